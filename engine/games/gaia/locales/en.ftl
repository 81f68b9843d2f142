# Gaïa

gaia-title = Gaïa
gaia-about = Lay out a world together and be the first to settle all your people in it. 2–5 players.
gaia-wins = Whoever has no meeple left at home wins at once: they live in cities that have what they need, and on goals.
gaia-mood = Shape the land, answer every town

## Pieces

gaia-plain = plain
    .brief = Plain
gaia-forest = forest
    .brief = Forest
gaia-sea = sea
    .brief = Sea
gaia-desert = desert
    .brief = Desert
gaia-mountain = mountain
    .brief = Mountain
gaia-swamp = swamp
    .brief = Swamp
gaia-animal = animals
gaia-star = any land
gaia-element = any Element
gaia-sun = Sun
gaia-rain = Rain
gaia-earthquake = Earthquake
gaia-tornado = Tornado
gaia-protection = Protection
gaia-lightning = Lightning
gaia-volcano = Volcano
gaia-animals = Animals on { $land }
    .brief = Animals, { $land }
gaia-city = { $name } on { $base } (needs { $needs })
    .brief = { $name }
# Cards in a sentence about what happened.
gaia-told-nature = a { $land } card
gaia-told-animals = Animals on { $land }
gaia-told-city = { $name } (needs { $needs })
gaia-and = { $one } + { $rest }
gaia-goal = { $cards }
    .brief = Claim this goal
gaia-goal-part = { $count } × { $land }
gaia-goal-elements = any { $count } Elements
gaia-back-nature = Nature
gaia-back-life = Life
gaia-back-element = Element
gaia-back-of = one { $back } card from { $seat }
gaia-deck = Top of the { $back } deck
    .brief = { $back } deck
gaia-end = No { $back } card is left: end the match

## Players

gaia-you = you
gaia-player = { $seat }

## Questions

gaia-ask-card = { $doing ->
    [take-1] First action of two: which card do you take?
    [take-2] Second action of two: which card do you take?
    [only-take-1] First action of two: which card do you take? You have none that you could play now.
    [only-take-2] Second action of two: which card do you take? You have none that you could play now.
    [play-1] First action of two: which card do you play, or do you take one?
   *[play-2] Second action of two: which card do you play, or do you take one?
}
gaia-ask-at = { $what ->
    [nature] Where do you lay the { $name }? Its card then counts for your goals.
    [life] { $name }: to which tile do you bring the four animals?
    [city] Where do you found { $name }? Two of its four needs must lie beside it.
    [sun] Which tile does the Sun dry? A swamp turns into a plain, a plain into a desert.
    [rain] Which tile does the Rain water? A desert turns into a plain, a plain into a swamp.
    [earthquake] Which tile does the Earthquake move? You choose the second one next.
    [lightning] Where does the Lightning strike? City, meeples and animals there are lost.
    [volcano] Which mountain erupts? Everything on it and beside it is lost.
   *[other] Where does { $name } go?
}
gaia-ask-with = Which tile changes places with { $about }?
gaia-ask-city = Your cities eat one animal each, and there are not enough. Which city eats first?
gaia-ask-from = From which tile does { $city } ({ $about }) eat its animal?
gaia-ask-discard = { $many ->
    [elements] You hold three Elements and may keep two. Which one do you discard?
   *[cards] You hold seven cards and may keep six. Which one do you discard?
}
gaia-ask-goal = { $count ->
    [one] Do you claim the goal { $goal }? Its cards are discarded, and a meeple of yours stands on it.
   *[other] Which goal do you claim? Its cards are discarded, and a meeple of yours stands on it.
}
gaia-ask-capture = You raised { $city } ({ $about }). Whose meeple makes room for yours?
gaia-ask-second = All four needs of { $city } ({ $about }) are covered. Do you want two meeples there? You have { $home } at home.
gaia-ask-back = Tornado, { $number } of { $all }: which kind of card do you take from { $about }, at random?
gaia-ask-keep = The Tornado brought you these. Which card do you keep? The others are discarded.
gaia-ask-protect = { $what ->
    [tornado] { $seat } plays { $about }, to take one { $target } card from you. Do you let it pass?
   *[element] { $hit ->
        [0] { $seat } plays { $about } on { $target }. Do you let it pass?
       *[other] { $seat } plays { $about } on { $target }, against { $against }. Do you let it pass?
    }
}{ $able ->
    [0] { " " }You hold no Protection, and are asked so that nobody learns it.
   *[other] { "" }
}
gaia-ask-end = No { $back } card is left. Trying to take one ends the match. Do you end it?

