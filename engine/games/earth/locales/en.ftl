# Earth.

earth-title = Earth
earth-about = Grow an island of sixteen cards; everybody acts in every turn. 1–5 players, about 12 turns each.
earth-wins = { $seats ->
    [1] The match ends when you have planted your sixteenth card, or with Gaia’s last one. You win with more points than she has.
   *[other] When somebody has sixteen cards, the round is finished. Then most points win.
}
earth-mood = Grow slowly until everything feeds everything

## Settings

earth-setting-mode = Mode
earth-setting-mode-beginner = Beginner: no ecosystems, every fauna is worth 10
earth-setting-mode-standard = Standard
earth-setting-mode-advanced = Advanced: choose from two of each card
earth-setting-planting = Planting
earth-setting-planting-open = Open: cards are seen as they are planted
earth-setting-planting-sealed = Sealed: all plantings are shown together
earth-setting-level = Gaia’s strength
earth-setting-level-easy = Easy
earth-setting-level-medium = Medium
earth-setting-level-hard = Hard
earth-setting-level-expert = Expert
earth-setting-teams = Teams
earth-setting-teams-no = Everyone for themselves
earth-setting-teams-yes = Two against two: seats 1 and 3 against 2 and 4
earth-setting-automatic = Steps without a choice
earth-setting-automatic-on = Done for you and told
earth-setting-automatic-off = Ask me everything

## Help

earth-help-automatic = Gains without a choice, abilities you cannot pay and pieces with one place to go are dealt with for you. The table can switch that off.
earth-help-close = Events and “3 sprouts for 2 soil” can be used at any time, also in other players’ turns. If you could still reach a fauna with them in this turn, you are asked before your part ends. You can also choose to be asked before each turn closes, whatever you hold.
earth-help-gaia = Gaia’s red reaction differs between editions of the game. Here she composts at once; soil is gathered only through her own red card, and ten soil become five composted cards.
earth-help-teams = In teams you may hand on whatever you gain until the turn ends; sprouts and growth go to the team’s side when you place them.
earth-help-names = Some flora carry a mark for a place, an animal or a colour in their English name. The mark is shown on the card in every language.

## Commands

earth-verb-plant = Plant a card, or choose the planting action
earth-verb-compost = Choose compost: soil and cards for your compost
earth-verb-water = Choose water: sprouts and soil
earth-verb-grow = Choose grow: cards and growth
earth-verb-event = Play an event from your hand
earth-verb-convert = Turn 3 sprouts into 2 soil
earth-verb-ask-me = Be asked before each turn closes, so that you miss no moment for an event
earth-verb-ask-me-not = No longer be asked before each turn closes
earth-verb-setup = Choose island, climate and ecosystem, and your first compost
earth-verb-activate = Answer for your abilities, one after another
earth-param-card = The card to plant
earth-param-at = Where it goes, such as B2
earth-param-pay = What to pay with instead of soil
earth-param-keep = Which of the drawn cards you keep
earth-param-take = Which of the two small benefits you take
earth-param-bury = Cards of your hand for the compost
earth-param-sprout = Where sprouts go, such as “Oakmoss 2, Basil”
earth-param-growth = Where growth goes, such as “Oakmoss 2, Basil”
earth-param-event = The event to play
earth-param-return-sprout = From which flora you return sprouts
earth-param-return-growth = From which flora you return growth
earth-param-island = The side of your island
earth-param-climate = The side of your climate
earth-param-ecosystem = The side of your ecosystem
earth-param-order = Island and climate before or after the tableau
earth-param-use = Use the ability, or skip it
earth-param-copy = The card whose ability you copy

## Questions

