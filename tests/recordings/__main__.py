"""`python -m tests.recordings [game or table …]`: play and write the recordings anew, after a change that was meant."""

import sys

from .matches import FOLDER, file, kept, played


def main(names: list[str]) -> int:
    tables = kept()
    for table in tables:
        if not names or {table.game, str(table)} & set(names):
            file(table).write_bytes(played(table).write())
    if not names:
        for orphan in set(FOLDER.glob("*.json")) - {file(table) for table in tables}:
            orphan.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