## A step of an idea: what is chosen, and what is done with it; $first is 0 where another step came before

gaia-step-card = { $about ->
    [play] { $kind ->
        [card] Play { $what }
       *[other] { $what }
    }
   *[take] { $first ->
        [0] { $what }
       *[1] { $kind ->
            [deck] Take: { $what }
           *[other] Take { $what }
        }
    }
}
gaia-step-discard = { $first ->
    [1] Discard { $what }
   *[0] discard { $what }
}
gaia-step-goal = { $kind ->
    [goal] Claim { $what }
   *[other] { $what }
}
gaia-step-back = { $about }: { $what }
gaia-step-capture = { $kind ->
    [seat] in place of { $what }
   *[other] { $what }
}
gaia-step-city = { $what } eats first
gaia-step-from = { $about } eats from { $what }
gaia-tempting = A goal can be claimed here, and it places a meeple at once. The bot thinks that the cards it costs will bring more.

## Why somebody is needed, after a name: for all to read. $number is 0 where nobody has counted the turns

gaia-call-turn = { $number ->
    [0] your turn: two actions
   *[other] your turn { $number }: two actions
}
gaia-call-second = { $number ->
    [0] your second action
   *[other] your turn { $number }: the second action
}
gaia-call-feed = { $number ->
    [0] your turn: feed your cities, then two actions
   *[other] your turn { $number }: feed your cities, then two actions
}
gaia-call-rest = { $number ->
    [0] your turn goes on
   *[other] your turn { $number } goes on
}
gaia-call-goal = you can claim a goal
gaia-call-keep = your Tornado got through: choose the card you keep
gaia-call-element = { $seat } played { $card } on { $target }: let it pass, or cancel it?
gaia-call-tornado = { $seat } played { $card }, to take one { $back } card from you: let it pass, or cancel it?
gaia-target-swap = { $one } and { $other }
gaia-target-home = { $city } on { $cell } (home of { $people })
gaia-target-city = { $city } on { $cell } (nobody lives there)
gaia-target-herd = { $count ->
    [one] the last animal on { $cell }
   *[other] the { $count } animals on { $cell }
}
gaia-target-turn = { $cell } (from { $land } to { $into })
gaia-target-volcano = { $count ->
    [0] the mountain on { $cell }
   *[other] the mountain on { $cell }, where it reaches { $things }
}
gaia-target-land = the { $land } on { $cell }

## Options in words

gaia-word-take = Take a card
gaia-word-play = Play a card
gaia-word-beside = Nobody’s: I stand beside them
gaia-word-second = Two meeples
gaia-word-single = One is enough
gaia-word-keep = No goal: I keep my cards
gaia-word-protect = Play my Protection
gaia-word-pass = Let it pass
gaia-word-change = Change my answer
gaia-word-heed = Ask me about Elements
gaia-word-stop = End the match
gaia-word-go-on = Go on playing

## What happened

