"""Renature's pictures in words, made from the view as they are. `seat` is a seat's number."""

from engine import Pick, Place, Prompt, Text, letter, text
from engine.games.renature.board import BOARD, NAMES, STEP, covered
from engine.games.renature.pieces import ANIMALS, NEUTRAL, SLOT_VALUE, SLOT_WORDS
from engine.games.renature.scoring import award
from engine.games.renature.valley import land
from engine.games.renature.view import RenatureView
from engine.games.renature.words import PLANT_NAME, animal_name
from render import telling
from render.telling import Told

from .ending import tied
from .shore import WHOLE, Window


def cell_names(cells: tuple[int, ...]) -> str:
    return ", ".join(NAMES[cell] for cell in cells)


def last(view: RenatureView, shown: Window = WHOLE) -> tuple[Text, ...]:
    """The last domino and the last plant, as far as they lie in the window."""
    if view.fresh is None or not any(map(shown.holds, covered(view.fresh))):
        return ()
    domino = next(domino for domino, place in view.dominoes if place == view.fresh)
    one, other = covered(view.fresh)
    said = [text("alt-renature-last", domino=land(view.valley).names[domino], first=NAMES[one], second=NAMES[other])]
    if view.planted is not None:
        colour, kind = divmod(dict(view.plants)[view.planted], 4)
        name = PLANT_NAME[kind + 4 if colour == NEUTRAL else kind]
        said.append(text("alt-renature-planted", plant=name, cell=NAMES[view.planted]))
    return tuple(said)


def open_areas(view: RenatureView, shown: Window = WHOLE) -> tuple[Text, ...]:
    """Open areas with plants, as far as they reach into the window: what each is worth and who stands how strong."""
    ground, plants, said = land(view.valley), dict(view.plants), []
    for area, face in enumerate(view.flowers):
        here = [plants[cell] for cell in ground.areas[area] if cell in plants]
        if face is None or not here or not any(map(shown.holds, ground.areas[area])):
            continue
        totals = award(here).totals
        strong = tuple(text("alt-renature-strong", seat=seat, value=v) for seat, v in enumerate(totals[:4]) if v)
        if totals[4]:
            strong += (text("alt-renature-neutral", value=totals[4]),)
        title = ground.titles[area]
        said.append(text("alt-renature-area", area=title, main=face[0], second=face[1], strong=strong))
    return tuple(said)


def about(view: RenatureView, seat: int) -> Text:
    player = view.players[seat]
    return text(
        "alt-renature-player", seat=seat, points=player.figure, count=sum(player.tally), clouds=player.clouds,
        flowers=len(player.tokens), hand=player.hand, stock=player.stock,
    )  # fmt: skip


def joker(view: RenatureView) -> Text:
    animal = animal_name(land(view.valley).animals[view.joker])
    return text("alt-renature-joker", animal=animal, count=len(view.dominoes))


def table(view: RenatureView) -> Told:
    turn = () if view.over else (text("alt-renature-turn", seat=view.turn),)
    people = [about(view, seat) for seat in range(len(view.players))]
    return Told(
        now=(*turn, *last(view), joker(view)), goals=open_areas(view), rest=(*people, *lying_all(view)),
        over=view.over, ending=ending(view),
    )  # fmt: skip


def lying_all(view: RenatureView) -> tuple[Text, ...]:
    """What lies in the whole valley, cell by cell: plants, dominoes, clouds, and the areas where nobody stands."""
    ground, planted = land(view.valley), {cell for cell, _ in view.plants}
    bare = tuple([
        text("alt-renature-empty", area=ground.titles[area], main=face[0], second=face[1])
        for area, face in enumerate(view.flowers) if face is not None and not planted & {*ground.areas[area]}
    ])  # fmt: skip
    clouds = tuple([text("alt-renature-clouds-on", cell=NAMES[cell], count=count) for cell, count in view.clouds])
    found = (
        ("alt-renature-empties", "areas", bare), ("alt-renature-clouds", "clouds", clouds),
        ("alt-renature-all-plants", "plants", tuple([stands(cell, plant) for cell, plant in view.plants])),
        ("alt-renature-all-dominoes", "dominoes", lying(view, WHOLE)),
    )  # fmt: skip
    return tuple([text(said, **{name: parts}) for said, name, parts in found if parts])


def quarter(view: RenatureView, name: str, shown: Window) -> Told:
    """Which part of the valley it is, what lies there, and who stands how strong in its areas."""
    first, end = BOARD.at(shown.top, shown.left), BOARD.at(shown.top + shown.rows - 1, shown.left + shown.size - 1)
    where = text("alt-renature-quarter", quarter=name, first=NAMES[first], last=NAMES[end])
    plants = tuple([stands(cell, plant) for cell, plant in view.plants if shown.holds(cell)])
    growing = text("alt-renature-standing", plants=plants) if plants else text("alt-renature-no-standing")
    laid = lying(view, shown)
    below = (text("alt-renature-lying", dominoes=laid),) if laid else ()
    return Told(
        now=(where, *last(view, shown)), goals=open_areas(view, shown), rest=(growing, *below), over=view.over,
        ending=ending(view),
    )  # fmt: skip


