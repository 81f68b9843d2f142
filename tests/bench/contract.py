"""Long form of the contracts: every one that is kept at every table, at every moment of its match."""

from collections.abc import Callable, Iterator
from typing import Any

from tests.contract import test_answers, test_events, test_matches, test_order, test_saves, test_secrets, test_texts
from tests.contract.tables import every_table, tables
from tests.contract.watch import closely

from .figure import Figure, Limits

LONG = True
FILES = (test_answers, test_events, test_matches, test_order, test_saves, test_secrets, test_texts)


def contracts() -> list[Callable[..., Any]]:
    tests = [found for file in FILES for found in vars(file).values() if callable(found)]
    return [test for test in tests if every_table.mark in getattr(test, "pytestmark", ())]


def run(limits: Limits) -> Iterator[Figure]:
    """Raises where one is not kept."""
    for table in tables():
        if table.game in limits.games():
            with closely():
                for contract in contracts():
                    contract(table)
            yield Figure(f"contract.{table}", len(contracts()), "contracts kept")
