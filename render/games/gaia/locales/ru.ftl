# Words on the pictures of Gaïa, and the pictures in words. In every message here $seat is a player’s name.

## On the pictures

picture-gaia-over = Итоговый счёт
picture-gaia-running = Если закончить сейчас
picture-gaia-home = Ещё в запасе
picture-gaia-order = Порядок после конца
picture-gaia-placed = Миплов в мире
picture-gaia-played = Сыграно
picture-gaia-city-at = { $name } { $cell }
picture-gaia-goes = Уходит:
picture-gaia-stays = Остаётся:
picture-gaia-home-then = Тогда в запасе:
picture-gaia-short = { $count ->
    [0] собрана
   *[other] не хватает { $count }
}
picture-gaia-goal = Цель: { $goal }
picture-gaia-name = { $name }
picture-gaia-animals = Животные
picture-gaia-plain = Равнина
picture-gaia-forest = Лес
picture-gaia-sea = Море
picture-gaia-desert = Пустыня
picture-gaia-mountain = Горы
picture-gaia-swamp = Болото
picture-gaia-sun = Солнце
picture-gaia-rain = Дождь
picture-gaia-earthquake = Землетрясение
picture-gaia-tornado = Торнадо
picture-gaia-protection = Защита
picture-gaia-lightning = Молния
picture-gaia-volcano = Вулкан
picture-gaia-why-supply = тайлов нет
picture-gaia-why-reserve = { $count ->
    [0] животных нет
   *[other] животных лишь { $count }
}
picture-gaia-why-no-tile = нет тайла
picture-gaia-why-needs = { $count }/4, а надо 2
picture-gaia-why-no-sun = нечего осушать
picture-gaia-why-no-rain = нечего орошать
picture-gaia-why-no-swap = тайлы одинаковы
picture-gaia-why-nobody = ни у кого нет карт
picture-gaia-why-no-strike = бить некуда
picture-gaia-why-no-mountain = нет гор
picture-gaia-why-deserts = { $left ->
    [0] нет тайлов пустыни
    [one] лишь { $left } пустыня
    [few] лишь { $left } пустыни
   *[many] лишь { $left } пустынь
}
picture-gaia-why-unchanged = жечь нечего
picture-gaia-why-answer = только как ответ
picture-gaia-home-at = { $count } из 4 на { $cell }
picture-gaia-home-short = { $count } из 2 на { $cell }
picture-gaia-does-earthquake = два тайла меняются
picture-gaia-does-tornado = по карте у всех, одна вам
picture-gaia-does-lightning = очищает тайл
picture-gaia-does-volcano = очищает горы и соседей
picture-gaia-does-protection = отменяет стихию
picture-gaia-how-nature = Положите тайл этой земли у края мира. Карта остаётся перед вами и учитывается для целей.
picture-gaia-how-animals = Выведите четырёх животных на свободный тайл этой земли; со звездой — любой земли.
picture-gaia-how-city = Основывается на свободном тайле земли, указанной в углу (звезда: любая, кроме моря), если рядом не менее двух потребностей города. Поселите там мипла.
picture-gaia-how-goal = Сбросьте эти карты из лежащих перед вами и поставьте сюда мипла. Достичь цели может только один игрок.
picture-gaia-how-sun = Болото становится равниной или равнина — пустыней. Не под городом.
picture-gaia-how-rain = Пустыня становится равниной или равнина — болотом. Не под городом.
picture-gaia-how-earthquake = Два соседних тайла меняются местами вместе со всем, что на них.
picture-gaia-how-tornado = Возьмите по рубашке карту у каждого соперника, одну оставьте, остальные сбросьте.
picture-gaia-how-protection = Отмените стихию, которую только что сыграл кто-то другой.
picture-gaia-how-lightning = Уберите с одного тайла город, миплов и животных.
picture-gaia-how-volcano = В горах: очистите их и тайлы рядом. Равнины, леса и болота там становятся пустынями.

## Pictures in words