gaia-event-turn = { $player }’s turn.
gaia-event-took = { $player } takes { $card }; { $next } is turned up.
gaia-event-took-last = { $player } takes { $card }; the deck is used up.
gaia-event-drew = { $player } draws one { $back } card.
gaia-event-drew-known = { $player } draws { $card }.
gaia-event-discarded = { $player } discards { $card }.
gaia-event-laid = { $player } lays a { $land } on { $cell }.
gaia-event-roamed = { $player } brings four animals to the { $land } on { $cell }.
gaia-event-founded = { $player } founds { $card } on { $cell }.
gaia-event-fed = { $player } feeds { $city } on { $cell } from { $tile }; { $left ->
    [0] no animals are left there.
    [one] one animal is left there.
   *[other] { $left } animals are left there.
}
gaia-event-settled = { $count ->
    [one] { $player } puts a meeple on { $city } ({ $cell }), which has { $covered } of its needs.
   *[other] { $player } puts { $count } meeples on { $city } ({ $cell }), which has { $covered } of its needs.
}
gaia-event-weakened = { $player }: { $city } ({ $cell }) { $before }→{ $after }, without { $needs } beside it.
gaia-event-left = { $count ->
    [one] { $player } takes a meeple home from { $city } ({ $cell }).
   *[other] { $player } takes { $count } meeples home from { $city } ({ $cell }).
}
gaia-event-abandoned = { $city } on { $cell } is gone; its tile is free again.
gaia-event-claimed = { $player } claims the goal { $goal }.
gaia-event-cast-at = { $player } plays { $card } on { $cell }.
gaia-event-cast-from = { $player } plays { $card }, to take { $backs }.
gaia-event-sealed = { $player } has answered.
gaia-event-sealed-known = { $player } has answered: { $answer }.
gaia-event-reopened = { $player } thinks again.
gaia-event-protected = { $player } cancels { $card } with Protection.
gaia-event-unopposed = Nobody cancels { $card }.
gaia-event-turned = { $cell } turns into a { $land }.
gaia-event-scattered = The animals on { $cell } are gone.
gaia-event-lost = { $player } loses one { $back } card to the Tornado.
gaia-event-lost-known = { $player } loses { $card } to the Tornado.
gaia-event-kept = { $player } keeps one { $back } card.
gaia-event-kept-known = { $player } keeps { $card }.
gaia-event-dropped = { $player } discards { $cards }.
gaia-event-ended = { $player } ends the match: no { $back } card is left.
gaia-event-won = { $player } wins!

## What a choice would bring

gaia-hint = { $parts }
    .brief = { $parts }
gaia-hint-nothing = no city changes
    .brief = { "" }
gaia-hint-not-yet = no city changes yet
    .brief = { "" }
gaia-hint-only = on { $cell }, the only place: { $parts }{ $goals ->
    [0] { "" }
   *[other] ; { $goal }
}
    .brief = { $quiet ->
        [0] { $cell } { $parts }
       *[other] { $cell }{ $goals ->
            [0] { "" }
           *[other] , { $goal }
        }
    }
gaia-does = { $element ->
    [sun] dries a tile: a swamp to a plain, a plain to a desert
    [rain] waters a tile: a desert to a plain, a plain to a swamp
    [earthquake] lets two neighbouring tiles change places
    [tornado] takes a card from every other player, and you keep one of them
    [lightning] clears one tile of city, meeples and animals
    [volcano] clears a mountain and all tiles beside it, and burns these to deserts
   *[protection] cancels an Element of somebody else
}
gaia-hint-element = { $does }{ $idle ->
    [0] { "" }
   *[other] ; not possible now: { $why }
}{ $goals ->
    [0] { "" }
   *[other] ; { $goal }
}
    .brief = { $idle ->
        [0] { "" }
       *[other] not now
    }
gaia-hint-not-now = not possible now: { $why }
    .brief = { $why }
gaia-hint-fits = { $count ->
    [one] has one place: { $parts }
   *[other] has { $count } places, best of all { $cell }: { $parts }
}
    .brief = { $after } of 4 needs on { $cell }
gaia-hint-gains = best on { $cell }: { $parts }{ $goals ->
    [0] { "" }
   *[other] ; { $goal }
}
    .brief = { $gain ->
        [0] { $kind ->
            [goal] a goal
           *[other] { $point }
        }
        [one] +1 meeple on { $cell }{ $kind ->
            [goal] , a goal
           *[other] { "" }
        }
       *[other] +{ $gain } meeples on { $cell }{ $kind ->
            [goal] , a goal
           *[other] { "" }
        }
    }
gaia-hint-quiet = { $kind ->
    [goal] completes a goal, where a meeple of yours can stand; no city gains by it
    [nearer] { $goal }; no city gains by it now
   *[none] neither a city nor a goal gains by it now
}
    .brief = { $kind ->
        [goal] a goal once played
        [nearer] { $goal }
       *[none] no gain
    }
