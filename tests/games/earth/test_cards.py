"""The card files: counts, notation, names, and that every ability does something when it is used."""

import re
import shutil
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from bot.speech import speaker
from engine import Match, Option, Pick, Picked, Share, Shared
from engine.agenda import Agenda, advance
from engine.games.earth.abilities import Copy, Discount, Forbid, Payable, Replace, Wild, Worth, ability
from engine.games.earth.card_files import DATA, BadCard
from engine.games.earth.card_text import lines
from engine.games.earth.catalogue import (
    ACTIVE,
    CARDS,
    CLIMATES,
    DECK,
    ECOSYSTEMS,
    EVENTS,
    FAUNA,
    GAIA,
    INSTANT,
    ISLANDS,
    NAME,
    Card,
    load,
)
from engine.games.earth.effects import Effect, effect
from engine.games.earth.event_cards import ChooseEvent
from engine.games.earth.gifts import gifts
from engine.games.earth.goals import score, target
from engine.games.earth.planting import Plant
from engine.games.earth.terms import FLORA, HABITATS, TAGS
from engine.games.earth.using import Activate

from .table import ID, first, lay, opened, short, take

DECK_CARDS = [CARDS[card] for card in DECK]
FLORA_CARDS = [card for card in DECK_CARDS if card.kind == "flora"]


def test_how_many_there_are() -> None:
    assert Counter(card.kind for card in DECK_CARDS) == {"flora": 179, "terrain": 66, "event": 38}
    assert [len(kind) for kind in (ISLANDS, CLIMATES, ECOSYSTEMS, FAUNA, GAIA)] == [20, 20, 64, 46, 6]


def test_types_habitats_and_marks() -> None:
    types = Counter(card.types for card in FLORA_CARDS)
    assert types == {("tree",): 44, ("herb",): 44, ("mushroom",): 44, ("bush",): 44, FLORA: 3}
    on_flora = Counter(h for card in FLORA_CARDS for h in card.habitats)
    assert on_flora == {"rocky": 60, "cold": 69, "sunny": 71, "wet": 65}
    terrains = [card for card in DECK_CARDS if card.kind == "terrain"]
    assert Counter(h for card in terrains for h in card.habitats) == {"sunny": 45, "rocky": 56, "cold": 47, "wet": 51}
    assert Counter(tag for card in FLORA_CARDS for tag in card.tags) == dict.fromkeys(TAGS, 34)
    for kind, each in ((ISLANDS, 9), (CLIMATES, 10)):
        assert Counter(h for side in kind for h in CARDS[side].habitats) == dict.fromkeys(HABITATS, each)


def test_colours_and_figures() -> None:
    assert Counter(each.colour for card in DECK_CARDS for each in card.abilities) == {
        "yellow": 59, "green": 18, "brown": 61, "black": 56, "blue": 59, "red": 59, "multicolour": 20,
    }
    assert sum(len(card.abilities) == 2 for card in DECK_CARDS) == 49
    assert Counter(card.kind for card in DECK_CARDS if "directional" in card.traits) == {"flora": 22, "terrain": 21}
    assert sum(card.cost or 0 for card in FLORA_CARDS) == sum(
        cost * n for cost, n in enumerate((11, 29, 29, 32, 31, 13, 15, 9, 9, 1))
    )
    assert Counter(card.slots for card in FLORA_CARDS) == {0: 10, 1: 4, 2: 26, 3: 31, 4: 37, 5: 25, 6: 46}
    assert Counter(card.trunks for card in FLORA_CARDS) == {0: 11, 1: 39, 2: 49, 3: 40, 4: 28, 5: 8, 6: 3, 8: 1}
    assert Counter(CARDS[card].points for card in EVENTS) == {-4: 4, -3: 4, -2: 6, -1: 4, 0: 16, 1: 4}
    assert Counter(CARDS[side].points for side in ISLANDS) == {
        0: 2, 1: 2, 2: 2, 3: 1, 4: 2, 5: 2, 6: 2, 7: 1, 8: 2, 9: 2, 10: 2,
    }


