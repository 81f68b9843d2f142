# Ecosystem.

ecosystem-title = Экосистема
ecosystem-about = Выбирайте животных и ландшафты и размещайте их там, где им хорошо. 1–6 игроков, по 20 ходов.
ecosystem-wins = { $seats ->
    [1] Когда разложены двадцать карт, подсчитываются очки за обе экосистемы; разнообразие тоже ценится. Победа — за вами, если вы опередили соперника на 30, 50 или 70 очков: на сколько, решает выбранный уровень.
   *[other] Когда у каждого разложены двадцать карт, подсчитываются очки за экосистемы; разнообразие тоже ценится. Побеждает тот, у кого больше очков.
}
# Alone, when the match is over. $ahead: points between the player and the rival.
ecosystem-outcome = { $way ->
    [won] Для победы нужно было опередить соперника на { $margin } очков; отрыв — { $ahead }.
    [behind] Для победы нужно было опередить соперника на { $margin } очков; вместо этого отставание — { $ahead }.
   *[ahead] Для победы нужно было опередить соперника на { $margin } очков; отрыв — всего { $ahead }.
}
ecosystem-mood = Карта за картой, пока сгущаются сумерки

## Cards

ecosystem-bear = Медведь
    .genitive = медведя
    .accusative = медведя
    .plural = медведи
    .many = медведей
    .gender = m
ecosystem-bee = Пчела
    .genitive = пчелы
    .accusative = пчелу
    .plural = пчёлы
    .many = пчёл
    .gender = f
ecosystem-meadow = Луг
    .genitive = луга
    .accusative = луг
    .plural = луга
    .many = лугов
    .gender = m
ecosystem-trout = Форель
    .genitive = форели
    .accusative = форель
    .plural = форели
    .many = форелей
    .gender = f
ecosystem-eagle = Орёл
    .genitive = орла
    .accusative = орла
    .plural = орлы
    .many = орлов
    .gender = m
ecosystem-rabbit = Кролик
    .genitive = кролика
    .accusative = кролика
    .plural = кролики
    .many = кроликов
    .gender = m
ecosystem-dragonfly = Стрекоза
    .genitive = стрекозы
    .accusative = стрекозу
    .plural = стрекозы
    .many = стрекоз
    .gender = f
ecosystem-fox = Лиса
    .genitive = лисы
    .accusative = лису
    .plural = лисы
    .many = лис
    .gender = f
ecosystem-deer = Олень
    .genitive = оленя
    .accusative = оленя
    .plural = олени
    .many = оленей
    .gender = m
ecosystem-stream = Ручей
    .genitive = ручья
    .accusative = ручей
    .plural = ручьи
    .many = ручьёв
    .gender = m
ecosystem-wolf = Волк
    .genitive = волка
    .accusative = волка
    .plural = волки
    .many = волков
    .gender = m

## Questions

ecosystem-ask-card = { $to ->
    [seat] Какую карту оставить себе? Остальные карты этой руки получит { $next_seat }.
    [third] Какую карту оставить себе? Остальные станут третьей рукой, которая пополняет нейтральную стопку.
   *[nobody] Какую карту разместить?
}
ecosystem-ask-at = Где разместить { FORM($piece, "accusative") }?
ecosystem-ask-swap = Кролик займёт { $cell }. Теперь две карты вашей экосистемы могут поменяться местами: какая первая?
ecosystem-ask-with = { $card } на { $about }: с какой картой поменять местами?
ecosystem-ask-discard = Какую карту отдать сопернику?

# Why somebody is needed: after a name and a dash, for everyone to read.
ecosystem-call-choose = { $cells ->
    [1] выбрать карту { $turn } из { $turns }
   *[other] выбрать карту { $turn } из { $turns } и клетку для неё
}
ecosystem-call-give = ход { $turn } из { $turns }: отдать сопернику карту

ecosystem-word-stay = Оставить всё как есть

ecosystem-ahead-cell = выбрать клетку
ecosystem-ahead-goes = { $laid ->
    [0] с неё начнётся ваша экосистема, на клетке { $cell }
   *[other] она займёт { $cell }, единственную клетку для неё
}
ecosystem-ahead-swap = при желании поменять местами две карты
ecosystem-ahead-show = когда все сделают выбор, карты откроются
ecosystem-ahead-give = отдать сопернику карту
ecosystem-ahead-draw = { $count ->
    [1] взять карту
    [one] взять { $count } карту
    [few] взять { $count } карты
   *[many] взять { $count } карт
}

# What would be thrown away.
ecosystem-waste-cell = { $points ->
    [one] При нынешнем раскладе эта клетка отнимет у вас { $points } очко ({ $parts }); { $cell } принесёт { $best }.
    [few] При нынешнем раскладе эта клетка отнимет у вас { $points } очка ({ $parts }); { $cell } принесёт { $best }.
   *[many] При нынешнем раскладе эта клетка отнимет у вас { $points } очков ({ $parts }); { $cell } принесёт { $best }.
}
ecosystem-waste-swap = При нынешнем раскладе кролик вместе с обменом принесёт { $points }; если оставить всё как есть, он принесёт { $alone }.

