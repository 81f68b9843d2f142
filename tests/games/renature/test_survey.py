"""A valley file says what is wrong with it, and changing it never touches a match that runs."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine import Match, RandomBot
from engine.games.renature.survey import DEFAULT, check_starts, survey

from .banks import GAME

GIVEN = DEFAULT.read_text("utf-8")


@pytest.fixture
def restored() -> Iterator[None]:
    yield
    GAME.use(DEFAULT)


def write(folder: Path, change: Callable[[str], str]) -> Path:
    path = folder / "other.toml"
    changed = change(GIVEN)
    assert changed != GIVEN
    path.write_text(changed, "utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"A.BB..CCC.DDD.E"', '"A.BB..CCC.DDD."', "layout: row 1 must have 15 cells, not 14"),
        ('    ".PPPPP..R.QQQ.N",\n', "", "layout: there must be 15 rows, not 14"),
        ('"A.BB..CCC.DDD.E"', '"A.bB..CCC.DDD.E"', "layout: C1 must be a dot or a capital letter, not 'b'"),
        ('"A.BB..CCC.DDD.E"', '"S.BB..CCC.DDD.E"', "layout: there must be 18 areas, not 19"),
        ('"A.BB..CCC.DDD.E"', '"A.BB..CCC.DDD.A"', "layout: area A must hang together, but is in 2 parts"),
        ('"..........HHHH."', '".....G....HHHH."', "sunflowers: 1 areas have 10 cells, but only 0 tokens fit"),
        ('"A.BB.CC...D...E"', '"A.BB.CC...DDD.E"', "layout: the area cell L1 must lie next to a stream cell"),
        ('"B1", "F1"', '"B1", "B1"', "starts: there must be 4 different start cells"),
        ('"B1", "F1"', '"B1", "A1"', "starts: A1 must be a stream cell"),
        ('"B1", "F1"', '"B1", "Z9"', "starts.1: 'Z9' is no cell of the board; A1 to O15 are"),
        ("D4 = 1", "D4 = 1\nd4 = 1", "clouds.d4.[key]: 'd4' is no cell of the board; A1 to O15 are"),
        ("D4 = 1", '"D4 " = 1', "clouds.D4 .[key]: 'D4 ' is no cell of the board; A1 to O15 are"),
        ("D4 = 1", "P4 = 1", "clouds.P4.[key]: 'P4' is no cell of the board; A1 to O15 are"),
        ("D4 = 1", "D4 = 2", "clouds: 31 are needed with four players; there are 30"),
        ("D4 = 1", "D4 = 7", "clouds.D4: Input should be less than or equal to 6"),
        ("D4 = 1\n", "", "clouds: there must be 4 cells with clouds"),
        ("D4 = 1", "D1 = 1\nB1 = 1", "clouds: there must be 4 cells with clouds"),
        ("D4 = 1", "B1 = 1", "clouds: B1 must be an area cell"),
        ("backs = [4, 5, 6]", "backs = [4, 5]", "sunflowers: 3 areas have 9 cells, but only 2 tokens fit them"),
        ("backs = [1, 2, 3]", "backs = [1, 2, 3, 3]", "sunflowers: 3 tokens must be left over, not"),
        ('"frog", "squirrel"', '"frog", "frog"', "animals: there must be ten different ones"),
        ("{ turf = 5, bush = 3", "{ turf = 6, bush = 3", "slots.3.own.turf: a colour has only 5 of them"),
        ("{ turf = 2, bush = 1", "{ turf = 3, bush = 1", "slots.3.neutral.turf: there are only 6 neutral ones"),
        ("[slots.4]", "[slots.5]", "slots.5"),
        ("main = 3", "mian = 3", "sunflowers.0.main: Field required"),
        ('starts = ["B1"', "starts = [1", "starts.0: Input should be a valid string"),
        ("layout = [", "layout = ", "other.toml: "),
    ],
)
def test_a_broken_file_names_its_fault(tmp_path: Path, old: str, new: str, says: str) -> None:
    path = write(tmp_path, lambda text: text.replace(old, new, 1))
    with pytest.raises(ValueError, match=r"^other\.toml: ") as refused:
        survey(path)
    assert says in str(refused.value)


def test_a_stream_nobody_reaches() -> None:
    ground = ["A" * 15 for _ in range(15)]
    ground[0] = "A..A..A..A..A.."
    ground[14] = "AAAAAAA..AAAAAA"
    with pytest.raises(ValueError, match="the stream cell N1 must be reachable from a start cell"):
        check_starts(["B1", "E1", "H1", "K1"], "".join(ground))
    ground[0] = "A..A..A..A..AAA"
    with pytest.raises(ValueError, match="the stream cell H15 must be reachable from a start cell"):
        check_starts(["B1", "E1", "H1", "K1"], "".join(ground))


def test_a_start_without_room() -> None:
    with pytest.raises(ValueError, match="there must be room for a domino at A1"):
        check_starts(["A1", "C1", "F1", "I1"], ".A..A..A..A..AA" + "A" * 210)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"^nowhere\.toml: "):
        survey(tmp_path / "nowhere.toml")


def other(text: str) -> str:
    return (
        text.replace('starts = ["B1", "F1", "J1", "N1"]', 'starts = ["A15", "F1", "J1", "N1"]')
        .replace('"fox"', '"beaver"')
        .replace('reconstructed = ["layout", "starts", ', 'reconstructed = ["layout", ')
    )


@pytest.mark.usefixtures("restored")
def test_another_file_is_for_matches_to_come(tmp_path: Path) -> None:
    running = Match.new(GAME, 3, "running")
    saved = running.save()
    GAME.use(write(tmp_path, other))
    loaded = Match.load(GAME, saved)
    assert loaded.save() == saved
    assert loaded.state.land.animals[6] == "fox"
    assert [text.id for text in GAME.meta.help].count("renature-help-starts") == 0
    fresh = Match.new(GAME, 3, "running")
    assert fresh.state.land.animals[6] == "beaver"
    assert fresh.state.land.starts[0] == 14 * 15
    bot = RandomBot("other")
    for match in (loaded, fresh):
        while match.waiting:
            match.play(match.waiting[0], bot.answer(match, match.waiting[0]))
        assert match.result is not None


@pytest.mark.usefixtures("restored")
def test_a_broken_file_leaves_the_valley_as_it_was(tmp_path: Path) -> None:
    before = GAME.survey  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="animals"):
        GAME.use(write(tmp_path, lambda text: text.replace('"fox"', '"owl"')))
    assert GAME.survey is before  # type: ignore[attr-defined]


def test_help_names_what_is_reconstructed() -> None:
    parts = {"layout", "starts", "clouds", "sunflowers", "slots", "animals"}
    assert {f"renature-help-{part}" for part in parts} <= {text.id for text in GAME.meta.help}
