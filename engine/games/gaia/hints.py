"""What a choice would bring, told from a trial of it: needs covered and broken in every city, and who comes or goes.

And what is still to come in a turn. The questions use it; it knows none of them.
"""

from typing import Any

from engine.agenda import Agenda
from engine.prompt import Tone
from engine.text import Arg, Text, text

from .cards import FACE, CityCard
from .chart import NAMES
from .cities import city_card, cover
from .goals import free
from .spots import can_found
from .state import City, Gaia
from .trial import Trial
from .words import needs_text

NOTHING, NOT_YET = Text("gaia-hint-nothing"), Text("gaia-hint-not-yet")


def rest_of_turn(state: Gaia, agenda: Agenda[Any], seat: int, hungry: int = 0) -> tuple[Text, ...]:
    """The feeding and the actions after the question on top; `hungry` are cities that this question itself leaves."""
    if seat != state.turn:
        return ()
    later = agenda.seats[seat][:-1]
    hungry += sum([len(task.cells) for task in later if task.kind == "feed"])
    count = state.left if any(task.kind == "choose" for task in later) else state.left - 1
    found = (text("gaia-ahead-feed", count=hungry),) if hungry else ()
    then = text("gaia-ahead-actions", count=count) if count else text("gaia-ahead-next", seat=after(state, seat))
    return (*found, then)


def after(state: Gaia, seat: int) -> int:
    return (seat + 1) % len(state.hands)


def balance(state: Gaia, trial: Trial, seat: int) -> int:
    """How many meeples more of the seat are on the map."""
    return state.meeples[seat] - trial.state.meeples[seat]


def rivals(state: Gaia, trial: Trial, seat: int) -> int:
    """How many meeples fewer of others are on the map."""
    return sum([trial.state.meeples[other] - home for other, home in enumerate(state.meeples) if other != seat])


def colour(state: Gaia, trial: Trial, seat: int) -> Tone:
    if trial.state.winner == seat:
        return "good"
    change = balance(state, trial, seat)
    if change < 0 or trial.state.winner is not None:
        return "grave"
    return "good" if change or completed(state, trial.state, seat) else "plain"


def loss(state: Gaia, trial: Trial, seat: int, least: int = 0) -> Text | None:
    """What is sent home of the seat's own, where at most `least` could stay there."""
    change = balance(state, trial, seat)
    return text("gaia-waste-meeples", count=-change) if change < min(0, least) and not trial.state.over else None


def told(state: Gaia, trial: Trial, seat: int) -> Text:
    """What the trial of `seat` brings, told to that seat."""
    parts = changes(state, trial, seat, seat)
    return text("gaia-hint", parts=tuple(parts)) if parts else NOTHING


def changes(state: Gaia, trial: Trial, seat: int, reader: int) -> list[Text]:
    """The same in parts, told to `reader`: what decides first, so that no short line leaves it out. A victory or a
    goal, then the cities to which the reader's meeples come or from which they leave, each with that first.
    """
    before = {city.card: (cell, city) for cell, city in state.cities.items()}
    after = {city.card: (cell, city) for cell, city in trial.state.cities.items()}
    cities = [
        sorted(compared(state, trial.state, before.get(card), after.get(card), reader), key=is_others)
        for card in [*before, *[card for card in after if card not in before]]
    ]
    parts = [part for city in sorted(filter(None, cities), key=lambda city: is_others(city[0])) for part in city]
    parts += razed(state, trial.state)
    for offer in trial.offers:
        parts.append(text(f"gaia-hint-{offer.ask}", player=person(seat, reader), city=offer.city))
    if trial.state.winner is not None:
        parts.insert(0, text("gaia-hint-wins", player=person(trial.state.winner, reader)))
    elif reader == seat and completed(state, trial.state, seat):
        parts.insert(0, Text("gaia-hint-goal"))
    parts += opened(state, trial.state, reader)
    return parts or turned(state, trial.state)


def is_others(part: Text) -> bool:
    """Whether it tells of no meeple of the reader."""
    return ("player", Text("gaia-you")) not in part.args


def razed(state: Gaia, trial: Gaia) -> list[Text]:
    """Animals and lands that a lightning or volcano takes."""
    if trial.cast is None or trial.cast.card not in ("lightning", "volcano"):
        return []
    gone = sorted(state.herds.keys() - trial.herds.keys())
    parts = [text("gaia-hint-scatters", count=state.herds[cell], cell=NAMES[cell]) for cell in gone]
    burnt = sum([trial.lands[cell] != land for cell, land in state.lands.items()])
    return [*parts, text("gaia-hint-burns", count=burnt)] if burnt else parts


def turned(state: Gaia, trial: Gaia) -> list[Text]:
    """The tile that sun or rain changes: told where it is all that happens."""
    if trial.cast is None or trial.cast.card not in ("sun", "rain"):
        return []
    changed = [cell for cell in trial.cast.cells if state.lands[cell] != trial.lands[cell]]
    lands = [(NAMES[cell], Text(f"gaia-{state.lands[cell]}"), Text(f"gaia-{trial.lands[cell]}")) for cell in changed]
    return [text("gaia-hint-turns", cell=cell, before=before, after=after) for cell, before, after in lands]


def opened(state: Gaia, trial: Gaia, reader: int) -> list[Text]:
    """Cities that the reader holds, or anybody could take, and for which there comes to be a place, or none is left."""
    parts, founded = [], {city.card for city in trial.cities.values()}
    for kind, cards in (("own", state.hands[reader]), ("open", state.shown["life"])):
        kept = trial.hands[reader] if kind == "own" else cards
        for card in dict.fromkeys([card for card in cards if card in kept and card not in founded]):
            face = FACE[card]
            if isinstance(face, CityCard):
                could, can = [can_found(each, face) for each in (state, trial)]
                if could != can:
                    parts.append(text(f"gaia-hint-{'opens' if can else 'closes'}-{kind}", city=face.called))
    return parts


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
    told: dict[str, Arg] = {"city": card.called, "cell": NAMES[cell], "before": len(card.needs) - had.count(None)}
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
    return parts + moved(state, before, after, card.called, reader)


def moved(
    state: Gaia, before: tuple[int, City] | None, after: tuple[int, City] | None, name: Text, reader: int
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
