"""The command line. Every process that draws reads this file too: it loads nothing before it knows what is wanted."""

import argparse
import sys
from collections.abc import Callable
from functools import partial
from importlib import metadata
from pathlib import Path


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="thicket", description="Board games about nature in a Discord server; without a token, on a page here.",
        epilog="Without a command it runs. Every setting stands with its meaning in .env.example.", allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {version()}")
    commands = parser.add_subparsers(dest="command", title="commands", metavar="COMMAND")
    saving = commands.add_parser("backup", help="copy the database into FILE, also while it runs")
    saving.add_argument("file", type=Path, metavar="FILE", help="where there is no file yet")
    putting = commands.add_parser("restore", help="put FILE in the place of the database, which is kept aside")
    putting.add_argument("file", type=Path, metavar="FILE", help="a backup")
    commands.add_parser("check", help="say of settings, token, database, fonts and pictures whether they are good")
    commands.add_parser("invite", help="print the link that brings the bot to a server")
    return parser.parse_args()


def version() -> str:
    try:
        return metadata.version("thicket")
    except metadata.PackageNotFoundError:
        return "(not installed)"


def wanted(given: argparse.Namespace) -> Callable[[], None]:
    """What is to be done, loaded: copying needs little of it."""
    match given.command:
        case "backup":
            from bot.copies import save  # noqa: PLC0415 - see above

            return partial(save, given.file)
        case "restore":
            from bot.copies import put_back  # noqa: PLC0415

            return partial(put_back, given.file)
        case "check":
            from bot.checkup import check  # noqa: PLC0415

            return check
        case "invite":
            from bot.invite import invite  # noqa: PLC0415

            return invite
        case _:
            from bot.program import serve  # noqa: PLC0415

            return serve


def run() -> None:
    given = arguments()
    try:
        command = wanted(given)
        from bot.chosen import Unfit  # noqa: PLC0415
    except KeyboardInterrupt:
        sys.exit(130)  # there is nothing to close yet
    try:
        command()
    except Unfit as error:
        sys.exit(str(error))


if __name__ == "__main__":
    run()
