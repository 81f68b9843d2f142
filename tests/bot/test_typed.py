"""Typed answers, by letter, name or key: understood or refused with a sentence, never anything else."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.speech import clip, language, languages, worded
from bot.talk.forms import written
from bot.talk.nearest import folded, nearest
from bot.talk.parameters import carry_out, offers, opening
from bot.talk.typed import Labels, Mistyped, Names, NotAsked, read
from engine import (
    Amount,
    Counted,
    Match,
    Meta,
    Option,
    Pick,
    Picked,
    Place,
    Placed,
    Prompt,
    RandomBot,
    Share,
    Shared,
    Text,
    choices,
    games,
    letter,
)
from tests.bot.test_controls import options, prompts, quick
from tests.games.gaia.table import Table
from tests.unworded import UNWORDED

META = Meta("orchard", (1,), 1)
OAK, ASH, ELM = (Option("card", number, word) for number, word in enumerate(("oak", "ash", "elm")))
NAMES = {OAK: "Oak", ASH: "Ash, tall", ELM: "Elm 2"}
text = st.text(max_size=200)


def label(option: Option) -> str:
    return NAMES.get(option, f"{option.kind} {option.id} {option.word}")


@quick
@given(prompts, text)
def test_whatever_is_typed_is_an_answer_or_a_sentence(prompt: Prompt, given_: str) -> None:
    try:
        said = prompt.allows(read(prompt, given_, label, META))
    except Mistyped as error:
        said = worded(error.reason, "en") != error.reason.id
    assert said


@quick
@given(prompts)
def test_every_key_and_every_letter_finds_its_option(prompt: Prompt) -> None:
    offered, names = choices(prompt), Names(prompt, label, META)
    short = [name.casefold() for option in offered for name in (label(option), option.word)]
    for number, option in enumerate(offered):
        assert names.find(option.key) == option
        assert names.find(option.key.upper()).key.casefold() == option.key.casefold()
        if META.has_letter(prompt, option) and letter(number).lower() not in short:  # a whole name beats a letter
            assert names.find(letter(number).lower()) == option


@pytest.mark.parametrize(("given_", "parts"), [
    ("Oak 2", ((OAK, 2),)), ("2 oak", ((OAK, 2),)), ("oak: 2", ((OAK, 2),)), ("oak x2", ((OAK, 2),)),
    ("2 x oak", ((OAK, 2),)), ("oak=1, oak", ((OAK, 2),)), ("Elm 2", ((ELM, 1),)), ("elm 2 2", ((ELM, 2),)),
    ("A 1\nC 1", ((OAK, 1), (ELM, 1))), ("Oak: 2\nElm 2: 0", ((OAK, 2),)), ("", ()),
])
def test_a_share_is_typed_in_many_ways(given_: str, parts: tuple[tuple[Option, int], ...]) -> None:
    assert read(Share("ask", (OAK, ASH, ELM), (2, 2, 2), 0, 3), given_, label, META) == Shared(parts)


@pytest.mark.parametrize("given_", ["oak 4", "oak 1, 1 ash 1, beech", "7", "oak 999999999", "-1 oak", "oak oak"])
def test_a_share_that_cannot_be_is_refused(given_: str) -> None:
    with pytest.raises(Mistyped):
        read(Share("ask", (OAK, ASH, ELM), (2, 2, 2), 1, 3), given_, label, META)


def test_a_name_beats_a_letter_and_a_letter_the_start_of_a_name() -> None:
    one, two, three = Option("card", 1), Option("card", 2), Option("card", 3)
    named = {one: "Beech", two: "A", three: "Bent"}
    assert Names(Pick("ask", (one, two)), named.__getitem__, META).find("a") == two
    assert Names(Pick("ask", (one, two)), named.__getitem__, META).find("b") == two
    words = {Option("word", word="beech"): "Beech", Option("word", word="a"): "A"}
    assert Names(Pick("ask", tuple(words)), words.__getitem__, META).find("b") == Option("word", word="beech")
    with pytest.raises(Mistyped) as caught:
        Names(Pick("ask", (one, three)), named.__getitem__, META).find("be")
    assert dict(caught.value.reason.args)["kind"] == "starts"


@pytest.mark.parametrize(("given_", "meant"), [
    ("HAWAI’I", 1), ("Hawaiʻi", 1), ("hawai'i", 1), ("ile–de–re", 2), ("Île-de-R", 2),
])
def test_accents_and_the_apostrophe_of_a_keyboard_make_no_difference(given_: str, meant: int) -> None:
    named = {Option("card", 1): "Hawai'i", Option("card", 2): "Île-de-Ré"}
    option = Option("card", meant)
    assert Names(Pick("ask", tuple(named)), named.__getitem__, META).find(given_) == option
    assert nearest(f"{given_}x", named.values()) == [named[option]]


def test_an_option_is_found_by_its_bare_word_but_a_cell_not_by_its_turn() -> None:
    soil = Option("good", word="soil")
    names = Names(Pick("ask", (soil, OAK)), lambda option: "2 soil" if option == soil else label(option), META)
    assert names.find("soil") == soil
    with pytest.raises(Mistyped):
        Names(Place("ask", OAK, (3, 4), (1, 2)), label, META).find("2")


def test_the_other_kinds_of_answer() -> None:
    assert read(Amount("ask", 2, 5), " 3 ", label, META) == Counted(3)
    assert read(Pick("ask", (OAK, ELM), 1, 2), "elm 2; OAK", label, META) == Picked((ELM, OAK))
    assert read(Place("ask", OAK, (3, 4), (1, 2)), "b", label, META) == Placed(4, 2)
    assert read(Place("ask", OAK, (3, 4)), "cell.4.", label, META) == Placed(4)
    for given_ in ("6", "1", "-3", "3.0", "three", "9" * 3000, ""):
        with pytest.raises(Mistyped):
            read(Amount("ask", 2, 5), given_, label, META)


@quick
@given(st.integers(1, 6000), st.sampled_from((" ", "x ", "\n ", "1 ", ": ")))
def test_long_nonsense_takes_no_longer_than_it_is(length: int, part: str) -> None:
    """Counted in steps of the matcher this would be cubic if runs of blanks could be split in many ways."""
    share = Share("ask", (OAK, ASH), (9, 9), 1, 9)
    with pytest.raises(Mistyped):
        read(share, "zz" + part * (length // len(part)) + "zz", label, META)


LONG = {
    "list": "a," * 3000, "lines": "oak\n" * 1500, "name": "x" * 6000, "digits": "9" * 6000, "times": "999 a," * 1000,
    "blanks": " " * 5999 + "a", "colons": "a:" * 3000, "parts": ";".join(f"{n}a" for n in range(1000)),
}


class Counter:
    """Says what options are called, and counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, option: Option) -> str:
        self.asked += 1
        return label(option)


