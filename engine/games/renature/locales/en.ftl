# Renature.

renature-title = Renature
renature-about = Lay animals along the streams, plant the banks, and be the strongest where an area is completed. 2–4 players, 13–26 turns each.

## Pieces

renature-domino = { $first }-{ $second }
renature-other-animal = { $name }
renature-butterfly = Butterfly
renature-snail = Snail
renature-salamander = Salamander
renature-turtle = Turtle
renature-owl = Owl
renature-badger = Badger
renature-fox = Fox
renature-hedgehog = Hedgehog
renature-frog = Frog
renature-squirrel = Squirrel
renature-turf = Turf
renature-bush = Bush
renature-pine = Pine
renature-oak = Oak
renature-neutral-turf = Neutral turf
renature-neutral-bush = Neutral bush
renature-neutral-pine = Neutral pine
renature-neutral-oak = Neutral oak
renature-at = { $first }-{ $second }

## Questions

renature-ask-domino = Which domino do you lay?
renature-ask-at = Where does { $piece } go? The first animal lies on the first cell.
renature-ask-plant = Plant something next to it?
renature-ask-in = Where does it grow: { $piece }?
renature-ask-discard = Which domino do you give up? You do not plant in this turn.
renature-ask-gather = Your board holds six clouds; what finds no room is lost. Spend some before you take those of this cell?
renature-ask-score = What you have completed is scored next. Take plants back first, or score now?
renature-ask-end = That was your turn. Anything left to do with your clouds?
renature-ask-animal = Which animal becomes the joker? (2 clouds)
renature-ask-from = Which plant do you take back?

renature-word-skip = Plant nothing
renature-word-discard = Discard a domino
renature-word-joker = New joker (2 clouds)
renature-word-return = Take a plant back
renature-word-again = Another turn (3 clouds)
renature-word-gather = Take the clouds
renature-word-score = Score now
renature-word-done = End my turn

renature-hint-places = { $places ->
    [one] fits in 1 place
   *[other] fits in { $places } places
}
renature-hint-completes = { $count ->
    [one] completes the area at { $areas }
   *[other] completes the areas at { $areas }
}{ $cells ->
    [0] , nothing to plant there
    [one] , 1 cell to plant
   *[other] , { $cells } cells to plant
}
    .brief = completes { $areas }
renature-hint-beside = { $cells ->
    [0] nothing to plant there
    [one] 1 cell to plant
   *[other] { $cells } cells to plant
}
    .brief = { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
    }
renature-hint-plant = { $most ->
    [one] 1 point
   *[other] { $most } points at best
}
    .brief = +{ $most }
renature-hint-cell = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $lost ->
    [0] { $clouds ->
        [0] { "" }
        [one] , 1 cloud
       *[other] , { $clouds } clouds
    }
   *[other] { $kept ->
        [0] , no room for clouds
       *[other] , room for { $kept } of { $clouds } clouds
    }
}
    .brief = { $clouds ->
        [0] +{ $points }
       *[other] { $lost ->
            [0] +{ $points } · { $clouds } ☁
           *[other] +{ $points } · { $kept } of { $clouds } ☁
        }
    }
renature-hint-score = { $count ->
    [one] area { $areas }
   *[other] areas { $areas }
}{ $points ->
    [0] , no points for you
    [one] , 1 point for you
   *[other] , { $points } points for you
}
renature-hint-gather = { $kept ->
    [0] no room for clouds
   *[other] room for { $kept } of { $clouds } clouds
}
renature-hint-joker = { $dominoes ->
    [0] none of your dominoes would fit
    [one] 1 of your dominoes would fit
   *[other] { $dominoes } of your dominoes would fit
}
    .brief = { $dominoes } fit
renature-hint-cost = { $plant }, { $clouds ->
    [one] costs 1 cloud
   *[other] costs { $clouds } clouds
}
    .brief = −{ $clouds } ☁

renature-ahead-plant = plant
renature-ahead-score = score completed areas
renature-ahead-again = another turn, for 3 clouds
renature-ahead-draw = draw a domino (no undo after that)

## What happened

renature-event-laid = { $player } lays { $domino } on { $first } and { $second }.
renature-event-discarded = { $player } discards { $domino }.
renature-event-planted = { $player } plants on { $cell }: { $plant }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
renature-event-gathered = { $count ->
    [0] { $player } has no room for clouds
    [one] { $player } takes 1 cloud
   *[other] { $player } takes { $count } clouds
}{ $lost ->
    [0] .
    [one] ; 1 is lost.
   *[other] ; { $lost } are lost.
}
renature-event-both = Area { $area }: { $player } alone is present and gets { $points } points.
renature-event-main = Area { $area }: { $player } gets the main { $points } points.
renature-event-second = Area { $area }: { $player } gets the secondary { $points } points.
renature-event-nobody = Area { $area }: nobody gets points.
renature-event-token = { $player } takes the sunflower of area { $area }.
renature-event-token-known = You take the sunflower of area { $area }: { $points } on its back.
renature-event-drew = { $player } draws a domino, { $left } left.
renature-event-drew-known = You draw { $domino }, { $left } left.
renature-event-joker = { $player } makes { $animal } the joker.
renature-event-returned = { $player } takes back from { $cell }: { $plant }, for { $cost ->
    [one] 1 cloud
   *[other] { $cost } clouds
}.
renature-event-announced = { $player } will take another turn after this one.
renature-event-again = { $player } pays 3 clouds for another turn.
renature-event-final = { $player }: +{ $clouds } for clouds, −{ $left } for plants left, +{ $backs } for sunflowers.
renature-event-over = All dominoes are played.

## Score sheet

renature-line-start = Start
renature-line-plants = Plants
renature-line-main = Areas, main
renature-line-second = Areas, secondary
renature-line-unfinished = Open areas
renature-line-clouds = Clouds
renature-line-left = Plants left
renature-line-backs = Sunflowers

## Typing and help

renature-verb-play = Lay a domino and plant next to it, all in one line
renature-verb-discard = Give up a domino instead of laying one
renature-verb-joker = Spend 2 clouds to choose another joker
renature-verb-return = Spend clouds to take a plant back
renature-verb-again = Spend 3 clouds for another turn after this one
renature-param-domino = A domino of your hand
renature-param-at = Where its first and second animal lie, such as B1-B2, or the letter in the picture
renature-param-plant = A plant from your board, or “Plant nothing”
renature-param-in = The cell where it grows, such as C2
renature-param-discard = The domino to give up
renature-param-animal = The new joker
renature-param-from = The cell of the plant you take back

renature-help-reconstructed = The published board is in no source we have. These parts are our reconstruction; they keep every number the rules state, and whoever owns the game can correct them in a file.
renature-help-layout = Reconstructed: the course of the streams and the shapes of the 18 areas.
renature-help-starts = Reconstructed: the columns of the four start cells.
renature-help-clouds = Reconstructed: which cells carry clouds, and how many.
renature-help-sunflowers = Reconstructed: secondary points and backs of the sunflower tokens.
renature-help-slots = Reconstructed: some numbers of plants on the players’ boards.
renature-help-animals = Reconstructed: fox, hedgehog, frog and squirrel, and the order of the joker track.
renature-help-readings = Where the rules are silent: a discarded domino is shown, a plant scores before its cell’s clouds are taken, plants may be taken back before a completed area is scored, and another turn may be announced before it is paid for.
