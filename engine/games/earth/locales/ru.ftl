# Earth.

earth-title = Земля
earth-about = Вырастите остров из шестнадцати карт; в каждом ходу действуют все. 1–5 игроков, около 12 ходов у каждого.
earth-wins = { $seats ->
    [1] Партия заканчивается, когда вы посадите шестнадцатую карту, или с последней картой Геи. Для победы нужно больше очков, чем у неё.
   *[other] Когда у кого-то шестнадцать карт, раунд доигрывается. Побеждает тот, у кого больше очков.
}
earth-mood = Растите не спеша, пока одно не начнёт питать другое

## Settings

earth-setting-mode = Режим
earth-setting-mode-beginner = Упрощённый: без экосистем, каждая фауна приносит 10 очков
earth-setting-mode-standard = Стандартный
earth-setting-mode-advanced = Продвинутый: выбор из двух карт каждого вида
earth-setting-planting = Посадка
earth-setting-planting-open = Открытая: посаженные карты видны сразу
earth-setting-planting-sealed = Закрытая: все посадки открываются вместе
earth-setting-level = Уровень Геи
earth-setting-level-easy = Начальный
earth-setting-level-medium = Средний
earth-setting-level-hard = Сложный
earth-setting-level-expert = Экспертный
earth-setting-teams = Команды
earth-setting-teams-no = Каждый за себя
earth-setting-teams-yes = Двое на двое: места 1 и 3 против 2 и 4
earth-setting-automatic = Шаги без выбора
earth-setting-automatic-on = Делаются за вас, с записью в журнале
earth-setting-automatic-off = Спрашивать обо всём

## Help

earth-help-automatic = Если выбирать не из чего, всё делается за вас: вы получаете положенное, способности, за которые нечем заплатить, пропускаются, побеги и ростки ложатся на единственное место. Стол может это отключить.
earth-help-close = Разыгрывать события и менять «3 побега на 2 почвы» можно в любой момент, и в чужие ходы тоже. Если так в этом ходу ещё можно достичь цели фауны, вас спросят до конца вашей части. Можно и попросить спрашивать перед концом каждого хода, что бы ни было на руке.
earth-help-gaia = Красный ответ Геи в разных изданиях игры разный. Здесь она сразу отправляет карты в компост; почву копит только её собственная красная карта, и десять жетонов почвы становятся пятью картами в компосте.
earth-help-teams = В командах всё полученное можно передать напарнику до конца хода; побеги и ростки кладут в командную область, когда их размещают.
earth-help-names = У некоторых карт флоры в английском названии есть место, животное или цвет. Метка об этом видна на карте на любом языке.

## Commands

earth-verb-plant = Посадить карту или выбрать действие «Посадка»
earth-verb-compost = Выбрать удобрение: почва и карты в компост
earth-verb-water = Выбрать полив: побеги и почва
earth-verb-grow = Выбрать выращивание: карты и ростки
earth-verb-event = Разыграть событие с руки
earth-verb-convert = Обменять 3 побега на 2 почвы
earth-verb-ask-me = Спрашивать перед концом каждого хода, чтобы не упустить момент для события
earth-verb-ask-me-not = Больше не спрашивать перед концом каждого хода
earth-verb-setup = Выбрать остров, климат и экосистему, а также первые карты для компоста
earth-verb-activate = Ответить о своих способностях, одна за другой
earth-param-card = Какую карту посадить
earth-param-at = Куда посадить, например B2
earth-param-pay = Чем заплатить вместо почвы
earth-param-keep = Какую из взятых карт оставить
earth-param-take = Какой из двух малых бонусов взять
earth-param-bury = Карты с руки для компоста
earth-param-sprout = Куда положить побеги, например «Дубовый мох 2, Базилик»
earth-param-growth = Куда положить ростки, например «Дубовый мох 2, Базилик»
earth-param-event = Какое событие разыграть
earth-param-return-sprout = С каких карт флоры вернуть побеги
earth-param-return-growth = С каких карт флоры вернуть ростки
earth-param-island = Сторона вашего острова
earth-param-climate = Сторона вашего климата
earth-param-ecosystem = Сторона вашей экосистемы
earth-param-order = Остров и климат — до поля или после него
earth-param-use = Применить способность или пропустить
earth-param-copy = Карта, способность которой скопировать

## Questions

