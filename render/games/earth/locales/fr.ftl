# Words on Earth's pictures, and its pictures in words. In every message here $seat is a player's name.

## On the picture

picture-earth-scene-gaia = Plateau de Gaïa
picture-earth-scene-team = Le côté de l’équipe
picture-earth-setup = Mise en place
picture-earth-turn = Tour { $turn }
picture-earth-last = Dernière manche
picture-earth-over = { $shared ->
    [0] Score final
    [one] Score final
   *[other] Score final : victoire partagée
}
picture-earth-alone = { $by ->
    [0] { $won ->
        [0] Perdu
       *[other] Gagné
    }
   *[other] { $won ->
        [0] Perdu de { $by }
       *[other] Gagné de { $by }
    }
}
picture-earth-teams = Gagné de { $by } : { $most } à { $least }
picture-earth-team-total = Ensemble
picture-earth-tie = { $by ->
    [soil] Égalité à { $points } : le sol départage
    [hand] Égalité à { $points } : la main départage
    [growth] Égalité à { $points } : la croissance départage
    [sprouts] Égalité à { $points } : les germes départagent
   *[compost] Égalité à { $points } : le compost départage
}
picture-earth-tie-soil = Sol
picture-earth-tie-hand = Cartes en main
picture-earth-tie-growth = Pions Croissance
picture-earth-tie-sprouts = Germes posés
picture-earth-tie-compost = Cartes au compost
picture-earth-running = Score provisoire
picture-earth-gaia = Gaïa
picture-earth-active = { $player } : { $action }
picture-earth-gaia-level = Gaïa, { $level }
picture-earth-level-easy = facile
picture-earth-level-medium = moyen
picture-earth-level-hard = difficile
picture-earth-level-expert = expert
picture-earth-no-hand = La main est vide.
picture-earth-partner = Main : { $seat }
picture-earth-partner-part = Main : { $seat }, cartes { $first } à { $last } sur { $whole }
picture-earth-hand-part = Cartes { $first } à { $last } sur { $whole }
picture-earth-scene-hand = Ma main, page { $page }

## In words

