"""What a choice says it would change is what the score sheet then shows, as long as nobody else moves."""

from collections import Counter
from random import Random

import pytest

from bot.speech import brief
from engine import Match, Option, Place, Prompt, Text, answer, choices
from engine.games.ecosystem.cards import CARDS, Card
from engine.games.ecosystem.draft import ChooseSwap, Show
from engine.games.ecosystem.words import NAME
from engine.text import Arg
from tests.contract.tables import Table, sample
from tests.contract.test_texts import say
from tests.contract.walk import walk

from .positions import GAME, STAY, at, card, grid, hands, match, pick_cell


def hint(table: Match, seat: int, option: Option) -> Text:
    found = table.hint(seat, option)
    assert found is not None
    return found


def asked(table: Match, seat: int) -> Prompt:
    found = table.prompt(seat)
    assert found is not None
    return found


def number(said: Arg) -> int:
    """Of `+3` and `−3` as the game says them."""
    assert isinstance(said, Text)
    args = dict(said.args)
    assert isinstance(args["points"], int)
    return -args["points"] if "minus" in said.id or "loss" in said.id else args["points"]


def claimed(said: Text) -> tuple[int, dict[str, int]]:
    """The change of the total, and of each line that the hint names."""
    args = dict(said.args)
    if said.id == "ecosystem-hint-swap":
        assert isinstance(args["then"], Text)
        return claimed(args["then"])
    if said.id == "ecosystem-hint-none":
        return 0, {}
    found = {}
    parts = args.get("parts", ())
    assert isinstance(parts, tuple)
    for part in parts:
        named = dict(part.args)
        assert isinstance(named["line"], Text)
        found[named["line"].id] = number(named["points"])
    return number(said), found


def shown(table: Match, seat: int, chosen: Option) -> tuple[int, dict[str, int], int]:
    """How the seat's own running sheet changes when the choice is shown and nobody else moves: in all, by line, and
    at last what else is scored, the rival.
    """
    twin = table.copy()
    given = answer(asked(twin, seat), (chosen,))
    assert given is not None
    before = twin.scores(seat)
    tasks = twin.agenda.seats[seat][-1].take(twin.state, given)
    if tasks and isinstance(tasks[0], ChooseSwap):
        tasks = tasks[0].take(twin.state, STAY)
    if tasks and isinstance(tasks[0], Show):
        tasks[0].run(twin.state)
    if (choice := twin.state.choices[seat]) is not None:
        twin.state.put(seat, choice)
    after = twin.scores(seat)
    names = [*[NAME[kind].id for kind in CARDS], "ecosystem-variety"]
    lines = zip(names, before[seat].lines, after[seat].lines, strict=True)
    changed = {name: new.points - old.points for name, old, new in lines if new.points != old.points}
    return after[seat].total - before[seat].total, changed, after[-1].total - before[-1].total


@pytest.mark.parametrize("table", sample(GAME), ids=str)
def test_a_choice_says_what_the_sheet_then_shows(table: Table) -> None:
    """Places for streams and wolves are counted as the sheet counts them: among all grids, the pile and the rival, as
    they lie now, with equals on the better place.
    """
    seen: Counter[str] = Counter()
    for number in range(3):
        chance = Random(f"{table} {number}")
        for found in walk(table, f"hints {number}"):
            for seat in found.waiting:
                prompt = asked(found, seat)
                options = [STAY.options[0]] if prompt.ask == "swap" else choices(prompt)
                if prompt.ask != "card":
                    option = chance.choice(options)
                    total, lines, rival = shown(found, seat, option)
                    agree(hint(found, seat, option), total, lines, rival, prompt)
                    seen[prompt.ask] += 1
                    seen.update(lines)
    wanted = {"at", "swap", "with", "ecosystem-variety", "ecosystem-wolf", "ecosystem-stream"}
    assert wanted | ({"discard"} if table.seats == 1 else set()) <= set(seen)


def agree(said: Text, total: int, lines: dict[str, int], rival: int, prompt: Prompt) -> None:
    if prompt.ask == "discard":
        args = dict(said.args)
        assert number(args["rival"]) == rival
        assert (number(args["own"]) if "own" in args else 0) == total
    else:
        piece = prompt.piece.word if isinstance(prompt, Place) else "rabbit"
        assert claimed(said)[0] == total
        assert (claimed(said)[1] or lines) == lines
        assert claimed(said)[1] or set(lines) <= {f"ecosystem-{piece}"}
    assert len(say(said)) <= 100


@pytest.mark.parametrize(
    ("others", "beside_deer", "beside_fox"),
    [
        ("wo wo", "+8 points", "+5 points (Fox −3, Wolf +8)"),
        ("wo wo wo", "no change", "−3 points (Fox −3)"),
        ("wo", "no change", "−3 points (Fox −3)"),
    ],
)
def test_a_second_wolf_is_worth_much_only_to_who_catches_up_by_it(
    others: str, beside_deer: str, beside_fox: str
) -> None:
    table = match(3)
    table.state.grids = [grid("wo de fo de"), grid(others), grid(others)]
    hands(table, ["wolf", "fox"], ["fox", "deer"], ["fox", "deer"])
    table.play(0, card("wolf"))
    for name, expected in (("B2", beside_deer), ("C2", beside_fox)):
        assert say(hint(table, 0, pick_cell(name).options[0])) == expected
    assert table.state.grids[0] == grid("wo de fo de")


