# Words on the pictures of Gaïa, and the pictures in words. In every message here $seat is a player’s name.

## On the pictures

picture-gaia-over = Final score
picture-gaia-running = If it ended now
picture-gaia-home = Still at home
picture-gaia-placed = Meeples placed
picture-gaia-name = { $name }
picture-gaia-animals = Animals
picture-gaia-plain = Plain
picture-gaia-forest = Forest
picture-gaia-sea = Sea
picture-gaia-desert = Desert
picture-gaia-mountain = Mountain
picture-gaia-swamp = Swamp
picture-gaia-why-supply = no tiles left
picture-gaia-why-reserve = { $count ->
    [0] no animals left
    [one] only 1 animal left
   *[other] only { $count } animals left
}
picture-gaia-why-no-tile = no free tile
picture-gaia-why-needs = has { $count } of 2 needs
picture-gaia-why-no-sun = no tile to dry
picture-gaia-why-no-rain = no tile to water
picture-gaia-why-no-swap = all tiles alike
picture-gaia-why-nobody = nobody has cards
picture-gaia-why-no-strike = nothing to hit
picture-gaia-why-no-mountain = no mountain
picture-gaia-why-deserts = { $left ->
    [0] no desert tile left
    [one] only 1 desert left
   *[other] only { $left } deserts left
}
picture-gaia-why-unchanged = nothing to burn
picture-gaia-why-answer = only as an answer
picture-gaia-home-at = { $after } of 4 on { $cell }
picture-gaia-homeless = no place now
picture-gaia-does-earthquake = two tiles change places
picture-gaia-does-tornado = a card from each, keep one
picture-gaia-does-lightning = clears one tile
picture-gaia-does-protection = cancels an Element
picture-gaia-how-nature = Put a tile of this land beside the map. The card stays in front of you and counts for goals.
picture-gaia-how-animals = Put four animals on a free tile of this land; with the star on a tile of any land.
picture-gaia-how-city = Found it on a free tile of the land in its corner (a star: any land but the sea) where at least two of its needs lie beside it, and put a meeple on it.
picture-gaia-how-goal = Discard these cards from in front of you and put a meeple here. Only one player can claim it.
picture-gaia-how-sun = A swamp turns into a plain, or a plain into a desert. Not under a city.
picture-gaia-how-rain = A desert turns into a plain, or a plain into a swamp. Not under a city.
picture-gaia-how-earthquake = Two neighbouring tiles change places, with all that is on them.
picture-gaia-how-tornado = Take a card from every opponent by its back, keep one and discard the others.
picture-gaia-how-protection = Cancel an Element that somebody else has just played.
picture-gaia-how-lightning = Remove city, meeples and animals from one tile.
picture-gaia-how-volcano = On a mountain: clear it and the tiles beside it. Their plains, forests and swamps turn into deserts.

## Pictures in words

alt-gaia-turn = { $left ->
    [one] { $seat } is to move, one action left.
   *[other] { $seat } is to move, { $left } actions left.
}
alt-gaia-cast = { $seat } has played { $card }; it waits for answers.
alt-gaia-aim = It aims at { $cells }.
alt-gaia-last = Changed last: { $cells }.
alt-gaia-empty = The map is still empty.
alt-gaia-land = { $land }: { $cells }.
alt-gaia-herd = { $count ->
    [one] One animal on { $cell }.
   *[other] { $count } animals on { $cell }.
}
alt-gaia-city = { $name } on { $cell }: { $facts }.
alt-gaia-covered = has { $needs }
alt-gaia-lacking = lacks { $needs }
alt-gaia-meeple = meeple of { $seat }
alt-gaia-seat = { $seat }: meeples at home { $home }, placed { $placed }; in hand { $nature } Nature, { $life } Life, { $elements } Element cards.
alt-gaia-played = { $seat } has played { $cards }.
alt-gaia-goal = Free goal: { $goal }.
alt-gaia-claimed = { $seat } has claimed { $goal }.
alt-gaia-market = Open { $back } cards: { $cards }; { $count } in the deck.
alt-gaia-none = none
alt-gaia-hand = Your cards: { $cards }.
alt-gaia-no-hand = Your hand is empty.
alt-gaia-held = { $letter } { $card }
alt-gaia-barred = You cannot play { $card } now: { $why }.
alt-gaia-cells = You can choose { $cells }.
alt-gaia-choices = You can choose { $cards }.
alt-gaia-sheet = { $seat }, meeples placed { $total }: { $lines }.

## The title picture

gaia-imprint = 2–5 players · 30 min · by Olivier Rolko
alt-gaia-home = { $card } could be founded on { $cell }, where { $count } of its needs lie.