earth-ask-island = Какой остров станет вашим? От него зависит, со сколькими картами и с каким запасом почвы вы начнёте.
earth-ask-climate = Какой на нём климат?
earth-ask-ecosystem = К какой экосистеме стремиться? Очки она приносит только вам.
earth-ask-action = { $last ->
    [0] Ход { $turn } — ваш, посажено карт: { $cards } из 16. Какое действие выбрать?
   *[other] Ход { $turn } — ваш, идёт последний раунд. Какое действие выбрать?
}
earth-ask-take = { $gaia ->
    [0] { $active_seat } выбирает { FORM($action, "accusative") }. Какой малый бонус взять?
   *[other] Гея открывает карту «{ $card }». Какой малый бонус взять?
}
earth-ask-card = { $whose ->
    [own] { $cards ->
        [0] Почвы у вас: { $soil }, и посадить сейчас нечего. Ничего не сажать?
       *[other] { $left ->
            [one] Какую карту посадить второй? Почвы у вас: { $soil }.
           *[other] Какую карту посадить первой (всего можно до { $left })? Почвы у вас: { $soil }.
        }
    }
    [gaia] { $cards ->
        [0] Гея открывает карту «{ $gaia_card }», и вы можете посадить 1 карту, но почвы у вас { $soil }, и сажать нечего. Ничего не сажать?
       *[other] Гея открывает карту «{ $gaia_card }»: вы можете посадить 1 карту. Какую? Почвы у вас: { $soil }.
    }
   *[other] { $cards ->
        [0] { $active_seat } выбирает посадку, и вы тоже можете посадить 1 карту, но почвы у вас { $soil }, и сажать нечего. Ничего не сажать? Вопрос задан для того, чтобы никто не узнал, что у вас на руке.
       *[other] { $active_seat } выбирает посадку: вы тоже можете посадить 1 карту. Какую? Почвы у вас: { $soil }.
    }
}{ $off ->
    [0] { "" }
   *[other] { " " }Если карта обходится вам дешевле, в скобках стоит её обычная цена.
}{ $first ->
    [0] { "" }
   *[other] { " " }Первая карта ляжет на D4, в середину: оттуда можно сажать во все стороны, но не шире и не выше четырёх карт.
}
earth-ask-at = Куда посадить карту «{ $piece }»? { $cost ->
    [0] Она достаётся бесплатно{ $off ->
        [0] .
       *[other] { " " }(обычная цена: { $printed }).
    }
   *[other] Она стоит { $cost ->
        [one] { $cost } почву
       *[other] { $cost } почвы
    } из ваших { $soil }{ $off ->
        [0] .
       *[other] { " " }(обычная цена: { $printed }).
    }
}{ $once ->
    [0] { "" }
   *[other] { " " }Сразу: { $what }.
} Рядом с каждым местом — очки, которые карта сейчас там приносит.
earth-ask-pay = Карта «{ $about }» стоит { $cost }, почвы у вас: { $soil }. Вместо почвы можно платить { FORM($good, "instrumental") }, 1 за 1. { $exact ->
    [0] Что отдать (от { $least } до { $most })? Остальное оплачивается почвой.
   *[other] { $most ->
        [one] Что отдать?
       *[other] Что отдать (всего { $most })?
    }
}{ $buried ->
    [0] { "" }
   *[other] { " " }Карты, которыми вы платите, уходят в компост и приносят по 1 очку.
}
earth-ask-keep = { $gaia ->
    [0] Какую из { $n } взятых карт оставить? Остальные уйдут в сброс.
   *[other] Какую из { $n } взятых карт оставить? Остальные принесут очки Гее.
}
earth-ask-order = Когда сработают ваши остров и климат: до карт поля или после них?{ $same ->
    [0] { "" }
   *[other] { " " }Если применить всё, что можно, разницы не будет.
}
earth-ask-use = Применить карту «{ $about }» ({ $what })?{ $losses ->
    [0] { "" }
   *[other] { " " }{ $free ->
        [0] Нет места для { FORM($lost, "genitive") }: это пропадёт.
       *[other] Это бесплатно, но нет места для { FORM($lost, "genitive") }.
    }
}
earth-ask-unpaid = За карту «{ $about }» пока нечем заплатить ({ $what }). Сначала обменять побеги на почву или пропустить её?
earth-ask-uncopied = Карта «{ $about }» копирует { FORM($colour, "accusative") } способность, но пока нет такой, за которую вы можете заплатить. Сначала обменять побеги на почву или пропустить её?
earth-ask-copy = Карта «{ $about }» копирует { FORM($colour, "accusative") } способность другой карты вашего поля. Какую?
earth-ask-sprout = { $source ->
    [none] { $most ->
        [one] Куда положить побег?
       *[other] Куда положить побеги? Можно разместить до { $most }{ $each ->
            [0] .
           *[other] , но не больше { $each } на одной карте.
        }
    }
    [action] { $most ->
        [one] { $action } даёт вам побег. Куда его положить?
       *[other] { $action } даёт вам побеги. Куда их положить? Можно разместить до { $most }.
    }
   *[card] { $most ->
        [one] Карта «{ $card }» даёт побег. Куда его положить?
       *[other] Карта «{ $card }» даёт побеги. Куда их положить? Можно разместить до { $most }{ $each ->
            [0] .
           *[other] , но не больше { $each } на одной карте.
        }
    }
}
earth-ask-growth = { $source ->
    [none] { $most ->
        [one] Куда положить росток?
       *[other] Куда положить ростки? Можно разместить до { $most }{ $each ->
            [0] .
           *[other] , но не больше { $each } на одной карте.
        }
    }
    [action] { $most ->
        [one] { $action } даёт вам росток. Куда его положить?
       *[other] { $action } даёт вам ростки. Куда их положить? Можно разместить до { $most }.
    }
   *[card] { $most ->
        [one] Карта «{ $card }» даёт росток. Куда его положить?
       *[other] Карта «{ $card }» даёт ростки. Куда их положить? Можно разместить до { $most }{ $each ->
            [0] .
           *[other] , но не больше { $each } на одной карте.
        }
    }
}
earth-ask-return-sprout = { $most ->
    [1] С какой карты отдать побег?
    [one] С каких карт отдать { $most } побег?
    [few] С каких карт отдать { $most } побега?
   *[many] С каких карт отдать { $most } побегов?
}
earth-ask-return-growth = { $most ->
    [1] С какой карты отдать росток?
    [one] С каких карт отдать { $most } росток?
    [few] С каких карт отдать { $most } ростка?
   *[many] С каких карт отдать { $most } ростков?
}
earth-ask-bury = { $start ->
    [0] { $least ->
        [0] { $most ->
            [one] Какую карту с руки отправить в компост? Там она принесёт 1 очко. Можно не отправлять никакую.
           *[other] Какие карты с руки отправить в компост? Можно до { $most }; каждая принесёт там 1 очко.
        }
       *[other] { $most ->
            [one] Какой картой с руки заплатить? Она уйдёт в компост.
           *[other] Какими картами с руки заплатить (всего { $most })? Они уйдут в компост.
        }
    }
   *[other] { $most ->
        [one] Какую из ваших { $held } карт отправить в компост перед началом?
       *[other] Какие { $most } из ваших { $held } карт отправить в компост перед началом? Каждая принесёт там 1 очко.
    }
}
earth-ask-dig = Какую из этих карт компоста взять на руку?
earth-ask-event = Какое событие разыграть?
earth-ask-done = { $why ->
    [last] { $n ->
        [0] Ваша часть сделана, и этот ход может оказаться последним. Сделать что-то ещё или закончить свою часть?
       *[other] Ваша часть сделана, и этот ход может оказаться последним. Ради очков ещё можно разыграть: { $cards }. Разыграть или закончить свою часть?
    }
    [fauna] Ваша часть сделана, но до цели фауны ещё можно дотянуться. Сделать что-то ещё или закончить свою часть?
   *[wish] Ваша часть сделана. Сделать что-то ещё или закончить свою часть?
}
earth-ask-fauna = { $about }: рядом с какой картой фауны Гея положит лист?
earth-ask-give = Что положить в командную область? Напарник может взять это до конца хода.
earth-ask-fetch = Что взять из командной области?
earth-ask-take-soil = Сколько почвы взять (до { $most })?
earth-ask-take-card = Сколько карт взять (до { $most })?
earth-ask-take-compost = Сколько карт из колоды отправить в компост (до { $most })?
earth-payable-bury = другие карты с руки
    .instrumental = другими картами с руки
earth-payable-sprout = побеги
    .instrumental = побегами
earth-payable-growth = ростки
    .instrumental = ростками

# Why somebody is needed: after a name and a dash, for everyone to read.
earth-call-boards = пора выбрать остров и всё, что к нему относится
earth-call-bury = пора отправить в компост часть первой руки
earth-call-action = ваш ход { $turn }: пора выбрать действие
earth-call-own = ваш ход { $turn } («{ $action }»): пора сделать свою часть
earth-call-plant = ход { $turn }, { $active_seat } выбирает посадку: пора посадить карту или отказаться
earth-call-part = ход { $turn }, { $active_seat } выбирает { FORM($action, "accusative") }: пора сделать свою часть
earth-call-share = ход { $turn }, { $active_seat } выбирает { FORM($action, "accusative") }: пора взять свою долю
earth-call-gaia = Гея открывает карту «{ $card }»: пора сделать свою часть
earth-call-besides = ход { $turn }: пора закончить начатое
earth-call-done = ход { $turn } заканчивается: пора закончить свою часть или сначала сделать что-то ещё

