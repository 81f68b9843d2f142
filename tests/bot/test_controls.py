"""Every prompt becomes a message that Discord takes, whatever it offers and however things are called."""

import re
from collections.abc import Sequence
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.paint.painter import Picture
from bot.playground.components import MessageComponents
from bot.playground.form import Form
from bot.talk import ids, verbs
from bot.talk.controls import (
    SHORT,
    Button,
    Captions,
    Choice,
    Menu,
    Open,
    Row,
    asides,
    at_once,
    controls,
    spare,
    taken,
)
from bot.talk.marks import Marks, digits, filled, limits, marks, unmarked
from bot.talk.message import Message
from bot.talk.reader import Reader
from bot.talk.wording import outcomes
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
    return Captions(
        label=lambda o: f"{o.id} {o.word} {name}", hint=lambda _: name,
        name=lambda o: f"{o.id} {o.word} {name}", brief=lambda _: name[:6],
        told=lambda label, brief: f"{label} {brief}", letters=lambda o: o.kind == "card", style=lambda _: "secondary",
        mark=lambda _: "", put=lambda label, count: f"{label} {count}", placeholder=name, nothing=name,
        done=lambda count, _: f"{name} {count}", fill=name, afresh=name, write=name, earlier=name, later=name,
    )


def message(rows: Sequence[Row]) -> None:
    """As the panel composes it: text and picture above, and a menu for looking below; held to Discord's limits."""
    look = Menu(ids.Tag(1).id(verbs.Look()), "Look", 1, 1, (Choice("a", "b"),))
    view = Message("text", [Picture(b"", "alt")], [*rows, look]).view()
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
    foot = tuple([Button(TAG.id(act), "x") for act in (verbs.Back(), verbs.Details(), verbs.WhyNot())])
    more = [*asides(TAG, besides, words(name), page), (Button(TAG.id(verbs.Anyway("1")), "x"),), foot]
    asked = controls(TAG, prompt, words(name), Open(page, width=10, taken=taken(more)))
    straight = at_once(TAG, [(f"{number:0>58}", name) for number in range(7)], spare([*asked, *more]))
    rows = [*asked, *straight, *more]
    message(rows)
    assert 1 <= len(asked) <= 6
    assert len(straight) == (taken([*asked, *more]) < 34), "one at least, where a row of one has room"
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
        found |= {button.id.removeprefix(TAG.id(verbs.Choose(""))) for button in pressed if ":p:" in button.id}
        found |= {choice.value for row in rows if isinstance(row, Menu) for choice in row.choices}
        done = [press.act for button in pressed if (press := ids.read(button.id))]
        found |= {choices(prompt)[act.place].key for act in done if isinstance(act, verbs.Toggle)}
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
@given(st.one_of(picks(), shares()), names, st.lists(st.integers(0, 24), max_size=40))
def test_marks_stand_in_the_buttons_and_only_done_answers(prompt: Pick | Share, name: str, wanted: list[int]) -> None:
    """Each press gives the panel that the next one is on; a mark too many cannot be set, too few not be answered."""
    if prompt.most == 1:
        return
    caps, marked = limits(prompt), unmarked(prompt)
    for place in [number for number in wanted if number < len(prompt.options)]:
        found = [(button, act) for button, act in acts(prompt, name, marked) if isinstance(act, verbs.Toggle)]
        if not found:
            return  # a menu, or written
        [(button, then)] = [(button, act) for button, act in found if act.place == place]
        takes_away = isinstance(prompt, Pick) and bool(marked[place])
        assert button.disabled is (not takes_away and (sum(marked) >= prompt.most or marked[place] == caps[place]))
        if not button.disabled:
            expected = marked[place] + (-1 if takes_away else 1)
            marked = marks(then.picked, caps)
            assert marked[place] == expected
    total = sum(marked)
    for button, act in acts(prompt, name, marked):
        if isinstance(act, verbs.Done):
            legal = max(prompt.least, 1) <= total <= prompt.most
            assert button.disabled is not legal
            assert marks(act.picked, caps) == marked
        if isinstance(act, verbs.Fill) and isinstance(prompt, Share) and not button.disabled:
            assert sum(filled(prompt, marks(act.picked, caps))) == prompt.most