# Why a cell is not offered: what follows its name and a colon.
ecosystem-barred-corner = с вашими картами общий только угол
ecosystem-barred-wide = в экосистеме стало бы больше пяти столбцов
ecosystem-barred-high = в экосистеме стало бы больше четырёх рядов

# What a choice would change in the score sheet; short, because it stands on buttons and in menus.
ecosystem-hint-gain = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[many] +{ $points } очков
}
    .brief = { $race ->
        [0] +{ $points }
       *[other] пока +{ $points }
    }
ecosystem-hint-loss = { $points ->
    [one] −{ $points } очко
    [few] −{ $points } очка
   *[many] −{ $points } очков
}
    .brief = −{ $points }
ecosystem-hint-gain-parts = { $points ->
    [0] ±0 очков ({ $parts })
    [one] +{ $points } очко ({ $parts })
    [few] +{ $points } очка ({ $parts })
   *[many] +{ $points } очков ({ $parts })
}
    .brief = { $points ->
        [0] ±0
       *[other] { $race ->
            [0] +{ $points }
           *[other] пока +{ $points }
        }
    }
ecosystem-hint-loss-parts = { $points ->
    [one] −{ $points } очко ({ $parts })
    [few] −{ $points } очка ({ $parts })
   *[many] −{ $points } очков ({ $parts })
}
    .brief = −{ $points }
ecosystem-hint-none = без изменений
    .brief = ±0
ecosystem-hint-best = { $why ->
    [0] до { $points }, на { $cell }
   *[other] до { $points }, на { $cell } ({ $parts })
}
    .brief = { $race ->
        [0] до { $points }
       *[other] пока до { $points }
    }
ecosystem-hint-only = { $points } ({ $parts })
    .brief = { $race ->
        [0] { $points }
       *[other] пока { $points }
    }
ecosystem-hint-everywhere = { $swaps ->
    [0] везде { $points } ({ $parts })
   *[other] везде { $points } ({ $parts }), и две карты могут поменяться местами
}
    .brief = { $swaps ->
        [0] { $race ->
            [0] { $points }
           *[other] пока { $points }
        }
       *[other] { $points }, обмен
    }
ecosystem-hint-later = { $card ->
    [bear] пока без очков; их принесут пчёлы и форели рядом
    [bee] пока без очков; их принесут луга рядом
    [meadow] пока без очков; их принесёт луг побольше
    [trout] пока без очков; их принесут ручьи и стрекозы рядом
    [eagle] пока без очков; их принесут кролики и форели не дальше двух шагов
    [dragonfly] пока без очков; их принесёт ручей рядом
    [fox] без очков, потому что рядом медведь или волк
    [deer] пока без очков; их принесёт ряд или столбец без оленя
    [stream] пока без очков; в конце их приносят только самые длинные ручьи
    [wolf] пока без очков; в конце их получают только те, у кого больше всего волков
   *[other] пока без очков
}
    .brief = ±0
ecosystem-hint-rabbit = { $why ->
    [0] до { $points }, на { $cell }, и две карты могут поменяться местами
   *[other] до { $points }, на { $cell } ({ $parts }), и две карты могут поменяться местами
}
    .brief = до { $points }, обмен
ecosystem-hint-first = { $card }, до { $points }
    .brief = { $card } { $points }
ecosystem-hint-first-vain = { $card }, не лучше, чем оставить всё как есть
    .brief = { $card }
ecosystem-hint-swap = { $card }, { $then }
    .brief = { $card } { $then }
ecosystem-hint-given = { $why ->
    [0] соперник { $rival }
   *[other] соперник { $rival } ({ $parts })
}{ $both ->
    [0] { "" }
   *[other] , вы { $own } ({ $losses })
}
    .brief = { $both ->
        [0] соперник { $rival }
       *[other] соперник { $rival }, вы { $own }
    }
