# What matches have left behind: /stats and /leaderboard.

command-stats = Parties, victoires, points par ligne, favoris et succès : les vôtres ou ceux de quelqu’un
command-stats-person = De qui ; de vous-même par défaut
command-stats-game = Quel jeu ; tous par défaut
command-leaderboard = Le niveau de jeu sur ce serveur : les cotes, d’après les parties qui comptaient
command-leaderboard-game = Quel jeu ; celui qu’on joue ici par défaut

stats-matches = Parties
stats-wins = Gagnées
stats-average = Moyenne
stats-best = Record
stats-lines = Points par ligne (moyenne · record)
stats-by-game = Gagnées, par jeu
stats-share = { $won } sur { $played }
stats-times = { $count }×
stats-title = { $name } · { $game }
stats-in-words = { $matches ->
    [1] Une partie terminée, { $won ->
        [0] pas gagnée
       *[other] gagnée
    }.
   *[other] { $matches } parties terminées, { $won } { $won ->
        [one] gagnée
       *[other] gagnées
    }.
}
stats-alone = { $count ->
    [1] L’une d’elles s’est jouée contre des bots seulement.
   *[other] { $count } d’entre elles se sont jouées contre des bots seulement.
}
stats-early = { $count ->
    [1] Une n’est pas allée jusqu’au bout et ne compte pas dans la suite.
   *[other] { $count } ne sont pas allées jusqu’au bout et ne comptent pas dans la suite.
}
stats-points = Points : { $average } en moyenne, { $best } au mieux.
stats-favourite = { $what } : { $things }
stats-thing = { $name } ({ $count })
stats-pace = Par partie : environ { $lasting } et { $moves } coups.
stats-pace-answers = Par partie : environ { $lasting } et { $moves } coups ; réponse d’ordinaire sous { $answer }.
stats-achievement = { $name } · { $how }
stats-achievements-none = Aucun succès encore, sur { $of } possibles.
stats-more = Pour en savoir plus sur un jeu : **/stats** avec *game*.
stats-rating = Cote sur ce serveur : au moins { $careful } ({ $mean } ± { $spread }).

reached-line = { $player } obtient pour la première fois : { $names }.

leaderboard-title = { $game } sur ce serveur
# Without the stroke it would be a list, which counts by itself: whoever comes 34th would read 21.
leaderboard-line = { $place }\. { $player } · **{ $careful }** ({ $mean } ± { $spread }) · { $matches ->
    [one] { $wins } sur { $matches } partie gagnée
   *[other] { $wins } sur { $matches } parties gagnées
}
leaderboard-more = et encore { $count }
leaderboard-note = Le premier nombre est le niveau minimum d’après les résultats ; tout le monde commence à 1 000. Comptent pour la cote les parties entre personnes, finies par celles qui les ont commencées, sans indices : ni avec des bots, ni en solo, ni amicales, ni arrêtées avant la fin, ni avec un remplacement. Abandonner, c’est perdre.

refused-stats-stranger = Je ne parle des parties de quelqu’un qu’aux personnes qui jouent sur le même serveur, ou qui ont déjà joué avec.
refused-stats-nobody = { $name } n’a pas encore terminé de partie ici.
refused-stats-none = Vous n’avez pas encore terminé de partie ; **/new** ouvre une table.
refused-stats-game = { $name } n’a pas encore terminé de partie ici à ce jeu : { $game }.
refused-stats-none-game = Vous n’avez pas encore terminé de partie à ce jeu : { $game } ; **/new** ouvre une table.
refused-leaderboard = Personne sur ce serveur n’a encore terminé de partie classée à ce jeu : { $game }. Une table compte pour la cote si seules des personnes y jouent, sauf si ses *Options* la disent amicale.
refused-leaderboard-guild = Un classement est celui d’un serveur : demandez-le là-bas.