gaia-hint-nearer = { $left ->
    [0] completes a goal
    [one] { $held ->
        [0] leaves you one card short of a goal
       *[other] leaves you one card short of a goal, and you hold it
    }
   *[other] { $rest ->
        [0] leaves you { $left } cards short of a goal, and you hold them all
       *[other] { $held ->
            [0] leaves you { $left } cards short of a goal
           *[other] leaves you { $left } cards short of a goal, of which you hold { $held }
        }
    }
}
    .brief = { $left ->
        [0] a goal
       *[other] { $held ->
            [0] { $left } short of a goal
           *[other] { $left } short of a goal, { $held } of them in hand
        }
    }
gaia-hint-tornado = { $count ->
    [one] takes a card from the other player, which you keep
   *[other] takes a card from each of { $count } others, and you keep one of them
}{ $goals ->
    [0] { "" }
   *[other] ; { $goal }
}
    .brief = { $count ->
        [one] 1 card
       *[other] 1 of { $count } cards
    }
gaia-hint-shakes = best with { $cell }: { $parts }
    .brief = { $gain ->
        [0] { $point }
       *[other] +{ $gain }
    }
gaia-hint-shakes-nothing = no city of yours gains by it
    .brief = { "" }
gaia-hint-deck = { $count ->
    [one] unseen; the last one
   *[other] unseen; { $count } are left
}
    .brief = { $count ->
        [one] last one
       *[other] { $count } left
    }
gaia-hint-full = your hand is full: you would discard one card
    .brief = hand full
gaia-hint-holds = { $count ->
    [one] one such card there
   *[other] { $count } such cards there
}
    .brief = { $count }
gaia-hint-claims = { $left ->
    [0] your last meeple: you win
    [one] one meeple is left at home then
   *[other] { $left } meeples are left at home then
}
    .brief = { $left ->
        [0] you win
        [one] then 1 meeple left
       *[other] then { $left } meeples left
    }
gaia-hint-passes = { $others ->
    [0] { $parts }
   *[other] { $parts }, unless somebody else cancels it
}{ $count ->
    [0] { "" }
   *[other] ; { $claims }
}
gaia-hint-robbed = { $count ->
    [one] { $player }: −1 { $back } card (the only one)
   *[other] { $player }: −1 { $back } card (at random of { $count })
}
gaia-hint-robber = { $count ->
    [one] { $player } keeps it
   *[other] { $player } keeps one of them
}
gaia-hint-cancels = { $card } changes nothing, your Protection lies in front of you{ $count ->
    [0] { "" }
   *[other] ; { $claims }
}
gaia-hint-can-claim = { $home ->
    [one] { $player } can claim a goal with the last meeple, and win
   *[other] { $player } can claim a goal
}
gaia-hint-scatters = { $count ->
    [one] the last animal on { $cell } is gone
   *[other] the { $count } animals on { $cell } are gone
}
    .brief = animals gone
gaia-hint-burns = { $count ->
    [one] one tile turns into a desert
   *[other] { $count } tiles turn into deserts
}
    .brief = { $count ->
        [one] 1 desert
       *[other] { $count } deserts
    }
gaia-hint-turns = { $before } turns to { $after }, and no city changes
    .brief = → { $after }
gaia-hint-opens-own = you can found { $city } then
    .brief = opens { $city }
gaia-hint-opens-open = whoever takes { $city } can found it then
    .brief = opens { $city }
gaia-hint-closes-own = there is no place left for your { $city } then
    .brief = closes { $city }
gaia-hint-closes-open = there is no place left for { $city } then
    .brief = closes { $city }
gaia-hint-founds = { $city } ({ $cell }) covers { $after } of 4 ({ $needs })
    .brief = covers { $after }/4
gaia-hint-raises = { $city } ({ $cell }) { $before }→{ $after } (+{ $needs })
    .brief = { $city } { $before }→{ $after }
gaia-hint-breaks = { $city } ({ $cell }) { $before }→{ $after } (−{ $needs })
    .brief = { $city } { $before }→{ $after }
gaia-hint-shifts = { $city } ({ $cell }) { $before }→{ $after } (+{ $gained }, −{ $broken })
    .brief = { $city } { $before }→{ $after }
