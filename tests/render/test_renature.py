"""What Renature's pictures show and say."""

from dataclasses import replace

import pytest

import render
from bot.speech import named
from engine import Match, Pick, Place, Prompt, RandomBot, letter
from engine.games.renature import GAME
from engine.games.renature.board import NAMES, STEP, covered
from engine.games.renature.pieces import KINDS, NEUTRAL
from engine.games.renature.valley import land
from engine.games.renature.view import RenatureView
from render import Scene
from render.callout import Crowd
from render.games.renature.alt import table as table_in_words
from render.games.renature.closeups import apart as apart_windows
from render.games.renature.closeups import tearing
from render.games.renature.ending import ending
from render.games.renature.field import Field, middle
from render.games.renature.letters import apart
from render.games.renature.panel import arranged
from render.games.renature.pieces import disc_of, half, potted
from render.games.renature.sheet import card, emblem
from render.games.renature.shore import CLEAR, DAY, NIGHT, WHOLE, Tones, Window, shore, window
from render.games.renature.table import facts
from render.layout import WIDEST, Box, fact
from render.palette import contrast, rgb
from render.theme import theme_named
from tests.games.renature.banks import domino, place
from tests.render.games.renature import moments, view_of
from tests.render.lint import read
from tests.render.reading import writings
from tests.render.shots import NAMES as PEOPLE
from tests.render.shots import Shot, say


@pytest.fixture
def late() -> RenatureView:
    return moments(4)["late"].view


def test_scenes_of_the_reader_are_offered(late: RenatureView) -> None:
    found = render.scenes(late)
    assert [scene for scene in found if scene.kind == "table"] == [
        Scene("table"), Scene("table", "nw"), Scene("table", "ne"), Scene("table", "sw"), Scene("table", "se"),
    ]  # fmt: skip
    titles = [say(title) for scene in found if (title := render.title_of(late, scene))]
    assert titles == [f"Enlarged: {side}" for side in ("north-west", "north-east", "south-west", "south-east")]
    assert not {"hand", "panel"} & {scene.kind for scene in found}
    assert {Scene("hand"), Scene("panel")} <= set(render.scenes(replace(late, seat=1, hand=(3,))))
    assert Scene("hand") not in render.scenes(replace(late, seat=1))


@pytest.mark.parametrize(
    "scene", [Scene("card", "dodo"), Scene("seat", 7), Scene("hand"), Scene("panel"), Scene("table", "up")]
)
def test_what_is_not_there_is_refused_with_one_sentence(late: RenatureView, scene: Scene) -> None:
    for act in (lambda: Shot("", late, scene).draw(), lambda: render.describe(late, scene)):
        with pytest.raises(ValueError, match=r"\.$"):
            act()


def shown(view: RenatureView, prompt: Prompt | None) -> tuple[Window, ...]:
    return arranged(view, prompt, WIDEST).windows


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_panel_shows_everything_that_can_be_chosen(seats: int) -> None:
    for moment in moments(seats).values():
        windows = shown(moment.view, moment.prompt)
        match moment.prompt:
            case Place(spots=spots, turns=turns):
                others = [STEP[turn] for turn in turns] or [0] * len(spots)
                for cells in [(spot, spot + other) for spot, other in zip(spots, others, strict=True)]:
                    assert any(all(map(window.holds, cells)) for window in windows)
            case Pick(ask="domino", options=options):
                fitting = [option.id for option in options if option.kind == "card"]
                for spot in moment.view.places(*fitting):
                    assert any(all(map(window.holds, covered(spot))) for window in windows)
            case _:
                assert moment.view.fresh is None or windows == (WHOLE,) or moment.prompt is not None


def test_the_panel_shows_large_where_a_domino_can_lie() -> None:
    """At the start that is the upper half: the rest of the valley is of no use yet."""
    match = Match.new(GAME, 2, "large")
    seat, prompt = match.state.turn, match.prompt(match.state.turn)
    view = view_of(match, seat)
    assert shown(view, prompt) == (Window(0, 0, 15, 6),), "the start cells lie from side to side"
    match.state.lay(domino("frog-frog"), place("frog-frog", "F1", "E1"))
    match.state.lay(domino("snail-snail"), place("snail-snail", "J1", "J2"))
    match.state.lay(domino("turtle-turtle"), place("turtle-turtle", "N1", "N2"))
    match.state.lay(domino("fox-owl"), place("fox-owl", "B1", "B2"))
    match.state.hands[seat] = [domino("owl-badger"), domino("owl-hedgehog"), domino("badger-hedgehog")]
    match.asked = [None] * match.seats
    view, prompt = view_of(match, seat), match.prompt(seat)
    assert shown(view, prompt) == (Window(0, 0, 8, 6),)
    moved = shown(replace(view, fresh=place("turtle-turtle", "N1", "N2")), prompt)
    assert any(window.holds(NAMES.index("N1")) for window in moved), "with the last move"
    areas = [land(view.valley).areas[land(view.valley).area[NAMES.index(name)]] for name in ("C1", "L1", "O1")]
    assert all(any(all(map(window.holds, cells)) for window in moved) for cells in areas), "and whole areas beside it"
    words = Shot("", view, Scene("panel"), prompt).words()
    assert "Stream cells where one of your dominoes can lie: " in words