# Why something is not offered: after its name and a colon.
earth-bar-soil = { $n ->
    [one] нужна { $n } почва, у вас { $held }
   *[other] нужно { $n } почвы, у вас { $held }
}
earth-bar-sprout = { $n ->
    [one] нужен { $n } побег, у вас { $held }
    [few] нужно { $n } побега, у вас { $held }
   *[many] нужно { $n } побегов, у вас { $held }
}
earth-bar-growth = { $n ->
    [one] нужен { $n } росток, у вас { $held }
    [few] нужно { $n } ростка, у вас { $held }
   *[many] нужно { $n } ростков, у вас { $held }
}
earth-bar-bury = { $n ->
    [one] нужна { $n } карта с руки, у вас { $held }
    [few] нужно { $n } карты с руки, у вас { $held }
   *[many] нужно { $n } карт с руки, у вас { $held }
}
earth-bar-compost = { $n ->
    [one] нужна { $n } карта из компоста, у вас { $held }
    [few] нужно { $n } карты из компоста, у вас { $held }
   *[many] нужно { $n } карт из компоста, у вас { $held }
}
earth-bar-cost-bury = нужно { $n }, у вас { $held ->
    [one] { $held } почва
   *[other] { $held } почвы
} и { $other ->
    [one] { $other } другая карта
    [few] { $other } другие карты
   *[many] { $other } других карт
} на руке
earth-bar-cost-sprout = нужно { $n }, у вас { $held ->
    [one] { $held } почва
   *[other] { $held } почвы
} и { $other ->
    [one] { $other } побег
    [few] { $other } побега
   *[many] { $other } побегов
}
earth-bar-cost-growth = нужно { $n }, у вас { $held ->
    [one] { $held } почва
   *[other] { $held } почвы
} и { $other ->
    [one] { $other } росток
    [few] { $other } ростка
   *[many] { $other } ростков
}
earth-bar-unfinished = сначала нужно закончить начатое
earth-bar-no-planting = это событие: его разыгрывают, а не сажают ({ $what })
earth-bar-full-tableau = на вашем поле уже шестнадцать карт
earth-bar-wide = поле стало бы шире или выше четырёх карт
earth-bar-apart = рядом нет ни одной вашей карты
earth-bar-replace = «{ $card }» уступает место только карте с { FORM($colour, "instrumental") } способностью
earth-bar-forbidden = выбрать это запрещает ваша карта «{ $card }»
earth-bar-area = способность сюда не достаёт
earth-bar-terrain = на местность побеги и ростки не кладут
earth-bar-no-sprout = нет ячеек для побегов
earth-bar-no-growth = нет места для ростков
earth-bar-full-sprout = всё занято: { $n } из { $n } побегов
earth-bar-full-growth = верхушка уже есть: { $n } из { $n }
earth-bar-none-sprout = нет побегов
earth-bar-none-growth = нет ростков
earth-bar-itself = это карта, которую вы сажаете
earth-bar-copies = карту, которая сама копирует, скопировать нельзя
earth-bar-colour = нет { FORM($colour, "genitive") } способности
earth-bar-leaf = там уже есть лист Геи
earth-bar-row = её карта указывает на другой ряд

# What an answer throws away: whoever gives it is asked once more.
earth-waste-room = Нет места для { FORM($pieces, "genitive") }: если продолжить, это пропадёт.
earth-waste-planting = Посадить сейчас нечего: вы только возьмёте карты.
earth-waste-unplaced = Вы не разместите и потеряете: { $pieces }.
earth-waste-left = Вы отказываетесь от этого: { $goods }.
earth-waste-events = Этот ход может оказаться последним, а ради очков ещё можно разыграть: { $cards }.

## Options

earth-word-plant = Посадка
    .mark = 🟢
    .accusative = посадку
earth-word-compost = Удобрение
    .mark = 🔴
    .accusative = удобрение
earth-word-water = Полив
    .mark = 🔵
    .accusative = полив
earth-word-grow = Выращивание
    .mark = 🟡
    .accusative = выращивание
earth-word-use = Применить
earth-word-use-all = Применить все до конца
    .brief = Все сразу
earth-word-skip = Пропустить
earth-word-pass = Ничего не сажать
earth-word-before = До поля
earth-word-after = После поля
earth-word-done = Закончить свою часть
earth-word-event = Разыграть событие
earth-word-convert = 3 побега на 2 почвы
earth-word-ask-me = Спрашивать перед концом каждого хода
earth-word-ask-me-not = Больше не спрашивать перед концом хода
earth-word-change = Изменить свой выбор
earth-word-give = Положить в командную область
earth-word-fetch = Взять из командной области
earth-word-never-mind = Ничего не разыгрывать
earth-word-team = Командная область
earth-take-soil = 2 почвы
earth-take-compost = 2 карты из колоды в компост
    .brief = 2 в компост
earth-take-sprout = 2 побега
earth-take-card = 2 карты
earth-take-growth = 2 ростка
earth-take-soil-all = 2 почвы, затем применить все
earth-take-compost-all = 2 карты из колоды в компост, затем применить все
    .brief = 2 в компост, применить все
earth-take-sprout-all = 2 побега, затем применить все
earth-take-card-all = 2 карты, затем применить все
earth-take-growth-all = 2 ростка, затем применить все
earth-good-soil = Почва
earth-good-compost = Компост
earth-good-sprout = Побеги
earth-good-growth = Ростки
earth-number = { $n }

earth-hint-plant = стоит { $soil ->
    [one] { $soil } почву
   *[other] { $soil } почвы
}{ $off ->
    [0] { "" }
   *[other] { " " }(обычно { $printed })
}, приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $acts ->
    [0] { "" }
   *[other] { " " }· { $what }
}
    .brief = { $off ->
        [0] { $soil ->
            [one] { $soil } почва
           *[other] { $soil } почвы
        }
       *[other] { $soil } ({ $printed }) почвы
    }
earth-hint-held = стоит { $soil ->
    [one] { $soil } почву
   *[other] { $soil } почвы
}{ $off ->
    [0] { "" }
   *[other] { " " }(обычно { $printed })
}, приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $acts ->
    [0] { "" }
   *[other] { " " }· { $what }
}
    .brief = цена { $soil }
