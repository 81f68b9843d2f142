# What the bot itself says. A game’s words lie in its folder, those on its pictures with its drawings.

cell = { $name }

## Setting up

setup-seats = This game is for { $least } to { $most } players.
setup-option = There is no option “{ $name }” in this game.
setup-value-seats = “{ $value }” for { $name } is made for { $least } to { $most } players. Choose something else, or change how many play.
setup-value = “{ $value }” is not possible for { $name }; choose one of: { $values }.

## Lobby

lobby-empty = Nobody has sat down yet.
lobby-seats = Opened by { $host }. { $missing }
lobby-missing = { $wanted ->
    [0] { $room ->
        [0] Every seat is taken; *Start* begins the match.
        [one] There is room for one more; *Start* begins the match.
       *[other] There is room for { $room } more; *Start* begins the match.
    }
    [one] One more is needed to start.
   *[other] { $wanted } more are needed to start.
}
lobby-nobody = Bots alone do not begin: one person is needed to start.
seat-person = { $number }. { $name }
seat-bot = { $number }. { $name } · *bot*
seat-level = { $number }. { $face } { $name } · *bot, { $level }*
level-easy = easy
level-medium = medium
level-hard = hard
seat-option = { $name } · **{ $value }**
seat-option-alone = { $name }, if you play alone · **{ $value }**
option-now = { $name } · { $value }
option-now-alone = { $name }, if you play alone · { $value }
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-bot = Add a bot
lobby-levels = How well should it play?
    { $easy } **{ level-easy }** takes the points that lie there.
    { $medium } **{ level-medium }** looks a turn ahead.
    { $hard } **{ level-hard }** plays to win.
lobby-unbot = Remove a bot
lobby-unbots = Which bot shall leave the table?
lobby-options = Options
lobby-close = Close
lobby-closed = This table was closed before it began.
lobby-stale = Nobody started this table for a week, so it is closed.
lobby-begun = The match has begun in { $channel }: { $people }.
lobby-taught = A first match with a coach has begun in { $channel }: { $people }.

## The table

opened-rules = /rules explains the game by topic, /learn plays a first match of it with you, /help says what you can do here.
opened-rules-coached = /rules explains the game by topic, /help says what you can do here.
turn-waiting = Waiting for { $people }.
turn-thinking = { $count ->
    [one] { $people } is thinking.
   *[other] { $people } are thinking.
}
turn-also = { $first } { $then }
turn-yours = It is your turn.
turn-yours-too = It is your turn. Also needed: { $people }.
turn-over = The match is over.
watch-note = Bots play this match for { $host }, who alone can steer it. { $seconds ->
    [one] A part every second.
   *[other] A part every { $seconds } seconds.
}
watch-pause = Pause
watch-resume = Go on
watch-slower = Slower
watch-faster = Faster
watch-end = End it
button-play = Play
button-board = Board
button-scores = Scores
ping = { $user }, you are needed.
ping-why = { $user } – { $why }
ping-last = { $user }, the table waits only for you.
ping-last-why = { $user }, the table waits only for you – { $why }
over-won = { $count ->
    [one] { $people } wins.
   *[other] { $people } share the victory.
}
over-team = { $people } win together.
over-side = { $people }: { $points } together
over-lost = Not this time: the match is lost.
over-called = { $people }: that was the end of the match.

## The panel

