# Words on pictures, and pictures in words. In every message here $seat is a player's name.

## Any game

alt-scores = Score sheet.
alt-total = { $seat }: { $points } points.
alt-line = { $name } { $points }
alt-sheet = { $seat }, { $total } points: { $lines }.
alt-winner = { $seat } has won.
alt-plain = { $game }.
alt-fact = { $name }: { $value }.
total = Total