earth-hint-action-green = до 2 карт, затем взять 4 и оставить 1; { $alone ->
    [0] остальные сажают 1 и берут 1
   *[other] карты, которые вы не оставите, принесут очки Гее
}.{ $plantable ->
    [0] { " " }Посадить сейчас нечего.
    [one] { " " }Сейчас можно посадить { $plantable } карту с руки.
   *[other] { " " }Сейчас можно посадить любую из { $plantable } карт на руке.
}{ $n ->
    [0] { "" }
    [1] { " " }Не считая посадок, с картой «{ $cards }» всего { $sum }.
    [2] { " " }Не считая посадок, с вашими картами ({ $cards }) всего { $sum }.
    [3] { " " }Не считая посадок, с вашими картами ({ $cards }) всего { $sum }.
   *[other] { " " }Не считая посадок, с вашими способностями ({ $n }) всего { $sum }.
}{ $copies ->
    [0] { "" }
    [one] { " " }И ещё { $copies } копия на ваш выбор.
    [few] { " " }И ещё { $copies } копии на ваш выбор.
   *[many] { " " }И ещё { $copies } копий на ваш выбор.
}{ $losses ->
    [0] { "" }
   *[other] { " " }Нет места для { FORM($lost, "genitive") }.
}
earth-hint-action-red = 5 почвы, 2 в компост; { $alone ->
    [0] остальным 2 почвы или 2 в компост
   *[other] Гея получает карты в компост, и ещё за каждые 2 почвы, что вы получите
}.{ $n ->
    [0] { "" }
    [1] { " " }С картой «{ $cards }» всего { $sum }.
    [2] { " " }С вашими картами ({ $cards }) всего { $sum }.
    [3] { " " }С вашими картами ({ $cards }) всего { $sum }.
   *[other] { " " }С вашими способностями ({ $n }) всего { $sum }.
}{ $copies ->
    [0] { "" }
    [one] { " " }И ещё { $copies } копия на ваш выбор.
    [few] { " " }И ещё { $copies } копии на ваш выбор.
   *[many] { " " }И ещё { $copies } копий на ваш выбор.
}{ $losses ->
    [0] { "" }
   *[other] { " " }Нет места для { FORM($lost, "genitive") }.
}
earth-hint-action-blue = до 6 побегов, 2 почвы; { $alone ->
    [0] остальным 2 побега или 2 почвы
   *[other] Гея получает по побегу за каждую вашу синюю карту
}.{ $n ->
    [0] { "" }
    [1] { " " }С картой «{ $cards }» всего { $sum }.
    [2] { " " }С вашими картами ({ $cards }) всего { $sum }.
    [3] { " " }С вашими картами ({ $cards }) всего { $sum }.
   *[other] { " " }С вашими способностями ({ $n }) всего { $sum }.
}{ $copies ->
    [0] { "" }
    [one] { " " }И ещё { $copies } копия на ваш выбор.
    [few] { " " }И ещё { $copies } копии на ваш выбор.
   *[many] { " " }И ещё { $copies } копий на ваш выбор.
}{ $losses ->
    [0] { "" }
   *[other] { " " }Нет места для { FORM($lost, "genitive") }.
}
earth-hint-action-yellow = 4 карты, до 2 ростков; { $alone ->
    [0] остальным 2 карты или 2 ростка
   *[other] Гея получает по ростку за каждую карту, что вы возьмёте
}.{ $n ->
    [0] { "" }
    [1] { " " }С картой «{ $cards }» всего { $sum }.
    [2] { " " }С вашими картами ({ $cards }) всего { $sum }.
    [3] { " " }С вашими картами ({ $cards }) всего { $sum }.
   *[other] { " " }С вашими способностями ({ $n }) всего { $sum }.
}{ $copies ->
    [0] { "" }
    [one] { " " }И ещё { $copies } копия на ваш выбор.
    [few] { " " }И ещё { $copies } копии на ваш выбор.
   *[many] { " " }И ещё { $copies } копий на ваш выбор.
}{ $losses ->
    [0] { "" }
   *[other] { " " }Нет места для { FORM($lost, "genitive") }.
}
earth-hint-all = { $goods ->
    [0] в итоге ничего
   *[other] всего { $sum }
}{ $n ->
    [0] { "" }
    [one] , с { $n } способностью
   *[other] , с { $n } способностями
}{ $copies ->
    [0] { "" }
    [one] , и { $copies } копия на ваш выбор
    [few] , и { $copies } копии на ваш выбор
   *[many] , и { $copies } копий на ваш выбор
}{ $pieces ->
    [0] { "" }
   *[other] ; побеги и ростки лягут на первые карты, где есть место
}{ $losses ->
    [0] { "" }
   *[other] ; нет места для { FORM($lost, "genitive") }
}
earth-hint-order = { $goods ->
    [0] в итоге ничего
   *[other] всего { $sum }
}{ $n ->
    [0] { "" }
    [one] , с { $n } способностью
   *[other] , с { $n } способностями
}{ $copies ->
    [0] { "" }
    [one] , и { $copies } копия на ваш выбор
    [few] , и { $copies } копии на ваш выбор
   *[many] , и { $copies } копий на ваш выбор
}{ $losses ->
    [0] { "" }
   *[other] ; нет места для { FORM($lost, "genitive") }
}
earth-hint-no-room = { $n ->
    [1] место только для 1
   *[other] нет места
}
earth-hint-points-each = по 1 очку
earth-hint-holds = { $held } из { $room }
earth-hint-losing = { $what }; нет места для { FORM($lost, "genitive") }
# Beside a hint: what shows more than what a strong bot would do.
earth-tempting = На { $cell } у карты «{ $card }» число больше (+{ $points }). Число — это очки вашего поля, каким оно лежит сейчас; подсказка учитывает ещё и фауну, способности и то, что впереди.
# An island or a climate, one sentence for each of its lines.
earth-hint-begin = вначале у вас { $card ->
    [one] { $card } карта
    [few] { $card } карты
   *[many] { $card } карт
}{ $bury ->
    [0] { "" }
    [one] { " " }({ $bury } из них уходит в компост)
   *[other] { " " }({ $bury } из них уходят в компост)
} и { $soil ->
    [one] { $soil } жетон
    [few] { $soil } жетона
   *[many] { $soil } жетонов
} почвы
earth-hint-later = { $when ->
    [chosen] потом, когда вы выбираете { FORM($action, "accusative") }, — { $what }
    [anybody] потом, когда кто угодно выбирает { FORM($action, "accusative") }, — { $what }
   *[always] всегда: { $what }
}
earth-hint-at-once = сразу { $what }
earth-hint-event = событие ({ $what })
    .brief = событие
earth-hint-leaf = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} Гее{ $more ->
    [0] { "" }
   *[other] , и ещё { $gets }
}
    .brief = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
earth-hint-points = сразу на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} { $less ->
    [0] больше
   *[other] меньше
} (сама карта, местность и экосистемы)
    .brief = { $points ->
        [0] ±0
       *[other] { $less ->
            [0] +{ $points }
           *[other] −{ $points }
        }
    }

