# Why a hint is one, term by term of the judgement: { $worth } is “+3 points” or “−1 point”.

renature-reason-points = { $way ->
    [keeps] keeps your points on the track
   *[other] { $later ->
        [1] { $worth } on the track
       *[0] { $worth } on the track at once
    }
}
renature-reason-clouds = { $way ->
    [keeps] { $have ->
        [one] keeps your cloud
       *[other] keeps your { $have } clouds
    }
    [up] { $count ->
        [one] { $worth } for one more cloud
       *[other] { $worth } for { $count } more clouds
    }
   *[other] { $count ->
        [one] { $worth } for one cloud fewer
       *[other] { $worth } for { $count } clouds fewer
    }
}
renature-reason-backs = { $way ->
    [keeps] keeps your sunflower tokens
   *[other] { $worth } that a sunflower token may bring at the end
}
renature-reason-areas = { $way ->
    [keeps] keeps what your areas may bring
   *[other] { $worth } for areas that you may win
}
renature-reason-seeds = { $way ->
    [keeps] keeps your plants for later
    [up] { $count ->
        [one] { $worth } for a plant that you can plant again
       *[other] { $worth } for { $count } plants that you can plant again
    }
   *[other] { $count ->
        [one] { $worth } for a plant that later turns will lack
       *[other] { $worth } for { $count } plants that later turns will lack
    }
}
renature-reason-tall = { $way ->
    [keeps] keeps your stronger plants for later
    [up] { $worth } for stronger plants that are at hand again
   *[other] { $worth } for strength that later turns will lack
}
renature-reason-rest = { $way ->
    [up] { $worth }: fewer plants will be left over in the end
    [keeps] leaves over fewer plants in the end
   *[other] { $worth }: more plants will be left over in the end
}
renature-reason-turns = { $way ->
    [up] { $worth } for another turn
    [keeps] keeps your turns
   *[other] { $worth } for a turn less
}
renature-reason-rivals = { $way ->
    [up] { $worth }: it leaves the others less
   *[other] { $worth }: it leaves the others more
}
