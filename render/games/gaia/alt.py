"""Gaïa's pictures in words, made from the view as they are.

`seat` is a seat's number: whoever words the texts has the names.
"""

from engine import Option, Prompt, Text, text
from engine.games.gaia.chart import NAMES
from engine.games.gaia.view import CityView, GaiaView
from engine.games.gaia.words import goal_name, label, name, needs_text

from .panel import lettered, takes
from .plates import title as title_of
from .sheet import explained, title
from .strip import reasons
from .window import Window, offered


def listed(cells: tuple[int, ...] | list[int]) -> str:
    return ", ".join([NAMES[cell] for cell in cells])


def lands(view: GaiaView, shown: Window | None = None) -> tuple[Text, ...]:
    """Every land with the cells it lies on."""
    cells = [(cell, land) for cell, land in view.lands if shown is None or shown.holds(cell)]
    return tuple([
        text("alt-gaia-land", land=Text(f"gaia-{land}"), cells=listed([cell for cell, other in cells if other == land]))
        for land in dict.fromkeys(land for _, land in cells)
    ])


def city_told(cell: int, city: CityView) -> Text:
    pairs = list(zip(city.needs, city.covered, strict=True))
    have = tuple([need for need, done in pairs if done])
    lack = tuple([need for need, done in pairs if not done])
    facts = [text("alt-gaia-covered", needs=needs_text(have))] if have else []
    facts += [text("alt-gaia-lacking", needs=needs_text(lack))] if lack else []
    facts += [text("alt-gaia-meeple", seat=seat) for seat in city.meeples]
    return text("alt-gaia-city", name=city.name, cell=NAMES[cell], facts=tuple(facts))


def chart(view: GaiaView, shown: Window | None = None) -> tuple[Text, ...]:
    """The map, cities first."""
    cities = [city_told(cell, city) for cell, city in view.cities if shown is None or shown.holds(cell)]
    herds = [
        text("alt-gaia-herd", cell=NAMES[cell], count=count)
        for cell, count in view.herds
        if shown is None or shown.holds(cell)
    ]
    return (*last(view), *cities, *herds, *lands(view, shown)) if view.lands else (text("alt-gaia-empty"),)


def last(view: GaiaView) -> tuple[Text, ...]:
    return (text("alt-gaia-last", cells=listed(view.last)),) if view.last else ()


def turn(view: GaiaView) -> tuple[Text, ...]:
    if view.winners:
        return tuple([text("alt-winner", seat=seat) for seat in view.winners])
    if view.cast is not None:
        played = text("alt-gaia-cast", seat=view.cast.seat, card=name(view.cast.card))
        return (played, text("alt-gaia-aim", cells=listed(view.cast.cells))) if view.cast.cells else (played,)
    return (text("alt-gaia-turn", seat=view.turn, left=view.left),)


def table(view: GaiaView) -> tuple[Text, ...]:
    goals = [text("alt-gaia-goal", goal=goal_name(goal.cards)) for goal in view.goals if goal.owner is None]
    taken = [
        text("alt-gaia-claimed", seat=goal.owner, goal=goal_name(goal.cards))
        for goal in view.goals
        if goal.owner is not None
    ]
    people = [part for who in range(len(view.seats)) for part in player(view, who)]
    return (*turn(view), *chart(view), *people, *goals, *taken, *market(view))


def market(view: GaiaView) -> tuple[Text, ...]:
    counts = dict(view.decks)
    return tuple([
        text("alt-gaia-market", back=Text(f"gaia-back-{kind}"), count=counts[kind],
             cards=tuple([name(word) for word in cards]) or (Text("alt-gaia-none"),))
        for kind, cards in view.shown
    ])  # fmt: skip


def player(view: GaiaView, who: int) -> tuple[Text, ...]:
    seat = view.seats[who]
    facts = text("alt-gaia-seat", seat=who, home=seat.meeples, placed=seat.placed, nature=seat.hand[0],
        life=seat.hand[1], elements=seat.hand[2])  # fmt: skip
    if not seat.played:
        return (facts,)
    return facts, text("alt-gaia-played", seat=who, cards=tuple([name(word) for word in seat.played]))


def one(view: GaiaView, who: int) -> tuple[Text, ...]:
    cities = [city_told(cell, city) for cell, city in view.cities if who in city.meeples]
    goals = [text("alt-gaia-claimed", seat=who, goal=goal_name(goal.cards)) for goal in view.goals if goal.owner == who]
    return (*player(view, who), *cities, *goals)


def hand(view: GaiaView, prompt: Prompt | None) -> tuple[Text, ...]:
    cards = view.taken or view.hand
    if not cards:
        return (text("alt-gaia-no-hand"),)
    letters = {} if takes(prompt) else lettered(prompt)  # then they are those of the open cards
    held = [(letters.get(Option("card", word=word), ""), word) for word in cards]
    said = [text("alt-gaia-held", letter=mark, card=name(word)) if mark else name(word) for mark, word in held]
    return (text("alt-gaia-hand", cards=tuple(said)),)


def choices(prompt: Prompt | None) -> tuple[Text, ...]:
    """What the panel marks: cells on the map, the others by letter."""
    said = []
    if cells := offered(prompt):
        said.append(text("alt-gaia-cells", cells=listed(cells)))
    if letters := lettered(prompt):
        marked = [text("alt-gaia-held", letter=mark, card=label(option)) for option, mark in letters.items()]
        said.append(text("alt-gaia-choices", cards=tuple(marked)))
    return tuple(said)


def panel(view: GaiaView, prompt: Prompt | None) -> tuple[Text, ...]:
    waiting = turn(view) if view.cast else ()
    idle = [text("alt-gaia-barred", card=name(word), why=why) for word, why in reasons(view, prompt).items()]
    idle += [home(*found) for found in view.homes] if takes(prompt) else []
    own = (*hand(view, prompt), *idle, *player(view, view.seat or 0))
    return (*waiting, *choices(prompt), *own, *chart(view), *market(view))


def home(word: str, cell: int, count: int) -> Text:
    return text("alt-gaia-home", card=title_of(word), cell=NAMES[cell], count=count)


def scores(view: GaiaView) -> tuple[Text, ...]:
    said: list[Text] = [text("alt-scores")]
    for who, found in enumerate(view.sheets or ()):
        lines = tuple([text("alt-line", name=line.text, points=line.figure) for line in found.lines])
        said.append(text("alt-gaia-sheet", seat=who, total=found.figure, lines=lines))
    return (*[text("alt-winner", seat=who) for who in view.winners], *said)


def card(word: str) -> tuple[Text, ...]:
    return title(word), explained(word)