@pytest.mark.parametrize("given_", LONG.values(), ids=LONG)
@pytest.mark.parametrize("prompt", [
    Pick("ask", (OAK, ASH, ELM)), Pick("ask", (OAK, ASH, ELM), 0, 3), Amount("ask", 0, 10**9),
    Share("ask", (OAK, ASH, ELM), (2, 2, 2), 1, 3), Place("ask", OAK, (3, 4), (1, 2)),
], ids=lambda prompt: type(prompt).__name__)
def test_six_thousand_characters_are_looked_up_once_or_not_at_all(prompt: Prompt, given_: str) -> None:
    counter, said = Counter(), "understood"
    try:
        assert prompt.allows(read(prompt, given_, counter, META))
    except Mistyped as error:
        said = worded(error.reason, "en")
    assert " " in said or said == "understood"
    assert len(said) < 200
    assert counter.asked <= len(choices(prompt) if not isinstance(prompt, Amount) else ())


def test_a_list_longer_than_any_answer_is_refused_before_it_is_read() -> None:
    counter = Counter()
    with pytest.raises(Mistyped) as caught:
        read(Pick("ask", (OAK, ASH, ELM), 1, 2), LONG["list"], counter, META)
    assert caught.value.reason.id == "typed-pick"
    assert counter.asked == 0


