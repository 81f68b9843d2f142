"""Alone, every other turn is Gaia's, who sits on no seat."""

import render
from bot.speech import speaker
from engine import Match, RandomBot, View, games
from render import Scene


def on_her_turn() -> View:
    """The first question to the player while Gaia is at the turn."""
    match, bot = Match.new(games()["earth"], 1, "gaia"), RandomBot("gaia")
    while match.view(None).active == 0:
        match.play(0, bot.answer(match, 0))
    found: View = match.view(None)
    return found


def test_the_table_is_drawn_on_gaias_turn() -> None:
    assert render.picture(on_her_turn(), Scene("table"), say=speaker("en"), names=("Ada",))


def test_the_alt_text_names_gaia_on_her_turn() -> None:
    words = [speaker("en")(text) for text in render.describe(on_her_turn(), Scene("table"))]
    assert any("Gaia" in word for word in words[:2])


def test_what_can_be_drawn_on_gaias_turn_is_listed() -> None:
    assert Scene("table") in render.scenes(on_her_turn())
