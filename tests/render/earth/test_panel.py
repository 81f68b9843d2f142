"""Panels of Earth: what a question is about is large, and none is taller than four to five."""

import io
from dataclasses import replace
from functools import cache

import pytest
from PIL import Image

from engine import Match, Pick, Picked, Placed
from engine.games.earth.catalogue import ACTIVE, CARDS, CLIMATES, ECOSYSTEMS, ISLANDS
from engine.games.earth.forecast import of_action
from engine.games.earth.options import ACTION
from engine.games.earth.prices import plantable
from engine.games.earth.view import EarthView, seen
from render import Scene
from render.games.earth.action import actions
from render.games.earth.asked import about_tableau, advised, asked, in_hand
from render.games.earth.boards import boards_of, column, divided, shown, tall
from render.games.earth.cards import bands
from render.games.earth.glance import HIGH
from render.games.earth.hand import by_letter
from render.games.earth.mosaic import lanes
from render.games.earth.panel import Block, Desk
from render.games.earth.shortage import Lack, lacking, playable
from render.games.earth.signs.band import band
from render.games.earth.signs.formula import Sign
from render.games.earth.signs.strip import fits, rows, strip
from render.games.earth.stubs import ART, name_lines, shelves, stub, stubs
from render.icons import badge, badge_for
from render.layout import WIDEST, Box
from render.theme import LIGHT
from tests.games.earth.table import ID, hold, lay, opened, pick
from tests.render.games.earth import Moment, _matches, moments, view_of
from tests.render.shots import Shot, say

TALLEST = 1.25
ASKED = ("action", "take", "card", "at", "use", "sprout", "growth", "bury")


@cache
def late() -> dict[str, Moment]:
    """The last question of each sort in a long match: the fullest tableau and the longest hand."""
    found: dict[str, Moment] = {}
    for match in _matches(3, {}):
        for seat in match.waiting:
            prompt = match.prompt(seat)
            if prompt and prompt.ask in ASKED:
                found[prompt.ask] = Moment(prompt.ask, view_of(match, seat), prompt)
    return found


@pytest.mark.parametrize("ask", ASKED)
def test_no_panel_is_taller_than_four_to_five(ask: str) -> None:
    moment = late()[ask]
    picture = Image.open(io.BytesIO(Shot(moment.name, moment.view, Scene("panel"), moment.prompt).draw()))
    assert picture.height <= picture.width * TALLEST


def test_the_table_of_actions_shows_what_the_engine_foresees() -> None:
    moment = moments()["action"]
    view: EarthView = moment.view
    assert view.seat is not None
    assert moment.prompt is not None
    player = seen(view.players[view.seat])
    for row, (colour, _) in zip(actions(view, view.seat, moment.prompt, say, 44), ACTION.items(), strict=True):
        found = of_action(player, colour)
        shown = [token for token in row.sums if not isinstance(token, Sign)]
        assert shown == [f"{n:+d}".replace("-", "−") for _, n in found.total]
        assert sum(len(line) for line in row.lines) == len(found.acting)
        assert sum(chip.weak for line in row.lines for chip in line) == sum(
            not each.used for each in found.acting if not hasattr(each.active.rule, "colour")
        )


def test_the_words_beside_it_say_the_same() -> None:
    moment = moments()["action"]
    told = Shot("action", moment.view, Scene("panel"), moment.prompt).words()
    for name in ("Plant", "Compost", "Water", "Grow"):
        assert f"{name}: " in told
    count = len(plantable(seen(moment.view.players[moment.view.seat or 0])))
    assert f"Any of {count} cards of your hand could be planted now." in told


def test_activations_show_the_tableau() -> None:
    moment = moments()["use"]
    assert about_tableau(moment.view, moment.prompt)


