# What matches have left behind: /stats and /leaderboard.

command-stats = Партии, победы, очки по строкам, любимое и достижения: ваши или чужие
command-stats-person = Чьи; если никого не указать — ваши
command-stats-game = Какая игра; если не указать — все
command-leaderboard = Как хорошо играют на этом сервере: рейтинги по зачётным партиям
command-leaderboard-game = Какая игра; если не указать — та, в которую играют здесь

stats-matches = Партии
stats-wins = Победы
stats-average = В среднем
stats-best = Рекорд
stats-lines = Очки по строкам: в среднем · рекорд
stats-by-game = Победы по играм
stats-share = { $won } из { $played }
stats-times = { $count }×
stats-title = { $name } · { $game }
stats-in-words = Окончено партий: { $matches }, побед: { $won }.
stats-alone = Партий только против ботов: { $count }.
stats-early = Не дошло до конца и дальше не считается: { $count }.
stats-points = Очки: в среднем { $average }, лучший результат { $best }.
stats-favourite = { $what }: { $things }
stats-thing = { $name } ({ $count })
stats-pace = Партия длится около { FORM($lasting, "genitive") }; решений за партию у этого игрока — { $moves }.
stats-pace-answers = Партия длится около { FORM($lasting, "genitive") }; решений за партию у этого игрока — { $moves }, и на ответ обычно уходит { $answer }.
stats-achievement = { $name } · { $how }
stats-achievements-none = Достижений пока нет, а всего их { $of }.
stats-more = Больше об одной игре: **/stats** с параметром *game*.
stats-rating = Рейтинг на этом сервере: не ниже { $careful } ({ $mean } ± { $spread }).

reached-line = Новое на счету игрока { $player }: { $names }.

leaderboard-title = { $game } на этом сервере
# Without the stroke it would be a list, which counts by itself: whoever comes 34th would read 21.
leaderboard-line = { $place }\. { $player } · **{ $careful }** ({ $mean } ± { $spread }) · побед: { $wins } из { $matches }
leaderboard-more = и ещё { $count }
leaderboard-note = Первое число — рейтинг, ниже которого человек вряд ли играет, насколько можно судить по результатам; все начинают с 1000. Считаются партии между людьми, без подсказок, которые закончили те же, кто начал; не считаются партии с ботами, в одиночку, вне зачёта, прерванные или с заменой игрока. Кто сдаётся, тот проигрывает.

refused-stats-stranger = О чужих партиях я рассказываю только тем, кто играет на том же сервере или играл с этим человеком.
refused-stats-nobody = У игрока { $name } здесь пока нет оконченных партий.
refused-stats-none = У вас пока нет оконченных партий; **/new** открывает стол.
refused-stats-game = У игрока { $name } здесь пока нет оконченных партий в игру «{ $game }».
refused-stats-none-game = У вас пока нет оконченных партий в игру «{ $game }»; **/new** открывает стол.
refused-leaderboard = На этом сервере пока никто не закончил зачётную партию в игру «{ $game }». Партия идёт в зачёт, если играют только люди и среди *параметров* стола не выбрано «вне зачёта».
refused-leaderboard-guild = Таблица лидеров бывает только у сервера: спросите о ней там.
