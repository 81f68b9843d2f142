## What a match leaves behind

thread-won = { $count ->
    [one] { $match } · { $people } has won
   *[other] { $match } · { $people } have won
}
thread-lost = { $match } · lost
fact-close = { $n ->
    [0] { $seat } and { $second_seat } had the same points in the end; what parts equals has decided.
    [one] Only 1 point lay between { $seat } and { $second_seat }.
   *[other] Only { $n } points lay between { $seat } and { $second_seat }.
}
fact-clear = { $seat } won by { $n } points.

## The analysis of a match

button-replay = Replay
button-analyse = Analyse
command-analyse = Who was ahead when, and which moves changed most, in a match that is over
command-analyse-match = Which match; the last one of this channel if you do not say
analysis-title = { $match }: who was ahead, and when
analysis-progress = A hard bot looks through the match: { $part }%. Matches that are being played come first.
analysis-stopped = A hard bot has looked through { $part }% of the match.
analysis-later = This takes longer than an answer here can wait. It goes on; please ask again with /analyse in a while.
analysis-turning = **The moves that changed most**
analysis-even = No move stands out: nobody gave much away.
analysis-move = { $turn ->
    [0] · before the first turn, { $player }: { $played }. Better: { $better } (chance to win { $other }% instead of { $chance }%)
   *[other] · turn { $turn }, { $player }: { $played }. Better: { $better } (chance to win { $other }% instead of { $chance }%)
}
analysis-move-kept = { $turn ->
    [0] · before the first turn, { $player }: { $played }. Better: { $better } (chance to win higher by { $gain } in a hundred)
   *[other] · turn { $turn }, { $player }: { $played }. Better: { $better } (chance to win higher by { $gain } in a hundred)
}
analysis-best = **Best moves**
analysis-best-move = { $turn ->
    [0] { $player }, before the first turn: { $played } (chance to win { $chance }%; with what seemed next best { $other }%)
   *[other] { $player }, turn { $turn }: { $played } (chance to win { $chance }%; with what seemed next best { $other }%)
}
analysis-best-kept = { $turn ->
    [0] { $player }, before the first turn: { $played } (chance to win higher by { $gain } in a hundred than with what seemed next best)
   *[other] { $player }, turn { $turn }: { $played } (chance to win higher by { $gain } in a hundred than with what seemed next best)
}
analysis-best-even = { $turn ->
    [0] { $player }, before the first turn: { $played } (as good as anything else there was)
   *[other] { $player }, turn { $turn }: { $played } (as good as anything else there was)
}
analysis-how = Who was ahead is what a hard bot sees in the whole position at a glance. For the moves it has played the match on many times, from what the player could know: so their chances may differ from the curve.
refused-analysis-running = This match is not over: it can be analysed when it is.
refused-analysis-closed = That match was closed before it ended, so there is nothing to analyse.
refused-analysis-empty = Nobody has made a move in that match, so there is nothing to analyse.
refused-analysis-rules = That match was played by earlier rules; today’s would take another course, so it cannot be analysed.
refused-analysis-unknown = No bot knows what is good in that game, so it cannot be analysed.
fault-analysis = The analysis had to stop; ask again in a while, and it goes on from there. ({ $id })
