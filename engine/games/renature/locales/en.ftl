# Renature.

renature-title = Renature
renature-about = Lay animals along the streams, plant the banks, and be the strongest where an area is completed. 2–4 players, 13–26 turns each.
renature-wins = When the streams around an area are full, whoever is strongest there gets most for it. At the end most points win.
renature-mood = Sly dominoes wake a sleeping valley

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
# Plants within a sentence.
renature-told-turf = turf
renature-told-bush = a bush
renature-told-pine = a pine
renature-told-oak = an oak
renature-told-neutral-turf = neutral turf
renature-told-neutral-bush = a neutral bush
renature-told-neutral-pine = a neutral pine
renature-told-neutral-oak = a neutral oak
renature-at = { $first }-{ $second }
renature-worth = { $plant } ({ $value })
# Whose plants they are; $seat is a player’s name.
renature-owner = { $seat }
renature-neutral = the neutral plants
# A completed area and who gets points from it: shares are “you +6” or “Bela +6”.
renature-area-shares = { $yet ->
    [0] area { $area } ({ $shares })
   *[other] area { $area } (as it stands: { $shares })
}
renature-area-nobody = { $yet ->
    [0] area { $area } ({ $equal ->
        [0] nobody gets points
       *[other] equals cancel out, nobody gets points
    })
   *[other] area { $area } (as it stands: { $equal ->
        [0] nobody gets points
       *[other] equals cancel out, nobody gets points
    })
}
# An area that is still open: what its token is worth, and who is how strong there.
renature-area-open = { $count ->
    [0] { $again ->
        [0] area { $area } ({ $main } for most, { $second } for second; empty)
       *[other] area { $area } ({ $main }/{ $second }, empty)
    }
   *[other] { $again ->
        [0] area { $area } ({ $main } for most, { $second } for second; { $strong })
       *[other] area { $area } ({ $main }/{ $second }: { $strong })
    }
}
renature-strong-own = you { $value }
renature-strong-other = { $seat } { $value }
renature-strong-neutral = neutral { $value }
renature-share-own = you +{ $points }
renature-share-other = { $seat } +{ $points }

## Questions

renature-ask-domino = { $fitting ->
    [0] { $another ->
        [0] None of your dominoes fits now. Discard one.
       *[other] None of your dominoes fits while { $joker } is the joker. Discard one, or choose another joker first?
    }
   *[other] Which domino do you lay? The joker ({ $joker }) goes beside any animal, and any animal beside it.
}
renature-ask-at = { $double ->
    [0] Where does { $piece } go? { $first } lies on the first cell, { $second } on the second.
   *[other] Where does { $piece } go?
}
renature-ask-plant = { $cells ->
    [0] No cell beside your domino is free. Take a plant back to make room, or plant nothing?
   *[other] { $plants ->
        [0] Your board is empty. Take a plant back to plant it again, or plant nothing?
       *[other] What do you plant? In brackets: how strong it is; “you 3 to 1”: against the strongest other in that area.
    }
}
renature-ask-in = { $piece }: on which cell does it grow?
renature-ask-discard = Which domino do you discard? The table sees it, and you lay and plant nothing in this turn.
renature-ask-gather = { $clouds ->
    [one] A cloud lies
   *[other] { $clouds } clouds lie
} on { $cell }, and your board has room for { $room ->
    [0] none
   *[other] { $room }
}. Spend some of yours first?
renature-ask-score = { $count ->
    [one] The area { $areas } is completed. Take plants back for clouds before it is scored?
   *[other] The areas { $areas } are completed. Take plants back for clouds before they are scored?
}
renature-ask-end = { $again ->
    [0] Your turn is done. Do you spend clouds before it ends? You have { $clouds }.
   *[other] { $fitting ->
        [0] Your turn is done, and none of your dominoes would fit in another one. You are asked all the same: passing over you would tell the others so.
       *[other] Your turn is done. Take another one for 3 of your { $clouds } clouds?
    }
}
renature-ask-animal = Which animal becomes the joker, for 2 clouds?
renature-ask-from = Which plant do you take back? It costs as many clouds as it is worth; { $clouds ->
    [one] you can spend 1.
   *[other] you can spend { $clouds }.
}

