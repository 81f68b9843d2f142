# Somebody's matches, as plots.

stats-every-game = Все игры
stats-scores = { $count ->
    [1] Очки единственной партии
   *[other] Очки последних партий ({ $count }); полный круг — победа
}
stats-reached = Достижения: { $count } из { $of }

alt-stats = Статистика: { $name }, { $game }.
alt-stats-fact = { $name }: { $value }.
alt-stats-scores = { $count ->
    [1] { $high ->
        [one] Одна партия, { $high } очко.
        [few] Одна партия, { $high } очка.
       *[many] Одна партия, { $high } очков.
    }
   *[other] Последние партии: { $count }, из них побед: { $won }, очки от { $low } до { $high }.
}
alt-stats-bars = { $title }: { $bars }.
alt-stats-bar = { $name } { $value }