ecosystem-part = { $line } { $points }
# What the points of a card’s own line are for; $place is how many a stream or a wolf has now.
ecosystem-cause-bear = за пчёл и форелей рядом
ecosystem-cause-bee = за луга рядом
ecosystem-cause-meadow = за луг побольше
ecosystem-cause-trout = за ручьи и стрекоз рядом
ecosystem-cause-eagle = за кроликов и форелей не дальше двух шагов
ecosystem-cause-rabbit = за самого кролика
ecosystem-cause-dragonfly = за карты всех ручьёв рядом
ecosystem-cause-fox = рядом нет ни медведя, ни волка
ecosystem-cause-deer = за ряды и столбцы, где не было оленя
ecosystem-cause-stream = { $place ->
    [8] пока самый длинный ручей
   *[other] пока второй по длине ручей
}
ecosystem-cause-wolf = { $place ->
    [12] пока больше всего волков
    [8] пока второе место по волкам
   *[other] пока третье место по волкам
}
# The steps of an idea: the two cards that a rabbit moves are one step, told with the second of them.
ecosystem-step-swap = { $kind ->
    [cell] { "" }
   *[other] { $what }
}
ecosystem-step-with = { $about } и { $what } меняются местами
# Beside a hint: what shows more than what a strong bot would do. $kind is what makes the figure larger.
ecosystem-tempting = { $kind ->
    [stream] { $card } на { $cell } обещает больше ({ $points }), но лишь за самый длинный ручей: он считается только в конце, и { $alone ->
        [1] соперник ещё может вас
       *[0] вас ещё могут
    } обогнать.
    [wolf] { $card } на { $cell } обещает больше ({ $points }), но лишь за первенство по волкам: оно считается только в конце, и { $alone ->
        [1] соперник ещё может вас
       *[0] вас ещё могут
    } обогнать.
    [variety] { $card } на { $cell } обещает больше ({ $points }), но лишь за биоразнообразие: оно считается только в конце, и его ещё могут принести другие карты.
   *[other] { $card } на { $cell } обещает больше ({ $points }). Но число говорит о том, что лежит сейчас, а подсказка учитывает и то, что ещё может прийти, вам и { $alone ->
        [1] сопернику
       *[0] другим
    }.
}
ecosystem-shortcut = { $card } → { $cell }: { $points }
ecosystem-shortcut-swap = { $one } { $first } ⇄ { $other } { $second }: { $points }
ecosystem-plus = { $points ->
    [0] ±0
   *[other] +{ $points }
}
ecosystem-minus = −{ $points }
ecosystem-variety = Биоразнообразие

## What an answer may bring about at once, and what then only the table can take back

ecosystem-shows-placed = показ карт всех игроков
ecosystem-shows-swapped = показ карт всех игроков
ecosystem-shows-neutral = новая карта в нейтральной стопке
ecosystem-shows-drew = новая карта из колоды
ecosystem-shows-round = раздача новых рук
ecosystem-shows-round-of-two = раздача новых рук
ecosystem-shows-over = конец партии

## What happened

ecosystem-event-round = { $number ->
    [1] Начинается раунд 1: у каждого по десять карт. После каждого выбора рука переходит к следующему игроку.
   *[other] Начинается раунд { $number }: у каждого по десять карт. После каждого выбора рука переходит к предыдущему игроку.
}
ecosystem-event-round-of-two = Начинается раунд { $number }: у каждого по десять карт, и ещё десять — третья рука, которую никто не держит. После каждого выбора случайная карта из неё уходит в нейтральную стопку; затем рука игрока { $one_seat } переходит к игроку { $other_seat }, рука игрока { $other_seat } становится третьей, а третья переходит к игроку { $one_seat }.
ecosystem-event-chosen = { $player }: выбор сделан.
ecosystem-event-chosen-known = { $player }: выбор сделан — { $card }, клетка { $cell }.
# In logs of earlier versions.
ecosystem-event-reopened = { $player } выбирает заново.
ecosystem-event-placed = { $player } размещает { FORM($card, "accusative") } на { $cell }.
ecosystem-event-swapped = { $player } размещает { FORM($card, "accusative") } на { $cell }; { $one } и { $other } меняются местами.
ecosystem-event-neutral = { $card } уходит в нейтральную стопку.
ecosystem-event-given = { $player } отдаёт сопернику { FORM($card, "accusative") }.
ecosystem-event-drew = { $count ->
    [1] { $player } берёт карту.
    [one] Ряд соперника полон: { $player } берёт { $count } карту.
    [few] Ряд соперника полон: { $player } берёт { $count } карты.
   *[many] Ряд соперника полон: { $player } берёт { $count } карт.
}
ecosystem-event-drew-known = { $count ->
    [1] { $player } берёт карту: { $cards }.
   *[other] Ряд соперника полон, { $player } берёт карты: { $cards }.
}
ecosystem-event-over = Все экосистемы заполнены.

## Score sheet

ecosystem-biodiversity = { $gaps ->
    [one] Биоразнообразие ({ $gaps } пробел)
    [few] Биоразнообразие ({ $gaps } пробела)
   *[many] Биоразнообразие ({ $gaps } пробелов)
}

## Setting up and typing

ecosystem-setting-level = Уровень соперника
ecosystem-setting-level-easy = Низкий: обогнать на 30
ecosystem-setting-level-medium = Средний: обогнать на 50
ecosystem-setting-level-hard = Высокий: обогнать на 70

ecosystem-verb-place = Выбрать карту и клетку для неё
ecosystem-verb-give = В одиночной игре: отдать карту сопернику
ecosystem-param-card = Карта с вашей руки
ecosystem-param-at = Клетка для неё, например D4
ecosystem-param-swap = Кролик: первая из двух карт, которые меняются местами
ecosystem-param-with = Кролик: вторая из них
ecosystem-param-discard = Карта, которую получит соперник

ecosystem-help-deck = Сколько в колоде карт каждого типа, известно по подсчётам игроков, а не из официального списка.
ecosystem-help-ties = Домашнее правило: при равенстве очков побеждает тот, у кого меньше пробелов; если и их поровну, победа общая.
ecosystem-help-hints = Сколько принесёт карта, считается по тому, как экосистемы лежат сейчас, вместе с местами за ручьи и волков; выбор других игроков может это изменить.

ecosystem-rival = Соперник