def test_places_far_apart_are_shown_close_up_side_by_side() -> None:
    far = [[NAMES.index("B2"), NAMES.index("B3")], [NAMES.index("N13"), NAMES.index("N14")]]
    assert apart_windows(far) == [Window(0, 0, 5, 5), Window(10, 10, 5, 5)]
    near = [*far, [NAMES.index("C4"), NAMES.index("D4")]]
    assert apart_windows(near) == [Window(0, 0, 6, 5), Window(10, 10, 5, 5)], "what lies near each other shares one"
    corners = [[NAMES.index(name)] for name in ("A1", "O1", "A15", "O15", "H8")]
    windows = apart_windows(corners)
    assert len(windows) <= 3
    assert all(any(window.holds(cell) for window in windows) for [cell] in corners)
    assert all(window.top + window.rows <= 15 and window.left + window.size <= 15 for window in windows)


def test_windows_that_leave_out_little_are_one() -> None:
    strip = Window(0, 0, 15, 6)
    assert tearing([Window(0, 0, 5, 6), Window(0, 9, 6, 6)], strip)
    assert not tearing([Window(0, 0, 5, 6), Window(0, 10, 5, 6)], strip)


def test_a_token_stays_with_the_larger_part_of_its_area(late: RenatureView) -> None:
    cells = [NAMES.index(name) for name in ("O1", "O2", "M3", "N3", "O3")]
    area = land(late.valley).area[cells[0]]
    assert sorted(cells) == sorted(land(late.valley).areas[area])
    faces: list[tuple[int, int] | None] = [None] * len(late.flowers)
    bare = replace(late, plants=(), clouds=(), dominoes=(), fresh=None, flowers=tuple(faces))
    faces[area] = (6, 3)
    bearing = replace(bare, flowers=tuple(faces))

    def drawn(view: RenatureView, window: Window) -> bytes:
        field = Field(40, view, theme_named("light"), shown=window, size=12)
        field.lay_all()
        return field.board.tobytes()

    assert drawn(bearing, Window(2, 8, 5)) == drawn(bare, Window(2, 8, 5)), "only M3 is seen"
    assert drawn(bearing, Window(0, 10, 5)) != drawn(bare, Window(0, 10, 5))


def test_pictures_are_no_higher_than_wide() -> None:
    for moment in moments(4).values():
        scenes = [Scene("table"), Scene("table", "se"), *([Scene("panel")] if moment.prompt else [])]
        for scene in scenes:
            drawn = render.compose(moment.view, scene, say=say, names=PEOPLE, prompt=moment.prompt, scale=0.25)
            assert drawn.height <= drawn.width, (moment.name, scene)


def test_a_quarter_says_which_it_is_and_what_lies_there() -> None:
    over = moments(4)["over"].view
    words = Shot("", over, Scene("table", "se")).words()
    assert "The south-east of the valley, from H8 to O15." in words
    for cell, plant in over.plants:
        inside = NAMES[cell][0] >= "H" and int(NAMES[cell][1:]) >= 8
        told = f"{NAMES[cell]} {'Neutral ' if plant // 4 == NEUTRAL else ''}"
        assert (told.lower() in words.lower()) == inside or f"on {NAMES[cell]}" in words


def test_the_table_in_words_names_every_piece_with_its_cell(late: RenatureView) -> None:
    told = " ".join([say(named(each, PEOPLE)) for each in table_in_words(late).rest])
    for cell, _ in late.plants:
        assert f"{NAMES[cell]} " in told.partition("All plants: ")[2].partition(". ")[0]
    for _, where in late.dominoes:
        one, other = covered(where)
        assert f"on {NAMES[one]} and {NAMES[other]}" in told
    assert all(f"{count} on {NAMES[cell]}" in told for cell, count in late.clouds)


