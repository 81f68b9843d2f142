# Words on Earth's pictures, and its pictures in words. In every message here $seat is a player's name.

## On the picture

picture-earth-scene-gaia = Gaia’s board
picture-earth-scene-team = The team’s side
picture-earth-setup = Setting up
picture-earth-turn = Turn { $turn }
picture-earth-last = Last round
picture-earth-over = Final scores
picture-earth-running = If it ended now
picture-earth-gaia = Gaia
picture-earth-gaia-level = Gaia, { $level }
picture-earth-level-easy = easy
picture-earth-level-medium = medium
picture-earth-level-hard = hard
picture-earth-level-expert = expert
picture-earth-no-hand = The hand is empty.
picture-earth-partner = { $seat }’s hand

## In words

alt-earth-choosing = { $seat } chooses an action.
alt-earth-action = { $seat } has chosen { $action }.
alt-earth-planted = { $seat } planted { $plots }.
alt-earth-holds = { $seat }: { $cards } of { $size } cards, { $soil } soil, { $sprouts } sprouts, { $growth } growth, { $compost } compost, { $hand } in hand, { $events } events.
alt-earth-fauna = Fauna { $fauna }: { $goal }
alt-earth-leaf = { $seat } has a leaf beside { $fauna }, { $points } points.
alt-earth-shared = { $card }: { $what }
alt-earth-tableau = { $seat }’s tableau: { $plots }.
alt-earth-plot = { $cell } { $card } ({ $sprouts }/{ $slots } sprouts, { $growth }/{ $trunks } growth)
alt-earth-land = { $cell } { $card }
alt-earth-hidden = { $cell } face down
alt-earth-events = Events: { $cards }.
alt-earth-hand = In hand: { $cards }.
alt-earth-idle = { $card } ({ $why })
alt-earth-lettered = { $letter } { $card }
alt-earth-marked = { $letter } { $plot }
alt-earth-outlook = { $option }: { $what }
alt-earth-offered = To choose from: { $cards }.
alt-earth-at = { $card } can go on { $cells }.
alt-earth-gaia = Gaia: { $soil } soil, { $sprouts } sprouts, { $growth } growth, { $compost } compost, { $cards } Earth cards, { $deck } cards in her deck.
alt-earth-gaia-card = Her card is { $card }.
alt-earth-gaia-leaf = Gaia has a leaf beside { $fauna }, { $points } points.
alt-earth-gaia-sheet = Gaia, { $total } points: { $lines }.
alt-earth-team = Between seats { $one } and { $other }: { $soil } soil, { $sprouts } sprouts, { $growth } growth, { $cards } cards, { $compost } compost.
alt-earth-card = { $card }, { $kind }.
alt-earth-cost = Costs { $cost } soil, worth { $points } points.
alt-earth-points = Worth { $points } points.
alt-earth-types = Type: { $types }.
alt-earth-habitats = Habitats: { $habitats }.
alt-earth-places = { $slots } places for sprouts, { $trunks } for growth; its canopy is worth { $canopy }.
alt-earth-kind-flora = flora
alt-earth-kind-terrain = terrain
alt-earth-kind-event = event
alt-earth-kind-island = island
alt-earth-kind-climate = climate
alt-earth-kind-ecosystem = ecosystem
alt-earth-kind-fauna = fauna
alt-earth-kind-gaia = one of Gaia’s cards

## The title picture

earth-imprint = 1–5 players · 60 min · by Maxime Tardif
