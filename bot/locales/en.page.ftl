# What the page says that stands in for Discord. Messages `page-…` are handed to the page as they are, so they consist of
# words, arguments and choices by number; no FORM there. Those that Discord’s own client has, too, are worded as it words
# them in this language. `page-cannot-…` is said by the server, to whoever asked for what is not possible.

## The frame of the page

page-skip = To your panel
page-channels = Channels
page-channels-all = Channels and threads
page-all-games = All games
page-play-as = Play as
page-play-as-person = Play as { $person }
page-dark = Dark
page-who = Who plays here
page-who-now = Who plays here: { $person }
page-window = Open as { $person } in a new window
page-messages = Messages
page-newest = Jump to the newest message
page-write-or-command = Write a message or a command
page-close = Close
page-reconnecting = Reconnecting…
page-away = { $bot } is away. Buttons and commands will work when it is back.
page-no-answer = The playground does not answer.
page-try-again = { $bot } did not answer. Try again.
page-archived = archived
# In the list of channels, over threads that are no longer used.
page-archived-count = Archived: { $count }
page-unread = unread
page-mentions = { $count ->
    [one] { $count } mention
   *[other] { $count } mentions
}
page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-direct = Direct messages
page-direct-one = Direct message
# A person or a channel that is mentioned and is not known: @unknown, #unknown.
page-unknown = unknown

## The first screen

page-games = Games
page-play = Play
# The same for who does not see the cover above it.
page-play-game = Play { $game }
page-learn = Learn
page-open = Open a table
page-watch = Watch
page-level = Level of the bots in { $game }
# Behind the number of matches, which stands in a circle of its own.
page-waiting = { $count ->
    [one] match waits for you
   *[other] matches wait for you
}
page-matches = Your matches
page-matches-none = None yet. One press above begins one.
page-machine = At this machine
page-bot = The bot
page-awake = { $bot } is awake
page-waking = { $bot } is waking up

## Who plays at this machine, and what one has chosen

page-name = Your name
page-name-change = Change
page-language = Language
page-colours = Colours of the page
page-time = Time
page-time-pass = Let time pass
page-time-hour = An hour
page-time-day = A day

## Messages

page-new = New
# The first line of a channel; $help is a button that says /help, $slash the key /.
page-start = This is where it begins. { $help } says how, and { $slash } lists all commands.
# Beside the name of a bot.
page-app = APP
page-edited = (edited)
# $command: such as /play.
page-used = { $person } used { $command }
page-a-message = a message
page-thinking = { $bot } is thinking…
page-only-you = Only you can see this
page-dismiss = Dismiss message
page-thread-open = Open thread
# $thread: its name, as a link.
page-thread-started = { $person } started a thread: { $thread }
page-today = Today at { $time }
page-yesterday = Yesterday at { $time }
page-failed = This interaction failed
page-spoiler = Spoiler, press to show
page-component = This page cannot show component { $kind }.
page-field = This page cannot show field { $kind }.

## Pictures

page-picture = Picture
page-enlarge = Enlarge: { $description }
page-enlarge-picture = Enlarge the picture
page-larger = Larger
page-smaller = Smaller
page-description = Description
page-original = Open original

## Your panel

page-panel = Your panel
page-panel-fold = Show or hide your panel
page-panel-yours = Only you see this
page-panel-asked = What is asked
page-answer-close = Close the answer

## Writing, and commands

page-message = Message
page-send = Send
page-commands = Commands
page-suggestions = Suggestions
# $place: #general, @Thicket or the name of a thread.
page-write = Message { $place }
page-write-or = Message { $place }, or / for a command
page-write-archived = Write something to open this thread again
page-command-none = No such command
page-commands-none = The bot has no commands yet
# $group: the first word of several commands, such as earth.
page-command-which = Choose one of /{ $group } …
page-value-none = Nothing like that
page-true = True
page-false = False
page-required = { $name } is required.
page-number = { $name } is a number.
page-no-response = The application did not respond

## Menus and forms

page-choose = Choose
page-choose-something = Make a selection
page-done = Done
page-submit = Submit
page-cancel = Cancel
page-needed = required
page-choose-name = Please choose: { $name }
page-choose-some = Please choose { $least } to { $most }: { $name }
page-too-short = { $name }: at least { $least } characters are needed.
page-went-wrong = Something went wrong. Try again.

## What is not possible: commands and their options

# $name: the command as it was typed, with its /. $near, $known: names of commands or options, with commas between.
page-cannot-command = There is no command { $name }.
page-cannot-command-near = There is no command { $name }. Did you mean: { $near }?
page-cannot-command-known = There is no command { $name }. There are: { $known }.
page-cannot-command-more = { $name } needs one more word. There are: { $known }.
page-cannot-rights = { $name } is for people with more rights here, such as who manages the server.
page-cannot-direct = { $name } works only in direct messages.
page-cannot-server = { $name } works only in a channel of a server.
# $option: the name of an option, in English as it is typed; $options: several.
page-cannot-option = { $name } does not understand “{ $option }”. It takes { $known }.
page-cannot-option-none = { $name } does not understand “{ $option }”. It takes nothing.
page-cannot-twice = { $name } has { $option }: twice; say it once.
page-cannot-missing = { $name } needs { $options }.
page-cannot-length = { $option } is too short or too long.
page-cannot-truth = { $option } is true or false.
page-cannot-number = { $option } is a number.
page-cannot-bounds = { $option } is out of bounds.
page-cannot-choice = { $option } does not offer “{ $value }”; it offers { $known }.
page-cannot-choice-near = { $option } does not offer “{ $value }”; did you mean { $near }?

## What is not possible: people, channels and messages

page-cannot-person = There is nobody called { $person }. There are: { $known }.
page-cannot-person-near = There is nobody called { $person }. Did you mean: { $near }?
page-cannot-nobody = Name somebody. There are: { $known }.
page-cannot-channel = There is no channel { $channel }.
page-cannot-see = { $person } does not see this channel.
page-cannot-see-message = { $person } does not see this message.
page-cannot-locked = This thread is locked.
page-cannot-archived = This thread is archived.
page-cannot-dismiss = Only private messages can be dismissed, by their reader.
page-cannot-gone = The message is gone.
# $name: what a developer calls the button or menu; in brackets, because players do not know it.
page-cannot-part = This message no longer has that button or menu ({ $name }).
page-cannot-off = That button or menu is switched off ({ $name }).
page-cannot-kind = That is another kind of button or menu by now ({ $name }).
page-cannot-offer = That is not offered here ({ $name }: { $values }).
page-cannot-values = { $name } takes { $least } to { $most } values.
page-cannot-characters = { $name } takes { $least } to { $most } characters.
page-cannot-required = { $name } is required.
page-cannot-form = This form is no longer open.
page-cannot-empty = An empty message cannot be sent.
page-cannot-long = Discord would not take this: it is too long.
page-cannot-large = Discord would not take this: it is too large.
# $reason: what Discord itself says, in English.
page-cannot-discord = Discord would not take this ({ $reason }).

## What is not possible: names and time

page-cannot-name = A name has 1 to { $most } letters.
page-cannot-name-taken = Somebody here is called { $name } already.
page-cannot-time = Time cannot be moved here.
page-cannot-time-far = Time goes on by a second to a week.
# $reason: what the computer says, in English.
page-cannot-keep = The playground cannot keep this: { $reason }.
page-cannot-understand = The playground does not understand this ({ $reason }).
