"""A prompt becomes buttons, menus and forms by one pure function that keeps every limit of Discord.

Knows prompts and limits; the words come from outside, because only here does a person read them.
"""

from collections.abc import Callable, Sequence
from typing import Literal

from bot.speech import clip
from engine import Amount, Option, Pick, Place, Prompt, Share, choices, letter, record

from . import ids
from .marks import digits, marks

ROW, PAGE = 5, 25
LABEL, CHOICE, PLACEHOLDER, ID = 80, 100, 150, 100
SHORT = 40  # characters; labels longer than this read better in a menu
COMPONENTS = 40  # of a message, with text, picture and rows
ABOVE, BELOW = 3, 4  # what the panel has besides: box, text and picture; Back and the menu for looking, each in a row

# The verb of a menu, and of the buttons that turn its pages.
Pages = tuple[Callable[[int], ids.Verb], Callable[[int], ids.Verb]]
MAIN: Pages = (ids.ChooseFrom, ids.TurnPage)
BESIDES: Pages = (ids.BesidesFrom, ids.TurnBesides)

Style = Literal["primary", "secondary", "success", "danger"]


@record
class Button:
    id: str
    label: str
    style: Style = "secondary"
    disabled: bool = False


@record
class Choice:
    value: str
    label: str
    hint: str = ""


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
    placeholder: str
    nothing: str
    done: Callable[[int], str]
    fill: str
    write: str
    earlier: str
    later: str


@record
class Open:
    """What of a panel is not in the question: the page of a menu, and which options of several are marked."""

    page: int = 0
    picked: str = ""
    width: int = 0  # of the board, whose rows are kept
    taken: int = 0  # components for anything else that can be pressed


NEW = Open()


def controls(tag: ids.Tag, prompt: Prompt, words: Captions, opened: Open = NEW) -> tuple[Row, ...]:
    """Buttons for all that fits, a menu for what is long or many, a form for the rest; at most six rows."""
    match prompt:
        case Share() if prompt.most > 1:
            return share(tag, prompt, words)
        case Amount() if prompt.most - prompt.least >= PAGE:
            return ((Button(tag.id(ids.Write()), clip(words.write, LABEL), "primary"),),)
        case Pick() if prompt.most > 1:
            return several(tag, prompt, words, opened)
        case Pick() | Place() | Amount() | Share():
            return single(tag, prompt, words, opened)


def single(tag: ids.Tag, prompt: Prompt, words: Captions, opened: Open) -> tuple[Row, ...]:
    options = choices(prompt)
    skip = rows([nothing(tag, words)] if isinstance(prompt, (Pick, Share)) and prompt.least == 0 else [])
    if pressable(options, words):
        buttons = [
            Button(tag.id(ids.Choose(option.key)), told(number, option, words)) for number, option in enumerate(options)
        ]
        lines = (*laid(buttons, options, opened.width), *skip)
        if fits(lines, opened):
            return lines
    return (*menu(tag, MAIN, options, labels(options, words), words, opened.page, (1, 1)), *skip)


def several(tag: ids.Tag, prompt: Pick, words: Captions, opened: Open) -> tuple[Row, ...]:
    """Every press marks one or takes its mark away; only *Done* answers."""
    options, marked = prompt.options, marks(opened.picked, len(prompt.options))
    skip = [nothing(tag, words)] if prompt.least == 0 else []
    if pressable(options, words):
        buttons = [
            Button(
                tag.id(ids.Toggle(digits(marked ^ {number}))), told(number, option, words),
                "success" if number in marked else "secondary",
                disabled=number not in marked and len(marked) >= prompt.most,
            )
            for number, option in enumerate(options)
        ]
        done = Button(
            tag.id(ids.Done(digits(marked))), clip(words.done(len(marked)), LABEL), "primary",
            disabled=not max(prompt.least, 1) <= len(marked) <= prompt.most,
        )
        lines = (*laid(buttons, options, opened.width), *rows([done, *skip]))
        if fits(lines, opened):
            return lines
    if len(options) > PAGE:
        return rows([Button(tag.id(ids.Write()), clip(words.write, LABEL), "primary"), *skip])
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
        and all(len(told(number, option, words)) <= SHORT for number, option in enumerate(options))
        and (few(options) or not any(words.brief(option) is None for option in options))
    )


def few(options: Sequence[Option]) -> bool:
    """So few that the panel has a line for each."""
    return len(options) <= ROW


def fits(lines: Sequence[Row], opened: Open) -> bool:
    return taken(lines) <= COMPONENTS - ABOVE - BELOW - opened.taken


def taken(lines: Sequence[Row]) -> int:
    """How many components these rows are."""
    return sum([2 if isinstance(line, Menu) else 1 + len(line) for line in lines])


def told(number: int, option: Option, words: Captions) -> str:
    """What a button says: the name, and in a word what it would bring."""
    name, brief = lettered(number, option, words.name(option), words), words.brief(option)
    return clip(words.told(name, brief) if brief else name, LABEL)


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
    shown = tuple([Choice(o.key, clip(label, CHOICE), clip(words.hint(o), CHOICE)) for o, label in part])
    hint, bounds = clip(words.placeholder, PLACEHOLDER), (min(least, len(part)), min(most, len(part)))
    choose, turn = acts
    found = Menu(tag.id(choose(page)), hint, *bounds, shown)
    turns = ((page - 1, words.earlier), (page + 1, words.later))
    pager = tuple([Button(tag.id(turn(to)), clip(sign, LABEL)) for to, sign in turns if 0 <= to < pages])
    return (found, pager) if pager else (found,)


def share(tag: ids.Tag, prompt: Share, words: Captions) -> tuple[Row, ...]:
    """Filled in from the first on, or written."""
    skip = [nothing(tag, words)] if prompt.least == 0 else []
    fill = Button(tag.id(ids.Fill()), clip(words.fill, LABEL), "primary")
    return rows([fill, Button(tag.id(ids.Write()), clip(words.write, LABEL)), *skip])


def asides(tag: ids.Tag, options: Sequence[Option], words: Captions, page: int = 0) -> tuple[Row, ...]:
    """Anytime actions: buttons for a few, a menu for many."""
    found = [clip(words.label(option), LABEL) for option in options]
    if len(options) <= ROW:
        return rows([Button(tag.id(ids.Besides(o.key)), label) for o, label in zip(options, found, strict=True)])
    return menu(tag, BESIDES, options, found, words, page, (1, 1))


def labels(options: Sequence[Option], words: Captions) -> list[str]:
    return [clip(lettered(number, o, words.label(o), words), LABEL) for number, o in enumerate(options)]


def lettered(number: int, option: Option, label: str, words: Captions) -> str:
    return f"{letter(number)} · {label}" if words.letters(option) else label


def nothing(tag: ids.Tag, words: Captions) -> Button:
    return Button(tag.id(ids.Nothing()), clip(words.nothing, LABEL))


def rows(buttons: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    return tuple([tuple(buttons[at : at + ROW]) for at in range(0, len(buttons), ROW)])
