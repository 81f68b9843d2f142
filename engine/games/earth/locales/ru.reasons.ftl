# Why a hint is one, term by term of the judgement: { $worth } is “+3 points” or “−1 point”.

earth-reason-points = { $way ->
    [keeps] сохраняет очки, которые у вас есть
   *[other] { $later ->
        [1] { $worth } в счёте
       *[0] { $worth } в счёте с учётом ближайших последствий
    }
}
earth-reason-leaves = { $way ->
    [keeps] сохраняет очки за ваши листья на фауне
   *[other] { $worth } за листья на фауне
}
earth-reason-soil = { $way ->
    [keeps] сохраняет вашу почву ({ $have })
    [up] { $worth }: почвы на { $count } больше
   *[other] { $worth }: почвы на { $count } меньше
}
earth-reason-worth = { $way ->
    [keeps] сохраняет на руке хорошие карты на потом
    [up] { $worth }: карты на руке смогут дать больше
   *[other] { $worth }: карты на руке смогут дать меньше
}
earth-reason-green = { $way ->
    [keeps] сохраняет ваши зелёные способности
    [up] { $worth }: зелёные способности смогут дать больше в следующие ходы
   *[other] { $worth }: зелёные способности смогут дать меньше в следующие ходы
}
earth-reason-red = { $way ->
    [keeps] сохраняет ваши красные способности
    [up] { $worth }: красные способности смогут дать больше в следующие ходы
   *[other] { $worth }: красные способности смогут дать меньше в следующие ходы
}
earth-reason-blue = { $way ->
    [keeps] сохраняет ваши синие способности
    [up] { $worth }: синие способности смогут дать больше в следующие ходы
   *[other] { $worth }: синие способности смогут дать меньше в следующие ходы
}
earth-reason-yellow = { $way ->
    [keeps] сохраняет ваши жёлтые способности
    [up] { $worth }: жёлтые способности смогут дать больше в следующие ходы
   *[other] { $worth }: жёлтые способности смогут дать меньше в следующие ходы
}
earth-reason-slots = { $way ->
    [keeps] сохраняет место для побегов ({ $have })
    [up] { $worth }: место ещё для { $count ->
        [one] { $count } побега
       *[other] { $count } побегов
    }
   *[other] { $worth }: меньше места для побегов потом
}
earth-reason-trunks = { $way ->
    [keeps] сохраняет место для ростков ({ $have })
    [up] { $worth }: место ещё для { $count ->
        [one] { $count } ростка
       *[other] { $count } ростков
    }
   *[other] { $worth }: меньше места для ростков потом
}
earth-reason-canopies = { $way ->
    [keeps] оставляет вашу флору близко к верхушкам
    [up] { $worth }: ваша флора становится ближе к верхушкам
   *[other] { $worth }: ваша флора остаётся дальше от верхушек
}
earth-reason-cards = { $way ->
    [keeps] на поле остаётся столько же карт
    [up] { $worth }: на поле прибавится { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
   *[other] { $worth }: карта уходит с поля
}
earth-reason-fauna = { $way ->
    [keeps] до целей фауны так же близко
    [up] { $worth }: до целей фауны ближе
   *[other] { $worth }: до целей фауны дальше
}
earth-reason-rivals = { $way ->
    [up] { $worth }: остальным достаётся меньше
   *[other] { $worth }: остальным достаётся больше
}
earth-reason-partner = { $way ->
    [keeps] сохраняет то, что есть у напарника
    [up] { $worth } у вашего напарника
   *[other] { $worth } у вашего напарника
}
earth-reason-rival = { $way ->
    [up] { $worth }: Гее достаётся меньше
   *[other] { $worth }: Гее достаётся больше
}