earth-shortcut-plant = { $better ->
    [0] { $letter } → { $cell }
   *[other] { $letter } → { $cell }: { $sign }{ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
}

earth-shortcut-take = { $good ->
    [soil] 2 почвы
    [compost] 2 в компост
    [sprout] 2 побега
    [card] 2 карты
   *[growth] 2 ростка
}{ $all ->
    [0] { "" }
   *[other] , применить все
}{ $n ->
    [0] , с руки в компост ничего
   *[other] , с руки в компост: { $cards }
}

earth-sum-soil = { $sign }{ $n ->
    [one] { $n } почва
   *[other] { $n } почвы
}
earth-sum-sprout = { $sign }{ $n ->
    [one] { $n } побег
    [few] { $n } побега
   *[many] { $n } побегов
}
earth-sum-growth = { $sign }{ $n ->
    [one] { $n } росток
    [few] { $n } ростка
   *[many] { $n } ростков
}
earth-sum-card = { $sign }{ $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
earth-sum-compost = { $sign }{ $n } в компосте

## Still to come

earth-ahead-action = { $alone ->
    [0] все получают бонусы, и у всех срабатывают карты цвета этого действия
   *[other] вы получаете бонус, срабатывают ваши карты цвета этого действия, и Гея отвечает
}

earth-ahead-use = { $paid ->
    [0] { $card }: { $what }, если будет чем заплатить
   *[other] { $card }: { $what }
}
earth-ahead-gain = { $what }
earth-ahead-plant = посадить { $n ->
    [one] { $more ->
        [0] { $n } карту
       *[other] ещё { $n } карту
    }
   *[other] до { $n } карт
}
earth-ahead-look = взять { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}, оставить 1
earth-ahead-either-red = 2 почвы или 2 карты из колоды в компост
earth-ahead-either-blue = 2 побега или 2 почвы
earth-ahead-either-yellow = 2 карты или 2 ростка

## What an answer may bring about at once, and what then only the table can take back

earth-shows-drew = добор карт
earth-shows-drawn = добор карт
earth-shows-no-cards = добор карт
earth-shows-reshuffled = перемешивание сброса в новую колоду
earth-shows-composted = уход последних карт колоды в компост
earth-shows-looked = просмотр вашего компоста
earth-shows-boards = раскрытие выбора всех игроков
earth-shows-planted = раскрытие всех посадок
earth-shows-planted-with-sprout = раскрытие всех посадок
earth-shows-planted-with-growth = раскрытие всех посадок
earth-shows-planted-with-bury = раскрытие всех посадок
earth-shows-replaced = раскрытие всех посадок
earth-shows-gaia-turn = раскрытие следующей карты Геи
earth-shows-gaia-pile = раскрытие карт для Геи
earth-shows-over = конец партии

## What happened

earth-event-turn = Ход { $number }: действие выбирает { $player }.
earth-event-chose = { $player } выбирает { FORM($action, "accusative") }.
earth-event-chose-board = { $player }: карта выбрана.
earth-event-chose-board-known = { $player } выбирает карту «{ $card }».
earth-event-ready = { $player }: выбор сделан.
earth-event-reopened = { $player } выбирает заново.
earth-event-boards = { $player } играет с картами: { $cards }.
earth-event-soil = { $player } получает { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
} почвы.
earth-event-paid = { $player } платит { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
} почвы.
earth-event-drew = { $player } берёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
earth-event-drew-known = { $player } берёт: { $cards }.
earth-event-drawn = { $player } берёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}, чтобы оставить одну.
earth-event-drawn-known = { $player } берёт, чтобы оставить одну: { $cards }.
earth-event-no-cards = Карт больше нет: { $player } ничего не берёт.
earth-event-kept = { $player } оставляет карту.
earth-event-kept-known = { $player } оставляет: { $cards }.
earth-event-composted = { $player } отправляет в компост { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} из колоды.
earth-event-buried = { $player } отправляет в компост { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} с руки.
earth-event-buried-known = { $player } отправляет в компост: { $cards }.
earth-event-spilled = { $player } сбрасывает { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} из компоста.
earth-event-looked = { $player } смотрит верхние карты своего компоста.
earth-event-dug = { $player } возвращает карту из компоста на руку.
earth-event-dug-known = { $player } возвращает из компоста на руку карту «{ $card }».
earth-event-placed = { $player } кладёт { $pieces }: { $where }.
earth-event-returned = { $player } снимает с поля { $pieces }: { $where }.
earth-event-laid = { $player } кладёт в командную область { $pieces }.
earth-event-used = { $player } применяет карту «{ $card }».
earth-event-unpaid = Карта «{ $card }» пропущена: { $player } не может за неё заплатить.
earth-event-uncopied = Карта «{ $card }» пропущена: игроку { $player } копировать нечего.
earth-event-no-room = У игрока { $player } нет места для { FORM($pieces, "genitive") }.
earth-event-copied = { $player }: карта «{ $card }» копирует карту «{ $other }».
earth-event-planted = { $player } сажает карту «{ $card }» на { $cell } { $soil ->
    [0] бесплатно
    [one] за { $soil } жетон почвы
    [few] за { $soil } жетона почвы
   *[many] за { $soil } жетонов почвы
}.
earth-event-planted-with-sprout = { $player } сажает карту «{ $card }» на { $cell } за { $soil ->
    [one] { $soil } почву
   *[other] { $soil } почвы
} и { $n ->
    [one] { $n } побег
    [few] { $n } побега
   *[many] { $n } побегов
}.
earth-event-planted-with-growth = { $player } сажает карту «{ $card }» на { $cell } за { $soil ->
    [one] { $soil } почву
   *[other] { $soil } почвы
} и { $n ->
    [one] { $n } росток
    [few] { $n } ростка
   *[many] { $n } ростков
}.
earth-event-planted-with-bury = { $player } сажает карту «{ $card }» на { $cell } за { $soil ->
    [one] { $soil } почву
   *[other] { $soil } почвы
} и { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} с руки.
earth-event-replaced = { $player } сажает карту «{ $card }» на { $cell } вместо карты «{ $under }».
earth-event-sealed = { $player } сажает карту на { $cell } рубашкой вверх.
earth-event-sealed-known = { $player } сажает карту «{ $card }» на { $cell } рубашкой вверх.
earth-event-event = { $player } разыгрывает событие «{ $card }».
earth-event-leaf = { $player } достигает цели фауны «{ $fauna }»: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
earth-event-full = У игрока { $player } шестнадцать карт: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Раунд доигрывается, и партия заканчивается.
earth-event-full-alone = У игрока { $player } шестнадцать карт: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. На этом партия заканчивается.
earth-event-reshuffled = Сброс перемешан и становится новой колодой.
earth-event-run-out = Целый раунд брать было нечего, и никто ничего не посадил.
earth-event-asks = { $player } просит спрашивать перед концом каждого хода.
earth-event-asks-not = { $player } больше не просит спрашивать перед концом хода.
earth-event-over = Партия окончена.
earth-event-gave = { $player } кладёт в командную область: { $goods }.
earth-event-gave-cards = { $player } кладёт в командную область { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
earth-event-gave-cards-known = { $player } кладёт в командную область: { $cards }.
earth-event-fetched = { $player } берёт из командной области: { $goods }.
earth-event-fetched-cards = { $player } берёт из командной области { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
earth-event-fetched-cards-known = { $player } берёт из командной области: { $cards }.
earth-event-side-cleared = Всё, что осталось в командной области, пропадает.
earth-event-gaia-turn = Гея открывает карту «{ $card }».
earth-event-gaia-gains = Гея получает { $goods }.
earth-event-gaia-turns = Почва Геи становится компостом: { $soil ->
    [one] { $soil } жетон
    [few] { $soil } жетона
   *[many] { $soil } жетонов
} → { $compost ->
    [one] { $compost } карта
    [few] { $compost } карты
   *[many] { $compost } карт
}.
earth-event-gaia-pile = Очки Гее приносят: { $cards }.
earth-event-gaia-leaf = Гея достигает цели фауны «{ $fauna }»: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
earth-event-gaia-skips = Гея пропускает свой ход.
earth-event-gaia-ends = Последняя карта Геи заканчивает партию и приносит ей { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.

## Goods

# What is given, taken or left, by its name; below, what a card tells one to do.
earth-goods-soil = { $n ->
    [one] { $n } жетон почвы
    [few] { $n } жетона почвы
   *[many] { $n } жетонов почвы
}
earth-goods-card = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
earth-goods-sprout = { $n ->
    [one] { $n } побег
    [few] { $n } побега
   *[many] { $n } побегов
}
earth-goods-growth = { $n ->
    [one] { $n } росток
    [few] { $n } ростка
   *[many] { $n } ростков
}
earth-goods-compost = { $n ->
    [one] { $n } карта компоста
    [few] { $n } карты компоста
   *[many] { $n } карт компоста
}
earth-gain-soil = { $n ->
    [one] { $n } почва
   *[other] { $n } почвы
}
earth-gain-card = взять { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
earth-gain-sprout = { $n ->
    [one] { $n } побег
    [few] { $n } побега
   *[many] { $n } побегов
}
    .genitive = { $n ->
        [one] { $n } побега
       *[other] { $n } побегов
    }
earth-gain-growth = { $n ->
    [one] { $n } росток
    [few] { $n } ростка
   *[many] { $n } ростков
}
    .genitive = { $n ->
        [one] { $n } ростка
       *[other] { $n } ростков
    }
earth-gain-compost = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
} из колоды в компост
earth-gain-bury = { $n ->
    [1] по желанию 1 карта с руки в компост
    [one] до { $n } карты с руки в компост
   *[other] до { $n } карт с руки в компост
}
earth-gain-dig = посмотреть { $n ->
    [one] { $n } верхнюю карту
    [few] { $n } верхние карты
   *[many] { $n } верхних карт
} своего компоста и взять одну из них на руку
earth-gain-sprout-row = { $n ->
    [one] { $n } побег
    [few] { $n } побега
   *[many] { $n } побегов
} на { FORM($flora, "gender") ->
    [f] каждую
    [n] каждое
   *[m] каждый
} { FORM($flora, "accusative") } в этом ряду
earth-gain-sprout-column = { $n ->
    [one] { $n } побег
    [few] { $n } побега
   *[many] { $n } побегов
} на { FORM($flora, "gender") ->
    [f] каждую
    [n] каждое
   *[m] каждый
} { FORM($flora, "accusative") } в этом столбце
earth-gain-growth-row = { $n ->
    [one] { $n } росток
    [few] { $n } ростка
   *[many] { $n } ростков
} на { FORM($flora, "gender") ->
    [f] каждую
    [n] каждое
   *[m] каждый
} { FORM($flora, "accusative") } в этом ряду
earth-gain-growth-column = { $n ->
    [one] { $n } росток
    [few] { $n } ростка
   *[many] { $n } ростков
} на { FORM($flora, "gender") ->
    [f] каждую
    [n] каждое
   *[m] каждый
} { FORM($flora, "accusative") } в этом столбце
earth-gain-sprout-neighbours = всего { $n ->
    [one] { $n } побег
    [few] { $n } побега
   *[many] { $n } побегов
} на карты вокруг этой
earth-gain-growth-neighbours = всего { $n ->
    [one] { $n } росток
    [few] { $n } ростка
   *[many] { $n } ростков
} на карты вокруг этой
earth-pay-soil = { $n ->
    [one] { $n } почва
   *[other] { $n } почвы
}
earth-pay-sprout = { $n ->
    [one] { $n } побег
    [few] { $n } побега
   *[many] { $n } побегов
}
earth-pay-growth = { $n ->
    [one] { $n } росток
    [few] { $n } ростка
   *[many] { $n } ростков
}
earth-pay-compost = сбросить { $n ->
    [1] верхнюю карту
    [one] { $n } верхнюю карту
    [few] { $n } верхние карты
   *[many] { $n } верхних карт
} своего компоста
earth-pay-bury = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
} с руки в компост

## Abilities

earth-ability = { $colour }: { $what }
earth-trade = { $pay } → { $gain }
# So that no comma can be misread: goods together, and the lines of a card.
earth-plus = { $first } + { $rest }
earth-lines = { $first } · { $rest }
earth-sentences = { $first }; { $rest }
earth-when-chosen = { $what }, если действие выбрали вы
earth-when-event = { $what } за каждое разыгранное вами событие
earth-when-planted-trait = { $what } за каждую посаженную в этот ход { FORM($trait, "accusative") }
earth-when-planted-colour = { $what } за каждую посаженную в этот ход карту с { FORM($trait, "instrumental") } способностью
earth-rule-copy = скопировать { FORM($colour, "accusative") } способность другой карты своего поля
earth-rule-discount = { FORM($trait, "plural") } дешевле на { $off ->
    [one] { $off } почву
   *[other] { $off } почвы
}
earth-rule-forbid = вам нельзя выбирать действие «{ $action }»
earth-rule-payable-bury = вместо почвы можно платить картами с руки, 1 за 1; они уходят в компост
earth-rule-payable-sprout = вместо почвы можно платить побегами, 1 за 1
earth-rule-payable-growth = вместо почвы можно платить ростками, 1 за 1
earth-rule-replace = при одной из посадок хода карта с руки с { FORM($colour, "instrumental") } способностью может бесплатно занять место этой карты; затем нужно отправить эту карту в компост и { $gain }
earth-rule-start = на старте { $card ->
    [one] { $card } карта
    [few] { $card } карты
   *[many] { $card } карт
}{ $bury ->
    [0] { "" }
   *[other] { " " }(из них { $bury } в компост)
} и { $soil } почвы
earth-rule-wild = считается деревом, травой, грибом и кустом
earth-action-green = Посадка
    .accusative = посадку
earth-action-red = Удобрение
    .accusative = удобрение
earth-action-blue = Полив
    .accusative = полив
earth-action-yellow = Выращивание
    .accusative = выращивание

earth-band-green = Зелёная
earth-band-red = Красная
earth-band-blue = Синяя
earth-band-yellow = Жёлтая
earth-band-multicolour = Разноцветная
earth-band-black = Чёрная
earth-band-brown = Коричневая
earth-colour-green = зелёная
    .genitive = зелёной
    .accusative = зелёную
    .instrumental = зелёной
earth-colour-red = красная
    .genitive = красной
    .accusative = красную
    .instrumental = красной
earth-colour-blue = синяя
    .genitive = синей
    .accusative = синюю
    .instrumental = синей
earth-colour-yellow = жёлтая
    .genitive = жёлтой
    .accusative = жёлтую
    .instrumental = жёлтой
earth-colour-multicolour = разноцветная
    .genitive = разноцветной
    .accusative = разноцветную
    .instrumental = разноцветной
earth-colour-black = чёрная
    .genitive = чёрной
    .accusative = чёрную
    .instrumental = чёрной
earth-colour-brown = коричневая
    .genitive = коричневой
    .accusative = коричневую
    .instrumental = коричневой
earth-type-tree = дерево
    .genitive = дерева
    .accusative = дерево
    .plural = деревья
    .gender = n
earth-type-herb = трава
    .genitive = травы
    .accusative = траву
    .plural = травы
    .gender = f
earth-type-mushroom = гриб
    .genitive = гриба
    .accusative = гриб
    .plural = грибы
    .gender = m
earth-type-bush = куст
    .genitive = куста
    .accusative = куст
    .plural = кусты
    .gender = m
earth-types-tree = деревья
    .genitive = деревьев
earth-types-herb = травы
    .genitive = трав
earth-types-mushroom = грибы
    .genitive = грибов
earth-types-bush = кусты
    .genitive = кустов
# The other forms of a habitat are those of a card that has it.
earth-trait-sunny = солнечная
    .accusative = солнечную карту
    .plural = солнечные карты
    .many = солнечных карт
earth-trait-wet = влажная
    .accusative = влажную карту
    .plural = влажные карты
    .many = влажных карт
earth-trait-rocky = скалистая
    .accusative = скалистую карту
    .plural = скалистые карты
    .many = скалистых карт
earth-trait-cold = холодная
    .accusative = холодную карту
    .plural = холодные карты
    .many = холодных карт
earth-trait-terrain = местность
    .accusative = карту местности
    .plural = карты местности
    .many = карт местности
earth-tag-geography = место
earth-tag-animal = животное
earth-tag-colour = цвет

## Goals

# What is measured stands after “points for”, in the accusative and with “every”; its genitive stands after “at least”.
earth-goal = Не менее { FORM($what, "genitive") }
earth-goal-diagonal = Обе длинные диагонали заполнены (8 карт)
earth-score = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $what }
earth-score-capped = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $what }, но не более { $cap } очков
earth-score-best = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $what } у того игрока, у которого их больше всего
earth-score-ladder = Очки за { $traits }, от 1 до { $most } и больше: { $steps }

