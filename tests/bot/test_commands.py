"""What can be typed: looking, reading, playing by name; who may see what, and what is said when it cannot be."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from bot.paint.painter import Painter
from bot.playground import Payload
from bot.talk.board import standing
from bot.talk.reader import Reader, reader_in
from bot.talk.rulebook import book
from engine import Match, Option, Picked, Sheet, choices, games
from engine.bots import guess
from render import THEMES
from tests.bot.club import Club, buttons, menus, parts, words
from tests.bot.conftest import described

NO_MATCH = "No match is being played here. Open one with /new."
NOT_BEGUN = "The match here has not begun yet: whoever opened the table presses Start."


@pytest.fixture
async def match(club: Club) -> Match:
    """Ada and Bela in #general, in the second turn."""
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    for person in ("Ada", "Bela"):
        await club.part(person, "general")
    await club.quiet()
    return club.client.services.sessions.live[1].match


def alts(message: Payload) -> list[str]:
    items = [item for part in parts(message["components"]) if part["type"] == 12 for item in part["items"]]
    return [item["description"] for item in items]


def offered(match: Match, seat: int = 0) -> list[Option]:
    prompt = match.prompt(seat)
    assert prompt is not None
    return list(choices(prompt))


async def complete(club: Club, person: str, focused: str, **options: str) -> list[str]:
    found = await club.playground.autocomplete(person, "general", "ecosystem place", focused, **options)
    return [choice["name"] for choice in found]


async def test_without_a_match_every_command_says_so(club: Club) -> None:
    for command in ("play", "board", "hand", "score", "log", "undo"):
        assert words(await club.slash("Ada", "general", command)) == NO_MATCH
    assert words(await club.slash("Ada", "general", "ecosystem place", card="Bee")) == NO_MATCH
    await club.slash("Ada", "general", "new ecosystem", here=True)
    for command in ("play", "board", "hand", "score", "log", "undo"):
        assert words(await club.slash("Ada", "general", command)) == NOT_BEGUN


async def test_without_a_match_here_one_learns_where_ones_own_are(club: Club) -> None:
    first = await club.begin("ecosystem", "Ada", "Bela")
    said = words(await club.slash("Ada", "general", "play"))
    assert said == f"No match is being played here. Yours is in <#{first.id}>; /new opens another."
    second = await club.begin("renature", "Ada", "Bela")
    said = words(await club.slash("Ada", "general", "play"))
    assert said == f"No match is being played here. Yours are in <#{first.id}>, <#{second.id}>; /new opens another."
    said = words(await club.slash("Ada", "general", "renature play", domino="x"))
    assert said == f"No match is being played here. Yours is in <#{second.id}>; /new opens another."
    said = words(await club.slash("Ada", first, "renature play", domino="x"))
    assert said == f"Here Ecosystem is played. Your match of Renature is in <#{second.id}>."
    assert words(await club.slash("Fern", "general", "play")) == NO_MATCH


@pytest.mark.usefixtures("match")
async def test_a_stranger_looks_but_has_no_hand(club: Club) -> None:
    before = await club.kept()
    for command in ("play", "hand", "undo"):
        assert words(await club.slash("Fern", "general", command)) == "You have no seat at this table."
    typed = words(await club.slash("Fern", "general", "ecosystem place", card="Bee"))
    assert typed == "You have no seat at this table."
    for command in ("board", "score", "log"):
        said = await club.slash("Fern", "general", command)
        assert "Ada" in words(said)
        assert said["flags"] & 64
    assert await complete(club, "Fern", "card") == []
    assert await club.kept() == before


async def test_play_shows_what_is_asked_and_what_there_is(club: Club, match: Match) -> None:
    panel = await club.slash("Ada", "general", "play")
    reader = reader_in(club.client.services, "en")
    assert "Which card do you keep?" in words(panel)
    labels = " ".join([*buttons(panel), *[o["label"] for p in parts(panel["components"]) if p["type"] == 3
                                          for o in p["options"]]])
    for option in offered(match):
        assert reader.word(match.game.label(option)) in labels
    assert alts(panel)
    assert panel["flags"] & 64
    for values in menus(panel).values():
        for value in values:
            if "." in value and not value.startswith("card"):
                assert alts(await club.choose("Ada", panel, value))


