# What the page says that stands in for Discord. Messages `page-…` are handed to the page as they are, so they consist of
# words, arguments and choices by number; no FORM there. Those that Discord’s own client has, too, are worded as it words
# them in this language. `page-cannot-…` is said by the server, to whoever asked for what is not possible.

## The frame of the page

page-skip = К вашей панели
page-channels = Каналы
page-channels-all = Каналы и ветки
page-all-games = Все игры
page-play-as = Кто играет
page-play-as-person = Играть за: { $person }
page-dark = Тёмное
page-who = Кто здесь играет
page-who-now = Кто здесь играет: { $person }
page-window = Открыть в новом окне: { $person }
page-messages = Сообщения
page-newest = К новым сообщениям
page-write-or-command = Написать сообщение или команду
page-close = Закрыть
page-reconnecting = Соединяемся снова…
page-away = { $bot } сейчас не на связи. Кнопки и команды заработают, когда связь вернётся.
page-no-answer = Площадка не отвечает.
page-try-again = { $bot } не отвечает. Попробуйте ещё раз.
page-archived = в архиве
# In the list of channels, over threads that are no longer used.
page-archived-count = В архиве: { $count }
page-unread = не прочитано
page-mentions = { $count ->
    [one] { $count } упоминание
    [few] { $count } упоминания
   *[many] { $count } упоминаний
}
page-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
page-direct = Личные сообщения
page-direct-one = Личное сообщение
# A person or a channel that is mentioned and is not known: @unknown, #unknown.
page-unknown = неизвестно

## The first screen

page-games = Игры
page-play = Играть
page-play-game = Играть: { $game }
page-learn = Учиться
page-open = Новый стол
page-watch = Смотреть
page-level = Сила ботов: { $game }
# Behind the number of matches, which stands in a circle of its own.
page-waiting = { $count ->
    [one] партия ждёт вас
    [few] партии ждут вас
   *[many] партий ждут вас
}
page-matches = Ваши партии
page-matches-none = Пока ни одной. Чтобы начать, хватит одного нажатия выше.
page-machine = За этим компьютером
page-bot = Бот
page-awake = { $bot } на связи
page-waking = { $bot } просыпается

## Who plays at this machine, and what one has chosen

page-name = Ваше имя
page-name-change = Изменить
page-language = Язык
page-colours = Оформление страницы
page-time = Время
page-time-pass = Промотать время
page-time-hour = Час
page-time-day = День

## Messages

page-new = Новое
# The first line of a channel; $help is a button that says /help, $slash the key /.
page-start = Здесь всё начинается. { $help } рассказывает, как играть, а { $slash } показывает все команды.
# Beside the name of a bot.
page-app = БОТ
page-edited = (изменено)
# $command: such as /play.
page-used = { $person } использует { $command }
page-a-message = сообщение
page-thinking = { $bot } думает…
page-only-you = Это видите только вы
page-dismiss = Скрыть сообщение
page-thread-open = Открыть ветку
# $thread: its name, as a link.
page-thread-started = { $person } начинает ветку: { $thread }
page-today = Сегодня в { $time }
page-yesterday = Вчера в { $time }
page-failed = Ошибка взаимодействия
page-spoiler = Спойлер: нажмите, чтобы показать
page-component = Эта страница не умеет показывать элемент { $kind }.
page-field = Эта страница не умеет показывать поле { $kind }.

## Pictures

page-picture = Картинка
page-enlarge = Увеличить: { $description }
page-enlarge-picture = Увеличить картинку
page-larger = Крупнее
page-smaller = Мельче
page-description = Описание
page-original = Открыть оригинал

## Your panel

page-panel = Ваша панель
page-panel-fold = Показать или скрыть вашу панель
page-panel-yours = Это видите только вы
page-panel-asked = О чём вопрос
page-answer-close = Закрыть ответ

## Writing, and commands

page-message = Сообщение
page-send = Отправить
page-commands = Команды
page-suggestions = Подходящее
# $place: #general, @Thicket or the name of a thread.
page-write = Написать: { $place }
page-write-or = Написать: { $place }, или / для команды
page-write-archived = Напишите что-нибудь, и ветка откроется снова
page-command-none = Такой команды нет
page-commands-none = У бота пока нет команд
# $group: the first word of several commands, such as earth.
page-command-which = Выберите одну из /{ $group }…
page-value-none = Ничего похожего
page-true = True
page-false = False
page-required = { $name }: это нужно заполнить.
page-number = { $name }: здесь нужно число.
page-no-response = Приложение не отвечает

