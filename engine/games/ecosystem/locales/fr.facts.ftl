## What was remarkable

ecosystem-fact-stream = { $seat } a le plus long ruisseau de la table : { $n } cartes.
ecosystem-fact-meadow = La plus vaste prairie s’étend chez { $seat } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
ecosystem-fact-wolves = La plus grande meute court chez { $seat } : { $n ->
    [one] { $n } loup
   *[other] { $n } loups
}.
ecosystem-fact-foxes = Nulle part les renards ne sont plus tranquilles que chez { $seat } : { $n } sans ours ni loup à côté.
ecosystem-fact-eagle = Chez { $seat }, un aigle voit de sa place { $n } lapins et truites.
ecosystem-fact-bear = Chez { $seat }, un ours a { $n } abeilles et truites juste à côté.
ecosystem-fact-bee = Chez { $seat }, une abeille a { $n } prairies juste à côté.
ecosystem-fact-swaps = Chez { $seat }, les lapins ont fait { $n ->
    [one] { $n } échange
   *[other] { $n } échanges
}.
ecosystem-fact-kind = { $seat } marque { $n } points avec un seul type de carte : { $card }.
ecosystem-fact-all = { $seat } marque des points avec chaque type de carte.
ecosystem-fact-poor = { $n } types de cartes ne rapportent rien à { $seat }.