earth-ask-island = Which island is yours? It says how many cards and how much soil you begin with.
earth-ask-climate = Which climate does it have?
earth-ask-ecosystem = Which ecosystem do you aim for? It scores for you alone.
earth-ask-action = { $last ->
    [0] Turn { $turn } is yours, with { $cards } of 16 cards planted. Which action do you choose?
   *[other] Turn { $turn } is yours, and the last round is on. Which action do you choose?
}
earth-ask-take = { $gaia ->
    [0] { $active_seat } chose { $action }. Which small benefit is yours?
   *[other] Gaia turned up { $card }. Which small benefit is yours?
}
earth-ask-card = { $whose ->
    [own] { $cards ->
        [0] You have { $soil } soil, and no card that you could plant now. Plant nothing?
       *[other] { $left ->
            [one] Which second card do you plant? You have { $soil } soil.
           *[other] Which card do you plant first, of up to { $left }? You have { $soil } soil.
        }
    }
    [gaia] { $cards ->
        [0] Gaia turned up { $gaia_card }, and you may plant 1 card; but with { $soil } soil there is none that you could plant. Plant nothing?
       *[other] Gaia turned up { $gaia_card }: you may plant 1 card. Which one? You have { $soil } soil.
    }
   *[other] { $cards ->
        [0] { $active_seat } chose Plant, and you may plant 1 card too; but with { $soil } soil there is none that you could plant. Plant nothing? You are asked so that nobody learns what you hold.
       *[other] { $active_seat } chose Plant: you may plant 1 card too. Which one? You have { $soil } soil.
    }
}{ $off ->
    [0] { "" }
   *[other] { " " }In brackets is the printed price of what costs you less.
}{ $first ->
    [0] { "" }
   *[other] { " " }Your first card lies at D4, the middle: from there you plant to all sides, at most four wide and four high.
}
earth-ask-at = Where does { $piece } go? { $cost ->
    [0] It costs nothing{ $off ->
        [0] .
       *[other] { " " }(printed: { $printed }).
    }
   *[other] It costs { $cost } of your { $soil } soil{ $off ->
        [0] .
       *[other] { " " }(printed: { $printed }).
    }
}{ $once ->
    [0] { "" }
   *[other] { " " }At once: { $what }.
} Beside each place: the points it is worth there now.
earth-ask-pay = { $about } costs { $cost }, you have { $soil } soil, and each of your { $good } can stand for 1 soil. { $exact ->
    [0] Which of them do you pay ({ $least } to { $most })? The rest is paid with soil.
   *[other] { $most ->
        [one] Which of them do you pay?
       *[other] Which { $most } of them do you pay?
    }
}{ $buried ->
    [0] { "" }
   *[other] { " " }Cards that you pay are composted, 1 point each.
}
earth-ask-keep = { $gaia ->
    [0] Which of the { $n } cards you drew do you keep? The others are discarded.
   *[other] Which of the { $n } cards you drew do you keep? The others score for Gaia.
}
earth-ask-order = Do your island and climate act before your tableau, or after it?{ $same ->
    [0] { "" }
   *[other] { " " }It comes to the same if you use all that you can.
}
earth-ask-use = Use { $about } ({ $what })?{ $losses ->
    [0] { "" }
   *[other] { " " }{ $free ->
        [0] There is no room for { $lost }, lost if you do.
       *[other] It costs nothing, but there is no room for { $lost }.
    }
}
earth-ask-unpaid = You cannot pay for { $about } yet ({ $what }). Turn sprouts into soil first, or pass it over?
earth-ask-uncopied = { $about } has no { $colour } ability to copy that you can pay for yet. Turn sprouts into soil first, or pass it over?
earth-ask-copy = { $about } copies a { $colour } ability of your tableau. Which one?
earth-ask-sprout = { $source ->
    [none] { $most ->
        [one] Where does your sprout go?
       *[other] Where do your sprouts go? Place up to { $most }{ $each ->
            [0] .
           *[other] , no more than { $each } on a card.
        }
    }
    [action] { $most ->
        [one] { $action } gives you 1 sprout. Where does it go?
       *[other] { $action } gives you sprouts. Where do they go? Place up to { $most }.
    }
   *[card] { $most ->
        [one] Where does the sprout from { $card } go?
       *[other] Where do the sprouts from { $card } go? Place up to { $most }{ $each ->
            [0] .
           *[other] , no more than { $each } on a card.
        }
    }
}
earth-ask-growth = { $source ->
    [none] { $most ->
        [one] Where does your 1 growth go?
       *[other] Where does your growth go? Place up to { $most }{ $each ->
            [0] .
           *[other] , no more than { $each } on a card.
        }
    }
    [action] { $most ->
        [one] { $action } gives you 1 growth. Where does it go?
       *[other] { $action } gives you growth. Where does it go? Place up to { $most }.
    }
   *[card] { $most ->
        [one] Where does the 1 growth from { $card } go?
       *[other] Where does the growth from { $card } go? Place up to { $most }{ $each ->
            [0] .
           *[other] , no more than { $each } on a card.
        }
    }
}
earth-ask-return-sprout = From where do you pay { $most ->
    [one] 1 sprout
   *[other] { $most } sprouts
}?
earth-ask-return-growth = From where do you pay { $most } growth?
earth-ask-bury = { $start ->
    [0] { $least ->
        [0] { $most ->
            [one] Which card of your hand do you compost, if any? It is worth 1 point there.
           *[other] Which cards of your hand do you compost? You may choose up to { $most }; each is worth 1 point there.
        }
       *[other] { $most ->
            [one] Which card of your hand do you pay to the compost?
           *[other] Which { $most } cards of your hand do you pay to the compost?
        }
    }
   *[other] { $most ->
        [one] Which of your { $held } cards do you compost before you begin?
       *[other] Which { $most } of your { $held } cards do you compost before you begin? Each is worth 1 point there.
    }
}
earth-ask-dig = Which of these cards of your compost do you take into your hand?
earth-ask-event = Which event do you play?
earth-ask-done = { $why ->
    [last] { $n ->
        [0] Your part is done, and this may be the last turn. Do something else first, or end your part?
       *[other] Your part is done, and this may be the last turn: you could still play { $cards } for points. Play, or end your part?
    }
    [fauna] Your part is done, and a fauna is still within reach. Do something else first, or end your part?
   *[wish] Your part is done. Do something else first, or end your part?
}
earth-ask-fauna = { $about }: beside which fauna does Gaia place her leaf?
earth-ask-give = What do you lay on the team’s side? Your partner can take it until the turn ends.
earth-ask-fetch = What do you take from the team’s side?
earth-ask-take-soil = How much soil do you take (up to { $most })?
earth-ask-take-card = How many cards do you draw (up to { $most })?
earth-ask-take-compost = How many cards of the deck do you compost (up to { $most })?
earth-payable-bury = other cards in hand
earth-payable-sprout = sprouts
earth-payable-growth = growth

