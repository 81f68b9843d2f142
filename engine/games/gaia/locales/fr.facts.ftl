## What was remarkable

gaia-fact-founded = { $seat } a fondé { $n ->
    [one] { $n } cité
   *[other] { $n } cités
}, plus que personne d’autre.
gaia-fact-claimed = { $seat } a remporté { $n ->
    [one] { $n } objectif
   *[other] { $n } objectifs
}, plus que personne d’autre.
gaia-fact-cast = { $seat } a fait appel aux pouvoirs { $n ->
    [one] { $n } fois
   *[other] { $n } fois
}.
gaia-fact-protected = { $seat } a contré un pouvoir { $n ->
    [one] { $n } fois
   *[other] { $n } fois
}.
gaia-fact-laid = { $seat } a posé { $n } paysages, plus que personne d’autre.
gaia-fact-fed = { $seat } a nourri des cités { $n ->
    [one] { $n } fois
   *[other] { $n } fois
}.
gaia-fact-gone = { $n ->
    [0] Aucune cité n’a disparu.
    [1] Une cité a disparu.
   *[other] { $n } cités ont disparu.
}
gaia-fact-turned = { $n ->
    [0] Aucun paysage ne s’est changé en un autre.
    [1] Un paysage s’est changé en un autre.
   *[other] { $n } fois, un paysage s’est changé en un autre.
}
gaia-fact-lands = Gaïa compte à la fin { $n } paysages.
gaia-fact-full = { $n ->
    [1] Une cité a des peuples à toutes ses places.
   *[other] { $n } cités ont des peuples à toutes leurs places.
}
gaia-fact-fast = Il a fallu { $n } tours à { $seat } pour gagner.
gaia-fact-left = Chez { $seat }, des peuples ont quitté leur cité { $n ->
    [one] { $n } fois
   *[other] { $n } fois
}.
