"""The parts that every game's pictures are made of."""

from itertools import pairwise
from random import Random

import pytest
from PIL import Image, ImageChops

from render import strokes
from render.canvas import HEAVY, dashed, encode, fill, ground, lay, lay_dashed, panelled, rounded
from render.changes import changes, marked
from render.cutting import cut
from render.icons import MARKS, badge, seat_mark, sign, state_mark
from render.joined import CLOSED, openings, side_bits
from render.labels import fitted, length, snug, wrapped, write, write_in
from render.laying import MULTIPLIED, put_parts
from render.layout import WIDEST, Box, abreast, fact, wide
from render.palette import contrast, mix, ramp, readable, shift
from render.shadows import lay_raised
from render.strokes import Field, Line, lay_lines
from render.theme import THEMES, Theme, theme_named
from tests.render.lint import Rule, faults
from tests.render.reading import reading, writings

LOOKS = list(THEMES.values())
DIM: tuple[Rule, ...] = ("dim",)


def name(theme: Theme) -> str:
    return theme.name


@pytest.mark.parametrize("theme", LOOKS, ids=name)
def test_text_stands_out_from_everything_it_is_written_on(theme: Theme) -> None:
    for back in (theme.ground, theme.panel, theme.card):
        assert contrast(theme.ink, back) >= 7
        assert contrast(theme.soft, back) >= 4.5
    for tone in (theme.bad, theme.good):
        assert contrast(tone, theme.panel) >= 4.5
        assert contrast(tone, mix(theme.panel, theme.card, 0.55)) >= 4.5
    assert contrast(theme.badge, theme.badge_ink) >= 7
    assert contrast(readable(theme.gold), theme.gold) >= 4.5


@pytest.mark.parametrize("theme", LOOKS, ids=name)
def test_six_seats_are_told_apart_without_colour(theme: Theme) -> None:
    assert len(theme.seats) == len(set(theme.seats)) == len(MARKS) == 6
    grey = [seat_mark(seat, 24, theme).getchannel("A").size for seat in range(6)]
    assert set(grey) == {(24, 24)}
    plain = [seat_mark(seat, 24, theme).convert("L").point([0] * 200 + [255] * 56).tobytes() for seat in range(6)]
    assert len(set(plain)) == 6


def test_an_unknown_theme_is_named_in_one_sentence() -> None:
    with pytest.raises(ValueError, match="There is no theme 'plaid'; there are light, dark, clear"):
        theme_named("plaid")


def test_a_ramp_goes_from_shadow_to_light_and_from_blue_to_yellow() -> None:
    tones = ramp("#3F7D4E")
    lights = [contrast(tone, "#000000") for tone in tones]
    assert lights == sorted(lights)
    assert tones[2] == "#3F7D4E"
    assert shift("#808080", 0, 0.05)[5:] < "80" < shift("#808080", 0, -0.05)[5:]


def test_columns_and_rows_stay_inside_their_box_and_apart() -> None:
    box = Box(10, 20, 301, 97)
    for parts, start, size in (
        (list(box.columns(4, 7)), "x", "w"),
        (list(box.rows(3, 5)), "y", "h"),
    ):
        for one, next_ in pairwise(parts):
            assert getattr(one, start) + getattr(one, size) < getattr(next_, start)
        assert getattr(parts[-1], start) + getattr(parts[-1], size) <= getattr(box, start) + getattr(box, size)


def test_a_fact_is_eleven_pixels_on_a_phone() -> None:
    assert fact(1600) == 44
    assert fact(400) == 11
    assert all(fact(width) * 400 / width >= 11 for width in range(400, 1601))


def test_widths_are_scaled_but_never_beyond_what_is_posted() -> None:
    assert wide(1200, 1.0) == 1200
    assert wide(1200, 3.0) == WIDEST
    assert wide(1200, 0.01) == 400


def test_pieces_are_laid_near_square() -> None:
    assert [abreast(count, 1, 1) for count in (1, 4, 9)] == [1, 2, 3]
    assert abreast(6, 3, 1) < abreast(6, 1, 3)


def test_long_names_shrink_first_and_are_cut_last() -> None:
    text, size = fitted("Bartholomew the Elder", 200, 44, "Bold", 30)
    assert size == 30
    assert text.endswith("…")
    assert length(text, size, "Bold") <= 200
    assert fitted("Jun", 200, 44, "Bold", 30) == ("Jun", 44)


def test_lines_break_at_spaces_and_the_rest_is_marked() -> None:
    lines = wrapped("one two three four five six seven", 120, 30, "Medium", 2)
    assert len(lines) == 2
    assert lines[-1].endswith("…")
    assert all(length(line, 30, "Medium") <= 120 for line in lines)
    assert wrapped("", 100, 20) == []


