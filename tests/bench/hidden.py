"""Long form of the contract about pictures: every picture of every table, drawn twice, with other secrets."""

from collections.abc import Iterator

from tests.contract.tables import tables
from tests.contract.test_secrets import compare_pictures, compare_words, pictures, readers
from tests.contract.walk import rounds

from .figure import Figure, Limits

LONG = True
STOPS = 3


def run(limits: Limits) -> Iterator[Figure]:
    """Raises if a picture or its words would differ had hidden things been dealt otherwise."""
    for table in tables():
        if table.game in limits.games():
            compared = 0
            for match in rounds(table, "picture", STOPS):
                for reader in readers(table):
                    scenes = pictures(match, reader)
                    compare_words(match, reader, scenes)
                    compare_pictures(match, reader, scenes)
                    compared += len(scenes)
            yield Figure(f"hidden.{table}", compared, "pictures")
