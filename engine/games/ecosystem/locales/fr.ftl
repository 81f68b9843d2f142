# Ecosystem.

ecosystem-title = Ecosystem
ecosystem-about = Choisissez animaux et paysages, posez-les là où ils prospèrent. 1 à 6 joueurs, environ 20 coups.
ecosystem-wins = { $seats ->
    [1] Après vingt cartes, on compte les points des grilles, et la variété compte aussi. Vous gagnez si vous devancez assez le rival : de 30, 50 ou 70 points, selon votre choix.
   *[other] Quand chaque grille a ses vingt cartes, on compte les points, et la variété compte aussi. Le meilleur score gagne.
}
# Alone, when the match is over. $ahead: points between the player and the rival.
ecosystem-outcome = { $way ->
    [won] Pour gagner, il fallait { $margin } points d’avance sur le rival ; l’avance est de { $ahead }.
    [behind] Pour gagner, il fallait { $margin } points d’avance sur le rival ; le retard est de { $ahead }.
   *[ahead] Pour gagner, il fallait { $margin } points d’avance sur le rival ; l’avance n’est que de { $ahead }.
}
ecosystem-mood = Choix vifs et calmes, entre chien et loup

## Cards

ecosystem-bear = Ours
    .gender = m
    .plural = ours
    .the = l’ours
    .of = de l’ours
    .a = un ours
    .to = à l’ours
ecosystem-bee = Abeille
    .gender = f
    .plural = abeilles
    .the = l’abeille
    .of = de l’abeille
    .a = une abeille
    .to = à l’abeille
ecosystem-meadow = Prairie
    .gender = f
    .plural = prairies
    .the = la prairie
    .of = de la prairie
    .a = une prairie
    .to = à la prairie
ecosystem-trout = Truite
    .gender = f
    .plural = truites
    .the = la truite
    .of = de la truite
    .a = une truite
    .to = à la truite
ecosystem-eagle = Aigle
    .gender = m
    .plural = aigles
    .the = l’aigle
    .of = de l’aigle
    .a = un aigle
    .to = à l’aigle
ecosystem-rabbit = Lapin
    .gender = m
    .plural = lapins
    .the = le lapin
    .of = du lapin
    .a = un lapin
    .to = au lapin
ecosystem-dragonfly = Libellule
    .gender = f
    .plural = libellules
    .the = la libellule
    .of = de la libellule
    .a = une libellule
    .to = à la libellule
ecosystem-fox = Renard
    .gender = m
    .plural = renards
    .the = le renard
    .of = du renard
    .a = un renard
    .to = au renard
ecosystem-deer = Cerf
    .gender = m
    .plural = cerfs
    .the = le cerf
    .of = du cerf
    .a = un cerf
    .to = au cerf
ecosystem-stream = Ruisseau
    .gender = m
    .plural = ruisseaux
    .the = le ruisseau
    .of = du ruisseau
    .a = un ruisseau
    .to = au ruisseau
ecosystem-wolf = Loup
    .gender = m
    .plural = loups
    .the = le loup
    .of = du loup
    .a = un loup
    .to = au loup

## Questions

ecosystem-ask-card = { $to ->
    [seat] Quelle carte gardez-vous ? { $next_seat } reçoit le reste de cette main.
    [third] Quelle carte gardez-vous ? Le reste devient la troisième main, qui alimente la pile neutre.
   *[nobody] Quelle carte posez-vous ?
}
ecosystem-ask-at = Où posez-vous { FORM($piece, "the") } ?
ecosystem-ask-swap = Votre lapin va en { $cell }. Vous pouvez maintenant échanger deux cartes de votre grille : quelle est la première ?
ecosystem-ask-with = { $card } en { $about } : avec quelle carte faire l’échange ?
ecosystem-ask-discard = Quelle carte donnez-vous au rival ?

