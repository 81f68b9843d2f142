"""What stands in a panel around its question: what happened meanwhile, what was done, what is missing, the way back."""

import asyncio
import re
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from bot.paint.painter import Painter
from bot.playground import Payload, Playground
from bot.speech import speaker
from bot.store import MoveRow
from bot.table.since import Since, own_move, remembered
from bot.talk import wording
from bot.talk.controls import ROW
from bot.talk.reader import Reader
from engine import ANSWER, CHANGE, EVENTS, Event, Match, Meta, Pick, Place, RandomBot, Share, choices, games, text
from tests.bot.club import Club, buttons, first, menus, parts, running, words

SINCE = "Since your last move"


def match_of(club: Club) -> Match:
    return club.client.services.sessions.live[1].match


async def test_a_panel_begins_with_what_others_did_until_it_is_answered(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", here=True)
    assert SINCE not in words(await club.slash("Ada", here, "play"))
    for person in ("Ada", "Bela", "Ada"):  # the first card has one cell, so that its part is one answer
        await club.part(person, here)
    assert SINCE not in words(await club.slash("Ada", here, "play"))
    await club.answer("Bela", await club.slash("Bela", here, "play"))
    assert SINCE not in words(await club.slash("Ada", here, "play")), "Bela's part is not complete"
    await club.part("Bela", here)
    panel = await club.slash("Ada", here, "play")
    assert words(panel).startswith(f"-# {SINCE}:\n**Bela** places ")
    assert "**Ada** places" not in words(panel)
    panel = await club.answer("Ada", panel)
    assert SINCE not in words(panel)


async def test_what_happened_meanwhile_is_known_after_a_restart(tmp_path: Path, painter: Painter) -> None:
    database = tmp_path / "club.sqlite3"
    async with Playground() as playground:
        async with running(playground, database, painter) as club:
            here = await club.begin("ecosystem", "Ada", "Bela", here=True)
            for person in ("Ada", "Bela"):
                await club.part(person, here)
            before = words(await club.slash("Ada", here, "play"))
        await playground.until(lambda: not playground.gateway.connected)
        async with running(playground, database, painter) as club:
            assert SINCE in before
            assert words(await club.slash("Ada", here, "play")) == before


async def test_the_question_stands_between_the_picture_and_what_answers_it(club: Club) -> None:
    """What the buttons say in a word is not said above them once more, but told at length to whoever asks."""
    here = await club.begin("renature", "Ada", "Bela", here=True)
    [seat] = match_of(club).waiting
    person = ("Ada", "Bela")[seat]
    panel = await club.slash(person, here, "play")
    [box] = panel["components"]
    assert [part["type"] for part in box["components"]][:3] == [12, 10, 1]
    assert [label for label in buttons(panel) if " places, up to +" in label]
    assert "fits in" not in words(panel)
    assert "fits in" in words(await club.press(person, panel, "What each brings"))


def test_of_many_things_those_are_told_that_matter_most_with_their_causes_as_they_happened() -> None:
    meta = Meta("orchard", (2,), 1, touching=("picked",))
    mine = (0, (Event("picked", 0), Event("dug", 0)))
    theirs = (Event("picked", 0), Event("dug", 0), Event("dug", 1), Event("dug", 1, quiet=True), Event("gave", 1))
    found = Since().followed(0, [mine, (1, theirs)], meta)
    assert found.others == (theirs[0], theirs[2], theirs[4]), "what he did he knows, but not what was done to him"
    assert found.telling(0, meta) == found.others
    aimed = Event("called", 1, (("whom", (text("orchard-whom", seat=0),)),))
    later = found.followed(0, [(1, (Event("over", None), Event("drew", 1, reveals=True), aimed))], meta)
    assert [event.kind for event in later.telling(0, meta)] == ["picked", "dug", "drew", "called"], "it began so"
    assert [event.kind for event in later.telling(1, meta)] == ["dug", "over", "drew", "called"]


def test_what_an_own_move_brings_others_is_no_news_but_what_was_done() -> None:
    meta = Meta("orchard", (2,), 1, touching=("picked",))
    laid, brought, full = Event("laid", 0), Event("picked", 1), Event("full", None)
    found = own_move(0, [laid, brought, full], meta).followed(0, [(0, (laid, brought, full))], meta)
    assert (found.own, found.others) == ((laid, brought, full), ())
    chosen = Event("chose", 1)
    assert found.followed(0, [(0, (chosen,))], meta).others == (chosen,), "all have chosen at once, and this seat last"


def test_after_a_restart_all_of_the_own_part_is_read_from_the_log() -> None:
    """Renature: the last answer of a turn, that it ends, tells nothing itself."""
    said = [(4, "drew"), (5, "laid"), (5, "planted"), (5, "")]
    log = [
        MoveRow(1, number, 9, 0, b"", EVENTS.dump_json([Event(kind, 0)] if kind else []), reveals=False,
                undoable=True, at=0, told=beat, beat=beat)
        for number, (beat, kind) in enumerate(said)
    ]  # fmt: skip
    found = remembered([*log, replace(log[0], seat=1, told=6, beat=6)], 0, Meta("orchard", (2,), 1))
    assert [event.kind for event in found.own] == ["laid", "planted"]


def kinds(*told: tuple[int, tuple[Event, ...]]) -> list[str]:
    meta = Meta("orchard", (3,), 1, touching=("picked",), closing=("full",))
    return [event.kind for event in Since().followed(0, told, meta).telling(0, meta)]


def test_what_a_move_has_brought_follows_the_move() -> None:
    move = (Event("laid", 1), Event("dug", 1), Event("full", None), Event("picked", 0), Event("drew", 1))
    assert kinds((1, (*move, Event("slept", 1)))) == ["laid", "full", "picked"]
    assert kinds((1, move[:4])) == ["laid", "dug", "full", "picked"], "a line that counts one takes as much room"


def test_of_two_moves_of_a_turn_the_one_is_told_that_led_to_it() -> None:
    """Nothing is told without what has led to it, not even where only one line is left."""
    sown, struck = (Event("sown", 1), Event("dug", 1)), (Event("struck", 1), Event("picked", 0))
    slept = (Event("slept", 2), Event("slept", 2))
    assert kinds((1, sown), (1, struck), (2, slept)) == ["sown", "struck", "picked", "slept"]
    assert kinds((1, sown), (1, struck), (2, (Event("hit", 2), Event("picked", 0)))) == ["struck", "hit", "picked"]


def test_in_gaia_a_city_that_lost_a_need_and_the_feeding_are_told_first() -> None:
    meta = games()["gaia"].meta
    move = ("founded", "settled", "weakened", "laid", "drew", "fed")
    events = tuple([Event(kind, 0 if kind in ("weakened", "fed") else 1) for kind in move])
    told = [event.kind for event in Since().followed(0, [(1, events)], meta).telling(0, meta)]
    assert told == ["founded", "weakened", "fed"]


def test_what_somebody_lets_pass_is_told_with_who_began_it() -> None:
    began, fell = Event("cast", 1), Event("fell", 1, (("seat", 0),))
    quiet = tuple([Event("slept", 2)] * 3)
    assert kinds((1, (began,)), (2, quiet), (2, (fell,))) == ["cast", "slept", "fell"]


def test_what_came_to_nothing_is_told_only_where_there_is_room() -> None:
    meta = Meta("orchard", (2,), 1, leading=("chose",), idle=("missed",))
    move = tuple([Event(kind, 1) for kind in ("chose", "dug", "sown", "drew", "missed", "missed")])
    found = Since().followed(0, [(1, move)], meta)
    assert [event.kind for event in found.telling(0, meta)] == ["chose", "sown", "drew"]


def test_an_action_that_others_share_is_told_before_what_they_did() -> None:
    """Earth: whoever comes back reads which action was chosen, however much has come of it."""
    match, chance, found = Match.new(games()["earth"], 3, "b"), RandomBot("b"), Since()
    meta, many = match.game.meta, 0
    for number in range(300):
        seat = match.waiting[number % len(match.waiting)]
        news = match.play(seat, chance.answer(match, seat))
        found = (Since() if seat == 0 else found).followed(0, [(seat, tuple(news))], meta)
        chosen = [event for event in found.others if event.kind == "chose"]
        shown = found.telling(0, meta)
        if chosen and len(found.others) > len(shown):
            many += 1
            assert chosen[-1] in shown
            assert len(shown) <= 4
    assert many > 20


def told(name: str) -> dict[str, str]:
    """Every event of a game, and its words."""
    folder = Path(str(files(f"engine.games.{name}") / "locales"))
    whole = "\n".join([file.read_text("utf-8") for file in folder.glob("en*.ftl")])
    return dict(re.findall(rf"^({name}-event-[\w-]+) = (.*(?:\n[ }}].*)*)", whole, re.MULTILINE))


@pytest.mark.parametrize("name", games())
def test_what_a_game_calls_telling_is_told_by_it(name: str) -> None:
    meta = games()[name].meta
    assert meta.closing
    named = (*meta.touching, *meta.closing, *meta.idle)
    assert not [kind for kind in named if f"{name}-event-{kind}" not in told(name)]


def test_points_that_the_move_of_another_brings_are_told_with_that_move() -> None:
    """Renature: Bela completes an area in which Ada counts."""
    match, chance, found = Match.new(games()["renature"], 2, "areas"), RandomBot("areas"), Since()
    while not [event for event in found.others if event.seat == 0]:
        seat = match.waiting[0]
        news = match.play(seat, chance.answer(match, seat))
        found = (Since() if seat == 0 else found).followed(0, [(seat, tuple(news))], match.game.meta)
    shown = found.telling(0, match.game.meta)
    assert (shown[0].seat, shown[0].kind) == (1, found.others[0].kind)
    assert [event for event in shown if event.seat == 0 and event.kind in ("both", "main", "second", "token")]


@pytest.mark.parametrize("name", games())
def test_who_knows_more_of_something_reads_it_in_the_same_person(name: str) -> None:
    """Otherwise a panel says in one line what a player does, and in the next what “you” do."""
    said = told(name)
    known = [each for each in said if each.endswith("-known")]
    assert known
    assert not [each for each in known if "$player" not in said[each] or re.search("[Yy]ou", said[each])]


async def test_a_part_that_is_over_says_what_was_done(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", here=True)
    panel = await club.part("Ada", here)
    assert "**Ada** has chosen " in words(panel)
    assert words(await club.slash("Ada", here, "play")) == words(panel)


async def test_back_and_back_again_never_choose(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", here=True)
    for person in ("Ada", "Bela"):
        await club.part(person, here)
    before, panel = await club.store.moves(1), await club.part("Ada", here)
    seen = []
    while [label for label in buttons(panel) if "Back" in label]:
        panel = await club.press("Ada", panel, "Back")
        seen.append(words(panel))
    assert len(seen) == 2
    assert match_of(club).waiting == [0, 1]
    assert await club.store.moves(1) == before


async def test_a_choice_that_is_not_free_to_take_back_is_opened_again_by_back(club: Club) -> None:
    """Earth's sealed keeping, too far down the log: back once, and never to the sealed choice again."""
    here = await club.begin("earth", "Ada", "Bela", here=True)
    panel = await club.slash("Ada", here, "play")
    while CHANGE not in match_of(club).asides(0):
        panel = await club.answer("Ada", panel)
    assert "Change my choice" not in " ".join(buttons(panel))
    async with club.store.database.transaction() as db:
        await db.execute("UPDATE moves SET before = NULL")
    club.client.services.sessions.forget(1)
    panel = await club.slash("Ada", here, "play")
    assert first(panel) is None
    panel = await club.press("Ada", panel, "Back")
    assert "⚠️" not in words(panel)
    assert first(panel) is not None
    assert not [label for label in buttons(panel) if "Back" in label]
    count = match_of(club).count(0)
    assert "⚠️" in await club.forge("Ada", panel, f"t:1:0:{count}:back")
    assert match_of(club).prompt(0) is not None


async def test_alone_nobody_is_told_of_a_table_that_would_have_to_agree(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", bots=1, here=True)
    await club.part("Ada", here)
    panel = await club.slash("Ada", here, "play")
    assert "table" not in words(panel)
    count = match_of(club).count(0)
    said = await club.forge("Ada", panel, f"t:1:0:{count}:back")
    assert "/undo takes it back all the same" in said
    assert "table" not in said


async def test_two_marks_set_in_haste_both_stay(club: Club) -> None:
    panel = await several(club)
    toggles = [custom_id for custom_id in buttons(panel).values() if ":mark:" in custom_id][:2]
    club.playground.hold()
    pressed = [asyncio.create_task(club.playground.click("Ada", panel, custom_id)) for custom_id in toggles]
    await club.playground.until(lambda: len(club.playground.interactions.held or []) == 2)
    await club.playground.release()
    for press in pressed:
        await club.settled(await press)
    panel = await club.slash("Ada", "general", "play")
    assert marked(panel) == 2


async def test_done_on_a_panel_that_does_not_show_all_marks_answers_nothing(club: Club) -> None:
    panel = await several(club)
    first_, second, *_ = [label for label, custom_id in buttons(panel).items() if ":mark:" in custom_id]
    panel = await club.press("Ada", panel, first_)
    old = next(part["custom_id"] for part in parts(panel["components"]) if ":done:" in part.get("custom_id", ""))
    await club.press("Ada", panel, second)
    before = await club.kept()
    assert "Something else is marked by now" in await club.forge("Ada", panel, old)
    assert await club.kept() == before
    assert marked(await club.slash("Ada", "general", "play")) == 2


async def test_marks_are_kept_by_the_buttons_through_a_restart(tmp_path: Path, painter: Painter) -> None:
    database = tmp_path / "club.sqlite3"
    async with Playground() as playground:
        async with running(playground, database, painter) as club:
            panel = await several(club)
            label = next(label for label, custom_id in buttons(panel).items() if ":mark:" in custom_id)
            panel = await club.press("Ada", panel, label)
        await playground.until(lambda: not playground.gateway.connected)
        async with running(playground, database, painter) as club:
            other = [label for label, custom_id in buttons(panel).items() if ":mark:" in custom_id][1]
            assert marked(await club.press("Ada", panel, other)) == 2


async def several(club: Club) -> Payload:
    """Earth asks Ada for several cards."""
    return await club.arrive("earth", lambda match: isinstance(found := match.prompt(0), Pick) and found.least > 2)


def marked(panel: Payload) -> int:
    return len([p for p in parts(panel["components"]) if ":mark:" in p.get("custom_id", "") and p["style"] == 3])


def wide(share: Share) -> bool:
    """Several pieces, more than one on the first, and fewer than there is room for."""
    return len(share.options) > 1 and share.caps[0] > 1 and 1 < share.most < sum(share.caps)


async def test_pieces_are_put_one_by_one_and_taken_away_together(club: Club) -> None:
    panel = await club.arrive("earth", lambda match: isinstance(found := match.prompt(0), Share) and wide(found))
    prompt = match_of(club).prompt(0)
    assert isinstance(prompt, Share)
    before = await club.kept()
    options = [label for label, custom_id in buttons(panel).items() if ":mark:" in custom_id]
    panel = await club.press("Ada", panel, options[0])
    assert f"Done (1/{prompt.most})" in [part.get("label") for part in parts(panel["components"])]
    assert [label for label in buttons(panel) if label.endswith("×1")] == [f"{options[0]} ×1"]
    panel = await club.press("Ada", panel, "Start over")
    assert marked(panel) == 0
    panel = await club.press("Ada", panel, options[1])
    assert await club.kept() == before
    panel = await club.press("Ada", panel, "Fill")
    assert "⚠️" not in words(panel)
    [*_, last] = [move for move in await club.store.moves(1) if move.seat == 0]
    assert choices(prompt)[1].key.split(".")[1] in str(last.answer)
    assert await club.kept() != before


def first_of_two(match: Match) -> bool:
    """Whether Ada has two cards of Earth to plant, and shortcuts for the first."""
    return bool(match.shortcuts(0)) and dict(match.terms(0)).get("left") == 2


async def test_a_shortcut_gives_its_answers_with_one_press_and_back_takes_back_the_last_alone(club: Club) -> None:
    panel = await club.arrive("earth", first_of_two)
    [shortcut, *others] = match_of(club).shortcuts(0)
    offered = {label: custom_id for label, custom_id in buttons(panel).items() if ":atonce:" in custom_id}
    assert list(offered) == [speaker("en")(each.label) for each in (shortcut, *others)]
    assert "answer this question and the next with one press" in words(panel)
    before = len(await club.store.moves(1))
    panel = await club.press("Ada", panel, next(iter(offered)))
    assert [ANSWER.validate_json(move.answer) for move in await club.store.moves(1)][before:] == [*shortcut.answers]
    assert match_of(club).state.players[0].planted
    await club.press("Ada", panel, "Back")
    prompt = match_of(club).prompt(0)
    assert isinstance(prompt, Place), "where it goes is asked anew"
    assert prompt.allows(shortcut.answers[-1])


async def missing(club: Club) -> Payload:
    """Ada's panel where Renature does not offer something."""
    return await club.arrive("renature", lambda match: bool(match.barred(0)))


async def test_why_not_names_what_is_missing_and_leads_to_the_rule(club: Club) -> None:
    panel = await missing(club)
    [bar, *_] = match_of(club).barred(0)
    look = await club.press("Ada", panel, "Why not?")
    assert f"(rule {bar.rule})" in words(look)
    [(menu, [topic, *_])] = menus(look).items()
    assert topic.startswith(bar.rule.partition(".")[0])
    rules = await club.give("Ada", look, menu, (topic,))
    assert f"\n{bar.rule} " in words(rules)


async def test_what_is_barred_is_refused_for_its_reason(club: Club) -> None:
    panel = await missing(club)
    [bar, *_] = match_of(club).barred(0)
    before, count = await club.kept(), match_of(club).count(0)
    for what in (f"p:{bar.option.key}", f"a:{bar.option.key}"):
        said = await club.forge("Ada", panel, f"t:1:0:{count}:{what}")
        assert "is not offered:" in said
        assert f"(rule {bar.rule})" in said
    assert await club.kept() == before


async def test_why_not_of_somebody_else_tells_nothing(club: Club) -> None:
    panel = await missing(club)
    count = match_of(club).count(0)
    for what in ("whynot", "details"):
        assert await club.forge("Bela", panel, f"t:1:0:{count}:{what}") == "That button belongs to somebody else."


async def test_what_many_choices_bring_is_told_at_length(club: Club) -> None:
    panel = await club.arrive("earth", lambda match: isinstance(found := match.prompt(0), Pick) and found.least > 2)
    look = await club.press("Ada", panel, "What each brings")
    assert words(look).count("**: ") > ROW


async def test_the_panel_says_what_is_drawn_and_has_no_button_for_a_wish_beside_a_decision(club: Club) -> None:
    panel = await club.arrive("earth", lambda match: match.state.turn > 0 and 0 in match.waiting)
    assert match_of(club).prompt(0)
    assert "Your choice may at once lead to cards being drawn." in words(panel)
    assert not [label for label in buttons(panel) if label.startswith("Ask me")]
    await club.slash("Ada", "general", "earth ask-me")
    assert match_of(club).state.players[0].asks


def test_what_is_still_to_come_is_cut_between_steps() -> None:
    steps = [f"Card {number}: discard the top card of your compost" for number in range(30)]
    said = wording.ahead(Reader("en-US", "light", 0), steps)
    told, _, more = said.rpartition(" · and ")
    assert told.endswith("of your compost")
    assert more == f"{30 - told.count('Card')} more"
    assert wording.ahead(Reader("en-US", "light", 0), steps[:2]) == f"Then: {steps[0]} · {steps[1]}"
