"""Which matches are kept as recordings, and how they are made: easy bots play, so they look like matches of people."""

from pathlib import Path

from engine import Answer, Match, Plan, Played, Recording, Sitter, recorded, think
from tests.contract.tables import Table, tables

FOLDER = Path(__file__).parent
SEED, LEVEL = "recording", "easy"
NAMES = ("Birch", "Alder", "Rowan", "Hazel", "Maple", "Aspen")


def kept() -> list[Table]:
    """Every mode of every game once: for one player, for two and for several, and each value of each setting."""
    found: dict[tuple[object, ...], Table] = {}
    for table in tables():
        found.setdefault((table.game, table.options, table.seats == 1 if table.options else min(table.seats, 3)), table)
    return list(found.values())


def file(table: Table) -> Path:
    return FOLDER / f"{table}.json"


def played(table: Table) -> Recording:
    match = table.open(SEED)
    options, done, plans = dict(match.options), list[Played](), [Plan(LEVEL, ())] * table.seats
    while waiting := match.waiting:
        seat = waiting[0]
        given = plans[seat].next(match, seat) or thought(match, seat, f"{table} {seat} {match.count(seat)}")
        done.append(Played(seat, given[0], "bot"))
        plans[seat] = given[1]
        match.play(seat, given[0])
    sitters = [Sitter(name, LEVEL) for name in NAMES[: table.seats]]
    return recorded(table.rules, options, SEED, sitters, done)


def thought(match: Match, seat: int, key: str) -> tuple[Answer, Plan]:
    first, *rest = think(LEVEL, match.redealt(seat, key), seat, key).steps
    return first.answer, Plan(LEVEL, tuple(rest))
