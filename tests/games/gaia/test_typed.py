"""What people type: `/gaia take`, `/gaia play`, `/gaia feed` and the rest, with several answers in one command."""

import pytest

from bot.speech import named, speaker
from bot.talk.parameters import carry_out, offers
from bot.talk.typed import Mistyped
from engine import Option, Verb
from engine.games.gaia import GAME
from engine.games.gaia.options import BESIDE, GO_ON, KEEP, PASS, PROTECT, SECOND, SINGLE, STOP

from .table import Table, at

SAY = speaker("en-GB")
VERBS: dict[str, Verb] = {verb.name: verb for verb in GAME.meta.verbs}


def label(option: Option) -> str:
    return SAY(named(GAME.label(option), ("Ann", "Ben", "Cid")))


def type_(table: Table, seat: int, verb: str, **given: str) -> None:
    table.match = carry_out(table.match, seat, VERBS[verb], given, label).match


def offered(table: Table, seat: int, verb: str, ask: str, **given: str) -> list[str]:
    return [label(option) for option in offers(table.match, seat, VERBS[verb], given, ask, label)]


def test_take() -> None:
    table = Table(hand=["plain"])
    assert offered(table, 0, "take", "card")[:4] == ["plain", "forest", "sea", "Top of the Nature deck"]
    type_(table, 0, "take", card="sea")
    assert table.state.hands[0] == ["plain", "sea"]


def test_take_where_nothing_can_be_played() -> None:
    table = Table()
    type_(table, 0, "take", card="top of the life")
    assert len(table.state.hands[0]) == 1


def test_play_with_its_place_and_its_goal() -> None:
    table = Table(played=["plain", "forest", "forest"], goals=["ppff"], hand=["plain", "sea"])
    assert offered(table, 0, "play", "card") == ["plain", "sea"]
    assert offered(table, 0, "play", "at", card="plain") == ["H7", "G8", "I8", "H9"]
    type_(table, 0, "play", card="plain", at="i8", goal="2 × plain + 2 × forest")
    assert table.state.goals[0].owner == 0
    assert table.land("I8") == "plain"


def test_play_a_city_by_its_name() -> None:
    table = Table("fps", hand=["Millbrook", "sea"])
    type_(table, 0, "play", card="millbrook")
    assert table.city("I8").meeples == (0,)


def test_play_an_earthquake() -> None:
    table = Table("pds", hand=["earthquake", "sea"], options={"elements": "on"})
    type_(table, 0, "play", card="earthquake", at="H8", **{"with": "I8"})
    assert (table.land("H8"), table.land("I8")) == ("desert", "plain")


def test_feed() -> None:
    table = Table("fpf .s.", corner="H9", cities={"I9": ("Millbrook", (0,))}, herds={"H9": 2, "I10": 2})
    assert offered(table, 0, "feed", "from") == ["I10", "H9"]
    type_(table, 0, "feed", **{"from": "H9"})
    assert table.state.herds[at("H9")] == 1


def test_protect_and_pass_out_of_turn() -> None:
    table = Table("ps", hand=["rain", "sea"], hands={1: ["protection"], 2: ["sun"]}, options={"elements": "on"})
    type_(table, 0, "play", card="rain")
    with pytest.raises(Mistyped):
        type_(table, 2, "protect")
    type_(table, 2, "pass")
    type_(table, 1, "protect")
    assert table.land("H8") == "plain"


def test_capture_by_the_players_name() -> None:
    table = Table("fps", cities={"I8": ("Millbrook", (1, 2))}, hand=["mountain", "sea"], options={"capture": "on"})
    type_(table, 0, "play", card="mountain", at="I7")
    assert offered(table, 0, "capture", "capture") == ["Nobody’s: I stand beside them", "Ben", "Cid"]
    type_(table, 0, "capture", capture="ben")
    assert table.city("I8").meeples == (2, 0)


def test_settle_says_how_many() -> None:
    for typed, people in (("two", (0, 0)), ("one is enough", (0,))):
        given = {"herds": {"J8": 2}, "cities": {"I8": ("Millbrook", ())}, "options": {"four": "on"}}
        table = Table("fps", hand=["mountain", "sea"], **given)  # type: ignore[arg-type]
        type_(table, 0, "play", card="mountain", at="I7")
        assert offered(table, 0, "settle", "second") == ["Two meeples", "One is enough"]
        type_(table, 0, "settle", second=typed)
        assert table.city("I8").meeples == people


def test_a_command_at_the_wrong_time_says_so() -> None:
    table = Table(hand=["plain"])
    for verb, given in (("feed", {"from": "H8"}), ("claim", {"goal": "x"}), ("keep", {"keep": "sea"})):
        with pytest.raises(Mistyped):
            type_(table, 0, verb, **given)


def test_no_name_is_cut_in_two_when_typed() -> None:
    options = [*GAME.cards(), BESIDE, SECOND, SINGLE, KEEP, STOP, GO_ON, PROTECT, PASS]
    assert [label(option) for option in options if "," in label(option) or ";" in label(option)] == []


def test_leaving_a_goal_by_typing_it() -> None:
    table = Table(played=["plain", "forest", "forest"], goals=["ppff"], hand=["plain", "sea"])
    type_(table, 0, "play", card="plain", at="I8", goal=label(KEEP))
    assert table.state.goals[0].owner is None
    assert table.state.left == 1
