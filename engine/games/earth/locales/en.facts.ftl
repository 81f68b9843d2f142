## What was remarkable

earth-fact-full = { $seat } filled all { $cards } places in { $n } turns.
earth-fact-compost = Nobody’s earth is richer than { $seat }’s: { $n } cards of compost.
earth-fact-sprouts = { $seat }’s island is greenest, with { $n } sprouts.
earth-fact-canopies = { $n ->
    [one] 1 plant of { $seat }’s has grown to its full height.
   *[other] { $n } plants of { $seat }’s have grown to their full height.
}
earth-fact-events = { $seat } played { $n ->
    [one] 1 event
   *[other] { $n } events
}, more than anybody else.
earth-fact-fauna = { $n ->
    [one] 1 animal
   *[other] { $n } animals
} came to { $seat }’s island, and to nobody else as many.
earth-fact-soil = { $seat } had { $n } soil left in the end.
earth-fact-planted = { $seat } planted { $n } cards, counting those that others took the place of.
earth-fact-terrain = { $card } alone brought { $seat } { $n ->
    [one] 1 point
   *[other] { $n } points
}.
earth-fact-ecosystems = The ecosystems brought { $seat } { $n } points.
earth-fact-drew = { $seat } drew { $n } cards.
