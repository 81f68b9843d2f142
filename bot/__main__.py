"""The command line. Every process that draws reads this file too: it loads nothing before it knows what is wanted."""

import argparse
import sys
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
    return parser.parse_args()


def version() -> str:
    try:
        return metadata.version("thicket")
    except metadata.PackageNotFoundError:
        return "(not installed)"


def run() -> None:
    given = arguments()
    try:
        from bot import program  # noqa: PLC0415 - see above
    except KeyboardInterrupt:
        sys.exit(130)  # there is nothing to close yet
    try:
        match given.command:
            case "backup":
                program.save(given.file)
            case "restore":
                program.put_back(given.file)
            case _:
                program.serve()
    except program.Unfit as error:
        sys.exit(str(error))


if __name__ == "__main__":
    run()
