"""Fulfils what the playground's first screen asks for: the games as cards, and somebody's matches, each in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.gallery import Gallery
from bot.playground.home import GameCard, MatchCard, SeatCard
from bot.speech import known
from bot.table.bots import FACES
from bot.table.game import NoSuchGame
from bot.table.rhythm import watched
from bot.talk import wording
from bot.talk.board import ended
from bot.talk.games import mine
from bot.talk.links import title
from bot.talk.names import name
from bot.talk.reader import Reader, reader_in
from engine import LEVELS, BrokenSave, games

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from bot.playground.home import Turn
    from bot.services import Services
    from bot.store import MatchRow, NeedRow
    from bot.table.session import Session
    from engine import Game, Sheet

RECENT = 40  # moves, more than a part has
EASE = {"ecosystem": 0, "renature": 1, "gaia": 2, "earth": 3}  # what is soon understood comes first, others last
FACTS = ("mood", "players", "minutes", "designers")


class Front:
    panel = "/play"

    def __init__(self, services: Services) -> None:
        self.services, self.pictures = services, Gallery()

    def about(self, locale: str) -> str:
        return reader_in(self.services, locale).say("home-about")

    def games(self, locale: str) -> Sequence[GameCard]:
        known = sorted(games().values(), key=lambda game: EASE.get(game.meta.name, len(EASE)))
        return [card(game, reader_in(self.services, locale)) for game in known]

    async def matches(self, user: int, locale: str) -> Sequence[MatchCard]:
        reader = reader_in(self.services, locale)
        return [await self.match(one.row, user, reader) for one in await mine(self.services, user)]

    async def tables(self, user: int, locale: str) -> Sequence[MatchCard]:
        reader = reader_in(self.services, locale)
        rows = [row for row in await self.services.store.lobbies() if all(seat.user != user for seat in row.seats)]
        opened = [reader.say("home-opened", host=f"<@{row.host}>") for row in rows]
        return [
            replace(await self.match(row, user, reader), said=said) for row, said in zip(rows, opened, strict=True)
        ]

    async def match_in(self, channel: str, user: int, locale: str) -> MatchCard | None:
        store, number = self.services.store, int(channel) if channel.isdecimal() else 0
        row = await store.match_in(number) or await store.latest_in(number)
        return None if row is None else await self.match(row, user, reader_in(self.services, locale))

    async def state(self, locale: str) -> str:
        running = await self.services.store.running()
        return reader_in(self.services, locale).say("home-state", count=len(running))

    def gallery(self, locale: str) -> Mapping[str, str]:
        return self.pictures.editions(locale)

    async def art(self, name: str) -> bytes | None:
        return self.pictures.picture(name)

    async def match(self, row: MatchRow, user: int, reader: Reader) -> MatchCard:
        """Of one whose position cannot be read no more is told than that it is there."""
        try:
            session = await self.services.sessions.get(row.id) if row.snapshot is not None else None
        except (NoSuchGame, BrokenSave):
            session = None
        needs = await self.services.store.needs(row.id) if row.paused is None else []
        seat = next((seat.seat for seat in row.seats if seat.user == user), None)
        mine = Reader(reader.locale, reader.theme, seat)
        turn = whose(row, needs, user)
        return MatchCard(
            row.id, row.game, title(reader, row), sitting(row, session, mine, await self.done(session)),
            stage(session, mine), turn,
            sentence(row, session, mine, turn), began(row, needs, user), str(row.channel or row.lobby_channel),
            watched(row), await self.post(row), await self.learnt(row, user),
        )

    async def learnt(self, row: MatchRow, user: int) -> bool:
        return row.channel is not None and await self.services.store.learning(user, row.game) == row.channel

    async def post(self, row: MatchRow) -> str:
        """Where one sits down."""
        posts = await self.services.store.posts(row.id) if row.status == "lobby" else []
        return next((str(post.message) for post in posts if post.purpose == "lobby"), "")

    async def done(self, session: Session | None) -> frozenset[int]:
        """Who has done something in this part of a match that still waits for others."""
        if session is None or not session.goes_on:
            return frozenset()
        log = await self.services.store.last_moves(session.row.id, RECENT)
        return frozenset([move.seat for move in log if move.seat is not None and move.beat == session.match.beats])


def card(game: Game[Any, Any], reader: Reader) -> GameCard:
    """A game without such words has what every game has."""
    name, meta = game.meta.name, game.meta
    facts = {fact: reader.say(f"{name}-{fact}") if known(f"{name}-{fact}") else "" for fact in FACTS}
    facts["mood"] = facts["mood"] or reader.say(f"{name}-about")
    facts["players"] = facts["players"] or reader.say("home-players", least=meta.seats[0], most=meta.seats[-1])
    alt, plainly = f"alt-{name}-cover", reader.say(f"{name}-title")
    return GameCard(
        name, plainly, **facts, alt=reader.say(alt) if known(alt) else plainly,
        levels=tuple([(level, reader.say(f"level-{level}")) for level in LEVELS]),
        commands={
            "play": f"/new {name} against:{{level}}", "learn": f"/learn {name}", "open": f"/new {name}",
            "watch": f"/watch {name} level:{{level}}",
        },
    )


def whose(row: MatchRow, needs: Sequence[NeedRow], user: int) -> Turn:
    if row.status == "lobby":
        return "lobby"
    if row.status != "running":
        return "over"
    if row.paused is not None:
        return "paused"
    if any(seat.owner == user for seat in row.seats):
        return "kept"
    if any(need.user == user for need in needs):
        return "you"
    return "others" if needs else "bots"


def began(row: MatchRow, needs: Sequence[NeedRow], user: int) -> float:
    """When whoever is waited for was asked; else when something happened last."""
    own = [need.since for need in needs if need.user == user] or [need.since for need in needs]
    return min(own, default=row.paused or row.changed)


def stage(session: Session | None, reader: Reader) -> str:
    """What the reader is asked for."""
    if session is None or reader.seat not in session.waiting:
        return ""
    found = session.match.call(reader.seat or 0)
    return wording.called(session, reader, found) if found else ""


def sentence(row: MatchRow, session: Session | None, reader: Reader, turn: Turn) -> str:
    """Names in it are plain words."""
    if session is None or turn in ("lobby", "kept"):
        return reader.say("home-lobby" if turn == "lobby" else "home-kept" if turn == "kept" else "home-unread")
    if row.status == "abandoned":
        return reader.say("home-closed")
    match turn:
        case "you":
            return reader.say("turn-yours")
        case "over":
            return flat(ended(session, reader)[0])
        case "paused":
            return reader.say("home-paused")
        case _:
            return flat(wording.needed(session, reader))


def flat(said: str) -> str:
    """Without the marks of Discord's Markdown around names."""
    return said.replace("**", "").replace("\\", "")


def standing(session: Session | None, reader: Reader) -> Sequence[Sheet]:
    """The points as the reader may know them; before the end what they are by then."""
    if session is None:
        return ()
    sheets = session.position.scores(reader.seat)
    return sheets if session.result else [session.match.game.gained(sheet) for sheet in sheets]


def sitting(row: MatchRow, session: Session | None, reader: Reader, done: frozenset[int]) -> tuple[SeatCard, ...]:
    waiting = session.match.waiting if session is not None and session.goes_on else ()
    points = {seat: sheet.figure for seat, sheet in enumerate(standing(session, reader))}

    def doing(seat: int) -> str:
        if seat in waiting:
            return reader.say("home-chooses")
        return reader.say("home-ready") if seat in done else ""

    return tuple([
        SeatCard(
            name(replace(seat, bot=seat.bot and "bot"), reader), None if seat.user is None else str(seat.user),
            seat.seat in waiting, doing(seat.seat), points.get(seat.seat, ""), FACES.get(seat.bot or "", ""),
        )
        for seat in row.seats
    ])
