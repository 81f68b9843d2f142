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


@pytest.mark.parametrize("custom_id", POSTED)
def test_what_the_first_version_posted_is_read(custom_id: str) -> None:
    assert ids.read(custom_id) == POSTED[custom_id]


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
