# Somebody's matches, as plots.

stats-every-game = Tous les jeux
stats-scores = { $count ->
    [one] Points de la seule partie
   *[other] Points des { $count } dernières parties ; disque plein : gagnée
}
stats-reached = Succès : { $count } sur { $of }

alt-stats = Statistiques : { $name }, { $game }.
alt-stats-fact = { $name } : { $value }.
alt-stats-scores = { $count ->
    [one] Une partie, avec { $high } points.
   *[other] Les { $count } dernières parties, dont { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, avec { $low } à { $high } points.
}
alt-stats-bars = { $title } : { $bars }.
alt-stats-bar = { $name } { $value }
