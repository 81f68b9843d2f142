# Why a hint is one, term by term of the judgement: { $worth } is “+3 points” or “−1 point”.

ecosystem-reason-bear = { $way ->
    [keeps] préserve ce que rapportent vos ours
   *[other] { $worth } pour les ours
}
ecosystem-reason-bee = { $way ->
    [keeps] préserve ce que rapportent vos abeilles
   *[other] { $worth } pour les abeilles
}
ecosystem-reason-trout = { $way ->
    [keeps] préserve ce que rapportent vos truites
   *[other] { $worth } pour les truites
}
ecosystem-reason-eagle = { $way ->
    [keeps] préserve ce que rapportent vos aigles
   *[other] { $worth } pour les aigles
}
ecosystem-reason-dragonfly = { $way ->
    [keeps] préserve ce que rapportent vos libellules
   *[other] { $worth } pour les libellules
}
ecosystem-reason-deer = { $way ->
    [keeps] préserve ce que rapportent vos cerfs
   *[other] { $worth } pour les cerfs
}
ecosystem-reason-fox = { $way ->
    [keeps] préserve ce que rapportent vos renards
   *[other] { $worth } pour les renards
}
ecosystem-reason-rabbit = { $way ->
    [keeps] préserve ce que rapportent vos lapins
   *[other] { $worth } pour les lapins
}
ecosystem-reason-meadow = { $way ->
    [keeps] préserve ce que rapportent vos prairies
   *[other] { $worth } pour les prairies
}
ecosystem-reason-stream = { $way ->
    [keeps] préserve votre place dans la course au plus long ruisseau
   *[other] { $worth } dans la course au plus long ruisseau
}
ecosystem-reason-wolf = { $way ->
    [keeps] préserve votre place dans la course au plus grand nombre de loups
   *[other] { $worth } dans la course au plus grand nombre de loups
}
ecosystem-reason-variety = { $way ->
    [keeps] préserve votre biodiversité
    [up] { $worth } pour la biodiversité : moins de lacunes
   *[other] { $worth } pour la biodiversité : davantage de lacunes
}
ecosystem-reason-room = { $way ->
    [keeps] préserve des cases libres à côté de vos cartes
    [up] { $worth } que les cases libres à côté de vos cartes peuvent encore rapporter
   *[other] { $worth } sur ce que les cases libres à côté de vos cartes pouvaient encore rapporter
}
ecosystem-reason-rivals = { $way ->
    [up] { $worth } : ce choix laisse moins aux autres
   *[other] { $worth } : ce choix laisse plus aux autres
}
ecosystem-reason-rival = { $way ->
    [up] { $worth } : ce choix laisse moins au rival
   *[other] { $worth } : ce choix laisse plus au rival
}
