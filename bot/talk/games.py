"""`/games`: every match of mine on every server, those that wait for me first, each with a link and a way in.

Works in direct messages too. Reads no position, so that a match that cannot be read hides none of the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import MatchRow, NeedRow, SeatRow
from engine import record

from . import ids, verbs
from .calls import ago
from .controls import Button
from .interaction import Interaction, acknowledge, reader_of, services, show
from .links import link
from .message import Message, plain
from .names import name

if TYPE_CHECKING:
    from bot.services import Services

    from .controls import Row
    from .reader import Reader

LAST = float("inf")
PAGE = 8  # matches of a message; each takes three components or four


@record
class Mine:
    """A match of one person; `need`: it waits for them. `others`: the names of whom else it waits for; `company`: all
    others who sit there. `kept`: a bot plays for them until they are back.
    """

    row: MatchRow
    need: NeedRow | None
    others: tuple[str, ...]
    company: tuple[SeatRow, ...]
    kept: bool = False


async def games(interaction: Interaction) -> None:
    await acknowledge(interaction, new=True)
    await show_page(interaction, 0)


async def show_page(interaction: Interaction, page: int) -> None:
    found = await mine(services(interaction), interaction.user.id)
    await show(interaction, listed(found, await reader_of(interaction), page))


async def mine(services: Services, user: int) -> list[Mine]:
    """The longest wait first; then where others are asked, and tables that have not begun."""
    found = []
    for row in await services.store.matches_of(user):
        needs = await services.store.needs(row.id)
        asked = needs if row.paused is None else []  # in a pause a match waits for nobody
        own = next((need for need in asked if need.user == user), None)
        others = [row.seats[need.seat].name for need in asked if need.user != user]
        company = [seat for seat in row.seats if user not in (seat.user, seat.owner)]
        kept = any(seat.owner == user for seat in row.seats)
        found.append(Mine(row, own, tuple(others), tuple(company), kept))
    return sorted(found, key=lambda one: (one.need.since if one.need else LAST, one.row.status == "lobby"))


def listed(found: list[Mine], reader: Reader, page: int) -> Message:
    pages = max(1, -(-len(found) // PAGE))
    page = min(page, pages - 1)
    rows: list[Row | str] = []
    for one in found[page * PAGE : (page + 1) * PAGE]:
        rows.append("\n".join([line(one, reader), *company(one, reader)]))
        if one.row.status == "running":
            play, label = ids.Tag(one.row.id).id(verbs.Play()), reader.say("button-play")
            rows.append((Button(play, label, "success" if one.need else "secondary"),))
    turns = [(page - 1, "panel-earlier")] * (page > 0) + [(page + 1, "panel-later")] * (page + 1 < pages)
    if turns:
        rows.append(tuple([Button(ids.Tag(0).id(verbs.TurnGames(to)), reader.say(label)) for to, label in turns]))
    return Message(reader.say("games-title" if found else "games-none"), rows=rows)


def line(one: Mine, reader: Reader) -> str:
    place = link(reader, one.row)
    if one.kept:
        return reader.say("games-kept", match=place)
    if one.row.status == "lobby":
        return reader.say("games-lobby", match=place)
    if one.row.paused is not None:
        return reader.say("games-paused", match=place)
    if one.need is not None:
        since, due = ago(one.need.since), one.need.due
        if due is None:
            return reader.say("games-mine", match=place, since=since)
        said = "games-mine-late" if one.need.late else "games-mine-due"
        return reader.say(said, match=place, since=since, due=ago(due))
    people = ", ".join([f"**{plain(other)}**" for other in one.others])
    return reader.say("games-others", match=place, people=people, count=len(one.others))


def company(one: Mine, reader: Reader) -> list[str]:
    """By whom a match is known among many of the same game."""
    people = ", ".join([plain(name(seat, reader)) for seat in one.company])
    return [f"-# {reader.say('games-company', people=people)}"] if people else []
