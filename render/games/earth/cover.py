"""Earth: an island as a tableau. Four terraces, one for every habitat, and on each what grows there."""

from PIL import Image

from render.games.earth.curves import Point, smooth
from render.games.earth.scenery import rock, tuft
from render.palette import mix, shift
from render.stage.cutout import bathed, flora
from render.stage.lettering import set_title
from render.stage.scene import CLEAR, Light, Stage
from render.stage.sheet import Sheet

DAY = Light(
    sky=("#F0B45C", "#F7CD7E", "#FCE4B0", "#FFF3D4"), disc="#FFF6D6",
    planes=("#E3C79A", "#C7C7A0", "#8FB7A6"),
    letters="#FFFAEA", press="#8A4A22", tint="#FFE2A8", part=0.05, rim="#FFF3C9",
)  # fmt: skip
NIGHT = Light(
    sky=("#0C2230", "#143B4A", "#2A6470", "#6FA79B"), disc="#FFF0C9",
    planes=("#2B5D69", "#235260", "#1C4654"),
    letters="#FFF5DC", press="#06141D", tint="#4F93AE", part=0.3, rim="#D6F0F2", dark=True,
)  # fmt: skip
SEA = {False: ("#5FB3B5", "#3F93A0", "#2F7C90"), True: ("#2A6672", "#1B4E5E", "#123C4C")}
# top line, half width, tone; the rows of a tableau from the cold summit to the wet shore
TERRACES = (("#8C9CC0", "cold"), ("#A98770", "rocky"), ("#B2A04A", "sunny"), ("#5F9658", "wet"))
# number, where across its terrace (-1 to 1), height by the picture's height
ROWS = (
    ((70, -0.66, 0.15), (170, -0.32, 0.135), (238, 0.34, 0.15), (187, 0.7, 0.12)),
    ((59, -0.86, 0.19), (1, -0.46, 0.165), (148, -0.06, 0.085), (143, 0.42, 0.145), (18, 0.84, 0.175)),
    ((4, -0.88, 0.2), (140, -0.36, 0.165), (149, -0.09, 0.125), (62, 0.12, 0.09), (89, 0.38, 0.165), (158, 0.9, 0.185)),
    (
        (147, -0.94, 0.19), (13, -0.6, 0.205), (254, -0.07, 0.085), (15, 0.24, 0.085), (237, 0.6, 0.21),
        (175, 0.93, 0.165),
    ),
)  # fmt: skip
FRONT = (
    (77, -0.74, 0.12), (17, -0.45, 0.165), (242, -0.15, 0.085), (67, 0.07, 0.09), (146, 0.28, 0.12), (11, 0.55, 0.105),
)  # fmt: skip


TALL_ROWS = (
    ((70, -0.56, 0.13), (238, 0.56, 0.125)),
    ((59, -0.8, 0.145), (1, -0.3, 0.125), (143, 0.32, 0.11), (18, 0.8, 0.135)),
    ((4, -0.8, 0.15), (149, -0.4, 0.095), (89, 0.02, 0.13), (158, 0.8, 0.14), (62, 0.42, 0.065)),
    ((147, -0.88, 0.145), (13, -0.52, 0.155), (237, 0.5, 0.16), (31, 0.9, 0.15), (254, 0.04, 0.072)),
)  # fmt: skip
TALL_FRONT = ((77, -0.74, 0.088), (17, -0.4, 0.118), (242, -0.04, 0.066), (146, 0.3, 0.09), (11, 0.68, 0.076))


def line(stage: Stage, k: int) -> tuple[float, float, float]:
    """A terrace's crest, its height over its ends, and its half width."""
    w, h = stage.size
    if stage.tall:
        return h * (0.445, 0.535, 0.63, 0.725)[k], h * 0.03, w * (0.26, 0.36, 0.43, 0.475)[k]
    return h * (0.475, 0.565, 0.66, 0.75)[k], h * 0.05, w * (0.19, 0.285, 0.375, 0.445)[k]


def crest(stage: Stage, k: int, across: float) -> float:
    top, rise, _ = line(stage, k)
    return float(top + rise * abs(across) ** 2.2)


def keel(stage: Stage, half: float, water: float) -> str:
    """Closes a landmass: its foot is round, like the strand it lies on."""
    return f"Q{stage.width / 2:.0f} {water + stage.height * 0.042:.0f} {stage.width / 2 - half:.0f} {water:.0f}Z"


