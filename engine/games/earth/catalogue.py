"""The cards, read once. Everything a rule looks up while a match runs is a table made here.

A card of the deck has its printed number; one with two sides has ten times its number, and one more for side B.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Literal

from engine.record import record
from engine.text import Text

from . import card_files
from .abilities import Ability, Copy, Discount, Forbid, Payable, Replace, Start, Wild, Worth, ability
from .effects import Effect, Goods
from .gifts import Gifts, gifts
from .goals import Score, Target, score, target
from .terms import ACTIONS, FLORA, MARKS, MIXED, Action, Flora, Habitat, Tag

Kind = Literal["flora", "terrain", "event", "island", "climate", "ecosystem", "fauna", "gaia"]


@record
class Card:
    """What is printed on a card or on one side of it. `slots` hold sprouts, `trunks` growth, full worth `canopy`.

    `traits` has habitats, flora types, ability colours, marks of the name, the kind and `directional` in one set, so
    that a discount, an area, a goal and "per planted sunny" all ask the same question.
    """

    id: int
    number: int
    side: Literal["", "A", "B"]
    kind: Kind
    name: str
    scientific: str = ""
    types: tuple[Flora, ...] = ()
    cost: int | None = None
    points: int = 0
    habitats: tuple[Habitat, ...] = ()
    slots: int = 0
    trunks: int = 0
    canopy: int = 0
    tags: tuple[Tag, ...] = ()
    abilities: tuple[Ability, ...] = ()
    score: Score | None = None  # of an ecosystem
    goal: Target | None = None  # of a fauna
    traits: frozenset[str] = frozenset()

    @property
    def text(self) -> Text:
        return NAME[self.id]

    @property
    def key(self) -> str:
        """As people write it: `12`, `305A`."""
        return f"{self.number}{self.side}"


def directional(abilities: Iterable[Ability]) -> bool:
    """Whether the card points somewhere: to its row, its column, its neighbours, a path."""
    for each in abilities:
        match each.rule:
            case Effect(area=area) if area:
                return True
            case Worth(score=Score(measure=found)) if found.where or found.of == "empty neighbour":
                return True
            case _:
                continue
    return False


def traits(
    kind: Kind, types: Iterable[str], habitats: Iterable[str], tags: Iterable[Tag], printed: tuple[Ability, ...]
) -> frozenset[str]:
    colours = {each.colour for each in printed}
    mixed = MIXED if "multicolour" in colours else ()
    pointing = ("directional",) if directional(printed) else ()
    return frozenset({kind, *types, *habitats, *[MARKS[tag] for tag in tags], *colours, *mixed, *pointing})


def flora(entry: card_files.FloraEntry) -> Card:
    printed = tuple(map(ability, entry.abilities))
    types = (entry.type,) if entry.type else FLORA
    if (entry.type is None) != any(isinstance(each.rule, Wild) for each in printed):
        raise card_files.BadCard(f"flora.toml, card {entry.id}, type: only a flora that counts as any has none")
    return Card(
        entry.id, entry.id, "", "flora", entry.name, entry.scientific, types, entry.cost, entry.points,
        tuple(entry.habitats), entry.slots, entry.trunks, entry.canopy, tuple(entry.tags), printed,
        traits=traits("flora", types, entry.habitats, entry.tags, printed),
    )


def terrain(entry: card_files.TerrainEntry) -> Card:
    printed = tuple(map(ability, entry.abilities))
    return Card(
        entry.id, entry.id, "", "terrain", entry.name, cost=entry.cost, points=entry.points,
        habitats=tuple(entry.habitats), abilities=printed, traits=traits("terrain", (), entry.habitats, (), printed),
    )


def event(entry: card_files.EventEntry) -> Card:
    printed = tuple(map(ability, entry.abilities))
    return Card(
        entry.id, entry.id, "", "event", entry.name, points=entry.points, abilities=printed,
        traits=traits("event", (), (), (), printed),
    )


def sided(entry: card_files.SideEntry) -> int:
    return entry.id * 10 + (entry.side == "B")


def board(kind: Literal["island", "climate"], entry: card_files.BoardEntry) -> Card:
    printed = tuple(map(ability, entry.abilities))
    return Card(
        sided(entry), entry.id, entry.side, kind, entry.name, points=entry.points, habitats=tuple(entry.habitats),
        abilities=printed, traits=traits(kind, (), entry.habitats, (), printed),
    )


def ecosystem(entry: card_files.EcosystemEntry) -> Card:
    return Card(sided(entry), entry.id, entry.side, "ecosystem", entry.name, score=score(entry.score))


def fauna(entry: card_files.FaunaEntry) -> Card:
    return Card(sided(entry), entry.id, entry.side, "fauna", entry.name, entry.scientific, goal=target(entry.goal))


def load(folder: Path = card_files.DATA) -> dict[int, Card]:
    found = [
        *map(flora, card_files.cards("flora.toml", card_files.FloraEntry, folder)),
        *map(terrain, card_files.cards("terrain.toml", card_files.TerrainEntry, folder)),
        *map(event, card_files.cards("event.toml", card_files.EventEntry, folder)),
        *[board("island", entry) for entry in card_files.cards("island.toml", card_files.BoardEntry, folder)],
        *[board("climate", entry) for entry in card_files.cards("climate.toml", card_files.BoardEntry, folder)],
        *map(ecosystem, card_files.cards("ecosystem.toml", card_files.EcosystemEntry, folder)),
        *map(fauna, card_files.cards("fauna.toml", card_files.FaunaEntry, folder)),
        *[Card(entry.id, entry.id, "", "gaia", entry.name) for entry in card_files.gaia(folder).card],
    ]
    cards: dict[int, Card] = {}
    for card in sorted(found, key=lambda card: card.id):
        if card.id in cards:
            raise card_files.BadCard(f"{card.kind}.toml, card {card.key}, id: {cards[card.id].name} has it already")
        cards[card.id] = card
    return cards


CARDS = load()
NAME = {id_: Text(f"earth-card-{id_}") for id_ in CARDS}


def of_kind(*kinds: Kind) -> tuple[int, ...]:
    return tuple(card.id for card in CARDS.values() if card.kind in kinds)


DECK = of_kind("flora", "terrain", "event")
EVENTS = frozenset(of_kind("event"))
ISLANDS, CLIMATES = of_kind("island"), of_kind("climate")
ECOSYSTEMS, FAUNA, GAIA = of_kind("ecosystem"), of_kind("fauna"), of_kind("gaia")
KIND = {card.id: card.kind for card in CARDS.values()}
COST = {card.id: card.cost for card in CARDS.values() if card.cost is not None}
SLOTS = {card.id: card.slots for card in CARDS.values()}
TRUNKS = {card.id: card.trunks for card in CARDS.values()}
CANOPY = {card.id: card.canopy for card in CARDS.values()}
POINTS = {card.id: card.points for card in CARDS.values()}
TRAITS = {card.id: card.traits for card in CARDS.values()}


def activated(action: Action) -> dict[int, tuple[Effect | Copy, ...]]:
    """Rules 3.5: the cards that have something to activate with an action."""
    colours = (action, "multicolour") if action in MIXED else (action,)
    found = {
        card.id: tuple(
            each.rule for each in card.abilities if each.colour in colours and isinstance(each.rule, Effect | Copy)
        )
        for card in CARDS.values()
    }
    return {card: rules for card, rules in found.items() if rules}


ACTIVE = {action: activated(action) for action in ACTIONS}
INSTANT: dict[int, tuple[Effect, ...]] = {
    card.id: tuple(each.rule for each in card.abilities if each.colour == "black" and isinstance(each.rule, Effect))
    for card in CARDS.values()
}
REWARD: dict[int, tuple[Effect, ...]] = {
    card.id: tuple(each.rule for each in card.abilities if isinstance(each.rule, Effect) and each.rule.when == "event")
    for card in CARDS.values()
}
DISCOUNT = {
    c.id: (e.rule.trait, e.rule.off) for c in CARDS.values() for e in c.abilities if isinstance(e.rule, Discount)
}
FORBIDS = {c.id: e.rule.colour for c in CARDS.values() for e in c.abilities if isinstance(e.rule, Forbid)}
PAYABLE = {c.id: e.rule.good for c in CARDS.values() for e in c.abilities if isinstance(e.rule, Payable)}
REPLACE = {c.id: e.rule for c in CARDS.values() for e in c.abilities if isinstance(e.rule, Replace)}
START: dict[int, Goods] = {c.id: e.rule.gain for c in CARDS.values() for e in c.abilities if isinstance(e.rule, Start)}
WORTH = {c.id: e.rule.score for c in CARDS.values() for e in c.abilities if isinstance(e.rule, Worth)}
SCORE = {card.id: card.score for card in CARDS.values() if card.score}
GOAL = {card.id: card.goal for card in CARDS.values() if card.goal}


@record
class GaiaCard:
    """One of Gaia's six: a gift, or a leaf beside one of two fauna (and on the level expert a gift for either)."""

    id: int
    colour: Literal["green", "red", "blue", "yellow", "brown"]
    gift: Gifts = ()
    fauna: tuple[int, int] | None = None
    left: Gifts = ()
    right: Gifts = ()


def gaia_card(entry: card_files.GaiaEntry) -> GaiaCard:
    gift, left, right = (gifts(line) if line else () for line in (entry.gift, entry.left, entry.right))
    fauna = None if entry.fauna is None else (0, 1) if entry.fauna == "upper" else (2, 3)
    return GaiaCard(entry.id, entry.colour, gift, fauna, left, right)


GAIA_FILE = card_files.gaia()
GAIA_CARD = {entry.id: gaia_card(entry) for entry in GAIA_FILE.card}
GAIA_CELLS = tuple((cell.trunks, cell.canopy) for cell in GAIA_FILE.cell)
REACTION = {
    (action, level): gifts(line)
    for action, lines in GAIA_FILE.reaction.items()
    for level, line in (("easy", lines.easy), ("medium", lines.easy), ("hard", lines.hard), ("expert", lines.hard))
}
