"""Ecosystem's pictures in words, made from the view as they are.

`seat` is a seat's number: whoever words the texts has the names.
"""

from engine import Option, Pick, Place, Prompt, Text, letter, text
from engine.games.ecosystem.board import BOARD
from engine.games.ecosystem.view import EcosystemView
from engine.games.ecosystem.words import NAME

from .table import over

Grid = tuple[tuple[int, str], ...]


def name(card: str) -> Text:
    return NAME[card]  # type: ignore[index]


def cells(grid: Grid) -> tuple[Text, ...]:
    return tuple(text("alt-ecosystem-cell", cell=BOARD.name(cell), card=name(card)) for cell, card in grid)


def counts(cards: tuple[str, ...]) -> tuple[Text, ...]:
    kinds = sorted(dict.fromkeys(cards), key=lambda card: (-cards.count(card), card))
    return tuple(text("alt-ecosystem-count", card=name(kind), count=cards.count(kind)) for kind in kinds)


def last(view: EcosystemView, seat: int) -> tuple[Text, ...]:
    place = view.last[seat]
    card = dict(view.grids[seat]).get(place) if place is not None else None
    if place is None or card is None:
        return ()
    return (text("alt-ecosystem-last", seat=seat, card=name(card), cell=BOARD.name(place)),)


def table(view: EcosystemView) -> tuple[Text, ...]:
    ended = over(view)
    said = [text("alt-ecosystem-over") if ended else text("alt-ecosystem-table", round=view.round, step=view.step)]
    if not ended and len(view.grids) > 1:
        said.append(text("alt-ecosystem-passing", round=view.round))
        said += [text("alt-ecosystem-ready", seat=seat) for seat, ready in enumerate(view.ready) if ready]
    for seat in range(len(view.grids)):
        said += last(view, seat)
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
    return tuple(said)


def seat(view: EcosystemView, who: int) -> tuple[Text, ...]:
    if not view.grids[who]:
        return (text("alt-ecosystem-empty", seat=who),)
    return (text("alt-ecosystem-seat", seat=who, cards=cells(view.grids[who])), *last(view, who))


def hand(view: EcosystemView, prompt: Prompt | None) -> tuple[Text, ...]:
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


def panel(view: EcosystemView, prompt: Prompt | None) -> tuple[Text, ...]:
    return (*choices(view, prompt), *hand(view, prompt), *seat(view, view.seat or 0))


def scores(view: EcosystemView) -> tuple[Text, ...]:
    said: list[Text] = [text("alt-scores")]
    for who, sheet in enumerate(view.sheets or ()):
        lines = tuple(text("alt-line", name=line.text, points=line.figure) for line in sheet.lines)
        if who < len(view.grids):
            said.append(text("alt-sheet", seat=who, total=sheet.figure, lines=lines))
        else:
            said.append(text("alt-ecosystem-rival-sheet", total=sheet.figure, lines=lines))
    winners = tuple(text("alt-winner", seat=who) for who in view.winners)
    return (*winners, *said)


def card(kind: str) -> tuple[Text, ...]:
    return (text("alt-ecosystem-card", card=name(kind)), text(f"picture-ecosystem-how-{kind}"))
