# Cities by the names that their cards have; those of a host’s own cards stay as they are.

gaia-name = { $name ->
    [Millbrook] Rieumoulin
    [Greenacre] Vertchamp
    [Sandgate] Portesable
    [Larkfield] Valouette
    [Fernhollow] Valfougère
    [Oakhaven] Havrechêne
    [Pinewatch] Guettepin
    [Drywell] Puits-Sec
    [Saltroad] Routesel
    [Dunmoor] Landebrune
    [Palmrest] Bellepalme
    [Highcrag] Hauteroche
    [Stonebridge] Pontpierre
    [Reedwater] Roseleau
    [Mirefold] Closmarais
    [Crossways] Quatrevoies
    [Fairmarket] Beaumarché
    [Waymeet] Croisevoie
   *[other] { $name }
}