def terrace(sheet: Sheet, stage: Stage, k: int, tone: str, water: float) -> None:
    w = stage.width
    _, _, half = line(stage, k)
    points: list[Point] = [
        (w / 2 + half * t / 10 + sheet.rng.uniform(-3, 3), crest(stage, k, t / 10) + sheet.rng.uniform(-3, 3))
        for t in range(-10, 11, 2)
    ]
    edge = half * 0.09
    outline = [(w / 2 - half - edge, water), *points, (w / 2 + half + edge, water)]
    d = smooth(outline) + keel(stage, half + edge, water)
    sheet.path(d, tone)
    # Light along the crest, shade at the right, and the dots that part the places of a tableau.
    lip = [(x, y + stage.height * 0.012) for x, y in points]
    sheet.path(smooth(points) + "L" + smooth(lip[::-1])[1:] + "Z", shift(tone, 0.07, 0.015))
    right = [(x, y) for x, y in points if x > w / 2 + half * 0.25]
    foot = [(w / 2 + half * 0.5, water), (w / 2 + half * 0.34, (right[0][1] + water) / 2)]
    shade = [*foot, *right, (w / 2 + half + edge, water)]
    sheet.path(smooth(shade) + "Z", shift(tone, -0.045, -0.01), alpha=0.55)
    for t in (-0.5, 0.0, 0.5):
        x, y = w / 2 + half * t, crest(stage, k, t)
        sheet.path(
            f"M{x:.0f} {y + stage.height * 0.022:.0f}L{x + half * t * 0.1:.0f} {y + stage.height * 0.085:.0f}",
            stroke=mix(tone, "#FFF6DC", 0.6), width=max(2.4, stage.height * 0.0042),
        )  # fmt: skip
        sheet.parts[-1] = sheet.parts[-1].replace("/>", f' stroke-dasharray=".1 {stage.height * 0.0125:.1f}"/>')


def summit(sheet: Sheet, stage: Stage) -> None:
    w, h = stage.size
    foot, _, half = line(stage, 0)
    tall = h * (0.135 if stage.tall else 0.165)
    tone, snow = (mix("#8FA0C4", stage.light.tint, 0.1), "#F8FAFD")
    for dx, size, wide in ((-0.34, 0.66, 0.5), (0.4, 0.58, 0.5), (0.02, 1.0, 0.62)):
        x, top, reach = w / 2 + half * dx, foot - tall * size, half * wide
        base = foot + h * 0.05
        sheet.path(f"M{x - reach:.0f} {base:.0f}L{x:.0f} {top:.0f}L{x + reach:.0f} {base:.0f}Z", tone)
        sheet.path(
            f"M{x:.0f} {top:.0f}l{reach * 0.1:.0f} {(base - top) * 0.3:.0f}"
            f"l{-reach * 0.14:.0f} {(base - top) * 0.2:.0f}l{reach * 0.2:.0f} {(base - top) * 0.5:.0f}"
            f"H{x + reach:.0f}Z", shift(tone, -0.06, -0.012),
        )  # fmt: skip
        cap = (base - top) * 0.34
        sheet.path(
            f"M{x:.0f} {top:.0f}L{x - reach * 0.34:.0f} {top + cap:.0f}L{x - reach * 0.17:.0f} {top + cap * 0.8:.0f}"
            f"L{x - reach * 0.03:.0f} {top + cap * 1.12:.0f}L{x + reach * 0.15:.0f} {top + cap * 0.74:.0f}"
            f"L{x + reach * 0.34:.0f} {top + cap:.0f}Z", snow,
        )  # fmt: skip
        sheet.path(
            f"M{x:.0f} {top:.0f}L{x - reach * 0.03:.0f} {top + cap * 1.12:.0f}"
            f"L{x + reach * 0.15:.0f} {top + cap * 0.74:.0f}L{x + reach * 0.34:.0f} {top + cap:.0f}Z",
            shift(snow, -0.07, -0.02),
        )  # fmt: skip


