## What was remarkable

earth-fact-full = { $seat } a rempli les { $cards } places en { $n } tours.
earth-fact-compost = La terre la plus riche est chez { $seat } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de compost.
earth-fact-sprouts = L’île la plus verte est chez { $seat }, avec { $n ->
    [one] { $n } germe
   *[other] { $n } germes
}.
earth-fact-canopies = { $n ->
    [one] Chez { $seat }, { $n } plante a atteint sa pleine hauteur.
   *[other] Chez { $seat }, { $n } plantes ont atteint leur pleine hauteur.
}
earth-fact-events = { $seat } a joué { $n ->
    [one] { $n } événement
   *[other] { $n } événements
}, plus que quiconque.
earth-fact-fauna = { $n ->
    [one] { $n } animal est venu
   *[other] { $n } animaux sont venus
} vivre chez { $seat }, et nulle part ailleurs autant.
earth-fact-soil = À la fin, il restait { $n ->
    [one] { $n } jeton Sol
   *[other] { $n } jetons Sol
} à { $seat }.
earth-fact-planted = { $seat } a planté { $n } cartes, en comptant celles dont d’autres ont pris la place.
earth-fact-terrain = À elle seule, la carte { $card } a rapporté { $n ->
    [one] { $n } point
   *[other] { $n } points
} à { $seat }.
earth-fact-ecosystems = Les écosystèmes ont rapporté { $n ->
    [one] { $n } point
   *[other] { $n } points
} à { $seat }.
earth-fact-drew = { $seat } a pioché { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