# Why somebody is needed: after a name and a dash, for everyone to read.
earth-call-boards = choose your island and what belongs to it
earth-call-bury = compost cards of your first hand
earth-call-action = your turn { $turn }: choose an action
earth-call-own = your turn { $turn }, { $action }: do your part
earth-call-plant = turn { $turn }, { $active_seat } chose Plant: plant a card, or pass
earth-call-part = turn { $turn }, { $active_seat } chose { $action }: do your part
earth-call-share = turn { $turn }, { $active_seat } chose { $action }: take your share
earth-call-gaia = Gaia turned up { $card }: do your part
earth-call-besides = turn { $turn }: finish what you have begun
earth-call-done = turn { $turn } closes: end your part, or do something first

# Why something is not offered: after its name and a colon.
earth-bar-soil = costs { $n } soil, you have { $held }
earth-bar-sprout = { $n ->
    [one] costs 1 sprout, you have none
   *[other] costs { $n } sprouts, you have { $held }
}
earth-bar-growth = costs { $n } growth, you have { $held }
earth-bar-bury = { $n ->
    [one] costs 1 card of your hand, you have none
   *[other] costs { $n } cards of your hand, you have { $held }
}
earth-bar-compost = { $n ->
    [one] costs 1 card of your compost, you have none
   *[other] costs { $n } cards of your compost, you have { $held }
}
earth-bar-cost-bury = costs { $n }, you have { $held } soil and { $other ->
    [one] 1 other card
   *[other] { $other } other cards
} in hand
earth-bar-cost-sprout = costs { $n }, you have { $held } soil and { $other ->
    [one] 1 sprout
   *[other] { $other } sprouts
}
earth-bar-cost-growth = costs { $n }, you have { $held } soil and { $other } growth
earth-bar-unfinished = waits until what you have begun is finished
earth-bar-no-planting = an event, which is played and not planted ({ $what })
earth-bar-full-tableau = your tableau has sixteen cards
earth-bar-wide = the tableau would be more than four cards wide or high
earth-bar-apart = lies beside none of your cards
earth-bar-replace = { $card } gives its place only to a card with a { $colour } ability
earth-bar-forbidden = your { $card } forbids you to choose it
earth-bar-area = lies outside what the ability reaches
earth-bar-terrain = terrains take no pieces
earth-bar-no-sprout = has no place for sprouts
earth-bar-no-growth = has no place for growth
earth-bar-full-sprout = is full: { $n } of { $n } sprouts
earth-bar-full-growth = is fully grown: { $n } of { $n }
earth-bar-none-sprout = has no sprouts
earth-bar-none-growth = has no growth
earth-bar-itself = is the card that you plant
earth-bar-copies = copies itself, and cannot be copied
earth-bar-colour = has no { $colour } ability
earth-bar-leaf = Gaia has a leaf there already
earth-bar-row = is not in the row of her card

# What an answer throws away: whoever gives it is asked once more.
earth-waste-room = There is no room for { $pieces }, lost if you go on.
earth-waste-planting = You hold no card that you could plant now; you would only draw.
earth-waste-unplaced = You would leave { $pieces } unplaced, and they would be lost.
earth-waste-left = You would leave behind: { $goods }.
earth-waste-events = This may be the last turn, and you could still play { $cards } for points.

## Options

earth-word-plant = Plant
    .mark = 🟢
earth-word-compost = Compost
    .mark = 🔴
earth-word-water = Water
    .mark = 🔵
earth-word-grow = Grow
    .mark = 🟡
earth-word-use = Use
earth-word-use-all = Use all that follow
    .brief = Use all
earth-word-skip = Skip
earth-word-pass = Plant nothing
earth-word-before = Before
earth-word-after = After
earth-word-done = End my part
earth-word-event = Play an event
earth-word-convert = 3 sprouts for 2 soil
earth-word-ask-me = Ask me before each turn ends
earth-word-ask-me-not = No longer ask me before turns end
earth-word-change = Change my choice
earth-word-give = Lay something on the team’s side
earth-word-fetch = Take from the team’s side
earth-word-never-mind = Play none
earth-word-team = The team’s side
earth-take-soil = 2 soil
earth-take-compost = 2 cards of the deck to the compost
    .brief = 2 compost
earth-take-sprout = 2 sprouts
earth-take-card = 2 cards
earth-take-growth = 2 growth
earth-take-soil-all = 2 soil, then use all
earth-take-compost-all = 2 cards of the deck to the compost, then use all
    .brief = 2 compost, then use all
