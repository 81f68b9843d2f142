"""The commands that copy the database. They need nothing of Discord, and are done before it would be loaded."""

from pathlib import Path

from bot.chosen import Unfit, settings
from bot.store import StoreError, backup, restore


def save(file: Path) -> None:
    chosen = settings()
    try:
        backup(chosen.database, file)
    except StoreError as error:
        raise Unfit(str(error)) from error
    print(f"The backup is in {file}.")


def put_back(file: Path) -> None:
    chosen = settings()
    try:
        kept = restore(file, chosen.database)
    except StoreError as error:
        raise Unfit(str(error)) from error
    print(f"{chosen.database} is now as {file} is.")
    if kept is not None:
        print(f"What it was before is kept in {kept}.")
