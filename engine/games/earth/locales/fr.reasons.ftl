# Why a hint is one, term by term of the judgement: { $worth } is “+3 points” or “−1 point”.

earth-reason-points = { $way ->
    [keeps] garde les points que vous avez
   *[other] { $later ->
        [1] { $worth } au score
       *[0] { $worth } au score, suites immédiates comprises
    }
}
earth-reason-leaves = { $way ->
    [keeps] garde les points de vos feuilles sur la faune
   *[other] { $worth } pour des feuilles sur la faune
}
earth-reason-soil = { $way ->
    [keeps] garde votre sol ({ $have ->
        [one] { $have } jeton
       *[other] { $have } jetons
    })
    [up] { $worth } pour { $count ->
        [one] { $count } jeton Sol
       *[other] { $count } jetons Sol
    } de plus
   *[other] { $worth } pour { $count ->
        [one] { $count } jeton Sol dépensé
       *[other] { $count } jetons Sol dépensés
    }
}
earth-reason-worth = { $way ->
    [keeps] garde de bonnes cartes en main pour la suite
   *[other] { $worth } pour ce que les cartes de votre main peuvent rapporter ensuite
}
earth-reason-green = { $way ->
    [keeps] garde vos capacités vertes
   *[other] { $worth } pour ce que les capacités vertes peuvent rapporter aux tours suivants
}
earth-reason-red = { $way ->
    [keeps] garde vos capacités rouges
   *[other] { $worth } pour ce que les capacités rouges peuvent rapporter aux tours suivants
}
earth-reason-blue = { $way ->
    [keeps] garde vos capacités bleues
   *[other] { $worth } pour ce que les capacités bleues peuvent rapporter aux tours suivants
}
earth-reason-yellow = { $way ->
    [keeps] garde vos capacités jaunes
   *[other] { $worth } pour ce que les capacités jaunes peuvent rapporter aux tours suivants
}
earth-reason-slots = { $way ->
    [keeps] garde de la place pour { $have ->
        [one] { $have } germe
       *[other] { $have } germes
    }
    [up] { $worth } : de la place pour { $count ->
        [one] { $count } germe
       *[other] { $count } germes
    } de plus
   *[other] { $worth } : moins de place pour des germes ensuite
}
earth-reason-trunks = { $way ->
    [keeps] garde de la place pour { $have ->
        [one] { $have } croissance
       *[other] { $have } croissances
    }
    [up] { $worth } : de la place pour { $count ->
        [one] { $count } croissance
       *[other] { $count } croissances
    } de plus
   *[other] { $worth } : moins de place pour la croissance ensuite
}
earth-reason-canopies = { $way ->
    [keeps] garde vos flores près de leur canopée
    [up] { $worth } : vos flores se rapprochent de leur canopée
   *[other] { $worth } : vos flores restent plus loin de leur canopée
}
earth-reason-cards = { $way ->
    [keeps] garde votre tableau aussi rempli
    [up] { $worth } pour { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de plus dans votre tableau
   *[other] { $worth } pour une carte qui quitte votre tableau
}
earth-reason-fauna = { $way ->
    [keeps] vous garde aussi près de la faune
    [up] { $worth } : vous vous rapprochez de la faune
   *[other] { $worth } : vous vous éloignez de la faune
}
earth-reason-rivals = { $way ->
    [up] { $worth } : les autres en ont moins
   *[other] { $worth } : les autres en ont plus
}
earth-reason-partner = { $way ->
    [keeps] garde ce qu’a votre partenaire
    [up] { $worth } pour votre partenaire
   *[other] { $worth } pour votre partenaire
}
earth-reason-rival = { $way ->
    [up] { $worth } : Gaïa en a moins
   *[other] { $worth } : Gaïa en a plus
}