panel-done = Nothing to do for now.
panel-as-of = As of { $when }. You are called when you are needed; *Play* or /play shows how things are then.
panel-at-once = Some buttons, such as those with “→”, answer this question and the next with one press.
panel-last = As soon as { $most } are marked, that is your answer.
panel-final = Your choice may at once lead to { $what }. After that it can be taken back only if the table agrees.
panel-final-alone = Your choice may at once lead to { $what }. After that only /undo takes it back.
panel-final-something = something being drawn or turned up
panel-then = Then: { $steps }
panel-then-more = Then: { $steps } · and { $more } more
panel-since = Since your last move:
panel-so-far = So far:
panel-more = and { $count } more: /log
panel-anyway = Do it anyway
panel-details = What each brings
panel-no-details = There is nothing more to say about these choices.
panel-whynot = Why not?
panel-marked = Something else is marked by now. Please look, and press once more.
panel-choose = Choose from { $count } …
panel-besides = You may also …
panel-nothing = Nothing
panel-answer = Done ({ $count })
panel-answer-of = Done ({ $count }/{ $most })
panel-put = { $option } ×{ $count }
panel-told = { $option }: { $brief }
panel-outcome = **{ $option }**: { $hint }
panel-fill = Fill the rest in order
panel-afresh = Start over
panel-write = Write it …
panel-earlier = ◀ Earlier
panel-later = Later ▶
panel-back = ↩ Back
panel-look = Look closer at …
scene-panel = Your question
scene-table = The table
scene-seat = { $player }
scene-hand = My hand
scene-scores = The scores
scene-zoom = Enlarged: { $id }
form-answer = Your answer
form-how = Put commas between several things; a number says how many.

whynot-title = Not offered now
whynot-line = **{ $options }**: { $why } (rule { $rule })
whynot-nothing = Nothing is missing here: everything the rules allow is offered.

## Hints

panel-hint = Hint
hint-title = { $face } A hard bot would choose:
hint-idea = { $steps }
hint-about = { $about }: { $what }
hint-next = { $count ->
    [0] { $behind }: { $idea }
   *[other] { $behind }: { $idea }; { $reasons }
}
hint-wins = it ends the match, and you win
# What the reasons leave of the lead of the best idea
hint-rest = { $way ->
    [down] { $whence ->
        [later] When the bot looks ahead, { $points ->
            [one] about 1 point is lost
           *[other] about { $points } points are lost
        }
        [other] Other things take { $points ->
            [one] about 1 point
           *[other] about { $points } points
        }
       *[both] Other things and later turns take { $points ->
            [one] about 1 point
           *[other] about { $points } points
        }
    }
   *[up] { $whence ->
        [later] When the bot looks ahead, { $points ->
            [one] about 1 point is added
           *[other] about { $points } points are added
        }
        [other] Other things add { $points ->
            [one] about 1 point
           *[other] about { $points } points
        }
       *[both] Other things and later turns add { $points ->
            [one] about 1 point
           *[other] about { $points } points
        }
    }
}
hint-stop = { $rest }.
# $reason: most of that; [1] of the next idea
hint-then = { $other ->
    [1] { $rest }, above all by what the next idea gets then: { $reason }.
   *[0] { $rest }, above all { $reason }.
}
hint-apart = When the bot looks ahead, it cannot tell the best idea and the next one apart.
# $won: victories in so many deals of what is hidden, $other: with the next idea
hint-won = { $known ->
    [1] Played to its end in { $deals } deals of what is hidden, you win { $won }, with the next idea { $other }.
   *[0] Played to its end in { $deals } deals of what is hidden, you win { $won }.
}
hint-same = { $other ->
    [best] { $reason } (the best idea too)
   *[next] { $reason } (the next idea too)
}
hint-beside = { $other ->
    [best] { $reason } (the best idea { $worth })
   *[next] { $reason } (the next idea { $worth })
}
# $points: what the other idea brings less of it, as it makes it come true
hint-used = { $other ->
    [best] { $reason } (the best idea uses up { $points ->
        [one] 1 point
       *[other] { $points } points
    } of it)
   *[next] { $reason } (the next idea uses up { $points ->
        [one] 1 point
       *[other] { $points } points
    } of it)
}
# $points: what the other idea still hopes to get of it
hint-hope = { $other ->
    [best] { $reason } (the best idea still hopes for it: { $points ->
        [one] 1 point
       *[other] { $points } points
    })
   *[next] { $reason } (the next idea still hopes for it: { $points ->
        [one] 1 point
       *[other] { $points } points
    })
}
hint-kept = { $points ->
    [one] { $reason } (1 point)
   *[other] { $reason } ({ $points } points)
}
hint-even = about as good as the next idea
hint-level = much the same when the bot looks ahead
hint-less = { $whence ->
    [later] less when the bot looks ahead
    [other] less in other things
   *[both] less in other things and later turns
}
hint-more = { $whence ->
    [later] more when the bot looks ahead
    [other] more in other things
   *[both] more in other things and later turns
}
hint-lacks = { $other ->
    [best] { $perhaps ->
        [1] only the best idea may have { $reason }
       *[0] only the best idea has { $reason }
    }
   *[next] { $perhaps ->
        [1] only the next idea may have { $reason }
       *[0] only the next idea has { $reason }
    }
}
hint-perhaps = perhaps { $reason }
hint-only = It has not weighed anything else here.
hint-forced = There is nothing else to choose here.
hint-odds = A lead as large as that also counts how likely it makes a victory.
hint-worth = { $way ->
    [down] { $points ->
        [0] a little less
        [one] −1 point
       *[other] −{ $points } points
    }
   *[up] { $points ->
        [0] a little
        [one] +1 point
       *[other] +{ $points } points
    }
}
hint-better = { $points ->
    [one] Perhaps 1 point better
   *[other] Perhaps { $points } points better
}
hint-behind = { $far ->
    [1] Far behind
   *[0] { $points ->
        [0] About as good
        [one] About 1 point less
       *[other] About { $points } points less
    }
}
refused-hints = This table plays without hints.
refused-hints-rated = This match counts for ratings, so it is played without hints.
refused-no-hint = You are not asked anything just now, so there is nothing to give a hint for.
refused-nobody-knows = Nobody here knows this game well enough to give a hint.
refused-hint-late = Things have moved on while the hint was thought of; please ask again.

