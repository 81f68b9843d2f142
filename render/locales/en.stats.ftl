# Somebody's matches, as plots.

stats-every-game = All games
stats-scores = { $count ->
    [one] Points of the only match
   *[other] Points of the last { $count } matches; a full disc was won
}
stats-reached = Achievements: { $count } of { $of }

alt-stats = Statistics of { $name }, { $game }.
alt-stats-fact = { $name }: { $value }.
alt-stats-scores = { $count ->
    [one] One match, with { $high } points.
   *[other] The last { $count } matches, { $won } of them won, with { $low } to { $high } points.
}
alt-stats-bars = { $title }: { $bars }.
alt-stats-bar = { $name } { $value }
