"""`python -m tests.saves game …`: keep matches of the game's present rules, three moments of each table.

What is there stays: a released save is never written again.
"""

import sys
from pathlib import Path

from engine import games
from tests.contract.tables import sample
from tests.contract.walk import rounds

MOMENTS = 3


def main(names: list[str]) -> int:
    for name in names:
        game = games()[name]
        for table in sample(game):
            what = str(table).removeprefix(f"{name}-")
            for number, match in enumerate(rounds(table, "save", MOMENTS)):
                file = Path(__file__).parent / f"{name}-rules{game.meta.rules}-{what}-{'abc'[number]}.json"
                if not file.exists():
                    file.write_bytes(match.save())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
