"""How often a person presses from the ping to the end of his part, through the stand-in, against bots.

*Play* on the ping is one press, a button one, a menu one to open it and one for each choice, a form one to open it, one
for each thing written and one to send it. The person acts where he may, does at once what can be done at once, and else
chooses at random, from a known seed, so that the same matches are played again whatever the panels look like. Only a
card that is offered together with its best place he takes there, if it is the card he chose: who wants it elsewhere
presses once more. He shares out all the pieces there are: every other time as *Fill* does it, otherwise one by one.
What throws something away he does anyway, which is one press more.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from bot.paint.painter import Painter
from bot.playground import Payload, Playground
from bot.talk.answers import word
from bot.talk.marks import chosen, filled, unmarked
from engine import Answer, Counted, Match, Pick, Picked, Placed, Prompt, Share, Shared, answer, choices
from engine.bots import guess
from tests.bot.club import Club, buttons, menus, running
from tests.bot.sketch import sketch

from .figure import Figure, Limits

PLAY = 1
BOTS = {"gaia": 2}
AT_ONCE = "-all"  # how Earth's answers end that stand for several
HALF = 0.5


class Hand:
    """One person at a table: what he decides, and how often he presses for it."""

    def __init__(self, club: Club, seed: str) -> None:
        self.club, self.chance, self.pressed = club, Random(seed).random, 0

    @property
    def match(self) -> Match:
        return self.club.client.services.sessions.live[1].match

    async def part(self) -> tuple[str, int]:
        """Everything that is asked until the part is over: what part it is, and the presses."""
        panel = await self.club.slash("Ada", "general", "play")
        part, kind, self.pressed = part_of(self.match), kind_of(self.match), PLAY
        while (prompt := self.match.prompt(0)) and part_of(self.match) == part:
            panel = await self.give(panel, prompt, decided(self.sound(prompt), self.chance))
            if sure := [custom_id for custom_id in buttons(panel).values() if ":anyway:" in custom_id]:
                panel = await self.press(panel, sure[0])
        return kind, self.pressed

    def sound(self, prompt: Prompt) -> Prompt:
        """Nobody chooses on purpose what throws something away, if there is anything else."""
        if not isinstance(prompt, Pick) or prompt.most != 1:
            return prompt
        options = tuple([each for each in prompt.options if not self.match.waste(0, Picked((each,)))])
        return replace(prompt, options=options or prompt.options)

    async def give(self, panel: Payload, prompt: Prompt, given: Answer) -> Payload:
        keys = wanted(prompt, given)
        straight = [word(self.match, 0, each.answers) for each in self.match.shortcuts(0) if each.answers[0] == given]
        if ids := [custom_id for each in straight for custom_id in ending(panel, f":atonce:{each}")]:
            return await self.press(panel, ids[0])
        if ids := ending(panel, ":fill:0" if is_filled(prompt, given) else ":none" if not keys else "?"):
            return await self.press(panel, ids[0])
        if any(":mark:" in custom_id for custom_id in buttons(panel).values()):
            return await self.mark(panel, [option.key for option in choices(prompt)], keys)
        if ids := ending(panel, ":write"):
            return await self.write(panel, ids[0], keys)
        while True:
            if len(keys) == 1 and (ids := ending(panel, f":p:{keys[0]}")):
                return await self.press(panel, ids[0])
            for custom_id, values in menus(panel).items():
                if ":#menu:" in custom_id and set(keys) <= set(values):
                    self.pressed += 1 + len(keys)
                    return await self.club.give("Ada", panel, custom_id, tuple(keys))
            panel = await self.press(panel, max([i for i in buttons(panel).values() if ":menupage:" in i], key=page_of))

    async def press(self, panel: Payload, custom_id: str) -> Payload:
        self.pressed += 1
        return await self.club.give("Ada", panel, custom_id, None)

    async def mark(self, panel: Payload, offered: list[str], wanted: list[str]) -> Payload:
        """The last that there may be answers by itself."""
        count = self.match.count(0)
        for key in wanted:
            panel = await self.press(panel, ending(panel, f".{offered.index(key)}", ":mark:")[0])
        sure = any(":anyway:" in custom_id for custom_id in buttons(panel).values())
        if self.match.count(0) != count or sure:
            return panel
        return await self.press(panel, ending(panel, "", ":done:")[0])

    async def write(self, panel: Payload, custom_id: str, wanted: list[str]) -> Payload:
        self.pressed += 2 + len(wanted)
        opened = await self.club.playground.click("Ada", panel, custom_id)
        return await self.club.settled(await self.club.playground.submit(opened, {"answer": ", ".join(wanted)}))


def page_of(custom_id: str) -> int:
    return int(custom_id.rpartition(":")[2])


def ending(panel: Payload, end: str, within: str = "") -> list[str]:
    return [custom_id for custom_id in buttons(panel).values() if custom_id.endswith(end) and within in custom_id]


def decided(prompt: Prompt, chance: Callable[[], float]) -> Answer:
    """Whoever may do something does, and all of it with one press where there is one for it."""
    match prompt:
        case Share() if chance() < HALF:
            return Shared(tuple(Counter(chosen(prompt, filled(prompt, unmarked(prompt)))).items()))
        case Share():
            return guess(replace(prompt, least=prompt.most), chance)
        case Pick():
            whole = tuple([option for option in prompt.options if option.word.endswith(AT_ONCE)])
            return guess(replace(prompt, least=max(1, prompt.least), options=whole or prompt.options), chance)
        case _:
            return guess(prompt, chance)


def is_filled(prompt: Prompt, given: Answer) -> bool:
    """Whether one press of *Fill* gives this answer."""
    return isinstance(prompt, Share) and given == answer(prompt, chosen(prompt, filled(prompt, unmarked(prompt))))


def wanted(prompt: Prompt, given: Answer) -> list[str]:
    """The keys of what is chosen."""
    match given:
        case Picked():
            return [option.key for option in given.options]
        case Shared():
            return [option.key for option, n in given.parts for _ in range(n)]
        case Placed() | Counted():
            return [option.key for option in choices(prompt) if answer(prompt, (option,)) == given]


def part_of(match: Match) -> object:
    """What stays the same from a ping to the next: in Earth all of a turn, whose steps follow without one."""
    return (match.state.turn, match.state.active) if match.game.meta.name == "earth" else match.beats


def kind_of(match: Match) -> str:
    """Earth's own turns are long and what others' turns bring is short: they are counted apart."""
    name = match.game.meta.name
    return "earth-reaction" if name == "earth" and match.state.turn and match.state.active != 0 else name


async def counted(game: str, seconds: float) -> dict[str, list[int]]:
    """The presses of every part, by kind, of as many matches as there is time for."""
    found: dict[str, list[int]] = {}
    painter, end, number = Painter(1, patience=60, act=sketch), perf_counter() + seconds, 0  # nobody looks at pictures
    try:
        while perf_counter() < end:
            with tempfile.TemporaryDirectory() as folder:
                database = Path(folder) / "club.sqlite3"
                async with Playground(recall=50) as playground, running(playground, database, painter) as club:
                    await club.begin(game, "Ada", bots=BOTS.get(game, 1), seed=f"clicks {number}", here=True)
                    hand = Hand(club, f"{game} {number}")
                    while hand.match.waiting and perf_counter() < end:
                        kind, pressed = await hand.part()
                        found.setdefault(kind, []).append(pressed)
                        await club.quiet()
            number += 1
    finally:
        painter.close()
    return found


def run(limits: Limits) -> Iterator[Figure]:
    games = limits.games()
    for game in games:
        for kind, pressed in sorted(asyncio.run(counted(game, limits.seconds / len(games))).items()):
            yield Figure(f"clicks {kind} median", median(pressed), "presses")
            yield Figure(f"clicks {kind} most", max(pressed), "presses")
            yield Figure(f"clicks {kind} parts", len(pressed), "parts")
