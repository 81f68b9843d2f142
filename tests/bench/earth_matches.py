"""2,000 random matches of Earth over all player counts, modes, levels and settings; none may crash or lose a card.

`python -m tests.bench.earth_matches [N]`, or `python -m tests.bench earth_matches --matches N`.
"""

import sys
from collections.abc import Iterator
from itertools import cycle, islice, product
from time import process_time

from engine import Match, RandomBot
from engine.games.earth import GAME

from .figure import Figure, Limits

LONG = True
USUAL = 2_000
LOOK = 40  # moves between two counts of the cards


def ways() -> Iterator[tuple[int, dict[str, str]]]:
    """Every player count with every combination of the settings made for it."""
    for seats in GAME.meta.seats:
        able = [setting for setting in GAME.meta.settings if not setting.seats or seats in setting.seats]
        for values in product(*[setting.offered(seats) for setting in able]):
            yield seats, {setting.name: value for setting, value in zip(able, values, strict=True)}


def play(seats: int, options: dict[str, str], seed: int) -> int:
    """The number of moves; raises if anything goes wrong."""
    match, bot, moves = Match.new(GAME, seats, str(seed), options), RandomBot(seed), 0
    census = GAME.census(match.state, match.agenda)
    while waiting := match.waiting:
        seat = waiting[moves % len(waiting)]
        match.play(seat, bot.answer(match, seat))
        moves += 1
        if moves % LOOK == 0 and GAME.census(match.state, match.agenda) != census:
            raise AssertionError(f"a card is lost: {seats} seats, {options}, seed {seed}, move {moves}")
    if match.result is None:
        raise AssertionError(f"stuck: {seats} seats, {options}, seed {seed}")
    return moves


def run(limits: Limits) -> Iterator[Figure]:
    matches = min(limits.matches, USUAL)
    start, moves = process_time(), 0
    for seed, (seats, options) in enumerate(islice(cycle(list(ways())), matches)):
        moves += play(seats, options, seed)
    yield Figure("earth matches over all modes", matches, "matches")
    yield Figure("earth moves in them", moves, "moves")
    yield Figure("earth CPU time for them", process_time() - start, "s")


def main() -> None:
    for figure in run(Limits(matches=int(sys.argv[1]) if len(sys.argv) > 1 else USUAL)):
        print(figure, flush=True)


if __name__ == "__main__":
    main()
