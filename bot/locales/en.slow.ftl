# What a match over weeks needs: calls, settings, people's data.

## Being called

ping-reminder = { $user }, you are still needed here. You were asked { $since }.
ping-reminder-why = { $user }, you are still needed here – { $why }. You were asked { $since }.
turn-away = { $player } is away until { $day }.
turn-due = The time of { $player } is up { $due }.
turn-late = The time of { $player } was up { $due }.
call-silent = { $player } was asked { $since } and reminded three times since. I will not call again.
recall-question = { $user }, your table asks you something: { $match }.
recall-offered = { $user }, you are asked to take over a seat: { $match }.
recall-over = { $user }, your match is over: { $match }.
recall-invited = { $user }, you are invited to a table: { $match }.
button-mute = Mute until my next turn
call-muted = You will hear no more of this until your next turn.
refused-unneeded = The table no longer waits for that.

## What a person wishes

command-settings = Your language, theme, pings, reminders, quiet hours and vacation
command-settings-theme = How pictures look to you
command-settings-pings = Where you are called when you are needed
command-settings-language = The language of what only you read
command-settings-reminders = How often you are reminded while the table waits for you
command-settings-quiet = Hours in which nothing calls you, such as 22:00-8:00; or off
command-settings-zone = Your time zone, such as Europe/Riga
command-settings-away = The day of your return from a vacation, such as 2026-08-21; or back
settings-title = ### Your settings
settings-line = { $setting }: **{ $value }** · { $by }
settings-line-own = { $setting }: **{ $value }**
settings-now = { $setting }: { $value }
settings-language = Language
settings-theme = Theme
settings-pings = Pings
settings-reminders = Reminders
settings-quiet = Quiet hours
settings-from = Quiet from
settings-to = Quiet until
settings-zone = Time zone
settings-away = Vacation
settings-careful = When something would be wasted
settings-orders = Standing orders
settings-careful-on = Ask me before something is wasted
settings-careful-off = Do not ask before something is wasted
settings-orders-on = Offer me standing orders
settings-orders-off = Do not offer standing orders
careful-on = you are asked once more
careful-off = you are not asked
orders-on = offered
orders-off = not offered
settings-by-usual = default
settings-by-discord = as Discord says
settings-by-host = as the host has it
settings-button-zone = Time zone …
settings-button-away = Going away …
settings-button-back = I am back
settings-how-zone = An IANA name such as Europe/Riga. Your quiet hours follow it.
settings-how-away = The day of your return, such as 2026-08-21. Until then nothing calls you.
language-auto = as Discord says
pings-thread = in the thread
pings-direct = by direct message
pings-none = none
reminders-0 = off
reminders-6 = every 6 hours
reminders-12 = every 12 hours
reminders-24 = every day
reminders-48 = every two days
quiet-off = off
away-none = none
away-until = until { $day }
refused-zone = { $count ->
    [0] There is no time zone “{ $zone }”; a name is such as Europe/Riga.
   *[other] There is no time zone “{ $zone }”. Did you mean { $near }?
}
refused-quiet = “{ $given }” are no quiet hours; write them such as 22:00-8:00, or off.
refused-day = “{ $given }” is no day; write it such as 2026-08-21, or back.
refused-day-past = { $day } is not a day to come; please name the day of your return.
refused-day-far = That is too far away; please name a day within a year.

## All my matches

command-games = Every match of yours, on every server
games-title = ### Your matches
games-none = You have no seat at any table. **/new** opens one on a server.
games-match = { $game } #{ $number }
games-mine = **{ $match }** waits for you. You were asked { $since }.
games-mine-due = **{ $match }** waits for you. You were asked { $since }; the time is up { $due }.
games-mine-late = **{ $match }** waits for you. You were asked { $since }; the time was up { $due }.
games-others = { $count ->
    [0] { $match } goes on by itself.
   *[other] { $match } waits for { $people }.
}
games-company = At the table: { $people }
games-paused = { $match } is paused.
games-lobby = { $match } has not begun yet.

## The first screen

home-about = Slow board games about nature, played move by move with friends, between other things, over days.
home-players = { $least }–{ $most } players
home-state = { $count ->
    [0] No match is being played.
    [one] One match is being played.
   *[other] { $count } matches are being played.
}
home-chooses = chooses
home-ready = is ready
home-paused = Paused
home-lobby = Not begun yet
home-opened = { $host } has opened a table
home-kept = A bot keeps your seat
home-closed = Closed
home-unread = It cannot be read here

## What holds on a server

command-server = Where tables may open, the language, the pace, who may close and kick, and which games
server-title = ### All tables of this server
server-channels = Tables open in
server-channels-menu = Tables open in … (none: everywhere)
server-anywhere = every channel
server-language = Language of new tables
server-pace = Pace of new tables
server-stewards = Close and kick without a vote
server-games = Games
server-played = { $games }
server-by = set by { $user } { $when }
pace-0 = no time limit
pace-6 = a few hours for a part
pace-24 = a day for a part
pace-72 = three days for a part
pace-168 = a week for a part
stewards-nobody = nobody
stewards-moderators = whoever may manage messages
stewards-hosts = whoever may manage messages, and whoever opened the table
refused-server = Only somebody who may manage this server can do that.
refused-place = { $count ->
    [one] On this server tables open in { $channels }.
   *[other] On this server tables open in one of these: { $channels }.
}
refused-game-barred = { $game } is not played on this server.