alt-gaia-turn = { $left ->
    [1] Ходит { $seat }, осталось одно действие.
    [one] Ходит { $seat }, осталось { $left } действие.
    [few] Ходит { $seat }, осталось { $left } действия.
   *[many] Ходит { $seat }, осталось { $left } действий.
}
alt-gaia-cast = { $seat } играет { FORM($card, "accusative") }; карта ждёт ответов.
alt-gaia-aim = Она направлена на { $cells }.
alt-gaia-omen = { $way ->
    [comes] { $count ->
        [1] Если никто не отменит, { $seat } поставит мипла.
        [one] Если никто не отменит, { $seat } поставит { $count } мипла.
       *[many] Если никто не отменит, { $seat } поставит { $count } миплов.
    }
   *[goes] { $count ->
        [1] Если никто не отменит, { $seat } потеряет мипла.
        [one] Если никто не отменит, { $seat } потеряет { $count } мипла.
       *[many] Если никто не отменит, { $seat } потеряет { $count } миплов.
    }
}
alt-gaia-fleeing = { $count ->
    [1] Если никто не отменит, пропадёт одно животное.
   *[other] Если никто не отменит, животных пропадёт { $count }.
}
alt-gaia-last = Последние перемены: { $cells }.
alt-gaia-part = { $where ->
    [upper-left] Левый верхний угол мира, { $part }.
    [upper-right] Правый верхний угол мира, { $part }.
    [lower-left] Левый нижний угол мира, { $part }.
    [lower-right] Правый нижний угол мира, { $part }.
    [upper] Верхняя часть мира, { $part }.
    [lower] Нижняя часть мира, { $part }.
    [left] Левая часть мира, { $part }.
    [right] Правая часть мира, { $part }.
   *[middle] Середина мира, { $part }.
}
alt-gaia-ended = { $tied ->
    [0] Партию завершает { $seat }.
   *[other] Партию завершает { $seat }; из тех, у кого миплов поровну, первым по порядку идёт { $winner_seat }.
}
alt-gaia-does = { $card }: { $does }.
alt-gaia-empty = Мир ещё пуст.
alt-gaia-land = { $land }: { $cells }.
alt-gaia-herd = { $count ->
    [1] Одно животное на { $cell }.
   *[other] Животных на { $cell }: { $count }.
}
alt-gaia-city = { $name } на { $cell }: { $facts }.
alt-gaia-covered = покрыто ({ $needs })
alt-gaia-lacking = не покрыто ({ $needs })
alt-gaia-meeple = мипл игрока { $seat }
alt-gaia-seat = { $seat }: миплов в запасе { $home }, поставлено { $placed }; на руке карт Природы { $nature }, Жизни { $life }, Стихий { $elements }.
alt-gaia-played = { $seat }, сыгранные карты: { $cards }.
alt-gaia-goal = Свободная цель: { $goal }.
alt-gaia-goal-lacking = { $count ->
    [0] Свободная цель: { $goal }; у вас есть всё.
   *[other] Свободная цель: { $goal }; вам не хватает: { $cards }.
}
alt-gaia-claimed = { $seat }, достигнутая цель: { $goal }.
alt-gaia-market = Открытые карты { FORM($back, "genitive") }: { $cards }; в колоде { $count }.
alt-gaia-none = нет
alt-gaia-hand = Ваши карты: { $cards }.
alt-gaia-no-hand = Ваша рука пуста.
alt-gaia-several = { $count } × { $card }
alt-gaia-held = { $letter } { $card }
alt-gaia-barred = Сейчас нельзя сыграть: { $card } — { $why }.
alt-gaia-cells = Можно выбрать { $cells }.
alt-gaia-choices = Можно выбрать: { $cards }.

## The title picture

gaia-players = 2–5 игроков
gaia-minutes = 30 мин
gaia-designers = автор Оливер Ролко
gaia-imprint = { gaia-players } · { gaia-minutes } · { gaia-designers }
alt-gaia-cover = Маленький мир из тайлов земли с городами по краю; вокруг него солнце, дождь, гроза и ветер, и новые тайлы в пути.
alt-gaia-home = { $enough ->
    [yes] { $card }: можно основать на { $cell }, рядом есть { $needs }.
   *[no] { $card }: основать пока нельзя; лучшее место { $cell }, { $count ->
        [0] но рядом нет ни одной потребности
       *[1] но рядом есть только { $needs }
    }.
}
