# What whoever runs the bot reads, and what is said where somebody asks too much of it.

command-status = How the bot does: for whoever runs it
refused-status = Only whoever runs this bot can ask how it does.
status-head = ## Thicket { $version }
status-uptime = It has been running for { $time }.
status-matches = Running matches: **{ $running }**, open tables: **{ $lobbies }**; in memory: { $live }.
status-owed = { $count ->
    [0] Everything that is due has been posted.
    [one] **One** post is owed, for { $time }.
   *[other] **{ $count }** posts are owed, the oldest for { $time }.
}
status-lag = In the last minute nobody waited longer than **{ $ms } ms** for the program itself.
status-memory = Memory: { $megabytes } MB, without the processes that draw and think.
status-queues = To be drawn: { $drawing }, to be thought: { $thinking }.

refused-load-person = That was a lot at once; please take a breath and try again in a moment. Nothing has changed.
refused-load-server = This server is asking a lot just now; please try again in a moment. Nothing has changed.
refused-tables-person = { $count ->
    [one] You have an open table; please play or close it before you open another.
   *[other] You have { $count } open tables; please play or close one of them before you open another.
}
refused-tables-server = { $count ->
    [one] This server has an open table; please play or close it before another is opened.
   *[other] This server has { $count } open tables; please play or close one of them before another is opened.
}
