"""The checklist, hints and typed commands of a part."""

import ast

import pytest

from bot.speech import known, speaker
from bot.talk.parameters import carry_out, offers
from bot.talk.reader import Reader
from engine import Match, Option, Pick, Placed, Text, Verb, choices
from engine.games.earth import GAME
from engine.games.earth.card_files import DATA
from engine.games.earth.catalogue import CARDS
from engine.games.earth.effects import effect
from engine.games.earth.goods import gain
from engine.games.earth.hints import founding
from engine.games.earth.tableau import CELL

from .table import ID, compost, hold, lay, new, offered, opened, pick, share

say = speaker("en")
THREE_OF_SIX = "You begin with 6 cards, 3 of which go to your compost, and 6 soil."
FOLDER = DATA.parent


def verb(name: str) -> Verb:
    return next(each for each in GAME.meta.verbs if each.name == name)


def typed(match: Match, seat: int, name: str, **given: str) -> Match:
    """The match after a typed command; parameters with a dash are written with an underscore."""
    asks = {ask.replace("_", "-"): value for ask, value in given.items()}
    return carry_out(match, seat, verb(name), asks, label).match


def label(option: Option) -> str:
    return say(GAME.label(option))


def checklist(match: Match, seat: int) -> list[str]:
    return [say(line) for line in match.ahead(seat)]


def test_the_checklist_of_a_part() -> None:
    match = opened(2)
    lay(match, 0, {(0, 0): "Stiptic Fungus", (0, 1): "Oakmoss", (1, 0): "Yellow Sprouts", (1, 1): "White Oak"})
    compost(match, 0, 1)
    pick(match, 0, "grow")
    assert checklist(match, 0) == [
        "Stiptic Fungus: discard the top card of your compost → 3 soil",
        "Oakmoss: 1 sprout → 2 soil, if you can pay by then",
        "Yellow Sprouts: copy a yellow ability of another card of your tableau", "White Oak: draw 2 cards",
    ]
    share(match, 0, {})
    assert checklist(match, 0)[0] == "Oakmoss: 1 sprout → 2 soil, if you can pay by then"


def test_the_checklist_before_planting() -> None:
    match = opened(2)
    lay(match, 0, {(0, 0): "Badlands"})
    hold(match, 0, "Japanese Andromeda")
    pick(match, 0, "plant")
    assert checklist(match, 0) == ["draw 4 cards, keep 1", "Badlands: 1 soil"]


@pytest.mark.parametrize(
    ("board", "card", "told"),
    [
        (
            "island", "Mo'orea Island",
            "You begin with 8 cards, 5 of which go to your compost, and 6 soil. Later, when you choose Grow: 2 growth.",
        ),
        ("island", "Vulcano Island", f"{THREE_OF_SIX} Always: 1 soil for every event you play."),
        ("climate", "Desert Climate", "Later, whenever anybody chooses Grow: 1 growth → 2 soil."),
    ],
)  # fmt: skip
def test_islands_and_climates_are_told_in_sentences(board: str, card: str, told: str) -> None:
    """Whoever begins does not know yet what the colour of an ability is for."""
    assert say(founding(ID[card])) == told
    assert CARDS[ID[card]].kind == board


def test_the_island_question_has_such_sentences() -> None:
    match = new(2)
    island = choices(match.prompt(0))[0]  # type: ignore[arg-type]
    assert match.hint(0, island) == founding(island.id)