# Why somebody is needed: after a name and a dash, for everyone to read.
ecosystem-call-choose = { $cells ->
    [one] carte { $turn } sur { $turns } à choisir
   *[other] carte { $turn } sur { $turns } à choisir, avec sa case
}
ecosystem-call-give = tour { $turn } sur { $turns } : une carte à donner au rival

ecosystem-word-stay = Ne rien échanger

ecosystem-ahead-cell = choisir sa case
ecosystem-ahead-goes = { $laid ->
    [0] elle ouvre votre grille, sur la case appelée { $cell }
   *[other] elle va en { $cell }, la seule case possible
}
ecosystem-ahead-swap = échanger deux cartes, si vous voulez
ecosystem-ahead-show = quand tout le monde a choisi, toutes les cartes sont révélées
ecosystem-ahead-give = donner une carte au rival
ecosystem-ahead-draw = { $count ->
    [1] piocher une carte
   *[other] piocher { $count } cartes
}

# What would be thrown away.
ecosystem-waste-cell = { $points ->
    [one] Dans l’état actuel des grilles, cette case vous coûte { $points } point ({ $parts }) ; { $cell } rapporterait { $best }.
   *[other] Dans l’état actuel des grilles, cette case vous coûte { $points } points ({ $parts }) ; { $cell } rapporterait { $best }.
}
ecosystem-waste-swap = Dans l’état actuel des grilles, lapin et échange rapportent ensemble { $points } ; sans échange, le lapin rapporte { $alone }.

# Why a cell is not offered: what follows its name and a colon.
ecosystem-barred-corner = la carte ne toucherait les vôtres que par un coin
ecosystem-barred-wide = votre grille aurait plus de cinq colonnes
ecosystem-barred-high = votre grille aurait plus de quatre lignes

# What a choice would change in the score sheet; short, because it stands on buttons and in menus.
ecosystem-hint-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
    .brief = { $race ->
        [0] +{ $points }
       *[other] +{ $points } à ce stade
    }
ecosystem-hint-loss = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
    .brief = −{ $points }
ecosystem-hint-gain-parts = { $points ->
    [0] ±0 point ({ $parts })
    [one] +{ $points } point ({ $parts })
   *[other] +{ $points } points ({ $parts })
}
    .brief = { $points ->
        [0] ±0
       *[other] { $race ->
            [0] +{ $points }
           *[other] +{ $points } à ce stade
        }
    }
ecosystem-hint-loss-parts = { $points ->
    [one] −{ $points } point ({ $parts })
   *[other] −{ $points } points ({ $parts })
}
    .brief = −{ $points }
ecosystem-hint-none = aucun changement
    .brief = ±0
ecosystem-hint-best = { $why ->
    [0] au mieux { $points }, en { $cell }
   *[other] au mieux { $points }, en { $cell } ({ $parts })
}
    .brief = { $race ->
        [0] max. { $points }
       *[other] max. { $points } à ce stade
    }
ecosystem-hint-only = { $points } ({ $parts })
    .brief = { $race ->
        [0] { $points }
       *[other] { $points } à ce stade
    }
ecosystem-hint-everywhere = { $swaps ->
    [0] { $points } partout ({ $parts })
   *[other] { $points } partout ({ $parts }), et vous pouvez échanger deux cartes
}
    .brief = { $swaps ->
        [0] { $race ->
            [0] { $points }
           *[other] { $points } à ce stade
        }
       *[other] { $points }, échange
    }
ecosystem-hint-later = { $card ->
    [bear] pas encore de points, faute d’abeilles ou de truites à côté
    [bee] pas encore de points, faute de prairies à côté
    [meadow] pas encore de points, faute d’une prairie plus grande
    [trout] pas encore de points, faute de ruisseaux ou de libellules à côté
    [eagle] pas encore de points, faute de lapins ou de truites à deux pas au plus
    [dragonfly] pas encore de points, faute de ruisseau à côté
    [fox] pas de points, à cause d’un ours ou d’un loup à côté
    [deer] pas encore de points, faute d’une ligne ou d’une colonne encore sans cerf
    [stream] pas encore de points, car seuls les plus longs ruisseaux en rapportent, à la fin
    [wolf] pas encore de points, car seuls les plus grands nombres de loups en rapportent, à la fin
   *[other] pas encore de points
}
    .brief = ±0
