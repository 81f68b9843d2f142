"""What a playthrough tells the players to do: its answers in their order, and after which of them to look around."""

import re
from dataclasses import dataclass, replace
from random import Random

from engine import Answer, Match
from engine.bots import guess
from engine.notation import meant, word
from tests.contract.walk import step

EVERY = 20  # moves between two looks, where nothing says when
NEAR = 5    # how far an answer is looked for when questions have come or gone
LINE = re.compile(r"> (?P<seat>\d+)(?: (?P<ask>\S+))?: (?P<words>.*)")
LOOK = "   views: "


@dataclass(frozen=True, slots=True)
class Move:
    seat: int
    ask: str   # empty: an anytime action
    words: str
    line: int  # of the file
    look: bool = False

    def __str__(self) -> str:
        return f"> {' '.join([str(self.seat), self.ask]).strip()}: {self.words}"

    def answer(self, match: Match) -> Answer | None:
        """None where the match does not ask this, or does not take this answer."""
        return meant(match, self.seat, self.ask, self.words)


def moves(text: str) -> list[Move]:
    found: list[Move] = []
    for number, line in enumerate(text.splitlines(), 1):
        if told := LINE.fullmatch(line):
            found.append(Move(int(told["seat"]), told["ask"] or "", told["words"], number))
        elif found and line.startswith(LOOK):
            found[-1] = replace(found[-1], look=True)
    return found


@dataclass(frozen=True, slots=True)
class Done:
    seat: int
    answer: Answer
    look: bool


class Stuck(AssertionError):
    """The match does not take what is written."""


class Replay:
    """The written answers and nothing else."""

    def __init__(self, text: str) -> None:
        self.left = moves(text)

    def __call__(self, match: Match) -> Done:
        if not self.left:
            raise Stuck(f"after the last answer: {'; '.join(asked(match, seat) for seat in match.waiting)}")
        move = self.left.pop(0)
        answer = move.answer(match)
        if answer is None:
            raise Stuck(f"line {move.line}: {move}\nis not taken here: {asked(match, move.seat)}")
        return Done(move.seat, answer, move.look)


class Resume:
    """The written answers as far as they go; where they do not, some other, and then theirs again."""

    def __init__(self, name: str, text: str = "") -> None:
        self.name, self.left = name, moves(text)
        self.number = self.asked_more = 0

    def __call__(self, match: Match) -> Done:
        self.number += 1
        chance = Random(f"{self.name} {self.number}")
        if not self.left:
            return Done(*step(match, chance), look=self.number % EVERY == 0)
        first = self.left[0]
        prompt = match.prompt(first.seat) if first.seat < match.seats else None
        if prompt is None or prompt.ask != first.ask or first.answer(match) is not None:
            for skipped, move in enumerate(self.left[:NEAR]):
                if (answer := move.answer(match)) is not None:
                    return self.drop(skipped + 1, Done(move.seat, answer, move.look))
        if prompt is None:
            return self.more(Done(*step(match, chance), look=False))
        other = guess(prompt, chance.random)
        if prompt.ask == first.ask:
            return self.drop(1, Done(first.seat, other, first.look))
        return self.more(Done(first.seat, other, look=False))

    def drop(self, moves: int, done: Done) -> Done:
        self.asked_more = 0
        del self.left[:moves]
        return done

    def more(self, done: Done) -> Done:
        """A question that nothing is written for. After several of them the written answer will not come any more."""
        self.asked_more += 1
        return self.drop(1, done) if self.asked_more == NEAR else done


def asked(match: Match, seat: int) -> str:
    """What the seat could do, for whoever has to find out why it cannot do what is written."""
    if seat >= match.seats:
        return f"there is no seat {seat}"
    doing = [word(match.game, option) for option in match.asides(seat)]
    prompt = match.prompt(seat)
    waited = f"seat {seat} is asked nothing" if prompt is None else f"seat {seat} is asked {prompt}"
    return f"{waited}; at any time it may: {', '.join(doing) or 'nothing'}"