earth-take-sprout-all = 2 sprouts, then use all
earth-take-card-all = 2 cards, then use all
earth-take-growth-all = 2 growth, then use all
earth-good-soil = Soil
earth-good-compost = Compost
earth-good-sprout = Sprouts
earth-good-growth = Growth
earth-number = { $n }

earth-hint-plant = costs { $soil } soil{ $off ->
    [0] { "" }
   *[other] { " " }(printed: { $printed })
}, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $acts ->
    [0] { "" }
   *[other] { " " }· { $what }
}
    .brief = { $off ->
        [0] { $soil } soil
       *[other] { $soil } ({ $printed }) soil
    }
earth-hint-held = costs { $soil } soil{ $off ->
    [0] { "" }
   *[other] { " " }(printed: { $printed })
}, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $acts ->
    [0] { "" }
   *[other] { " " }· { $what }
}
    .brief = costs { $soil }
earth-hint-action-green = up to 2 cards, then draw 4 and keep 1; { $alone ->
    [0] others plant 1 and draw 1
   *[other] Gaia scores the cards you do not keep
}.{ $plantable ->
    [0] { " " }You hold no card that you could plant now.
    [one] { " " }One card of your hand could be planted now.
   *[other] { " " }Any of { $plantable } cards of your hand could be planted now.
}{ $n ->
    [0] { "" }
    [1] { " " }Besides what you plant, with { $cards }: in all { $sum }.
    [2] { " " }Besides what you plant, with { $cards }: in all { $sum }.
    [3] { " " }Besides what you plant, with { $cards }: in all { $sum }.
   *[other] { " " }Besides what you plant, with { $n } abilities of yours: in all { $sum }.
}{ $copies ->
    [0] { "" }
    [one] { " " }And a copy of your choice.
   *[other] { " " }And { $copies } copies of your choice.
}{ $losses ->
    [0] { "" }
   *[other] { " " }No room for { $lost }.
}
earth-hint-action-red = 5 soil, 2 compost; { $alone ->
    [0] others 2 soil or 2 compost
   *[other] Gaia gets compost, more for each 2 soil you gain
}.{ $n ->
    [0] { "" }
    [1] { " " }With { $cards }: in all { $sum }.
    [2] { " " }With { $cards }: in all { $sum }.
    [3] { " " }With { $cards }: in all { $sum }.
   *[other] { " " }With { $n } abilities of yours: in all { $sum }.
}{ $copies ->
    [0] { "" }
    [one] { " " }And a copy of your choice.
   *[other] { " " }And { $copies } copies of your choice.
}{ $losses ->
    [0] { "" }
   *[other] { " " }No room for { $lost }.
}
earth-hint-action-blue = up to 6 sprouts, 2 soil; { $alone ->
    [0] others 2 sprouts or 2 soil
   *[other] Gaia gets a sprout for each blue card of yours
}.{ $n ->
    [0] { "" }
    [1] { " " }With { $cards }: in all { $sum }.
    [2] { " " }With { $cards }: in all { $sum }.
    [3] { " " }With { $cards }: in all { $sum }.
   *[other] { " " }With { $n } abilities of yours: in all { $sum }.
}{ $copies ->
    [0] { "" }
    [one] { " " }And a copy of your choice.
   *[other] { " " }And { $copies } copies of your choice.
}{ $losses ->
    [0] { "" }
   *[other] { " " }No room for { $lost }.
}
earth-hint-action-yellow = 4 cards, up to 2 growth; { $alone ->
    [0] others 2 cards or 2 growth
   *[other] Gaia gets growth for each card you draw
}.{ $n ->
    [0] { "" }
    [1] { " " }With { $cards }: in all { $sum }.
    [2] { " " }With { $cards }: in all { $sum }.
    [3] { " " }With { $cards }: in all { $sum }.
   *[other] { " " }With { $n } abilities of yours: in all { $sum }.
}{ $copies ->
    [0] { "" }
    [one] { " " }And a copy of your choice.
   *[other] { " " }And { $copies } copies of your choice.
}{ $losses ->
    [0] { "" }
   *[other] { " " }No room for { $lost }.
}
earth-hint-all = { $goods ->
    [0] brings nothing in all
   *[other] in all { $sum }
}{ $n ->
    [0] { "" }
    [one] , with 1 ability
   *[other] , with { $n } abilities
}{ $copies ->
    [0] { "" }
    [one] , and a copy of your choice
   *[other] , and { $copies } copies of your choice
}{ $pieces ->
    [0] { "" }
   *[other] ; sprouts and growth go to your first cards with room
}{ $losses ->
    [0] { "" }
   *[other] ; no room for { $lost }
}
earth-hint-order = { $goods ->
    [0] brings nothing in all
   *[other] in all { $sum }
}{ $n ->
    [0] { "" }
    [one] , with 1 ability
   *[other] , with { $n } abilities
}{ $copies ->
    [0] { "" }
    [one] , and a copy of your choice
   *[other] , and { $copies } copies of your choice
}{ $losses ->
    [0] { "" }
   *[other] ; no room for { $lost }
}
earth-hint-no-room = { $n ->
    [one] room for only 1
   *[other] no room
}
earth-hint-points-each = 1 point each
earth-hint-holds = { $held } of { $room }
earth-hint-losing = { $what }; no room for { $lost }
# Beside a hint: what shows more than what a strong bot would do.
earth-tempting = { $card } on { $cell } shows more (+{ $points }). A figure counts the points of your tableau as it lies now; a hint counts too fauna, abilities and what is still to come.
# An island or a climate, one sentence for each of its lines.
earth-hint-begin = { $bury ->
    [0] You begin with { $card } cards and { $soil } soil.
    [one] You begin with { $card } cards, 1 of which goes to your compost, and { $soil } soil.
   *[other] You begin with { $card } cards, { $bury } of which go to your compost, and { $soil } soil.
}
earth-hint-later = { $when ->
    [chosen] Later, when you choose { $action }: { $what }.
    [anybody] Later, whenever anybody chooses { $action }: { $what }.
   *[always] Always: { $what }.
}
earth-hint-at-once = at once { $what }
earth-hint-event = an event ({ $what })
    .brief = an event
