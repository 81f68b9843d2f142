# Why a hint is one, term by term of the judgement: { $worth } is “+3 points” or “−1 point”.

renature-reason-points = { $way ->
    [keeps] garde les points marqués
   *[other] { $later ->
        [1] { $worth } pour plantations et zones
       *[0] { $worth } tout de suite
    }
}
renature-reason-clouds = { $way ->
    [keeps] { $have ->
        [one] garde votre nuage
       *[other] garde vos { $have } nuages
    }
    [up] { $count ->
        [one] { $worth } pour un nuage de plus
       *[other] { $worth } pour { $count } nuages de plus
    }
   *[other] { $count ->
        [one] { $worth } pour un nuage de moins
       *[other] { $worth } pour { $count } nuages de moins
    }
}
renature-reason-backs = { $way ->
    [keeps] garde vos jetons Tournesol
   *[other] { $worth } que peut rapporter un jeton Tournesol à la fin
}
renature-reason-areas = { $way ->
    [keeps] garde ce que vos zones peuvent rapporter
   *[other] { $worth } pour des zones que vous pouvez remporter
}
renature-reason-seeds = { $way ->
    [keeps] garde vos plantes pour plus tard
    [up] { $count ->
        [one] { $worth } pour une plante que vous pourrez replanter
       *[other] { $worth } pour { $count } plantes que vous pourrez replanter
    }
   *[other] { $count ->
        [one] { $worth } pour une plante qui manquera aux tours suivants
       *[other] { $worth } pour { $count } plantes qui manqueront aux tours suivants
    }
}
renature-reason-tall = { $way ->
    [keeps] garde vos plantes de plus grande valeur pour plus tard
    [up] { $worth } pour des plantes de grande valeur de nouveau disponibles
   *[other] { $worth } pour des plantes de grande valeur qui manqueront aux tours suivants
}
renature-reason-rest = { $way ->
    [up] { $worth } : il restera moins de plantes à la fin
    [keeps] laisse moins de plantes à la fin
   *[other] { $worth } : il restera plus de plantes à la fin
}
renature-reason-turns = { $way ->
    [up] { $worth } pour un tour supplémentaire
    [keeps] garde vos tours
   *[other] { $worth } pour un tour de moins
}
renature-reason-rivals = { $way ->
    [up] { $worth } : ce choix laisse moins aux autres
   *[other] { $worth } : ce choix laisse plus aux autres
}