def paint(size: tuple[int, int], title: str, *, dark: bool) -> Stage:
    stage = Stage(size, NIGHT if dark else DAY)
    light, w, h, tall = stage.light, stage.width, stage.height, stage.tall
    line, water = h * (0.62 if tall else 0.64), h * (0.84 if tall else 0.865)
    back = Sheet("earth-back", w, h)
    back.sky(light.sky, foot=line / h)
    if dark:
        back.stars(50 if tall else 100, line * 0.85)
    back.sun(w * 0.5, h * (0.39 if tall else 0.43), w * 0.36 if tall else h * 0.27, light.disc)
    for cx, cy, cw in ((0.13, 0.35, 0.075), (0.87, 0.3, 0.085), (0.95, 0.5, 0.05), (0.05, 0.52, 0.05)):
        wide = w * cw * (1.5 if tall else 1)
        back.cloud(w * cx, h * cy, wide, mix(light.sky[1], light.disc, 0.65), 0.4 if dark else 0.75)
    sea(back, stage, line)
    stage.paint(back)
    set_title(stage, title, h * (0.2 if tall else 0.235), 480 if tall else 240)
    isle = island(stage, water)
    mirrored = isle.scene.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    glass = Image.new("RGBA", size, CLEAR)
    glass.paste(mirrored, (0, round(2 * water - h)))
    glass = bathed(glass, SEA[dark][1], 0.4)
    glass.putalpha(glass.getchannel("A").point([round(v * 0.3) for v in range(256)]))
    stage.scene.alpha_composite(glass)
    front = Sheet("earth-ripples", w, h)
    foam = mix(SEA[dark][0], "#FFFFFF", 0.45 if not dark else 0.2)
    front.ripples(0, w, water - h * 0.06, h, foam, 26 if tall else 46)
    stage.paint(front)
    stage.scene.alpha_composite(isle.scene)
    stage.star.alpha_composite(isle.star)
    birds(stage)
    if dark:
        fireflies(stage)
    return stage


def sea(back: Sheet, stage: Stage, line: float) -> None:
    w, h, dark = stage.width, stage.height, stage.light.dark
    for x, half, up in ((0.1, 0.13, 0.035), (0.92, 0.15, 0.045)):
        far = [(-1, -0.002), (-0.4, up * 0.7), (0, up), (0.5, up * 0.5), (1, -0.002)]
        back.path(smooth([(w * (x + half * a), line - h * b) for a, b in far]) + "Z", stage.light.planes[2])
    fill = back.gradient("sea", [(0, SEA[dark][0]), (0.4, SEA[dark][1]), (1, SEA[dark][2])])
    back.add(f'<rect y="{line:.0f}" width="{w}" height="{h - line:.0f}" fill="{fill}"/>')
    glint = mix(stage.light.disc, SEA[dark][0], 0.2)
    for k in range(9):
        y, half = line + 4 + k * h * 0.034, w * (0.16 + 0.035 * k) * back.rng.uniform(0.7, 1.1)
        wave = f"q{half:.0f} -5 {half * 2:.0f} 0q{-half:.0f} 5 {-half * 2:.0f} 0Z"
        back.path(f"M{w / 2 - half:.0f} {y:.0f}{wave}", glint, alpha=0.5)


def island(stage: Stage, water: float) -> Stage:
    w, h, dark = stage.width, stage.height, stage.light.dark
    isle = Stage(stage.size, stage.light)
    isle.scene = Image.new("RGBA", stage.size, CLEAR)
    strand = Sheet("earth-strand", w, h)
    half = line(stage, 3)[2]
    for grow, tone, alpha in ((1.18, "#FFFFFF", 0.35), (1.13, "#F0D79C", 1.0)):
        strand.disc(w / 2, water - h * 0.006, half * grow, tone, ry=h * (0.052 if grow < 1.15 else 0.062), alpha=alpha)
    isle.scene.alpha_composite(bathed(strand.picture(), stage.light.tint, stage.light.part))
    for k, (row, (tone, _)) in enumerate(zip(TALL_ROWS if stage.tall else ROWS, TERRACES, strict=True)):
        sheet = Sheet(f"earth-terrace{k}", w, h)
        if k == 0:
            summit(sheet, stage)
        terrace(sheet, stage, k, tone, water)
        isle.scene.alpha_composite(bathed(sheet.picture(), stage.light.tint, stage.light.part * 1.1))
        span = line(stage, k)[2]
        for number, across, tall in sorted(row, key=lambda plant: -abs(plant[1])):
            piece = stage.lit(flora(number, round(h * tall)))
            isle.stand(piece, w / 2 + span * across, crest(stage, k, across) + h * 0.016, shade=0.25, wide=0.7)
        near = Sheet(f"earth-near{k}", w, h)
        for _ in range(14):
            t = near.rng.uniform(-0.95, 0.95)
            dy = near.rng.uniform(0.016, 0.06)
            high = h * near.rng.uniform(0.012, 0.024)
            tuft(near, w / 2 + span * t, crest(stage, k, t) + h * dy, high, shift(tone, -0.09, -0.01))
        if k == 1:
            for t, size in ((-0.62, 0.02), (0.16, 0.026), (0.6, 0.018)):
                rock(near, w / 2 + span * t, crest(stage, k, t) + h * 0.035, h * size, mix(tone, "#6B5A55", 0.35))
        isle.scene.alpha_composite(bathed(near.picture(), stage.light.tint, stage.light.part))
    front(isle, water, dark=dark)
    return isle


