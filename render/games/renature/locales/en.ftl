# Words on the pictures of Renature, and the pictures in words. In every message here $seat is a player’s name.

## On pictures

picture-renature-over = { $shared ->
    [one] Final scores
   *[other] Final scores: a shared victory
}
picture-renature-tie = Tie at { $points }: more sunflowers win
picture-renature-flowers = Sunflowers
picture-renature-running = If it ended now
picture-renature-scene-nw = Enlarged: north-west
picture-renature-scene-ne = Enlarged: north-east
picture-renature-scene-sw = Enlarged: south-west
picture-renature-scene-se = Enlarged: south-east
picture-renature-plant = Worth { $value }. It brings 1 point for itself and 1 for every plant in its area that is worth { $value } or less; left over, it costs { $value }.
picture-renature-animal = On { $count } of the 55 dominoes. It lies next to its like, next to the joker, or anywhere that fits while it is the joker itself.

## Pictures in words; $seat is a player’s name

alt-renature-turn = { $seat } is playing.
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
alt-renature-quarter = { $quarter ->
    [nw] The north-west of the valley, from { $first } to { $last }.
    [ne] The north-east of the valley, from { $first } to { $last }.
    [sw] The south-west of the valley, from { $first } to { $last }.
   *[se] The south-east of the valley, from { $first } to { $last }.
}
alt-renature-standing = Plants there: { $plants }.
alt-renature-no-standing = No plant stands there.
alt-renature-stands = { $cell } { $plant } of { $seat }
alt-renature-stands-neutral = { $cell } { $plant }
alt-renature-lying = Dominoes there: { $dominoes }.
alt-renature-lies = { $domino } on { $first } and { $second }
alt-renature-all-plants = All plants: { $plants }.
alt-renature-all-dominoes = All dominoes: { $dominoes }.
alt-renature-empties = Open areas without plants: { $areas }.
alt-renature-empty = { $area } ({ $main }/{ $second })
alt-renature-clouds = Clouds: { $clouds }.
alt-renature-clouds-on = { $count } on { $cell }
alt-renature-tie = Of those with equal points the one with more sunflowers wins.
alt-renature-left = { $count } × { $plant } ({ $value })
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
alt-renature-animal = You can make these the joker: { $animals }.
alt-renature-from = Plants you can take back: { $cells }.
alt-renature-card = { $name }.

## The title picture

renature-players = 2–4 players
renature-minutes = 45 min
renature-designers = by Michael Kiesling & Wolfgang Kramer
renature-imprint = { renature-players } · { renature-minutes } · { renature-designers }
alt-renature-cover = A valley with streams; dominoes of animals lie along the water, and plants come back.
