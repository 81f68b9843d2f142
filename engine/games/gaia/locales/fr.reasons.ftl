# Why a hint is one, term by term of the judgement: { $worth } is “+3 points” or “−1 point”.

gaia-reason-note = Ces points sont la mesure propre au bot : un peuple dans une cité en vaut environ dix.
gaia-reason-goals = { $way ->
    [keeps] préserve vos peuples sur les objectifs
    [up] { $worth } pour un peuple sur un objectif, où il est à l’abri
   *[other] { $worth } pour un peuple qui quitte un objectif
}
gaia-reason-cities = { $way ->
    [keeps] { $have ->
        [one] garde votre peuple dans sa cité
       *[other] garde vos { $have } peuples dans leurs cités
    }
    [up] { $count ->
        [one] { $worth } pour un peuple dans une cité
       *[other] { $worth } pour { $count } peuples dans des cités
    }
   *[other] { $count ->
        [one] { $worth } pour un peuple qui retourne en réserve
       *[other] { $worth } pour { $count } peuples qui retournent en réserve
    }
}
gaia-reason-safety = { $way ->
    [keeps] laisse vos peuples aussi à l’abri qu’avant
    [up] { $worth } : vos peuples sont mieux à l’abri
   *[other] { $worth } : vos peuples sont moins à l’abri
}
gaia-reason-hungry = { $way ->
    [keeps] n’ajoute aucune cité à nourrir
    [up] { $worth } : moins de vos cités sont à nourrir
   *[other] { $worth } : une cité de plus est à nourrir
}
gaia-reason-nearest = { $way ->
    [keeps] vous laisse aussi près de votre meilleur objectif
    [up] { $worth } : vous approchez de votre meilleur objectif
   *[other] { $worth } : vous vous éloignez de votre meilleur objectif
}
gaia-reason-next = { $way ->
    [keeps] vous laisse aussi près de votre deuxième objectif
    [up] { $worth } : cela vous rapproche d’un deuxième objectif
   *[other] { $worth } : vous vous éloignez d’un deuxième objectif
}
gaia-reason-further = { $way ->
    [keeps] vous laisse aussi près d’un troisième objectif
    [up] { $worth } : cela vous rapproche d’un troisième objectif
   *[other] { $worth } : vous vous éloignez d’un troisième objectif
}
gaia-reason-founding = { $way ->
    [keeps] une cité de votre main peut attendre : vous pourrez encore la fonder
    [up] { $count ->
        [one] { $worth } pour une cité de votre main que vous pouvez fonder
       *[other] { $worth } pour { $count } cités de votre main que vous pouvez fonder
    }
   *[other] { $worth } : une cité de votre main ne peut plus être fondée
}
gaia-reason-waiting = { $way ->
    [keeps] garde en main une cité pour plus tard
    [up] { $worth } pour une cité de votre main qui attend ses paysages
   *[other] { $worth } : une cité de moins en main pour plus tard
}
gaia-reason-rising = { $way ->
    [keeps] garde en main une carte qui améliore une cité
    [up] { $worth } pour une carte de votre main qui améliore une cité
   *[other] { $worth } : moins de cartes de votre main peuvent améliorer une cité
}
gaia-reason-welcome = { $way ->
    [keeps] vous laisse ouvertes des cités qui peuvent encore s’améliorer
    [up] { $worth } : une cité peut s’améliorer et vous accueillir
   *[other] { $worth } : moins de cités peuvent encore s’améliorer et vous accueillir
}
gaia-reason-cards = { $way ->
    [keeps] { $have ->
        [one] garde la carte de votre main
       *[other] garde les { $have } cartes de votre main
    }
    [up] { $count ->
        [one] { $worth } pour une carte de plus en main
       *[other] { $worth } pour { $count } cartes de plus en main
    }
   *[other] { $count ->
        [one] { $worth } pour la carte qui quitte votre main
       *[other] { $worth } pour { $count } cartes de moins en main
    }
}
gaia-reason-elements = { $way ->
    [keeps] garde vos cartes Pouvoir
    [up] { $worth } pour une carte Pouvoir en main
   *[other] { $worth } pour la carte Pouvoir qui quitte votre main
}
gaia-reason-laid = { $way ->
    [keeps] garde les cartes devant vous
    [up] { $worth } pour une carte devant vous, qui compte pour les objectifs
   *[other] { $worth } pour les cartes que vous prend un objectif
}
gaia-reason-last = { $way ->
    [keeps] ne vous laisse qu’un peuple à placer
    [up] { $worth } : il ne vous restera qu’un peuple à placer
   *[other] { $worth } : il vous restera plus d’un peuple à placer
}
gaia-reason-turn = { $way ->
    [keeps] vous laisse votre action
    [up] { $worth } pour une action de plus
   *[other] { $worth } pour l’action
}
gaia-reason-rivals = { $way ->
    [up] { $worth } : les autres s’en trouvent moins bien
   *[other] { $worth } : les autres s’en trouvent mieux
}
