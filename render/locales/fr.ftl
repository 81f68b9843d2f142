# Words on pictures, and pictures in words. In every message here $seat is a player's name.

## Any game

alt-question = { $question }
alt-changed = Changé chez vous depuis votre dernier coup.
alt-scores = Feuille de score.
alt-standing = Feuille de score, si la partie s’arrêtait maintenant.
alt-totals = Totaux : { $totals }.
alt-total = { $seat } { $points }
alt-lost = La partie est perdue.
alt-line = { $name } { $points }
alt-sheet = { $seat }, { $total } en tout : { $lines }.
alt-winner = { $seat } a gagné.
alt-plain = { $game }.
alt-fact = { $name } : { $value }.
total = Total

## The course of a match

curve-ahead = Qui menait : chances de gagner, en %
curve-points = Points, tour par tour
alt-curve = Le cours de la partie sur { $turns } tours : qui menait, et les points de tout le monde.
alt-curve-side = Chances de victoire ({ $seat }), du début à juste avant la fin : { $course }.
alt-curve-share = { $percent } %
alt-curve-points = Points ({ $seat }) : { $course }.
alt-curve-mark = { $turn ->
    [0] { $letter } marque un choix important avant le premier tour, par { $seat }.
   *[other] { $letter } marque un coup important au tour { $turn }, par { $seat }.
}
