## Looking back at a match
command-replay = Пройти партию картинка за картинкой или получить её как фильм
command-replay-match = Какая партия; если не указать — партия этого канала
command-replay-turn = С какого хода начать
replay-choice = { $match } · { $people }
replay-choice-over = { $match } · { $people } · окончена
replay-title = ### { $match } · { $where }
    -# Картинка { $place } из { $places }
replay-turn = { $count ->
    [1] ход { $turn } из { $turns }
   *[other] ходы { $first }–{ $turn } из { $turns }
}
replay-begins = начало
replay-before = до первого хода
replay-first = В начало
replay-back = Назад
replay-next = Вперёд
replay-last = В конец
replay-mine = Мои решения
replay-all = Все решения
replay-jump = К ходу…
replay-which = Какой ход, от 0 до { $turns }?
replay-film = Как фильм
replay-ends = С тех пор правила изменились: дальше по ним всё пошло бы иначе, поэтому повтор заканчивается здесь.

film-drawing = { $done ->
    [0] { $count ->
        [one] Рисуется фильм: { $count } картинка, это займёт время…
        [few] Рисуется фильм: { $count } картинки, это займёт время…
       *[many] Рисуется фильм: { $count } картинок, это займёт время…
    }
   *[other] Рисуется фильм: готово картинок { $done } из { $count }…
}
film-later = Это дольше, чем здесь можно ждать ответа. Работа продолжается; попросите фильм ещё раз чуть позже.
film-turn = { $count ->
    [1] Ход { $turn } из { $turns }
   *[other] Ходы { $first }–{ $turn } из { $turns }
}
film-begins = Начало
film-before = До хода 1
film-title = { $match }: фильм
film-fewer = Картинок здесь { $frames } из { $of }: все сюда не отправить.
film-ends = С тех пор правила изменились: фильм заканчивается там, где по ним всё пошло бы иначе.
film-alt = { $frames ->
    [one] Фильм партии { $match }: положение после каждой части, { $frames } картинка.
    [few] Фильм партии { $match }: положение после каждой части, { $frames } картинки.
   *[many] Фильм партии { $match }: положение после каждой части, { $frames } картинок.
}
film-post = Показать всем

refused-which-match = Здесь не было ни одной партии. Укажите, какую вы хотите: **{ $command }**
refused-no-such-match = Начатой партии «{ $given }» нет. **/games** перечисляет ваши партии с номерами.
refused-match-elsewhere = Эта партия идёт в другом месте: посмотреть её можно только там или, если вы в ней играете, в личных сообщениях.
refused-replay-rules = С тех пор правила изменились так, что повторить эту партию нельзя.
refused-turn = Хода «{ $given }» нет: ходы идут от 0 до { $turns }.
refused-film = Пока не произошло ничего, что мог бы показать фильм.
