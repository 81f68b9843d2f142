"""A prompt becomes buttons, menus and forms by one pure function that keeps every limit of Discord.

Knows prompts and limits; the words come from outside, because only here does a person read them.
"""

from collections.abc import Callable, Sequence
from typing import Literal

from bot.speech import clip
from engine import Amount, Option, Pick, Place, Prompt, Share, choices, letter, record

from . import ids

ROW, BUTTONS, PAGE = 5, 10, 25
LABEL, CHOICE, PLACEHOLDER, ID = 80, 100, 150, 100
# The verb of a menu, and of the buttons that turn its pages.
Pages = tuple[Callable[[int], ids.Verb], Callable[[int], ids.Verb]]
MAIN: Pages = (ids.ChooseFrom, ids.TurnPage)
BESIDES: Pages = (ids.BesidesFrom, ids.TurnBesides)

SHORT = 24  # labels longer than this read better in a menu

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


Row = tuple[Button, ...] | Menu


@record
class Captions:
    """How options and the fixed buttons are called."""

    label: Callable[[Option], str]
    hint: Callable[[Option], str]
    placeholder: str
    nothing: str
    fill: str
    write: str
    earlier: str
    later: str


def lettered(prompt: Prompt, option: Option) -> bool:
    """Cards and goals get letters, in the picture and here, and so does a cell with a way to lie there.

    Plain cells have names; numbers and words say it themselves.
    """
    if option.kind == "cell":
        return isinstance(prompt, Place) and bool(prompt.turns)
    return option.kind in ("card", "goal")


def controls(tag: ids.Tag, prompt: Prompt, words: Captions, page: int = 0) -> tuple[Row, ...]:
    """At most four rows."""
    match prompt:
        case Share():
            return share(tag, prompt, words, page)
        case Amount() if prompt.most - prompt.least >= PAGE:
            return ((Button(tag.id(ids.Write()), clip(words.write, LABEL), "primary"),),)
        case Pick() if prompt.most > 1 and len(prompt.options) > PAGE:
            extra = [nothing(tag, words)] if prompt.least == 0 else []
            return ((Button(tag.id(ids.Write()), clip(words.write, LABEL), "primary"), *extra),)
        case Pick() | Place() | Amount():
            return listed(tag, prompt, words, page)


def listed(tag: ids.Tag, prompt: Pick | Place | Amount, words: Captions, page: int) -> tuple[Row, ...]:
    options = choices(prompt)
    most = prompt.most if isinstance(prompt, Pick) else 1
    least = min(prompt.least, most) if isinstance(prompt, Pick) else 1
    skip = (nothing(tag, words),) if least == 0 else ()
    labels = [named(number, option, prompt, words) for number, option in enumerate(options)]
    short = most == 1 and 0 < len(options) <= BUTTONS and all(len(label) <= SHORT for label in labels)
    if short and not any(words.hint(option) for option in options):  # a button cannot tell what it would bring
        buttons = [Button(tag.id(ids.Choose(option.key)), label) for option, label in zip(options, labels, strict=True)]
        return rows([*buttons, *skip])
    return (*menu(tag, MAIN, options, labels, words, page, (max(least, 1), most)), *rows(skip))


def menu(
    tag: ids.Tag, acts: Pages, options: Sequence[Option], labels: Sequence[str], words: Captions, page: int,
    count: tuple[int, int],
) -> tuple[Row, ...]:
    """One page of a menu, and the buttons to the other pages where there are any."""
    pages = max(1, -(-len(options) // PAGE))
    page = min(max(page, 0), pages - 1)
    part = list(zip(options, labels, strict=True))[page * PAGE : (page + 1) * PAGE]
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


def share(tag: ids.Tag, prompt: Share, words: Captions, page: int) -> tuple[Row, ...]:
    """One piece goes where a menu says; more are filled in from the first, or written."""
    skip = [nothing(tag, words)] if prompt.least == 0 else []
    if prompt.most == 1:
        labels = [named(number, option, prompt, words) for number, option in enumerate(prompt.options)]
        return (*menu(tag, MAIN, prompt.options, labels, words, page, (1, 1)), *rows(skip))
    fill = Button(tag.id(ids.Fill()), clip(words.fill, LABEL), "primary")
    return rows([fill, Button(tag.id(ids.Write()), clip(words.write, LABEL)), *skip])


def asides(tag: ids.Tag, options: Sequence[Option], words: Captions, page: int = 0) -> tuple[Row, ...]:
    """Anytime actions: buttons for a few, a menu for many."""
    labels = [clip(words.label(option), LABEL) for option in options]
    if len(options) <= ROW:
        return rows([Button(tag.id(ids.Besides(o.key)), label) for o, label in zip(options, labels, strict=True)])
    return menu(tag, BESIDES, options, labels, words, page, (1, 1))


def named(number: int, option: Option, prompt: Prompt, words: Captions) -> str:
    label = words.label(option)
    return clip(f"{letter(number)} · {label}" if lettered(prompt, option) else label, LABEL)


def nothing(tag: ids.Tag, words: Captions) -> Button:
    return Button(tag.id(ids.Nothing()), clip(words.nothing, LABEL))


def rows(buttons: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    return tuple([tuple(buttons[at : at + ROW]) for at in range(0, len(buttons), ROW)])