def test_hints() -> None:
    match = opened(2)
    match.state.shared = [ID["Great Hungarian Plain Ecosystem"], ID["Blackforest Ecosystem"]]
    player = lay(match, 0, {(0, 0): "Prairie", (0, 1): "Garlic"})
    player.ecosystem = 0
    player.soil = 9
    hold(match, 0, "Basil")
    pick(match, 0, "plant")
    prompt = match.prompt(0)
    assert prompt is not None
    hint = match.hint(0, prompt.options[0])  # type: ignore[union-attr]
    assert hint is not None
    assert say(hint) == "costs 3 soil, worth 3 points · Red: draw 1 card"
    pick(match, 0, "Basil")
    prompt = match.prompt(0)
    assert prompt is not None
    hints = {option.id: match.hint(0, option) for option in choices(prompt)}
    # The card itself 3, a herb in Prairie's row 3, two herbs 4.
    best = {cell for cell, text in hints.items() if text and say(text).startswith("10 points more at once (")}
    assert {cell // 7 for cell in best} == {1}
    poor = next(cell for cell in hints if cell not in best)
    found = match.tempting(0, [Placed(poor)])
    assert found is not None
    assert say(found).startswith(f"Basil on {CELL[min(best)]} shows more (+10). A figure counts ")
    assert match.tempting(0, [Placed(max(best))]) is None, "nothing shows more"


def test_hints_of_actions_and_abilities() -> None:
    match = opened(2)
    lay(match, 0, {(0, 0): "Oakmoss", (0, 1): "Bald Cypress"})
    compost(match, 0, 1)
    prompt = match.prompt(0)
    assert prompt is not None
    hints = [match.hint(0, option) for option in choices(prompt)]
    assert [say(hint) for hint in hints if hint] == [
        (
            "up to 2 cards, then draw 4 and keep 1; others plant 1 and draw 1. "
            "You hold no card that you could plant now."
        ),
        "5 soil, 2 compost; others 2 soil or 2 compost. With Bald Cypress: in all +6 soil, +1 compost.",
        (
            "up to 6 sprouts, 2 soil; others 2 sprouts or 2 soil. "
            "With Bald Cypress: in all +3 soil, +5 sprouts, −1 compost. No room for 1 sprout."
        ),
        (
            "4 cards, up to 2 growth; others 2 cards or 2 growth. "
            "With Bald Cypress: in all +1 soil, +2 growth, +4 cards, −1 compost."
        ),
    ]
    pick(match, 0, "compost")
    prompt = match.prompt(0)
    assert prompt is not None
    assert isinstance(prompt, Pick)
    assert prompt.about is not None
    question = Text("earth-ask-use", (("about", match.game.label(prompt.about)), *match.terms(0)))
    assert say(question) == "Use Bald Cypress (discard the top card of your compost → 1 soil)?"


def test_one_is_said_as_one() -> None:
    match = opened(2)
    hold(match, 0, "Slime Mold")
    lay(match, 0, {(0, 0): "February Daphne"})
    match.state.players[0].soil = 1
    pick(match, 0, "plant")
    prompt = match.prompt(0)
    assert prompt is not None
    hint = match.hint(0, choices(prompt)[0])
    assert hint is not None
    assert say(hint).startswith("costs 1 soil, worth 1 point · ")
    assert gain(match.state, 0, effect("1 sprout")) == []
    assert say(Text("earth-event-placed", (*match.state.news[-1].args, ("player", "Ann")))) == (
        "Ann places 1 sprout on February Daphne."
    )


def test_a_whole_planting_in_one_command() -> None:
    match = opened(2)
    hold(match, 0, "Oakmoss", "Wheat")
    match.state.players[0].soil = 9
    after = typed(match, 0, "plant", card="oakmoss")
    assert after.state.players[0].cards == [ID["Oakmoss"]]
    again = typed(after, 0, "plant", card="Wheat", at="e4")
    assert again.state.players[0].cards == [ID["Oakmoss"], ID["Wheat"]]
    found = offers(match, 0, verb("plant"), {}, "card", label)
    assert [label(option) for option in found] == ["Oakmoss", "Wheat", "Plant nothing"]
    spots = offers(after, 0, verb("plant"), {"card": "Wheat"}, "at", label)
    assert len(spots) == 8


def test_other_commands() -> None:
    match = opened(2)
    lay(match, 0, {(0, 0): "Celery", (0, 1): "Dog Grass"}, sprouts={"Celery": 4})
    hold(match, 0, "Mudpot")
    assert typed(match, 0, "event", event="Mudpot").state.players[0].events == [ID["Mudpot"]]
    assert typed(match, 0, "convert", return_sprout="Celery 3").state.players[0].soil == 2
    after = typed(match, 0, "water", sprout="Dog Grass 4, Celery 2")
    assert after.state.players[0].sprouts == [6, 4]
    assert offered(typed(match, 0, "compost"), 1) == ["soil", "compost"]
    assert typed(typed(match, 0, "compost"), 1, "compost", take="2 soil").state.players[1].soil == 2
    assert len(typed(match, 0, "grow", growth="Celery").state.players[0].hand) == 5


def test_abilities_by_command() -> None:
    match = opened(2)
    lay(match, 0, {(0, 0): "Penny Bun", (0, 1): "Celery"})
    hold(match, 0, "Wheat", "Corn")
    pick(match, 0, "compost")
    after = typed(match, 0, "activate", use="use", bury="Corn")
    assert after.state.players[0].soil == 7
    assert after.state.players[0].hand == [ID["Wheat"]]


def test_setting_up_by_command() -> None:
    match = Match.new(GAME, 2, "typed")
    island, climate, ecosystem = (match.state.players[0].offered[n] for n in (1, 2, 4))
    names = [say(GAME.label(option)) for option in GAME.cards() if option.id in (island, climate, ecosystem)]
    after = typed(match, 0, "setup", island=names[0], climate=names[1], ecosystem=names[2])
    assert (after.state.players[0].island, after.state.players[0].ecosystem) == (island, ecosystem)


def happenings() -> set[str]:
    """Every kind of event the game tells, read from its code."""
    found = {"planted-with-sprout", "planted-with-growth", "planted-with-bury"}
    found |= {f"{kind}-cards{known}" for kind in ("gave", "fetched") for known in ("", "-known")} | {"gave", "fetched"}
    for file in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            place = {"tell": 1, "whisper": 1, "Event": 0, "amount": 0, "ability": 0}.get(node.func.id, 9)
            if len(node.args) > max(1, place) and isinstance(constant := node.args[place], ast.Constant):
                kind = str(constant.value)
                found |= {kind, f"{kind}-known"} if node.func.id == "whisper" else {kind}
    return found


def test_typing_the_wish_to_be_asked() -> None:
    match = typed(opened(2), 0, "ask-me")
    assert match.state.players[0].asks
    assert not typed(match, 0, "ask-me-not").state.players[0].asks


def test_everything_that_can_happen_has_words() -> None:
    kinds = happenings()
    assert len(kinds) > 50
    assert [kind for kind in sorted(kinds) if not known(f"earth-event-{kind}")] == []


@pytest.mark.parametrize(("most", "asked"), [(1, "Which card of your hand do you"), (2, "Which cards of your hand")])
def test_how_many_cards_may_be_composted_is_heard_in_the_question(most: int, asked: str) -> None:
    assert say(Text("earth-ask-bury", (("start", 0), ("least", 0), ("most", most)))).startswith(asked)


@pytest.mark.parametrize(("points", "less", "brief"), [(0, 0, "±0"), (3, 0, "+3"), (4, 1, "−4")])
def test_a_place_has_the_sign_of_its_points(points: int, less: int, brief: str) -> None:
    """A terrain that scores empty cells beside it loses by a card there."""
    assert Reader("en", "light").briefly(Text("earth-hint-points", (("points", points), ("less", less)))) == brief