def test_a_gap_closed_counts_at_once() -> None:
    """Six gaps become five: the five points that they cost come back."""
    table = match(3)
    table.state.grids = [grid("me be Be tr st", ".. .. .. .. de"), grid("be"), grid("be")]
    hands(table, ["rabbit", "fox"], ["fox", "deer"], ["fox", "deer"])
    table.play(0, card("fox"))
    assert say(hint(table, 0, pick_cell("A2").options[0])) == "+8 points (Fox +3, Biodiversity +5)"
    assert say(hint(table, 0, pick_cell("C2").options[0])) == "no change", "beside the bear a fox brings nothing"


def test_what_is_gained_and_lost_alike_is_told() -> None:
    table = match(3)
    table.state.grids[0] = grid(".. fo ..", "fo .. fo", ".. fo ..")
    hands(table, ["wolf", "bear"], ["fox", "deer"], ["fox", "deer"])
    table.play(0, card("wolf"))
    assert say(hint(table, 0, pick_cell("B2").options[0])) == "±0 points (Fox −12, Wolf +12)"


def test_a_rabbit_says_which_card_it_would_move_and_what_the_swap_would_bring() -> None:
    table = match(3)
    table.state.grids[0] = grid("wo fo de")
    hands(table, ["rabbit", "fox"], ["fox", "deer"], ["fox", "deer"])
    table.play(0, card("rabbit"))
    table.play(0, at("D1"))
    said = [say(hint(table, 0, option)) for option in choices(asked(table, 0))]
    assert said == ["+1 point", "Wolf, at best +4", "Fox, at best +4", "Deer, at best +4", "Rabbit, at best +4"]
    assert brief(hint(table, 0, pick_cell("A1").options[0]), "en") == "Wolf +4"
    table.play(0, pick_cell("C1"))
    said = [say(hint(table, 0, option)) for option in choices(asked(table, 0))]
    assert said == ["Wolf, +1 point", "Fox, +4 points (Rabbit +1, Fox +3)", "Rabbit, +1 point"]


def test_the_best_swaps_are_offered_with_both_cards_at_once() -> None:
    table = match(3)
    table.state.grids[0] = grid("fo wo de", ".. .. me")
    hands(table, ["rabbit", "fox"], ["fox", "deer"], ["fox", "deer"])
    table.play(0, card("rabbit"))
    table.play(0, at("A2"))
    said = [say(shortcut.label) for shortcut in table.shortcuts(0)]
    assert said == ["Fox A1 ⇄ Rabbit A2: +4", "Fox A1 ⇄ Meadow C2: +4", "Wolf B1 ⇄ Deer C1: +4"]
    totals = [sheet.total for sheet in table.scores(0)]
    for given in table.shortcuts(0)[0].answers:
        table.play(0, given)
    table.state.put(0, table.state.choices[0])
    assert table.scores(0)[0].total == totals[0] + 4


def test_a_swap_that_brings_no_more_than_staying_says_so() -> None:
    table = match(3)
    table.state.grids[0] = grid("de fo")
    hands(table, ["rabbit", "fox"], ["fox", "deer"], ["fox", "deer"])
    table.play(0, card("rabbit"))
    table.play(0, at("C1"))
    said = [say(hint(table, 0, option)) for option in choices(asked(table, 0))]
    vain = [f"{name}, no better than leaving all as it is" for name in ("Deer", "Fox", "Rabbit")]
    assert table.shortcuts(0) == ()
    assert said == ["+1 point", *vain]


@pytest.mark.parametrize(
    ("kind", "whole", "word"),
    [
        ("fox", "+3 everywhere (no bear and no wolf lies beside it)", "+3"),
        ("rabbit", "+1 everywhere (for itself), and two cards may change places", "+1, swap"),
        ("bear", "no points yet; bees and trout beside it would bring some", "±0"),
        ("deer", "+2 everywhere (for rows and columns that had no deer)", "+2"),
    ],
)
def test_where_all_cells_bring_the_same_none_is_named(kind: str, whole: str, word: str) -> None:
    table = match(3)
    table.state.grids[0] = grid("de")
    hands(table, ["fox", "rabbit", "bear", "deer"], ["fox", "deer"], ["fox", "deer"])
    said = {option.word: hint(table, 0, option) for option in choices(asked(table, 0))}
    assert (say(said[kind]), brief(said[kind], "en")) == (whole, word)


