# Words on Earth's pictures, and its pictures in words. In every message here $seat is a player's name.

## On the picture

picture-earth-scene-gaia = Планшет Геи
picture-earth-scene-team = Командная область
picture-earth-setup = Подготовка
picture-earth-turn = Ход { $turn }
picture-earth-last = Последний раунд
picture-earth-over = { $shared ->
    [0] Итоговый счёт
    [1] Итоговый счёт
   *[other] Итоговый счёт: общая победа
}
picture-earth-alone = { $by ->
    [0] { $won ->
        [0] Поражение
       *[other] Победа
    }
   *[other] { $won ->
        [0] Поражение, отрыв { $by }
       *[other] Победа, отрыв { $by }
    }
}
picture-earth-teams = Отрыв { $by }: { $most } против { $least }
picture-earth-team-total = Вместе
picture-earth-tie = { $by ->
    [soil] Ничья ({ $points }): решает почва
    [hand] Ничья ({ $points }): решают карты на руке
    [growth] Ничья ({ $points }): решают ростки
    [sprouts] Ничья ({ $points }): решают побеги
   *[compost] Ничья ({ $points }): решает компост
}
picture-earth-tie-soil = Почва
picture-earth-tie-hand = Карты на руке
picture-earth-tie-growth = Число ростков
picture-earth-tie-sprouts = Число побегов
picture-earth-tie-compost = Карты в компосте
picture-earth-running = Если закончить сейчас
picture-earth-gaia = Гея
picture-earth-active = { $player }: { $action }
picture-earth-gaia-level = Гея, { $level }
picture-earth-level-easy = начальный уровень
picture-earth-level-medium = средний уровень
picture-earth-level-hard = сложный уровень
picture-earth-level-expert = экспертный уровень
picture-earth-no-hand = На руке пусто.
picture-earth-partner = Рука игрока { $seat }
picture-earth-partner-part = Рука игрока { $seat }: карты { $first }–{ $last } из { $whole }
picture-earth-hand-part = Карты { $first }–{ $last } из { $whole }
picture-earth-scene-hand = Моя рука, стр. { $page }

## In words

