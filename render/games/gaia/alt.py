"""Gaïa's pictures in words, made from the view as they are.

`seat` is a seat's number: whoever words the texts has the names.
"""

from engine import Arg, Option, Prompt, Text, text
from engine.games.gaia.cards import FACE, CityCard, ElementCard, city_name
from engine.games.gaia.chart import NAMES
from engine.games.gaia.goals import lacking
from engine.games.gaia.state import Goal
from engine.games.gaia.view import CityView, GaiaView
from engine.games.gaia.words import goal_name, goal_parts, label, name, needs_text
from render import telling
from render.telling import Told

from .offer import enough
from .panel import lettered, takes
from .plates import title as title_of
from .sheet import explained, tied, title
from .strip import folded, reasons
from .window import Window, offered, side_of, whole


def listed(cells: tuple[int, ...] | list[int]) -> str:
    return ", ".join([NAMES[cell] for cell in cells])


def lands(view: GaiaView, shown: Window | None = None) -> tuple[Text, ...]:
    """Every land with the cells it lies on."""
    cells = [(cell, land) for cell, land in view.lands if shown is None or shown.holds(cell)]
    found: dict[str, list[int]] = {}
    for cell, land in cells:
        found.setdefault(land, []).append(cell)
    return tuple([
        text("alt-gaia-land", land=Text(f"picture-gaia-{land}"), cells=listed(here)) for land, here in found.items()
    ])


def city_told(cell: int, city: CityView) -> Text:
    pairs = list(zip(city.needs, city.covered, strict=True))
    have = tuple([need for need, done in pairs if done])
    lack = tuple([need for need, done in pairs if not done])
    facts = [text("alt-gaia-covered", needs=needs_text(have))] if have else []
    facts += [text("alt-gaia-lacking", needs=needs_text(lack))] if lack else []
    facts += [text("alt-gaia-meeple", seat=seat) for seat in city.meeples]
    return text("alt-gaia-city", name=city_name(city.name), cell=NAMES[cell], facts=tuple(facts))


def chart(view: GaiaView, shown: Window | None = None) -> tuple[Text, ...]:
    """The map, cities first."""
    cities = [city_told(cell, city) for cell, city in view.cities if shown is None or shown.holds(cell)]
    herds = [
        text("alt-gaia-herd", cell=NAMES[cell], count=count)
        for cell, count in view.herds
        if shown is None or shown.holds(cell)
    ]
    return (*cities, *herds, *lands(view, shown)) if view.lands else (text("alt-gaia-empty"),)


def last(view: GaiaView) -> tuple[Text, ...]:
    return (text("alt-gaia-last", cells=listed(view.last)),) if view.last else ()


def turn(view: GaiaView) -> tuple[Text, ...]:
    if view.winners:
        return ()
    if view.cast is not None:
        played = text("alt-gaia-cast", seat=view.cast.seat, card=name(view.cast.card))
        aim = (text("alt-gaia-aim", cells=listed(view.cast.cells)),) if view.cast.cells else ()
        return (played, *aim, *omen(view))
    return (text("alt-gaia-turn", seat=view.turn, left=view.left),)


def omen(view: GaiaView) -> list[Text]:
    """What the element that waits would change."""
    found = [(seat, abs(change), "comes" if change > 0 else "goes") for seat, change in view.omen]
    said = [text("alt-gaia-omen", seat=seat, count=count, way=way) for seat, count, way in found]
    return [*said, text("alt-gaia-fleeing", count=view.fleeing)] if view.fleeing else said


def part(view: GaiaView, shown: Window) -> Told:
    """Which part it is, and what lies there."""
    where = text("alt-gaia-part", where=side_of(shown, whole(view)), part=shown.name.replace("-", "–"))
    return Told(now=(where, *[said for said in last(view) if any(shown.holds(cell) for cell in view.last)]),
                rest=chart(view, shown), over=bool(view.winners), ending=ending(view))  # fmt: skip


def goals_told(view: GaiaView) -> tuple[Text, ...]:
    """The free ones with what the reader lacks for them."""
    free = [goal_told(view, goal) for goal in view.goals if goal.owner is None]
    taken = [
        text("alt-gaia-claimed", seat=goal.owner, goal=goal_name(goal.cards))
        for goal in view.goals
        if goal.owner is not None
    ]
    return (*free, *taken)


def goal_told(view: GaiaView, goal: Goal) -> Text:
    if view.seat is None:
        return text("alt-gaia-goal", goal=goal_name(goal.cards))
    lack = tuple(goal_parts(lacking([*view.seats[view.seat].played], goal)))
    return text("alt-gaia-goal-lacking", goal=goal_name(goal.cards), count=len(lack), cards=lack)