gaia-hint-ruins = { $city } ({ $cell }) is destroyed
    .brief = destroys { $city }
gaia-hint-comes = { $count ->
    [one] { $player } +1 meeple
   *[other] { $player } +{ $count } meeples
}
    .brief = { $count ->
        [one] { $player } +1 meeple
       *[other] { $player } +{ $count } meeples
    }
gaia-hint-leaves = { $count ->
    [one] { $player } −1 meeple
   *[other] { $player } −{ $count } meeples
}
    .brief = { $player } −{ $count }
gaia-hint-capture = { $player } may replace someone in { $city }
gaia-hint-second = { $player } may put a second meeple on { $city }
gaia-hint-goal = completes a goal
    .brief = a goal
gaia-hint-wins = the last meeple for { $player }, and the match is won
    .brief = win for { $player }
gaia-hint-end = winner would be { $winner }

## A card and its best place as one choice: what stands on the button

gaia-shortcut = { $kind ->
    [gains] { $count ->
        [one] { $letter } → { $place }: +1 meeple
       *[other] { $letter } → { $place }: +{ $count } meeples
    }
    [hurts] { $letter } → { $place }: { $player } −{ $count }
    [opens] { $letter } → { $place }: opens { $city }
   *[rises] { $letter } → { $place }: { $city } { $before }→{ $after }
}
gaia-shortcut-snug = { $letter } → { $place }

## What an answer may bring about at once, and what then only the table can take back

gaia-shows-drew = a card being drawn
gaia-shows-took = the next open card being turned up
gaia-shows-lost = a card changing hands
gaia-shows-dropped = cards being shown and discarded
gaia-shows-cast-at = the others being asked about your Element
gaia-shows-cast-from = the others being asked about your Element
gaia-shows-protected = everybody’s answers being shown
gaia-shows-unopposed = everybody’s answers being shown

## Still to come, after “Then:”

gaia-ahead-feed = { $count ->
    [one] feed one more city, if animals are left for it
   *[other] feed { $count } more cities, as far as animals last
}
gaia-ahead-actions = { $count ->
    [one] one more action
   *[other] { $count } actions
}
gaia-ahead-next = { $seat }’s turn
gaia-ahead-discard = discard a card, as { $count } is the most you may hold
gaia-ahead-rob = the same for { $seat }
gaia-ahead-keep = keep one of the cards it brings, unless somebody cancels it

## What an answer throws away

gaia-waste-meeples = { $count ->
    [one] This would send one of your own meeples home.
   *[other] This would send { $count } of your own meeples home.
}
gaia-waste-idle = { $cell } would turn from { $before } to { $after }, and no city or goal would gain by it.
gaia-waste-full = You hold { $count } cards already: after taking one you would have to discard one.
gaia-waste-element = You hold two Elements already: after taking a third you would have to discard one of them.
gaia-waste-win = Claiming it would place your last meeple and win the match.

## Why something cannot be chosen: after its name, without a full stop

gaia-why-supply = no { $land } tile is left in the supply
    .brief = no tile left
gaia-why-reserve = { $count ->
    [0] it takes four animals, and none are left in the reserve
    [one] it takes four animals, and one is left in the reserve
   *[other] it takes four animals, and { $count } are left in the reserve
}
    .brief = few animals
gaia-why-no-tile = there is no free tile for it ({ $land })
    .brief = no free tile
gaia-why-needs = { $count ->
    [0] two of its needs must lie beside it, and no free tile for it has any
   *[one] two of its needs must lie beside it, and the best free tile for it has one
}
    .brief = { $count }/4 needs, takes 2
