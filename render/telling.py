"""Pictures in words, for who cannot see them: one order for all games, and one way to stop where no more fits.

`seat` is a seat's number in every text: whoever words them has the names.
"""

from collections.abc import Iterable

from engine import Text, View, record, text

ENDS = (".", "!", "?", "…")


@record
class Told:
    """What a game says of a picture, by what it is for. `now`: whose turn it is, what was done last. `choices`: what
    the reader can choose; `goals`: what gives points; `rest`: all that lies there. `over`: the match has ended.
    `ending`: by what it was won or lost. `rival`: whose the last sheet is, if it is no player's.
    """

    now: tuple[Text, ...] = ()
    choices: tuple[Text, ...] = ()
    goals: tuple[Text, ...] = ()
    rest: tuple[Text, ...] = ()
    over: bool = False
    ending: tuple[Text, ...] = ()
    rival: Text | None = None


def arranged(view: View, told: Told, asked: str = "") -> tuple[Text, ...]:
    """Winner and totals first, then the question, then what can be chosen; goals before what everybody has.

    `asked`: the question in words. What is going on comes after what can be chosen, or first where nothing can be.
    Nothing is said twice: what can be chosen may be part of what everybody has.
    """
    ended = outcome(view, told) if told.over else ()
    question = (text("alt-question", question=asked),) if asked else ()
    middle = (*told.choices, *told.now) if told.choices else told.now
    said = list[Text]()
    for each in (*ended, *question, *middle, *told.goals, *told.rest):
        if each not in said:
            said.append(each)
    return tuple(said)


def outcome(view: View, told: Told) -> tuple[Text, ...]:
    """Who has won and why, and everybody's total, the best first."""
    won = tuple([text("alt-winner", seat=seat) for seat in view.winners])
    if not won and not told.ending:
        won = (text("alt-lost"),)
    sheets = view.sheets or ()
    order = sorted(range(len(sheets)), key=lambda number: -sheets[number].total)
    totals = [text("alt-total", seat=owner(number, len(sheets), told.rival), points=sheets[number].figure)
              for number in order]  # fmt: skip
    ended = (*won, *told.ending)
    return (*ended, text("alt-totals", totals=tuple(totals))) if totals else ended


def owner(number: int, sheets: int, rival: Text | None) -> int | Text:
    return rival if rival is not None and number == sheets - 1 else number


def scores(view: View, *, over: bool, ending: tuple[Text, ...] = (), rival: Text | None = None) -> Told:
    """The score sheet, line by line."""
    sheets = view.sheets or ()
    lines = [tuple([text("alt-line", name=line.text, points=line.figure) for line in sheet.lines]) for sheet in sheets]
    rest = [text("alt-sheet", seat=owner(number, len(sheets), rival), total=sheet.figure, lines=lines[number])
            for number, sheet in enumerate(sheets)]  # fmt: skip
    now = (text("alt-scores" if over else "alt-standing"),)
    return Told(now=now, rest=tuple(rest), over=over, ending=ending, rival=rival)


def sentences(said: Iterable[str]) -> list[str]:
    """Each with a full stop."""
    return [line if line.endswith(ENDS) else f"{line}." for line in map(str.strip, said) if line]


def within(said: Iterable[str], limit: int) -> str:
    """As many whole sentences as there is room for."""
    whole = " ".join(sentences(said))
    if len(whole) <= limit:
        return whole
    end = max(whole.rfind(f"{mark} ", 0, limit) for mark in ENDS)
    return whole[: end + 1] if end > 0 else f"{whole[: limit - 1].rstrip()}…"
