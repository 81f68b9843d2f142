# Why a hint is one, term by term of the judgement: { $worth } is “+3 points” or “−1 point”.

ecosystem-reason-bear = { $way ->
    [keeps] keeps what your bears bring
   *[other] { $worth } for bears
}
ecosystem-reason-bee = { $way ->
    [keeps] keeps what your bees bring
   *[other] { $worth } for bees
}
ecosystem-reason-trout = { $way ->
    [keeps] keeps what your trout bring
   *[other] { $worth } for trout
}
ecosystem-reason-eagle = { $way ->
    [keeps] keeps what your eagles bring
   *[other] { $worth } for eagles
}
ecosystem-reason-dragonfly = { $way ->
    [keeps] keeps what your dragonflies bring
   *[other] { $worth } for dragonflies
}
ecosystem-reason-deer = { $way ->
    [keeps] keeps what your deer bring
   *[other] { $worth } for deer
}
ecosystem-reason-fox = { $way ->
    [keeps] keeps what your foxes bring
   *[other] { $worth } for foxes
}
ecosystem-reason-rabbit = { $way ->
    [keeps] keeps what your rabbits bring
   *[other] { $worth } for rabbits
}
ecosystem-reason-meadow = { $way ->
    [keeps] keeps what your meadows bring
   *[other] { $worth } for meadows
}
ecosystem-reason-stream = { $way ->
    [keeps] keeps your place in the race for the longest stream
   *[other] { $worth } in the race for the longest stream
}
ecosystem-reason-wolf = { $way ->
    [keeps] keeps your place in the race for most wolves
   *[other] { $worth } in the race for most wolves
}
ecosystem-reason-variety = { $way ->
    [keeps] keeps your biodiversity
    [up] { $worth } for biodiversity: fewer kinds bring nothing
   *[other] { $worth } for biodiversity: more kinds bring nothing
}
ecosystem-reason-room = { $way ->
    [keeps] keeps free cells beside your cards
    [up] { $worth } that free cells beside your cards may still bring
   *[other] { $worth } of what free cells beside your cards could still bring
}
ecosystem-reason-rivals = { $way ->
    [up] { $worth }: it leaves the others less
   *[other] { $worth }: it leaves the others more
}
ecosystem-reason-rival = { $way ->
    [up] { $worth }: it leaves the rival less
   *[other] { $worth }: it leaves the rival more
}
