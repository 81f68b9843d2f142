"""The course of a match: its bands."""

from itertools import accumulate

import pytest
from PIL import Image

from render.curve import paint_bands
from render.layout import Box

TONES = ("#E8654A", "#4AA3D8", "#F2C030")
BOX = Box(20, 30, 400, 200)


@pytest.mark.parametrize(
    "shares",
    [
        [(0.5, 0.25, 0.25)] * 5,
        [(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0), (0.2, 0.3, 0.5)],
        [(0.3, 0.3, 0.4), (0.05, 0.9, 0.05), (0.9, 0.05, 0.05), (0.05, 0.05, 0.9), (0.3, 0.4, 0.3)],
    ],
)
def test_each_band_is_as_high_as_its_share_and_none_leaves_a_gap(shares: list[tuple[float, ...]]) -> None:
    picture = Image.new("RGB", (460, 260), "#FFFFFF")
    across = [BOX.x + BOX.w * k / (len(shares) - 1) for k in range(len(shares))]
    tops = [[BOX.y + BOX.h * sum(row[:side]) for row in shares] for side in range(len(TONES))]
    paint_bands(picture, BOX, [list(zip(across, ys, strict=True)) for ys in tops], TONES)
    data = picture.tobytes()
    pixels = [f"#{data[k : k + 3].hex().upper()}" for k in range(0, len(data), 3)]
    for x, row in zip(across, shares, strict=True):
        column = pixels[int(x) :: picture.width]
        ends = [BOX.y, *[BOX.y + BOX.h * part for part in accumulate(row)]]
        for tone, top, bottom in zip(TONES, ends, ends[1:], strict=False):
            assert set(column[int(top) + 2 : int(bottom) - 1]) <= {tone}
    inside = [pixel for y in range(BOX.y, BOX.bottom) for pixel in pixels[y * 460 + BOX.x : y * 460 + BOX.right]]
    assert set(inside) <= set(TONES)
    assert pixels.count("#FFFFFF") == 460 * 260 - (BOX.w + 1) * (BOX.h + 1)
