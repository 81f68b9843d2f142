# What a table decides together, and how people come and go.

## Votes

vote-agree = Agree
vote-refuse = Refuse
vote-said = { $choice }: { $people }
vote-silent = Still to vote: { $people }.
vote-undo-agree = Everyone agrees: it is taken back.
vote-undo-refuse = { $player } would rather not: everything stays as it is.
vote-passed = What was asked here has passed.
vote-nobody = Nobody is on time who could decide; whoever plays first can.
refused-vote-over = That vote is over, or what it was about has passed.
refused-no-voice = The others decide this; your vote does not count here.
refused-voted = You have said that already.

vote-wait = Wait as long again
vote-once = A bot plays this part
vote-keep = A bot plays until they are back
vote-open = Offer the seat
vote-skip = Pass this part over
vote-late = { $player } is late: asked { $since }. What shall the table do? The others decide by majority.
vote-late-settled = It is decided: { $choice }.
vote-kick = { $asked }: shall { $player } leave the table? A bot goes on until somebody sits down. The majority decides.
vote-kick-agree = It is decided: { $player } leaves the table.
vote-kick-refuse = There is no majority for it: { $player } stays.
vote-end = { $asked }: shall the match end here, scored as it stands? Everyone has to agree.
vote-end-kept = { $asked }: shall the match end here, scored as it stands? Everyone who plays has to agree; { $players }, for whom a bot plays, can refuse; the time for that is up { $until }.
vote-end-agree = Everyone agrees: the match ends here.
vote-end-refuse = { $player } would rather play on.
vote-pause = { $asked }: shall the match be paused? Nobody is called then, and no clock runs. Everyone has to agree.
vote-pause-agree = Everyone agrees: the match is paused.
vote-pause-refuse = { $player } would rather play on.
vote-resume = { $asked }: shall the match go on? Everyone has to agree.
vote-resume-agree = Everyone agrees: the match goes on.
vote-resume-refuse = { $player } would rather rest a little longer.

turn-paused = The match is paused. The pause began { $since }.

## Pace

pace = Pace
command-pace = How long a part may take before the others may decide what to do
refused-pace = Please choose one of the times that are offered.

## How a table likes to play

custom-rating = Rating
custom-rating-rated = rated if only people play: for /leaderboard, without hints
custom-rating-casual = casual
custom-hints = Hints
custom-hints-allowed = allowed
custom-hints-none = none
custom-rhythm = Bots answer
custom-rhythm-at-once = at once
custom-rhythm-unhurried = unhurried, as people do
refused-custom = Please choose one of what is offered.

## Bots

name-bot = { $name } (bot)
name-level = { $face } { $name } (bot)
remark = { $player }: “{ $word }”
remark-0 = Lovely.
remark-1 = Ha!
remark-2 = Neat.
remark-3 = Splendid!
remark-4 = Good.
remark-5 = Voilà.

## Coming and going