def front(isle: Stage, water: float, *, dark: bool) -> None:
    """The nearest ledge, where the mushrooms stand: they lift off the card."""
    w, h = isle.width, isle.height
    ledge = Sheet("earth-ledge", w, h)
    half, top, tone = w * (0.42 if isle.tall else 0.36), h * (0.805 if isle.tall else 0.83), "#3F7A52"
    points: list[Point] = [
        (w / 2 + half * t / 8, top + h * 0.022 * abs(t / 8) ** 2 + ledge.rng.uniform(-2, 2)) for t in range(-8, 9, 2)
    ]
    reach, foot = half * 1.08, water + h * 0.012
    outline = [(w / 2 - reach, foot), *points, (w / 2 + reach, foot)]
    ledge.path(smooth(outline) + keel(isle, reach, foot), tone)
    lip = [(x, y + h * 0.01) for x, y in points]
    ledge.path(smooth(points) + "L" + smooth(lip[::-1])[1:] + "Z", shift(tone, 0.07, 0.015))
    isle.scene.alpha_composite(bathed(ledge.picture(), isle.light.tint, isle.light.part))
    for number, across, tall in TALL_FRONT if isle.tall else FRONT:
        # By night one of them shines by itself.
        shines = dark and number == 242
        piece = flora(164, round(h * tall * 1.25)) if shines else isle.lit(flora(number, round(h * tall)))
        isle.stand(piece, w / 2 + half * across, top + h * 0.022, shade=0.32, wide=0.6, star=True)
    blades = Sheet("earth-blades", w, h)
    for _ in range(26):
        t = blades.rng.uniform(-0.95, 0.95)
        down, high = blades.rng.uniform(0.02, 0.04), blades.rng.uniform(0.014, 0.026)
        tuft(blades, w / 2 + half * t, top + h * down, h * high, shift(tone, -0.05))
    isle.star.alpha_composite(bathed(blades.picture(), isle.light.tint, isle.light.part))


def birds(stage: Stage) -> None:
    w, h = stage.size
    sheet = Sheet("birds", w, h)
    wide = ((0.2, 0.3, 0.03), (0.255, 0.345, 0.022), (0.79, 0.36, 0.024))
    for x, y, size in ((0.14, 0.3, 0.018), (0.86, 0.33, 0.016)) if stage.tall else wide:
        s = h * size
        left = f"M{w * x - s:.0f} {h * y - s * 0.3:.0f}q{s * 0.6:.0f} {-s * 0.3:.0f} {s:.0f} {s * 0.4:.0f}"
        d = f"{left}q{s * 0.4:.0f} {-s * 0.7:.0f} {s:.0f} {-s * 0.4:.0f}"
        sheet.path(d, stroke=stage.light.press, width=max(2.5, s * 0.16), alpha=0.7)
    stage.paint(sheet)


def fireflies(stage: Stage) -> None:
    w, h = stage.size
    sheet = Sheet("fireflies", w, h)
    for _ in range(22 if stage.tall else 34):
        x, y = sheet.rng.uniform(w * 0.1, w * 0.9), sheet.rng.uniform(h * 0.5, h * 0.84)
        for r, alpha in ((9, 0.14), (5, 0.3), (2.2, 1)):
            sheet.disc(x, y, r * h / 900, "#FFE9A0", alpha=alpha)
    stage.star.alpha_composite(sheet.picture())