## The coach

coach-says = **Coach:** { $said }
coach-rule = Rule { $rule }
coach-quiet = Quiet, coach
coach-speak = Speak again, coach
coach-ask = Ask the coach
coach-hushed = The coach is quiet now. *Ask the coach* still explains a question; below that, *Speak again, coach* undoes it.
coach-heard = The coach speaks again, at each kind of question that he has not explained yet.
coach-nothing = You are not asked anything just now, so the coach has nothing to say.
coach-welcome = **A first match with a coach.** Press *Play*: he explains each question when it first comes up. *Quiet, coach* silences him, *Ask the coach* has him say it again.

## Taking back

undo-offer = { $after ->
    [0] This goes back:
   *[other] This goes back, with all that came after:
}
    { $what }
undo-offer-ask = { $after ->
    [0] This goes back, if the table agrees:
   *[other] This goes back, with all that came after, if the table agrees:
}
    { $what }
undo-choice = your choice: { $choice }
undo-quiet = the last choice, which was not announced
undo-do = Take it back
undo-ask = Ask the table
undo-done = It is taken back.
undo-asked = The table is asked: { $people }. When everyone agrees, it is taken back.
undo-request = { $after ->
    [0] { $asked }: { $player } would like to take back:
   *[other] { $asked }: { $player } would like to take back, with all that came after:
}
    { $what }
undo-told = { $player } takes back:
undo-told-quiet = { $player } takes back the last choice and goes on.

## For whoever opened the table

notice-hindered = { $count ->
    [0] Discord does not let me post in { $channel }, where your table of { $game } is played.
    [one] I may not post in { $channel }, where your table of { $game } is played. I need this permission: { $permissions }.
   *[other] I may not post in { $channel }, where your table of { $game } is played. I need these permissions: { $permissions }.
} Nobody’s move is lost. I try again for a day, and post what is owed as soon as I may.
notice-game-gone = a game that I do not have
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-manage-threads = Manage Threads

## Commands

command-new = Open a table for a game
command-learn = Play a first match of a game, against a bot and with a coach
command-watch = Watch bots play a match, part by part
command-watch-level = How well they play; medium if you do not say
command-watch-seats = How many play; two if you do not say
command-against = Begin at once, against bots that play like this
command-seats = How many sit at the table against bots, you included; two if you do not say
command-here = Play in this channel instead of a thread
command-play = Your private panel: your hand, your question, your choices
command-hint = What a hard bot would do here, and why
command-board = Look at the table, or at one player’s part of it
command-board-player = Whose part; the whole table if you name nobody
command-hand = Look at your hand
command-score = The score so far, line by line
command-log = What has happened
command-log-since = From where on; since your last move if you do not say
command-describe = The whole position in words, in pages
command-undo = Take back your last move
command-rules = The rules of a game, by topic
command-rules-game = Which game; the one played here if you do not say
command-rules-topic = A heading of the rules
command-card = A card, large
command-card-name = The card’s name, or the beginning of it
command-card-game = Which game; the one played here if you do not say
command-help = What this bot can do
score-so-far = ### So far
    If the match ended now:
