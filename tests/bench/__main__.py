"""`python -m tests.bench [name …] [GAME] [--seconds S] [--matches N]`: figures, one `name value unit` a line.

They are for reading, and no verdict; a long form of tests ends with an error where something does not hold.

A benchmark is a module here with `run(limits: Limits) -> Iterable[Figure]`; a new one needs no line in this file.
Without a name all run but those that say `LONG = True`.
"""

import argparse
import sys
from importlib import import_module
from pkgutil import iter_modules

import tests.bench
from engine import games

from .figure import Limits

NOT_ONE = ("__main__", "figure", "papers")


def main() -> int:
    usual = Limits()
    known = sorted(module.name for module in iter_modules(tests.bench.__path__) if module.name not in NOT_ONE)
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="Thicket's benchmarks.")
    parser.add_argument("names", nargs="*", metavar="name", help=", ".join(known))
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="bound of each benchmark")
    parser.add_argument("--matches", type=int, default=usual.matches, help="how many matches a long form plays")
    parser.add_argument("--game", choices=sorted(games()), help="of one game only")
    given = parser.parse_args()
    if given.names and given.names[-1] in games():
        given.game = given.names.pop()
    if unknown := sorted(set(given.names) - set(known)):
        parser.error(f"there is no benchmark {', '.join(unknown)}; there is {', '.join(known)}")
    for name in given.names or known:
        module = import_module(f"tests.bench.{name}")
        if not hasattr(module, "run") or (not given.names and getattr(module, "LONG", False)):
            continue
        for figure in module.run(Limits(given.seconds, given.matches, given.game)):
            print(figure, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