def test_a_colon_stays_with_its_word_where_both_are_longer_than_a_line() -> None:
    words = "une cité\u00a0: deux\u202f; 12\u00a0points"
    assert {" ".join(wrapped(words, room, 30, "Medium", 9)) for room in range(140, 400, 20)} == {words}
    assert wrapped("trois\u00a0peuples", 120, 30) == ["trois", "peuples"]
    assert wrapped("peuples\u00a0: 2", 105, 30)[-1].endswith("\u00a0: 2")


def test_a_word_that_is_longer_than_a_line_goes_on_in_the_next() -> None:
    lines = wrapped("Konstantinopole", 200, 40, "Bold", 2)
    assert lines[0].endswith("-")
    assert "".join(lines).replace("-", "") == "Konstantinopole"
    assert all(length(line, 40, "Bold") <= 200 for line in lines)
    assert len(lines[-1]) >= 4


def test_letters_are_the_same_however_often_they_are_set() -> None:
    first, second = (Image.new("RGB", (200, 60), "#FFFFFF") for _ in range(2))
    for sheet in (first, second):
        assert write(sheet, (100, 30), "Öко 5", 40, "#2B2A33") > 0
    assert first.tobytes() == second.tobytes()
    assert min(first.convert("L").tobytes()) < 60
    assert write(first, (0, 0), "", 40, "#2B2A33") == 0


def test_a_filled_box_looks_like_a_rounded_piece_laid_down() -> None:
    one, other = (Image.new("RGB", (120, 90), "#F7F0E0") for _ in range(2))
    fill(one, Box(10, 10, 100, 70), "#2C4039", radius=18, rim="#E2A93B", line=5)
    piece = rounded(100, 70, 18, "#2C4039", "#E2A93B", 5)
    other.paste(piece, (10, 10), piece)
    for part in ((0, 28, 120, 62), (28, 0, 92, 90), (0, 0, 12, 12)):
        assert one.crop(part).tobytes() == other.crop(part).tobytes()
    assert one.getpixel((10, 10)) == (0xF7, 0xF0, 0xE0)
    assert one.getpixel((60, 45)) == (0x2C, 0x40, 0x39)


def test_a_raised_card_has_round_corners_and_a_shadow() -> None:
    theme = theme_named("light")
    sheet = ground(200, 200, theme)
    before = sheet.copy()
    lay_raised(sheet, Image.new("RGB", (100, 100), "#C8483C"), 50, 50, theme, radius=20)
    assert sheet.getpixel((100, 100)) == (0xC8, 0x48, 0x3C)
    corner = sheet.getpixel((51, 51))
    assert isinstance(corner, tuple)
    assert corner[1] > 150, "the corner shows the ground"
    assert sum(sheet.crop((60, 150, 140, 156)).tobytes()) < sum(before.crop((60, 150, 140, 156)).tobytes())


def test_badges_grow_with_their_text_and_signs_are_square() -> None:
    theme = theme_named("dark")
    assert badge("A", 40, theme).size == (40, 40)
    assert badge("AB12", 40, theme).width > 40


def test_joined_cells_know_their_open_sides_and_corners() -> None:
    land = {(0, 0), (0, 1), (1, 0), (1, 1), (2, 1)}
    same = lambda row, column: (row, column) in land
    assert openings(0, 0, same) == (False, True, True, False, False, True, False, False)
    assert side_bits(openings(1, 1, same)) == 1 + 4 + 8
    assert openings(9, 9, same) == CLOSED


def test_a_busy_picture_is_no_heavier_than_a_phone_likes() -> None:
    """Fields of noise, as busy as a picture can be."""
    noise = [Image.frombytes("L", (400, 250), Random(seed).randbytes(100_000)) for seed in range(3)]
    busy = Image.merge("RGB", noise).resize((1600, 1000), Image.Resampling.BICUBIC)
    assert len(encode(busy)) <= HEAVY
    calm = encode(ground(1600, 1000, theme_named("light")))
    assert sampling(calm) == 0x11, "its colours are as fine as its letters"
    assert sampling(encode(busy)) == 0x22


def sampling(data: bytes) -> int:
    """How many luminances go to one colour, as the header of a JPEG says it."""
    return data[data.index(b"\xff\xc0") + 11]


