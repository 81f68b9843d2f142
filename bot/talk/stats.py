"""`/stats`: what finished matches have left behind of somebody, as a picture and in words; and what was reached by one,
for the post that ends it. A match that goes on is in none of it.
"""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.speech import decimal
from bot.speech import known as worded
from bot.table.rating import careful, shown, spread
from bot.table.recount import AT_ONCE, make_up
from bot.table.tally import tally
from engine import Game, Text, text
from engine import games as known
from render import Bar, Bars, Scene, Stats, written

from .interaction import Interaction, acknowledge, reader_of, services, show
from .message import Message, plain
from .names import own_name
from .pictures import drawn, ordered
from .reading import complete_game, game_named
from .refusals import Refusal
from .who import ENOUGH, lasting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.services import Services
    from bot.store import LegacyRow
    from bot.table.session import Session
    from bot.table.tally import Tally

    from .reader import Reader


@app_commands.autocomplete(game=complete_game)
async def stats(
    interaction: Interaction, person: discord.Member | discord.User | None = None, game: str | None = None
) -> None:
    await acknowledge(interaction, new=True)
    given, reader, whose = services(interaction), await reader_of(interaction), person or interaction.user
    meant = None if game is None else game_named(game, reader.locale)
    if not await may_see(interaction, whose):
        raise Refusal(text("refused-stats-stranger"))
    await make_up(given.sessions, whose.id, AT_ONCE)
    rows = await given.store.legacies(
        whose.id, interaction.user.id, interaction.guild_id, None if meant is None else meta(meant)
    )
    if not rows:
        raise Refusal(nothing(interaction, whose, meant))
    name = own_name(whose)
    played = list(dict.fromkeys([row.game for row in rows if row.game in known()]))
    only = meant or (known()[played[0]] if len(played) == 1 else None)
    drawing, words = every(reader, rows, name) if only is None else of_game(reader, rows, name, only)
    if only is not None:
        words += await standing(interaction, reader, whose.id, meta(only))
        words += [await pace(given, reader, whose.id, tally(rows))]
    pictures, fault = await drawn(given, reader, [ordered(drawing, Scene("stats"), reader)])
    title = reader.say("stats-title", name=plain(name), game=drawing.title)
    await show(interaction, Message("\n".join([line for line in (f"## {title}", *words, fault) if line]), pictures))


def meta(game: Game[Any, Any]) -> str:
    return game.meta.name


async def may_see(interaction: Interaction, whose: discord.Member | discord.User) -> bool:
    """Who is on the server where one asks, or has ever played on one of the same, or with the reader."""
    if isinstance(whose, discord.Member) or whose.id == interaction.user.id:
        return True
    return await services(interaction).store.share_a_match(interaction.user.id, whose.id)


def nothing(interaction: Interaction, whose: discord.Member | discord.User, game: Game[Any, Any] | None) -> Text:
    title = None if game is None else text(f"{meta(game)}-title")
    if whose.id == interaction.user.id:
        return text("refused-stats-none") if title is None else text("refused-stats-none-game", game=title)
    name = plain(own_name(whose))
    if title is None:
        return text("refused-stats-nobody", name=name)
    return text("refused-stats-game", name=name, game=title)


def facts(reader: Reader, found: Tally, *, points: bool) -> tuple[tuple[Text, str], ...]:
    counted = (
        (Text("stats-matches"), number(reader, found.matches)), (Text("stats-wins"), number(reader, found.won)),
    )
    if not points or not found.scores:
        return counted
    average, best = number(reader, found.average), number(reader, found.best)
    return (*counted, (Text("stats-average"), average), (Text("stats-best"), best))


def number(reader: Reader, value: float) -> str:
    """Whole, unless it is small."""
    return decimal(value if abs(value) < 10 else round(value), reader.locale)


