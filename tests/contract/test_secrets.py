"""Whatever a reader cannot know may be dealt anew without the reader noticing."""

from collections.abc import Sequence
from random import Random
from typing import Any

import render
from bot.speech import speaker
from engine import Game, Match, Option, Prompt, Text, View, answer, choices
from render import Scene

from .tables import Table, every_game, every_table, sample
from .walk import rounds, step
from .watch import Watch, moments, often

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
SMALL = 0.3  # a piece is still some pixels wide


def readers(table: Table) -> tuple[int | None, ...]:
    return (None, *range(table.seats))


def shown(match: Match, reader: int | None) -> tuple[object, ...]:
    """Everything the bot could tell the reader about the match."""
    calls = [match.call(seat) for seat in range(match.seats)]
    public = (match.view(reader), match.waiting, match.result, match.scores(reader), calls)
    return public if reader is None else (*public, *asked(match, reader))


def asked(match: Match, seat: int) -> tuple[object, ...]:
    prompt = match.prompt(seat)
    options = choices(prompt) if prompt else ()
    words = [(match.hint(seat, option), match.tone(seat, option), waste(match, seat, option)) for option in options]
    around = match.asides(seat), match.terms(seat), match.barred(seat), match.ahead(seat), match.standing(seat)
    return prompt, words, *around, match.shortcuts(seat), match.count(seat)


def waste(match: Match, seat: int, option: Option) -> tuple[Text | None, ...]:
    """Of the option alone, and of nothing where that may be chosen: what it throws away, and what seems better."""
    prompt = match.prompt(seat)
    given = answer(prompt, (option,)) if prompt else None
    return (match.waste(seat, given), match.tempting(seat, (given,))) if given else ()


@every_table
def test_a_reader_notices_nothing_of_what_is_dealt_anew(table: Table) -> None:
    changed = 0
    for number, match in enumerate(moments(table)):
        reader = readers(table)[number % (table.seats + 1)]
        twin = match.redealt(reader, f"anew-{number}")
        assert shown(twin, reader) == shown(match, reader)
        changed += twin.save() != match.save()
    assert changed, "nothing was ever dealt anew"


@every_table
def test_who_knows_the_same_is_dealt_the_same(table: Table) -> None:
    """Whatever of the truth were left in a copy, a bot could play by it."""
    for number, match in enumerate(moments(table)):
        seat = number % table.seats
        twin = match.redealt(seat, f"otherwise-{number}")
        assert twin.redealt(seat, "key").save() == match.redealt(seat, "key").save()


@every_table
def test_dealing_anew_touches_neither_the_match_nor_its_pieces(table: Table) -> None:
    for number, match in enumerate(moments(table)):
        before = match.save()
        twin = match.redealt(readers(table)[number % (table.seats + 1)], f"anew-{number}")
        assert match.save() == before
        assert match.game.census(twin.state, twin.agenda) == match.game.census(match.state, match.agenda)


@every_table
def test_a_match_dealt_anew_can_be_played_to_its_end(table: Table) -> None:
    """It is just as possible as the true one: the reader's bot thinks ahead on it."""
    for number, match in enumerate(rounds(table, "anew", often(3, 12))):
        twin, chance = match.redealt(readers(table)[number % (table.seats + 1)], f"anew-{number}"), Random(number)
        census, watch = twin.game.census(twin.state, twin.agenda), Watch()
        while twin.waiting:
            twin.play(*step(twin, chance))
            if watch.looks(twin):
                assert twin.game.census(twin.state, twin.agenda) == census
        assert twin.result is not None


@every_table
def test_chance_to_come_is_dealt_anew_too(table: Table) -> None:
    """Otherwise whoever thinks ahead would foresee every draw."""
    match = table.open("foresight")
    assert match.redealt(0, "anew").state.rng != match.state.rng
    assert match.redealt(0, "anew").state.rng == match.redealt(0, "anew").state.rng


@every_table
def test_a_move_whose_outcome_could_not_be_foreseen_reveals(table: Table) -> None:
    """The same answer in a match that looks the same to who gives it: if what it then sees differs, it has learnt."""
    for number, match in enumerate(moments(table)):
        if not match.waiting:
            continue
        seat, answer = step(match, Random(number))
        true, twin = match.copy(), match.redealt(seat, f"{match.count(seat)}")
        learnt = any(event.reveals for event in twin.play(seat, answer) + true.play(seat, answer))
        assert learnt or shown(twin, seat) == shown(true, seat)


@every_table
def test_what_pictures_are_made_from_shows_nothing_that_is_hidden(table: Table) -> None:
    """To the last letter: also what equal views could still hold in another order or under another name."""
    for number, match in enumerate(rounds(table, "picture", often(4, 12))):
        for reader in (None, number % table.seats):
            twin = match.redealt(reader, "anew")
            assert repr(drawn(match, reader)) == repr(drawn(twin, reader))
            assert render.scenes(match.view(reader)) == render.scenes(twin.view(reader))
            compare_words(match, reader, pictures(match, reader))


@every_game
def test_pictures_show_nothing_that_is_hidden(game: Game[Any, Any]) -> None:
    """One of every kind for the public and for a seat, no two at one moment, and small; all of them as they are
    posted are a benchmark: `hidden`.
    """
    found: set[tuple[bool, str]] = set()
    compared: set[tuple[bool, str]] = set()
    for table in sample(game):
        for number, match in enumerate(rounds(table, "picture", 4)):
            reader = None if number % 2 == 0 else number % table.seats
            kinds = {(reader is None, scene.kind): scene for scene in pictures(match, reader)}
            found |= kinds.keys()
            for kind in [kind for kind in kinds if kind not in compared][:1]:
                compare_pictures(match, reader, [kinds[kind]], SMALL)
                compared.add(kind)
    assert compared == found


def pictures(match: Match, reader: int | None) -> list[Scene]:
    return [scene for scene in render.scenes(match.view(reader)) if scene.kind != "card"]  # cards are for everyone


def drawn(match: Match, reader: int | None) -> tuple[View, Prompt | None]:
    return match.view(reader), None if reader is None else match.prompt(reader)


def compare_words(match: Match, reader: int | None, scenes: Sequence[Scene]) -> None:
    (view, prompt), (other, again) = drawn(match, reader), drawn(match.redealt(reader, "anew"), reader)
    for scene in scenes:
        assert render.describe(view, scene, prompt=prompt) == render.describe(other, scene, prompt=again)


def compare_pictures(match: Match, reader: int | None, scenes: Sequence[Scene], scale: float = 1.0) -> None:
    say, names = speaker("en"), NAMES[: match.seats]
    (view, prompt), (other, again) = drawn(match, reader), drawn(match.redealt(reader, "anew"), reader)
    for scene in scenes:
        one = render.compose(view, scene, say=say, names=names, prompt=prompt, scale=scale)
        two = render.compose(other, scene, say=say, names=names, prompt=again, scale=scale)
        assert one.tobytes() == two.tobytes(), scene