earth-measure-soil = { $n ->
    [one] каждый жетон почвы
    [few] каждые { $n } жетона почвы
   *[many] каждые { $n } жетонов почвы
}
    .genitive = { $n } жетонов почвы
earth-measure-hand = { $n ->
    [one] каждую карту на руке
    [few] каждые { $n } карты на руке
   *[many] каждые { $n } карт на руке
}
    .genitive = { $n } карт на руке
earth-measure-compost = { $n ->
    [one] каждую карту в вашем компосте
    [few] каждые { $n } карты в вашем компосте
   *[many] каждые { $n } карт в вашем компосте
}
    .genitive = { $n } карт в вашем компосте
earth-measure-event = { $n ->
    [one] каждое разыгранное событие
    [few] каждые { $n } разыгранных события
   *[many] каждые { $n } разыгранных событий
}
    .genitive = { $n } разыгранных событий
earth-measure-sprout = { $n ->
    [one] каждый побег
    [few] каждые { $n } побега
   *[many] каждые { $n } побегов
}
    .genitive = { $n } побегов
earth-measure-growth = { $n ->
    [one] каждый росток
    [few] каждые { $n } ростка
   *[many] каждые { $n } ростков
}
    .genitive = { $n } ростков
earth-measure-terrain = { $n ->
    [one] каждую карту местности
    [few] каждые { $n } карты местности
   *[many] каждые { $n } карт местности
}
    .genitive = { $n } карт местности