def test_a_tie_says_what_has_broken_it() -> None:
    over = moments(2)["over"].view
    one, other = (replace(player, tally=(9, 0, 0, 0, 0, 0, 0, 0)) for player in over.players)
    tie = replace(over, players=(replace(one, tokens=one.tokens[:1]), other), winners=(1,))
    assert say(ending(tie)) == "Tie at 9: more sunflowers win"
    words = Shot("", tie, Scene("scores")).words()
    assert "more sunflowers wins." in words
    assert say(ending(replace(tie, winners=(0, 1)))) == "Final scores: a shared victory"
    assert say(ending(over)) == "Final scores"


def test_a_black_plant_shows_on_a_dark_ground() -> None:
    dark, light = theme_named("dark"), theme_named("light")
    assert potted(4 + 3, 60, dark).tobytes() != potted(4 + 3, 60, light).tobytes()
    assert potted(8 + 3, 60, dark).tobytes() == potted(8 + 3, 60, light).tobytes(), "others do without a rim"
    seen = card("turf", say=say, theme=dark, scale=1.0).convert("RGB").getcolors(1 << 20)
    assert rgb(dark.frame) in [colour for _, colour in seen or ()], "so it does where it is explained"


def test_every_line_of_the_score_sheet_has_a_sign_of_its_own(late: RenatureView) -> None:
    signs = {emblem(line.text, 40).tobytes() for line in late.sheets[0].lines}
    assert len(signs) == len(late.sheets[0].lines)


