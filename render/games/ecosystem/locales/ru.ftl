# Words on the pictures of Ecosystem, and the pictures in words. In every message here $seat is a player’s name.

## Ecosystem: on the picture

picture-ecosystem-round = Раунд { $round }
picture-ecosystem-alone = Обогнать соперника на { $margin }
picture-ecosystem-over = { $shared ->
    [1] Итоговый счёт
   *[other] Итоговый счёт: общая победа
}
# $ahead is by how many points the player is ahead of the rival or behind it.
picture-ecosystem-won = Победа: отрыв { $ahead }, нужно { $margin }
picture-ecosystem-lost = { $side ->
    [behind] Поражение: отставание { $ahead }, нужен отрыв { $margin }
   *[ahead] Поражение: отрыв { $ahead }, нужно { $margin }
}
picture-ecosystem-tie = По { $points }: решает, где меньше пробелов
picture-ecosystem-running = Счёт сейчас
picture-ecosystem-placed = { $count } / 20
picture-ecosystem-rival = Соперник
picture-ecosystem-neutral = Нейтральные
picture-ecosystem-gaps = Пробелы
picture-ecosystem-variety = Биоразнообразие
picture-ecosystem-deck = { $count } из { $total }
picture-ecosystem-how-bear = 2 очка за каждую пчелу и каждую форель рядом с медведем.
picture-ecosystem-how-bee = 3 очка за каждый луг рядом с пчелой.
picture-ecosystem-how-deer = 2 очка за каждый ряд и каждый столбец, где у вас есть олень.
picture-ecosystem-how-dragonfly = За каждый ручей рядом со стрекозой: столько очков, сколько в этом ручье карт.
picture-ecosystem-how-eagle = 2 очка за каждого кролика и каждую форель в одном или двух шагах.
picture-ecosystem-how-fox = 3 очка, если рядом с лисой нет ни медведя, ни волка.
picture-ecosystem-how-meadow = Луг из 2 соседних карт приносит 3 очка, из 3 карт — 6, из 4 — 10, из 5 и более — 15; одиночный — ничего.
picture-ecosystem-how-rabbit = 1 очко. При размещении можно поменять местами любые две карты вашей экосистемы.
picture-ecosystem-how-stream = Самый длинный ручей за столом приносит 8 очков, второй по длине — 5.
picture-ecosystem-how-trout = 2 очка за каждый ручей и каждую стрекозу рядом с форелью.
picture-ecosystem-how-wolf = Больше всего волков за столом — 12 очков, второе место — 8, третье — 4.

## Ecosystem: in words

alt-ecosystem-table = Раунд { $round }, размещено карт: { $step } из 20.
alt-ecosystem-passing = { $round ->
    [1] Руки переходят к следующему игроку.
   *[other] Руки переходят к предыдущему игроку.
}
alt-ecosystem-ready = { $seat }: выбор сделан.
alt-ecosystem-last = Последняя карта игрока { $seat }: { $card } на { $cell }.
alt-ecosystem-swapped = После этого поменялись местами { $one } и { $other }.
# Alone.
alt-ecosystem-margin = { $outcome ->
    [won] Отрыв от соперника — { $ahead }; нужно было { $margin }.
    [behind] { $seat }: поражение, отставание от соперника — { $ahead }, а нужен был отрыв { $margin }.
   *[ahead] { $seat }: поражение, отрыв от соперника — { $ahead }, а нужно было { $margin }.
}
alt-ecosystem-tie = При равенстве очков побеждает тот, у кого меньше пробелов.
alt-ecosystem-race-wolf = Волки: { $runners }.
alt-ecosystem-race-stream = Самые длинные ручьи: { $runners }.
alt-ecosystem-runner = { $points ->
    [0] { $seat } { $count }
   *[other] { $seat } { $count } (+{ $points })
}
alt-ecosystem-count = { $count } × { $card }
alt-ecosystem-grid = Экосистема игрока { $seat }: { $cards }.
alt-ecosystem-empty = У игрока { $seat } ещё нет карт.
alt-ecosystem-rival = У соперника: { $cards }.
alt-ecosystem-neutral = Нейтральная стопка: { $cards }.
alt-ecosystem-cell = { $cell } { $card }
alt-ecosystem-seat = Экосистема игрока { $seat }: { $cards }.
alt-ecosystem-hand = Ваша рука: { $cards }.
alt-ecosystem-how = { $card }. { $how }
alt-ecosystem-no-hand = Ваша рука пуста.
alt-ecosystem-held = { $count ->
    [1] { $letter } { $card }
   *[other] { $letter } { $card } ×{ $count }
}
alt-ecosystem-at = { $card }: можно разместить на { $cells }.
alt-ecosystem-swap = Карты, которые могут поменяться местами: { $cells }.
alt-ecosystem-chosen = Ваш выбор: { $card } на { $cell }.
alt-ecosystem-card = { $card }, все три картинки этой карты.

## The title picture

ecosystem-players = 1–6 игроков
ecosystem-minutes = 20 мин
ecosystem-designers = автор Мэтт Симпсон
ecosystem-imprint = { ecosystem-players } · { ecosystem-minutes } · { ecosystem-designers }
alt-ecosystem-cover = Орёл на фоне низкого солнца; олень, медведь, волк, лиса и кролик на лугу из карт, через который бежит ручей.