gaia-why-needs-here = { $count ->
    [0] none of its needs lies beside this tile, and two must
   *[one] only one of its needs lies beside this tile, and two must
}
gaia-why-no-sun = there is no swamp or plain without a city
gaia-why-no-rain = there is no desert or plain without a city
gaia-why-no-swap = there are no two neighbouring tiles that differ
gaia-why-nobody = no other player holds a card
gaia-why-no-strike = there are no cities and no animals on the map
gaia-why-no-mountain = there is no mountain on the map
gaia-why-answer = it is only an answer to an Element of somebody else
gaia-why-corner = it would touch the map with a corner only
gaia-why-city = a city stands there
gaia-why-herd = animals are there already
gaia-why-land = another land; this card is for { $land }
gaia-why-sea = no city stands on the sea
gaia-why-sun = the Sun changes only swamps and plains
gaia-why-rain = the Rain changes only deserts and plains
gaia-why-alike = no neighbour differs from it
gaia-why-twin = the two tiles are alike
gaia-why-bare = neither a city nor animals are there
gaia-why-volcano = only a mountain can erupt
gaia-why-deserts = { $count ->
    [one] it takes a desert tile, and none is left in the supply
   *[other] it takes { $count } desert tiles, and the supply has { $left }
}
gaia-why-unchanged = nothing would change there
gaia-why-deck = the deck is used up; its open cards can still be taken
gaia-why-no-card = none of your cards can be played now
gaia-why-elements = one of the three Elements has to go
gaia-why-back = there is no such card in this hand
gaia-why-unprotected = you hold no Protection
gaia-why-claimed = { $seat } has claimed it
gaia-why-lacking = you still need { $cards } in front of you
gaia-why-no-hunger = it needs no animals
gaia-why-no-food = there are no animals beside it
gaia-why-fed = it has eaten already

## Score

gaia-score-cities = Meeples on cities
gaia-score-goals = Meeples on goals

## Settings

gaia-setting-capture = Capture
gaia-setting-capture-off = Meeples share cities
gaia-setting-capture-on = Raising a city may replace a meeple there
gaia-setting-four = Four needs
gaia-setting-four-off = One meeple each on a city
gaia-setting-four-on = Two meeples on a city that has all four
gaia-setting-elements = Elements
gaia-setting-elements-off = Without Element cards
gaia-setting-elements-on = With Element cards
gaia-setting-disasters = Disasters
gaia-setting-disasters-off = Without Lightning and Volcano
gaia-setting-disasters-on = With Lightning and Volcano (and all Elements)
gaia-setting-disasters-4 = With Volcano and four of the five Lightnings (and all Elements)
gaia-setting-disasters-3 = With Volcano and three of the five Lightnings (and all Elements)
gaia-setting-disasters-2 = With Volcano and two of the five Lightnings (and all Elements)
gaia-setting-disasters-1 = With Volcano and one of the five Lightnings (and all Elements)

## Commands

gaia-verb-take = Take an open card or the top of a deck
gaia-verb-play = Play a card of your hand
gaia-verb-feed = Feed your cities at the start of your turn
gaia-verb-discard = Discard a card when you hold too many
gaia-verb-claim = Claim a goal
gaia-verb-capture = Replace someone in a city that you raised
gaia-verb-settle = Say whether two meeples go to a city with all four needs
gaia-verb-tornado = Say which kind of card the Tornado takes
gaia-verb-keep = Keep one of the cards that the Tornado took
gaia-verb-protect = Cancel an Element with your Protection
gaia-verb-pass = Let an Element pass
gaia-param-card = The card
gaia-param-at = The cell it goes to, such as H8
gaia-param-with = The second tile of an Earthquake
gaia-param-goal = The goal
gaia-param-city = The city that eats first
gaia-param-from = The tile with the animals
gaia-param-discard = The card that goes
gaia-param-capture = Whose meeple makes room
gaia-param-second = Two meeples or one
gaia-param-back = The kind of card
gaia-param-keep = The card that stays

## Good to know

gaia-help-reconstructed = The 18 cities, the split of the 12 animal cards and the 9 goals are reconstructed: their numbers are known, what is printed on them only in part. Whoever owns the game can put the true cards in a file.
gaia-help-map = The map has no edge. Its first tile is H8, and no cell ever changes its name.
gaia-help-options = Capture, four needs, Elements and disasters are options of their own; disasters bring the Elements with them, and some Lightnings may stay in the box.
gaia-help-protection = After an Element is played, everyone else with an Element card answers in secret, so nobody sees who holds a Protection.
gaia-help-end = Taking from a kind of card that is used up ends the match. You are asked before.

## Standing orders, after “Whenever”

gaia-order-protect = somebody plays an Element
