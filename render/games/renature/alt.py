"""Renature's pictures in words, made from the view as they are. `seat` is a seat's number."""

from engine import Pick, Place, Prompt, Text, letter, text
from engine.games.renature.board import NAMES, STEP, covered
from engine.games.renature.pieces import ANIMALS, NEUTRAL, SLOT_VALUE, SLOT_WORDS
from engine.games.renature.scoring import award
from engine.games.renature.valley import land
from engine.games.renature.view import RenatureView
from engine.games.renature.words import PLANT_NAME, animal_name


def cell_names(cells: tuple[int, ...]) -> str:
    return ", ".join(NAMES[cell] for cell in cells)


def last(view: RenatureView) -> tuple[Text, ...]:
    if view.fresh is None:
        return ()
    domino = next(domino for domino, place in view.dominoes if place == view.fresh)
    one, other = covered(view.fresh)
    said = [text("alt-renature-last", domino=land(view.valley).names[domino], first=NAMES[one], second=NAMES[other])]
    if view.planted is not None:
        colour, kind = divmod(dict(view.plants)[view.planted], 4)
        name = PLANT_NAME[kind + 4 if colour == NEUTRAL else kind]
        said.append(text("alt-renature-planted", plant=name, cell=NAMES[view.planted]))
    return tuple(said)


def open_areas(view: RenatureView) -> tuple[Text, ...]:
    """Open areas with plants: what each is worth and who stands how strong."""
    ground, plants, said = land(view.valley), dict(view.plants), []
    for area, face in enumerate(view.flowers):
        here = [plants[cell] for cell in ground.areas[area] if cell in plants]
        if face is None or not here:
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


def table(view: RenatureView) -> tuple[Text, ...]:
    joker = animal_name(land(view.valley).animals[view.joker])
    said = [text("alt-renature-over") if view.over else text("alt-renature-turn", seat=view.turn)]
    said += [text("alt-winner", seat=seat) for seat in view.winners]
    said.append(text("alt-renature-joker", animal=joker, count=len(view.dominoes)))
    said += [about(view, seat) for seat in range(len(view.players))]
    return (*said[:1], *last(view), *said[1:], *open_areas(view))


def seat(view: RenatureView, who: int) -> tuple[Text, ...]:
    player = view.players[who]
    slots = [(PLANT_NAME[slot], count) for slot, count in enumerate(player.slots) if count]
    left = tuple(text("alt-renature-left", plant=name, count=count) for name, count in slots)
    said = [about(view, who)]
    said.append(text("alt-renature-board", plants=left) if left else text("alt-renature-bare"))
    if player.backs:
        said.append(text("alt-renature-backs", points=", ".join(map(str, player.backs))))
    return tuple(said)


def hand(view: RenatureView, prompt: Prompt | None) -> tuple[Text, ...]:
    names = land(view.valley).names
    if not view.hand:
        return (text("alt-renature-no-hand"),)
    offered: dict[int, str] = {}
    if isinstance(prompt, Pick) and prompt.ask in ("domino", "discard"):
        offered = {option.id: letter(k) for k, option in enumerate(prompt.options) if option.kind == "card"}
    held = tuple(
        text("alt-renature-lettered", letter=offered[domino], domino=names[domino]) if domino in offered
        else text("alt-renature-held", domino=names[domino])
        for domino in view.hand
    )  # fmt: skip
    return (text("alt-renature-hand", dominoes=held),)


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
            cells = sorted({cell for place in fitting for cell in covered(place)})
            return (text("alt-renature-free", cells=cell_names(tuple(cells))),) if cells else ()
        case Pick(ask="from", options=options):
            return (text("alt-renature-from", cells=cell_names(tuple([option.id for option in options]))),)
        case _:
            return ()


def panel(view: RenatureView, prompt: Prompt | None) -> tuple[Text, ...]:
    return (*choices(view, prompt), *hand(view, prompt), *seat(view, view.seat or 0), *table(view))


def scores(view: RenatureView) -> tuple[Text, ...]:
    said = [text("alt-winner", seat=seat) for seat in view.winners]
    said.append(text("alt-scores"))
    for who, found in enumerate(view.sheets):
        lines = tuple(text("alt-line", name=line.text, points=line.figure) for line in found.lines)
        said.append(text("alt-sheet", seat=who, total=found.figure, lines=lines))
    return tuple(said)


def card(word: str) -> tuple[Text, ...]:
    name, about = explained(word)
    return text("alt-renature-card", name=name), about


def explained(word: str) -> tuple[Text, Text]:
    """The name of a plant or an animal, and what there is to say about it."""
    if word in SLOT_WORDS:
        slot = SLOT_WORDS.index(word)
        return PLANT_NAME[slot], text("picture-renature-plant", value=SLOT_VALUE[slot])
    return animal_name(word), text("picture-renature-animal", count=ANIMALS)  # one domino with each, itself included
