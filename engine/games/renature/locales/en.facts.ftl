## What was remarkable

renature-fact-areas = { $seat } was strongest in { $n } areas, more than anybody else.
renature-fact-again = { $seat } took { $n ->
    [one] 1 turn more than the others, paid
   *[other] { $n } turns more than the others, paid
} in clouds.
renature-fact-returned = { $seat } took { $n ->
    [one] 1 plant back
   *[other] { $n } plants back
} to plant { $n ->
    [one] it
   *[other] them
} elsewhere.
renature-fact-joker = { $seat } changed the joker { $n ->
    [one] once
   *[other] { $n } times
}.
renature-fact-plants = Planting alone brought { $seat } { $n } points.
renature-fact-clouds = { $seat } kept clouds for { $n } points.
renature-fact-even = { $n ->
    [0] In no area did two cancel out.
    [one] In one area two were equally strong and cancelled out.
   *[other] In { $n } areas two were equally strong and cancelled out.
}
renature-fact-bare = { $n ->
    [0] No area was left to nobody.
    [one] One area brought nobody anything.
   *[other] { $n } areas brought nobody anything.
}
renature-fact-area = The dearest area was { $area }: { $n } points for { $seat }.
renature-fact-plant = { $seat } planted { $plant } on { $cell } for { $n } points at one stroke.
renature-fact-all = { $seat } planted everything there was to plant.