earth-measure-row = { $n ->
    [one] каждый полный ряд
    [few] каждые { $n } полных ряда
   *[many] каждые { $n } полных рядов
}
    .genitive = { $n } полных рядов
earth-measure-column = { $n ->
    [one] каждый полный столбец
    [few] каждые { $n } полных столбца
   *[many] каждые { $n } полных столбцов
}
    .genitive = { $n } полных столбцов
earth-measure-set = { $n ->
    [one] каждый набор
    [few] каждые { $n } набора
   *[many] каждые { $n } наборов
} из пяти карт: красная, синяя и жёлтая способности, местность и событие
    .genitive = { $n } наборов из пяти карт: красная, синяя и жёлтая способности, местность и событие
earth-measure-empty-neighbour = каждую пустую клетку по сторонам этой карты (клетки за пределами рамки пусты)
earth-measure-row-same = каждый полный ряд, где у всех четырёх карт { FORM($kind, "gender") ->
    [f] общая
    [n] общее
   *[m] общий
} { $kind }
earth-measure-row-different = каждый полный ряд с четырьмя разными { FORM($kinds, "instrumental") }
earth-measure-column-same = каждый полный столбец, где у всех четырёх карт { FORM($kind, "gender") ->
    [f] общая
    [n] общее
   *[m] общий
} { $kind }
earth-measure-column-different = каждый полный столбец с четырьмя разными { FORM($kinds, "instrumental") }
earth-kind-colour = цвет способности
    .gender = m
earth-kinds-colour = цвета способностей
    .instrumental = цветами способностей
earth-kind-type = тип
    .gender = m
earth-kinds-type = типы карт
    .instrumental = типами карт
earth-kind-habitat = среда обитания
    .gender = f
earth-kinds-habitat = среды обитания
    .instrumental = средами обитания
earth-kind-points = число очков за размещение
    .gender = n
earth-kinds-points = количества очков за размещение
    .instrumental = количествами очков за размещение
earth-kind-sprout = число побегов
    .gender = n
earth-kinds-sprout = количества побегов
    .instrumental = количествами побегов
earth-kind-growth = число ростков
    .gender = n
earth-kinds-growth = количества ростков
    .instrumental = количествами ростков
earth-measure-in-row = { FORM($trait, "gender") ->
    [f] каждую
    [n] каждое
   *[m] каждый
} { FORM($trait, "accusative") } в этом ряду
earth-measure-in-column = { FORM($trait, "gender") ->
    [f] каждую
    [n] каждое
   *[m] каждый
} { FORM($trait, "accusative") } в этом столбце
earth-measure-in-side = { FORM($trait, "gender") ->
    [f] каждую
    [n] каждое
   *[m] каждый
} { FORM($trait, "accusative") } с четырёх сторон от этой карты
earth-measure-in-corner = { FORM($trait, "gender") ->
    [f] каждую
    [n] каждое
   *[m] каждый
} { FORM($trait, "accusative") } у четырёх углов этой карты
earth-measure-in-path = каждую карту самой длинной цепочки { FORM($trait, "many") }, проходящей через эту карту (соседство по сторонам)
earth-measure-in-diagonal-path = { FORM($trait, "gender") ->
    [f] каждую
    [n] каждое
   *[m] каждый
} { FORM($trait, "accusative") } в вашей самой длинной диагональной цепочке { FORM($traits, "genitive") }
earth-measure-full-of-sprout = каждую карту флоры, где заняты все ячейки для побегов
earth-measure-full-of-growth = каждую карту флоры, выросшую до верхушки
earth-measure-full = { $n ->
    [one] каждую карту флоры, где
    [few] каждые { $n } карты флоры, где
   *[many] каждые { $n } карт флоры, где
} заняты все ячейки и все места для ростков
    .genitive = { $n } карт флоры, где заняты все ячейки и все места для ростков
earth-measure-empty = { $n ->
    [one] каждую карту флоры
    [few] каждые { $n } карты флоры
   *[many] каждые { $n } карт флоры
} без побегов и ростков
    .genitive = { $n } карт флоры без побегов и ростков
earth-measure-directional = { $n ->
    [one] каждую карту
    [few] каждые { $n } карты
   *[many] каждые { $n } карт
} с направлением (ряд, столбец, соседи или цепочка)
    .genitive = { $n } карт с направлением (ряд, столбец, соседи или цепочка)
earth-measure-type = { $n ->
    [one] { FORM($trait, "gender") ->
        [f] каждую
        [n] каждое
       *[m] каждый
    } { FORM($trait, "accusative") }
    [few] каждые { $n } { FORM($trait, "genitive") }
   *[many] каждые { $n } { FORM($traits, "genitive") }
}
    .genitive = { $n } { FORM($traits, "genitive") }
earth-measure-trait = { $n ->
    [one] каждую { FORM($trait, "accusative") }
    [few] каждые { $n } { FORM($trait, "plural") }
   *[many] каждые { $n } { FORM($trait, "many") }
}
    .genitive = { $n } { FORM($trait, "many") }
earth-measure-tag = { $n ->
    [one] каждую карту флоры
    [few] каждые { $n } карты флоры
   *[many] каждые { $n } карт флоры
} с меткой «{ $tag }» у названия
    .genitive = { $n } карт флоры с меткой «{ $tag }» у названия
earth-measure-colour = { $n ->
    [one] каждую карту
    [few] каждые { $n } карты
   *[many] каждые { $n } карт
} с { FORM($colour, "instrumental") } способностью
    .genitive = { $n } карт с { FORM($colour, "instrumental") } способностью
earth-measure-points-odd = { $n ->
    [one] каждую карту
    [few] каждые { $n } карты
   *[many] каждые { $n } карт
} с нечётным числом очков за размещение
    .genitive = { $n } карт с нечётным числом очков за размещение
earth-measure-points-even = { $n ->
    [one] каждую карту
    [few] каждые { $n } карты
   *[many] каждые { $n } карт
} с чётным числом очков за размещение (0 — чётное)
    .genitive = { $n } карт с чётным числом очков за размещение (0 — чётное)
earth-measure-points-least = { $n ->
    [one] каждую карту, за размещение которой дают
    [few] каждые { $n } карты, за размещение которых дают
   *[many] каждые { $n } карт, за размещение которых дают
} не менее { $number ->
    [one] { $number } очка
   *[other] { $number } очков
}
    .genitive = { $n } карт, за размещение которых дают не менее { $number } очков
earth-measure-points-most = { $n ->
    [one] каждую карту, за размещение которой дают
    [few] каждые { $n } карты, за размещение которых дают
   *[many] каждые { $n } карт, за размещение которых дают
} не более { $number ->
    [one] { $number } очка
   *[other] { $number } очков
}
    .genitive = { $n } карт, за размещение которых дают не более { $number } очков