# Why somebody is needed: after a name and a dash, for everyone to read.
renature-call-lay = turn { $turn } of { $turns }: lay a domino
renature-call-plant = turn { $turn } of { $turns }: plant beside your domino
renature-call-score = turn { $turn } of { $turns }: score what you have completed
renature-call-end = turn { $turn } of { $turns }: take another turn, or end yours

renature-word-skip = Plant nothing
renature-word-discard = Discard a domino
renature-word-joker = New joker (2 ☁)
renature-word-return = Take a plant back (1–4 ☁)
renature-word-again = Another turn (3 ☁)
renature-word-gather = Take what fits
renature-word-score = Score now
renature-word-done = End my turn

renature-hint-places = { $places ->
    [one] fits in 1 place
   *[other] fits in { $places } places
}{ $most ->
    [0] , no points at once
   *[other] , up to +{ $most } at once on { $first } and { $second }
}{ $count ->
    [0] { "" }
   *[other] , can complete { $outcomes }
}
    .brief = { $places ->
        [one] 1 place
       *[other] { $places } places
    }{ $most ->
        [0] { "" }
       *[other] , up to +{ $most }
    }{ $done ->
        [0] { "" }
       *[other] , completes { $areas }
    }
renature-hint-discard = nothing is laid or planted in this turn
    .brief = { "" }
renature-hint-skip = { $count ->
    [0] plants left at the end cost what they are worth
   *[other] { $outcomes }; plants left at the end cost what they are worth
}
    .brief = { $count ->
        [0] { "" }
       *[other] { $total ->
            [0] ±0
           *[other] +{ $total }
        }
    }
renature-hint-completes = completes { $outcomes }{ $cells ->
    [0] , nothing to plant there
    [one] , 1 cell to plant
   *[other] , { $cells } cells to plant
}{ $more ->
    [0] { "" }
   *[other] , up to +{ $most } in all with a plant there
}
    .brief = { $count ->
        [one] { $others ->
            [0] { $own ->
                [0] completes { $areas }
               *[other] completes { $areas }, you +{ $own }
            }
           *[other] { $own ->
                [0] { $seats ->
                    [2] completes { $areas }, rival +{ $others }
                   *[other] completes { $areas }, others +{ $others }
                }
               *[other] { $seats ->
                    [2] completes { $areas }, +{ $own }, rival +{ $others }
                   *[other] completes { $areas }, +{ $own }, others +{ $others }
                }
            }
        }
       *[other] { $others ->
            [0] { $own ->
                [0] completes { $count } areas
               *[other] completes { $count } areas, you +{ $own }
            }
           *[other] { $own ->
                [0] { $seats ->
                    [2] completes { $count }, rival +{ $others }
                   *[other] completes { $count }, others +{ $others }
                }
               *[other] { $seats ->
                    [2] completes { $count }, +{ $own }, rival +{ $others }
                   *[other] completes { $count }, +{ $own }, others +{ $others }
                }
            }
        }
    }{ $more ->
        [0] { "" }
       *[other] ; planting +{ $most }
    }
renature-hint-beside = { $cells ->
    [0] nothing to plant there
    [one] 1 cell to plant, up to +{ $most } at once, in { $where }
   *[other] { $cells } cells to plant, up to +{ $most } at once, in { $where }
}
    .brief = { $cells ->
        [0] no planting
        [one] 1 cell, up to +{ $most }
       *[other] { $cells } cells, up to +{ $most }
    }
renature-hint-plant = { $same ->
    [0] { $most ->
        [one] 1 point at best, on { $cell }
       *[other] { $most } points at best, on { $cell }
    }{ $count ->
        [0] { "" }
       *[other] : { $outcomes }
    }
   *[other] { $most ->
        [one] 1 point wherever it grows
       *[other] { $most } points wherever it grows
    }{ $count ->
        [0] { "" }
       *[other] ; on { $cell }: { $outcomes }
    }
}{ $open ->
    [0] { "" }
   *[other] ; in area { $area } you are then { $own } strong, the strongest other { $others }
}
    .brief = { $same ->
        [0] +{ $least }–{ $most }
       *[other] +{ $most }
    }{ $open ->
        [0] { "" }
       *[other] , you { $own } to { $others } in { $area }
    }