@pytest.mark.parametrize("digits", ["9" * 7, "9" * 4301, "٩" * 5000])
def test_a_number_of_many_digits_is_refused_before_it_is_read(digits: str) -> None:
    with pytest.raises(Mistyped) as caught:
        read(Amount("ask", 0, 5), digits, label, META)
    assert caught.value.reason.id == "typed-number"
    share = Share("ask", (OAK, ASH, ELM), (2, 2, 2), 1, 3)
    for given_ in (f"oak {digits}", f"{digits} oak"):
        with pytest.raises(Mistyped):
            read(share, given_, label, META)


def named_at(match: Match, seat: int) -> int:
    """How much there is to name in a question: what is offered, and what is not."""
    prompt = match.prompt(seat)
    return len(choices(prompt)) + len(match.barred(seat)) if prompt else 0


@pytest.mark.parametrize("name", games())
def test_every_typed_way_in_is_short_with_what_is_long(name: str) -> None:
    """All verbs with all their parameters, all along a match: what is asked is named once for each question."""
    match, bot = Match.new(games()[name], 2, "typed"), RandomBot("typed")
    long = [*LONG.values()]
    for number in range(60):
        if not match.waiting:
            break
        seat = match.waiting[0]
        for verb in match.game.meta.verbs:
            for at, ask in enumerate(verb.asks):
                counter, given_ = Counter(), {ask: long[(number + at) % len(long)]}
                with suppress(ValueError):
                    carry_out(match, seat, verb, given_, counter)
                with suppress(ValueError):
                    offers(match, seat, verb, given_, verb.asks[-1], counter)
                states = [match, opening(match, seat, verb).match]
                assert counter.asked <= 2 * max([named_at(state, seat) for state in states])
        match.play(seat, bot.answer(match, seat))


@quick
@given(st.lists(options, min_size=1, max_size=5, unique=True), st.data())
def test_the_fields_of_a_form_say_what_was_meant(offered: list[Option], data: st.DataObject) -> None:
    numbers = [data.draw(st.integers(0, 9)) for _ in offered]
    prompt = Share("ask", tuple(offered), tuple([9] * len(offered)), 0, 45)
    values = tuple([f"f:{option.key}={number}" for option, number in zip(offered, numbers, strict=True)])
    parts = tuple([(option, number) for option, number in zip(offered, numbers, strict=True) if number])
    assert read(prompt, written(prompt, values), label, META) == Shared(parts)


@quick
@given(st.text(max_size=60))
def test_any_locale_has_a_language(locale: str) -> None:
    assert language(locale) in languages()


@quick
@given(st.text(max_size=50), st.integers(1, 60))
def test_clipping_keeps_the_limit(said: str, limit: int) -> None:
    assert len(clip(said, limit)) <= limit
    assert clip(said, max(limit, len(said))) == said


def test_a_text_nobody_wrote_shows_its_id_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert worded(Text("nobody-wrote-this"), "en") == "nobody-wrote-this"
    assert "no words for nobody-wrote-this" in caplog.text
    assert UNWORDED.said
    UNWORDED.said.clear()


def test_a_command_does_not_answer_what_another_one_is_for() -> None:
    """Where no card can be played one is taken, and both are called a card; who types *play* takes none."""
    table = Table("ps", seats=2, hand=["city:Highcrag:m:fwsp"])
    meta, prompt = table.match.game.meta, table.match.prompt(0)
    assert prompt is not None
    card = next(option for option in choices(prompt) if option.kind == "card")
    play, take = (next(verb for verb in meta.verbs if verb.name == name) for name in ("play", "take"))
    with pytest.raises(Mistyped):
        carry_out(table.match, 0, play, {"card": card.word}, label)
    assert offers(table.match, 0, play, {}, "card", label) == ()
    assert carry_out(table.match, 0, take, {"card": card.word}, label).answers == (Picked((card,)),)
    with pytest.raises(Mistyped) as refused:
        carry_out(table.match, 0, play, {"card": "city:Highcrag:m:fwsp"}, label)
    assert refused.value.reason.id == "refused-barred"


