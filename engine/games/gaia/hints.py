"""What a choice would bring, worked out on a copy: needs covered and broken in every city, and who comes or goes."""

from collections.abc import Callable

from engine.prompt import Option, Pick, Place, Prompt
from engine.text import Arg, Text, text

from . import play, turn
from .action import STOP, leader
from .cards import FACE, Animals, Card, CityCard, ElementCard, Nature, needs_text
from .chart import NAMES
from .cities import city_card, cover, replace
from .effects import effect
from .goals import free
from .play import PLAY
from .protection import aim_name
from .spots import spots
from .state import Cast, City, Gaia

Trial = Callable[[Gaia], object]
NOTHING = Text("gaia-hint-nothing")


def hint(state: Gaia, seat: int, prompt: Prompt, option: Option) -> Text | None:
    teller = TELLERS.get(prompt.ask)
    return teller(state, seat, prompt, option) if teller else None


def at(state: Gaia, seat: int, prompt: Prompt, option: Option) -> Text | None:
    return placement(state, seat, prompt.piece.word, option.id) if isinstance(prompt, Place) else None


def card(state: Gaia, seat: int, prompt: Prompt, option: Option) -> Text | None:
    """With one place to go, what happens there, as that place will not be asked for."""
    if about(prompt) != PLAY:
        return None
    if option.word == "tornado":
        return tornado(state, seat)
    places = sorted(spots(state, option.word))
    if len(places) == 1 and (found := placement(state, seat, option.word, places[0])):
        return found
    return text("gaia-hint-places", count=len(places))


def tornado(state: Gaia, seat: int) -> Text | None:
    """What it takes is chance, but it may be the last card of a goal."""
    found = tried(state, seat, lambda trial: trial.played[seat].append("tornado"))
    return None if found == NOTHING else found


def shift(state: Gaia, seat: int, prompt: Prompt, option: Option) -> Text:
    return cast(state, Cast(seat, "earthquake", (about(prompt).id, option.id)))


def cast(state: Gaia, played: Cast) -> Text:
    """Of an element that nobody cancels. It lies in front of its player, where it may complete a goal."""

    def change(trial: Gaia) -> None:
        trial.played[played.seat].append(played.card)
        effect(trial, played)

    return tried(state, played.seat, change)


def looming(state: Gaia, seat: int, played: Cast) -> Text:
    """To who is asked about an element: what it does unless somebody cancels it."""
    if played.card == "tornado":
        return text("gaia-ahead-tornado", back=Text(f"gaia-back-{dict(played.backs)[seat]}"))
    brings = tried(state, played.seat, lambda trial: effect(trial, played), seat)
    return text("gaia-ahead-element", cell=aim_name(played.cells), brings=brings)


def city(state: Gaia, seat: int, _prompt: Prompt, option: Option) -> Text | None:
    herds = turn.food(state, option.id)
    return fed(state, seat, option.id, herds[0]) if len(herds) == 1 else None


def source(state: Gaia, seat: int, prompt: Prompt, option: Option) -> Text:
    return fed(state, seat, about(prompt).id, option.id)


def fed(state: Gaia, seat: int, cell: int, tile: int) -> Text:
    return tried(state, seat, lambda trial: turn.feed(trial, seat, cell, tile))


def capture(state: Gaia, seat: int, prompt: Prompt, option: Option) -> Text:
    decided = state.copy()
    decided.capture = False  # this is the moment, so there is nothing to announce
    return tried(decided, seat, lambda trial: replace(trial, seat, about(prompt).id, option))


def end(state: Gaia, seat: int, _prompt: Prompt, option: Option) -> Text | None:
    return text("gaia-hint-end", winner=person(leader(state, seat), seat)) if option == STOP else None


TELLERS: dict[str, Callable[[Gaia, int, Prompt, Option], Text | None]] = {
    "at": at, "card": card, "with": shift, "city": city, "from": source, "capture": capture, "end": end,
}  # fmt: skip


def about(prompt: Prompt) -> Option:
    found = prompt.about if isinstance(prompt, Pick) else None
    if found is None:
        raise ValueError(f"the question {prompt.ask!r} is about nothing")
    return found


def placement(state: Gaia, seat: int, card: Card, cell: int) -> Text | None:
    """Of a card played there. An earthquake has a second tile to be named, so only that one tells."""
    match FACE[card]:
        case Nature():
            change: Trial = lambda trial: play.lay(trial, seat, card, cell)
        case Animals():
            change = lambda trial: play.herd(trial, seat, card, cell)
        case CityCard():
            change = lambda trial: play.found(trial, seat, card, cell)
        case ElementCard(element):
            if element == "earthquake":
                return None
            return cast(state, Cast(seat, card, (cell,)))
    return tried(state, seat, change)


def tried(state: Gaia, seat: int, change: Trial, reader: int | None = None) -> Text:
    """What the change by `seat` does, told to `reader`, if that is someone else."""
    reader = seat if reader is None else reader
    trial = state.copy()
    trial.capture = False  # whether to replace someone is asked when it comes to that
    change(trial)
    before = {city.card: (cell, city) for cell, city in state.cities.items()}
    after = {city.card: (cell, city) for cell, city in trial.cities.items()}
    parts = []
    for card in [*before, *[card for card in after if card not in before]]:
        parts += compared(state, trial, before.get(card), after.get(card), (seat, reader))
    if trial.winner is None and reader == seat and len(free(trial, seat)) > len(free(state, seat)):
        parts.append(Text("gaia-hint-goal"))
    if trial.winner is not None:
        parts.append(text("gaia-hint-wins", player=person(trial.winner, reader)))
    return text("gaia-hint", parts=tuple(parts)) if parts else NOTHING


def person(seat: int, reader: int) -> Text:
    return Text("gaia-you") if seat == reader else text("gaia-player", seat=seat)


def compared(
    state: Gaia, trial: Gaia, before: tuple[int, City] | None, after: tuple[int, City] | None, who: tuple[int, int]
) -> list[Text]:
    """`who` acts and who reads."""
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
    return parts + moved(state, before, after, card.name, who)


def moved(
    state: Gaia, before: tuple[int, City] | None, after: tuple[int, City] | None, name: str, who: tuple[int, int]
) -> list[Text]:
    """Who comes to the city and who leaves it."""
    actor, reader = who
    were = before[1].meeples if before else ()
    are = after[1].meeples if after else ()
    parts = []
    for seat in range(len(state.meeples)):
        change = are.count(seat) - were.count(seat)
        if change:
            kind = "comes" if change > 0 else "leaves"
            parts.append(text(f"gaia-hint-{kind}", player=person(seat, reader), city=name, count=abs(change)))
    others = {seat for seat in were if seat != actor}
    if state.capture and others & set(are) and are.count(actor) > were.count(actor):
        parts.append(text("gaia-hint-capture", player=person(actor, reader), city=name))
    return parts