renature-hint-cell = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $count ->
    [0] { "" }
   *[other] , { $outcomes }
}{ $lost ->
    [0] { $clouds ->
        [0] { "" }
        [one] , 1 cloud
       *[other] , { $clouds } clouds
    }
   *[other] , room for { $kept ->
        [0] none
       *[other] { $kept }
    } of { $clouds ->
        [one] its cloud
       *[other] its { $clouds } clouds
    }
}{ $open ->
    [0] { "" }
   *[other] ; then { $standing }
}
    .brief = { $clouds ->
        [0] +{ $total }
       *[other] { $lost ->
            [0] +{ $total } · { $clouds } ☁
           *[other] +{ $total } · { $kept } of { $clouds } ☁
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
renature-hint-gather = { $lost ->
    [0] all of them find room
    [one] 1 cloud is lost
   *[other] { $lost } clouds are lost
}
    .brief = { $lost ->
        [0] +{ $kept } ☁
       *[other] −{ $lost } ☁
    }
# Beside a hint: what shows more than what a strong bot would do.
renature-tempting = { $plant } on { $cell } shows more (+{ $points }). A figure counts what comes at once; a hint counts too how the areas stand for later and which plants you keep.
renature-hint-again = { $dominoes ->
    [0] as all lies now, none of your dominoes would fit: you could discard one, or pay for another joker too
    [one] 1 of your dominoes would fit
   *[other] { $dominoes } of your dominoes would fit
}{ $places ->
    [0] { "" }
    [one] , in 1 place
   *[other] , in { $places } places
}
    .brief = { $places ->
        [0] nothing fits
        [one] 1 place
       *[other] { $places } places
    }
renature-shortcut-plant = { $clouds ->
    [0] { $plant } → { $cell }: +{ $points }
   *[other] { $plant } → { $cell }: +{ $points } · { $clouds } ☁
}
renature-shortcut-discard = Discard { $domino }
renature-hint-joker = { $dominoes ->
    [0] none of your dominoes would fit
    [one] 1 of your dominoes would fit
   *[other] { $dominoes } of your dominoes would fit
}{ $places ->
    [0] { "" }
    [one] , in 1 place
   *[other] , in { $places } places
}
    .brief = { $places ->
        [one] 1 place
       *[other] { $places } places
    }
renature-hint-cost = { $plant }, { $clouds ->
    [one] costs 1 cloud
   *[other] costs { $clouds } clouds
}{ $open ->
    [0] { "" }
   *[other] ; then { $standing }
}
    .brief = { $plant }, { $clouds } ☁

renature-ahead-place = choose its place
renature-ahead-plant = plant
renature-ahead-cell = choose its cell
renature-ahead-score = score completed areas
renature-ahead-again = another turn, for 3 clouds
renature-ahead-draw = draw a domino

## What would be thrown away

renature-waste-clouds = { $lost ->
    [one] Your board holds six clouds: 1 of this cell finds no room and is lost.
   *[other] Your board holds six clouds: { $lost } of this cell find no room and are lost.
}
renature-waste-planting = { $points ->
    [one] You could plant here for 1 point. Plants left at the end cost what they are worth.
   *[other] You could plant here for { $points } points. Plants left at the end cost what they are worth.
}
renature-waste-area = Area { $area } is completed now, and like this you get nothing from it. { $plant } on { $cell } would get you { $points ->
    [one] 1 point
   *[other] { $points } points
} there.
renature-waste-domino = { $count ->
    [one] 1 of your dominoes fits. If you discard one, you lay and plant nothing in this turn.
   *[other] { $count } of your dominoes fit. If you discard one, you lay and plant nothing in this turn.
}

## Why something is not offered: what follows a name and a colon

renature-barred-apart = no animal like it, and no start cell, has two free stream cells beside it
renature-barred-clash = wherever it would touch its like, it also touches an animal that does not match
renature-barred-match = { $animal } would lie beside { $other }, and they do not match
renature-barred-none-left = none is left on your board
renature-barred-planted = a plant stands there
renature-barred-joker = is the joker already
renature-barred-others = is another player’s
renature-barred-slot = your board has no free slot for { $plant }
renature-barred-slots = your board has no free slot for any plant that stands in the valley
renature-barred-no-plants = no plant of yours and no neutral one stands in the valley
renature-barred-cost = costs { $cost ->
    [one] 1 cloud
   *[other] { $cost } clouds
}, you have { $have ->
    [0] none
   *[other] { $have }
}
renature-barred-aside = costs { $cost ->
    [one] 1 cloud
   *[other] { $cost } clouds
}, you have { $have ->
    [0] none
   *[other] { $have }
} besides the 3 for another turn
renature-barred-announced = is announced already
renature-barred-no-domino = you have no domino left for it
renature-barred-no-room = is paid at the end of this turn, so it makes no room now

## What an answer may bring about at once, and what then only the table can take back

renature-shows-drew = a domino being drawn
renature-shows-token = a sunflower being turned over
renature-shows-final = the end of the match
renature-shows-over = the end of the match

## What happened

renature-event-start = { $player } begins. In turn order the players start with these points: { $points }.
renature-event-laid = { $player } lays { $domino } on { $first } and { $second }.
renature-event-discarded = { $player } discards { $domino }.
renature-event-planted = { $player } plants { $plant } on { $cell }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
renature-event-gathered = { $lost ->
    [0] { $player } takes { $count ->
        [one] 1 cloud
       *[other] { $count } clouds
    } from there.
    [one] { $count ->
        [0] A board holds six clouds: { $player } has them already, and the one there is lost.
        [one] A board holds six clouds: { $player } takes 1, and 1 is lost.
       *[other] A board holds six clouds: { $player } takes { $count }, and 1 is lost.
    }
   *[other] { $count ->
        [0] A board holds six clouds: { $player } has them already, and the { $lost } there are lost.
        [one] A board holds six clouds: { $player } takes 1, and { $lost } are lost.
       *[other] A board holds six clouds: { $player } takes { $count }, and { $lost } are lost.
    }
}
renature-event-cancelled = Area { $area }: { $others } and { $last } have the same total and cancel out.
renature-event-both = Area { $area }: only { $player } counts there and gets all { $points } points.
renature-event-main = Area { $area }: { $player } is strongest and gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
renature-event-second = Area { $area }: { $player } is second and gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
renature-event-nobody = Area { $area }: no player counts there, and nobody gets points.
renature-event-token = { $player } takes the sunflower of area { $area }.
renature-event-token-known = { $player } takes the sunflower of area { $area }: { $points ->
    [one] 1 point
   *[other] { $points } points
} on its back, which nobody else knows until the end.
renature-event-drew = { $player } draws a domino; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
} in the stock.
renature-event-drew-known = { $player } draws { $domino }; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
} in the stock.
renature-event-joker = { $player } makes { $animal } the joker.
renature-event-returned = { $player } takes { $plant } back from { $cell }, for { $cost ->
    [one] 1 cloud
   *[other] { $cost } clouds
}.
renature-event-announced = { $player } will take another turn after this one.
renature-event-again = { $player } pays 3 clouds for another turn.
renature-event-final = { $player }: +{ $clouds } for clouds, { $left ->
    [0] 0
   *[other] −{ $left }
} for plants not planted, +{ $backs } for the backs of sunflowers.
renature-event-over = All dominoes are played.

## Score sheet

renature-line-start = Start, by turn order
renature-line-plants = Plants
renature-line-main = Areas, strongest
renature-line-second = Areas, second
renature-line-unfinished = Open areas at the end
renature-line-clouds = Clouds
renature-line-left = Plants not planted
renature-line-backs = Backs of sunflowers

## Typing and help

renature-verb-play = Lay a domino and plant next to it, all in one line
renature-verb-discard = Discard a domino instead of laying one
renature-verb-joker = Spend 2 clouds to choose another joker
renature-verb-return = Spend clouds to take a plant back
renature-verb-again = Spend 3 clouds for another turn after this one
renature-param-domino = A domino of your hand
renature-param-at = Where its first and second animal lie, such as B1-B2, or the letter in the picture
renature-param-plant = A plant from your board, or “Plant nothing”
renature-param-in = The cell where it grows, such as C2
renature-param-discard = The domino to discard
renature-param-end = Where you are asked: “End my turn”, or “Another turn”
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

## Standing orders, after “Whenever”

renature-order-end = clouds are left at the end of your turn
