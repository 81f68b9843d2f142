## What a match leaves behind

thread-won = { $count ->
    [one] { $match } · { $people } a gagné
   *[other] { $match } · { $people } ont gagné
}
thread-lost = { $match } · partie perdue
fact-close = { $n ->
    [0] { $seat } et { $second_seat } finissent à égalité de points ; le départage a tranché.
    [1] Entre { $seat } et { $second_seat }, l’écart n’est que d’un point.
   *[other] Entre { $seat } et { $second_seat }, l’écart n’est que de { $n } points.
}
fact-clear = { $seat } gagne avec { $n } points d’avance.

## The analysis of a match

button-replay = Revoir
button-analyse = Analyser
command-analyse = Une partie terminée : qui menait, à quel moment, et quels coups ont tout changé
command-analyse-match = Quelle partie ; la dernière de ce salon par défaut
analysis-title = { $match } : qui menait, et quand
analysis-progress = Un bot de niveau difficile parcourt la partie : { $part } %. Les parties en cours passent d’abord.
analysis-stopped = Un bot de niveau difficile a parcouru { $part } % de la partie.
analysis-later = Cela prend plus de temps qu’une réponse ne peut attendre ici. L’analyse continue ; redemandez-la dans un moment avec /analyse.
analysis-turning = **Les coups qui ont le plus changé la partie**
analysis-even = Aucun coup ne se détache : personne n’a lâché grand-chose.
analysis-move = { $turn ->
    [0] · avant le premier tour, { $player } : { $played }. Mieux : { $better } (chances de victoire : { $other } % au lieu de { $chance } %)
   *[other] · tour { $turn }, { $player } : { $played }. Mieux : { $better } (chances de victoire : { $other } % au lieu de { $chance } %)
}
analysis-move-kept = { $turn ->
    [0] · avant le premier tour, { $player } : { $played }. Mieux : { $better } (chances de victoire : +{ $gain } sur cent)
   *[other] · tour { $turn }, { $player } : { $played }. Mieux : { $better } (chances de victoire : +{ $gain } sur cent)
}
analysis-best = **Meilleurs coups**
analysis-best-move = { $turn ->
    [0] { $player }, avant le premier tour : { $played } (chances de victoire : { $chance } % ; avec le meilleur autre choix apparent, { $other } %)
   *[other] { $player }, tour { $turn } : { $played } (chances de victoire : { $chance } % ; avec le meilleur autre choix apparent, { $other } %)
}
analysis-best-kept = { $turn ->
    [0] { $player }, avant le premier tour : { $played } (chances de victoire : +{ $gain } sur cent par rapport au meilleur autre choix apparent)
   *[other] { $player }, tour { $turn } : { $played } (chances de victoire : +{ $gain } sur cent par rapport au meilleur autre choix apparent)
}
analysis-best-even = { $turn ->
    [0] { $player }, avant le premier tour : { $played } (aussi bien que tout autre choix possible)
   *[other] { $player }, tour { $turn } : { $played } (aussi bien que tout autre choix possible)
}
analysis-how = Pour dire qui menait, un bot de niveau difficile juge d’un coup d’œil toute la situation. Pour les coups, il a rejoué de nombreuses fois la suite de la partie, d’après ce qu’on pouvait savoir à cette place : leurs chances peuvent donc différer de la courbe.
refused-analysis-running = Cette partie n’est pas terminée : on pourra l’analyser quand elle le sera.
refused-analysis-closed = Cette partie a été fermée avant la fin : il n’y a rien à analyser.
refused-analysis-empty = Personne n’a joué dans cette partie : il n’y a rien à analyser.
refused-analysis-rules = Cette partie suivait des règles plus anciennes ; avec celles d’aujourd’hui, elle prendrait un autre cours, et on ne peut donc pas l’analyser.
refused-analysis-unknown = Aucun bot ne sait ce qui est bon dans ce jeu : on ne peut donc pas l’analyser.
fault-analysis = L’analyse a dû s’arrêter ; redemandez-la dans un moment, et elle reprendra où elle en était. ({ $id })