def of_game(reader: Reader, rows: Sequence[LegacyRow], name: str, game: Game[Any, Any]) -> tuple[Stats, list[str]]:
    found, title = tally(rows), meta(game)
    lines = [
        Bar(game.line(line), spread_.average, float(spread_.best),
            f"{number(reader, spread_.average)} · {number(reader, spread_.best)}")
        for line, spread_ in found.lines
    ]  # fmt: skip
    plots = [Bars(Text("stats-lines"), tuple(lines))] if lines else []
    favourites = [(Text(f"{title}-trace-{kind}"), things) for kind, things in found.favourites]
    for kind, things in favourites:
        bars = [Bar(thing(title, of), count, count, reader.say("stats-times", count=count)) for of, count in things]
        plots.append(Bars(kind, tuple(bars)))
    reached = [one.name for one in game.achievements if one.name in found.achievements]
    drawing = Stats(
        title, written(name) or "–", facts(reader, found, points=True), found.scores, tuple(plots),
        tuple([Text(f"{title}-achievement-{one}") for one in reached]), len(game.achievements),
    )
    words = [summary(reader, found)]
    if found.scores:
        average, best = number(reader, found.average), number(reader, found.best)
        words.append(reader.say("stats-points", average=average, best=best))
    for kind, things in favourites:
        named = [reader.say("stats-thing", name=thing(title, of), count=count) for of, count in things]
        words.append(reader.say("stats-favourite", what=kind, things=", ".join(named)))
    words += [f"🏅 {achievement(reader, title, one)}" for one in reached]
    if not reached and game.achievements:
        words.append(reader.say("stats-achievements-none", of=len(game.achievements)))
    return drawing, words


def achievement(reader: Reader, game: str, name: str) -> str:
    said = text(f"{game}-achievement-{name}"), text(f"{game}-achievement-{name}-how")
    return reader.say("stats-achievement", name=f"**{reader.word(said[0])}**", how=said[1])


def every(reader: Reader, rows: Sequence[LegacyRow], name: str) -> tuple[Stats, list[str]]:
    """Of all games together: points of different games are not to be compared."""
    found = tally(rows)
    bars = []
    for game in known():
        own = [row for row in rows if row.game == game]
        if own:
            won = sum([row.won for row in own])
            said = reader.say("stats-share", won=won, played=len(own))
            bars.append(Bar(Text(f"{game}-title"), won, len(own), said))
    drawing = Stats(
        "", written(name) or "–", facts(reader, found, points=False), (),
        (Bars(Text("stats-by-game"), tuple(bars)),) if bars else (),
    )
    return drawing, [summary(reader, found), f"-# {reader.say('stats-more')}"]


def summary(reader: Reader, found: Tally) -> str:
    parts = [
        reader.say("stats-in-words", matches=found.matches, won=found.won),
        reader.say("stats-alone", count=found.alone) if found.alone else "",
        reader.say("stats-early", count=found.early) if found.early else "",
    ]
    return " ".join([part for part in parts if part])


def thing(game: str, of: str) -> Text | str:
    """A text of the game, or a proper name, which a language may have its own for."""
    proper = f"{game}-name"
    return Text(of) if of.startswith(f"{game}-") else text(proper, name=of) if worded(proper) else of


async def pace(services: Services, reader: Reader, user: int, found: Tally) -> str:
    if not found.moves:
        return ""
    lasted, took = lasting(found.lasted), await services.store.answers(user)
    if len(took) < ENOUGH:
        return reader.say("stats-pace", lasting=lasted, moves=found.moves)
    return reader.say("stats-pace-answers", lasting=lasted, moves=found.moves, answer=lasting(median(took)))


async def standing(interaction: Interaction, reader: Reader, user: int, game: str) -> list[str]:
    """On the server where one asks."""
    if interaction.guild_id is None:
        return []
    rows = await services(interaction).store.ratings(interaction.guild_id, game)
    return [
        reader.say("stats-rating", careful=careful(row), mean=shown(row.mu), spread=spread(row))
        for row in rows if row.user == user
    ]


async def reached(services: Services, session: Session, reader: Reader) -> list[str]:
    """What people have reached for the first time by a match, for the post that ends it: nobody is called by it."""
    match, game = session.row.id, session.row.game
    before = await services.store.earlier(match)
    found = []
    for row in await services.store.left_by(match):
        names = [text(f"{game}-achievement-{one}") for one in row.achievements if one not in before.get(row.user, ())]
        if names:
            player = f"**{plain(session.row.seats[row.seat].name)}**"
            found.append(f"🏅 {reader.say('reached-line', player=player, names=tuple(names))}")
    return found
