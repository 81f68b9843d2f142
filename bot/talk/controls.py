"""A prompt becomes buttons, menus and forms by one pure function that keeps every limit of Discord.

Knows prompts and limits; the words come from outside, because only here does a person read them.
"""

from collections.abc import Callable, Sequence
from typing import Literal

from bot.speech import clip
from engine import Amount, Option, Pick, Place, Prompt, Share, choices, letter, record

from . import ids, verbs
from .marks import Marks, digits, has_room, limits, pressed, unmarked

ROW, PAGE = 5, 25
LABEL, CHOICE, PLACEHOLDER, ID = 80, 100, 150, 100
SHORT = 56  # characters of a button with what it would bring: two lines on a phone
COMPONENTS = 40  # of a message, with text, picture and rows
AROUND = 5  # what every panel has: box, text and picture; and the menu for looking in its row

# The verb of a menu, and of the buttons that turn its pages.
Pages = tuple[Callable[[int], verbs.Verb], Callable[[int], verbs.Verb]]
MAIN: Pages = (verbs.ChooseFrom, verbs.TurnPage)
BESIDES: Pages = (verbs.BesidesFrom, verbs.TurnBesides)

Style = Literal["primary", "secondary", "success", "danger"]


@record
class Button:
    id: str
    label: str
    style: Style = "secondary"
    disabled: bool = False
    mark: str = ""  # an emoji beside the label


@record
class Choice:
    value: str
    label: str
    hint: str = ""
    mark: str = ""


@record
class Menu:
    id: str
    placeholder: str
    least: int
    most: int
    choices: tuple[Choice, ...]


@record
class Places:
    """A menu of the channels of the server, with those chosen."""

    id: str
    placeholder: str
    least: int
    most: int
    chosen: tuple[int, ...]


Row = tuple[Button, ...] | Menu


@record
class Captions:
    """How options and the fixed buttons are called. `hint` tells what an option brings.

    A menu has room for a whole label and hint; a button has `name` and `brief`, which say the same in a word or, where
    nothing comes of it, in none; a brief form that is None is missing.
    """

    label: Callable[[Option], str]
    hint: Callable[[Option], str]
    name: Callable[[Option], str]
    brief: Callable[[Option], str | None]
    told: Callable[[str, str], str]  # a name, and what is told of it in a word
    letters: Callable[[Option], bool]
    style: Callable[[Option], Style]
    mark: Callable[[Option], str]
    put: Callable[[str, int], str]  # a label, and how many are put there
    placeholder: str
    nothing: str
    done: Callable[[int, int | None], str]  # how many are marked, and of how many if that matters
    fill: str
    afresh: str
    write: str
    earlier: str
    later: str


@record
class Open:
    """What of a panel is not in the question: the page of a menu, and what is marked before it is answered."""

    page: int = 0
    marked: Marks | None = None
    width: int = 0  # of the board, whose rows are kept
    taken: int = 0  # components for anything else that can be pressed


NEW = Open()


def controls(tag: ids.Tag, prompt: Prompt, words: Captions, opened: Open = NEW) -> tuple[Row, ...]:
    """Buttons for all that fits, a menu for what is long or many, a form for the rest; at most six rows."""
    match prompt:
        case Amount() if prompt.most - prompt.least >= PAGE:
            return ((Button(tag.id(verbs.Write()), clip(words.write, LABEL), "primary"),),)
        case Pick() | Share() if prompt.most > 1:
            return several(tag, prompt, words, opened) or unpressed(tag, prompt, words, opened)
        case Pick() | Place() | Amount() | Share():
            return single(tag, prompt, words, opened)


