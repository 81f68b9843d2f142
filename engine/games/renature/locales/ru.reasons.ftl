# Why a hint is one, term by term of the judgement: { $worth } is “+3 points” or “−1 point”.

renature-reason-points = { $way ->
    [keeps] сохраняет ваши очки
   *[other] { $later ->
        [1] { $worth } за посадки и области
       *[0] { $worth } сразу
    }
}
renature-reason-clouds = { $way ->
    [keeps] { $have ->
        [1] сохраняет ваше облако
        [one] сохраняет ваше { $have } облако
        [few] сохраняет ваши { $have } облака
       *[many] сохраняет ваши { $have } облаков
    }
    [up] { $count ->
        [1] { $worth } за ещё одно облако
        [one] { $worth } за ещё { $count } облако
        [few] { $worth } за ещё { $count } облака
       *[many] { $worth } за ещё { $count } облаков
    }
   *[other] { $count ->
        [1] { $worth } за потраченное облако
        [one] { $worth } за { $count } потраченное облако
        [few] { $worth } за { $count } потраченных облака
       *[many] { $worth } за { $count } потраченных облаков
    }
}
renature-reason-backs = { $way ->
    [keeps] сохраняет ваши жетоны подсолнухов
   *[other] { $worth }: столько в конце может принести жетон подсолнухов
}
renature-reason-areas = { $way ->
    [keeps] сохраняет то, что могут дать ваши области
   *[other] { $worth } за области, которые вы можете выиграть
}
renature-reason-seeds = { $way ->
    [keeps] сберегает ваши растения на потом
    [up] { $count ->
        [1] { $worth } за растение, которое можно посадить снова
        [one] { $worth } за { $count } растение, которое можно посадить снова
        [few] { $worth } за { $count } растения, которые можно посадить снова
       *[many] { $worth } за { $count } растений, которые можно посадить снова
    }
   *[other] { $count ->
        [1] { $worth } за растение, которого не хватит потом
        [one] { $worth } за { $count } растение, которого не хватит потом
        [few] { $worth } за { $count } растения, которых не хватит потом
       *[many] { $worth } за { $count } растений, которых не хватит потом
    }
}
renature-reason-tall = { $way ->
    [keeps] сберегает ваши более ценные растения на потом
    [up] { $worth } за более ценные растения, которые снова под рукой
   *[other] { $worth } за ценные растения, которых не хватит потом
}
renature-reason-rest = { $way ->
    [up] { $worth }: в конце останется меньше растений
    [keeps] в конце останется меньше растений
   *[other] { $worth }: в конце останется больше растений
}
renature-reason-turns = { $way ->
    [up] { $worth } за ещё один ход
    [keeps] сохраняет ваши ходы
   *[other] { $worth } за потерянный ход
}
renature-reason-rivals = { $way ->
    [up] { $worth }: другим достаётся меньше
   *[other] { $worth }: другим достаётся больше
}
