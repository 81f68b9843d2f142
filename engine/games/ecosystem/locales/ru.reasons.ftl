# Why a hint is one, term by term of the judgement: { $worth } is “+3 points” or “−1 point”.

ecosystem-reason-bear = { $way ->
    [keeps] сохраняет то, что приносят ваши медведи
   *[other] { $worth } за медведей
}
ecosystem-reason-bee = { $way ->
    [keeps] сохраняет то, что приносят ваши пчёлы
   *[other] { $worth } за пчёл
}
ecosystem-reason-trout = { $way ->
    [keeps] сохраняет то, что приносят ваши форели
   *[other] { $worth } за форелей
}
ecosystem-reason-eagle = { $way ->
    [keeps] сохраняет то, что приносят ваши орлы
   *[other] { $worth } за орлов
}
ecosystem-reason-dragonfly = { $way ->
    [keeps] сохраняет то, что приносят ваши стрекозы
   *[other] { $worth } за стрекоз
}
ecosystem-reason-deer = { $way ->
    [keeps] сохраняет то, что приносят ваши олени
   *[other] { $worth } за оленей
}
ecosystem-reason-fox = { $way ->
    [keeps] сохраняет то, что приносят ваши лисы
   *[other] { $worth } за лис
}
ecosystem-reason-rabbit = { $way ->
    [keeps] сохраняет то, что приносят ваши кролики
   *[other] { $worth } за кроликов
}
ecosystem-reason-meadow = { $way ->
    [keeps] сохраняет то, что приносят ваши луга
   *[other] { $worth } за луга
}
ecosystem-reason-stream = { $way ->
    [keeps] сохраняет ваше место в борьбе за самый длинный ручей
   *[other] { $worth } в борьбе за самый длинный ручей
}
ecosystem-reason-wolf = { $way ->
    [keeps] сохраняет ваше место в борьбе за первенство по волкам
   *[other] { $worth } в борьбе за первенство по волкам
}
ecosystem-reason-variety = { $way ->
    [keeps] сохраняет ваше биоразнообразие
    [up] { $worth } за биоразнообразие: станет меньше пробелов
   *[other] { $worth } за биоразнообразие: станет больше пробелов
}
ecosystem-reason-room = { $way ->
    [keeps] сохраняет свободные клетки рядом с вашими картами
    [up] { $worth }: свободные клетки рядом с вашими картами смогут принести больше
   *[other] { $worth }: свободные клетки рядом с вашими картами смогут принести меньше
}
ecosystem-reason-rivals = { $way ->
    [up] { $worth }: другим достаётся меньше
   *[other] { $worth }: другим достаётся больше
}
ecosystem-reason-rival = { $way ->
    [up] { $worth }: сопернику достаётся меньше
   *[other] { $worth }: сопернику достаётся больше
}