def test_island_and_climate_are_seen_where_they_act() -> None:
    moment = moments()["use"]
    assert moment.view.seat is not None
    assert isinstance(moment.prompt, Pick)
    player = moment.view.players[moment.view.seat]
    island = next(card for card in ISLANDS if card in ACTIVE["blue"])
    climate = next(card for card in CLIMATES if card not in ACTIVE["blue"])
    view = replace(moment.view, colour="blue", players=(replace(player, island=island, climate=climate),), seat=0)
    desk = Desk(view, 0, moment.prompt, say=say, names=("Ada",), theme=LIGHT)
    acting = desk.edge(moment.prompt)
    assert 0 < acting.height < desk.row(desk.boards()).height
    assert not desk.edge(replace(moment.prompt, ask="card")).height
    blank = desk.paint([Block(acting.height, lambda _: None)])
    assert desk.paint([acting]).tobytes() != blank.tobytes()
    assert not replace_island(desk, 0).edge(moment.prompt).height


def replace_island(desk: Desk, island: int) -> Desk:
    view = replace(desk.view, players=(replace(desk.player, island=island),))
    return Desk(view, 0, None, say=say, names=("Ada",), theme=LIGHT)


def test_both_shared_ecosystems_are_seen_where_points_are_weighed() -> None:
    moment = moments()["card"]
    desk = Desk(moment.view, moment.view.seat or 0, moment.prompt, say=say, names=("A", "B", "C"), theme=LIGHT)
    assert {number for _, number in desk.boards()} >= set(moment.view.shared)


@pytest.mark.parametrize("size", [(780, 132), (640, 128), (500, 176), (520, 236), (560, 110)])
def test_no_name_lies_over_what_a_card_does(size: tuple[int, int]) -> None:
    """The picture gives way to the name; a name for which there is no room is left out."""
    box, cut = Box(0, 0, *size), []
    for card in [CARDS[number] for number in (*ISLANDS, *CLIMATES, *ECOSYSTEMS)]:
        found = divided(card, say(card.text), tuple(shown(card, whole=False)), box, 44)
        assert len(found.names) * 44 <= max(found.top, 0)
        cut += [say(card.text)] * ("…" in "".join(found.names))
    assert len(cut) <= 10
    assert "Great Steppe" not in cut


def test_a_place_that_is_offered_with_one_press_is_marked_in_the_picture() -> None:
    """However the hand lies: above the small tableau, or beside the mosaic."""
    for count in (3, 9):
        match = planting(count)
        view, prompt = view_of(match, 0), match.prompt(0)
        offered: dict[int, set[str]] = {}
        for shortcut in match.shortcuts(0):
            card, place = shortcut.answers
            assert isinstance(card, Picked)
            assert isinstance(place, Placed)
            offered.setdefault(place.spot, set()).add(dict(asked(prompt).letters)[card.options[0].id])
        assert offered
        assert {cell: set(letters) for cell, letters in advised(view, 0, prompt).items()} == offered
        marked = Shot("card", view, Scene("panel"), prompt).draw()
        full = replace(view, players=(replace(view.players[0], soil=0), *view.players[1:]))
        assert marked != Shot("card", full, Scene("panel"), prompt).draw()


def planting(hand: int) -> Match:
    """Ada is asked which of so many cards she plants, beside a tableau whose best places lie outside it."""
    match = opened(2)
    lay(match, 0, {(0, 0): "Celery", (0, 1): "Prairie", (1, 1): "Jojoba"}).soil = 4
    cards = ("Basil", "Wheat", "Rainbow", "Cat Grass", "Garlic", "Papaya", "Bald Cypress", "Blizzard", "White Oak")
    hold(match, 0, *cards[:hand])
    pick(match, 0, "plant")
    return match


def test_the_mosaic_shows_every_cell_that_is_marked() -> None:
    assert lanes({3}, 4, 7) == range(3, 7)
    assert lanes({2, 3}, 4, 7) == range(2, 6)
    assert lanes({1, 2, 3, 4, 5}, 4, 7) == range(1, 6)
    assert lanes({5, 6}, 4, 7) == range(3, 7)