@pytest.mark.usefixtures("match")
async def test_board_hand_and_score_are_pictures_with_words(club: Club) -> None:
    bela = club.playground.person("Bela")
    assert "Bela" in alts(await club.slash("Ada", "general", "board", player=bela.id))[0]
    assert alts(await club.slash("Ada", "general", "board"))
    fern = club.playground.person("Fern")
    assert "no seat" in words(await club.slash("Ada", "general", "board", player=fern.id))
    assert alts(await club.slash("Ada", "general", "hand"))
    scores = await club.slash("Ada", "general", "score")
    assert "**Ada**: **" in words(scores)
    assert "**Bela**: **" in words(scores)
    assert words(scores).startswith("### So far\nIf the match ended now:\n")
    assert "\n-# 0" not in words(scores)


async def test_the_score_says_what_its_reader_may_not_know(club: Club) -> None:
    """Ada and Bela have sunflowers, and each knows the backs of the own ones alone."""
    await club.arrive("renature", lambda match: all(match.state.taken) and 0 in match.waiting)
    for who, other in (("Ada", "Bela"), ("Bela", "Ada")):
        said = words(await club.slash(who, "general", "score")).split("**: **")
        sheets = {line.rsplit("**", 1)[-1]: rest for line, rest in pairwise(said)}
        assert "Backs of sunflowers ?" in sheets[other]
        assert "Backs of sunflowers ?" not in sheets[who]
        assert all("Plants not planted −" in sheet for sheet in sheets.values())


async def test_the_log_knows_what_its_reader_may_know(club: Club, match: Match) -> None:
    await club.part("Ada", "general")
    chosen = match.state.choices
    assert chosen == [None, None]
    mine, theirs = [words(await club.slash(who, "general", "log")) for who in ("Ada", "Bela")]
    assert "has chosen " in mine.splitlines()[-1]
    assert "has chosen " not in theirs.splitlines()[-1]
    since = words(await club.slash("Ada", "general", "log", since="mine"))
    assert since == "Nothing has happened since your last move."
    assert words(await club.slash("Ada", "general", "log", since="start")) == mine
    stranger = words(await club.slash("Fern", "general", "log"))
    assert "You have" not in stranger
    assert "places" in stranger


async def test_a_part_under_way_is_its_owners_alone(club: Club, match: Match) -> None:
    before = [words(await club.slash(who, "general", "log")) for who in ("Fern", "Bela")]
    card = next(option for option in offered(match) if option.word != "rabbit")
    await club.slash("Ada", "general", "ecosystem place", card=card.key)
    assert [words(await club.slash(who, "general", "log")) for who in ("Fern", "Bela")] == before


async def test_a_whole_line_can_be_typed_in_the_middle_of_its_part(club: Club, match: Match) -> None:
    """What it says again is passed over; what it says otherwise is refused with the way to change it."""
    reader = reader_in(club.client.services, "en")
    card, other = [option for option in offered(match) if option.word != "rabbit"][:2]
    name, another = (reader.word(match.game.label(option)) for option in (card, other))
    await club.slash("Ada", "general", "ecosystem place", card=card.key)
    before = await club.kept()
    refused = words(await club.slash("Ada", "general", "ecosystem place", card=another, at="D3"))
    assert f"You have already chosen: {name}. *Back* in your panel changes that." in refused
    again = words(await club.slash("Ada", "general", "ecosystem place", card=name))
    assert "Where" in again
    assert await club.kept() == before
    cells = await complete(club, "Ada", "at", card=name)
    said = words(await club.slash("Ada", "general", "ecosystem place", card=name, at=cells[0]))
    assert "not asked" not in said
    assert len(await club.store.moves(1)) == len(before[1]) + 1


