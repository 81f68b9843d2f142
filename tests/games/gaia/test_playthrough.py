"""A match with every option, written down: `python -m tests.games.gaia.test_playthrough` writes it anew."""

from pathlib import Path

from tests.contract.tables import Table
from tests.playthroughs.record import check, write

from .table import ALL

TABLE = Table("gaia", 4, tuple(ALL.items()))
GOLDEN = Path(__file__).parent / "everything.txt"


def test_the_match_with_every_option_is_played_the_same() -> None:
    check(TABLE, GOLDEN, "python -m tests.games.gaia.test_playthrough")


def test_it_shows_every_option_at_work() -> None:
    text = GOLDEN.read_text("utf-8")
    wanted = ("capture:", "protected by", "lost by", "turned", "scattered", "claimed by", "abandoned", "count=2")
    assert [happening for happening in wanted if happening not in text] == []


if __name__ == "__main__":
    write(TABLE, GOLDEN)
