"""How a hard bot does against a plain search with as many nodes: a tree over information sets, with matches played to
their end by lot (`yardstick GAME --matches N`). It knows which answers are worth a thought, and nothing else of a game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from typing import TYPE_CHECKING

from engine import LEVELS, Answer, Match, Plan
from engine.bots import budget, guess
from engine.bots.duel import Ring, duel
from engine.bots.judged import judgement
from engine.bots.plan import foreseen

from .figure import Figure, Limits

if TYPE_CHECKING:
    from collections.abc import Iterator

LONG = True
MATCHES = 10
CURIOUS = 0.7
NAME = "tree"


@dataclass(slots=True)
class Node:
    """By how often it was tried, could have been tried, and how it went for who answers."""

    seat: int = -1
    tried: int = 0
    open: int = 0
    won: float = 0.0
    after: dict[Answer, Node] = field(default_factory=dict)


def run(limits: Limits) -> Iterator[Figure]:
    for name, game in limits.games().items():
        for seats in dict.fromkeys((2, game.meta.seats[-1])):
            ring, title = Ring(["hard", NAME], others={NAME: tree}), f"yardstick {name} {seats} seats"
            *_, end = duel(game, ring, seats, min(limits.matches, MATCHES), "yardstick", {})
            (low, high), wins = end["interval"]["hard"], end["wins"]
            yield Figure(f"{title} hard", 100 * wins["hard"], f"% [{100 * low:.0f}–{100 * high:.0f}]")
            yield Figure(f"{title} ratio", wins["hard"] / max(wins[NAME], 1 / end["matches"]), "× its victories")
            yield Figure(f"{title} seconds", end["seconds"][NAME]["max"], "s at most")


def tree(match: Match, seat: int, key: str) -> Plan:
    judged = judgement(match.game.meta.name)
    if judged is None:
        raise ValueError(f"{match.game.meta.name} has no judgement")
    world, root, chance = match.redealt(seat, key), Node(), Random(key)
    left = budget.Budget(int(LEVELS["hard"].nodes * judged.pace))
    number = 0
    while not left.spent:
        deal = world.redealt(seat, f"{key}/{number}")
        left.spend(budget.DEALT)
        path = descend(deal, root, chance, left)
        shares = played_out(deal, chance, left)
        for node in path:
            node.tried += 1
            node.won += shares[node.seat]
        number += 1
    best = max(root.after, key=lambda answer: root.after[answer].tried)
    return foreseen(NAME, world, seat, [best])


def descend(match: Match, root: Node, chance: Random, left: budget.Budget) -> list[Node]:
    """Along the tree to a node that was never tried."""
    judged, node, path = judgement(match.game.meta.name), root, list[Node]()
    while match.waiting and judged is not None:
        seat = match.waiting[0]
        answers = judged.answers(match, seat)
        children = [(answer, node.after.setdefault(answer, Node(seat))) for answer in answers]
        for _, child in children:
            child.open += 1
        fresh = [entry for entry in children if not entry[1].tried]
        answer, node = chance.choice(fresh) if fresh else max(children, key=lambda entry: promise(entry[1]))
        match.play(seat, answer)
        left.spend(budget.ANSWER)
        path.append(node)
        if fresh:
            break
    return path


def promise(node: Node) -> float:
    return node.won / node.tried + CURIOUS * sqrt(log(node.open) / node.tried)


def played_out(match: Match, chance: Random, left: budget.Budget) -> list[float]:
    """By lot to the end; each seat's share of the victory."""
    while match.waiting:
        seat = match.waiting[0]
        if (prompt := match.prompt(seat)) is not None:
            match.play(seat, guess(prompt, chance.random))
        left.spend(budget.ANSWER)
    result = match.result
    winners = result.winners if result else ()
    return [float(seat in winners) / max(1, len(winners)) for seat in range(match.seats)]
