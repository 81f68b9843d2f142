# Words on Earth's pictures, and its pictures in words. In every message here $seat is a player's name.

## On the picture

picture-earth-scene-gaia = Gaia’s board
picture-earth-scene-team = The team’s side
picture-earth-setup = Setting up
picture-earth-turn = Turn { $turn }
picture-earth-last = Last round
picture-earth-over = { $shared ->
    [0] Final scores
    [one] Final scores
   *[other] Final scores: a shared victory
}
picture-earth-alone = { $by ->
    [0] { $won ->
        [0] Lost
       *[other] Won
    }
   *[other] { $won ->
        [0] Lost by { $by }
       *[other] Won by { $by }
    }
}
picture-earth-teams = Won by { $by }: { $most } to { $least }
picture-earth-team-total = Together
picture-earth-tie = { $by ->
    [soil] Tie at { $points }: more soil wins
    [hand] Tie at { $points }: more cards in hand win
    [growth] Tie at { $points }: more growth wins
    [sprouts] Tie at { $points }: more sprouts win
   *[compost] Tie at { $points }: more compost wins
}
picture-earth-tie-soil = Soil
picture-earth-tie-hand = Cards in hand
picture-earth-tie-growth = Pieces of growth
picture-earth-tie-sprouts = Pieces of sprouts
picture-earth-tie-compost = Cards in compost
picture-earth-running = If it ended now
picture-earth-gaia = Gaia
picture-earth-active = { $player }: { $action }
picture-earth-gaia-level = Gaia, { $level }
picture-earth-level-easy = easy
picture-earth-level-medium = medium
picture-earth-level-hard = hard
picture-earth-level-expert = expert
picture-earth-no-hand = The hand is empty.
picture-earth-partner = { $seat }’s hand
picture-earth-partner-part = { $seat }’s hand: cards { $first } to { $last } of { $whole }
picture-earth-hand-part = Cards { $first } to { $last } of { $whole }
picture-earth-scene-hand = My hand, page { $page }

## In words

alt-earth-tie = { $by ->
    [soil] With equal points, more soil wins.
    [hand] With equal points and soil, more cards in hand win.
    [growth] With equal points, soil and cards in hand, more growth wins.
    [sprouts] With equal points, soil, cards in hand and growth, more sprouts win.
   *[compost] With equal points, soil, cards in hand, growth and sprouts, more compost wins.
}
alt-earth-apart = { $ahead ->
    [0] { $by ->
        [one] Gaia is ahead by 1 point.
       *[other] Gaia is ahead by { $by } points.
    }
   *[other] { $by ->
        [one] Ahead of Gaia by 1 point.
       *[other] Ahead of Gaia by { $by } points.
    }
}
# $one and $other are the names of two partners.
alt-earth-together = { $one_seat } and { $other_seat } have { $points } points together.
alt-earth-choosing = { $seat } chooses an action.
alt-earth-action = { $seat } has chosen { $action }.
alt-earth-planted = { $seat } planted { $plots }.
alt-earth-holds = { $seat }: { $cards } of { $size } cards, { $soil } soil, { $sprouts ->
    [one] { $sprouts } sprout
   *[other] { $sprouts } sprouts
}, { $growth } growth, { $compost } compost, { $hand } in hand, events: { $events }.
alt-earth-fauna = Fauna { $fauna }: { $goal }.
alt-earth-leaf = { $seat } has a leaf beside { $fauna }, { $points } points.
alt-earth-shared = { $card }: { $what }.
alt-earth-row = { $seat }’s row { $row }: { $plots }.
alt-earth-part = The part of { $seat }’s tableau from { $first } to { $last }.
alt-earth-does = { $plot }: { $what }.
alt-earth-nothing = nothing of its own
alt-earth-changed = Changed in { $seat }’s last turn: { $changes }.
alt-earth-changed-soil = soil { $n }
alt-earth-changed-sprout = sprouts { $n }
alt-earth-changed-growth = growth { $n }
alt-earth-changed-compost = compost { $n }
alt-earth-changed-hand = hand { $n }
alt-earth-changed-event = events { $n }
alt-earth-plot = { $cell } { $card } ({ $sprouts }/{ $slots } sprouts, { $growth }/{ $trunks } growth)
alt-earth-land = { $cell } { $card }
alt-earth-hidden = { $cell } face down
alt-earth-events = Events: { $cards }.
alt-earth-hand = Cards { $first } to { $last } of { $whole } in hand.
alt-earth-partner = Cards { $first } to { $last } of { $whole } in { $seat }’s hand.
alt-earth-held = { $card }, { $cost ->
    [-1] an event: { $what }.
   *[other] { $cost } soil: { $what }.
}
alt-earth-held-choice = { $letter } { $card }, { $cost ->
    [-1] an event: { $what }.
   *[other] { $cost } soil: { $what }.
}
alt-earth-idle = Not now: { $card } ({ $why }): { $what }.
alt-earth-side-choice = { $letter } { $card }: { $what }.
alt-earth-marked = { $letter } { $plot }
alt-earth-outlook = { $option }: { $what }
alt-earth-offered = To choose from: { $cards }.
alt-earth-at = { $card } can go on { $cells }.
alt-earth-gaia = Gaia: { $soil } soil, { $sprouts } sprouts, { $growth } growth, { $compost } compost, { $cards } Earth cards, { $deck } cards in her deck.
alt-earth-gaia-card = Her card is { $card }.
alt-earth-gaia-leaf = Gaia has a leaf beside { $fauna }, { $points } points.
alt-earth-team = Between seats { $one } and { $other }: { $soil } soil, { $sprouts } sprouts, { $growth } growth, { $cards } cards, { $compost } compost.
alt-earth-card = { $card }, { $kind }.
alt-earth-cost = Costs { $cost } soil, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
alt-earth-points = Worth { $minus ->
    [0] { "" }
   *[other] −
}{ $points ->
    [one] 1 point
   *[other] { $points } points
}.
alt-earth-types = { $count ->
    [one] Type: { $types }.
   *[other] Types: { $types }.
}
alt-earth-habitats = { $count ->
    [one] Habitat: { $habitats }.
   *[other] Habitats: { $habitats }.
}
alt-earth-tags = { $count ->
    [one] Mark of its name: { $tags }.
   *[other] Marks of its name: { $tags }.
}
alt-earth-places = { $slots ->
    [0] No place for sprouts
    [one] 1 place for sprouts
   *[other] { $slots } places for sprouts
}, { $trunks ->
    [0] none for growth.
   *[other] { $trunks } for growth; its canopy is worth { $canopy ->
        [one] 1 point
       *[other] { $canopy } points
    }.
}
alt-earth-kind-flora = flora
alt-earth-kind-terrain = terrain
alt-earth-kind-event = event
alt-earth-kind-island = island
alt-earth-kind-climate = climate
alt-earth-kind-ecosystem = ecosystem
alt-earth-kind-fauna = fauna
alt-earth-kind-gaia = one of Gaia’s cards

## The title picture

earth-players = 1–5 players
earth-minutes = 60 min
earth-designers = by Maxime Tardif
earth-imprint = { earth-players } · { earth-minutes } · { earth-designers }
alt-earth-cover = An island in four terraces, from snow to shore, full of trees, flowers and mushrooms.
