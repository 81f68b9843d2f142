"""A match with every option, written down: `python -m tests.games.gaia.test_playthrough` writes it anew."""

from pathlib import Path

from tests.contract.tables import Table
from tests.playthroughs.record import playthrough

from .table import ALL

TABLE = Table("gaia", 4, tuple(ALL.items()))
GOLDEN = Path(__file__).parent / "everything.txt"


def test_the_match_with_every_option_is_played_the_same() -> None:
    written, played = GOLDEN.read_text("utf-8").splitlines(), playthrough(TABLE).splitlines()
    differing = [pair for pair in zip(written, played, strict=False) if pair[0] != pair[1]]
    assert differing[:1] == []
    assert len(played) == len(written)


def test_it_shows_every_option_at_work() -> None:
    text = GOLDEN.read_text("utf-8")
    wanted = ("capture:", "protected by", "lost by", "turned", "scattered", "claimed by", "abandoned", "count=2")
    assert [happening for happening in wanted if happening not in text] == []


if __name__ == "__main__":
    GOLDEN.write_text(playthrough(TABLE), "utf-8")
