# Words on the pictures of Ecosystem, and the pictures in words. In every message here $seat is a player’s name.

## Ecosystem: on the picture

picture-ecosystem-round = Manche { $round }
picture-ecosystem-alone = Rival à battre de { $margin }
picture-ecosystem-over = { $shared ->
    [one] Scores finaux
   *[other] Scores finaux : victoire partagée
}
# $ahead is by how many points the player is ahead of the rival or behind it.
picture-ecosystem-won = Gagné : +{ $ahead }, il fallait +{ $margin }
picture-ecosystem-lost = { $side ->
    [behind] Perdu : −{ $ahead }, il fallait +{ $margin }
   *[ahead] Perdu : +{ $ahead }, il fallait +{ $margin }
}
picture-ecosystem-tie = À { $points }, les lacunes départagent
picture-ecosystem-running = Score provisoire
picture-ecosystem-placed = { $count } / 20
picture-ecosystem-rival = Rival
picture-ecosystem-neutral = Pile neutre
picture-ecosystem-gaps = Lacunes
picture-ecosystem-variety = Biodiversité
picture-ecosystem-deck = { $count } sur { $total }
picture-ecosystem-how-bear = 2 points par abeille et par truite à côté de l’ours.
picture-ecosystem-how-bee = 3 points par prairie à côté de l’abeille.
picture-ecosystem-how-deer = 2 points par ligne et par colonne où vous avez un cerf.
picture-ecosystem-how-dragonfly = Pour chaque ruisseau à côté de la libellule : autant de points qu’il a de cartes.
picture-ecosystem-how-eagle = 2 points par lapin et par truite à un ou deux pas.
picture-ecosystem-how-fox = 3 points si ni ours ni loup n’est à côté du renard.
picture-ecosystem-how-meadow = Une prairie de 2 cartes jointes rapporte 3 points, de 3 cartes 6, de 4 cartes 10, de 5 ou plus 15 ; d’une seule, rien.
picture-ecosystem-how-rabbit = 1 point. En le posant, vous pouvez échanger deux cartes quelconques de votre grille.
picture-ecosystem-how-stream = Le plus long ruisseau de la table rapporte 8 points, le deuxième 5.
picture-ecosystem-how-trout = 2 points par ruisseau et par libellule à côté de la truite.
picture-ecosystem-how-wolf = Qui a le plus de loups à la table marque 12 points, la 2e place 8, la 3e 4.

## Ecosystem: in words

alt-ecosystem-table = { $step ->
    [one] Manche { $round }, { $step } carte posée sur 20.
   *[other] Manche { $round }, { $step } cartes posées sur 20.
}
alt-ecosystem-passing = { $round ->
    [1] Les mains passent à la place suivante.
   *[other] Les mains passent à la place précédente.
}
alt-ecosystem-ready = { $seat } a choisi.
alt-ecosystem-last = Dernière carte posée par { $seat } : { $card } en { $cell }.
alt-ecosystem-swapped = Puis { $one } et { $other } ont échangé leurs places.
# Alone.
alt-ecosystem-margin = { $outcome ->
    [won] Avance sur le rival : { $ahead } ; il fallait { $margin }.
    [behind] { $seat } a perdu : { $ahead } de retard sur le rival, quand il fallait { $margin } d’avance.
   *[ahead] { $seat } a perdu : { $ahead } d’avance sur le rival, quand il fallait { $margin }.
}
alt-ecosystem-tie = À égalité de points, le moins de lacunes gagne.
alt-ecosystem-race-wolf = Loups : { $runners }.
alt-ecosystem-race-stream = Plus longs ruisseaux : { $runners }.
alt-ecosystem-runner = { $points ->
    [0] { $seat } { $count }
   *[other] { $seat } { $count } (+{ $points })
}
alt-ecosystem-count = { $count } × { $card }
alt-ecosystem-grid = { $seat } a { $cards }.
alt-ecosystem-empty = { $seat } n’a pas encore de cartes.
alt-ecosystem-rival = Le rival a { $cards }.
alt-ecosystem-neutral = Pile neutre : { $cards }.
alt-ecosystem-cell = { $cell } { $card }
alt-ecosystem-seat = Grille – { $seat } : { $cards }.
alt-ecosystem-hand = Votre main : { $cards }.
alt-ecosystem-how = { $card } : { $how }
alt-ecosystem-no-hand = Votre main est vide.
alt-ecosystem-held = { $count ->
    [one] { $letter } { $card }
   *[other] { $letter } { $card } ×{ $count }
}
alt-ecosystem-at = Cases possibles pour { FORM($card, "the") } : { $cells }.
alt-ecosystem-swap = Cartes à échanger possibles : { $cells }.
alt-ecosystem-chosen = Vous avez choisi { FORM($card, "a") } en { $cell }.
alt-ecosystem-card = { $card }, dans ses trois images.

## The title picture

ecosystem-players = 1 à 6 joueurs
ecosystem-minutes = 20 min
ecosystem-designers = de Matt Simpson
ecosystem-imprint = { ecosystem-players } · { ecosystem-minutes } · { ecosystem-designers }
alt-ecosystem-cover = Un aigle devant le soleil bas ; cerf, ours, loup, renard et lapin sur une prairie de cartes traversée par un ruisseau.