@pytest.mark.usefixtures("match")
async def test_who_looks_reads_whom_the_table_waits_for(club: Club) -> None:
    assert words(await club.slash("Ada", "general", "board")) == "It is your turn. Also needed: **Bela**."
    assert words(await club.slash("Fern", "general", "board")) == "Waiting for **Ada**, **Bela**."


async def test_the_hand_looked_at_is_called_so_and_has_the_letters_of_the_question(club: Club) -> None:
    await club.begin("renature", "Ada", "Bela", here=True)
    [seat] = club.client.services.sessions.live[1].match.waiting
    asked, waits = ("Ada", "Bela") if seat == 0 else ("Bela", "Ada")
    panel = await club.slash(asked, "general", "play")
    for look in (await club.choose(asked, panel, "hand.0"), await club.slash(asked, "general", "hand")):
        assert words(look) == "### My hand"
        assert re.search(r": A ", alts(look)[0])
    look = await club.slash(waits, "general", "hand")
    assert not re.search(r": A ", alts(look)[0])


async def test_autocomplete_offers_what_is_legal_after_what_was_typed(club: Club, match: Match) -> None:
    reader, game = reader_in(club.client.services, "en"), match.game
    names = [reader.word(game.label(option)) for option in offered(match)]
    assert await complete(club, "Ada", "card") == names
    assert await complete(club, "Ada", "card", card="R") == [name for name in names if "r" in name.lower()]
    assert await complete(club, "Ada", "card", card="unicorn") == []
    assert await complete(club, "Ada", "at") == []
    card = next(option for option in offered(match) if option.word != "rabbit")
    twin = match.copy()
    twin.play(0, Picked((card,)))
    cells = [reader.word(game.label(option)) for option in offered(twin)]
    assert await complete(club, "Ada", "at", card=card.key) == cells
    assert await complete(club, "Ada", "at", card=reader.word(game.label(card)).lower()) == cells
    assert await complete(club, "Ada", "at", card="unicorn") == []
    assert await complete(club, "Ada", "swap", card=card.key, at=cells[0]) == []
    await club.part("Ada", "general")
    assert await complete(club, "Ada", "card") == []


async def test_a_whole_turn_in_one_command(club: Club, match: Match) -> None:
    card = next(option for option in offered(match) if option.word != "rabbit")
    twin = match.copy()
    twin.play(0, Picked((card,)))
    cell = reader_in(club.client.services, "en").word(match.game.label(offered(twin)[-1]))
    panel = await club.slash("Ada", "general", "ecosystem place", card=card.word, at=cell.lower())
    assert "Nothing to do for now" in words(panel)
    moves = await club.store.moves(1)
    assert [move.seat for move in moves[-2:]] == [0, 0]
    assert len({move.version for move in moves[-2:]}) == 1


