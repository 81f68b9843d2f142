# What whoever runs the bot reads, and what is said where somebody asks too much of it.

command-status = Comment va le bot : pour ses responsables
refused-status = Il faut être responsable de ce bot pour demander comment il va.
status-head = ## Thicket { $version }
status-uptime = En marche depuis { $time }.
status-matches = Parties en cours : **{ $running }**, tables ouvertes : **{ $lobbies }** ; en mémoire : { $live }.
status-owed = { $count ->
    [0] Tout ce qui devait être publié l’a été.
    [1] **Un** message reste à publier, depuis { $time }.
   *[other] **{ $count }** messages restent à publier, le plus ancien depuis { $time }.
}
status-lag = Dans la dernière minute, personne n’a attendu le programme lui-même plus de **{ $ms } ms**.
status-memory = Mémoire : { $megabytes } Mo, sans les processus qui dessinent et réfléchissent.
status-queues = À dessiner : { $drawing }, à réfléchir : { $thinking }.

refused-load-person = Cela fait beaucoup à la fois ; soufflez un peu et réessayez dans un instant. Rien n’a changé.
refused-load-server = Ce serveur demande beaucoup en ce moment ; réessayez dans un instant. Rien n’a changé.
refused-tables-person = { $count ->
    [1] Vous avez une table ouverte ; terminez-la ou fermez-la avant d’en ouvrir une autre.
   *[other] Vous avez { $count } tables ouvertes ; terminez ou fermez l’une d’elles avant d’en ouvrir une autre.
}
refused-tables-server = { $count ->
    [1] Ce serveur a une table ouverte ; terminez-la ou fermez-la avant d’en ouvrir une autre.
   *[other] Ce serveur a { $count } tables ouvertes ; terminez ou fermez l’une d’elles avant d’en ouvrir une autre.
}
