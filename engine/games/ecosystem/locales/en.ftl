# Ecosystem.

ecosystem-title = Ecosystem
ecosystem-about = Draft animals and landscapes and lay them where they thrive. 1–6 players, about 20 moves each.
ecosystem-wins = { $seats ->
    [1] After twenty cards the grids are scored, and variety counts, too. You win if you are far enough ahead of the rival: by 30, 50 or 70 points, as you chose.
   *[other] After twenty cards each the grids are scored, and variety counts, too. Most points win.
}
# Alone, when the match is over. $ahead: points between the player and the rival.
ecosystem-outcome = { $way ->
    [won] { $margin } points ahead of the rival were needed to win; it was { $ahead }.
    [behind] { $margin } points ahead of the rival were needed to win; it was { $ahead } behind.
   *[ahead] { $margin } points ahead of the rival were needed to win; it was only { $ahead }.
}
ecosystem-mood = Quick, quiet drafting as dusk falls

## Cards

ecosystem-bear = Bear
ecosystem-bee = Bee
ecosystem-meadow = Meadow
ecosystem-trout = Trout
ecosystem-eagle = Eagle
ecosystem-rabbit = Rabbit
ecosystem-dragonfly = Dragonfly
ecosystem-fox = Fox
ecosystem-deer = Deer
ecosystem-stream = Stream
ecosystem-wolf = Wolf

## Questions

ecosystem-ask-card = { $to ->
    [seat] Which card do you keep? { $next_seat } gets the rest of this hand.
    [third] Which card do you keep? The rest becomes the third hand, which feeds the neutral pile.
   *[nobody] Which card do you place?
}
ecosystem-ask-at = Where does your { $piece } go?
ecosystem-ask-swap = Your Rabbit goes to { $cell }. Two cards of your grid may now change places: which is the first?
ecosystem-ask-with = { $card } on { $about }: which card does it change places with?
ecosystem-ask-discard = Which card do you give to the rival?

# Why somebody is needed: after a name and a dash, for everyone to read.
ecosystem-call-choose = { $cells ->
    [one] card { $turn } of { $turns }: choose it
   *[other] card { $turn } of { $turns }: choose it and its cell
}
ecosystem-call-give = turn { $turn } of { $turns }: give the rival a card

ecosystem-word-stay = Leave all as it is

ecosystem-ahead-cell = choose its cell
ecosystem-ahead-goes = { $laid ->
    [0] it begins your grid, on the cell called { $cell }
   *[other] it goes to { $cell }, the only cell for it
}
ecosystem-ahead-swap = let two cards change places, if you like
ecosystem-ahead-show = when everyone has chosen, all cards are shown
ecosystem-ahead-give = give the rival a card
ecosystem-ahead-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}

# What would be thrown away.
ecosystem-waste-cell = { $points ->
    [one] As all grids lie now, this cell costs you 1 point ({ $parts }); { $cell } would bring { $best }.
   *[other] As all grids lie now, this cell costs you { $points } points ({ $parts }); { $cell } would bring { $best }.
}
ecosystem-waste-swap = As all grids lie now, Rabbit and swap together bring { $points }; with all left as it is, the Rabbit brings { $alone }.

# Why a cell is not offered: what follows its name and a colon.
ecosystem-barred-corner = touches your cards only across a corner
ecosystem-barred-wide = your grid would have more than five columns
ecosystem-barred-high = your grid would have more than four rows

# What a choice would change in the score sheet; short, because it stands on buttons and in menus.
ecosystem-hint-gain = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
    .brief = { $race ->
        [0] +{ $points }
       *[other] +{ $points } for now
    }
ecosystem-hint-loss = { $points ->
    [one] −1 point
   *[other] −{ $points } points
}
    .brief = −{ $points }
ecosystem-hint-gain-parts = { $points ->
    [0] ±0 points ({ $parts })
    [one] +1 point ({ $parts })
   *[other] +{ $points } points ({ $parts })
}
    .brief = { $points ->
        [0] ±0
       *[other] { $race ->
            [0] +{ $points }
           *[other] +{ $points } for now
        }
    }
