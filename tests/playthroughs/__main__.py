"""`python -m tests.playthroughs [game or table …]`: write the goldens anew, after a change that was meant.

Answers that the match still takes stay as they are.
"""

import sys

from tests.contract.tables import tables

from .record import FOLDER, file, write


def main(names: list[str]) -> int:
    kept = set()
    for table in tables():
        kept.add(file(table))
        if not names or {table.game, str(table)} & set(names):
            write(table, file(table))
    if not names:
        for orphan in set(FOLDER.glob("*.txt")) - kept:
            orphan.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
