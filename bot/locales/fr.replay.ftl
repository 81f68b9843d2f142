## Looking back at a match
command-replay = Revoir une partie image par image, ou la recevoir en film
command-replay-match = Quelle partie ; celle de ce salon par défaut
command-replay-turn = Le tour par lequel commencer
replay-choice = { $match } · { $people }
replay-choice-over = { $match } · { $people } · terminée
replay-title = ### { $match } · { $where }
    -# Image { $place } sur { $places }
replay-turn = { $count ->
    [one] tour { $turn } sur { $turns }
   *[other] tours { $first } à { $turn } sur { $turns }
}
replay-begins = le début
replay-before = avant le premier tour
replay-first = Début
replay-back = Précédent
replay-next = Suivant
replay-last = Fin
replay-mine = Mes coups
replay-all = Tous les coups
replay-jump = Aller à un tour
replay-which = Quel tour, de 0 à { $turns } ?
replay-film = En film
replay-ends = Les règles ont changé depuis cette partie : à partir d’ici, elle prendrait un autre cours. La rediffusion s’arrête donc là.

film-drawing = { $done ->
    [0] Le film se dessine : { $count } images, cela prend un moment…
   *[other] Le film se dessine : { $done } images sur { $count }…
}
film-later = Cela prend plus de temps qu’une réponse ne peut attendre ici. Le dessin continue ; redemandez le film dans un moment.
film-turn = { $count ->
    [one] Tour { $turn } sur { $turns }
   *[other] Tours { $first } à { $turn } sur { $turns }
}
film-begins = Le début
film-before = Avant le tour 1
film-title = { $match } en film
film-fewer = { $frames } images sur { $of } : toutes ensemble, elles dépassent ce qu’on peut envoyer ici.
film-ends = Les règles ont changé depuis cette partie : le film s’arrête là où elle prendrait un autre cours.
film-alt = { $frames ->
    [one] La partie { $match } en film : la situation après chaque coup, { $frames } image.
   *[other] La partie { $match } en film : la situation après chaque coup, { $frames } images.
}
film-post = Publier pour tout le monde

refused-which-match = Aucune partie n’a été jouée ici. Dites laquelle : **{ $command }**
refused-no-such-match = Aucune partie commencée ne répond à « { $given } ». **/games** donne la liste des vôtres, avec leurs numéros.
refused-match-elsewhere = Cette partie se joue ailleurs : on ne peut la voir que là où elle se joue, ou en message privé si l’on y joue.
refused-replay-rules = Les règles ont tant changé depuis cette partie qu’on ne peut plus la revoir.
refused-turn = Il n’y a pas de tour « { $given } » : les tours vont de 0 à { $turns }.
refused-film = Il ne s’est encore rien passé qu’un film puisse montrer.
