"""`python -m tests.playthroughs [game …]`: write the goldens anew, after a change that was meant to change them."""

import sys

from tests.contract.tables import tables

from .record import FOLDER, file, playthrough


def main(names: list[str]) -> int:
    kept = set()
    for table in tables():
        kept.add(file(table))
        if names and table.game not in names:
            continue
        file(table).write_text(playthrough(table), "utf-8")
    if not names:
        for orphan in set(FOLDER.glob("*.txt")) - kept:
            orphan.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