alt-earth-tie = { $by ->
    [soil] При равных очках побеждает тот, у кого больше почвы.
    [hand] При равных очках и почве побеждает тот, у кого больше карт на руке.
    [growth] При равных очках, почве и картах на руке побеждает тот, у кого больше ростков.
    [sprouts] При равных очках, почве, картах на руке и ростках побеждает тот, у кого больше побегов.
   *[compost] При равных очках, почве, картах на руке, ростках и побегах побеждает тот, у кого больше компоста.
}
alt-earth-apart = { $ahead ->
    [0] Гея впереди на { $by ->
        [one] { $by } очко
        [few] { $by } очка
       *[many] { $by } очков
    }.
   *[other] Впереди Геи на { $by ->
        [one] { $by } очко
        [few] { $by } очка
       *[many] { $by } очков
    }.
}
# $one and $other are the names of two partners.
alt-earth-together = У игроков { $one_seat } и { $other_seat } вместе { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
alt-earth-choosing = { $seat } выбирает действие.
alt-earth-action = { $seat } выбирает { FORM($action, "accusative") }.
alt-earth-planted = { $seat } сажает: { $plots }.
alt-earth-holds = { $seat }: карт { $cards } из { $size }, почва { $soil }, побеги { $sprouts }, ростки { $growth }, компост { $compost }, на руке { $hand }, события { $events }.
alt-earth-fauna = Фауна «{ $fauna }»: { $goal }.
alt-earth-leaf = У игрока { $seat } лист рядом с фауной «{ $fauna }», { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
alt-earth-shared = { $card }: { $what }.
alt-earth-row = Ряд { $row } игрока { $seat }: { $plots }.
alt-earth-part = Часть поля игрока { $seat } от { $first } до { $last }.
alt-earth-does = { $plot }: { $what }.
alt-earth-nothing = ничего своего
alt-earth-changed = Изменения за последний ход игрока { $seat }: { $changes }.
alt-earth-changed-soil = почва { $n }
alt-earth-changed-sprout = побеги { $n }
alt-earth-changed-growth = ростки { $n }
alt-earth-changed-compost = компост { $n }
alt-earth-changed-hand = рука { $n }
alt-earth-changed-event = события { $n }
alt-earth-plot = { $cell } { $card } (побеги { $sprouts }/{ $slots }, ростки { $growth }/{ $trunks })
alt-earth-land = { $cell } { $card }
alt-earth-hidden = { $cell } рубашкой вверх
alt-earth-events = События: { $cards }.
alt-earth-hand = Карты на руке: { $first }–{ $last } из { $whole }.
alt-earth-partner = Карты на руке игрока { $seat }: { $first }–{ $last } из { $whole }.
alt-earth-held = { $card }, { $cost ->
    [-1] событие: { $what }.
    [one] { $cost } почва: { $what }.
   *[other] { $cost } почвы: { $what }.
}
alt-earth-held-choice = { $letter } { $card }, { $cost ->
    [-1] событие: { $what }.
    [one] { $cost } почва: { $what }.
   *[other] { $cost } почвы: { $what }.
}
alt-earth-idle = Не сейчас: { $card } ({ $why }): { $what }.
alt-earth-side-choice = { $letter } { $card }: { $what }.
alt-earth-marked = { $letter } { $plot }
alt-earth-outlook = { $option }: { $what }
alt-earth-offered = На выбор: { $cards }.
alt-earth-at = Карту «{ $card }» можно посадить на { $cells }.
alt-earth-gaia = Гея: почва { $soil }, побеги { $sprouts }, ростки { $growth }, компост { $compost }, карты Земли { $cards }, карт в её колоде { $deck }.
alt-earth-gaia-card = Её карта — { $card }.
alt-earth-gaia-leaf = У Геи лист рядом с фауной «{ $fauna }», { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
alt-earth-team = Между местами { $one } и { $other }: почва { $soil }, побеги { $sprouts }, ростки { $growth }, карты { $cards }, компост { $compost }.
alt-earth-card = { $card }, { $kind }.
alt-earth-cost = Стоит { $cost ->
    [one] { $cost } почву
   *[other] { $cost } почвы
}, приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
alt-earth-points = Приносит { $minus ->
    [0] { "" }
   *[other] −
}{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
alt-earth-types = { $count ->
    [1] Тип: { $types }.
   *[other] Типы: { $types }.
}
alt-earth-habitats = { $count ->
    [1] Среда обитания: { $habitats }.
   *[other] Среды обитания: { $habitats }.
}
alt-earth-tags = { $count ->
    [1] Метка у названия: { $tags }.
   *[other] Метки у названия: { $tags }.
}
alt-earth-places = { $slots ->
    [0] Ячеек для побегов нет
    [one] { $slots } ячейка для побегов
    [few] { $slots } ячейки для побегов
   *[many] { $slots } ячеек для побегов
}, { $trunks ->
    [0] мест для ростков нет.
   *[other] мест для ростков { $trunks }; верхушка приносит { $canopy ->
        [one] { $canopy } очко
        [few] { $canopy } очка
       *[many] { $canopy } очков
    }.
}
alt-earth-kind-flora = флора
alt-earth-kind-terrain = местность
alt-earth-kind-event = событие
alt-earth-kind-island = остров
alt-earth-kind-climate = климат
alt-earth-kind-ecosystem = экосистема
alt-earth-kind-fauna = фауна
alt-earth-kind-gaia = одна из карт Геи

## The title picture

earth-players = 1–5 игроков
earth-minutes = 60 мин
earth-designers = автор Максим Тардиф
earth-imprint = { earth-players } · { earth-minutes } · { earth-designers }
alt-earth-cover = Остров в четыре террасы, от снега до берега, полный деревьев, цветов и грибов.
