# Words on the pictures of Renature, and the pictures in words. In every message here $seat is a player’s name.

## On pictures

picture-renature-over = { $shared ->
    [1] Итоговый счёт
   *[other] Итоговый счёт: общая победа
}
picture-renature-tie = По { $points }: решает, где больше подсолнухов
picture-renature-flowers = Подсолнухи
picture-renature-running = Если закончить сейчас
picture-renature-scene-nw = Крупно: северо-запад
picture-renature-scene-ne = Крупно: северо-восток
picture-renature-scene-sw = Крупно: юго-запад
picture-renature-scene-se = Крупно: юго-восток
picture-renature-plant = Ценность { $value }. Приносит 1 очко за себя и по 1 за каждое растение ценностью не более { $value } в своей области; оставшись на планшете, отнимает { $value }.
picture-renature-animal = На { $count } из 55 фишек домино. Ложится рядом с таким же животным, рядом с джокером или, если само стало джокером, везде, где подходит.

## Pictures in words; $seat is a player’s name

alt-renature-turn = Ходит { $seat }.
alt-renature-last = Последнее домино: { $domino } на { $first } и { $second }.
alt-renature-planted = Последнее растение: { $plant } на { $cell }.
alt-renature-joker = { $animal } — джокер; в долине { $count ->
    [0] домино пока нет
    [one] лежит { $count } фишка домино
    [few] лежат { $count } фишки домино
   *[many] лежит { $count } фишек домино
}.
alt-renature-player = { $seat }: { $count ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $clouds ->
    [one] { $clouds } облако
    [few] { $clouds } облака
   *[many] { $clouds } облаков
}, { $flowers ->
    [one] { $flowers } подсолнух
    [few] { $flowers } подсолнуха
   *[many] { $flowers } подсолнухов
}, { $hand ->
    [one] { $hand } фишка домино
    [few] { $hand } фишки домино
   *[many] { $hand } фишек домино
} на руке и { $stock } в запасе.
alt-renature-strong = { $seat } { $value }
alt-renature-neutral = нейтральные { $value }
alt-renature-area = Область { $area } ({ $main }/{ $second }): { $strong }.
alt-renature-quarter = { $quarter ->
    [nw] Северо-запад долины, от { $first } до { $last }.
    [ne] Северо-восток долины, от { $first } до { $last }.
    [sw] Юго-запад долины, от { $first } до { $last }.
   *[se] Юго-восток долины, от { $first } до { $last }.
}
alt-renature-standing = Растения там: { $plants }.
alt-renature-no-standing = Растений там нет.
alt-renature-stands = { $cell } { $plant } ({ $seat })
alt-renature-stands-neutral = { $cell } { $plant }
alt-renature-lying = Домино там: { $dominoes }.
alt-renature-lies = { $domino } на { $first } и { $second }
alt-renature-all-plants = Все растения: { $plants }.
alt-renature-all-dominoes = Все домино: { $dominoes }.
alt-renature-empties = Открытые области без растений: { $areas }.
alt-renature-empty = { $area } ({ $main }/{ $second })
alt-renature-clouds = Облака: { $clouds }.
alt-renature-clouds-on = { $count } на { $cell }
alt-renature-tie = При равенстве очков побеждает тот, у кого больше подсолнухов.
alt-renature-left = { $count } × { $plant } ({ $value })
alt-renature-board = Остались растения: { $plants }.
alt-renature-bare = Растений не осталось.
alt-renature-backs = Подсолнухи приносят { $points }.
alt-renature-hand = Ваши домино: { $dominoes }.
alt-renature-held = { $domino }
alt-renature-lettered = { $letter } { $domino }
alt-renature-no-hand = У вас нет домино.
alt-renature-place = { $letter } { $first }-{ $second }
alt-renature-at = Домино { $domino } можно выложить на { $places }.
alt-renature-free = Клетки ручья, на которые можно выложить одну из ваших фишек домино: { $cells }.
alt-renature-in = { $plant }: можно посадить на { $cells }.
alt-renature-animal = Джокером можно сделать: { $animals }.
alt-renature-from = Растения, которые можно вернуть: { $cells }.
alt-renature-card = { $name }.

## The title picture

renature-players = 2–4 игрока
renature-minutes = 45 мин
renature-designers = авторы М. Кислинг и В. Крамер
renature-imprint = { renature-players } · { renature-minutes } · { renature-designers }
alt-renature-cover = Долина с ручьями; вдоль воды лежат домино с животными, и возвращаются растения.
