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
