"""Every prompt becomes a message that Discord takes, whatever it offers and however things are called."""

import re
from collections.abc import Sequence
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.paint.painter import Picture
from bot.playground.components import MessageComponents
from bot.playground.form import Form
from bot.talk import ids
from bot.talk.controls import Button, Captions, Choice, Menu, Open, Row, asides, controls, taken
from bot.talk.marks import digits, marks
from bot.talk.message import Message
from bot.talk.reader import Reader
from bot.talk.wording import outcomes
from engine import Amount, Option, Pick, Place, Prompt, Share, answer, choices

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
    return Captions(
        label=lambda o: f"{o.id} {o.word} {name}", hint=lambda _: name,
        name=lambda o: f"{o.id} {o.word} {name}", brief=lambda _: name[:6],
        told=lambda label, brief: f"{label} {brief}", letters=lambda o: o.kind == "card", placeholder=name,
        nothing=name, done=lambda count: f"{name} {count}", fill=name, write=name, earlier=name, later=name,
    )


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
    more = asides(TAG, besides, words(name), page)
    asked = controls(TAG, prompt, words(name), Open(page, width=10, taken=taken(more)))
    rows = [*asked, *more]
    message(rows)
    assert 1 <= len(asked) <= 6
    assert len(set(made(rows))) == len(made(rows))
    assert max(map(len, made(rows))) <= 100
    assert all(ids.read(i) for i in made(rows))


def reachable(prompt: Prompt, name: str) -> set[str] | None:
    """Every answer that can be pressed, through all pages; None where it is written."""
    found: set[str] = set()
    page = 0
    while True:
        rows = controls(TAG, prompt, words(name), Open(page))
        pressed = [part for row in rows if not isinstance(row, Menu) for part in row]
        if any(button.id.endswith(":write") for button in pressed):
            return None
        found |= {button.id.removeprefix(TAG.id(ids.Choose(""))) for button in pressed if ":p:" in button.id}
        found |= {choice.value for row in rows if isinstance(row, Menu) for choice in row.choices}
        done = [press.act for button in pressed if (press := ids.read(button.id))]
        marked = [marks(act.picked, 25) for act in done if isinstance(act, ids.Toggle)]
        found |= {choices(prompt)[place].key for one in marked for place in one}
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
@given(prompts, names, st.sets(st.integers(0, 24)))
def test_marks_stand_in_the_buttons_and_only_done_answers(prompt: Prompt, name: str, wanted: set[int]) -> None:
    """Each press gives the panel that the next one is on; a mark too many cannot be set, too few not be answered."""
    if not isinstance(prompt, Pick) or prompt.most == 1:
        return
    picked = "0"
    for place in sorted(wanted & set(range(len(prompt.options)))):
        marked = marks(picked, 25)
        found = [
            (button.disabled, act.picked) for button, act in acts(prompt, name, picked)
            if isinstance(act, ids.Toggle) and marks(act.picked, 25) == marked | {place}
        ]
        if not found:
            return  # a menu, or written
        [(disabled, then)] = found
        assert disabled is (len(marked) >= prompt.most)
        picked = picked if disabled else then
    legal = max(prompt.least, 1) <= len(marks(picked, 25)) <= prompt.most
    for button, act in acts(prompt, name, picked):
        if isinstance(act, ids.Done):
            assert button.disabled is not legal
            given_ = answer(prompt, tuple([prompt.options[place] for place in sorted(marks(act.picked, 25))]))
            assert (given_ is not None and prompt.allows(given_)) is legal


@quick
@given(st.sets(st.integers(0, 24)), st.text(max_size=12))
def test_marks_are_read_as_they_are_written_and_nonsense_is_none(marked: set[int], nonsense: str) -> None:
    assert marks(digits(marked), 25) == marked
    assert marks(nonsense, 25) <= set(range(25))
    assert not marks(f"-{nonsense}", 25)


def test_cells_lie_in_the_rows_of_the_board() -> None:
    cells = Place("ask", Option("card"), (12, 0, 2, 11, 7))
    rows = controls(TAG, cells, words(""), Open(width=5))
    assert [[button.label.strip() for button in row] for row in rows if not isinstance(row, Menu)] == [
        ["0", "2"], ["7"], ["11", "12"],
    ]


def test_a_button_has_the_short_forms_and_a_menu_the_whole() -> None:
    ways = replace(words("some longer words"), name=lambda o: f"no. {o.id}", brief=lambda _: "+1")
    [buttons] = controls(TAG, Place("ask", Option("card"), (1, 2)), ways)
    assert not isinstance(buttons, Menu)
    assert [button.label for button in buttons] == ["no. 1 +1", "no. 2 +1"]
    menu, _ = controls(TAG, Place("ask", Option("card"), tuple(range(30))), ways)
    assert isinstance(menu, Menu)
    assert menu.choices[1] == Choice("cell.1.", "1  some longer words", "some longer words")


def test_many_choices_of_which_a_button_cannot_tell_what_they_bring_are_a_menu() -> None:
    silent = replace(words("x"), brief=lambda _: None)
    for count, is_menu in ((5, False), (6, True)):
        [row] = controls(TAG, Pick("ask", tuple([Option("word", number) for number in range(count)])), silent)
        assert isinstance(row, Menu) is is_menu


def test_what_a_few_choices_bring_is_told_in_lines_and_names_do_not_format() -> None:
    reader, ways = Reader("en", "light", 0), replace(words("what it *brings*"), name=lambda _: "_Ada_")
    told = outcomes(reader, Pick("ask", (Option("seat", 1),)), ways)
    assert told == [r"**\_Ada\_**: what it \*brings\*"]
    assert not outcomes(reader, Pick("ask", tuple([Option("seat", n) for n in range(6)])), ways)
    assert not outcomes(reader, Pick("ask", (Option("seat", 1),)), words("+8 points"))  # the button says it all


def acts(prompt: Prompt, name: str, picked: str) -> list[tuple[Button, ids.Verb]]:
    rows = controls(TAG, prompt, words(name), Open(picked=picked))
    buttons = [part for row in rows if not isinstance(row, Menu) for part in row]
    return [(button, press.act) for button in buttons if (press := ids.read(button.id))]


@quick
@given(st.lists(options, min_size=6, max_size=80, unique=True), names)
def test_everything_besides_can_be_chosen(besides: list[Option], name: str) -> None:
    rows = [asides(TAG, besides, words(name), page) for page in range(-(-len(besides) // 25))]
    shown = [choice.value for page in rows for row in page if isinstance(row, Menu) for choice in row.choices]
    assert shown == [option.key for option in besides]
