"""Every prompt becomes a message that Discord takes, whatever it offers and however things are called."""

import re
from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.paint.painter import Picture
from bot.playground.components import MessageComponents
from bot.playground.form import Form
from bot.talk import ids
from bot.talk.controls import Button, Captions, Choice, Menu, Row, asides, controls
from bot.talk.message import Message
from engine import Amount, Option, Pick, Place, Prompt, Share, choices

quick = settings(max_examples=60, deadline=None)
TAG = ids.Tag(10**17, 999, 10**8)
names = st.text(min_size=1, max_size=300)
kinds = st.sampled_from(("card", "cell", "seat", "word", "number"))
options = st.builds(Option, kinds, st.integers(0, 10**6), st.text("abcdefghijklmnop-", max_size=24))
many = st.lists(options, min_size=1, max_size=200, unique=True).map(tuple)


@st.composite
def picks(draw: st.DrawFn) -> Pick:
    offered = draw(many)
    least = draw(st.integers(0, len(offered)))
    return Pick("ask", offered, least, draw(st.integers(max(least, 1), len(offered))))


@st.composite
def places(draw: st.DrawFn) -> Place:
    spots = draw(st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 7)), min_size=1, max_size=200, unique=True))
    if draw(st.booleans()):
        return Place("ask", Option("card"), *zip(*spots, strict=True))
    return Place("ask", Option("card"), tuple({spot for spot, _ in spots}))


@st.composite
def amounts(draw: st.DrawFn) -> Amount:
    least = draw(st.integers(0, 300))
    return Amount("ask", least, least + draw(st.integers(0, 200)))


@st.composite
def shares(draw: st.DrawFn) -> Share:
    offered = draw(many)
    caps = tuple(draw(st.lists(st.integers(1, 99), min_size=len(offered), max_size=len(offered))))
    most = draw(st.integers(1, sum(caps)))
    return Share("ask", offered, caps, draw(st.integers(0, most)), most)


prompts = st.one_of(picks(), places(), amounts(), shares())


def words(name: str) -> Captions:
    """Things that differ are called differently."""
    return Captions(lambda o: f"{o.id} {o.word} {name}", lambda _: name, name, name, name, name, name, name)


def message(rows: Sequence[Row]) -> None:
    """As the panel composes it: text and picture above, Back and a menu for looking below; held to Discord's limits."""
    back = (Button(TAG.id(ids.Back()), "Back"),)
    look = Menu(ids.Tag(1).id(ids.Look()), "Look", 1, 1, (Choice("a", "b"),))
    view = Message("text", [Picture(b"", "alt")], [*rows, back, look]).view()
    form = Form()
    MessageComponents(form, v2=True).check(view.to_components(), ("components",))  # type: ignore[no-untyped-call]
    form.close()
    assert view.total_children_count <= 40
    assert not [row for row in rows if not isinstance(row, Menu) and not 1 <= len(row) <= 5]


def made(rows: Sequence[Row]) -> list[str]:
    return [part.id for row in rows for part in ((row,) if isinstance(row, Menu) else row)]


@quick
@given(prompts, names, st.integers(-3, 50), st.lists(options, max_size=60, unique=True))
def test_whatever_is_asked_fits_into_a_message(prompt: Prompt, name: str, page: int, besides: list[Option]) -> None:
    asked = controls(TAG, prompt, words(name), page)
    rows = [*asked, *asides(TAG, besides, words(name), page)]
    message(rows)
    assert 1 <= len(asked) <= 4
    assert len(set(made(rows))) == len(made(rows))
    assert max(map(len, made(rows))) <= 100
    assert all(ids.read(i) for i in made(rows))


def reachable(prompt: Prompt, name: str) -> set[str] | None:
    """Every answer that can be pressed, through all pages; None where it is written."""
    found: set[str] = set()
    page = 0
    while True:
        rows = controls(TAG, prompt, words(name), page)
        pressed = [part for row in rows if not isinstance(row, Menu) for part in row]
        if any(button.id.endswith(":write") for button in pressed):
            return None
        found |= {button.id.removeprefix(TAG.id(ids.Choose(""))) for button in pressed if ":p:" in button.id}
        found |= {choice.value for row in rows if isinstance(row, Menu) for choice in row.choices}
        later = [b for b in pressed if re.search(rf":menupage:{page + 1}$", b.id)]
        if not later:
            return found
        page += 1


@quick
@given(prompts, names)
def test_everything_offered_can_be_pressed_or_written(prompt: Prompt, name: str) -> None:
    found = reachable(prompt, name)
    if found is not None:
        assert found == {option.key for option in choices(prompt)}
    if isinstance(prompt, (Pick, Share)) and prompt.least == 0:
        assert any(i.endswith(":none") for i in made(controls(TAG, prompt, words(name))))


@quick
@given(st.lists(options, min_size=6, max_size=80, unique=True), names)
def test_everything_besides_can_be_chosen(besides: list[Option], name: str) -> None:
    rows = [asides(TAG, besides, words(name), page) for page in range(-(-len(besides) // 25))]
    shown = [choice.value for page in rows for row in page if isinstance(row, Menu) for choice in row.choices]
    assert shown == [option.key for option in besides]
