## Looking back at a match
command-replay = Step through a match, picture by picture, or get it as a film
command-replay-match = Which match; the one of this channel if you do not say
command-replay-turn = The turn to begin with
replay-choice = { $match } · { $people }
replay-choice-over = { $match } · { $people } · over
replay-title = ### { $match } · { $where }
    -# Picture { $place } of { $places }
replay-turn = { $count ->
    [one] turn { $turn } of { $turns }
   *[other] turns { $first }–{ $turn } of { $turns }
}
replay-begins = the start
replay-before = before the first turn
replay-first = First
replay-back = Back
replay-next = Forward
replay-last = Last
replay-mine = My moves
replay-all = All moves
replay-jump = Go to a turn
replay-which = Which turn, from 0 to { $turns }?
replay-film = As a film
replay-ends = The rules have changed since this was played: from here on they would take another course, so the replay ends here.

film-drawing = { $done ->
    [0] Drawing the film: { $count } pictures, which takes a while …
   *[other] Drawing the film: { $done } of { $count } pictures …
}
film-later = This takes longer than an answer here can wait. It goes on; please ask for the film again in a while.
film-turn = { $count ->
    [one] Turn { $turn } of { $turns }
   *[other] Turns { $first }–{ $turn } of { $turns }
}
film-begins = The start
film-before = Before turn 1
film-title = { $match } as a film
film-fewer = { $frames } of { $of } pictures: all of them are more than may be sent here.
film-ends = The rules have changed since this was played: the film ends where they would take another course.
film-alt = { $frames ->
    [one] A film of { $match }: how it stood after each part, { $frames } picture.
   *[other] A film of { $match }: how it stood after each part, { $frames } pictures.
}
film-post = Post it for everyone

refused-which-match = No match was played here. Say which one: **{ $command }**
refused-no-such-match = There is no match “{ $given }” that has begun. **/games** lists yours with their numbers.
refused-match-elsewhere = That match is played elsewhere: only where it is played, or in a direct message to who plays it, can it be looked at.
refused-replay-rules = The rules have changed so much since this match was played that it cannot be replayed.
refused-turn = There is no turn “{ $given }”: turns go from 0 to { $turns }.
refused-film = Nothing has happened yet that a film could show.
