# Words on pictures, and pictures in words. In every message here $seat is a player's name.

## Any game

alt-question = { $question }
alt-changed = Changed on your side since your last move.
alt-scores = Score sheet.
alt-standing = Score sheet, if the match ended now.
alt-totals = Totals: { $totals }.
alt-total = { $seat } { $points }
alt-lost = The match is lost.
alt-line = { $name } { $points }
alt-sheet = { $seat }, { $total } in all: { $lines }.
alt-winner = { $seat } has won.
alt-plain = { $game }.
alt-fact = { $name }: { $value }.
total = Total

## The course of a match

curve-ahead = Who was ahead: chance to win, in %
curve-points = Points, turn by turn
alt-curve = The course of the match over { $turns } turns: who was ahead, and everybody’s points.
alt-curve-side = Chance to win of { $seat }, from the start to just before the end: { $course }.
alt-curve-share = { $percent }%
alt-curve-points = Points of { $seat }: { $course }.
alt-curve-mark = { $turn ->
    [0] { $letter } marks a choice of { $seat } before the first turn that changed much.
   *[other] { $letter } marks a move of { $seat } in turn { $turn } that changed much.
}