def test_what_settles_itself_may_be_written_all_the_same() -> None:
    """The first card has one cell, and a hand of one kind one card: who writes these is obeyed."""
    match = Match.new(games()["ecosystem"], 2, "moss")
    place, bee = match.game.meta.verbs[0], Option("card", word="bee")

    def called(option: Option) -> str:
        return worded(match.game.label(option), "en")

    typed = carry_out(match, 0, place, {"card": "Fox", "at": "E4"}, called)
    assert (len(typed.answers), typed.unasked) == (1, ())
    assert carry_out(match, 0, place, {"card": "Fox", "at": "D4"}, called).unasked == ("at",)
    for seat in (0, 1):
        prompt = match.prompt(seat)
        assert prompt is not None
        match.play(seat, Picked(choices(prompt)[:1]))
    match.state.hands[0] = ["bee"]
    match = Match(match.game, match.options, match.state, match.agenda)
    match.play(0, Picked((bee,)))
    assert len(carry_out(match, 0, place, {"card": "Bee", "at": "E3"}, called).answers) == 1
    assert called(offers(match, 0, place, {"card": "Bee"}, "at", called)[0]) == "E3"
    for other in ({"card": "Fox", "at": "E3"}, {"card": "Fox"}):
        with pytest.raises(NotAsked):
            carry_out(match, 0, place, other, called)


def test_a_benefit_is_taken_by_the_command_of_its_action() -> None:
    match, bot = Match.new(games()["earth"], 2, "typed"), RandomBot("typed")
    while (prompt := match.prompt(1)) is None or prompt.ask != "take":
        match.play(match.waiting[0], bot.answer(match, match.waiting[0]))
    fitting = []
    for verb in [each for each in match.game.meta.verbs if "take" in each.asks]:
        with suppress(Mistyped):
            fitting += [verb.name] * bool(carry_out(match, 1, verb, {"take": "soil"}, label).answers)
    assert len(fitting) == 1


@pytest.mark.parametrize(("typed", "meant"), [
    ("ёжик", "Ежик"), ("ЕЖИК", "Ёжик"), ("oeillet", "Œillet"), ("chene vert", "Chêne-vert"), ("l’ours", "L'ours"),
    ("puits  sec", "Puits-Sec"), ("Ile", "Île"),
])
def test_accents_hyphens_and_keyboards_make_no_difference(typed: str, meant: str) -> None:
    assert folded(typed) == folded(meant)


RUSSIAN = {OAK: "Дуб", ASH: "Ясень", ELM: "Вяз"}


@pytest.mark.parametrize(("typed", "meant"), [
    ("дуб", OAK), ("oak", OAK), ("Вя", ELM), ("ясень", ASH), ("ash", ASH), ("А", OAK), ("В", ASH), ("с", ELM),
])
def test_names_may_be_russian_or_english_and_letters_of_either_keyboard(typed: str, meant: Option) -> None:
    """В on a Russian keyboard is the B of the picture, and a letter is more than the start of a name."""
    words = Labels(lambda option: RUSSIAN[option], label)
    assert Names(Pick("tree", (OAK, ASH, ELM)), words, META).find(typed) == meant


def test_cells_may_have_letters_that_only_look_latin() -> None:
    match = Match.new(games()["ecosystem"], 2, "letters")
    place = next(verb for verb in match.game.meta.verbs if verb.name == "place")

    def called(option: Option) -> str:
        return worded(match.game.label(option), "en")

    card = called(offers(match, 0, place, {}, "card", called)[0])
    typed = carry_out(match, 0, place, {"card": card, "at": "С3"}, called)  # a Cyrillic С
    assert typed.answers == carry_out(match, 0, place, {"card": card, "at": "C3"}, called).answers
    with pytest.raises(Mistyped) as refused:
        carry_out(match, 0, place, {"card": card, "at": "Х3"}, called)
    assert refused.value.reason.id == "typed-no-cell"


def test_a_name_with_a_comma_can_be_typed_alone() -> None:
    prompt = Pick("tree", (OAK, ASH, ELM), least=1, most=2)
    assert read(prompt, "ash, tall", label, META) == Picked((ASH,))
    assert read(prompt, "oak, elm 2", label, META) == Picked((OAK, ELM))