def written(file: str, *keys: str) -> list[str]:
    """The lines as they are typed in the card file."""
    found = []
    for card in tomllib.loads((DATA / file).read_text("utf-8"))["card"]:
        for key in keys:
            value = card.get(key, [])
            found += value if isinstance(value, list) else [value]
    return found


def test_lines_print_back_unchanged() -> None:
    kinds = ("flora", "terrain", "event", "island", "climate")
    printed = [line for kind in kinds for line in written(f"{kind}.toml", "abilities")]
    assert len(printed) == 332 + 40 + 21
    assert [str(ability(line)) for line in printed] == printed
    scores = written("ecosystem.toml", "score")
    assert [str(score(line)) for line in scores] == scores
    goals = written("fauna.toml", "goal")
    assert [str(target(line)) for line in goals] == goals
    gifts_ = written("gaia.toml", "gift", "left", "right")
    assert [", ".join(map(str, gifts(line))) for line in gifts_] == gifts_
    for card in CARDS.values():
        for each in card.abilities:
            assert ability(str(each)) == each
            if isinstance(each.rule, Effect):
                assert effect(str(each.rule)) == each.rule


def test_names_in_english_are_those_of_the_card_files() -> None:
    say = speaker("en")
    for card in CARDS.values():
        assert say(NAME[card.id]) in (card.name, short(card))
    assert len({say(name) for name in NAME.values()}) == len(NAME)


def test_every_card_says_what_it_does() -> None:
    say = speaker("en")
    for card in CARDS.values():
        told = [say(line) for line in lines(card)]
        assert told
        assert all(words and not words.startswith("earth-") for words in told)
        assert all(words[0].isupper() or words[0].isdecimal() for words in told)
        assert not any(re.search(r"\b1 (?:[a-z]+ )?(?:cards|sprouts|points|flora with)\b", words) for words in told)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Stiptic Fungus", "Yellow: discard the top card of your compost → 3 soil"),
        ("Slime Mold", "Yellow: 3 growth in all on the cards around this one"),
        ("Indian Oyster", "Black: can be paid for by composting cards from hand, each instead of 1 soil"),
        ("Shooting Star", "Black: look at the top 3 cards of your compost and take one of them into your hand"),
        (
            "Lava Plain",
            (
                "Brown: for one planting, a card of your hand with a red ability can take this card’s place for "
                "nothing; then this card goes to your compost and you draw 2 cards"
            ),
        ),
        ("Blossoming Lands", "Brown: 3 points for every card with a base value of 4 or more"),
        ("Great Steppe", "Points for 1, 2, 3 and so on to 7 or more bushes: 0, 4, 8, 13, 23, 28, 30"),
        ("Everglades", "4 points for every mushroom on your longest diagonal path of mushrooms, at most 28 points"),
        ("Siberian Taiga", "2 points for every flora with a canopy worth 4 or less, or without one"),
        ("Alps", "7 points for every full row with four different numbers of growth"),
        ("Finland Snow Forest", "6 points for every full row whose four cards share a card type"),
        (
            "Sakurajima",
            "6 points for every set of five cards: a red, a blue and a yellow ability, a terrain and an event",
        ),
        ("Spearmint", "Blue: 1 sprout + compost 1 card from hand, if you like"),
        ("Desert", "Brown: 2 points for every sunny card, counted at whichever player has most of them"),
        ("Wild Boar", "At least 4 mushrooms"),
        ("King Penguin", "At least 4 directional cards (row, column, neighbours or path)"),
        ("Emerald Tree Boa", "Both long diagonals full (8 cards)"),
    ],
)
def test_sentences(name: str, sentence: str) -> None:
    """An arrow stands for a price, so it cannot also mark a card that looks somewhere."""
    card = next(card for card in CARDS.values() if name == short(card))
    assert speaker("en")(lines(card)[-1]) == sentence


def test_nothing_but_the_notation_is_needed() -> None:
    """No card names a function of its own."""
    assert not any("special" in str(each) for card in CARDS.values() for each in card.abilities)


