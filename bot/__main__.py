"""The command line. Every process that draws reads this file too: it loads nothing before it knows what is wanted."""

import argparse
import sys
from collections.abc import Callable
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import Any


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="thicket", usage="thicket [COMMAND]", allow_abbrev=False, formatter_class=argparse.RawTextHelpFormatter,
        description=(
            "Slow board games about nature, played move by move inside a Discord server.\n"
            "Without a command it runs; without a bot's token, on a page of this computer."
        ),
        epilog="Settings are read from the environment and from a file .env; .env.example says what each means.",
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {version()}", help="which version this is")
    commands = parser.add_subparsers(dest="command", title="commands", metavar="COMMAND", prog="thicket")
    named(commands, "check", "whether settings, token, database, fonts and pictures are good, a line each")
    named(commands, "invite", "the link that brings the bot to a server")
    saving = named(commands, "backup", "copies the database into FILE, also while it runs")
    saving.add_argument("file", type=Path, metavar="FILE", help="where there is no file yet")
    putting = named(commands, "restore", "puts FILE in the place of the database, which is kept aside")
    putting.add_argument("file", type=Path, metavar="FILE", help="a backup")
    writing = named(commands, "export", "writes MATCH into FILE: settings, seats, every answer as text, the result")
    writing.add_argument("match", type=int, metavar="MATCH", help="its number, as /games shows it")
    writing.add_argument("file", type=Path, metavar="FILE", nargs="?", help="where there is no file yet; -: print it")
    reading = named(commands, "import", "plays the match in FILE again, says where it differs, and keeps it")
    reading.add_argument("file", type=Path, metavar="FILE", help="what export has written")
    named(commands, "ratings", "works out all ratings and statistics anew from the results, while it does not run")
    named(commands, "workshop", "draws and thinks for all on the same database of PostgreSQL, from any machine")
    return parser.parse_args()


def named(commands: Any, name: str, said: str) -> argparse.ArgumentParser:
    """The same sentence in the list of all commands and in its own help."""
    found: argparse.ArgumentParser = commands.add_parser(name, help=said, description=f"{said[0].upper()}{said[1:]}.")
    return found


def version() -> str:
    try:
        return metadata.version("thicket")
    except metadata.PackageNotFoundError:
        return "(not installed)"


def wanted(given: argparse.Namespace) -> Callable[[], None]:  # noqa: PLR0911 - one for each command
    """What is to be done, loaded: copying needs little of it."""
    match given.command:
        case "backup" | "restore":
            from bot.copies import put_back, save  # noqa: PLC0415 - see above

            return partial(save if given.command == "backup" else put_back, given.file)
        case "export":
            from bot.recordings import export  # noqa: PLC0415

            return partial(export, given.match, given.file)
        case "import":
            from bot.recordings import take_in  # noqa: PLC0415

            return partial(take_in, given.file)
        case "ratings":
            from bot.recount import ratings  # noqa: PLC0415

            return ratings
        case "check":
            from bot.checkup import check  # noqa: PLC0415

            return check
        case "invite":
            from bot.invite import invite  # noqa: PLC0415

            return invite
        case "workshop":
            from bot.workshop import serve as work  # noqa: PLC0415

            return work
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
