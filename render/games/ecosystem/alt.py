"""Ecosystem's pictures in words, made from the view as they are.

`seat` is a seat's number: whoever words the texts has the names.
"""

from engine import Option, Pick, Place, Prompt, Text, letter, text
from engine.games.ecosystem.board import BOARD
from engine.games.ecosystem.view import EcosystemView
from engine.games.ecosystem.words import NAME
from render import telling
from render.telling import Told

from .ending import over
from .races import KINDS, Runner, race

Grid = tuple[tuple[int, str], ...]


def name(card: str) -> Text:
    return NAME[card]  # type: ignore[index]


def cells(grid: Grid) -> tuple[Text, ...]:
    return tuple(text("alt-ecosystem-cell", cell=BOARD.name(cell), card=name(card)) for cell, card in grid)


def counts(cards: tuple[str, ...]) -> tuple[Text, ...]:
    kinds = sorted(dict.fromkeys(cards), key=lambda card: (-cards.count(card), card))
    return tuple(text("alt-ecosystem-count", card=name(kind), count=cards.count(kind)) for kind in kinds)


def last(view: EcosystemView, seat: int) -> tuple[Text, ...]:
    place, swap = view.last[seat], view.swaps[seat] if view.swaps else None
    card = dict(view.grids[seat]).get(place) if place is not None else None
    if place is None or card is None:
        return ()
    said = text("alt-ecosystem-last", seat=seat, card=name(card), cell=BOARD.name(place))
    if swap is None:
        return (said,)
    return said, text("alt-ecosystem-swapped", one=BOARD.name(swap[0]), other=BOARD.name(swap[1]))


def ending(view: EcosystemView) -> tuple[Text, ...]:
    """Alone by how much, otherwise what decided between equals."""
    if not over(view):
        return ()
    sheets = view.sheets or ()
    if view.rival is not None:
        ahead = sheets[0].total - sheets[-1].total
        outcome = "won" if view.winners else "behind" if ahead < 0 else "ahead"
        return (text("alt-ecosystem-margin", seat=0, outcome=outcome, ahead=abs(ahead), margin=view.margin),)
    equal = [sheet.total for sheet in sheets].count(sheets[view.winners[0]].total)
    return (text("alt-ecosystem-tie"),) if len(view.winners) == 1 and equal > 1 else ()


def races(view: EcosystemView) -> tuple[Text, ...]:
    """How all stand in what is compared, the rival and the neutral pile included."""
    if not any(view.grids):
        return ()
    other = Text("picture-ecosystem-rival" if view.rival is not None else "picture-ecosystem-neutral")
    return tuple([
        text(f"alt-ecosystem-race-{kind}", runners=tuple([runner(found, other) for found in race(view, kind)]))
        for kind in KINDS
    ])  # fmt: skip


def runner(found: Runner, other: Text) -> Text:
    seat = other if found.seat is None else found.seat
    return text("alt-ecosystem-runner", seat=seat, count=found.count, points=found.points)


def rival(view: EcosystemView) -> Text | None:
    return text("ecosystem-rival") if view.rival is not None else None


def table(view: EcosystemView) -> Told:
    now = [] if over(view) else [text("alt-ecosystem-table", round=view.round, step=view.step)]
    if not over(view) and len(view.grids) > 1:
        now.append(text("alt-ecosystem-passing", round=view.round))
        now += [text("alt-ecosystem-ready", seat=seat) for seat, ready in enumerate(view.ready) if ready]
    for seat in range(len(view.grids)):
        now += last(view, seat)
    said = []
    for seat, grid in enumerate(view.grids):
        cards = counts(tuple(card for _, card in grid))
        if cards:
            said.append(text("alt-ecosystem-grid", seat=seat, cards=cards))
        else:
            said.append(text("alt-ecosystem-empty", seat=seat))
    if view.rival:
        said.append(text("alt-ecosystem-rival", cards=counts(view.rival)))
    if view.neutral:
        said.append(text("alt-ecosystem-neutral", cards=counts(view.neutral)))
    return Told(
        now=tuple(now), goals=races(view), rest=tuple(said), over=over(view), ending=ending(view), rival=rival(view)
    )  # fmt: skip


