"""Panels of Earth: what a question is about is large, and none is taller than four to five."""

import io
from dataclasses import replace
from functools import cache

import pytest
from PIL import Image

from engine import Pick
from engine.games.earth.catalogue import ACTIVE, CARDS, CLIMATES, ECOSYSTEMS, ISLANDS
from engine.games.earth.forecast import of_action
from engine.games.earth.options import ACTION
from engine.games.earth.view import EarthView, seen
from render import Scene
from render.games.earth.action import actions
from render.games.earth.asked import about_tableau, asked
from render.games.earth.boards import divided, shown
from render.games.earth.panel import Block, Desk
from render.games.earth.signs.formula import Sign
from render.layout import WIDEST, Box
from render.theme import LIGHT
from tests.render.games.earth import Moment, _matches, moments, view_of
from tests.render.shots import Shot, say

TALLEST = 1.25
ASKED = ("action", "take", "card", "at", "use", "sprout", "growth", "bury", "order")


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
    for row, (colour, _) in zip(actions(view, view.seat, moment.prompt, say, WIDEST, 44), ACTION.items(), strict=True):
        found = of_action(player, colour)
        shown = [token for line in row.sums for token in line if not isinstance(token, Sign)]
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
    desk = Desk(view, 0, asked(moment.prompt), say=say, names=("Ada",), theme=LIGHT)
    acting = desk.edge(moment.prompt)
    assert 0 < acting.height < desk.row(desk.boards()).height
    assert not desk.edge(replace(moment.prompt, ask="card")).height
    blank = desk.paint([Block(acting.height, lambda _: None)])
    assert desk.paint([acting]).tobytes() != blank.tobytes()
    assert not replace_island(desk, 0).edge(moment.prompt).height


def replace_island(desk: Desk, island: int) -> Desk:
    view = replace(desk.view, players=(replace(desk.player, island=island),))
    return Desk(view, 0, desk.found, say=say, names=("Ada",), theme=LIGHT)


def test_both_shared_ecosystems_are_seen_where_points_are_weighed() -> None:
    moment = moments()["card"]
    desk = Desk(moment.view, moment.view.seat or 0, asked(moment.prompt), say=say, names=("A", "B", "C"), theme=LIGHT)
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
