# What matches have left behind: /stats and /leaderboard.

command-stats = Matches, wins, points by line, favourites and achievements: yours or somebody’s
command-stats-person = Whose; your own if you name nobody
command-stats-game = Which game; all if you do not say
command-leaderboard = How well people play on this server: ratings of matches that counted
command-leaderboard-game = Which game; the one played here if you do not say

stats-matches = Matches
stats-wins = Won
stats-average = Average
stats-best = Best
stats-lines = Points by line: average · best
stats-by-game = Won by game
stats-share = { $won } of { $played }
stats-times = { $count }×
stats-title = { $name } · { $game }
stats-in-words = { $matches ->
    [one] One finished match, { $won } won.
   *[other] { $matches } finished matches, { $won } won.
}
stats-alone = { $count ->
    [one] One of them was against bots alone.
   *[other] { $count } of them were against bots alone.
}
stats-early = { $count ->
    [one] One did not come to its end and counts no further.
   *[other] { $count } did not come to their end and count no further.
}
stats-points = Points: { $average } on average, { $best } at best.
stats-favourite = { $what }: { $things }
stats-thing = { $name } ({ $count })
stats-pace = A match takes about { $lasting }, with { $moves } moves of this player.
stats-pace-answers = A match takes about { $lasting }, with { $moves } moves of this player; the usual answer comes within { $answer }.
stats-achievement = { $name } · { $how }
stats-achievements-none = No achievement yet: there are { $of }.
stats-more = More about a game: **/stats** with *game*.
stats-rating = Rating on this server: at least { $careful } ({ $mean } ± { $spread }).

reached-line = { $player } has reached something new: { $names }.

leaderboard-title = { $game } on this server
# Without the stroke it would be a list, which counts by itself: whoever comes 34th would read 21.
leaderboard-line = { $place }\. { $player } · **{ $careful }** ({ $mean } ± { $spread }) · { $matches ->
    [one] { $wins } of 1 match won
   *[other] { $wins } of { $matches } matches won
}
leaderboard-more = and { $count } more
leaderboard-note = The first number is what somebody is at least, as far as the results tell; everybody begins at 1,000. Rated are matches among people that ended with those who began, without hints: not with bots, alone, casual, ended early, or with a changed seat. Who concedes has lost.

refused-stats-stranger = I tell somebody’s matches only to who plays on the same server, or has played with them.
refused-stats-nobody = { $name } has not finished a match here yet.
refused-stats-none = You have not finished a match yet; **/new** opens a table.
refused-stats-game = { $name } has not finished a match of { $game } here yet.
refused-stats-none-game = You have not finished a match of { $game } yet; **/new** opens a table.
refused-leaderboard = Nobody on this server has finished a rated match of { $game } yet. A table is rated if only people play, unless its *Options* say casual.
refused-leaderboard-guild = A leaderboard is of a server: please ask for it there.
