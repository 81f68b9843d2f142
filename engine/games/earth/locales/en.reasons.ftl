# Why a hint is one, term by term of the judgement: { $worth } is “+3 points” or “−1 point”.

earth-reason-points = { $way ->
    [keeps] keeps the points that you have
   *[other] { $later ->
        [1] { $worth } in the score
       *[0] { $worth } in the score, with what follows at once
    }
}
earth-reason-leaves = { $way ->
    [keeps] keeps the points of your leaves on the fauna
   *[other] { $worth } for leaves on the fauna
}
earth-reason-soil = { $way ->
    [keeps] keeps your { $have } soil
    [up] { $worth } for { $count } more soil
   *[other] { $worth } for { $count } soil less
}
earth-reason-worth = { $way ->
    [keeps] keeps good cards in your hand for later
   *[other] { $worth } for what the cards in your hand may bring later
}
earth-reason-green = { $way ->
    [keeps] keeps your green abilities
   *[other] { $worth } for what green abilities may bring in later turns
}
earth-reason-red = { $way ->
    [keeps] keeps your red abilities
   *[other] { $worth } for what red abilities may bring in later turns
}
earth-reason-blue = { $way ->
    [keeps] keeps your blue abilities
   *[other] { $worth } for what blue abilities may bring in later turns
}
earth-reason-yellow = { $way ->
    [keeps] keeps your yellow abilities
   *[other] { $worth } for what yellow abilities may bring in later turns
}
earth-reason-slots = { $way ->
    [keeps] keeps room for { $have } sprouts
    [up] { $count ->
        [one] { $worth } for room for one more sprout
       *[other] { $worth } for room for { $count } more sprouts
    }
   *[other] { $worth }: less room for sprouts later
}
earth-reason-trunks = { $way ->
    [keeps] keeps room for { $have } growth
    [up] { $worth } for room for { $count } more growth
   *[other] { $worth }: less room for growth later
}
earth-reason-canopies = { $way ->
    [keeps] keeps your flora near their canopies
    [up] { $worth }: your flora come nearer to their canopies
   *[other] { $worth }: your flora stay further from their canopies
}
earth-reason-cards = { $way ->
    [keeps] keeps your tableau as full as it is
    [up] { $count ->
        [one] { $worth } for one more card in your tableau
       *[other] { $worth } for { $count } more cards in your tableau
    }
   *[other] { $worth } for a card that leaves your tableau
}
earth-reason-fauna = { $way ->
    [keeps] keeps you as near to the fauna
    [up] { $worth }: you come nearer to the fauna
   *[other] { $worth }: you get away from the fauna
}
earth-reason-rivals = { $way ->
    [up] { $worth }: it leaves the others less
   *[other] { $worth }: it leaves the others more
}
earth-reason-partner = { $way ->
    [keeps] keeps what your partner has
    [up] { $worth } for your partner
   *[other] { $worth } of your partner’s
}
earth-reason-rival = { $way ->
    [up] { $worth }: it leaves Gaia less
   *[other] { $worth }: it leaves Gaia more
}