changed-weaker = { $level ->
    [none] { $player } could not finish its thought; chance played for it.
   *[other] { $player } could not finish its thought; a weaker bot ({ $level }) played for it.
}
changed-waited = The table waits for { $player } as long again.
changed-once = { $level ->
    [none] A bot plays this part for { $player }.
   *[other] A bot ({ $level }) plays this part for { $player }.
}
changed-skipped = The table passes over this part of { $player }.
changed-kept = { $level ->
    [none] A bot keeps the seat of { $player } until they are back.
   *[other] A bot ({ $level }) keeps the seat of { $player } until they are back.
}
changed-opened = The seat of { $player } is free for whoever sits down, as long as { $player } does not play on.
changed-kicked = { $level ->
    [none] { $player } has left the table by decision of the others. A bot goes on until somebody sits down.
   *[other] { $player } has left the table by decision of the others. A bot ({ $level }) goes on until somebody sits down.
}
changed-expelled = { $level ->
    [none] { $other } has taken { $player } from the table, with the right to do so on this server. A bot goes on until somebody sits down.
   *[other] { $other } has taken { $player } from the table, with the right to do so on this server. A bot ({ $level }) goes on until somebody sits down.
}
changed-forgotten = { $level ->
    [none] A player has left for good. { $player }, a bot, goes on until somebody sits down.
   *[other] A player has left for good. { $player }, a bot ({ $level }), goes on until somebody sits down.
}
changed-resigned = { $level ->
    [none] { $player } has resigned. A bot goes on until somebody sits down.
   *[other] { $player } has resigned. A bot ({ $level }) goes on until somebody sits down.
}
changed-offered = { $other }, { $player } asks you to take over their seat.
changed-sat = { $other } sits down in the seat of { $player }.
changed-back = { $player } is back.
changed-returned = Nobody else is left, so the seat of { $player } is theirs again.
changed-ended = The match is ended here, scored as it stands.
changed-closed = { $other } has ended the match here, with the right to do so on this server. It is scored as it stands.
changed-conceded = { $player } resigns: the match ends, scored as it stands.
changed-paused = The match is paused: nobody is called, and no clock runs. /resume asks the table to go on.
changed-resumed = The match goes on.
seat-back = I am back
seat-sit = Sit down
seat-kept = A bot keeps your seat here until you are back.
seat-taken = The seat is yours. /play shows what is asked.
seat-returned = Welcome back: the seat is yours again. /play shows what is asked.
resign-offer = You leave the match for good, and a bot goes on in your seat until somebody else sits down. This cannot be taken back.
resign-end = You resign, and the match ends here, scored as it stands; you cannot win it. This cannot be taken back.
resign-do = Resign
resign-done = You have resigned.
replace-asked = { $player } is asked. The seat is yours until they sit down.
kick-done = { $player } has left the table.
ask-asked = The table is asked: { $people }.
ask-done = It is done.
command-resign = Leave the match for good
command-replace = Ask somebody to take over your seat
command-replace-player = Who shall take it over
command-kick = Ask the table whether somebody shall leave it
command-kick-player = Who shall leave
command-pause = Ask the table to pause the match
command-resume = Ask the table to go on after a pause
command-end = Ask the table to end the match as it stands
refused-paused = The match is paused; /resume asks the table to go on.
refused-seat-kept = A bot keeps a seat here for you; **/play** takes you back to it.
refused-not-kept = No bot keeps that seat for you.
refused-not-offered = That seat is not free.
refused-had-another = Whoever has had one seat in a match can take no other in it, because of what they have seen there.
refused-bot-account = A bot account cannot take a seat; ask a person.
refused-not-here = That person is not on this server, and could not sit down at the table.
refused-other-seated = That person already has a seat at this table.
refused-alone = Nobody else plays here; /end closes the match.
refused-now-undo = Things have moved on since then; please try again.
refused-now-late = Nobody is late just now.
refused-now-kick = That person has no seat at this table any more.
refused-now-end = The match is over.
refused-now-pause = The match is paused already.
refused-now-resume = The match is not paused.
refused-kick-self = To leave yourself, use /resign.

## Once more, and together

games-kept = { $match }: a bot keeps your seat until you are back.
button-rematch = Rematch
rematch-joined = You sit at the table for the rematch.
lobby-invites = { $people }: { $host } asks you to a game of { $game }. Press *Join* at [the table]({ $link }) if you like.
command-invite = Whom to ask to the table, as mentions: @Ada @Bela
refused-invite = “{ $given }” mentions nobody. Please mention the people you would like to ask, each with an @: @Ada @Bela.
refused-rematch-begun = The rematch has begun: { $match }.

## What has happened

story-mine = { $pages ->
    [one] Since your last move
   *[other] Since your last move ({ $page } of { $pages })
}
story-start = { $pages ->
    [one] The whole story
   *[other] The whole story ({ $page } of { $pages })
}
story-turn = { $count ->
    [one] Turn { $number } · { $when }
   *[other] Turns { $first }–{ $number } · { $when }
}
story-begins = The start · { $when }
story-nothing = Nothing has happened since your last move.
story-whole = The whole story
described = { $pages ->
    [one] { $game }, in words
   *[other] { $game }, in words: page { $page } of { $pages }
}
news-more = More ({ $count })
refused-more = That is no longer kept so; /log tells the whole story.
