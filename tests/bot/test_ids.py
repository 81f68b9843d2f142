"""A button is read as it was made, and whatever was ever posted stays readable."""

from dataclasses import fields
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.talk import ids, verbs
from engine import record

POSTED = {  # as the first version wrote them
    "t:7:-:-:join": ids.Press(7, None, None, verbs.Join()),
    "t:7:-:-:#set:capture": ids.Press(7, None, None, verbs.SetOption("capture")),
    "t:7:-:-:play": ids.Press(7, None, None, verbs.Play()),
    "t:7:-:-:#look": ids.Press(7, None, None, verbs.Look()),
    "t:7:2:31:p:card.12.wolf": ids.Press(7, 2, 31, verbs.Choose("card.12.wolf")),
    "t:7:2:31:#menu:0": ids.Press(7, 2, 31, verbs.ChooseFrom(0)),
    "t:7:2:31:menupage:1": ids.Press(7, 2, 31, verbs.TurnPage(1)),
    "t:7:2:31:a:word..convert": ids.Press(7, 2, 31, verbs.Besides("word..convert")),
    "t:7:2:31:#aside:0": ids.Press(7, 2, 31, verbs.BesidesFrom(0)),
    "t:7:2:31:none": ids.Press(7, 2, 31, verbs.Nothing()),
    "t:7:2:31:back": ids.Press(7, 2, 31, verbs.Back()),
    "t:7:2:31:form": ids.Press(7, 2, 31, verbs.Form()),
    "t:7:2:31:mark:5": ids.Press(7, 2, 31, verbs.Toggle("5")),
    "t:7:2:31:done:5": ids.Press(7, 2, 31, verbs.Done("5")),
    "t:7:2:31:fill": ids.Press(7, 2, 31, verbs.Fill()),
    "t:7:2:-:undo:4.9": ids.Press(7, 2, None, verbs.Undo(4, 9)),
    "t:7:2:-:#order:4": ids.Press(7, 2, None, verbs.Order(4)),
    "t:7:-:-:agree:4.9": ids.Press(7, None, None, verbs.AgreeUndo(4, 9)),
}


LATER: dict[str, verbs.Verb] = {  # what came after it, behind the head
    "leave": verbs.Leave(), "bot": verbs.AddBot(), "unbot": verbs.RemoveBot(), "options": verbs.Options(),
    "#pace": verbs.SetPace(), "start": verbs.Start(), "close": verbs.Close(), "table": verbs.Table(),
    "scores": verbs.Scores(), "story:mine.4": verbs.Story("mine", 4), "more:3": verbs.More(3),
    "whynot": verbs.WhyNot(), "details": verbs.Details(), "afresh": verbs.StartOver(), "write": verbs.Write(),
    "mark:5.2": verbs.Toggle("5", 2), "fill:5": verbs.Fill("5"), "anyway:3.~0": verbs.Anyway("3.~0"),
    "atonce:3.1f": verbs.AtOnce("3.1f"),
    "always": verbs.Always(), "every:word..soil": verbs.ChooseAlways("word..soil"), "asidepage:1": verbs.TurnBesides(1),
    "ask:3.4": verbs.AskUndo(3, 4), "refuse:3.4": verbs.RefuseUndo(3, 4), "vote:3.agree": verbs.Vote(3, "agree"),
    "resign": verbs.Resign(), "rematch": verbs.Rematch(), "sit:3": verbs.SitDown(3), "here:3": verbs.ComeBack(3),
    "rules:gaia": verbs.ReadRules("gaia"), "#topic:gaia.1": verbs.ReadTopic("gaia", 1),
    "open:gaia": verbs.OpenTable("gaia"), "#prefer:theme": verbs.Prefer("theme"),
    "switch:orders": verbs.Switch("orders"), "zone": verbs.AskZone(),
    "zoneform": verbs.ZoneForm(), "away": verbs.AskAway(), "awayform": verbs.AwayForm(),
    "return": verbs.Return(), "#govern:pace": verbs.Govern("pace"), "@places": verbs.GovernPlaces(),
    "mute:1750000000000": verbs.Mute(1750000000000), "gamespage:1": verbs.TurnGames(1), "forget": verbs.Forget(),
    "orderspage:1": verbs.TurnOrders(1), "coach": verbs.AskCoach(), "hush:1": verbs.Hush(1),
    "#custom:hints": verbs.SetCustom("hints"), "hint": verbs.Hint(),
    "rule:gaia.10.2": verbs.ReadRule("gaia", "10.2"), "learn:gaia": verbs.Learn("gaia"),
    "steer:pause": verbs.Steer("pause"), "describe:2": verbs.Describe(2),
    "replay:next.12.1": verbs.Replay("next", 12, 1), "askturn:12.1": verbs.AskTurn(12, 1),
    "turnform:12.1": verbs.TurnForm(12, 1), "film": verbs.Film(), "postfilm": verbs.PostFilm(),
    "analyse": verbs.Analyse(),
}


@pytest.mark.parametrize("custom_id", POSTED)
def test_what_the_first_version_posted_is_read(custom_id: str) -> None:
    assert ids.read(custom_id) == POSTED[custom_id]


def test_whatever_was_posted_since_is_read_and_no_verb_is_without_such_an_id() -> None:
    assert {what: ids.read(f"t:7:2:31:{what}") for what in LATER} == {
        what: ids.Press(7, 2, 31, act) for what, act in LATER.items()
    }
    known = {type(press.act) for press in POSTED.values()} | {type(act) for act in LATER.values()}
    assert known == set(verbs.VERBS.values()), "a new verb is written down here, so that its id stays what it is"


def acts() -> Any:
    """Only the last field of a verb may hold dots."""
    numbers = st.integers(0, 10**6)
    plain, dotted = [st.from_regex(rf"[a-z0-9{dot}:_-]{{1,40}}", fullmatch=True) for dot in ("", ".")]

    def made(verb: Any) -> Any:
        kinds = [str(field.type) for field in fields(verb)]
        values: list[Any] = [numbers if kind == "int" else plain for kind in kinds]
        return st.builds(verb, *values[:-1], *[numbers if kind == "int" else dotted for kind in kinds[-1:]])

    return st.one_of([made(verb) for verb in verbs.VERBS.values()])


@given(st.integers(0, 10**17), st.none() | st.integers(0, 999), st.none() | st.integers(0, 10**8), acts())
def test_an_id_is_read_as_it_was_made(match: int, seat: int | None, count: int | None, act: verbs.Verb) -> None:
    assert ids.read(ids.Tag(match, seat, count).id(act)) == ids.Press(match, seat, count, act)


@pytest.mark.parametrize("custom_id", [
    "", "t:7:2:31:", "t:7:2:31:fly", "t:7:2:31:undo:4", "t:7:2:31:undo:4.x", "t:7:2:31:menu:0", "t:7:2:31:#none",
    "t:7:2:31:menupage:-1", "t:x:2:31:none", "u:7:2:31:none", "t:7:-:-:join:whatever", "t:7:2:31:undo:4.9.1",
])
def test_what_was_never_posted_is_not_read(custom_id: str) -> None:
    assert ids.read(custom_id) is None


def test_an_id_older_than_a_verbs_last_field_gets_its_usual_value(monkeypatch: pytest.MonkeyPatch) -> None:
    @record
    class Later:
        level: str = "random"
        word: ClassVar[str] = "bot"

    monkeypatch.setitem(verbs.VERBS, "bot", Later)
    found: list[object] = [ids.act_of("bot"), ids.act_of("bot:hard")]
    assert found == [Later(), Later("hard")]