earth-hint-leaf = { $more ->
    [0] { $points } points for her
   *[other] { $points } points for her, and { $gets }
}
    .brief = { $points } points
earth-hint-points = { $less ->
    [0] { $points ->
        [one] 1 point more
       *[other] { $points } points more
    }
   *[other] { $points ->
        [one] 1 point less
       *[other] { $points } points less
    }
} at once (the card itself, terrains and ecosystems)
    .brief = { $points ->
        [0] ±0
       *[other] { $less ->
            [0] +{ $points }
           *[other] −{ $points }
        }
    }

earth-shortcut-plant = { $better ->
    [0] { $letter } → { $cell }
   *[other] { $letter } → { $cell }: { $sign }{ $points ->
        [one] 1 point
       *[other] { $points } points
    }
}

earth-shortcut-take = { $good ->
    [soil] 2 soil
    [compost] 2 compost
    [sprout] 2 sprouts
    [card] 2 cards
   *[growth] 2 growth
}{ $all ->
    [0] { "" }
   *[other] , use all
}{ $n ->
    [0] , compost none of the hand
   *[other] , compost { $cards }
}

earth-sum-soil = { $sign }{ $n } soil
earth-sum-sprout = { $sign }{ $n ->
    [one] 1 sprout
   *[other] { $n } sprouts
}
earth-sum-growth = { $sign }{ $n } growth
earth-sum-card = { $sign }{ $n ->
    [one] 1 card
   *[other] { $n } cards
}
earth-sum-compost = { $sign }{ $n } compost

## Still to come

earth-ahead-action = { $alone ->
    [0] everybody takes the benefit, and all cards of the action’s colour act
   *[other] you take the benefit, your cards of the action’s colour act, and Gaia reacts
}

earth-ahead-use = { $paid ->
    [0] { $card }: { $what }, if you can pay by then
   *[other] { $card }: { $what }
}
earth-ahead-gain = { $what }
earth-ahead-plant = plant { $n ->
    [one] { $more ->
        [0] 1 card
       *[other] 1 more card
    }
   *[other] up to { $n } cards
}
earth-ahead-look = draw { $n } cards, keep 1
earth-ahead-either-red = 2 soil or 2 cards of the deck to the compost
earth-ahead-either-blue = 2 sprouts or 2 soil
earth-ahead-either-yellow = 2 cards or 2 growth

## What an answer may bring about at once, and what then only the table can take back

earth-shows-drew = cards being drawn
earth-shows-drawn = cards being drawn
earth-shows-no-cards = cards being drawn
earth-shows-reshuffled = the discard being shuffled into a new deck
earth-shows-composted = the last cards of the deck being composted
earth-shows-looked = a look into your compost
earth-shows-boards = everybody’s choices being shown
earth-shows-planted = all plantings being turned up
earth-shows-planted-with-sprout = all plantings being turned up
earth-shows-planted-with-growth = all plantings being turned up
earth-shows-planted-with-bury = all plantings being turned up
earth-shows-replaced = all plantings being turned up
earth-shows-gaia-turn = Gaia’s next card being turned up
earth-shows-gaia-pile = cards being turned up for Gaia
earth-shows-over = the end of the match

## What happened

