# Words on the pictures of Renature, and the pictures in words. In every message here $seat is a player’s name.

## On pictures

picture-renature-over = { $shared ->
    [one] Scores finaux
   *[other] Scores finaux : victoire partagée
}
picture-renature-tie = À { $points }, les tournesols départagent
picture-renature-flowers = Tournesols
picture-renature-running = Si c’était la fin
picture-renature-scene-nw = Vue agrandie : nord-ouest
picture-renature-scene-ne = Vue agrandie : nord-est
picture-renature-scene-sw = Vue agrandie : sud-ouest
picture-renature-scene-se = Vue agrandie : sud-est
picture-renature-plant = Valeur { $value }. Rapporte 1 point, plus 1 par plante de sa zone de valeur { $value } ou moins ; non plantée, coûte { $value } à la fin.
picture-renature-animal = Sur { $count } des 55 dominos. Se pose à côté de son pareil ou du joker, et partout où il y a de la place quand c’est le joker.

## Pictures in words; $seat is a player’s name

alt-renature-turn = C’est à { $seat }.
alt-renature-last = Dernier domino : { $domino } en { $first } et { $second }.
alt-renature-planted = Dernière plante : { $plant } en { $cell }.
alt-renature-joker = Le joker est { FORM($animal, "the") } ; { $count ->
    [0] aucun domino n’est encore posé.
    [one] { $count } domino se trouve dans la vallée.
   *[other] { $count } dominos se trouvent dans la vallée.
}
alt-renature-player = { $seat } : { $count ->
    [one] { $points } point
   *[other] { $points } points
}, { $clouds ->
    [one] { $clouds } nuage
   *[other] { $clouds } nuages
}, { $flowers ->
    [one] { $flowers } tournesol
   *[other] { $flowers } tournesols
}, { $hand ->
    [one] { $hand } domino
   *[other] { $hand } dominos
} en main et { $stock } dans la réserve.
alt-renature-strong = { $seat } { $value }
alt-renature-neutral = neutre { $value }
alt-renature-area = Zone { $area } ({ $main }/{ $second }) : { $strong }.
alt-renature-quarter = { $quarter ->
    [nw] Le nord-ouest de la vallée, de { $first } à { $last }.
    [ne] Le nord-est de la vallée, de { $first } à { $last }.
    [sw] Le sud-ouest de la vallée, de { $first } à { $last }.
   *[se] Le sud-est de la vallée, de { $first } à { $last }.
}
alt-renature-standing = Plantes à cet endroit : { $plants }.
alt-renature-no-standing = Aucune plante à cet endroit.
alt-renature-stands = { $cell } { $plant } ({ $seat })
alt-renature-stands-neutral = { $cell } { $plant }
alt-renature-lying = Dominos à cet endroit : { $dominoes }.
alt-renature-lies = { $domino } en { $first } et { $second }
alt-renature-all-plants = Toutes les plantes : { $plants }.
alt-renature-all-dominoes = Tous les dominos : { $dominoes }.
alt-renature-empties = Zones ouvertes sans plantes : { $areas }.
alt-renature-empty = { $area } ({ $main }/{ $second })
alt-renature-clouds = Nuages : { $clouds }.
alt-renature-clouds-on = { $count } en { $cell }
alt-renature-tie = À égalité de points, le plus de tournesols gagne.
alt-renature-left = { $count } × { $plant } ({ $value })
alt-renature-board = Plantes restantes : { $plants }.
alt-renature-bare = Aucune plante restante.
alt-renature-backs = Les tournesols rapportent { $points }.
alt-renature-hand = Vos dominos : { $dominoes }.
alt-renature-held = { $domino }
alt-renature-lettered = { $letter } { $domino }
alt-renature-no-hand = Vous n’avez pas de dominos.
alt-renature-place = { $letter } { $first }-{ $second }
alt-renature-at = { $domino } peut aller en { $places }.
alt-renature-free = Cases de ruisseau où l’un de vos dominos peut aller : { $cells }.
alt-renature-in = { $plant } peut pousser en { $cells }.
alt-renature-animal = Jokers possibles : { $animals }.
alt-renature-from = Plantes que vous pouvez reprendre : { $cells }.
alt-renature-card = { $name }.

## The title picture

renature-players = 2 à 4 joueurs
renature-minutes = 45 min
renature-designers = de Michael Kiesling et Wolfgang Kramer
renature-imprint = { renature-players } · { renature-minutes } · { renature-designers }
alt-renature-cover = Une vallée et ses ruisseaux ; des dominos d’animaux longent l’eau, et les plantes reviennent.
