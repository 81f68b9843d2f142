"""`thicket check`: a line for each thing that the program needs, found out before anybody plays. Changes nothing."""

import asyncio
import base64
import binascii
import io
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

from bot.chosen import Unfit, settings
from bot.chosen import components as use
from bot.paint.painter import Order, Painter
from bot.settings import Settings
from bot.store import Address, StoreError, backup, examined
from bot.store.address import Place
from engine import Match, games
from render import Scene
from render.labels import font
from render.paintings import ROOM, root

KILO, MEGA = 1000, 1024 * 1024


def check() -> None:
    """Ends with an error if one of them is missing."""
    fine = [told(name, found) for name, found in checks()]
    if not all(fine):
        sys.exit(1)


def told(name: str, found: Callable[[], str]) -> bool:
    try:
        print(f"{name}: {found()}", flush=True)
    except Unfit as error:
        print(f"{name}: NOT GOOD. {error}", flush=True)
        return False
    return True


def checks() -> Iterator[tuple[str, Callable[[], str]]]:
    try:
        chosen = settings()
    except Unfit as error:
        sentence = str(error)

        def unfit() -> str:
            raise Unfit(sentence)

        yield "settings", unfit
        return
    yield "settings", lambda: "can be read"
    yield "token", lambda: token(chosen)
    yield "components", lambda: components(chosen)
    yield "database", lambda: database(chosen.database)
    yield "fonts", fonts
    yield "picture", lambda: picture(chosen)
    yield "paintings", kept


def token(chosen: Settings) -> str:
    """Whether it could be one; Discord is not asked. Its first part is the bot's number."""
    if chosen.token is None:
        return f"none, so a page is opened on this computer, at port {chosen.port}"
    first, *others = chosen.token.split(".")
    try:
        number = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, ValueError):
        number = ""
    if not number.isdecimal() or len(others) != 2 or not all(others):
        raise Unfit("DISCORD_TOKEN is not what a bot’s token looks like; copy it again from the developer portal.")
    return f"looks like that of the bot {number}"


def components(chosen: Settings) -> str:
    use(chosen)
    return ", ".join([f"{name} from {path}" for name, path in chosen.data.items()]) or "as they come"


def database(path: Place) -> str:
    """A backup of it is made and thrown away: whatever could be wrong with the file is found by that."""
    if isinstance(path, Address):
        return asyncio.run(on_server(path))
    if not path.exists():
        folder = path.absolute().parent
        if not os.access(folder, os.W_OK):
            raise Unfit(f"Nothing can be written into {folder}, where the database {path} would be.")
        return f"{path} is not there yet, and will be made"
    with TemporaryDirectory() as aside:
        copy = Path(aside) / "copy.sqlite3"
        try:
            backup(path, copy)
        except StoreError as error:
            raise Unfit(str(error)) from error
        return f"{path} is sound, {copy.stat().st_size // KILO} kB"


async def on_server(place: Address) -> str:
    try:
        schema, size = await examined(place)
    except StoreError as error:
        raise Unfit(str(error)) from error
    if not schema:
        return f"{place} answers and has no tables yet; they will be made"
    return f"{place} answers, with schema {schema} and {size // KILO} kB"


def fonts() -> str:
    try:
        return " ".join(map(str, font(12).getname()))
    except OSError as error:
        raise Unfit(f"The font that the pictures are lettered with is missing: {error}.") from error


def kept() -> str:
    """What takes long to paint is there at the next start; a folder that cannot be written costs time, nothing else."""
    place, room = root(), ROOM // MEGA
    used = sum(path.stat().st_size for path in place.rglob("*") if path.is_file()) // MEGA
    first = next((folder for folder in (place, *place.parents) if folder.exists()), place)
    if not os.access(first, os.W_OK):
        return f"not kept, for nothing can be written into {first}"
    return f"kept in {place}, {used} of {room} MB"


def picture(chosen: Settings) -> str:
    """Drawn as every other: in a process of its own."""
    game = games()["ecosystem"]
    view = Match.new(game, 2, "check").view(None)
    painter = Painter()
    try:
        drawn = asyncio.run(painter.paint(Order(view, Scene("table"), ("Ada", "Bela"), "en", chosen.theme)))
    except Exception as error:
        raise Unfit(f"No picture can be drawn: {error}.") from error
    finally:
        painter.close()
    with Image.open(io.BytesIO(drawn.data)) as opened:
        return f"{opened.format} of {opened.width} × {opened.height}, {len(drawn.data) // KILO} kB"
