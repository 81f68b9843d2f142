"""Open ground: grass, flowers, ploughland, bare earth."""

from render.games.earth.curves import blob, n, smooth, taper
from render.games.earth.flora.flower import flower
from render.games.earth.pen import HEIGHT
from render.games.earth.scenery import tuft
from render.palette import mix, shift

from .sheet import Land


def meadow(land: Land) -> None:
    for _ in range(36):
        tuft(
            land,
            land.rng.uniform(0, 500),
            land.rng.uniform(322, 416),
            land.rng.uniform(14, 30),
            mix("#6F9A48", land.deep, land.rng.uniform(0, 0.6)),
        )


def grasses(land: Land) -> None:
    for k in range(70 * int(land.note or 1)):
        y = 316 + 100 * (k / (70 * int(land.note or 1)))
        tuft(
            land,
            land.rng.uniform(-10, 510),
            y,
            18 + (y - 300) * 0.32,
            mix(mix("#B7B058", land.ground, 0.4), land.deep, land.rng.uniform(0, 0.55)),
            4,
        )


def blossoms(land: Land) -> None:
    for k in range(44 * int(land.note or 1)):
        y = 312 + 100 * (k / (44 * int(land.note or 1)))
        x, s = land.rng.uniform(0, 500), 5 + (y - 300) * 0.1
        land.path(f"M{n(x)} {n(y)}v{n(s * 2.2)}", stroke="#4F7F42", width=2)
        land.use(
            flower(
                land,
                *land.rng.choice(
                    (
                        ("daisy", "#FFFAF0", "#F2C445"),
                        ("five", "#EE7FA0", "#F9E08A"),
                        ("tulip", "#D2453F", "#F2C445"),
                        ("five", "#8F7AD0", "#F9E08A"),
                        ("daisy", "#F2BE2E", "#8A5A2C"),
                    )
                ),
            ),
            x,
            y,
            s,
        )


def fence(land: Land) -> None:
    for y in (320, 336):
        land.path(smooth([(-10, y), (160, y - 6), (330, y + 4), (510, y - 4)]), stroke="#8F6F50", width=5)
    for x in range(10, 500, 62):
        land.path(taper([(x, 352), (x, 306)], 9, 8), "#7A5C42")
    for x, y in ((150, 300), (306, 290), (388, 304)):
        land.path(blob(land.rng, x, y, 19, 12, 0.08), "#FBF6EA")
        land.disc(x - 18, y - 5, 7, "#4A4048", ry=6)


def fields(land: Land) -> None:
    for k in range(15):
        x = -260 + k * 72
        tone = ("#9DB35A", "#C7A24C", "#7F9A48")[k % 3]
        land.path(
            f"M{250 + (x - 250) * 0.30:.0f} 312L{250 + (x + 72 - 250) * 0.30:.0f} 312L{x + 72} {HEIGHT}L{x} {HEIGHT}Z",
            tone,
        )
        for j in range(7):
            y = 318 + j * j * 2.2
            px = 250 + (x + 36 - 250) * (0.30 + 0.7 * (y - 312) / 108)
            land.disc(px, y, 3 + (y - 312) * 0.09, shift(tone, 0.07), ry=2 + (y - 312) * 0.04)


def sproutrows(land: Land) -> None:
    for k in range(6):
        x = 40 + k * 84
        for s in (-1, 1):
            land.path(f"M{x} 404q{s * 8} -34 {s * 30} -34q{-s * 2} 26 {-s * 30} 34Z", "#8FC25A" if s < 0 else "#6FA046")


def barn(land: Land) -> None:
    land.path("M352 300V262L382 236L412 262V300Z", "#B5483A")
    land.path("M382 236L412 262V300H390V246Z", "#8F362E")
    land.path("M344 264L382 230L420 264", stroke="#5E4A45", width=6)
    land.path("M366 300V276H384V300Z", "#F3E3C4")


def tundra(land: Land) -> None:
    for _ in range(60):
        x, y = land.rng.uniform(0, 500), land.rng.uniform(326, 414)
        land.path(
            blob(land.rng, x, y, land.rng.uniform(10, 26), land.rng.uniform(4, 8), 0.2),
            land.rng.choice(("#B5653F", "#C98A4B", "#8A9A58", "#A84A48", "#D9B25A")),
            alpha=0.8,
        )


def cracks(land: Land) -> None:
    for _ in range(26):
        x, y = land.rng.uniform(0, 500), land.rng.uniform(330, 414)
        pts = [(x, y)]
        for _ in range(3):
            pts.append((pts[-1][0] + land.rng.uniform(-44, 44), pts[-1][1] + land.rng.uniform(-12, 16)))
        land.path(
            "M" + "L".join(f"{n(a)} {n(b)}" for a, b in pts),
            stroke=land.deep,
            width=land.rng.uniform(1.5, 3.5),
            alpha=0.7,
        )