def single(tag: ids.Tag, prompt: Prompt, words: Captions, opened: Open) -> tuple[Row, ...]:
    options = choices(prompt)
    skip = rows([nothing(tag, words)] if isinstance(prompt, (Pick, Share)) and prompt.least == 0 else [])
    if pressable(options, words):
        buttons = [
            Button(
                tag.id(verbs.Choose(option.key)), told(number, option, words), words.style(option),
                mark=words.mark(option),
            )
            for number, option in enumerate(options)
        ]
        lines = (*laid(buttons, options, opened.width), *skip)
        if fits(lines, opened):
            return lines
    return (*menu(tag, MAIN, options, labels(options, words), words, opened.page, (1, 1)), *skip)


def several(tag: ids.Tag, prompt: Pick | Share, words: Captions, opened: Open) -> tuple[Row, ...]:
    """Every press marks one, or puts one more on it; *Done* and *Fill* answer, and the last that there may be does.
    Nothing where it does not fit.
    """
    options, marked = prompt.options, opened.marked or unmarked(prompt)
    if not pressable(options, words):
        return ()
    buttons = [marking(tag, prompt, words, marked, place) for place in range(len(options))]
    lines = (*laid(buttons, options, opened.width), *rows(closing(tag, prompt, words, marked)))
    return lines if fits(lines, opened) else ()


def last(prompt: Prompt, shown: Sequence[Row]) -> int:
    """Which mark answers by itself, where options are marked by buttons; else 0."""
    buttons = sum([len(row) for row in shown if not isinstance(row, Menu)])
    return prompt.most if isinstance(prompt, Pick) and buttons > prompt.most > 1 else 0


def marking(tag: ids.Tag, prompt: Pick | Share, words: Captions, marked: Marks, place: int) -> Button:
    option, n = prompt.options[place], marked[place]
    label = told(place, option, words)
    after = digits(pressed(prompt, marked, place), limits(prompt))
    return Button(
        tag.id(verbs.Toggle(after, place)),
        clip(words.put(label, n), LABEL) if n and isinstance(prompt, Share) else label,
        "success" if n else "secondary",
        disabled=not has_room(prompt, marked, place) and not (n and isinstance(prompt, Pick)), mark=words.mark(option),
    )


def closing(tag: ids.Tag, prompt: Pick | Share, words: Captions, marked: Marks) -> list[Button]:
    """What answers: what is marked, what fills the rest, or nothing."""
    total, so_far = sum(marked), digits(marked, limits(prompt))
    shares = isinstance(prompt, Share)
    done = Button(
        tag.id(verbs.Done(so_far)), clip(words.done(total, prompt.most if shares else None), LABEL), "primary",
        disabled=not max(prompt.least, 1) <= total <= prompt.most,
    )
    fill = Button(tag.id(verbs.Fill(so_far)), clip(words.fill, LABEL), disabled=total >= prompt.most)
    afresh = Button(tag.id(verbs.StartOver()), clip(words.afresh, LABEL), disabled=not total)
    skip = [nothing(tag, words)] if prompt.least == 0 else []
    return [done, *([fill, afresh] if shares else []), *skip]


def unpressed(tag: ids.Tag, prompt: Pick | Share, words: Captions, opened: Open) -> tuple[Row, ...]:
    """What is too much for buttons: a menu, or written."""
    options = prompt.options
    write = Button(tag.id(verbs.Write()), clip(words.write, LABEL), "primary")
    skip = [nothing(tag, words)] if prompt.least == 0 else []
    match prompt:
        case Share():
            return rows([Button(tag.id(verbs.Fill()), clip(words.fill, LABEL)), write, *skip])
        case Pick() if len(options) > PAGE:
            return rows([write, *skip])
        case Pick():
            count = (max(prompt.least, 1), prompt.most)
            return (*menu(tag, MAIN, options, labels(options, words), words, opened.page, count), *rows(skip))