## Menus and forms

page-choose = Выбрать
page-choose-something = Выберите вариант
page-done = Готово
page-submit = Отправить
page-cancel = Отмена
page-needed = обязательно
page-choose-name = Нужно выбрать: { $name }
page-choose-some = Нужно выбрать от { $least } до { $most }: { $name }
page-too-short = { $least ->
    [one] { $name }: нужно не менее { $least } символа.
   *[many] { $name }: нужно не менее { $least } символов.
}
page-went-wrong = Что-то не сработало. Попробуйте ещё раз.

## What is not possible: commands and their options

# $name: the command as it was typed, with its /. $near, $known: names of commands or options, with commas between.
page-cannot-command = Команды { $name } нет.
page-cannot-command-near = Команды { $name } нет. Может быть, { $near }?
page-cannot-command-known = Команды { $name } нет. Есть такие: { $known }.
page-cannot-command-more = Команде { $name } нужно ещё слово. Есть такие: { $known }.
page-cannot-rights = Для { $name } здесь нужно больше прав, например право управлять сервером.
page-cannot-direct = { $name } работает только в личных сообщениях.
page-cannot-server = { $name } работает только в канале на сервере.
# $option: the name of an option, in English as it is typed; $options: several.
page-cannot-option = { $name } не понимает «{ $option }». Можно указать: { $known }.
page-cannot-option-none = { $name } не понимает «{ $option }». Указывать здесь ничего не нужно.
page-cannot-twice = В { $name } дважды стоит { $option }: — нужно один раз.
page-cannot-missing = В { $name } не хватает: { $options }.
page-cannot-length = { $option }: слишком коротко или слишком длинно.
page-cannot-truth = { $option }: только true или false.
page-cannot-number = { $option }: здесь нужно число.
page-cannot-bounds = { $option }: число вне допустимых границ.
page-cannot-choice = { $option }: варианта «{ $value }» нет; есть { $known }.
page-cannot-choice-near = { $option }: варианта «{ $value }» нет; может быть, { $near }?

## What is not possible: people, channels and messages

page-cannot-person = Никого по имени { $person } здесь нет. Есть: { $known }.
page-cannot-person-near = Никого по имени { $person } здесь нет. Может быть, { $near }?
page-cannot-nobody = Назовите кого-нибудь. Есть: { $known }.
page-cannot-channel = Канала { $channel } нет.
page-cannot-see = { $person } не видит этого канала.
page-cannot-see-message = { $person } не видит этого сообщения.
page-cannot-locked = Эта ветка закрыта.
page-cannot-archived = Эта ветка в архиве.
page-cannot-dismiss = Скрыть можно только личное сообщение, и только тому, кто его читает.
page-cannot-gone = Этого сообщения больше нет.
# $name: what a developer calls the button or menu; in brackets, because players do not know it.
page-cannot-part = В этом сообщении больше нет такой кнопки или меню ({ $name }).
page-cannot-off = Эта кнопка или меню отключены ({ $name }).
page-cannot-kind = Теперь это другая кнопка или другое меню ({ $name }).
page-cannot-offer = Такого варианта здесь нет ({ $name }: { $values }).
page-cannot-values = { $most ->
    [one] { $name }: нужно от { $least } до { $most } значения.
   *[many] { $name }: нужно от { $least } до { $most } значений.
}
page-cannot-characters = { $most ->
    [one] { $name }: нужно от { $least } до { $most } символа.
   *[many] { $name }: нужно от { $least } до { $most } символов.
}
page-cannot-required = { $name }: это нужно заполнить.
page-cannot-form = Эта форма больше не открыта.
page-cannot-empty = Пустое сообщение отправить нельзя.
page-cannot-long = Discord этого не примет: слишком длинно.
page-cannot-large = Discord этого не примет: слишком большой размер.
# $reason: what Discord itself says, in English.
page-cannot-discord = Discord этого не примет ({ $reason }).

## What is not possible: names and time

page-cannot-name = { $most ->
    [one] В имени должно быть от 1 до { $most } буквы.
   *[many] В имени должно быть от 1 до { $most } букв.
}
page-cannot-name-taken = Имя { $name } здесь уже занято.
page-cannot-time = Здесь время двигать нельзя.
page-cannot-time-far = Время можно промотать на срок от секунды до недели.
# $reason: what the computer says, in English.
page-cannot-keep = Площадка не может это сохранить: { $reason }.
page-cannot-understand = Площадка этого не понимает ({ $reason }).
