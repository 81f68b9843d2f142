## What was remarkable

gaia-fact-founded = { $seat } founded { $n ->
    [one] 1 city
   *[other] { $n } cities
}, more than anybody else.
gaia-fact-claimed = { $seat } reached { $n ->
    [one] 1 goal
   *[other] { $n } goals
}, more than anybody else.
gaia-fact-cast = { $seat } called on the elements { $n ->
    [one] once
   *[other] { $n } times
}.
gaia-fact-protected = { $seat } turned away an element { $n ->
    [one] once
   *[other] { $n } times
}.
gaia-fact-laid = { $seat } laid { $n } lands, more than anybody else.
gaia-fact-fed = { $seat } fed cities { $n ->
    [one] once
   *[other] { $n } times
}.
gaia-fact-gone = { $n ->
    [0] No city had to be given up.
    [one] One city had to be given up.
   *[other] { $n } cities had to be given up.
}
gaia-fact-turned = { $n ->
    [0] No land turned into another.
    [one] One land turned into another.
   *[other] Lands turned into others { $n } times.
}
gaia-fact-lands = Gaïa grew to { $n } lands.
gaia-fact-full = { $n ->
    [one] One city has people in all its places.
   *[other] { $n } cities have people in all their places.
}
gaia-fact-fast = { $seat } needed { $n } turns to win.
gaia-fact-left = People left { $seat }’s cities { $n ->
    [one] once
   *[other] { $n } times
}.
