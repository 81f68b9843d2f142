"""For every slash command a moment at which it does something for whoever types it, with options that it takes. The
commands of the games are reached by chance; a command that has no moment here is named by `missing`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.table.part import Answered
from bot.talk import commands
from bot.talk.answers import wasted
from bot.talk.parameters import carry_out, offers, opening
from bot.talk.typed import spoken
from engine import Game, Match, Option, RandomBot, Share, Verb, choices, games
from tests.bot.deliveries import Delivery, typed
from tests.bot.situations import Scene, halfway, over, rated, table, use

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.bot.club import Club

PEOPLE = ("Ada", "Bela", "Chidi", "Dora")
RULES = ("capture", "four", "elements", "disasters")  # what brings more into a game
TRIES = 12  # matches until a question comes up


@dataclass(frozen=True)
class Typing:
    """A command and its options; the rest as in `Situation`."""

    name: str
    scene: Scene
    options: dict[str, Any] = field(default_factory=dict)
    person: str = "Ada"
    whoever: bool = False
    again: bool = False
    wrong: tuple[str, ...] = ("Fern",)

    async def arrive(self, club: Club) -> Delivery:
        await self.scene(club)
        await club.quiet()
        return typed(club, self.person, "general", self.name, **self.options)


@dataclass(frozen=True)
class Turn:
    """A command of a game, at the first moment by chance at which it is asked for."""

    game: Game[Any, Any]
    verb: Verb
    whoever: bool = False
    again: bool = False
    wrong: tuple[str, ...] = ("Fern",)

    @property
    def name(self) -> str:
        return f"{self.game.meta.name} {self.verb.name}"

    async def arrive(self, club: Club) -> Delivery:
        seats, rules = self.table()
        await club.begin(self.game.meta.name, *PEOPLE[:seats], here=True, **rules)
        sessions = club.client.services.sessions
        session = await sessions.get(1)
        match = self.met(session.match)
        assert match is not None, f"nobody is asked for /{self.name} at this table"
        await sessions.commit(session, match, 0, [])
        await club.quiet()
        options = self.options(match)
        given = carry_out(match, 0, self.verb, options, lambda option: option.key)
        if wasted(match, 0, given.answers):  # who is asked twice does nothing with one command
            await use(club, "Ada", await club.slash("Ada", "general", "settings"), "switch:careful")
        return typed(club, "Ada", "general", self.name, **options)

    def table(self) -> tuple[int, dict[str, Any]]:
        """How many sit at one where it comes up, and what is chosen for it."""
        settings = self.game.meta.settings
        for seats in sorted([count for count in self.game.meta.seats if count <= len(PEOPLE)], key=lambda n: n != 2):
            fitting = [each for each in settings if each.name in RULES and seats in (each.seats or (seats,))]
            most = {each.name: each.values[1] for each in fitting}
            for rules in ({}, most) if most else ({},):
                if self.met(Match.new(self.game, seats, "thicket", rules)):
                    return seats, rules
        raise LookupError(f"nobody is ever asked for /{self.name}")

    def met(self, begun: Match) -> Match | None:
        """The match at the first moment by chance."""
        for chance in map(RandomBot, range(TRIES)):
            match = begun.copy()
            while match.waiting and not self.asked(match):
                match.play(match.waiting[0], chance.answer(match, match.waiting[0]))
            if self.asked(match):
                return match
        return None

    def asked(self, match: Match) -> bool:
        if not self.verb.asks:
            prompt, word = match.prompt(0), Option("word", word=self.verb.name)
            return word in match.asides(0) or (prompt is not None and word in choices(prompt))
        return 0 in match.waiting and bool(self.found(match))

    def found(self, match: Match) -> list[Option]:
        ask = self.verb.asks[0]
        return list(offers(match, 0, self.verb, {}, ask, lambda option: option.key))

    def options(self, match: Match) -> dict[str, Any]:
        if not self.verb.asks:
            return {}
        after, given = opening(match, 0, self.verb).match, self.found(match)[0].key
        prompt = after.prompt(0)
        if isinstance(prompt, Share):  # how many each gets has to be said
            given = spoken(Answered(prompt, RandomBot(1).answer(after, 0)), lambda option: option.key)
        return {self.verb.asks[0]: given}


async def nothing(_: Club) -> None:
    """No table anywhere."""


async def paused(club: Club) -> None:
    await club.begin("ecosystem", "Ada", bots=1, here=True)
    await club.slash("Ada", "general", "pause")




look = partial(Typing, whoever=True, wrong=("Bela", "Fern"))
OTHERS: tuple[Typing, ...] = (
    Typing("play", table), Typing("hint", table), Typing("hand", table), Typing("undo", halfway),
    look("board", table, {"player": "Bela"}), look("score", table), look("log", table, {"since": "start"}),
    look("replay", table, {"match": "1", "turn": 1}), look("describe", table), look("analyse", over, {"match": "1"}),
    look("rules", nothing, {"game": "gaia"}), look("card", nothing, {"name": "bear", "game": "ecosystem"}),
    look("help", nothing), look("games", table), look("who", table, {"player": "Bela"}),
    look("stats", over, {"game": "ecosystem"}), look("leaderboard", rated, {"game": "ecosystem"}),
    look("privacy", nothing), look("my-data", table), look("forget-me", table),
    look("settings", nothing, {"theme": "dark", "language": "fr", "reminders": "6", "pings": "direct",
                               "quiet": "22-7", "zone": "Europe/Paris", "away": "2025-07-01"}, again=True),
    Typing("server", nothing, wrong=("Bela", "Fern")), Typing("status", nothing, wrong=("Bela", "Fern")),
    Typing("orders", table), Typing("resign", table), Typing("replace", table, {"player": "Emil"}),
    Typing("kick", table, {"player": "Chidi"}, person="Bela"), Typing("pause", table), Typing("resume", paused),
    Typing("end", table, person="Bela"),
)


def leaves(command: Any) -> Iterator[app_commands.Command[Any, ..., Any]]:
    if isinstance(command, app_commands.Group):
        for inner in command.commands:
            yield from leaves(inner)
    else:
        yield command


def known() -> list[str]:
    """Every command that there is."""
    return [leaf.qualified_name for command in commands.built() for leaf in leaves(command)]


def typings() -> list[Typing | Turn]:
    """Opening tables, what the games have, and all others."""
    opening: list[Typing | Turn] = []
    for name in games():
        opening += [
            Typing(f"new {name}", nothing, {"pace": "24"}, whoever=True, again=True),
            Typing(f"learn {name}", nothing, whoever=True), Typing(f"watch {name}", nothing, whoever=True, wrong=()),
        ]
    return [*opening, *OTHERS, *[Turn(game, verb) for game in games().values() for verb in game.meta.verbs]]


def missing() -> list[str]:
    return sorted(set(known()) - {each.name for each in typings()})