ecosystem-hint-rabbit = { $why ->
    [0] au mieux { $points }, en { $cell }, et vous pouvez échanger deux cartes
   *[other] au mieux { $points }, en { $cell } ({ $parts }), et vous pouvez échanger deux cartes
}
    .brief = max. { $points }, échange
ecosystem-hint-first = { $card }, au mieux { $points }
    .brief = { $card } { $points }
ecosystem-hint-first-vain = { $card }, pas mieux que de ne rien échanger
    .brief = { $card }
ecosystem-hint-swap = { $card }, { $then }
    .brief = { $card } { $then }
ecosystem-hint-given = { $why ->
    [0] rival { $rival }
   *[other] rival { $rival } ({ $parts })
}{ $both ->
    [0] { "" }
   *[other] , vous { $own } ({ $losses })
}
    .brief = { $both ->
        [0] rival { $rival }
       *[other] rival { $rival }, vous { $own }
    }
ecosystem-part = { $line } { $points }
# What the points of a card’s own line are for; $place is how many a stream or a wolf has now.
ecosystem-cause-bear = pour les abeilles et les truites à côté
ecosystem-cause-bee = pour les prairies à côté
ecosystem-cause-meadow = pour une prairie plus grande
ecosystem-cause-trout = pour les ruisseaux et les libellules à côté
ecosystem-cause-eagle = pour les lapins et les truites à deux pas au plus
ecosystem-cause-rabbit = pour le lapin lui-même
ecosystem-cause-dragonfly = pour les cartes de chaque ruisseau à côté
ecosystem-cause-fox = ni ours ni loup à côté
ecosystem-cause-deer = pour les lignes et colonnes encore sans cerf
ecosystem-cause-stream = { $place ->
    [8] le plus long ruisseau jusqu’ici
   *[other] le deuxième plus long ruisseau jusqu’ici
}
ecosystem-cause-wolf = { $place ->
    [12] première place pour les loups jusqu’ici
    [8] deuxième place pour les loups jusqu’ici
   *[other] troisième place pour les loups jusqu’ici
}
# The steps of an idea: the two cards that a rabbit moves are one step, told with the second of them.
ecosystem-step-swap = { $kind ->
    [cell] { "" }
   *[other] { $what }
}
ecosystem-step-with = Échanger { $about } et { $what }
# Beside a hint: what shows more than what a strong bot would do. $kind is what makes the figure larger.
ecosystem-tempting = { $kind ->
    [stream] { $card } en { $cell } affiche davantage ({ $points }), mais grâce à la course au plus long ruisseau : elle ne compte qu’à la fin, et { $alone ->
        [1] le rival peut
       *[0] d’autres peuvent
    } encore vous dépasser.
    [wolf] { $card } en { $cell } affiche davantage ({ $points }), mais grâce à la course au plus grand nombre de loups : elle ne compte qu’à la fin, et { $alone ->
        [1] le rival peut
       *[0] d’autres peuvent
    } encore vous dépasser.
    [variety] { $card } en { $cell } affiche davantage ({ $points }), mais grâce à la biodiversité : elle ne compte qu’à la fin, et d’autres cartes peuvent encore l’apporter.
   *[other] { $card } en { $cell } affiche davantage ({ $points }). Ce chiffre compte ce qui est posé maintenant ; un indice compte aussi ce qui peut encore venir, pour vous et pour { $alone ->
        [1] le rival
       *[0] les autres
    }.
}
ecosystem-shortcut = { $card } → { $cell } : { $points }
ecosystem-shortcut-swap = { $one } { $first } ⇄ { $other } { $second } : { $points }
ecosystem-plus = { $points ->
    [0] ±0
   *[other] +{ $points }
}
ecosystem-minus = −{ $points }
ecosystem-variety = Biodiversité