def test_the_only_cell_is_not_announced_as_a_choice() -> None:
    """3.4 Choosing and passing go on until the hands are empty. A choice that leaves nothing to choose, like the last
    card into the last cell, is made for you.
    """
    table = match(3)
    hands(table, ["wolf", "fox"], ["fox", "deer"], ["fox", "deer"])
    shown = "when everyone has chosen, all cards are shown"
    assert [say(found) for found in table.ahead(0)] == ["it begins your grid, on the cell called E4", shown]
    table.state.grids[0] = grid("de")
    assert [found.id for found in table.ahead(0)] == ["ecosystem-ahead-cell", "ecosystem-ahead-show"]
    table.state.grids[0] = grid(*["de de de de de"] * 3, "de de de de")
    assert [say(found) for found in table.ahead(0)] == ["it goes to E4, the only cell for it", shown]
    assert say(hint(table, 0, choices(asked(table, 0))[1])).startswith("+3 (")


def test_a_card_for_the_rival_says_what_both_get_by_it() -> None:
    table = match(1)
    table.state.grids[0], table.state.rival = grid("wo fo"), ["wolf"]
    hands(table, ["deer", "wolf", "bee"])
    table.play(0, card("deer"))
    table.play(0, at("A2"))
    said = {option.word: hint(table, 0, option) for option in choices(asked(table, 0))}
    assert {kind: say(each) for kind, each in said.items()} == {"wolf": "rival ±0, you −4 (Wolf −4)", "bee": "rival ±0"}
    assert brief(said["wolf"], "en") == "rival ±0, you −4"


def test_a_card_says_what_it_would_bring_at_best() -> None:
    """Wherever it may lie, as the hint of that cell then says."""
    table = match(3)
    table.state.grids = [grid("me be Be tr st", ".. .. .. .. de"), grid("be"), grid("be")]
    hands(table, ["fox", "bear", "rabbit"], ["fox", "deer"], ["fox", "deer"])
    said = {option.word: say(hint(table, 0, option)) for option in choices(asked(table, 0))}
    assert said["fox"] == "at best +8, on A2 (Fox +3, Biodiversity +5)"
    assert said["rabbit"] == "+6 everywhere (Rabbit +1, Biodiversity +5), and two cards may change places"
    table.state.grids[0] = grid("de")
    assert say(hint(table, 0, choices(asked(table, 0))[1])).startswith("no points yet; ")
    table.state.grids[0] = grid("me be Be tr st", ".. .. .. .. de")
    for kind in ("fox", "bear"):
        twin = table.copy()
        twin.play(0, card(kind))
        cells = [claimed(hint(twin, 0, option))[0] for option in choices(asked(twin, 0))]
        assert said[kind].startswith(f"at best +{max(cells)}, ")


def test_a_first_card_says_what_it_would_bring() -> None:
    table = match(3)
    hands(table, ["wolf", "fox"], ["fox", "deer"], ["fox", "deer"])
    said = [hint(table, 0, option) for option in choices(asked(table, 0))]
    assert [*map(say, said)] == ["+12 (most wolves so far)", "+3 (no bear and no wolf lies beside it)"]
    assert [brief(each, "en") for each in said] == ["+12 for now", "+3"]


def test_a_card_is_offered_together_with_the_cell_where_it_brings_most() -> None:
    """Not a rabbit, nor what brings nothing yet or the same everywhere; the first card has one cell to go to."""
    table = match(3)
    hands(table, ["deer", "bee", "rabbit", "meadow"], ["fox", "deer"], ["fox", "deer"])
    assert table.shortcuts(0) == ()
    table.state.grids[0] = grid(".. me me", ".. fo")
    said = [say(shortcut.label) for shortcut in table.shortcuts(0)]
    assert said == ["Bee → A1: +3", "Meadow → A1: +3"], "a deer brings the same everywhere"
    [first, *_] = table.shortcuts(0)
    table.play(0, first.answers[0])
    assert asked(table, 0).allows(first.answers[1])


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ("wolf", "Wolf on B1 shows more (+9), but for the race for most wolves: "),
        ("stream", "Stream on B1 shows more (+8), but for the race for the longest stream: "),
        ("deer", "Deer on B1 shows more (+4). A figure counts what lies now; "),
        ("eagle", ""),
        ("rabbit", ""),
    ],
)
def test_a_hint_says_why_a_larger_figure_is_not_all(held: Card, said: str) -> None:
    table = match(3)
    table.state.grids[0] = grid("fo")
    hands(table, ["bee", held], ["fox", "deer"], ["fox", "deer"])
    for cell in ("A2", "B1"):
        found = table.tempting(0, [card("bee"), at(cell)])
        assert (say(found) if found else "").startswith(said), found
        assert bool(found) == bool(said)
    assert table.tempting(0, [card(held), at("A2")]) is None
    assert table.tempting(0, [card("bee")]) is None, "where it goes is not said"


def test_alone_it_is_the_rival_who_can_overtake() -> None:
    said = []
    for seats in (1, 2):
        table = match(seats)
        table.state.grids[0] = grid("fo")
        table.state.hands[0] = ["bee", "wolf"]
        table.asked = [None] * seats
        found = table.tempting(0, [card("bee"), at("A2")])
        assert found is not None
        said.append(say(found).partition("and ")[2])
    assert said == ["the rival can still overtake you.", "others can still overtake you."]
