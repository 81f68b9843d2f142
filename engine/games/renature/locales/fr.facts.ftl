## What was remarkable

renature-fact-areas = { $seat } a eu la majorité dans { $n } zones, plus que personne d’autre.
renature-fact-again = { $seat } a joué { $n ->
    [one] { $n } tour de plus que les autres, payé
   *[other] { $n } tours de plus que les autres, payés
} en nuages.
renature-fact-returned = { $seat } a repris { $n ->
    [one] { $n } plante
   *[other] { $n } plantes
} pour { $n ->
    [one] la
   *[other] les
} replanter ailleurs.
renature-fact-joker = { $seat } a changé le joker { $n ->
    [one] { $n } fois
   *[other] { $n } fois
}.
renature-fact-plants = Rien qu’en plantant, { $seat } a marqué { $n } points.
renature-fact-clouds = { $seat } a gardé des nuages pour { $n } points.
renature-fact-even = { $n ->
    [0] Dans aucune zone deux couleurs ne se sont annulées.
    [1] Dans une zone, deux couleurs à égalité se sont annulées.
   *[other] Dans { $n } zones, deux couleurs à égalité se sont annulées.
}
renature-fact-bare = { $n ->
    [0] Chaque zone a rapporté quelque chose à quelqu’un.
    [1] Une zone n’a rien rapporté à personne.
   *[other] { $n } zones n’ont rien rapporté à personne.
}
renature-fact-area = La zone la plus précieuse était { $area } : { $n } points pour { $seat }.
renature-fact-plant = { $seat } a planté { $plant } en { $cell } pour { $n } points d’un coup.
renature-fact-all = { $seat } a planté tout ce qu’il y avait à planter.
