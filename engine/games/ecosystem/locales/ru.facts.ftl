## What was remarkable

ecosystem-fact-stream = Самый длинный ручей — у игрока { $seat }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}.
ecosystem-fact-meadow = Самый большой луг — у игрока { $seat }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}.
ecosystem-fact-wolves = Самая большая стая — { $n ->
    [one] { $n } волк
    [few] { $n } волка
   *[many] { $n } волков
} — у игрока { $seat }.
ecosystem-fact-foxes = Самые одинокие лисы — у игрока { $seat }: { $n ->
    [one] { $n } лиса
    [few] { $n } лисы
   *[many] { $n } лис
} без медведя и волка рядом.
ecosystem-fact-eagle = Один из орлов игрока { $seat } видит со своего места кроликов и форелей: { $n }.
ecosystem-fact-bear = Рядом с одним из медведей игрока { $seat } — пчёлы и форели: { $n }.
ecosystem-fact-bee = Рядом с одной из пчёл игрока { $seat } { $n ->
    [one] { $n } луг
    [few] { $n } луга
   *[many] { $n } лугов
}.
ecosystem-fact-swaps = Кролики игрока { $seat } меняют карты местами { $n ->
    [1] один раз
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}.
ecosystem-fact-kind = Игроку { $seat } { FORM($card, "plural") } приносят { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}.
ecosystem-fact-all = Игроку { $seat } приносят очки все типы карт до единого.
ecosystem-fact-poor = { $n ->
    [one] { $n } тип карт не приносит игроку { $seat } ничего.
    [few] { $n } типа карт не приносят игроку { $seat } ничего.
   *[many] { $n } типов карт не приносят игроку { $seat } ничего.
}