def lying(view: RenatureView, shown: Window) -> tuple[Text, ...]:
    return tuple([
        text("alt-renature-lies", domino=land(view.valley).names[domino], first=NAMES[one], second=NAMES[other])
        for domino, place in view.dominoes
        for one, other in [covered(place)] if shown.holds(one) or shown.holds(other)
    ])  # fmt: skip


def stands(cell: int, plant: int) -> Text:
    colour, kind = divmod(plant, 4)
    if colour == NEUTRAL:
        return text("alt-renature-stands-neutral", cell=NAMES[cell], plant=PLANT_NAME[kind + 4])
    return text("alt-renature-stands", cell=NAMES[cell], plant=PLANT_NAME[kind], seat=colour)


def ending(view: RenatureView) -> tuple[Text, ...]:
    """What decided between equals."""
    return (text("alt-renature-tie"),) if tied(view) and len(view.winners) == 1 else ()


def seat(view: RenatureView, who: int) -> Told:
    return Told(rest=board(view, who), over=view.over, ending=ending(view))


def left(view: RenatureView, who: int) -> Text:
    """The plants of its board, with how much each counts."""
    slots = [(slot, count) for slot, count in enumerate(view.players[who].slots) if count]
    plants = tuple([
        text("alt-renature-left", plant=PLANT_NAME[slot], count=count, value=SLOT_VALUE[slot]) for slot, count in slots
    ])  # fmt: skip
    return text("alt-renature-board", plants=plants) if plants else text("alt-renature-bare")


def board(view: RenatureView, who: int) -> tuple[Text, ...]:
    player, said = view.players[who], [about(view, who), left(view, who)]
    if player.backs:
        said.append(text("alt-renature-backs", points=", ".join(map(str, player.backs))))
    return tuple(said)


def hand(view: RenatureView, prompt: Prompt | None) -> Told:
    return Told(choices=held(view, prompt)) if prompt else Told(rest=held(view, prompt))


def held(view: RenatureView, prompt: Prompt | None) -> tuple[Text, ...]:
    names = land(view.valley).names
    if not view.hand:
        return (text("alt-renature-no-hand"),)
    offered: dict[int, str] = {}
    if isinstance(prompt, Pick) and prompt.ask in ("domino", "discard"):
        offered = {option.id: letter(k) for k, option in enumerate(prompt.options) if option.kind == "card"}
    dominoes = tuple(
        text("alt-renature-lettered", letter=offered[domino], domino=names[domino]) if domino in offered
        else text("alt-renature-held", domino=names[domino])
        for domino in view.hand
    )  # fmt: skip
    return (text("alt-renature-hand", dominoes=dominoes),)


def choices(view: RenatureView, prompt: Prompt | None) -> tuple[Text, ...]:
    match prompt:
        case Place(ask="at", spots=spots, turns=turns, piece=piece):
            places = tuple(
                text("alt-renature-place", letter=letter(k), first=NAMES[spot], second=NAMES[spot + STEP[turn]])
                for k, (spot, turn) in enumerate(zip(spots, turns, strict=True))
            )
            return (text("alt-renature-at", domino=land(view.valley).names[piece.id], places=places),)
        case Place(spots=spots, piece=piece):
            return (text("alt-renature-in", plant=PLANT_NAME[piece.id], cells=cell_names(spots)),)
        case Pick(ask="domino", options=options):
            fitting = view.places(*[option.id for option in options if option.kind == "card"])
            free = sorted({cell for place in fitting for cell in covered(place)})
            return (text("alt-renature-free", cells=cell_names(tuple(free))),) if free else ()
        case Pick(ask="plant"):
            return (left(view, view.seat or 0),)
        case Pick(ask="from" | "animal" as ask, options=options):
            cells = tuple([option.id for option in options if option.kind == "cell"])
            animals = tuple([animal_name(option.word) for option in options if option.kind == "animal"])
            return (text(f"alt-renature-{ask}", **({"animals": animals} if animals else {"cells": cell_names(cells)})),)
        case _:
            return ()


def panel(view: RenatureView, prompt: Prompt | None) -> Told:
    whole, own = table(view), (*choices(view, prompt), *held(view, prompt))
    seat = view.seat or 0
    people = (*board(view, seat), *[about(view, other) for other in range(len(view.players)) if other != seat])
    if prompt is not None:
        return Told(choices=own, now=whole.now, goals=whole.goals, rest=people)
    return Told(now=whole.now, goals=whole.goals, rest=(*own, *people), over=view.over, ending=whole.ending)


def scores(view: RenatureView) -> Told:
    return telling.scores(view, over=view.over, ending=ending(view))


def card(word: str) -> Told:
    name, about = explained(word)
    return Told(rest=(text("alt-renature-card", name=name), about))


def explained(word: str) -> tuple[Text, Text]:
    """The name of a plant or an animal, and what there is to say about it."""
    if word in SLOT_WORDS:
        slot = SLOT_WORDS.index(word)
        return PLANT_NAME[slot], text("picture-renature-plant", value=SLOT_VALUE[slot])
    return animal_name(word), text("picture-renature-animal", count=ANIMALS)  # one domino with each, itself included