def laid(buttons: Sequence[Button], options: Sequence[Option], width: int) -> tuple[tuple[Button, ...], ...]:
    """Cells lie as on the board, row by row, if there are not too many rows."""
    if width and all(option.kind == "cell" for option in options):
        lines: dict[int, list[Button]] = {}
        for button, option in sorted(zip(buttons, options, strict=True), key=lambda pair: pair[1].id):
            lines.setdefault(option.id // width, []).append(button)
        found = tuple([row for line in lines.values() for row in rows(line)])
        if len(found) <= ROW:
            return found
    return rows(buttons)


def pressable(options: Sequence[Option], words: Captions) -> bool:
    """A button must tell in a word what it would bring; of a few the panel tells it above them."""
    return (
        0 < len(options) <= PAGE
        and (few(options) or not any(words.brief(option) is None for option in options))
    )


def few(options: Sequence[Option]) -> bool:
    """So few that the panel has a line for each."""
    return len(options) <= ROW


def fits(lines: Sequence[Row], opened: Open) -> bool:
    return spare(lines) >= opened.taken


def taken(lines: Sequence[Row]) -> int:
    """How many components these rows are."""
    return sum([2 if isinstance(line, Menu) else 1 + len(line) for line in lines])


def spare(beside: Sequence[Row]) -> int:
    """How many components the message has room for besides these rows."""
    return COMPONENTS - AROUND - taken(beside)


def told(number: int, option: Option, words: Captions) -> str:
    """What a button says: the name, and in a word what it would bring, as much of it as is short."""
    name, brief = lettered(number, option, words.name(option), words), words.brief(option)
    whole = words.told(name, brief) if brief else name
    return clip(whole, min(LABEL, max(SHORT, len(name))))


def menu(
    tag: ids.Tag, acts: Pages, options: Sequence[Option], called: Sequence[str], words: Captions, page: int,
    count: tuple[int, int],
) -> tuple[Row, ...]:
    """One page of a menu, and the buttons to the other pages where there are any."""
    pages = max(1, -(-len(options) // PAGE))
    page = min(max(page, 0), pages - 1)
    part = list(zip(options, called, strict=True))[page * PAGE : (page + 1) * PAGE]
    if not part:
        return ()
    least, most = count
    shown = tuple([Choice(o.key, clip(label, CHOICE), clip(words.hint(o), CHOICE), words.mark(o)) for o, label in part])
    hint, bounds = clip(words.placeholder, PLACEHOLDER), (min(least, len(part)), min(most, len(part)))
    choose, turn = acts
    found = Menu(tag.id(choose(page)), hint, *bounds, shown)
    turns = ((page - 1, words.earlier), (page + 1, words.later))
    pager = tuple([Button(tag.id(turn(to)), clip(sign, LABEL)) for to, sign in turns if 0 <= to < pages])
    return (found, pager) if pager else (found,)


def asides(tag: ids.Tag, options: Sequence[Option], words: Captions, page: int = 0) -> tuple[Row, ...]:
    """Anytime actions: buttons for a few, a menu for many."""
    found = [clip(words.label(option), LABEL) for option in options]
    if len(options) <= ROW:
        return rows([
            Button(tag.id(verbs.Besides(o.key)), label, words.style(o), mark=words.mark(o))
            for o, label in zip(options, found, strict=True)
        ])
    return menu(tag, BESIDES, options, found, words, page, (1, 1))


def at_once(tag: ids.Tag, offered: Sequence[tuple[str, str]], room: int) -> tuple[Row, ...]:
    """What answers more than the question with one press, as much of it as a row and the message have room for."""
    shown = offered[: min(ROW, max(0, room - 1))]
    return rows([Button(tag.id(verbs.AtOnce(word)), clip(label, LABEL)) for word, label in shown])


def labels(options: Sequence[Option], words: Captions) -> list[str]:
    return [clip(lettered(number, o, words.label(o), words), LABEL) for number, o in enumerate(options)]


def lettered(number: int, option: Option, label: str, words: Captions) -> str:
    return f"{letter(number)} · {label}" if words.letters(option) else label


def nothing(tag: ids.Tag, words: Captions) -> Button:
    return Button(tag.id(verbs.Nothing()), clip(words.nothing, LABEL))


def rows(buttons: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    return tuple([tuple(buttons[at : at + ROW]) for at in range(0, len(buttons), ROW)])