def test_lines_that_cross_are_whole_and_the_later_lies_above() -> None:
    """Though they are drawn in pieces, near each other at once and apart for themselves."""
    picture = Image.new("RGB", (600, 300), "#FFFFFF")
    rising, falling = [(20, 280), (310, 150), (580, 20)], [(20, 20), (310, 150), (580, 280)]
    lay_lines(picture, [Line(rising, (("#000000", 12), ("#00FF00", 6))), Line(falling, (("#FF0000", 8),))])
    assert picture.getpixel((310, 150)) == (255, 0, 0)
    for path, tone in ((rising, (0, 255, 0)), (falling, (255, 0, 0))):
        (x, y), (to_x, to_y) = path[0], path[1]
        for at in range(x + 4, to_x - 40):
            assert picture.getpixel((at, round(y + (to_y - y) * (at - x) / (to_x - x)))) == tone
    assert picture.getpixel((300, 20)) == picture.getpixel((300, 280)) == (255, 255, 255)


def test_lines_in_pieces_are_as_in_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Flat, steep, with turns that show, from beyond the picture and to its end."""
    high, low = (40, 180, 15, 190, 100, 105, 110, 20), (10, 11, 12, 13, 190, 195, 60, 61)
    paths = [[(x * 57.3 - 8, y) for x, y in enumerate(heights)] for heights in (high, low)]
    pieces, whole = (Image.new("RGB", (400, 200), "#FFF9EC") for _ in range(2))
    for picture in (pieces, whole):
        lay_lines(picture, [Line(paths[0], (("#000000", 10), ("#E8654A", 6)))])
        lay_lines(picture, [Line(paths[1], (("#2B2A33", 3),))])
        monkeypatch.setattr(strokes, "STEPS", (picture.width, picture.width))
    assert pieces.tobytes() == whole.tobytes()


def test_a_line_of_one_colour_is_as_over_an_enlarged_picture() -> None:
    """It is drawn as a shape; with another one, which is hidden under it, on the picture."""
    shape, picture = (Image.new("RGB", (400, 200), "#8FB36A") for _ in range(2))
    line, hidden = Line([(10, 180), (390, 40)], (("#E8654A", 8),)), Line([(48, 166), (352, 54)], (("#2B2A33", 2),))
    lay_lines(shape, [line])
    lay_lines(picture, [hidden, line])
    apart = ImageChops.difference(shape, picture).tobytes()
    assert max(apart) <= 2, "but for rounding"
    assert len(set(shape.tobytes()[::3])) > 2, "its edges are smooth"


def test_lines_over_a_field_that_is_known_are_as_over_the_picture_of_it() -> None:
    seen, known = (Image.new("RGB", (400, 200), "#FFF9EC") for _ in range(2))
    rule, line = (30, 99, 370, 101), Line([(10, 180), (200, 90), (390, 40)], (("#000000", 10), ("#E8654A", 6)))
    for picture in (seen, known):
        picture.paste("#8FB36A", rule)
    lay_lines(seen, [line])
    lay_lines(known, [line], Field("#FFF9EC", "#8FB36A", (rule,)))
    assert seen.tobytes() == known.tobytes()


@pytest.mark.parametrize("theme", LOOKS, ids=name)
def test_panels_that_come_with_the_ground_are_as_if_laid_on_it(theme: Theme) -> None:
    """Side by side, one below them, and one that is lower than its corners are round."""
    boxes = (Box(14, 14, 150, 90), Box(180, 30, 200, 60), Box(14, 120, 366, 70), Box(20, 200, 300, 20))
    for height in (230, 2100):
        laid = ground(400, height, theme)
        for box in boxes:
            fill(laid, box, theme.panel)
        assert panelled(400, height, theme, *boxes).tobytes() == laid.tobytes()


def test_a_piece_that_is_laid_often_looks_as_laid_once() -> None:
    """Also in parts; on something transparent it is laid as it is."""
    piece = rounded(60, 40, 18, "#C8483C", "#2B2A33", 5)
    once, fresh = Image.new("RGB", (100, 80), "#8FB36A"), piece.copy()
    lay(once, fresh, 20, 20)
    assert MULTIPLIED in piece.__dict__
    assert MULTIPLIED not in fresh.__dict__
    for parts in ([(piece, 0, 0)], cut(piece, [(0, 0, 60, 20), (0, 20, 60, 40)])):
        for _ in range(2):
            again = Image.new("RGB", (100, 80), "#8FB36A")
            put_parts(again, parts, 20, 20)
            assert max(ImageChops.difference(once, again).tobytes()) <= 1
    clear, same = Image.new("RGBA", (100, 80)), Image.new("RGBA", (100, 80))
    lay(clear, fresh, 20, 20)
    lay(same, piece, 20, 20)
    assert clear.tobytes() == same.tobytes()


def test_encoding_is_deterministic() -> None:
    sheet = ground(300, 200, theme_named("dark"))
    assert encode(sheet) == encode(sheet.copy())
    assert encode(sheet)[:3] == b"\xff\xd8\xff"


@pytest.mark.parametrize("back", ["none", "#F4EFE2"])
@pytest.mark.parametrize("size", [(300, 200), (50, 200)])
def test_a_dashed_place_is_the_same_laid_whole_and_laid_by_its_rim(back: str, size: tuple[int, int]) -> None:
    whole = Image.new("RGB", (320, 220), "#40664D")
    by_rim = whole.copy()
    lay(whole, dashed(*size, 20, "#C9A227", 7, back), 5, 9)
    lay_dashed(by_rim, Box(5, 9, *size), "#C9A227", radius=20, line=7, back=back)
    assert by_rim.tobytes() == whole.tobytes()


def test_what_has_changed_between_two_pictures_is_marked() -> None:
    theme = theme_named("light")
    before = ground(800, 400, theme)
    now = before.copy()
    fill(now, Box(100, 100, 60, 40), "#C8483C")
    fill(now, Box(500, 200, 60, 40), "#C8483C")
    places = changes(before, now)
    assert len(places) == 2
    assert all(place.w < 160 and place.h < 120 for place in places)
    shown = marked(before, now, theme)
    assert shown.getpixel((120, 120)) == now.getpixel((120, 120))
    assert shown.tobytes() != now.tobytes()
    assert marked(before, before, theme).tobytes() == before.tobytes()


def test_a_mark_goes_round_the_figures_beside_what_has_changed() -> None:
    theme = theme_named("light")
    before = Image.new("RGB", (800, 400), theme.card)
    beside = Box(170, 100, 14, 40)  # where a mark close to the change would run through
    fill(before, beside, theme.ink)
    now = before.copy()
    fill(now, Box(100, 100, 60, 40), "#C8483C")
    [place] = changes(before, now)
    assert beside.x < place.right < beside.right, "else nothing is shown by this"
    figure = (beside.x, beside.y, beside.right, beside.bottom)
    assert marked(before, now, theme).crop(figure).tobytes() == now.crop(figure).tobytes()


def test_a_rim_that_says_whose_turn_it_is_is_no_change_and_what_moved_as_a_whole_is_not_marked() -> None:
    theme = theme_named("dark")
    before = Image.new("RGB", (800, 600), theme.ground)
    now = before.copy()
    fill(now, Box(50, 50, 700, 400), theme.ground, rim=theme.gold, line=5)
    fill(now, Box(200, 200, 60, 40), "#C8483C")
    assert [(place.w < 160, place.h < 120) for place in changes(before, now)] == [(True, True)]
    other = Image.new("RGB", (800, 600), theme.card)
    assert marked(before, other, theme).tobytes() == other.tobytes()
    assert changes(before, Image.new("RGB", (801, 600), theme.card)) == []


@pytest.mark.parametrize("theme", LOOKS, ids=name)
def test_signs_stand_out_from_everything_they_are_laid_on(theme: Theme) -> None:
    """At least 3 : 1, measured on the picture; what games draw is measured by `python -m tests.render.lint`."""
    with reading():
        sheet = Image.new("RGB", (900, 300), theme.ground)
        for row, back in enumerate((theme.ground, theme.panel, theme.card)):
            sheet.paste(back, (0, row * 100, 900, row * 100 + 100))
            signs = [seat_mark(seat, 60, theme) for seat in range(6)]
            signs += [state_mark("tick", 60, theme), state_mark("waiting", 60, theme), sign("crown", 60)]
            for column, piece in enumerate(signs):
                lay(sheet, piece, column * 90 + 20, row * 100 + 20)
    assert len(writings(sheet)) == 3 * (9 + 2), "a state is a sign on a disc"
    assert not [str(fault) for fault in faults(sheet, rules=DIM)]


def test_words_break_after_hyphens_and_where_a_syllable_begins() -> None:
    assert wrapped("Hydne queue-de-castor", 200, 33, "Bold") == ["Hydne", "queue-de-", "castor"]
    assert wrapped("Средиземноморье", 200, 33, "Bold") == ["Средизем-", "номорье"]
    together = "12\u00a0points"
    assert wrapped(f"Vous gagnez {together}", length(f"gagnez {together}", 33) - 1, 33, "Bold")[-1] == together


def test_a_name_is_made_narrow_before_it_is_cut() -> None:
    whole, room = Image.new("RGB", (400, 60), "#FFFFFF"), round(length("Зеленополье", 44) * 0.9)
    assert snug("Зеленополье", room, 44, "Bold", 1) == ["Зеленополье"]
    assert write_in(whole, Box(10, 0, room, 60), "Зеленополье", 44, "#000000", least=44) == room
    inked = ImageChops.invert(whole).getbbox()
    assert inked
    assert inked[2] - inked[0] <= room
    assert write_in(whole, Box(10, 0, room // 2, 60), "Зеленополье", 44, "#000000", least=44) < room // 2