def test_a_neutral_plant_is_told_as_one() -> None:
    over = moments(4)["over"].view
    cell, code = next((cell, code) for cell, code in over.plants if code // 4 == NEUTRAL)
    words = Shot("", replace(over, planted=cell), Scene("table")).words()
    assert f"Last plant: Neutral {KINDS[code % 4]} on {NAMES[cell]}." in words


def test_windows_stay_on_the_board() -> None:
    assert window([]) == WHOLE
    assert window([0]) == Window(0, 0, 8, 6)
    assert window([NAMES.index("O15")]) == Window(9, 7, 8, 6)
    assert window([0, NAMES.index("O15")]) == WHOLE
    assert window([NAMES.index("C3"), NAMES.index("K3")]) == Window(0, 1, 11, 6)
    assert window([NAMES.index("C3"), NAMES.index("C11")]).rows == 11


def test_every_area_has_one_unbroken_shore(late: RenatureView) -> None:
    for number, cells in enumerate(land(late.valley).areas):
        path = shore(cells, 5, number)
        assert path.count("M") == path.count("Z") == 1
        assert path.count("C") >= 3 * 4


def test_the_last_move_changes_the_picture() -> None:
    over = moments(4)["over"].view
    bare = replace(over, fresh=None, planted=None)
    assert Shot("", over, Scene("table")).draw() != Shot("", bare, Scene("table")).draw()
    assert covered(over.fresh or 0)[0] in range(225)


def test_the_joker_wears_a_star() -> None:
    assert half("fox", 90, joker=True).tobytes() != half("fox", 90, joker=False).tobytes()


def test_an_animal_without_a_drawing_has_letters(late: RenatureView) -> None:
    valley = replace(late.valley, animals=late.valley.animals.replace("fox", "beaver"))
    shot = Shot("", replace(late, valley=valley, joker=6), Scene("table"))
    assert shot.draw() != Shot("", replace(late, joker=6), Scene("table")).draw()
    assert "beaver" in shot.words()


def test_a_token_stands_near_the_middle_of_its_area(late: RenatureView) -> None:
    cells = land(late.valley).areas[1]
    assert middle(list(cells), cells) == cells[0]
    assert middle([cells[3]], cells) == cells[3]


def test_backs_are_drawn_for_their_owner_alone() -> None:
    held = moments(4)["domino"].view
    first, *others = held.players
    late = replace(held, players=(replace(first, tokens=((4, 2),), backs=(3,)), *others))
    other = replace(late, seat=None, hand=(), players=tuple(replace(p, backs=None) for p in late.players))
    assert "bring" in Shot("", late, Scene("seat", 0)).words()
    assert "bring" not in Shot("", other, Scene("seat", 0)).words()
    assert Shot("", late, Scene("seat", 0)).draw() != Shot("", other, Scene("seat", 0)).draw()


def test_places_are_told_by_letter_and_cells() -> None:
    moment = moments(4)["at"]
    prompt = moment.prompt
    assert isinstance(prompt, Place)
    words = Shot("", moment.view, Scene("panel"), prompt).words()
    first, second = NAMES[prompt.spots[0]], NAMES[prompt.spots[0] + STEP[prompt.turns[0]]]
    assert f"A {first}-{second}" in words


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_letter_of_a_place_lies_over_another(seats: int) -> None:
    """And all of them are larger than what is merely to be read."""
    size, seen = fact(WIDEST), 0
    match, bot = Match.new(GAME, seats, "letters"), RandomBot("letters")
    while match.waiting:
        seat, prompt = match.waiting[0], match.prompt(match.waiting[0])
        if isinstance(prompt, Place) and prompt.ask == "at":
            view, names = view_of(match, seat), [letter(number) for number in range(len(prompt.spots))]
            found = arranged(view, prompt, WIDEST)
            for window in found.windows:
                field = Field(found.pitch, view, theme_named("light"), shown=window, size=size)
                inside = [number for number, spot in enumerate(prompt.spots) if window.holds(spot)]
                if not inside:
                    continue
                cells = [window.at(prompt.spots[number])[::-1] for number in inside]
                large, middles = field.spread_out(
                    cells, [prompt.turns[number] for number in inside], [names[number] for number in inside]
                )
                assert large > size
                assert apart(middles) * field.pitch >= max(disc_of(names[number], large) for number in inside)
            last = [] if view.fresh is None else [*covered(view.fresh)]
            assert any(all(map(window.holds, last)) for window in found.windows), "the last move is seen too"
            seen += len(set(prompt.spots)) < len(prompt.spots)
        match.play(seat, bot.answer(match, seat))
    assert seen, "several letters share a cell"


def test_the_table_counts_the_stock_as_the_panel_does(late: RenatureView) -> None:
    player = replace(late.players[0], clouds=1, hand=3, stock=23, tokens=((3, 2),))
    assert dict(facts(player)) == {"cloud": "1", "sunflower": "1", "stock": "3+23"}
    one = replace(late, players=(replace(player, tally=(1, 0, 0, 0), hand=1, stock=0), *late.players[1:]))
    said = Shot("", one, Scene("seat", 0)).words()
    assert "1 point, 1 cloud, 1 sunflower, 1 domino in hand and 0 in the stock." in said


def test_the_words_of_the_panel_say_what_can_be_planted_and_tell_nobody_twice() -> None:
    moment = moments(4)["plant"]
    words = Shot("", moment.view, Scene("panel"), moment.prompt).words()
    assert words.startswith("Plants left: ")
    assert "× Turf (1)" in words
    for seat, player in enumerate(moment.view.players):
        assert words.count(f"{PEOPLE[seat]}: {player.figure} point") == 1


def test_the_name_of_a_plant_lies_beside_it_and_over_as_little_as_can_be() -> None:
    crowd, plant = Crowd(Box(0, 0, 400, 400)), Box(100, 100, 80, 80)
    assert crowd.beside(plant, 90, 50) == Box(95, 175, 90, 50), "below, where nothing lies"
    crowd.add(Box(100, 180, 80, 80), 3)
    assert crowd.beside(plant, 90, 50) == Box(95, 55, 90, 50), "then above"
    crowd.add(Box(100, 20, 80, 80), 1)
    crowd.add(Box(180, 100, 80, 80), 9)
    crowd.add(Box(20, 100, 80, 80), 9)
    assert crowd.beside(plant, 90, 50) == Box(95, 55, 90, 50), "above is the least loss"
    assert crowd.beside(Box(0, 350, 50, 50), 90, 50).bottom <= 400, "inside of the picture"


def test_no_plant_that_can_be_taken_lies_under_a_name() -> None:
    moment = moments(4)["from"]
    picture = read(Shot("", moment.view, Scene("panel"), moment.prompt))
    assert isinstance(moment.prompt, Pick)
    spots = [(left * picture.width, top * picture.height, wide * picture.width, high * picture.height)
             for _, left, top, wide, high in picture.info["spots"]]  # fmt: skip
    called = {NAMES[option.id] for option in moment.prompt.options}
    names = [each.box for each in writings(picture) if each.words in called]
    assert len(names) == len(spots) > 1
    for left, top, wide, high in spots:
        middle = left + wide / 2, top + high / 2
        assert not any(box.holds(*middle) for box in names)


@pytest.mark.parametrize("tones", [DAY, NIGHT, CLEAR])
def test_land_and_water_are_told_apart_without_their_colours(tones: Tones) -> None:
    assert min(contrast(tones.water, grass) for grass in tones.grass) >= 1.4


def test_the_panel_shows_every_animal_that_can_become_the_joker() -> None:
    moment = moments(4)["animal"]
    assert isinstance(moment.prompt, Pick)
    shot = Shot("", moment.view, Scene("panel"), moment.prompt)
    written = {each.words for each in writings(read(shot))}
    assert {say(GAME.label(option)) for option in moment.prompt.options} <= written
    assert all(say(GAME.label(option)) in shot.words() for option in moment.prompt.options)