async def test_a_rabbit_and_its_swap_in_one_command(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", seed="rabbit0", here=True)
    for person in ("Ada", "Bela") * 2:
        await club.part(person, "general")
    match = club.client.services.sessions.live[1].match
    twin = match.copy()
    twin.play(0, Picked((Option("card", 0, "rabbit"),)))
    cell = reader_in(club.client.services, "en").word(match.game.label(offered(twin)[0]))
    there = next(iter(match.state.grids[0]))
    home = reader_in(club.client.services, "en").word(match.game.label(Option("cell", there)))
    assert home in await complete(club, "Ada", "swap", card="rabbit", at=cell)
    assert cell in await complete(club, "Ada", "with", card="rabbit", at=cell, swap=home)
    assert home not in await complete(club, "Ada", "with", card="rabbit", at=cell, swap=home)
    panel = await club.slash("Ada", "general", "ecosystem place", card="Rabbit", at=cell, swap=home, **{"with": cell})
    assert "Nothing to do for now" in words(panel)
    await club.part("Bela", "general")
    await club.quiet()
    assert any("change places" in words(post) for post in club.posts("general"))


async def test_wrong_values_change_nothing_and_say_what_was_wrong(club: Club, match: Match) -> None:
    card = next(option for option in offered(match) if option.word != "rabbit")
    before = await club.kept()
    place = "ecosystem place"
    for given in ({"at": "D5"}, {}):
        said = words(await club.slash("Ada", "general", place, **given))
        assert said == f"“card” is missing. You can choose: {', '.join(one.word.title() for one in offered(match))}."
    assert "“unicorn” is not among the choices" in words(await club.slash("Ada", "general", place, card="unicorn"))
    assert "is not among" in words(await club.slash("Ada", "general", place, card=card.key, at="Z99"))
    assert "choose one of what" in words(await club.slash("Ada", "general", place, card=f"{card.key}, {card.key}"))
    long = words(await club.slash("Ada", "general", place, card="x" * 5000))
    assert "is not among the choices" in long
    assert len(long) < 200
    said = words(await club.slash("Ada", "general", place, card="@everyone **x**"))
    assert "is not among the choices" in said
    said = words(await club.slash("Ada", "general", "ecosystem give", discard="bee"))
    asked = "Which card do you keep? Bela gets the rest of this hand."
    assert said == f"“discard” is not asked just now. You are asked: {asked}"
    said = words(await club.slash("Ada", "general", "renature play", domino="x"))
    assert said == "Here Ecosystem is played, and you have no match of Renature; **/new renature** opens one."
    assert await club.kept() == before
    await club.part("Ada", "general")
    before = await club.kept()
    said = words(await club.slash("Ada", "general", place, card=card.key))
    assert said == (
        "“card” is not asked just now. Waiting for **Bela**."
        " You have made your choice; *Back* in your panel changes it."
    )
    assert await club.kept() == before



async def test_six_thousand_characters_are_answered_with_a_sentence(club: Club) -> None:
    await club.begin("gaia", "Ada", "Bela", here=True)
    before = await club.kept()
    for typed in ("a," * 3000, "9" * 6000, "a" * 6000):
        for person in ("Ada", "Bela"):
            said = words(await club.slash(person, "general", "gaia take", card=typed))
            assert 0 < len(said) < 200
            assert "went wrong" not in said
            assert await club.playground.autocomplete(person, "general", "gaia take", "card", card=typed) == []
        for command, options in (
            ("card", {"name": typed}), ("card", {"name": "bee", "game": typed}), ("rules", {"game": typed}),
            ("settings", {"language": typed}),
        ):
            said = words(await club.slash("Ada", "general", command, **options))
            assert 0 < len(said) < 200
            assert "went wrong" not in said
        said, *_ = words(await club.slash("Ada", "general", "rules", topic=typed)).splitlines()
        assert said.startswith("There is no topic")
        assert len(said) < 200
        for command, options in (("card", {"name": typed}), ("rules", {"topic": typed}), ("rules", {"game": typed})):
            assert await club.playground.autocomplete("Ada", "general", command, *options, **options) == []
    assert await club.kept() == before


async def test_rules_are_found_by_a_word_of_theirs(club: Club) -> None:
    """`/rules topic:Wolf` shows the rule of that name, though no title has the word."""
    for typed, rule in (("Wolf", "4.11 Wolf:"), ("deer", "Deer:"), ("biodiversity", "5.2 Biodiversity:")):
        assert rule in words(await club.slash("Ada", "general", "rules", game="ecosystem", topic=typed))
    offered_ = await club.playground.autocomplete("Ada", "general", "rules", "topic", game="ecosystem", topic="Wolf")
    assert offered_[0]["value"] == "4 Points"


async def test_rules_begin_with_the_game_and_end_with_remarks_about_them(club: Club) -> None:
    for game in ("earth", "ecosystem", "gaia", "renature"):
        contents = await club.slash("Ada", "general", "rules", game=game)
        [box] = contents["components"]
        first, *choosing, last = box["components"]
        assert first["content"].startswith(f"## {book(game).title}\n")
        assert len(first["content"].splitlines()) == 4
        assert {part["type"] for part in choosing} == {1}
        assert reader_in(club.client.services, "en").word(games()[game].meta.help[-1]) in last["content"]


async def test_rules_by_topic(club: Club) -> None:
    for game in games():
        try:
            found = book(game)
        except FileNotFoundError:
            continue
        contents = await club.slash("Ada", "general", "rules", game=game)
        assert words(contents).startswith(f"## {found.title}")
        for note in games()[game].meta.help:
            assert reader_in(club.client.services, "en").word(note) in words(contents)
        assert [title for titles in menus(contents).values() for title in titles] == [t.title for t in found.topics]
        for topic in found.topics:
            assert len(found.page(topic)) <= 4000, f"{game}: {topic.title} is longer than a message"
        for topic in (found.topics[0], found.topics[-1]):
            contents = await club.choose("Ada", contents, topic.title)
            assert words(contents) == found.page(topic)
        offered_ = await club.playground.autocomplete("Ada", "general", "rules", "topic", game=game)
        assert [choice["value"] for choice in offered_] == [topic.title for topic in found.topics]
        last = found.topics[-1]
        assert last.text[:100] in words(await club.slash("Ada", "general", "rules", game=game, topic=last.title))
    named = await club.playground.autocomplete("Ada", "general", "rules", "game")
    assert [choice["value"] for choice in named] == list(games())
    said = words(await club.slash("Ada", "general", "rules", game="ecosystem", topic="unicorns"))
    assert "no topic “unicorns” in these rules. Choose one below." in said
    title = book("ecosystem").topics[0].title
    said = words(await club.slash("Ada", "general", "rules", game="Ecosystem", topic=f"{title}z"))
    assert f"Did you mean: {title}? Choose one below." in said
    said = words(await club.slash("Ada", "general", "rules", game="chess"))
    assert said.startswith("There is no game called “chess”. There are: Earth, ")
    assert words(await club.slash("Ada", "general", "rules")).startswith("Please say which game: Earth, ")


@pytest.mark.usefixtures("match")
async def test_in_its_channel_a_game_need_not_be_named(club: Club) -> None:
    assert "Ecosystem" in words(await club.slash("Ada", "general", "rules"))
    assert "Bee" in words(await club.slash("Ada", "general", "card", name="bee"))
    offered_ = await club.playground.autocomplete("Ada", "general", "card", "name", name="be")
    assert {choice["name"] for choice in offered_} == {"Bear", "Bee"}


async def test_cards_are_shown_large(club: Club) -> None:
    shown = await club.slash("Ada", "general", "card", name="WOLF", game="ecosystem")
    assert words(shown) == "### Wolf"
    assert alts(shown)
    assert words(await club.slash("Ada", "general", "card", name="fox")).startswith("Please say which game: ")
    assert words(await club.slash("Ada", "general", "card", name="mountain")).startswith("### Mountain")
    said = words(await club.slash("Ada", "general", "card", name="Redwod Forest"))
    assert said.startswith("There is no card called “redwod forest”. Did you mean: Redwood Forest")
    said = words(await club.slash("Ada", "general", "card", name="*" * 3000, game="ecosystem"))
    assert "There is no card called" in said
    assert "There are: " in said
    said = words(await club.slash("Ada", "general", "card", name="wlof", game="ecosystem"))
    assert said == "There is no card called “wlof”. Did you mean: Wolf?"
    said = words(await club.slash("Ada", "general", "card", name="turky", game="earth"))
    assert said.startswith("There is no card called “turky”. Did you mean: Turkey Tail")
    said = words(await club.slash("Ada", "general", "card", name="qqqqq", game="earth"))
    assert said.endswith("begin to type a name, and they are offered.")
    for game in games().values():
        named = await club.playground.autocomplete("Ada", "general", "card", "name", game=game.meta.name)
        assert len(named) == min(25, len(game.cards()))
        if named:
            assert alts(await club.slash("Ada", "general", "card", name=named[-1]["value"], game=game.meta.name))


async def test_a_card_that_one_game_has_needs_no_name_of_its_game(club: Club) -> None:
    shown = await club.slash("Ada", "general", "card", name="Red Gram")
    assert words(shown).startswith("### Red Gram")
    assert alts(shown)
    [named] = await club.playground.autocomplete("Ada", "general", "card", "name", name="red gram")
    assert alts(await club.slash("Ada", "general", "card", name=named["value"]))


async def test_help_names_every_game_and_fits(club: Club) -> None:
    said = words(await club.slash("Ada", "general", "help"))
    for game in games():
        assert reader_in(club.client.services, "en").say(f"{game}-title") in said
    assert not said.endswith("…")
    for command in ("new", "play", "board", "hand", "score", "log", "undo", "rules", "card", "settings"):
        assert f"/{command}" in said
    assert len(said.splitlines()) <= 10


async def test_help_leads_on_to_the_rules_and_to_a_table(club: Club) -> None:
    shown = await club.slash("Ada", "general", "help")
    offered_ = [part["custom_id"] for part in parts(shown["components"]) if part["type"] == 2]
    assert len(offered_) == 3 * len(games())
    rules = await club.settled(await club.playground.click("Ada", shown, "t:0:-:-:rules:gaia"))
    assert words(rules).startswith("## Gaïa")
    assert rules["flags"] & 64
    await club.settled(await club.playground.click("Ada", shown, "t:0:-:-:open:gaia"))
    lobby = club.posts("general", "Fern")[-1]
    assert "Nobody has sat down" in words(lobby)
    assert "Gaïa" in words(await club.press("Bela", lobby, "Join"))
    for forged in ("rules:chess", "open:chess", "learn:chess", "rule:chess.1.1"):
        assert "no game called “chess”" in await club.forge("Ada", shown, f"t:0:-:-:{forged}")
    assert "does nothing any more" in await club.forge("Ada", shown, "t:0:-:-:#topic:gaia.0", "unicorns", menu=True)
    assert "does nothing any more" in await club.forge("Ada", shown, "t:0:-:-:rule:gaia.99.1")


async def test_settings_are_kept_and_refused_as_one(club: Club) -> None:
    shown = words(await club.slash("Ada", "general", "settings"))
    assert "Theme: **light**" in shown
    assert "Pings: **in the thread**" in shown
    said = words(await club.slash("Ada", "general", "settings", theme="dark", language="xx"))
    assert said.startswith("I speak: ")
    assert "Theme: **light**" in words(await club.slash("Ada", "general", "settings"))
    said = words(await club.slash("Ada", "general", "settings", theme="dark", pings="none", language="en"))
    for part in ("Theme: **dark**", "Pings: **none**", "Language: **English**"):
        assert part in said
    assert "Language: **English**" in words(await club.slash("Ada", "general", "settings", language="english"))
    assert "Language: **English**" in words(await club.slash("Bela", "general", "settings"))
    found = await club.playground.autocomplete("Ada", "general", "settings", "language", language="eng")
    assert [(choice["name"], choice["value"]) for choice in found] == [("English", "en")]
    assert "Pings: **none**" in words(await club.slash("Ada", "general", "settings"))
    assert "Theme: **light**" in words(await club.slash("Bela", "general", "settings"))


async def test_every_theme_can_be_chosen_and_the_next_picture_has_it(tmp_path: Path, sketching: Painter) -> None:
    sizes = set()
    async with described(tmp_path / "club.sqlite3", sketching) as club:
        await club.begin("ecosystem", "Ada", "Bela", here=True)
        for theme in THEMES:
            assert f"Theme: **{theme}**" in words(await club.slash("Ada", "general", "settings", theme=theme))
            [picture] = (await club.slash("Ada", "general", "hand"))["attachments"]
            sizes.add(picture["size"])
    assert len(sizes) == len(THEMES)


async def test_a_match_that_is_over_can_still_be_looked_at(club: Club) -> None:
    await club.begin("ecosystem", "Ada", bots=1, here=True)
    session = await club.client.services.sessions.get(1)
    while session.match.result is None:
        await play_on(club)
    await club.quiet()
    assert words(await club.slash("Ada", "general", "play")).startswith("### The match is over.\n**Ada** wins.\n")
    below = standing(session, Reader("en", "light", 0), (Sheet((), -12), Sheet((), 3)))
    assert [line.split(": ")[1] for line in below] == ["3", "−12"], "with a minus sign, not a hyphen"
    for command in ("board", "hand", "score", "log"):
        assert words(await club.slash("Ada", "general", command))
    assert "The match is over" in words(await club.slash("Ada", "general", "board"))
    lobby = await club.slash("Bela", "general", "new ecosystem", here=True)
    assert "**Ada**" in words(await club.slash("Ada", "general", "score"))
    await club.press("Bela", lobby, "Close")
    assert words(await club.slash("Ada", "general", "rules")).startswith("## Ecosystem")
    assert words(await club.slash("Ada", "general", "card", name="wolf")) == "### Wolf"
    assert await club.playground.autocomplete("Ada", "general", "rules", "topic")
    assert "**Ada**" in words(await club.slash("Ada", "general", "score"))


async def play_on(club: Club) -> None:
    """Without a picture for each move."""
    session = await club.client.services.sessions.get(1)
    prompt = session.match.prompt(0)
    assert prompt is not None
    await club.client.services.sessions.play(1, 0, [guess(prompt, lambda: 0.0)])
    await club.thought()


@pytest.mark.usefixtures("match")
async def test_what_was_typed_in_vain_is_named(club: Club) -> None:
    match = club.client.services.sessions.live[1].match
    card = next(option for option in offered(match) if option.word != "rabbit")
    cells = await complete(club, "Ada", "at", card=card.key)
    wrong = words(await club.slash("Ada", "general", "ecosystem place", card=card.key, at=cells[0], swap="Z9"))
    assert "swap:Z9 is no cell of the board. Nothing has been done." in wrong
    assert 0 in club.client.services.sessions.live[1].match.waiting
    asked = await club.slash("Ada", "general", "ecosystem place", card=card.key, at=cells[0], swap="A1")
    left = "⚠️ swap:A1 would not be asked, and is left out if you go on. Nothing has been done yet.\n"
    assert words(asked).startswith(left)
    assert 0 in club.client.services.sessions.live[1].match.waiting
    await club.press("Ada", asked, "Do it anyway")
    assert 0 not in club.client.services.sessions.live[1].match.waiting


@pytest.mark.usefixtures("match")
async def test_a_name_that_is_near_is_offered(club: Club) -> None:
    match = club.client.services.sessions.live[1].match
    name = reader_in(club.client.services, "en").word(match.game.label(offered(match)[0]))
    before = await club.kept()
    said = words(await club.slash("Ada", "general", "ecosystem place", card=f"{name}x"))
    assert said == f"“{name}x” is not among the choices. Did you mean: {name}?"
    assert await club.kept() == before


async def test_rules_and_cards_can_be_read_in_direct_messages(club: Club) -> None:
    direct = club.playground.world.direct_message(club.playground.person("Ada"))
    assert words(await club.slash("Ada", direct, "rules", game="ecosystem")).startswith("## Ecosystem")
    assert words(await club.slash("Ada", direct, "card", name="wolf", game="ecosystem")) == "### Wolf"
    assert "Please say which game" in words(await club.slash("Ada", direct, "rules"))
    for command in ("play", "score", "describe", "board", "log"):
        assert words(await club.slash("Ada", direct, command)) == "No match is being played here. Open one with /new."
    help_ = await club.slash("Ada", direct, "help")
    assert "type **/new** there" in words(await club.press("Ada", help_, "Open a table"))


async def test_a_card_of_another_game_is_said_to_be_there(club: Club) -> None:
    said = words(await club.slash("Ada", "general", "card", name="Deer", game="renature"))
    assert said == "There is no card called “Deer” in Renature, but in Ecosystem: name that game too."


async def test_who_cannot_be_invited_is_named(club: Club) -> None:
    said = words(await club.slash("Ada", "general", "new ecosystem", invite="Zed"))
    assert said.startswith("“Zed” mentions nobody.")