@quick
@given(shares(), st.data())
def test_marks_are_read_as_they_are_written(prompt: Share, data: st.DataObject) -> None:
    few = replace(prompt, options=prompt.options[:24], caps=prompt.caps[:24])
    marked = tuple([data.draw(st.integers(0, cap)) for cap in few.caps])
    assert marks(digits(marked, few.caps), few.caps) == marked


@quick
@given(st.text(max_size=70))
def test_nonsense_marks_nothing(nonsense: str) -> None:
    assert set(marks(nonsense, (1,) * 25)) <= {0, 1}
    assert not any(marks(f"-{nonsense}", (1,) * 25))
    assert not any(marks("zzzzzzz", (1,) * 25))  # more than all of them


def test_what_the_first_version_marked_is_read() -> None:
    assert marks("5", (1,) * 3) == (1, 0, 1)


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


def test_a_few_long_choices_stay_buttons_that_fit() -> None:
    brief = "E7 covers 3/4, you +1 meeple, Palmrest 4 to 3, Millbrook 3 to 2"
    ways = replace(words("x"), name=lambda o: f"Reedwater {o.id}", brief=lambda _: brief)
    [row] = controls(TAG, Pick("ask", tuple([Option("word", number) for number in range(4)])), ways)
    assert not isinstance(row, Menu)
    assert {len(button.label) for button in row} == {SHORT}
    assert row[3].label.startswith("Reedwater 3 E7 covers 3/4, you +1 meeple")


def test_many_choices_of_which_a_button_cannot_tell_what_they_bring_are_a_menu() -> None:
    silent = replace(words("x"), brief=lambda _: None)
    for count, is_menu in ((5, False), (6, True)):
        [row] = controls(TAG, Pick("ask", tuple([Option("word", number) for number in range(count)])), silent)
        assert isinstance(row, Menu) is is_menu


def test_what_choices_bring_is_told_in_lines_and_names_do_not_format() -> None:
    reader, ways = Reader("en", "light", 0), replace(words("what it *brings*"), name=lambda _: "_Ada_")
    told = outcomes(reader, Pick("ask", (Option("seat", 1),)), ways)
    assert told == [r"**\_Ada\_**: what it \*brings\*"]
    assert not outcomes(reader, Pick("ask", (Option("seat", 1),)), words("+8 points"))  # the button says it all


def test_choices_that_bring_the_same_share_a_line() -> None:
    ways = replace(words(""), name=lambda o: f"B{o.id}", hint=lambda o: f"a longer hint {o.id % 2}")
    told = outcomes(Reader("en", "light", 0), Place("ask", Option("card"), (1, 2, 3)), ways)
    assert told == ["**B1, B3**: a longer hint 1", "**B2**: a longer hint 0"]


def test_tones_and_marks_stand_on_the_buttons() -> None:
    ways = replace(words("x"), style=lambda o: "danger" if o.id else "success", mark=lambda _: "🟢")
    [row] = controls(TAG, Pick("ask", (Option("word", 0), Option("word", 1))), ways)
    assert not isinstance(row, Menu)
    assert [(button.style, button.mark) for button in row] == [("success", "🟢"), ("danger", "🟢")]
    emoji = Message("text", rows=[row]).view().to_components()[0]["components"][1]["components"][0]["emoji"]  # type: ignore[no-untyped-call]
    assert emoji["name"] == "🟢"


def acts(prompt: Prompt, name: str, marked: Marks) -> list[tuple[Button, verbs.Verb]]:
    rows = controls(TAG, prompt, words(name), Open(marked=marked))
    buttons = [part for row in rows if not isinstance(row, Menu) for part in row]
    return [(button, press.act) for button in buttons if (press := ids.read(button.id))]


@quick
@given(st.lists(options, min_size=6, max_size=80, unique=True), names)
def test_everything_besides_can_be_chosen(besides: list[Option], name: str) -> None:
    rows = [asides(TAG, besides, words(name), page) for page in range(-(-len(besides) // 25))]
    shown = [choice.value for page in rows for row in page if isinstance(row, Menu) for choice in row.choices]
    assert shown == [option.key for option in besides]
