"""What Gaïa's pictures show and say."""

from dataclasses import replace

import pytest

from engine import Pick, Text
from engine.games.gaia.chart import BOARD, NAMES
from engine.games.gaia.pieces import LANDS
from engine.games.gaia.view import GaiaView
from render import Scene
from render.games.gaia.city import city, need_size
from render.games.gaia.frame import SPACE
from render.games.gaia.market import LOW, PILE, upper_left
from render.games.gaia.needs import TONE
from render.games.gaia.offer import offer
from render.games.gaia.window import whole
from render.layout import GAP, LEAST, MARGIN, PHONE, WIDEST, Box, fact
from render.palette import CREAM, contrast
from render.theme import theme_named
from tests.render.games.gaia import Moment, moments, rarities
from tests.render.lint import read
from tests.render.reading import Writing, reading, writings
from tests.render.shots import NAMES as PEOPLE
from tests.render.shots import Shot, say

PANEL = Scene("panel")


def written(moment: Moment, scene: Scene = PANEL) -> tuple[list[Writing], Box]:
    picture = read(Shot("", moment.view, scene, moment.prompt))
    return list(writings(picture)), Box(0, 0, *picture.size)


def turned(view: GaiaView) -> GaiaView:
    """Its rows are columns."""

    def turn(cell: int) -> int:
        return BOARD.at(BOARD.column(cell), BOARD.row(cell))

    return replace(
        view, lands=tuple([(turn(cell), land) for cell, land in view.lands]), shore=tuple(map(turn, view.shore)),
        cities=tuple([(turn(cell), city) for cell, city in view.cities]), last=tuple(map(turn, view.last)),
        herds=tuple([(turn(cell), count) for cell, count in view.herds]),
        homes=tuple([(card, turn(cell), done) for card, cell, done in view.homes]),
    )  # fmt: skip


@pytest.mark.parametrize("shape", ["as it is", "turned"])
@pytest.mark.parametrize("name", ["card-0", "card-2", "card-11"])
def test_who_takes_a_card_reads_the_needs_of_cities_on_a_phone(name: str, shape: str) -> None:
    """Beside a map that is wide or high it lies under the cards, or is only where cities are."""
    moment = rarities()[name]
    found, size = written(replace(moment, view=turned(moment.view)) if shape == "turned" else moment)
    needs = [each for each in found if each.sign.startswith("need")]
    assert needs
    assert min(each.size for each in needs) * PHONE / size.w >= LEAST
    assert size.h <= size.w * 1.25


@pytest.mark.parametrize("name", ["with", "from", "city", "second"])
def test_the_name_of_a_city_hides_none_of_its_needs(name: str) -> None:
    moment = rarities()[name]
    found, _ = written(moment)
    assert isinstance(moment.prompt, Pick)
    asked = [moment.prompt.about, *moment.prompt.options]
    called = {NAMES[option.id] for option in asked if option and option.kind == "cell"}
    assert called & {each.words for each in found}
    assert not [each.sign for each in found if each.sign.startswith("need") and each.hidden > 0.3]


def test_the_table_of_a_high_map_is_as_high_as_it_may_be() -> None:
    """So that the needs of cities are read on a phone."""
    view = max([moment.view for moment in rarities().values()], key=lambda view: whole(view).columns)
    assert whole(turned(view)).rows >= 11
    found, size = written(Moment("", turned(view)), Scene("table"))
    assert min(each.size for each in found if each.sign.startswith("need")) * PHONE / size.w >= LEAST
    assert size.h <= size.w * 1.25


def test_needs_are_read_on_a_phone_however_large_a_map_is() -> None:
    """A map twelve high and ten wide leaves a cell so little that the town gives way; none of 400 was larger."""
    assert [need_size(pitch) >= fact(WIDEST) for pitch in (97, 100, 104, 110, 114, 150)] == [False] + [True] * 5
    assert city("plain", ("sea",) * 4, (True, False) * 2, 100).size == (98, 98)


def test_an_open_card_has_the_room_of_a_kind_that_has_none() -> None:
    view = rarities()["card-0"].view
    kinds = {kind: len(cards) for kind, cards in view.shown}
    assert kinds["nature"] == 0 < kinds["life"]
    assert upper_left(view, 780) == PILE
    assert upper_left(rarities()["card-2"].view, 780) == 780


def test_cards_that_are_alike_lie_once_in_the_hand_and_elements_say_what_they_do() -> None:
    moment = rarities()["discard"]
    assert sorted(moment.view.hand) == ["rain", "rain", "tornado"]
    words = [each.words for each in written(moment)[0]]
    for found in (words, [each.words for each in written(moment, Scene("hand"))[0]]):
        assert [found.count(each) for each in ("A", "×2", "Rain")] == [1, 1, 1]
        assert {"a card from each,", "keep one"} <= {*found} or "a card from each, keep one" in found
    assert "Your cards: A 2 × Rain, B Tornado." in Shot("", moment.view, PANEL, moment.prompt).words()


def test_the_missing_needs_stand_out_from_their_ground() -> None:
    assert min(contrast(tone, CREAM) for tone in TONE.values()) >= 3


def test_who_takes_a_card_from_somebody_sees_whose_and_what_they_hold() -> None:
    moment = rarities()["back"]
    assert isinstance(moment.prompt, Pick)
    assert moment.prompt.about
    found, _ = written(moment)
    words = [each.words for each in found]
    assert PEOPLE[moment.prompt.about.id] in words


def test_a_player_is_shown_with_what_is_missing_for_every_free_goal() -> None:
    over = moments(5, everything=True)["over"]
    free = [goal for goal in over.view.goals if goal.owner is None]
    found, _ = written(Moment("over", over.view), Scene("seat", 1))
    assert len([each for each in found if each.words.endswith(("missing", "complete"))]) == len(free) > 0


def test_a_long_name_is_whole_in_the_score_sheet_of_five() -> None:
    """There is room for it beside its column."""
    found, _ = written(Moment("", moments(5, everything=True)["over"].view), Scene("scores"))
    assert set(PEOPLE[:5]) <= {each.words for each in found}


def test_every_land_is_named_whole_where_a_card_is_taken() -> None:
    """Three of them lie abreast beside their deck."""
    room = (WIDEST - 2 * MARGIN - SPACE) // 2 - PILE - 6 - GAP
    with reading():
        for land in LANDS:
            called = say(Text(f"picture-gaia-{land}"))
            piece = offer(land, called, "", (room + GAP) // 3 - GAP, LOW, fact(WIDEST), theme_named("light"))
            assert called in [each.words for each in writings(piece)]