ecosystem-hint-loss-parts = { $points ->
    [one] −1 point ({ $parts })
   *[other] −{ $points } points ({ $parts })
}
    .brief = −{ $points }
ecosystem-hint-none = no change
    .brief = ±0
ecosystem-hint-best = { $why ->
    [0] at best { $points }, on { $cell }
   *[other] at best { $points }, on { $cell } ({ $parts })
}
    .brief = { $race ->
        [0] up to { $points }
       *[other] up to { $points } for now
    }
ecosystem-hint-only = { $points } ({ $parts })
    .brief = { $race ->
        [0] { $points }
       *[other] { $points } for now
    }
ecosystem-hint-everywhere = { $swaps ->
    [0] { $points } everywhere ({ $parts })
   *[other] { $points } everywhere ({ $parts }), and two cards may change places
}
    .brief = { $swaps ->
        [0] { $race ->
            [0] { $points }
           *[other] { $points } for now
        }
       *[other] { $points }, swap
    }
ecosystem-hint-later = { $card ->
    [bear] no points yet; bees and trout beside it would bring some
    [bee] no points yet; meadows beside it would bring some
    [meadow] no points yet; a larger meadow would bring some
    [trout] no points yet; streams and dragonflies beside it would bring some
    [eagle] no points yet; rabbits and trout within two steps would bring some
    [dragonfly] no points yet; a stream beside it would bring some
    [fox] no points; a bear or a wolf lies beside it
    [deer] no points yet; a row or a column without a deer would bring some
    [stream] no points yet; only the longest streams bring some in the end
    [wolf] no points yet; only most wolves bring some in the end
   *[other] no points yet
}
    .brief = ±0
ecosystem-hint-rabbit = { $why ->
    [0] at best { $points }, on { $cell }, and two cards may change places
   *[other] at best { $points }, on { $cell } ({ $parts }), and two cards may change places
}
    .brief = up to { $points }, swap
ecosystem-hint-first = { $card }, at best { $points }
    .brief = { $card } { $points }
ecosystem-hint-first-vain = { $card }, no better than leaving all as it is
    .brief = { $card }
ecosystem-hint-swap = { $card }, { $then }
    .brief = { $card } { $then }
ecosystem-hint-given = { $why ->
    [0] rival { $rival }
   *[other] rival { $rival } ({ $parts })
}{ $both ->
    [0] { "" }
   *[other] , you { $own } ({ $losses })
}
    .brief = { $both ->
        [0] rival { $rival }
       *[other] rival { $rival }, you { $own }
    }
ecosystem-part = { $line } { $points }
# What the points of a card’s own line are for; $place is how many a stream or a wolf has now.
ecosystem-cause-bear = for bees and trout beside it
ecosystem-cause-bee = for meadows beside it
ecosystem-cause-meadow = for a larger meadow
ecosystem-cause-trout = for streams and dragonflies beside it
ecosystem-cause-eagle = for rabbits and trout within two steps
ecosystem-cause-rabbit = for itself
ecosystem-cause-dragonfly = for the cards of every stream beside it
ecosystem-cause-fox = no bear and no wolf lies beside it
ecosystem-cause-deer = for rows and columns that had no deer
ecosystem-cause-stream = { $place ->
    [8] the longest stream so far
   *[other] the second longest stream so far
}
ecosystem-cause-wolf = { $place ->
    [12] most wolves so far
    [8] second most wolves so far
   *[other] third most wolves so far
}
# The steps of an idea: the two cards that a rabbit moves are one step, told with the second of them.
ecosystem-step-swap = { $kind ->
    [cell] { "" }
   *[other] { $what }
}
ecosystem-step-with = { $about } and { $what } change places
# Beside a hint: what shows more than what a strong bot would do. $kind is what makes the figure larger.
ecosystem-tempting = { $kind ->
    [stream] { $card } on { $cell } shows more ({ $points }), but for the race for the longest stream: that counts only at the end, and { $alone ->
        [1] the rival
       *[0] others
    } can still overtake you.
    [wolf] { $card } on { $cell } shows more ({ $points }), but for the race for most wolves: that counts only at the end, and { $alone ->
        [1] the rival
       *[0] others
    } can still overtake you.
    [variety] { $card } on { $cell } shows more ({ $points }), but for biodiversity: that counts only at the end, and other cards can still bring it.
   *[other] { $card } on { $cell } shows more ({ $points }). A figure counts what lies now; a hint counts too what may still come, for you and for { $alone ->
        [1] the rival
       *[0] the others
    }.
}
ecosystem-shortcut = { $card } → { $cell }: { $points }
ecosystem-shortcut-swap = { $one } { $first } ⇄ { $other } { $second }: { $points }
ecosystem-plus = { $points ->
    [0] ±0
   *[other] +{ $points }
}
ecosystem-minus = −{ $points }
ecosystem-variety = Biodiversity