## The people of a match

command-who = Who plays here, how fast they usually answer, and who is away
command-who-player = Whom you want to know about; everybody if you name nobody
who-bot = { $level ->
    [none] { $player }
   *[other] { $player } · { $level }
}
who-kept = { $level ->
    [none] { $player } · a bot plays until they are back
   *[other] { $player } · a bot ({ $level }) plays until they are back
}
who-new = too new to know how fast they answer
who-usual = usually answers within { $time }
who-away = away until { $day }
who-needed = asked { $since }
lasting-minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
}
lasting-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
}
lasting-days = { $count ->
    [one] a day
   *[other] { $count } days
}

## Standing orders

command-orders = What you have answered once for all in this match, to change or revoke
panel-always = Always so …
always-title = Always so
always-how = Whenever { $when }: your answer now, and every time until you revoke it. You are asked again where something would be lost, or where something has changed that matters. Nobody sees the order before it acts; /orders shows it.
always-choice = Always: { $answer }
always-given = Your standing order from now on: whenever { $when }: **{ $answer }**. /orders changes or revokes it.
always-cannot = This can only be answered each time anew.
orders-title = { $pages ->
    [one] Your standing orders
   *[other] Your standing orders ({ $page } of { $pages })
}
orders-none = You have no standing orders in this match. Where a question can be answered once for all, its panel offers “Always so …”.
orders-how = A menu gives another answer, or revokes the order. It holds from the next time on.
order-told = Whenever { $when }: **{ $answer }**
order-stopped = Stopped, because you took back what it did or something has changed that it did not know. Whenever { $when }: **{ $answer }**
order-interrupted = { $cause ->
    [back] Your standing order has stopped, because you took back what it did.
   *[changed] Your standing order has stopped, because something has changed that it did not know.
} It was: whenever { $when }: **{ $answer }**. /orders lets it stand again.
order-no-longer = No longer
news-ordered = Answered by a standing order of { $people }.
refused-order = There is no such order any more.

## People's data

command-privacy = What is kept about you, and why
command-my-data = Everything that is kept about you, as a file
command-forget-me = Have everything about you deleted
privacy = ### What Thicket keeps about you
    { "" }**Your seats**: your Discord number and the name you had when you sat down, so that your match knows you, and the result, for the history of the table; also where you have left the table.
    { "" }**What finished matches leave behind of you**: the lines of your score, what you played and reached, and your rating on each server, for /stats and /leaderboard. Others see it on a server you share, or of matches you played together.
    { "" }**Your moves**: what you chose and when, so that a match can go on, be told and be taken back.
    { "" }**Your settings**: language, theme, and when and where you want to be called.
    { "" }**When you are needed**: since when and how often you were called, for as long as a table waits for you.
    { "" }**How long your last thirty parts took**: so that others know what to expect. Nothing says where that was.
    { "" }**Your standing orders** and **your votes**, what a coach has told you, and what you have set for a server you manage.
    Nothing else is kept, nothing is read along, and nothing is given to anybody. Sent messages are forgotten here after a week; on Discord they stay.
    { "" }**/my-data** gives you all of it as a file; **/forget-me** deletes it.
my-data = { $count ->
    [0] Nothing is kept about you.
    [one] One thing is kept about you; it is in this file.
   *[other] { $count } things are kept about you; they are in this file.
}
forget-offer = ### Shall I forget you?
    This cannot be taken back.
forget-settings = • Your settings, standing orders, votes, answer times, statistics and ratings are deleted; your matches count for no rating any more.
forget-running = { $count ->
    [one] • You leave the match you are playing. A bot goes on in your seat; if nobody else plays, the match is closed.
   *[other] • You leave the { $count } matches you are playing. A bot goes on in your seat; where nobody else plays, the match is closed.
}
forget-tables = { $count ->
    [one] • You leave the table that has not begun. If nobody else sits there, it is closed.
   *[other] • You leave the { $count } tables that have not begun. Where nobody else sits, they are closed.
}
forget-watched = • The match that bots play for you is closed.
forget-closed = { $count ->
    [one] • Your name goes from the match that is over; its moves and its result stay, without you.
   *[other] • Your name goes from the { $count } matches that are over; their moves and results stay, without you.
}
forget-left = { $count ->
    [one] • Your name goes from the match that you have left; what you did there stays, without you.
   *[other] • Your name goes from the { $count } matches that you have left; what you did there stays, without you.
}
forget-posted = Messages that are out on Discord stay there; whoever manages the server can delete them.
forget-do = Forget me
forget-done = You are forgotten. If you sit down again one day, we begin anew.
name-forgotten = a former player
name-seat = Player { $number }
