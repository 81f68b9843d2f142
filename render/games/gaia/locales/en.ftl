# Words on the pictures of Gaïa, and the pictures in words. In every message here $seat is a player’s name.

## On the pictures

picture-gaia-over = Final score
picture-gaia-running = If it ended now
picture-gaia-home = Still at home
picture-gaia-order = Order after the end
picture-gaia-placed = Meeples placed
picture-gaia-played = Played
picture-gaia-city-at = { $name } { $cell }
picture-gaia-goes = Goes:
picture-gaia-stays = Stays:
picture-gaia-home-then = At home then:
picture-gaia-short = { $count ->
    [0] complete
    [one] 1 missing
   *[other] { $count } missing
}
picture-gaia-goal = Goal: { $goal }
picture-gaia-name = { $name }
picture-gaia-animals = Animals
picture-gaia-plain = Plain
picture-gaia-forest = Forest
picture-gaia-sea = Sea
picture-gaia-desert = Desert
picture-gaia-mountain = Mountain
picture-gaia-swamp = Swamp
picture-gaia-sun = Sun
picture-gaia-rain = Rain
picture-gaia-earthquake = Earthquake
picture-gaia-tornado = Tornado
picture-gaia-protection = Protection
picture-gaia-lightning = Lightning
picture-gaia-volcano = Volcano
picture-gaia-why-supply = no tiles left
picture-gaia-why-reserve = { $count ->
    [0] no animals left
    [one] only 1 animal left
   *[other] only { $count } animals left
}
picture-gaia-why-no-tile = no free tile
picture-gaia-why-needs = has { $count }/4, takes 2
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
picture-gaia-home-at = { $count } of 4 on { $cell }
picture-gaia-home-short = { $count } of 2 on { $cell }
picture-gaia-does-earthquake = two tiles change places
picture-gaia-does-tornado = a card from each, keep one
picture-gaia-does-lightning = clears one tile
picture-gaia-does-volcano = clears it and all beside
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
alt-gaia-omen = { $way ->
    [comes] { $count ->
        [one] If nobody cancels it, { $seat } places a meeple.
       *[other] If nobody cancels it, { $seat } places { $count } meeples.
    }
   *[goes] { $count ->
        [one] If nobody cancels it, { $seat } loses a meeple.
       *[other] If nobody cancels it, { $seat } loses { $count } meeples.
    }
}
alt-gaia-fleeing = { $count ->
    [one] If nobody cancels it, an animal is lost.
   *[other] If nobody cancels it, { $count } animals are lost.
}
alt-gaia-last = Changed last: { $cells }.
alt-gaia-part = { $where ->
    [upper-left] The upper left of the map, { $part }.
    [upper-right] The upper right of the map, { $part }.
    [lower-left] The lower left of the map, { $part }.
    [lower-right] The lower right of the map, { $part }.
    [upper] The upper part of the map, { $part }.
    [lower] The lower part of the map, { $part }.
    [left] The left part of the map, { $part }.
    [right] The right part of the map, { $part }.
   *[middle] The middle of the map, { $part }.
}
alt-gaia-ended = { $tied ->
    [0] { $seat } ended the match.
   *[other] { $seat } ended the match; of those with as many meeples { $winner_seat } comes first after that.
}
alt-gaia-does = { $card }: { $does }.
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
alt-gaia-goal-lacking = { $count ->
    [0] Free goal: { $goal }, all of which you have.
   *[other] Free goal: { $goal }; you still need { $cards }.
}
alt-gaia-claimed = { $seat } has claimed { $goal }.
alt-gaia-market = Open { $back } cards: { $cards }; { $count } in the deck.
alt-gaia-none = none
alt-gaia-hand = Your cards: { $cards }.
alt-gaia-no-hand = Your hand is empty.
alt-gaia-several = { $count } × { $card }
alt-gaia-held = { $letter } { $card }
alt-gaia-barred = You cannot play { $card } now: { $why }.
alt-gaia-cells = You can choose { $cells }.
alt-gaia-choices = You can choose { $cards }.

## The title picture

gaia-players = 2–5 players
gaia-minutes = 30 min
gaia-designers = by Olivier Rolko
gaia-imprint = { gaia-players } · { gaia-minutes } · { gaia-designers }
alt-gaia-cover = A small world of land tiles with towns on its rim, sun, rain, storm and wind around it, and tiles on their way.
alt-gaia-home = { $enough ->
    [yes] { $card } could be founded on { $cell }, where it has { $needs }.
   *[no] { $card } cannot be founded yet: its best place is { $cell }, with { $count ->
        [0] none of its needs
       *[one] only { $needs }
    }.
}