def ending(view: GaiaView) -> tuple[Text, ...]:
    """Who ended it, and where several have as many meeples, that this decided."""
    if view.ender is None or not view.winners:
        return ()
    return (text("alt-gaia-ended", seat=view.ender, tied=len(tied(view)), winner_seat=view.winners[0]),)


def table(view: GaiaView) -> Told:
    people = [said for who in range(len(view.seats)) for said in player(view, who)]
    return Told(
        now=(*turn(view), *last(view)), goals=goals_told(view), rest=(*chart(view), *people, *market(view)),
        over=bool(view.winners), ending=ending(view),
    )  # fmt: skip


def market(view: GaiaView) -> tuple[Text, ...]:
    counts = dict(view.decks)
    return tuple([
        text("alt-gaia-market", back=Text(f"gaia-back-{kind}"), count=counts[kind],
             cards=tuple([several(*each) for each in folded(cards).items()]) or (Text("alt-gaia-none"),))
        for kind, cards in view.shown
    ])  # fmt: skip


def player(view: GaiaView, who: int) -> tuple[Text, ...]:
    seat = view.seats[who]
    facts = text("alt-gaia-seat", seat=who, home=seat.meeples, placed=seat.placed, nature=seat.hand[0],
        life=seat.hand[1], elements=seat.hand[2])  # fmt: skip
    if not seat.played:
        return (facts,)
    played = tuple([several(*each) for each in folded(seat.played).items()])
    return facts, text("alt-gaia-played", seat=who, cards=played)


def one(view: GaiaView, who: int) -> Told:
    cities = [city_told(cell, city) for cell, city in view.cities if who in city.meeples]
    goals = [text("alt-gaia-claimed", seat=who, goal=goal_name(goal.cards)) for goal in view.goals if goal.owner == who]
    return Told(goals=tuple(goals), rest=(*player(view, who), *cities), over=bool(view.winners))


def hand(view: GaiaView, prompt: Prompt | None) -> Told:
    return Told(choices=held(view, prompt)) if prompt else Told(rest=held(view, prompt))


def held(view: GaiaView, prompt: Prompt | None) -> tuple[Text, ...]:
    cards = view.taken or view.hand
    if not cards:
        return (text("alt-gaia-no-hand"),)
    letters = {} if takes(prompt) else lettered(prompt)  # then they are those of the open cards
    said = []
    for word, count in folded(cards).items():
        mark, called = letters.get(Option("card", word=word), ""), several(word, count)
        said.append(text("alt-gaia-held", letter=mark, card=called) if mark else called)
    elements = [face.element for word in dict.fromkeys(cards) if isinstance(face := FACE[word], ElementCard)]
    does = [text("alt-gaia-does", card=name(each), does=text("gaia-does", element=each)) for each in elements]
    return (text("alt-gaia-hand", cards=tuple(said)), *does)


def several(word: str, count: int) -> Text:
    return text("alt-gaia-several", card=name(word), count=count) if count > 1 else name(word)


def choices(prompt: Prompt | None) -> tuple[Text, ...]:
    """What the panel marks: cells on the map, the others by letter."""
    said = []
    if cells := offered(prompt):
        said.append(text("alt-gaia-cells", cells=listed(cells)))
    if letters := lettered(prompt):
        marked = [text("alt-gaia-held", letter=mark, card=label(option)) for option, mark in letters.items()]
        said.append(text("alt-gaia-choices", cards=tuple(marked)))
    return tuple(said)


def panel(view: GaiaView, prompt: Prompt | None) -> Told:
    waiting = turn(view) if view.cast else ()
    why = reasons(view, prompt)
    idle = [text("alt-gaia-barred", card=title_of(word), why=reason) for word, reason in why.items()]
    idle += [home(*found) for found in view.homes if found[0] not in why and (takes(prompt) or found[0] in view.hand)]
    own = (*held(view, prompt), *idle)
    lying = (*player(view, view.seat or 0), *chart(view), *market(view))
    if prompt is not None:
        return Told(choices=(*waiting, *choices(prompt), *own), now=last(view), goals=goals_told(view), rest=lying)
    now = (*waiting, *last(view))
    return Told(now=now, goals=goals_told(view), rest=(*own, *lying), over=bool(view.winners))


def home(word: str, cell: int, covered: tuple[bool, ...]) -> Text:
    face = FACE[word]
    needs = face.needs if isinstance(face, CityCard) else ()
    have = tuple([need for need, done in zip(needs, covered, strict=False) if done])
    told: dict[str, Arg] = {"count": len(have), "needs": needs_text(have), "enough": "yes" if enough(covered) else "no"}
    return text("alt-gaia-home", card=title_of(word), cell=NAMES[cell], **told)


def scores(view: GaiaView) -> Told:
    return telling.scores(view, over=bool(view.winners), ending=ending(view))


def card(word: str) -> Told:
    return Told(rest=(title(word), explained(word)))