def grid(view: EcosystemView, who: int) -> tuple[Text, ...]:
    if not view.grids[who]:
        return (text("alt-ecosystem-empty", seat=who),)
    return (text("alt-ecosystem-seat", seat=who, cards=cells(view.grids[who])),)


def seat(view: EcosystemView, who: int) -> Told:
    return Told(
        now=last(view, who), goals=races(view), rest=grid(view, who), over=over(view), ending=ending(view),
        rival=rival(view),
    )  # fmt: skip


def hand(view: EcosystemView, prompt: Prompt | None) -> Told:
    cards = held(view, prompt)
    return Told(choices=cards, rest=scoring(view)) if prompt else Told(rest=(*cards, *scoring(view)))


def scoring(view: EcosystemView) -> tuple[Text, ...]:
    """What each kind of the hand scores for."""
    return tuple([
        text("alt-ecosystem-how", card=name(kind), how=text(f"picture-ecosystem-how-{kind}"))
        for kind in dict.fromkeys(view.hand)
    ])  # fmt: skip


def held(view: EcosystemView, prompt: Prompt | None) -> tuple[Text, ...]:
    asked = isinstance(prompt, Pick) and prompt.ask in ("card", "discard")
    kinds: list[str] = [option.word for option in prompt.options] if isinstance(prompt, Pick) and asked else []
    kinds = kinds or list(dict.fromkeys(view.hand))
    if not kinds:
        return (text("alt-ecosystem-no-hand"),)
    cards = tuple(
        text("alt-ecosystem-held", letter=letter(k), card=name(kind), count=view.hand.count(kind))
        for k, kind in enumerate(kinds)
    )
    return (text("alt-ecosystem-hand", cards=cards),)


def choices(view: EcosystemView, prompt: Prompt | None) -> tuple[Text, ...]:
    """What the panel marks on the grid."""
    match prompt:
        case Place(piece=Option(word=card), spots=spots):
            names = ", ".join(BOARD.name(spot) for spot in spots)
            return (text("alt-ecosystem-at", card=name(card), cells=names),)
        case Pick(ask="swap" | "with", options=options):
            names = ", ".join(BOARD.name(option.id) for option in options if option.kind == "cell")
            return (text("alt-ecosystem-swap", cells=names),)
        case None if view.chosen:
            return (text("alt-ecosystem-chosen", card=name(view.chosen.card), cell=BOARD.name(view.chosen.cell)),)
        case _:
            return ()


def panel(view: EcosystemView, prompt: Prompt | None) -> Told:
    about_rival = isinstance(prompt, Pick) and prompt.ask == "discard"
    other = (text("alt-ecosystem-rival", cards=counts(view.rival)),) if about_rival and view.rival else ()
    own, in_hand = view.seat or 0, held(view, prompt) if view.hand else ()
    now, lying = last(view, own), (*other, *grid(view, own))
    if prompt is not None:
        rest = (*lying, *scoring(view)) if isinstance(prompt, Pick) else lying
        return Told(now=now, choices=(*choices(view, prompt), *in_hand), goals=races(view), rest=rest)
    now = (*choices(view, prompt), *now)
    return Told(
        now=now, goals=races(view), rest=(*in_hand, *lying), over=over(view), ending=ending(view), rival=rival(view)
    )  # fmt: skip


def scores(view: EcosystemView) -> Told:
    return telling.scores(view, over=over(view), ending=ending(view), rival=rival(view))


def card(kind: str) -> Told:
    return Told(rest=(text("alt-ecosystem-card", card=name(kind)), text(f"picture-ecosystem-how-{kind}")))