@pytest.mark.parametrize(
    ("file", "before", "after", "named"),
    [
        ("flora.toml", 'type = "tree"', 'type = "fern"', "flora.toml, card 1, type"),
        ("flora.toml", "cost = 3", "costs = 3", "flora.toml, card 1, cost"),
        ("terrain.toml", "1 card", "1 crad", "terrain.toml, card 2, abilities.0"),
        ("fauna.toml", "4 flora with growth 3+", "4 flora with grwoth 3+", "fauna.toml, card 337, goal"),
        ("ecosystem.toml", "by tree flora", "by oak flora", "ecosystem.toml, card 305, score"),
        ("event.toml", "id = 197", "id = 196", "event.toml, card 196, id"),
        ("gaia.toml", "7 sprout,", "7 sprouts,", "gaia.toml, card.2.gift"),
    ],
)
def test_a_mistake_is_named_by_file_card_and_field(
    tmp_path: Path, file: str, before: str, after: str, named: str
) -> None:
    shutil.copytree(DATA, tmp_path / "data")
    path = tmp_path / "data" / file
    path.write_text(path.read_text("utf-8").replace(before, after, 1), "utf-8")
    with pytest.raises(BadCard) as raised:
        load(tmp_path / "data")
    assert str(raised.value).startswith(named)


def worth(match: Match) -> Counter[str]:
    player = match.state.players[0]
    return Counter(
        soil=player.soil, hand=len(player.hand), compost=len(player.compost),
        sprout=sum(player.sprouts), growth=sum(player.growth),
    )


def play_out(match: Match) -> None:
    """Take everything that is offered."""
    while match.waiting:
        prompt = match.prompt(0)
        match prompt:
            case Pick(ask="bury"):
                match.play(0, Picked(prompt.options[: prompt.most]))
            case Pick():
                match.play(0, Picked(prompt.options[:1]))
            case Share():
                match.play(0, Shared(tuple(all_of(prompt))))
            case _:
                first(match, 0)


def all_of(prompt: Share) -> list[tuple[Option, int]]:
    left, parts = prompt.most, []
    for option, cap in zip(prompt.options, prompt.caps, strict=True):
        if left:
            parts.append((option, min(cap, left)))
            left -= parts[-1][1]
    return parts


def run(match: Match, *tasks: object) -> None:
    match.agenda = Agenda([], [list(tasks), []], [0, 0])
    match.asked = [None, None]
    advance(match.state, match.agenda, match.asked, [0])
    play_out(match)


def change(effect_: Effect, times: int = 1) -> dict[str, int]:
    """What using it brings and costs, as it is printed."""
    gain, pay = dict(effect_.gain), dict(effect_.pay)
    gain = {good: n * times for good, n in gain.items()}
    buried = gain.get("bury", 0) + pay.get("bury", 0)
    dug = 1 if "dig" in gain else 0
    return {
        "soil": gain.get("soil", 0) - pay.get("soil", 0),
        "hand": gain.get("card", 0) - buried + dug,
        "compost": gain.get("compost", 0) + buried - pay.get("compost", 0) - dug,
        "sprout": gain.get("sprout", 0) - pay.get("sprout", 0),
        "growth": gain.get("growth", 0) - pay.get("growth", 0),
    }


