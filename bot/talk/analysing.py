"""`/analyse`: who was ahead when, which moves changed most, and what would have been better; of a match that is over.

Private, but the same for everyone: it is made once, in the background, and kept.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from discord import app_commands

from bot.crew import crew
from bot.crew.desk import Closed, Rank
from bot.crew.worker import Failed, Lost
from bot.speech import clip
from bot.store import NoSuchMatch
from bot.table.analysis import positions
from engine import text
from render import Curve, Scene

from .finding import complete_match, match_at, match_meant
from .hints import steps
from .interaction import LONGEST, Interaction, acknowledge, reader_of, services, show
from .links import title
from .message import Message, plain
from .names import capital, drawn_names, names
from .pictures import drawn, ordered
from .refusals import Refusal, Stands

if TYPE_CHECKING:
    from bot.services import Services
    from bot.store import MatchRow
    from bot.table.analysis import Study
    from bot.table.session import Session
    from engine import Analysis, Match, Turning

    from .reader import Reader

EVERY = 3.0  # seconds from one line about how far it is to the next
LETTERS = "ABC"
TOLD = 3500  # characters; a message has room for 4000


@app_commands.autocomplete(match=complete_match)
async def analyse(interaction: Interaction, match: str | None = None) -> None:
    await acknowledge(interaction, new=True)
    session, _ = await match_meant(interaction, match, "analyse")
    await give(interaction, session.row)


async def pressed(interaction: Interaction, match: int) -> None:
    await acknowledge(interaction, new=True)
    row = await services(interaction).store.match(match)
    if row is None or row.snapshot is None:
        raise NoSuchMatch(f"There is no match {match}.")
    session, _ = await match_at(interaction, row)
    await give(interaction, session.row)


async def give(interaction: Interaction, row: MatchRow) -> None:
    given = services(interaction)
    if row.status != "over":
        closed = row.status == "abandoned"
        raise Refusal(text("refused-analysis-closed" if closed else "refused-analysis-running"))
    session = await given.sessions.get(row.id)
    reader = await reader_of(interaction, session)
    found = await given.analyses.kept(session.row)
    if found is None:
        found = await made(interaction, session, reader)
    if found is not None:
        await show(interaction, await told(given, session, reader, found))


async def made(interaction: Interaction, session: Session, reader: Reader) -> Analysis | None:
    """With a line about how far it is; None if it takes longer than an answer can be changed."""
    given = services(interaction)
    study = await given.analyses.begin(await fresh(given, session))
    began, last = given.clock.now(), 0.0
    try:
        while study.work is not None and not study.work.done():
            if given.clock.now() - began > LONGEST:
                await show(interaction, Message(reader.say("analysis-later")))
                return None
            if given.clock.now() - last >= EVERY:
                last = given.clock.now()
                await show(interaction, Message(reader.say("analysis-progress", part=percent(study))))
            if not study.work.done():
                study.stirred.clear()
                await study.stirred.wait()
                await asyncio.sleep(0)  # so that the work is done when it says so
        return None if study.work is None else study.work.result()
    except (Lost, Failed, Closed, crew.Refused) as error:
        await show(interaction, Message(reader.say("analysis-stopped", part=percent(study))))
        raise Stands("fault-analysis") from error


async def fresh(given: Services, session: Session) -> MatchRow:
    """With its position, which a session does not keep twice."""
    row = await given.store.match(session.row.id)
    return session.row if row is None else row


def percent(study: Study) -> int:
    return round(100 * study.done / study.total) if study.total else 0


async def told(given: Services, session: Session, reader: Reader, found: Analysis) -> Message:
    numbers, turns = {each.move for each in (*found.turning, *found.best)}, await numbered(given, session, found)
    matches = await positions(given.store, await fresh(given, session), numbers)
    pictures, fault = await drawn(given, reader, [ordered(
        curve(session, found, turns), Scene("curve"), reader, drawn_names(session, reader),
    )], Rank.ASKED)  # fmt: skip
    head = [f"## {reader.say('analysis-title', match=title(reader, session.row))}", fault]
    lines = [reader.say("analysis-turning" if found.turning else "analysis-even")]
    lines += [
        f"**{LETTERS[number]}** {turned(session, reader, each, turns[each.part], matches.get(each.move))}"
        for number, each in enumerate(found.turning)
    ]
    lines += [reader.say("analysis-best")] if found.best else []
    lines += [f"- {best(session, reader, each, turns[each.part], matches.get(each.move))}" for each in found.best]
    # The picture shows where A, B and C are; below twenty lines nobody on a phone would find it.
    below = f"{clip(chr(10).join(lines), TOLD)}\n-# {reader.say('analysis-how')}"
    return Message("\n".join([line for line in head if line]), pictures, [below])


async def numbered(given: Services, session: Session, found: Analysis) -> tuple[int, ...]:
    """The turn of each point, as the replay counts them; an analysis knows moves by their order alone."""
    turn_of = {move: part.turn for part in (await given.courses.of(session)).parts for move in part.moves}
    turns = {place: turn_of[move] for place, move in enumerate(sorted(turn_of), start=1)}
    numbers: list[int] = []
    for place, point in enumerate(found.points):
        before = numbers[-1] if numbers else 0
        numbers.append(turns.get(point.move, before + 1) if place else 0)
    return tuple(numbers)


def curve(session: Session, found: Analysis, turns: tuple[int, ...]) -> Curve:
    result = session.result
    return Curve(
        session.row.game, found.sides, tuple([point.shares for point in found.points]),
        tuple([point.scores for point in found.points]),
        tuple([(each.part, each.seat) for each in found.turning]), result.winners if result else (), turns=turns,
    )


def turned(session: Session, reader: Reader, each: Turning, turn: int, match: Match | None) -> str:
    said, chance = ("analysis-move-kept", 0) if each.chance is None else ("analysis-move", percentage(each.chance))
    return reader.say(
        said, player=bold(session, reader, each.seat), turn=turn, played=did(session, reader, each, match),
        better=instead(session, reader, each, match), gain=share(each), chance=chance, other=chance + share(each),
    )


def best(session: Session, reader: Reader, each: Turning, turn: int, match: Match | None) -> str:
    said, chance = ("analysis-best-kept", 0) if each.chance is None else ("analysis-best-move", percentage(each.chance))
    return capital(reader, reader.say(
        said if share(each) > 0 else "analysis-best-even", player=bold(session, reader, each.seat), turn=turn,
        played=did(session, reader, each, match), gain=share(each), chance=chance, other=chance - share(each),
    ))  # fmt: skip


def share(each: Turning) -> int:
    return percentage(each.gain)


def percentage(part: float) -> int:
    return round(100 * part)


def bold(session: Session, reader: Reader, seat: int) -> str:
    return f"**{plain(names(session, reader)[seat])}**"


def did(session: Session, reader: Reader, each: Turning, match: Match | None) -> str:
    """On the true match: nothing of it is secret any more."""
    return "" if match is None else steps(session, replace(reader, seat=each.seat), match.copy(), each.played)


def instead(session: Session, reader: Reader, each: Turning, match: Match | None) -> str:
    """As the one who moved could have thought of it."""
    if match is None:
        return ""
    return steps(session, replace(reader, seat=each.seat), match.redealt(each.seat, ""), each.better)