earth-event-turn = Turn { $number }: { $player } chooses the action.
earth-event-chose = { $player } chooses: { $action }.
earth-event-chose-board = { $player } has chosen a card.
earth-event-chose-board-known = { $player } chooses { $card }.
earth-event-ready = { $player } has chosen.
earth-event-reopened = { $player } is choosing again.
earth-event-boards = { $player } plays { $cards }.
earth-event-soil = { $player } gains { $n } soil.
earth-event-paid = { $player } pays { $n } soil.
earth-event-drew = { $player } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
earth-event-drew-known = { $player } draws { $cards }.
earth-event-drawn = { $player } draws { $n ->
    [one] a card
   *[other] { $n } cards
} to keep one.
earth-event-drawn-known = { $player } draws { $cards } to keep one.
earth-event-no-cards = No card is left for { $player } to draw.
earth-event-kept = { $player } keeps a card.
earth-event-kept-known = { $player } keeps { $cards }.
earth-event-composted = { $player } composts { $n ->
    [one] a card
   *[other] { $n } cards
} from the deck.
earth-event-buried = { $player } composts { $n ->
    [one] a card
   *[other] { $n } cards
} from the hand.
earth-event-buried-known = { $player } composts { $cards }.
earth-event-spilled = { $player } discards { $n ->
    [one] a card
   *[other] { $n } cards
} from the compost.
earth-event-looked = { $player } looks through the top of the compost.
earth-event-dug = { $player } takes a card back from the compost.
earth-event-dug-known = { $player } takes { $card } back from the compost.
earth-event-placed = { $player } places { $pieces } on { $where }.
earth-event-returned = { $player } returns { $pieces } from { $where }.
earth-event-laid = { $player } lays { $pieces } on the team’s side.
earth-event-used = { $player } uses { $card }.
earth-event-unpaid = { $card } is passed over: { $player } cannot pay for it.
earth-event-uncopied = { $card } is passed over: { $player } has nothing it could copy.
earth-event-no-room = { $player } has no room for { $pieces }.
earth-event-copied = { $card } copies { $other } for { $player }.
earth-event-planted = { $player } plants { $card } on { $cell } for { $soil } soil.
earth-event-planted-with-sprout = { $player } plants { $card } on { $cell } for { $soil } soil and { $n ->
    [one] 1 sprout
   *[other] { $n } sprouts
}.
earth-event-planted-with-growth = { $player } plants { $card } on { $cell } for { $soil } soil and { $n } growth.
earth-event-planted-with-bury = { $player } plants { $card } on { $cell } for { $soil } soil and { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the hand.
earth-event-replaced = { $player } plants { $card } on { $cell } in place of { $under }.
earth-event-sealed = { $player } plants a card face down on { $cell }.
earth-event-sealed-known = { $player } plants { $card } face down on { $cell }.
earth-event-event = { $player } plays the event { $card }.
earth-event-leaf = { $player } reaches { $fauna }: { $points } points.
earth-event-full = { $player } has sixteen cards: { $points } points. The round is finished, then the match ends.
earth-event-full-alone = { $player } has sixteen cards: { $points } points. That ends the match.
earth-event-reshuffled = The discard pile is shuffled into a new deck.
earth-event-run-out = For a whole round there was no card to draw, and nobody planted.
earth-event-asks = { $player } wants to be asked before each turn closes.
earth-event-asks-not = { $player } need not be asked any more before a turn closes.
earth-event-over = The match is over.
earth-event-gave = { $player } lays on the team’s side: { $goods }.
earth-event-gave-cards = { $player } lays on the team’s side: { $n ->
    [one] a card
   *[other] { $n } cards
}.
earth-event-gave-cards-known = { $player } lays on the team’s side: { $cards }.
earth-event-fetched = { $player } takes from the team’s side: { $goods }.
earth-event-fetched-cards = { $player } takes from the team’s side: { $n ->
    [one] a card
   *[other] { $n } cards
}.
earth-event-fetched-cards-known = { $player } takes from the team’s side: { $cards }.
earth-event-side-cleared = What was left between partners is gone.
earth-event-gaia-turn = Gaia turns up { $card }.
earth-event-gaia-gains = Gaia gets { $goods }.
earth-event-gaia-turns = { $soil } of Gaia’s soil become { $compost } composted cards.
earth-event-gaia-pile = { $cards } score for Gaia.
earth-event-gaia-leaf = Gaia reaches { $fauna }: { $points } points.
earth-event-gaia-skips = Gaia misses her turn.
earth-event-gaia-ends = Gaia’s last card ends the match: { $points } points for her.

## Goods

# What is given, taken or left, by its name; below, what a card tells one to do.
earth-goods-soil = { $n } soil
earth-goods-card = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
earth-goods-sprout = { $n ->
    [one] 1 sprout
   *[other] { $n } sprouts
}
earth-goods-growth = { $n } growth
earth-goods-compost = { $n ->
    [one] 1 composted card
   *[other] { $n } composted cards
}
earth-gain-soil = { $n } soil
earth-gain-card = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
earth-gain-sprout = { $n ->
    [one] 1 sprout
   *[other] { $n } sprouts
}
earth-gain-growth = { $n } growth
earth-gain-compost = compost { $n ->
    [one] 1 card
   *[other] { $n } cards
} from the deck
earth-gain-bury = { $n ->
    [one] compost 1 card from hand, if you like
   *[other] compost up to { $n } cards from hand
}
earth-gain-dig = look at the top { $n } cards of your compost and take one of them into your hand
earth-gain-sprout-row = { $n ->
    [one] 1 sprout
   *[other] { $n } sprouts
} on every { $flora } in this row
earth-gain-sprout-column = { $n ->
    [one] 1 sprout
   *[other] { $n } sprouts
} on every { $flora } in this column
earth-gain-growth-row = { $n } growth on every { $flora } in this row
earth-gain-growth-column = { $n } growth on every { $flora } in this column
earth-gain-sprout-neighbours = { $n } sprouts in all on the cards around this one
earth-gain-growth-neighbours = { $n } growth in all on the cards around this one
earth-pay-soil = { $n } soil
earth-pay-sprout = { $n ->
    [one] 1 sprout
   *[other] { $n } sprouts
}
earth-pay-growth = { $n } growth
earth-pay-compost = discard { $n ->
    [one] the top card
   *[other] the top { $n } cards
} of your compost
earth-pay-bury = compost { $n ->
    [one] 1 card
   *[other] { $n } cards
} from hand

## Abilities

earth-ability = { $colour }: { $what }
earth-trade = { $pay } → { $gain }
# So that no comma can be misread: goods together, and the lines of a card.
earth-plus = { $first } + { $rest }
earth-lines = { $first } · { $rest }
earth-sentences = { $first } { $rest }
earth-when-chosen = { $what }, if you chose the action
earth-when-event = { $what } for every event you play
earth-when-planted-trait = { $what } for every { $trait } card planted this turn
earth-when-planted-colour = { $what } for every card with a { $trait } ability planted this turn
earth-rule-copy = copy a { $colour } ability of another card of your tableau
earth-rule-discount = { $trait } cards cost you { $off } soil less
earth-rule-forbid = you cannot choose the action { $action }
earth-rule-payable-bury = can be paid for by composting cards from hand, each instead of 1 soil
earth-rule-payable-sprout = can be paid for with sprouts, each instead of 1 soil
earth-rule-payable-growth = can be paid for with growth, each instead of 1 soil
earth-rule-replace = for one planting, a card of your hand with a { $colour } ability can take this card’s place for nothing; then this card goes to your compost and you { $gain }
earth-rule-start = start with { $card } cards{ $bury ->
    [0] { "" }
   *[other] { " " }({ $bury ->
        [one] 1 of them goes
       *[other] { $bury } of them go
    } to your compost)
} and { $soil } soil
earth-rule-wild = counts as tree, herb, mushroom and bush
earth-action-green = Plant
earth-action-red = Compost
earth-action-blue = Water
earth-action-yellow = Grow

earth-band-green = Green
earth-band-red = Red
earth-band-blue = Blue
earth-band-yellow = Yellow
earth-band-multicolour = Multicolour
earth-band-black = Black
earth-band-brown = Brown
earth-colour-green = green
earth-colour-red = red
earth-colour-blue = blue
earth-colour-yellow = yellow
earth-colour-multicolour = multicolour
earth-colour-black = black
earth-colour-brown = brown
earth-type-tree = tree
earth-type-herb = herb
earth-type-mushroom = mushroom
earth-type-bush = bush
earth-types-tree = trees
earth-types-herb = herbs
earth-types-mushroom = mushrooms
earth-types-bush = bushes
earth-trait-sunny = sunny
earth-trait-wet = wet
earth-trait-rocky = rocky
earth-trait-cold = cold
earth-trait-terrain = terrain
earth-tag-geography = place
earth-tag-animal = animal
earth-tag-colour = colour

## Goals

earth-goal = At least { $what }
earth-goal-diagonal = Both long diagonals full (8 cards)
earth-score = { $points ->
    [one] 1 point
   *[other] { $points } points
} for every { $what }
earth-score-capped = { $points ->
    [one] 1 point
   *[other] { $points } points
} for every { $what }, at most { $cap } points
earth-score-best = { $points } points for every { $what }, counted at whichever player has most of them
earth-score-ladder = Points for 1, 2, 3 and so on to { $most } or more { $traits }: { $steps }

earth-measure-soil = { $n ->
    [one] soil
   *[other] { $n } soil
}
earth-measure-hand = { $n ->
    [one] card in hand
   *[other] { $n } cards in hand
}
earth-measure-compost = { $n ->
    [one] card in your compost
   *[other] { $n } cards in your compost
}
earth-measure-event = { $n ->
    [one] event played
   *[other] { $n } events played
}
earth-measure-sprout = { $n ->
    [one] sprout
   *[other] { $n } sprouts
}
earth-measure-growth = { $n ->
    [one] growth
   *[other] { $n } growth
}
earth-measure-terrain = { $n ->
    [one] terrain
   *[other] { $n } terrains
}
earth-measure-row = { $n ->
    [one] full row
   *[other] { $n } full rows
}
earth-measure-column = { $n ->
    [one] full column
   *[other] { $n } full columns
}
earth-measure-set = { $n ->
    [one] set
   *[other] { $n } sets
} of five cards: a red, a blue and a yellow ability, a terrain and an event
earth-measure-empty-neighbour = empty cell beside this card (cells outside the frame are empty)
earth-measure-row-same = full row whose four cards share { $kind }
earth-measure-row-different = full row with four different { $kinds }
earth-measure-column-same = full column whose four cards share { $kind }
earth-measure-column-different = full column with four different { $kinds }
earth-kind-colour = an ability colour
earth-kinds-colour = ability colours
earth-kind-type = a card type
earth-kinds-type = card types
earth-kind-habitat = a habitat
earth-kinds-habitat = habitats
earth-kind-points = a base value
earth-kinds-points = base values
earth-kind-sprout = a number of sprouts
earth-kinds-sprout = numbers of sprouts
earth-kind-growth = a number of growth
earth-kinds-growth = numbers of growth
earth-measure-in-row = { $trait } in this row
earth-measure-in-column = { $trait } in this column
earth-measure-in-side = { $trait } on the four sides of this card
earth-measure-in-corner = { $trait } at the four corners of this card
earth-measure-in-path = card on the longest path of { $trait } cards, side by side, that leads through this one
earth-measure-in-diagonal-path = { $trait } on your longest diagonal path of { $traits }
earth-measure-full-of-sprout = flora whose sprout slots are all filled
earth-measure-full-of-growth = fully grown flora
earth-measure-full = { $n } flora with every slot and trunk filled
earth-measure-empty = { $n } flora without any sprout or growth
earth-measure-directional = { $n ->
    [one] directional card
   *[other] { $n } directional cards
} (row, column, neighbours or path)
earth-measure-type = { $n ->
    [one] { $trait }
   *[other] { $n } { $traits }
}
earth-measure-trait = { $n ->
    [one] { $trait } card
   *[other] { $n } { $trait } cards
}
earth-measure-tag = { $n ->
    [one] flora
   *[other] { $n } flora
} with the { $tag } mark in the name
earth-measure-colour = { $n ->
    [one] card with a { $colour } ability
   *[other] { $n } cards with a { $colour } ability
}
earth-measure-points-odd = { $n } cards with an odd base value
earth-measure-points-even = { $n } cards with an even base value (0 is even)
earth-measure-points-least = { $n ->
    [one] card
   *[other] { $n } cards
} with a base value of { $number } or more
earth-measure-points-most = { $n ->
    [one] card
   *[other] { $n } cards
} with a base value of { $number } or less
earth-measure-cost-least = { $n ->
    [one] tableau card that costs { $number } or more
   *[other] { $n } tableau cards that cost { $number } or more
}
earth-measure-cost-most = { $n ->
    [one] tableau card that costs { $number } or less
   *[other] { $n } tableau cards that cost { $number } or less
}
earth-measure-habitats-least = { $n } cards with { $number } or more habitats
earth-measure-habitats-most = { $n } cards with { $number } habitat or none
earth-measure-abilities-least = { $n } cards with two abilities
earth-measure-slots-exactly = { $n } flora with exactly { $number } sprout slots
earth-measure-slots-most = { $n } flora with { $number } sprout slots or fewer
earth-measure-trunks-least = { $n } flora with room for { $number } growth or more
earth-measure-trunks-most = { $n } flora with room for { $number } growth or less
earth-measure-canopy-least = { $n } flora with a canopy worth { $number } or more
earth-measure-canopy-most = { $n ->
    [one] flora
   *[other] { $n } flora
} with a canopy worth { $number } or less, or without one
earth-measure-sprout-least = { $n ->
    [one] flora
   *[other] { $n } flora
} with { $number } or more sprouts
earth-measure-growth-least = { $n ->
    [one] flora
   *[other] { $n } flora
} with { $number } or more growth

## Gaia

earth-gaia-you-green = First you may plant 1 card, draw 1 card and activate green
earth-gaia-you-red = First you take 2 soil or compost 2 cards from the deck, and activate red
earth-gaia-you-blue = First you take 2 sprouts or 2 soil, and activate blue
earth-gaia-you-yellow = First you draw 2 cards or take 2 growth, and activate yellow
earth-gaia-gets = Gaia gets { $gifts }
earth-gaia-leaf-upper = Gaia places a leaf beside one of the two upper fauna
earth-gaia-leaf-lower = Gaia places a leaf beside one of the two lower fauna
earth-gaia-easy = Easy: she misses her next turn
earth-gaia-expert = Expert: with a leaf beside the left fauna she also gets { $left }, beside the right one { $right }
earth-gift-soil = { $n } soil
earth-gift-card = { $n } cards that score for her
earth-gift-sprout = { $n ->
    [one] 1 sprout
   *[other] { $n } sprouts
}
earth-gift-growth = { $n } growth
earth-gift-compost = { $n ->
    [one] 1 composted card
   *[other] { $n } composted cards
}
earth-gift-sprout-per-blue-card = { $n } sprout for each of your cards with a blue ability
earth-gift-growth-per-card-drawn = { $n } growth for each card you drew this turn
earth-gift-soil-per-soil-gained = { $n } soil for each soil you gained this turn
earth-gift-compost-per-soil-gained = { $n } composted card for every { $each } soil you gained this turn

## Scores

earth-line-base = Cards
earth-line-events = Events
earth-line-compost = Compost
earth-line-sprouts = Sprouts
earth-line-growth = Growth
earth-line-terrain = Terrains
earth-line-ecosystems = Ecosystems
earth-line-fauna = Fauna

earth-rival = Gaia

## Standing orders, after “Whenever”

earth-order-either-red = somebody else composts
earth-order-either-blue = somebody else waters
earth-order-either-yellow = somebody else grows
earth-order-offer = { $card } offers “{ $what }”