def difference(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    return {name: after[name] - before[name] for name in before}


ACTIVATED = [
    (card.id, each.colour, each.rule)
    for card in CARDS.values()
    for each in card.abilities
    if isinstance(each.rule, Effect | Copy) and each.colour not in ("black", "brown")
]
# One of each type, with room, and nothing to activate; two of them in the row of the card tried, two in its column.
QUIET = {(1, 0): "Tor-Grass", (0, 1): "English Walnut", (1, 2): "Horn of Plenty", (2, 1): "Red Gram"}
COPIED = {"blue": "Garlic", "red": "Brittle Prickly Pear", "yellow": "Japanese Andromeda"}


def rich(card: int, colour: str) -> Match:
    """A player with goods of every kind and room for more; the card in the middle, or as island or climate."""
    match = opened(2)
    state = match.state
    player = state.players[0]
    if CARDS[card].kind == "island":
        player.island = card
    elif CARDS[card].kind == "climate":
        player.climate = card
    else:
        lay(match, 0, {(1, 1): card})
    if CARDS[card].kind != "climate":
        player.climate = ID["Hemiboreal Climate" if colour in ("red", "multicolour") else "Arid Climate"]
    lay(match, 0, QUIET)
    player.soil, player.hand, player.compost = 30, state.draw(8), state.draw(6)
    player.sprouts = [min(1, CARDS[each].slots) for each in player.cards]
    player.growth = [min(1, CARDS[each].trunks) for each in player.cards]
    state.colour, state.active = ("red" if colour == "multicolour" else colour), 0
    return match


@pytest.mark.parametrize(("card", "colour", "rule"), ACTIVATED, ids=str)
def test_every_activated_ability_does_what_it_says(card: int, colour: str, rule: Effect | Copy) -> None:
    match = rich(card, colour)
    times = 1
    if isinstance(rule, Copy):
        lay(match, 0, {(2, 2): COPIED[colour]})
        rule, times = ACTIVE[rule.colour][ID[COPIED[colour]]][0], 2
    assert isinstance(rule, Effect)
    if rule.when == "planted":
        # A terrain of all habitats, and a tree that is red and yellow.
        plants = lay(match, 0, {(2, 2): "Beach", (0, 0): "Dragon Blood Tree"})
        plants.planted = [len(plants.cards) - 2, len(plants.cards) - 1]
        times = sum(rule.trait in CARDS[each].traits for each in plants.cards[-2:])
    before = worth(match)
    run(match, Activate(0))
    found, printed = difference(before, worth(match)), change(rule, times)
    if not rule.area:
        assert found == printed
    else:
        piece = rule.gain[0][0]
        assert 1 <= found.pop(piece) <= 3
        assert set(found.values()) == {0}


@pytest.mark.parametrize("card", sorted(EVENTS), ids=lambda card: short(CARDS[card]))
def test_every_event_does_something(card: int) -> None:
    match = opened(2)
    state = match.state
    player = state.players[0]
    player.island = ID["Fogo Island"]
    lay(match, 0, {(0, 0): "Chinese Quince", (0, 1): "Giant Sequoia", (1, 0): "Cat Grass", (1, 1): "Celery"})
    player.soil, player.compost = 9, state.draw(9)
    player.sprouts, player.growth = [4, 1, 3, 0], [2, 4, 0, 0]
    player.hand = [take(state, card)]
    before = worth(match)
    run(match, ChooseEvent(0))
    assert player.events == [card]
    found = difference(before, worth(match))
    assert found | {"hand": found["hand"] + 1} == change(INSTANT[card][0])  # the event itself has left the hand


INSTANTS = [card for card in DECK_CARDS if card.kind != "event" and INSTANT[card.id]]


@pytest.mark.parametrize("card", INSTANTS, ids=short)
def test_every_black_ability_acts_when_planted(card: Card) -> None:
    match = opened(2)
    player = lay(match, 0, {(0, 0): "Chinese Quince", (0, 1): "Giant Sequoia", (0, 2): "Celery", (1, 2): "Jojoba"})
    player.soil = 40
    player.hand = [take(match.state, each) for each in (card.id, *sorted(EVENTS)[:25])]
    before = worth(match)
    run(match, Plant(0, 1))
    assert card.id in player.cards
    printed = change(INSTANT[card.id][0])
    paid = {"soil": -(card.cost or 0), "hand": -1}
    assert difference(before, worth(match)) == {name: n + paid.get(name, 0) for name, n in printed.items()}


def test_what_is_tried_elsewhere() -> None:
    """Discounts, forbidden actions, other payments and replacing have tests by rule; scores by terrain."""
    rest = [each.rule for card in DECK_CARDS for each in card.abilities if not isinstance(each.rule, Effect | Copy)]
    assert Counter(type(rule) for rule in rest) == {Worth: 40, Discount: 12, Payable: 6, Forbid: 3, Replace: 3, Wild: 3}
