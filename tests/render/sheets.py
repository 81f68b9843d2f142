"""Contact sheets: every scene as a phone shows it, in each theme, in grey, and for eyes that mix up red and green.

`python -m tests.render.sheets FOLDER [part of a scene’s name …]` makes one PNG per game and kind of scene, with a row
for each scene.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageDraw

import render
from render import THEMES
from render.labels import font
from render.layout import PHONE
from tests.render.shots import Shot, say, shots

GAP, HEAD, BACK = 16, 40, "#8A8A8A"
# Machado, Oliveira and Fernandes 2009: full deuteranopia, on linear light.
DEUTERANOPIA = (
    0.367322, 0.860646, -0.227968, 0, 0.280085, 0.672501, 0.047413, 0, -0.011820, 0.042940, 0.968881, 0,
)  # fmt: skip
TO_LIGHT = [round(((value / 255) ** 2.2) * 255) for value in range(256)]
TO_CODE = [round(((value / 255) ** (1 / 2.2)) * 255) for value in range(256)]
LOOKS = (*THEMES, "grey", "deuteranopia")


def grey(picture: Image.Image) -> Image.Image:
    return picture.convert("L").convert("RGB")


def deuteranopia(picture: Image.Image) -> Image.Image:
    return picture.point(TO_LIGHT * 3).convert("RGB", DEUTERANOPIA).point(TO_CODE * 3)


def small(shot: Shot, theme: str) -> Image.Image:
    drawn = render.compose(shot.view, shot.scene, say=say, names=shot.names, prompt=shot.prompt, theme=theme)
    whole = drawn.convert("RGB")
    return whole.resize((PHONE, round(whole.height * PHONE / whole.width)), Image.Resampling.LANCZOS)


def row(shot: Shot) -> Image.Image:
    """One scene in all looks, in the order of `LOOKS`."""
    themed = [small(shot, theme) for theme in THEMES]
    parts = [*themed, grey(themed[0]), deuteranopia(themed[0])]
    out = Image.new("RGB", (len(parts) * (PHONE + GAP) + GAP, max(part.height for part in parts) + HEAD + GAP), BACK)
    for number, (look, part) in enumerate(zip(LOOKS, parts, strict=True)):
        x = GAP + number * (PHONE + GAP)
        ImageDraw.Draw(out).text((x, HEAD / 2), f"{shot.name} · {look}", font=font(20), fill="#FFFFFF", anchor="lm")
        out.paste(part, (x, HEAD))
    return out


def sheet(some: Sequence[Shot]) -> Image.Image:
    rows = [row(shot) for shot in some]
    out = Image.new("RGB", (rows[0].width, sum(each.height for each in rows)), BACK)
    y = 0
    for each in rows:
        out.paste(each, (0, y))
        y += each.height
    return out


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.render.sheets", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("words", nargs="*", help="parts of the names of scenes; without one, all scenes")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    pages: dict[str, list[Shot]] = {}
    for shot in shots():
        if not given.words or any(word in shot.name for word in given.words):
            pages.setdefault(f"{shot.view.game}-{shot.scene.kind}", []).append(shot)
    for name, some in pages.items():
        file = given.folder / f"{name}.png"
        sheet(some).save(file)
        print(f"{file}: {len(some)} scenes", flush=True)


if __name__ == "__main__":
    main()
