# What a table decides together, and how people come and go.

## Votes

vote-agree = Agree
vote-refuse = Refuse
vote-said = { $choice }: { $people }
vote-silent = Still to vote: { $people }.
vote-undo-agree = Everyone agrees: it is taken back.
vote-undo-refuse = { $player } would rather not: everything stays as it is.
refused-vote-over = That vote is over, or what it was about has passed.
refused-no-voice = The others decide this; your vote does not count here.
refused-voted = You have said that already.
