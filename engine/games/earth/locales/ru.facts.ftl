## What was remarkable

earth-fact-full = { $seat } заполняет все { $cards } мест за { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}.
earth-fact-compost = Самая богатая земля — у игрока { $seat }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
} в компосте.
earth-fact-sprouts = Самый зелёный остров — у игрока { $seat }: { $n ->
    [one] { $n } побег
    [few] { $n } побега
   *[many] { $n } побегов
}.
earth-fact-canopies = У игрока { $seat } { $n ->
    [one] { $n } растение выросло
    [few] { $n } растения выросли
   *[many] { $n } растений выросли
} до самой верхушки.
earth-fact-events = { $seat } разыгрывает { $n ->
    [one] { $n } событие
    [few] { $n } события
   *[many] { $n } событий
}, больше всех за столом.
earth-fact-fauna = На остров игрока { $seat } { $n ->
    [one] приходит { $n } животное
   *[other] приходят { $n } животных
}, столько нет ни у кого.
earth-fact-soil = У игрока { $seat } в конце остаётся { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
} почвы.
earth-fact-planted = { $seat } сажает { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}, считая те, чьё место потом заняли другие.
earth-fact-terrain = Одна только карта «{ $card }» приносит игроку { $seat } { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}.
earth-fact-ecosystems = Экосистемы приносят игроку { $seat } { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}.
earth-fact-drew = { $seat } берёт за партию { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