earth-measure-cost-least = { $n ->
    [one] каждую карту поля
    [few] каждые { $n } карты поля
   *[many] каждые { $n } карт поля
} стоимостью { $number } и больше
    .genitive = { $n } карт поля стоимостью { $number } и больше
earth-measure-cost-most = { $n ->
    [one] каждую карту поля
    [few] каждые { $n } карты поля
   *[many] каждые { $n } карт поля
} стоимостью { $number } и меньше
    .genitive = { $n } карт поля стоимостью { $number } и меньше
earth-measure-habitats-least = { $n ->
    [one] каждую карту, у которой
    [few] каждые { $n } карты, у которых
   *[many] каждые { $n } карт, у которых
} не менее { $number ->
    [one] { $number } среды
   *[other] { $number } сред
} обитания
    .genitive = { $n } карт, у которых не менее { $number } сред обитания
earth-measure-habitats-most = { $n ->
    [one] каждую карту, у которой
    [few] каждые { $n } карты, у которых
   *[many] каждые { $n } карт, у которых
} не более { $number ->
    [one] { $number } среды
   *[other] { $number } сред
} обитания
    .genitive = { $n } карт, у которых не более { $number ->
        [one] { $number } среды
       *[other] { $number } сред
    } обитания
earth-measure-abilities-least = { $n ->
    [one] каждую карту
    [few] каждые { $n } карты
   *[many] каждые { $n } карт
} с двумя способностями
    .genitive = { $n } карт с двумя способностями
earth-measure-slots-exactly = { $n ->
    [one] каждую карту флоры
    [few] каждые { $n } карты флоры
   *[many] каждые { $n } карт флоры
}, где ровно { $number ->
    [one] { $number } ячейка
    [few] { $number } ячейки
   *[many] { $number } ячеек
} для побегов
    .genitive = { $n } карт флоры, где ровно { $number } ячеек для побегов
earth-measure-slots-most = { $n ->
    [one] каждую карту флоры
    [few] каждые { $n } карты флоры
   *[many] каждые { $n } карт флоры
}, где не более { $number } ячеек для побегов
    .genitive = { $n } карт флоры, где не более { $number } ячеек для побегов
earth-measure-trunks-least = { $n ->
    [one] каждую карту флоры
    [few] каждые { $n } карты флоры
   *[many] каждые { $n } карт флоры
}, где не менее { $number } мест для ростков
    .genitive = { $n } карт флоры, где не менее { $number } мест для ростков
earth-measure-trunks-most = { $n ->
    [one] каждую карту флоры
    [few] каждые { $n } карты флоры
   *[many] каждые { $n } карт флоры
}, где не более { $number } мест для ростков
    .genitive = { $n } карт флоры, где не более { $number } мест для ростков
earth-measure-canopy-least = { $n ->
    [one] каждую карту флоры, у которой верхушка приносит
    [few] каждые { $n } карты флоры, у которых верхушка приносит
   *[many] каждые { $n } карт флоры, у которых верхушка приносит
} не менее { $number } очков
    .genitive = { $n } карт флоры, у которых верхушка приносит не менее { $number } очков
earth-measure-canopy-most = { $n ->
    [one] каждую карту флоры, у которой
    [few] каждые { $n } карты флоры, у которых
   *[many] каждые { $n } карт флоры, у которых
} верхушки нет или она приносит не более { $number } очков
    .genitive = { $n } карт флоры, у которых верхушки нет или она приносит не более { $number } очков
earth-measure-sprout-least = { $n ->
    [one] каждую карту флоры
    [few] каждые { $n } карты флоры
   *[many] каждые { $n } карт флоры
}, где не менее { $number ->
    [one] { $number } побега
   *[other] { $number } побегов
}
    .genitive = { $n } карт флоры, где не менее { $number ->
        [one] { $number } побега
       *[other] { $number } побегов
    }
earth-measure-growth-least = { $n ->
    [one] каждую карту флоры
    [few] каждые { $n } карты флоры
   *[many] каждые { $n } карт флоры
}, где не менее { $number ->
    [one] { $number } ростка
   *[other] { $number } ростков
}
    .genitive = { $n } карт флоры, где не менее { $number ->
        [one] { $number } ростка
       *[other] { $number } ростков
    }

## Gaia

earth-gaia-you-green = Сначала вы можете посадить 1 карту, берёте 1 карту и активируете зелёные способности
earth-gaia-you-red = Сначала вы берёте 2 почвы или отправляете в компост 2 карты из колоды и активируете красные способности
earth-gaia-you-blue = Сначала вы берёте 2 побега или 2 почвы и активируете синие способности
earth-gaia-you-yellow = Сначала вы берёте 2 карты или 2 ростка и активируете жёлтые способности
earth-gaia-gets = Гея получает { $gifts }
earth-gaia-leaf-upper = Гея кладёт лист рядом с одной из двух верхних карт фауны
earth-gaia-leaf-lower = Гея кладёт лист рядом с одной из двух нижних карт фауны
earth-gaia-easy = Начальный уровень: она пропускает свой следующий ход
earth-gaia-expert = Экспертный уровень: за лист у левой карты фауны она получает ещё { $left }, у правой — { $right }
earth-gift-soil = { $n ->
    [one] { $n } жетон почвы
    [few] { $n } жетона почвы
   *[many] { $n } жетонов почвы
}
earth-gift-card = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} в стопку очков
earth-gift-sprout = { $n ->
    [one] { $n } побег
    [few] { $n } побега
   *[many] { $n } побегов
}
earth-gift-growth = { $n ->
    [one] { $n } росток
    [few] { $n } ростка
   *[many] { $n } ростков
}
earth-gift-compost = { $n ->
    [one] { $n } карту в компост
    [few] { $n } карты в компост
   *[many] { $n } карт в компост
}
earth-gift-sprout-per-blue-card = { $n ->
    [one] { $n } побег
    [few] { $n } побега
   *[many] { $n } побегов
} за каждую вашу карту с синей способностью
earth-gift-growth-per-card-drawn = { $n ->
    [one] { $n } росток
    [few] { $n } ростка
   *[many] { $n } ростков
} за каждую карту, взятую вами в этот ход
earth-gift-soil-per-soil-gained = { $n ->
    [one] { $n } жетон почвы
    [few] { $n } жетона почвы
   *[many] { $n } жетонов почвы
} за каждый полученный вами в этот ход
earth-gift-compost-per-soil-gained = { $n ->
    [one] { $n } карту в компост
    [few] { $n } карты в компост
   *[many] { $n } карт в компост
} за каждые { $each ->
    [one] { $each } жетон почвы
    [few] { $each } жетона почвы
   *[many] { $each } жетонов почвы
}, что вы получили в этот ход

## Scores

earth-line-base = Карты
earth-line-events = События
earth-line-compost = Компост
earth-line-sprouts = Побеги
earth-line-growth = Ростки
earth-line-terrain = Местность
earth-line-ecosystems = Экосистемы
earth-line-fauna = Фауна

earth-rival = Гея

## Standing orders, after “Whenever”

earth-order-either-red = другой игрок выбирает удобрение
earth-order-either-blue = другой игрок выбирает полив
earth-order-either-yellow = другой игрок выбирает выращивание
earth-order-offer = карта «{ $card }» предлагает «{ $what }»
