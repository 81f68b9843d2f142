# Words on pictures, and pictures in words. In every message here $seat is a player's name.

## Any game

alt-question = { $question }
alt-changed = Изменилось на вашей стороне после вашего последнего решения.
alt-scores = Таблица очков.
alt-standing = Таблица очков, если бы партия закончилась сейчас.
alt-totals = Итоги: { $totals }.
alt-total = { $seat } { $points }
alt-lost = Партия проиграна.
alt-line = { $name } { $points }
alt-sheet = { $seat }, всего { $total }: { $lines }.
alt-winner = Победа: { $seat }.
alt-plain = { $game }.
alt-fact = { $name }: { $value }.
total = Итого

## The course of a match

curve-ahead = Кто впереди: шанс на победу, %
curve-points = Очки, ход за ходом
alt-curve = { $turns ->
    [one] Как шла партия, { $turns } ход: кто был впереди, и очки каждого.
    [few] Как шла партия, { $turns } хода: кто был впереди, и очки каждого.
   *[many] Как шла партия, { $turns } ходов: кто был впереди, и очки каждого.
}
alt-curve-side = Шанс на победу у игрока { $seat }, от начала почти до конца: { $course }.
alt-curve-share = { $percent } %
alt-curve-points = Очки игрока { $seat }: { $course }.
alt-curve-mark = { $turn ->
    [0] { $letter } отмечает выбор игрока { $seat } до первого хода, который многое изменил.
   *[other] { $letter } отмечает решение игрока { $seat } (ход { $turn }), которое многое изменило.
}
