"""Panels of Earth: what a question is about is large, and none is taller than four to five."""

import io
from functools import cache

import pytest
from PIL import Image

from engine.games.earth.forecast import of_action
from engine.games.earth.options import ACTION
from engine.games.earth.view import EarthView, seen
from render import Scene
from render.games.earth.action import actions
from render.games.earth.asked import about_tableau
from render.games.earth.signs.formula import Sign
from render.layout import WIDEST
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