score-final = ### The final score
score-nothing = nothing yet
score-total = { $player }: { $points }
log-empty = Nothing has happened yet.
log-since-start = the start
log-since-mine = my last move
rules-choose = Choose a topic …
theme-light = light
theme-dark = dark
theme-clear = clear
language-name = English
help = ## Thicket
    Slow board games about nature, played move by move, with friends or against bots. New here? *Learn it* or **/learn** is a first match against a bot, with a coach.
    1. *Open a table* below, or **/new**. Press *Join*, wait for others or *Add a bot*, then press *Start*. With *against* it begins at once, against bots.
    2. The match has a thread of its own. *Play* there, or **/play**, opens your private panel. You are called when you are needed.
    3. **/board**, **/hand**, **/score** and **/log** show how things are, **/describe** says it in words, **/replay** steps through it from its start; **/hint** says what a hard bot would do, **/undo** takes back your last move. When it is over, **/analyse** says who was ahead when.
    { "" }**/rules** and **/card** explain a game, **/games** lists your matches, **/stats** and **/leaderboard** say how they ended, in **/settings** you choose how you are called. To type your moves, begin with the game’s name: **/{ $game }**.
help-game = **{ $title }** · { $about }
help-rules = Rules
help-learn = Learn it
help-open = Open a table

## What cannot be

