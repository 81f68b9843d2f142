"""`python -m tests.browser pictures` makes the README's pictures anew, from the real page: the first screen, a match of
every game in its middle, and one that moves.

Matches are begun in the page by one press, and played to their middle while the program rests, by bots on every seat.
"""

import asyncio
import io
import re
import tempfile
from pathlib import Path

from PIL import Image
from playwright.async_api import Locator, Page

from bot.store import Store
from bot.table.bots import by_lot
from bot.table.posts import News, written
from bot.table.sessions import Sessions
from engine import Event, Match, games, think
from tests.bot.program import HERE
from tests.browser.sitting import QUESTION, SOON, Sitting, browsing, changed, program

FOLDER = Path(__file__).parents[2] / "docs"
WIDE, HIGH, NARROW = (1280, 800), (1280, 960), (400, 860)
SHOWN = 960  # pixels of a picture in the README, twice as many as it is wide there
MOVING = 900
STEPS, STILL, LAST = 14, 1300, 3000  # presses, and milliseconds of each picture
MIDDLE = {"ecosystem": 12, "renature": 12, "gaia": 14, "earth": 22}  # beats of the table
LEVEL = "medium"
# No picture is missing, and none is still to come.
LOADED = """() => [...document.images].every(image => image.complete && image.naturalWidth)
    && [...document.querySelectorAll(".shot")].every(shot => shot.querySelector("img"))"""
# The newest picture of the table is seen whole.
TABLE = """() => [...document.querySelectorAll("#log .message:not(.private):has(.shot)")].pop()
    ?.querySelector(".shot img").scrollIntoView({block: "center"})"""
FACELESS = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
        walker.currentNode.data = walker.currentNode.data.replace(/\\p{Emoji_Presentation}\\s?/gu, "");
}"""


async def main(folder: Path, everything: Path | None) -> None:
    """`everything`: where both sizes and both lights of all of them go."""
    with tempfile.TemporaryDirectory() as place:
        home = Path(place)
        async with program(home, script=HERE) as address, browsing(address) as page:
            await begun(page, address)
        await played_on(home / "thicket.sqlite3")
        async with program(home, script=HERE) as address, browsing(address) as page:
            await renew(page, address)
            await keep(page, address, folder)
            if everything is not None:
                await keep_all(page, address, everything)


async def begun(page: Page, address: str) -> None:
    """A match of every game, by one press each."""
    for game in games():
        await page.goto(address)
        await page.locator(f".game[data-game={game}] button.play:enabled").click()
        await panel(page)


async def renew(page: Page, address: str) -> None:
    """The panels that were opened before say nothing of what was played since."""
    for game in games():
        await visit(page, address, game, WIDE)
        await Sitting(page).panel()


async def panel(page: Page) -> Locator:
    """Docked, with its question and its picture."""
    dock = page.get_by_role("region", name="Your panel")
    await dock.get_by_role("heading").first.wait_for()
    await settled(page)
    return dock


async def settled(page: Page) -> None:
    await page.wait_for_function(LOADED)
    await page.wait_for_timeout(400)  # what moves on the page has come to rest


async def played_on(database: Path) -> None:
    """Every match to its middle; the table is told what happened last."""
    async with await Store.open(database) as store:
        for number in await store.running():
            sessions = Sessions(store, by_lot())
            session = await sessions.get(number)
            match, told = middle(session.match.copy())
            news = News(tuple([event for event in told if not event.quiet]), 1, version=session.row.version + 1)
            await store.owe(written(news), number)
            await sessions.commit(session, match, None, [])


def middle(match: Match) -> tuple[Match, list[Event]]:
    """Where the first seat is asked at the beginning of its part; and what was done last before."""
    told: list[Event] = []
    while match.waiting:
        if match.beats >= MIDDLE[match.game.meta.name] and match.waiting[0] == 0:
            return match, told
        seat, told, plan = match.waiting[0], [], think(LEVEL, match, match.waiting[0], f"pictures {match.beats}")
        while (found := plan.next(match, seat)) is not None:
            answer, plan = found
            told += match.play(seat, answer)
    raise ValueError(f"{match.game.meta.name} is over before its middle")


async def keep(page: Page, address: str, folder: Path) -> None:
    await at_home(page, address, HIGH)
    await shot(page, folder / "home.jpg", SHOWN)
    for game in games():
        await visit(page, address, game, WIDE)
        await shot(page, folder / f"{game}.jpg", SHOWN)
    await visit(page, address, "ecosystem", WIDE)
    await move(page, folder / "match.webp")


async def keep_all(page: Page, address: str, folder: Path) -> None:
    for light in ("light", "dark"):
        await page.emulate_media(color_scheme=light)
        for size in (WIDE, NARROW):
            await at_home(page, address, size)
            small(await seen(page), size[0]).save(folder / f"home-{light}-{size[0]}.png")
            for game in games():
                await visit(page, address, game, size)
                small(await seen(page), size[0]).save(folder / f"{game}-{light}-{size[0]}.png")


async def at_home(page: Page, address: str, size: tuple[int, int]) -> None:
    """With every cover, which may still be painted."""
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    await page.goto(address)
    await page.wait_for_function(
        "count => document.querySelectorAll('.game .scene img').length >= count", arg=len(games()), timeout=300_000,
    )
    await settled(page)


async def visit(page: Page, address: str, game: str, size: tuple[int, int]) -> None:
    """From the first screen's list of matches; whoever is asked opens his panel."""
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    await page.goto(address)
    await page.locator(f".match-card[data-game={game}]").first.click()
    await settled(page)
    await panel(page)
    await page.evaluate(TABLE)


async def shot(page: Page, path: Path, width: int) -> None:
    small(await seen(page), width).save(path, quality=84, optimize=True, progressive=True)


async def seen(page: Page) -> bytes:
    """Without the faces of bots, for which not every computer has letters. A busy computer may miss a picture."""
    if await page.get_by_text("could not be drawn").count():
        raise RuntimeError("a picture is missing; please try again when the computer has less to do")
    await page.evaluate(FACELESS)
    return await page.screenshot()


def small(png: bytes, width: int) -> Image.Image:
    with Image.open(io.BytesIO(png)) as image:
        whole = image.convert("RGB")
    return whole.resize((width, round(whole.height * width / whole.width)), Image.Resampling.LANCZOS)


async def move(page: Page, path: Path) -> None:
    """The match is played for a while, taking what brings most."""
    pictures = [small(await seen(page), MOVING)]
    for _ in range(STEPS):
        dock, before = await panel(page), await page.evaluate(QUESTION)
        buttons = dock.locator("button[data-use*=':p:']:enabled, button[data-use*=':anyway:']:enabled")
        labels = await buttons.all_inner_texts()
        if not labels:
            break
        await buttons.nth(max(range(len(labels)), key=lambda number: gain(labels[number]))).click()
        await changed(page, QUESTION, before, SOON)
        await settled(page)
        await page.evaluate(TABLE)
        pictures.append(small(await seen(page), MOVING))
    times = [STILL] * (len(pictures) - 1) + [LAST]
    pictures[0].save(path, save_all=True, append_images=pictures[1:], duration=times, loop=0, quality=72, method=6)


def gain(label: str) -> int:
    return max([int(found.replace("−", "-")) for found in re.findall(r"[+−]\d+", label)], default=0)


def run(folder: Path = FOLDER, everything: Path | None = None) -> None:
    if everything is not None:
        everything.mkdir(parents=True, exist_ok=True)
    asyncio.run(main(folder, everything))
