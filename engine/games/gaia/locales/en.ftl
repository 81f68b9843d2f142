# Gaïa

gaia-title = Gaïa
gaia-about = Lay out a world together and be the first to settle all your people in it. 2–5 players.

## Pieces

gaia-plain = plain
gaia-forest = forest
gaia-sea = sea
gaia-desert = desert
gaia-mountain = mountain
gaia-swamp = swamp
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
gaia-city = { $name } on { $base } (needs { $needs })
    .brief = { $name }
gaia-and = { $one } + { $rest }
gaia-goal-part = { $count } × { $land }
gaia-goal-elements = any { $count } Elements
gaia-back-nature = Nature
gaia-back-life = Life
gaia-back-element = Element
gaia-back-of = one { $back } card from { $seat }
gaia-deck = Top of the { $back } deck
gaia-end = No { $back } card is left: end the match

## Players

gaia-you = you
gaia-player = { $seat }

## Questions

gaia-ask-action = Take a card or play one?
gaia-ask-card = { $about }: which one?
gaia-ask-at = Where does { $piece } go?
gaia-ask-with = Which tile changes places with { $about }?
gaia-ask-city = Animals run short. Which city eats first?
gaia-ask-from = Where does the city on { $about } take its animal from?
gaia-ask-discard = You hold too many cards (six at most, two Elements at most). Which one do you discard?
gaia-ask-goal = You can claim a goal. Which one?
gaia-ask-capture = You raised the city on { $about }. Whose meeple makes room for yours?
gaia-ask-second = All four needs of the city on { $about } are covered. Do you want two meeples there?
gaia-ask-back = Which kind of card do you take from { $about }?
gaia-ask-keep = Which of the cards do you keep?
gaia-ask-protect = { $about } was played. Do you let it pass?
gaia-ask-end = Taking from an empty pile ends the match. Are you sure?

gaia-word-take = Take a card
gaia-word-play = Play a card
gaia-word-beside = Nobody’s: I stand beside them
gaia-word-second = Two meeples
gaia-word-single = One is enough
gaia-word-keep = None: I keep my cards
gaia-word-protect = Play my Protection
gaia-word-pass = Let it pass
gaia-word-change = Change my answer
gaia-word-waive = Let all Elements pass
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
gaia-event-laid = { $player } lays { $land } on { $cell }.
gaia-event-roamed = { $player } brings four animals to the { $land } on { $cell }.
gaia-event-founded = { $player } founds { $card } at { $cell }.
gaia-event-fed = { $player } feeds { $city } on { $cell } from { $tile }; { $left ->
    [0] no animals are left there.
    [one] one animal is left there.
   *[other] { $left } animals are left there.
}
gaia-event-settled = { $count ->
    [one] { $player } puts a meeple on { $city } ({ $cell }), { $covered } needs covered.
   *[other] { $player } puts { $count } meeples on { $city } ({ $cell }), { $covered } needs covered.
}
gaia-event-left = { $count ->
    [one] { $player } takes a meeple home from { $city } ({ $cell }).
   *[other] { $player } takes { $count } meeples home from { $city } ({ $cell }).
}
gaia-event-abandoned = { $city } on { $cell } is gone; its tile is free again.
gaia-event-claimed = { $player } claims the goal { $goal }.
gaia-event-cast-at = { $player } plays { $card } on { $cell }.
gaia-event-cast-from = { $player } plays { $card }, to take { $backs }.
gaia-event-sealed = { $player } has answered.
gaia-event-sealed-known = Your answer: { $answer }. You can change it until everyone has answered.
gaia-event-reopened = { $player } thinks again.
gaia-event-protected = { $player } cancels { $card } with Protection.
gaia-event-unopposed = Nobody cancels { $card }.
gaia-event-turned = { $cell } turns into { $land }.
gaia-event-scattered = The animals on { $cell } are gone.
gaia-event-lost = { $player } loses one { $back } card to the tornado.
gaia-event-lost-known = { $player } loses { $card } to the tornado.
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
gaia-hint-places = { $count ->
    [0] not possible now
    [one] one place to go
   *[other] { $count } places to go
}
    .brief = { $count ->
        [0] not now
        [one] 1 place
       *[other] { $count } places
    }
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
    [one] { $player }: +1 meeple
   *[other] { $player }: +{ $count } meeples
}
    .brief = { $player } +{ $count }
gaia-hint-leaves = { $count ->
    [one] { $player }: −1 meeple
   *[other] { $player }: −{ $count } meeples
}
    .brief = { $player } −{ $count }
gaia-hint-capture = { $player } may replace someone in { $city }
gaia-hint-second = { $player } may put a second meeple on { $city }
gaia-hint-goal = completes a goal
    .brief = a goal
gaia-hint-wins = { $player }: last meeple, and the match is won
    .brief = win for { $player }
gaia-hint-end = winner would be { $winner }

## Still to come

gaia-ahead-feed = { $count ->
    [one] Feed one more city, if animals are left for it
   *[other] Feed { $count } more cities, as far as animals last
}
gaia-ahead-actions = { $count ->
    [one] One more action
   *[other] { $count } actions
}
gaia-ahead-element = On { $cell }, unless cancelled: { $brings }
gaia-ahead-tornado = Unless cancelled, it takes one { $back } card from you

## Score

gaia-score-cities = Meeples on cities
gaia-score-goals = Meeples on goals

## Settings

gaia-setting-capture = Capture
gaia-setting-capture-off = Meeples share cities
gaia-setting-capture-on = Raising a city may replace a meeple there
gaia-setting-four = Four needs
gaia-setting-four-off = One meeple each on a city
gaia-setting-four-on = All four needs covered: two meeples
gaia-setting-elements = Elements
gaia-setting-elements-off = Without Element cards
gaia-setting-elements-on = With Element cards
gaia-setting-disasters = Disasters
gaia-setting-disasters-off = Without lightning and volcano
gaia-setting-disasters-on = With lightning and volcano (and all Elements)
gaia-setting-disasters-4 = With volcano and four of the five lightnings (and all Elements)
gaia-setting-disasters-3 = With volcano and three of the five lightnings (and all Elements)
gaia-setting-disasters-2 = With volcano and two of the five lightnings (and all Elements)
gaia-setting-disasters-1 = With volcano and one of the five lightnings (and all Elements)

## Commands

gaia-verb-take = Take an open card or the top of a deck
gaia-verb-play = Play a card of your hand
gaia-verb-feed = Feed your cities at the start of your turn
gaia-verb-discard = Discard a card when you hold too many
gaia-verb-claim = Claim a goal
gaia-verb-capture = Replace someone in a city that you raised
gaia-verb-settle = Say whether two meeples go to a city with all four needs
gaia-verb-tornado = Say which kind of card the tornado takes
gaia-verb-keep = Keep one of the cards that the tornado took
gaia-verb-protect = Cancel an Element with your Protection
gaia-verb-pass = Let an Element pass
gaia-param-card = The card
gaia-param-at = The cell it goes to, such as M50
gaia-param-with = The second tile of an earthquake
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
gaia-help-map = The map has no edge. Its first tile is M50, and no cell ever changes its name.
gaia-help-options = Capture, four needs, Elements and disasters are options of their own; disasters bring the Elements with them, and some lightnings may stay in the box.
gaia-help-protection = After an Element is played, everyone else with an Element card answers in secret, so nobody sees who holds a Protection.
gaia-help-end = Taking from a kind of card that is used up ends the match. You are asked before.
