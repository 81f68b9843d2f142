"""What a choice would bring, told from a trial of it: needs covered and broken in every city, and who comes or goes."""

from collections.abc import Sequence

from engine.agenda import Task
from engine.prompt import Option, Pick, Prompt, choices
from engine.text import Arg, Text, text

from .action import STOP, leader
from .aim import Shift
from .cards import needs_text
from .chart import NAMES
from .cities import city_card, cover
from .goals import free
from .play import PLAY, PlaceCard
from .protection import aim_name
from .state import Cast, City, Gaia
from .trial import Trial, chosen, unopposed
from .turn import Feed, food

NOTHING, NOT_YET = Text("gaia-hint-nothing"), Text("gaia-hint-not-yet")
Stack = Sequence[Task]


def hint(state: Gaia, stack: Stack, seat: int, prompt: Prompt, option: Option) -> Text | None:
    """`stack` is what is still to do for the seat, the question on top."""
    match prompt.ask:
        case "at" | "with" | "capture" | "second":
            trial = chosen(state, stack[-1:], prompt, option)
            return None if isinstance(trial.question, Shift) else told(state, trial, seat)
        case "from":
            return fed(state, stack, seat, prompt, option)
        case "city":
            return None if len(food(state, option.id)) > 1 else fed(state, stack, seat, prompt, option)
        case "card":
            return card(state, stack, seat, prompt, option)
        case "end":
            return text("gaia-hint-end", winner=person(leader(state, seat), seat)) if option == STOP else None
        case _:
            return None


def card(state: Gaia, stack: Stack, seat: int, prompt: Prompt, option: Option) -> Text | None:
    """With one place to go, what happens there, as that place will not be asked for."""
    if about(prompt) != PLAY:
        return None
    if option.word == "tornado":
        return tornado(state, seat)
    trial = chosen(state, stack[-1:], prompt, option)
    if isinstance(trial.question, PlaceCard):
        return text("gaia-hint-places", count=len(choices(trial.question.prompt(trial.state))))
    return told(state, trial, seat)


def tornado(state: Gaia, seat: int) -> Text | None:
    """What it takes is chance, but it may be the last card of a goal."""
    trial = state.copy()
    trial.played[seat].append("tornado")
    return Text("gaia-hint-goal") if completed(state, trial, seat) else None


def fed(state: Gaia, stack: Stack, seat: int, prompt: Prompt, option: Option) -> Text | None:
    """Told with all the feeding that follows without a question."""
    feeding = [task for task in stack[:-1] if isinstance(task, Feed)]
    trial = chosen(state, [*feeding, stack[-1]], prompt, option)
    found = told(state, trial, seat)
    return NOT_YET if found == NOTHING and trial.question else found


def looming(state: Gaia, seat: int, played: Cast) -> Text:
    """To who is asked about an element: what it does unless somebody cancels it."""
    if played.card == "tornado":
        return text("gaia-ahead-tornado", back=Text(f"gaia-back-{dict(played.backs)[seat]}"))
    brings = told(state, unopposed(state, played), played.seat, seat)
    return text("gaia-ahead-element", cell=aim_name(played.cells), brings=brings)


def about(prompt: Prompt) -> Option:
    found = prompt.about if isinstance(prompt, Pick) else None
    if found is None:
        raise ValueError(f"the question {prompt.ask!r} is about nothing")
    return found


def told(state: Gaia, trial: Trial, seat: int, reader: int | None = None) -> Text:
    """What the trial of `seat` brings, told to `reader`, if that is someone else."""
    reader = seat if reader is None else reader
    before = {city.card: (cell, city) for cell, city in state.cities.items()}
    after = {city.card: (cell, city) for cell, city in trial.state.cities.items()}
    parts = []
    for card in [*before, *[card for card in after if card not in before]]:
        parts += compared(state, trial.state, before.get(card), after.get(card), reader)
    for offer in trial.offers:
        parts.append(text(f"gaia-hint-{offer.kind}", player=person(seat, reader), city=offer.city))
    if trial.state.winner is not None:
        parts.append(text("gaia-hint-wins", player=person(trial.state.winner, reader)))
    elif reader == seat and completed(state, trial.state, seat):
        parts.append(Text("gaia-hint-goal"))
    return text("gaia-hint", parts=tuple(parts)) if parts else NOTHING


def completed(state: Gaia, trial: Gaia, seat: int) -> bool:
    return len(free(trial, seat)) > len(free(state, seat))


def person(seat: int, reader: int) -> Text:
    return Text("gaia-you") if seat == reader else text("gaia-player", seat=seat)


def compared(
    state: Gaia, trial: Gaia, before: tuple[int, City] | None, after: tuple[int, City] | None, reader: int
) -> list[Text]:
    cell, city = after or before or (0, City("", 0))
    card = city_card(city)
    had = cover(state, before[0], card.needs) if before else (None,) * 4
    has = cover(trial, after[0], card.needs) if after else (None,) * 4
    gained = [need for need, old, new in zip(card.needs, had, has, strict=True) if old is None and new is not None]
    broken = [need for need, old, new in zip(card.needs, had, has, strict=True) if old is not None and new is None]
    told: dict[str, Arg] = {"city": card.name, "cell": NAMES[cell], "before": len(card.needs) - had.count(None)}
    told["after"] = len(card.needs) - has.count(None)
    parts = []
    if before is None:
        parts.append(text("gaia-hint-founds", needs=needs_text(tuple(gained)), **told))
    elif after is None:
        parts.append(text("gaia-hint-ruins", **told))
    elif gained and not broken:
        parts.append(text("gaia-hint-raises", needs=needs_text(tuple(gained)), **told))
    elif broken and not gained:
        parts.append(text("gaia-hint-breaks", needs=needs_text(tuple(broken)), **told))
    elif gained:
        needs: dict[str, Arg] = {"gained": needs_text(tuple(gained)), "broken": needs_text(tuple(broken))}
        parts.append(text("gaia-hint-shifts", **needs, **told))
    return parts + moved(state, before, after, card.name, reader)


def moved(
    state: Gaia, before: tuple[int, City] | None, after: tuple[int, City] | None, name: str, reader: int
) -> list[Text]:
    """Who comes to the city and who leaves it."""
    were = before[1].meeples if before else ()
    are = after[1].meeples if after else ()
    parts = []
    for seat in range(len(state.meeples)):
        change = are.count(seat) - were.count(seat)
        if change:
            kind = "comes" if change > 0 else "leaves"
            parts.append(text(f"gaia-hint-{kind}", player=person(seat, reader), city=name, count=abs(change)))
    return parts
