"""Saves of older rules are read as they would be written today."""

import json
from typing import Any

from engine import Match, Option, Pick
from engine.games.earth import GAME
from engine.games.earth.effects import effect
from engine.games.earth.using import CopyOf, Offer, Sides, Use

from .table import ID, lay, opened, pick


def old(match: Match, written: dict[str, Any]) -> bytes:
    """The save as rules 2 wrote it, with `written` besides in every task that is a question of a price or a copy."""
    save = json.loads(match.save())
    save["rules"] = 2
    for task in save["agenda"]["seats"][0]:
        for inner in (task, *task.get("tableau", ())):
            if inner["kind"] in ("offer", "copy"):
                inner.update(written)
    return json.dumps(save).encode()


def test_whether_a_question_had_to_be_asked_is_no_longer_read() -> None:
    match = opened(2)
    match.agenda.push([Offer(0, effect("2 soil -> 1 card"), ID["Oakmoss"])])
    match.state.players[0].soil = 0
    again = Match.load(GAME, old(match, {"must": True}))
    assert again.agenda == match.agenda
    assert again.save() == match.save()


def test_a_flora_that_was_about_to_copy_asks_what() -> None:
    """Rules 2 saved it as a task that came before the question."""
    match = opened(2)
    lay(match, 0, {(0, 0): "Yellow Sprouts", (0, 1): "White Oak"})
    copy = CopyOf(0, "yellow", ID["Yellow Sprouts"], 0)
    match.agenda.push([Sides(0, (Use(0, effect("1 soil"), match.state.players[0].island),), (copy,))])
    again = Match.load(GAME, old(match, {"kind": "copying"}))
    assert again.agenda == match.agenda
    pick(again, 0, "after")
    prompt = again.prompt(0)
    assert isinstance(prompt, Pick)
    assert (prompt.ask, prompt.about) == ("copy", Option("card", ID["Yellow Sprouts"]))