def test_cards_that_cannot_be_planted_say_what_they_lack_and_events_that_can_be_played_are_not_grey() -> None:
    match = planting(9)
    view, prompt = view_of(match, 0), match.prompt(0)
    lacks = lacking(view, 0, prompt)
    assert (lacks[ID["Wheat"]], lacks[ID["Blizzard"]]) == (Lack("soil", 4, 5), Lack("sprout", 0, 2))
    assert lacks.keys() & asked(prompt).cards.keys() == set()
    assert playable(view, 0, prompt) == {ID["Rainbow"]}
    assert "Wheat (costs 5 soil, you have 4)" in Shot("card", view, Scene("panel"), prompt).words()


def test_what_can_be_chosen_lies_first_as_its_letters_go() -> None:
    assert by_letter((5, 3, 8, 9, 1), {9: "A", 3: "B"}) == [9, 3, 5, 8, 1]
    at = moments()["event"]
    assert list(in_hand(at.view.players[at.view.seat or 0], asked(at.prompt)).values()) == ["A", "B"]


@pytest.mark.parametrize("letter", ["A", "H", "AB"])
def test_a_letter_covers_nothing_that_a_plate_says(letter: str) -> None:
    free = badge(letter, badge_for(44), LIGHT).width
    for card in CARDS.values():
        for formula, colour in bands(card) if card.cost is not None or card.kind == "event" else ():
            high = 70 * rows(formula, 515, 44)
            found = strip(formula, colour, 515, high, 44, free=free)
            edge = (515 - free, 0, 515, high)
            assert found.crop(edge).tobytes() == band(colour, 515, high).crop(edge).tobytes(), card.name


def test_what_is_drawn_to_keep_one_is_larger_than_the_hand() -> None:
    match = planting(3)
    pick(match, 0, "pass")
    view, prompt = view_of(match, 0), match.prompt(0)
    desk = Desk(view, 0, prompt, say=say, names=("Ada", "Bela"), theme=LIGHT)
    assert len(desk.deck()) == 4
    assert desk.drawn().height > 2 * HIGH
    assert desk.head().height + desk.drawn().height + desk.beside().height <= WIDEST / 1.2


def test_every_ecosystem_has_its_name_in_a_column_that_is_high_enough() -> None:
    """A long row of points takes two lines, and the others give way to it."""
    others = [number for _, number in boards_of(view_of(planting(3), 0), 0) if number][:4]
    for ecosystem in ECOSYSTEMS:
        numbers, card = [*others, ecosystem], CARDS[ecosystem]
        high = tall(numbers, 638, say, 44)
        assert high <= 840
        places = column(numbers, Box(0, 0, 638, high), say, 44)
        assert places[-1].bottom <= high
        assert divided(card, say(card.text), tuple(shown(card, whole=False)), places[-1], 44).names, card.name


@pytest.mark.parametrize("first", range(0, 200, 50))
def test_25_cards_that_can_be_chosen_have_their_names_and_all_they_do(first: int) -> None:
    deck = [card.id for card in CARDS.values() if card.kind in ("flora", "terrain", "event")][first : first + 25]
    found = stubs(Box(0, 0, WIDEST - 28, 1870), deck, 44, say)
    assert found
    assert [card for card, _ in found.spots] == deck
    for card, spot in found.spots:
        name = say(CARDS[card].text)
        assert " ".join(name_lines(name, spot.w, 44)).replace("- ", "-") == name
        assert spot.h == stub(card, name, spot.w, 44, LIGHT, "AB").height
        lines = [line for _, line in shelves(card, spot.w, 44)]
        assert [(formula, colour) for line in lines for formula, colour, _ in line] == [*bands(CARDS[card])]
        assert all(fits(formula, wide, 44) for line in lines for formula, _, wide in line)
        assert {sum([wide for *_, wide in line]) for line in lines} == {spot.w - ART - 6}