alt-earth-tie = { $by ->
    [soil] À égalité de points, le plus de sol l’emporte.
    [hand] À égalité de points et de sol, le plus de cartes en main l’emporte.
    [growth] À égalité de points, de sol et de cartes en main, le plus de pions Croissance l’emporte.
    [sprouts] À égalité de points, de sol, de cartes en main et de pions Croissance, le plus de germes l’emporte.
   *[compost] À égalité de points, de sol, de cartes en main, de pions Croissance et de germes, le plus de compost l’emporte.
}
alt-earth-apart = { $ahead ->
    [0] Gaïa a { $by ->
        [one] { $by } point
       *[other] { $by } points
    } d’avance.
   *[other] { $by ->
        [one] { $by } point
       *[other] { $by } points
    } d’avance sur Gaïa.
}
# $one and $other are the names of two partners.
alt-earth-together = { $one_seat } et { $other_seat } ont { $points } points ensemble.
alt-earth-choosing = { $seat } choisit une action.
alt-earth-action = { $seat } a choisi { $action }.
alt-earth-planted = { $seat } a planté { $plots }.
alt-earth-holds = { $seat } : cartes { $cards } sur { $size }, { $soil ->
    [one] { $soil } jeton Sol
   *[other] { $soil } jetons Sol
}, { $sprouts ->
    [one] { $sprouts } germe
   *[other] { $sprouts } germes
}, { $growth ->
    [one] { $growth } pion Croissance
   *[other] { $growth } pions Croissance
}, { $compost } au compost, { $hand } en main, événements : { $events }.
alt-earth-fauna = Faune, { $fauna } : { $goal }.
alt-earth-leaf = { $seat } a une feuille à côté de la carte { $fauna }, { $points } points.
alt-earth-shared = { $card } : { $what }.
alt-earth-row = { $seat }, ligne { $row } : { $plots }.
alt-earth-part = { $seat }, partie du tableau, de { $first } à { $last }.
alt-earth-does = { $plot } : { $what }.
alt-earth-nothing = rien de particulier
alt-earth-changed = Changements au dernier tour, { $seat } : { $changes }.
alt-earth-changed-soil = sol { $n }
alt-earth-changed-sprout = germes { $n }
alt-earth-changed-growth = croissance { $n }
alt-earth-changed-compost = compost { $n }
alt-earth-changed-hand = main { $n }
alt-earth-changed-event = événements { $n }
alt-earth-plot = { $cell } { $card } (germes { $sprouts }/{ $slots }, croissance { $growth }/{ $trunks })
alt-earth-land = { $cell } { $card }
alt-earth-hidden = { $cell } face cachée
alt-earth-events = Événements : { $cards }.
alt-earth-hand = Cartes { $first } à { $last } sur { $whole } en main.
alt-earth-partner = Cartes { $first } à { $last } sur { $whole } dans la main : { $seat }.
alt-earth-held = { $card }, { $cost ->
    [-1] un événement : { $what }.
    [one] { $cost } jeton Sol : { $what }.
   *[other] { $cost } jetons Sol : { $what }.
}
alt-earth-held-choice = { $letter } { $card }, { $cost ->
    [-1] un événement : { $what }.
    [one] { $cost } jeton Sol : { $what }.
   *[other] { $cost } jetons Sol : { $what }.
}
alt-earth-idle = Pas maintenant : { $card } ({ $why }) : { $what }.
alt-earth-side-choice = { $letter } { $card } : { $what }.
alt-earth-marked = { $letter } { $plot }
alt-earth-outlook = { $option } : { $what }
alt-earth-offered = Au choix : { $cards }.
alt-earth-at = La carte { $card } peut aller en { $cells }.
alt-earth-gaia = Gaïa : { $soil ->
    [one] { $soil } jeton Sol
   *[other] { $soil } jetons Sol
}, { $sprouts ->
    [one] { $sprouts } germe
   *[other] { $sprouts } germes
}, { $growth ->
    [one] { $growth } pion Croissance
   *[other] { $growth } pions Croissance
}, { $compost } au compost, { $cards ->
    [one] { $cards } carte Terre
   *[other] { $cards } cartes Terre
}, { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans sa pioche.
alt-earth-gaia-card = Sa carte : { $card }.
alt-earth-gaia-leaf = Gaïa a une feuille à côté de la carte { $fauna }, { $points } points.
alt-earth-team = Entre les places { $one } et { $other } : { $soil ->
    [one] { $soil } jeton Sol
   *[other] { $soil } jetons Sol
}, { $sprouts ->
    [one] { $sprouts } germe
   *[other] { $sprouts } germes
}, { $growth ->
    [one] { $growth } pion Croissance
   *[other] { $growth } pions Croissance
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $compost } au compost.
alt-earth-card = { $card }, { $kind }.
alt-earth-cost = Coûte { $cost } en sol, vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
alt-earth-points = Vaut { $minus ->
    [0] { "" }
   *[other] −
}{ $points ->
    [one] { $points } point
   *[other] { $points } points
}.
alt-earth-types = { $count ->
    [one] Type : { $types }.
   *[other] Types : { $types }.
}
alt-earth-habitats = { $count ->
    [one] Habitat : { $habitats }.
   *[other] Habitats : { $habitats }.
}
alt-earth-tags = { $count ->
    [one] Repère du nom : { $tags }.
   *[other] Repères du nom : { $tags }.
}
alt-earth-places = { $slots ->
    [0] Aucun emplacement Germe
    [one] { $slots } emplacement Germe
   *[other] { $slots } emplacements Germe
}, { $trunks ->
    [0] pas d’emplacement Croissance.
   *[other] croissance maximum { $trunks } ; sa canopée vaut { $canopy ->
        [one] { $canopy } point
       *[other] { $canopy } points
    }.
}
alt-earth-kind-flora = flore
alt-earth-kind-terrain = terrain
alt-earth-kind-event = événement
alt-earth-kind-island = île
alt-earth-kind-climate = climat
alt-earth-kind-ecosystem = écosystème
alt-earth-kind-fauna = faune
alt-earth-kind-gaia = une carte de Gaïa

## The title picture

earth-players = 1 à 5 joueurs
earth-minutes = 60 min
earth-designers = de Maxime Tardif
earth-imprint = { earth-players } · { earth-minutes } · { earth-designers }
alt-earth-cover = Une île en quatre terrasses, de la neige au rivage, couverte d’arbres, de fleurs et de champignons.
