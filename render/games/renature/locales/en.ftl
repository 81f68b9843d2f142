# Words on the pictures of Renature, and the pictures in words. In every message here $seat is a player’s name.

## On pictures

picture-renature-over = Final scores
picture-renature-running = If it ended now
picture-renature-plant = Worth { $value }. It brings 1 point for itself and 1 for every plant in its area that is worth { $value } or less; left over, it costs { $value }.
picture-renature-animal = On { $count } of the 55 dominoes. It lies next to its like, next to the joker, or anywhere that fits while it is the joker itself.

## Pictures in words; $seat is a player’s name

alt-renature-turn = { $seat } is playing.
alt-renature-over = The match is over.
alt-renature-last = Last domino: { $domino } on { $first } and { $second }.
alt-renature-planted = Last plant: { $plant } on { $cell }.
alt-renature-joker = { $animal } is the joker; { $count ->
    [one] 1 domino lies
   *[other] { $count } dominoes lie
} in the valley.
alt-renature-player = { $seat }: { $count ->
    [1] 1 point
   *[other] { $points } points
}, { $clouds ->
    [one] 1 cloud
   *[other] { $clouds } clouds
}, { $flowers ->
    [one] 1 sunflower
   *[other] { $flowers } sunflowers
}, { $hand ->
    [one] 1 domino
   *[other] { $hand } dominoes
} in hand and { $stock } in the stock.
alt-renature-strong = { $seat } { $value }
alt-renature-neutral = neutral { $value }
alt-renature-area = Area { $area } ({ $main }/{ $second }): { $strong }.
alt-renature-left = { $count } × { $plant }
alt-renature-board = Plants left: { $plants }.
alt-renature-bare = No plants left.
alt-renature-backs = Sunflowers bring { $points }.
alt-renature-hand = Your dominoes: { $dominoes }.
alt-renature-held = { $domino }
alt-renature-lettered = { $letter } { $domino }
alt-renature-no-hand = You have no dominoes.
alt-renature-place = { $letter } { $first }-{ $second }
alt-renature-at = { $domino } can go on { $places }.
alt-renature-free = Stream cells where one of your dominoes can lie: { $cells }.
alt-renature-in = { $plant } can grow on { $cells }.
alt-renature-from = Plants you can take back: { $cells }.
alt-renature-card = { $name }.

## The title picture

renature-imprint = 2–4 players · 45 min · by Michael Kiesling & Wolfgang Kramer