refused-illegal = That is not possible here; nothing has changed.
refused-over = The match is over.
refused-not-asked = You are not asked anything just now.
refused-nothing-to-undo = There is no move of yours to take back.
refused-settled = This match ended long ago and stays as it ended: moves can be taken back for a week after the end.
refused-consent = Others have learnt something or moved on since; /undo asks the table.
refused-consent-alone = Something was shown or drawn since; /undo takes it back all the same.
refused-barred = { $option } is not offered: { $why } (rule { $rule }).
refused-stale = That question has passed; this is how things are now.
refused-changed = Things have moved on since then; please try again.
refused-seated = You already have a seat at this table.
refused-channel-busy = There is already a table in this channel.
refused-no-match = There is no such match.
refused-no-match-here = { $count ->
    [0] No match is being played here. Open one with /new.
    [one] No match is being played here. Yours is in { $channels }; /new opens another.
   *[other] No match is being played here. Yours are in { $channels }; /new opens another.
}
refused-not-begun = The match here has not begun yet: whoever opened the table presses Start.
refused-begun = This table has already begun or is closed.
refused-not-seated = You have no seat at this table.
refused-other-not-seated = That person has no seat at this table.
refused-level = No bot plays like that. Choose one of the buttons.
refused-no-bot = There is no such bot at this table.
refused-full = Every seat at this table is taken.
refused-not-yours = That button belongs to somebody else.
refused-unknown = That button does nothing any more.
refused-host = Only { $host }, who opened this table, can do that.
refused-nobody = Somebody has to sit down first.
refused-coach = There is no coach for you in this match.
refused-learning = Your first match of { $game } goes on in { $channel }. To begin anew, /resign it there.
refused-begin-here = This thread has its table already. Type that in { $channel }: there the match gets a thread of its own.
refused-watching = Bots play one match at a time for you; yours is in { $channel }. End it there, then begin another.
refused-seats = *seats* is for a table against bots: please say *against* which, too.
refused-against-invited = A match against bots begins at once, so nobody can be invited to it. Please leave out *against* or *invite*.
refused-no-guild = A table needs a channel of a server: type **/new** there, or **/learn** for a first match with a coach.
refused-thread = I may not open a thread here; try again with here:True.
refused-other-game = { $count ->
    [0] Here { $here } is played, and you have no match of { $game }; **/new { $name }** opens one.
    [one] Here { $here } is played. Your match of { $game } is in { $channels }.
   *[other] Here { $here } is played. Your matches of { $game } are in { $channels }.
}
refused-game = There is no game called “{ $game }”. There are: { $games }.
refused-game-gone = This match is of a game that I do not have, “{ $game }”. It is kept as it is; please tell the host.
refused-which-game = Please say which game: { $games }.
refused-topic = { $count ->
    [0] There is no topic “{ $topic }” in these rules. Choose one below.
   *[other] There is no topic “{ $topic }” in these rules. Did you mean: { $near }? Choose one below.
}
refused-card = { $kind ->
    [elsewhere] There is no card called “{ $name }” in { $game }, but in { $names }: name that game too.
    [near] There is no card called “{ $name }”. Did you mean: { $names }?
    [known] There is no card called “{ $name }”. There are: { $names }.
   *[many] There is no card called “{ $name }”. There are { $count }; begin to type a name, and they are offered.
}
refused-language = I speak: { $languages }.
typed-unknown = { $kind ->
    [starts] “{ $given }” could mean: { $names }. Please write a little more of it.
    [near] “{ $given }” is not among the choices. Did you mean: { $names }?
    [known] “{ $given }” is not among the choices: { $names }.
    [some] “{ $given }” is not among the choices. They begin with: { $names }; begin to type, and those that fit are offered.
   *[many] “{ $given }” is not among the choices. Begin to type, and those that fit are offered.
}
typed-no-cell = { $ask }:{ $given } is no cell of the board. Nothing has been done.
typed-vain = { $count ->
    [one] { $given } would not be asked, and is left out if you go on. Nothing has been done yet.
   *[other] { $given } would not be asked, and are left out if you go on. Nothing has been done yet.
}
typed-unasked = { $count ->
    [one] ⚠️ { $given } was not asked this time and is left out.
   *[other] ⚠️ { $given } were not asked this time and are left out.
}
typed-number = Please write a number from { $least } to { $most }.
typed-share = { $bounds ->
    [exact] Please share out { $most }, no more on each than it can hold.
    [upper] Please share out up to { $most }, no more on each than it can hold.
   *[both] Please share out { $least } to { $most }, no more on each than it can hold.
}
typed-pick = { $bounds ->
    [exact] { $most ->
        [one] Please choose one of what is offered.
       *[other] Please choose { $most } of what is offered.
    }
    [upper] Please choose up to { $most } of what is offered.
   *[both] Please choose { $least } to { $most } of what is offered.
}
typed-missing = { $kind ->
    [known] “{ $ask }” is missing. You can choose: { $names }.
   *[many] “{ $ask }” is missing. Begin to type it, and what you can choose is offered.
}
typed-not-asked = “{ $ask }” is not asked just now.
typed-instead = { $refused } You are asked: { $question }
typed-waiting = { $refused } { $needed }
typed-waiting-back = { $refused } { $needed } You have made your choice; *Back* in your panel changes it.
typed-chosen = You have already chosen: { $chosen }. *Back* in your panel changes that.
typed-not-now = “{ $verb }” is not possible just now.
fault = Something went wrong here, and nothing was changed. If it happens again, tell the host this id: { $id }
fault-move = Your move is saved and stands; only the answer to it failed. /play shows how things are now. If it happens again, tell the host this id: { $id }
fault-stands = What you did is saved and stands; only the answer to it failed. If it happens again, tell the host this id: { $id }
fault-thread = The match has not begun, though its thread may be there already: press Start once more. If it happens again, tell the host this id: { $id }
fault-uncertain = The database was lost just now, and nobody knows yet whether that was saved. Look again in a moment, before you do it once more. Tell the host this id: { $id }
fault-store = The database is in trouble, and nothing was changed. Tell the host this id: { $id }
fault-hint = The hint could not be thought of; the match is as it was. If it happens again, tell the host this id: { $id }
fault-picture = The picture could not be drawn; everything else works. Tell the host this id: { $id }
fault-save = This match cannot be read. Tell the host this id: { $id }