## What an answer may bring about at once, and what then only the table can take back

ecosystem-shows-placed = la révélation de toutes les cartes
ecosystem-shows-swapped = la révélation de toutes les cartes
ecosystem-shows-neutral = le tirage d’une carte pour la pile neutre
ecosystem-shows-drew = le tirage d’une carte
ecosystem-shows-round = la distribution d’une nouvelle main
ecosystem-shows-round-of-two = la distribution d’une nouvelle main
ecosystem-shows-over = la fin de la partie

## What happened

ecosystem-event-round = { $number ->
    [1] La manche 1 commence, avec dix cartes par main. Après chaque choix, les mains passent à la place suivante.
   *[other] La manche { $number } commence, avec dix cartes par main. Après chaque choix, les mains passent à la place précédente.
}
ecosystem-event-round-of-two = La manche { $number } commence, avec dix cartes par main, et dix pour une troisième main que personne ne tient. Après chaque choix, celle-ci donne une carte au hasard à la pile neutre ; puis { $one_seat } passe sa main à { $other_seat }, { $other_seat } laisse la sienne comme troisième main, et { $one_seat } reçoit l’ancienne troisième main.
ecosystem-event-chosen = { $player } a choisi.
ecosystem-event-chosen-known = { $player } a choisi { FORM($card, "a") } pour { $cell }.
# In logs of earlier versions.
ecosystem-event-reopened = { $player } choisit à nouveau.
ecosystem-event-placed = { $player } pose { FORM($card, "a") } en { $cell }.
ecosystem-event-swapped = { $player } pose { FORM($card, "a") } en { $cell }, puis échange { $one } et { $other }.
ecosystem-event-neutral = La pile neutre reçoit { FORM($card, "a") }.
ecosystem-event-given = { $player } donne { FORM($card, "a") } au rival.
ecosystem-event-drew = { $count ->
    [1] { $player } pioche une carte.
   *[other] La ligne du rival est complète : { $player } pioche { $count } cartes.
}
ecosystem-event-drew-known = { $count ->
    [1] { $player } pioche { FORM($cards, "a") }.
   *[other] La ligne du rival est complète : { $player } pioche { FORM($cards, "a") }.
}
ecosystem-event-over = Toutes les grilles sont complètes.

## Score sheet

ecosystem-biodiversity = { $gaps ->
    [one] Biodiversité ({ $gaps } lacune)
   *[other] Biodiversité ({ $gaps } lacunes)
}

## Setting up and typing

ecosystem-setting-level = Rival
ecosystem-setting-level-easy = Facile : avance de 30
ecosystem-setting-level-medium = Moyen : avance de 50
ecosystem-setting-level-hard = Difficile : avance de 70

ecosystem-verb-place = Choisir une carte et sa case
ecosystem-verb-give = En solo : donner une carte au rival
ecosystem-param-card = Une carte de votre main
ecosystem-param-at = La case où elle va, par exemple D4
ecosystem-param-swap = Lapin : la première des deux cartes à échanger
ecosystem-param-with = Lapin : la seconde des deux cartes
ecosystem-param-discard = La carte que reçoit le rival

ecosystem-help-deck = Le nombre de cartes de chaque type vient de comptages faits par des joueurs, pas d’une liste officielle.
ecosystem-help-ties = Règle maison : à égalité de points, le moins de lacunes gagne ; sinon, la victoire est partagée.
ecosystem-help-hints = Ce qu’une carte rapporterait se compte dans l’état actuel de toutes les grilles, places pour les ruisseaux et les loups comprises ; ce que d’autres choisissent en même temps peut le changer.

ecosystem-rival = Le rival