## What an answer may bring about at once, and what then only the table can take back

ecosystem-shows-placed = everybody’s cards being shown
ecosystem-shows-swapped = everybody’s cards being shown
ecosystem-shows-neutral = a card being drawn for the neutral pile
ecosystem-shows-drew = a card being drawn
ecosystem-shows-round = a new hand being dealt
ecosystem-shows-round-of-two = a new hand being dealt
ecosystem-shows-over = the end of the match

## What happened

ecosystem-event-round = { $number ->
    [1] Round 1 begins: ten cards each. After each choice the hands go on to the next player.
   *[other] Round { $number } begins: ten cards each. After each choice the hands go back to the player before.
}
ecosystem-event-round-of-two = Round { $number } begins: ten cards each, and ten for a third hand that nobody holds. After each choice it gives a random card to the neutral pile; then { $one_seat }’s hand goes to { $other_seat }, { $other_seat }’s becomes the third hand, and the third hand goes to { $one_seat }.
ecosystem-event-chosen = { $player } has chosen.
ecosystem-event-chosen-known = { $player } has chosen { $card } for { $cell }.
# In logs of earlier versions.
ecosystem-event-reopened = { $player } is choosing again.
ecosystem-event-placed = { $player } places { $card } on { $cell }.
ecosystem-event-swapped = { $player } places { $card } on { $cell }; { $one } and { $other } change places.
ecosystem-event-neutral = { $card } goes to the neutral pile.
ecosystem-event-given = { $player } gives the rival { $card }.
ecosystem-event-drew = { $count ->
    [one] { $player } draws a card.
   *[other] The rival’s row is full: { $player } draws { $count } cards.
}
ecosystem-event-drew-known = { $count ->
    [one] { $player } draws { $cards }.
   *[other] The rival’s row is full: { $player } draws { $cards }.
}
ecosystem-event-over = All grids are full.

## Score sheet

ecosystem-biodiversity = { $gaps ->
    [one] Biodiversity (1 gap)
   *[other] Biodiversity ({ $gaps } gaps)
}

## Setting up and typing

ecosystem-setting-level = Rival
ecosystem-setting-level-easy = Easy: win by 30
ecosystem-setting-level-medium = Medium: win by 50
ecosystem-setting-level-hard = Hard: win by 70

ecosystem-verb-place = Choose a card and its cell
ecosystem-verb-give = Alone: give a card to the rival
ecosystem-param-card = A card of your hand
ecosystem-param-at = The cell it goes to, such as D4
ecosystem-param-swap = Rabbit: the first of two cards that change places
ecosystem-param-with = Rabbit: the second of them
ecosystem-param-discard = The card that the rival gets

ecosystem-help-deck = How many cards there are of each kind comes from players’ counts, not from an official list.
ecosystem-help-ties = House rule: of players with equal points the one with fewer gaps wins; otherwise they share the victory.
ecosystem-help-hints = What a card would bring is counted as all grids lie now, places for streams and wolves included; what others are choosing may change it.

ecosystem-rival = The rival
