"""`python -m tests.browser GAME --people 3 --bots 1` plays a whole match in the page and keeps pictures of it;
`python -m tests.browser pictures` makes those of the README anew, with `--folder` all others in both sizes and lights.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.browser import pictures
from tests.browser.sitting import PEOPLE, Sitting, browsing, program


async def main(game: str, people: int, bots: int, options: list[str], folder: Path, width: int) -> None:
    chosen = [(name, value) for name, _, value in [option.partition("=") for option in options]]
    with tempfile.TemporaryDirectory() as home:
        async with program(Path(home)) as address, browsing(address, width) as page:
            try:
                await played(Sitting(page), game, PEOPLE[:people], bots, chosen, folder)
            finally:
                await page.screenshot(path=folder / f"{game}-{people}-last.png")


async def played(
    sitting: Sitting, game: str, people: Sequence[str], bots: int, options: list[tuple[str, str]], folder: Path
) -> None:
    await sitting.open(game, people, bots, options)
    turn = 0
    while True:
        for person in people:
            over = await sitting.play_part(person)
            turn += 1
            if turn in (1, 2, 5, 12, 30) or over:
                await sitting.page.wait_for_function("() => [...document.images].every(image => image.complete)")
                await sitting.page.screenshot(path=folder / f"{game}-{len(people)}-{turn}.png")
            if over:
                print(f"{game}: over after {turn} parts")  # noqa: T201
                return


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.browser", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--people", type=int, default=1)
    parser.add_argument("--bots", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--width", type=int, default=1280)
    given = parser.parse_args()
    if given.game == "pictures":
        pictures.run(everything=given.folder)
    else:
        folder = given.folder or Path()
        asyncio.run(main(given.game, given.people, given.bots, given.option, folder, given.width))
