"""The commands that write a match into a file and take one from it. They need nothing of Discord."""

import asyncio
import sys
from pathlib import Path

from bot.chosen import Unfit, components, settings
from bot.settings import Settings
from bot.speech import DEFAULT
from bot.store import Store, StoreError
from bot.table.archive import NotBegun, Unfinished, put, recording
from bot.table.game import NoSuchGame
from engine import BadRecording, BrokenSave, Differs, Recording

STDOUT = Path("-")


def export(number: int, file: Path | None) -> None:
    chosen = settings()
    components(chosen)
    found = asyncio.run(read(chosen, number))
    place = file or Path(f"{found.game}-{number}.json")
    if place == STDOUT:
        sys.stdout.buffer.write(found.write())
        return
    try:
        with place.open("xb") as out:
            out.write(found.write())
    except FileExistsError as error:
        raise Unfit(f"{place} is there already; it was left as it is, choose another name.") from error
    except OSError as error:
        raise Unfit(f"{place} cannot be written: {error.strerror}.") from error
    print(f"Match {number} is in {place}." + ("" if found.result else " It is unfinished."))


async def read(chosen: Settings, number: int) -> Recording:
    if isinstance(chosen.database, Path) and not chosen.database.exists():
        raise Unfit(f"There is no database {chosen.database}.")
    try:
        async with await Store.open(chosen.database) as store:
            row = await store.match(number)
            if row is None:
                raise Unfit(f"There is no match {number}.")
            return await recording(store, row)
    except StoreError as error:
        raise Unfit(str(error)) from error
    except NotBegun as error:
        raise Unfit(f"Match {number} has not begun.") from error
    except NoSuchGame as error:
        raise Unfit(f"Match {number} is one of {error.game}, a game that is not here.") from error
    except BrokenSave as error:
        raise Unfit(f"Match {number} cannot be read: {error}.") from error


def take_in(file: Path) -> None:
    chosen = settings()
    components(chosen)
    try:
        found = Recording.of(file)
    except OSError as error:
        raise Unfit(f"{file} cannot be read: {error.strerror}.") from error
    except BadRecording as error:
        raise Unfit(f"{file} cannot be taken in: {error}.") from error
    try:
        number = asyncio.run(keep(chosen, found))
    except Differs as error:
        raise Unfit(f"{file} cannot be taken in: {error}.") from error
    except Unfinished as error:
        raise Unfit(f"{file} was played again and holds, but the match in it is unfinished; it was not taken in.") \
            from error
    except StoreError as error:
        raise Unfit(str(error)) from error
    print(f"{file} was played again and holds. It is match {number} now: /replay match:{number}")


async def keep(chosen: Settings, found: Recording) -> int:
    async with await Store.open(chosen.database) as store:
        return await put(store, found, DEFAULT)
