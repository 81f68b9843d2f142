"""Coming and going as people type, press and read it: resigning, sitting down, being back; pausing and ending."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

import discord

from bot.table import council, seats, votes, watching
from bot.table.bots import FACES
from bot.table.rhythm import watched
from bot.table.watching import WAYS
from engine import text

from . import board, ids, rematch, verbs
from .controls import Button
from .interaction import Interaction, acknowledge, reader_of, services, show
from .message import Message, plain
from .names import bot_name, capital, own_name
from .place import table
from .reader import table_reader
from .refusals import Refusal, standing
from .stewards import steward

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.table.posts import Changed
    from bot.table.session import Session

    from .controls import Row
    from .reader import Reader


FREE = ("opened", "kicked", "expelled", "resigned", "forgotten", "offered")  # the seat, after these
STRANGERS = ("offered", "expelled", "closed")  # to the table are those whom these name


def told(session: Session, reader: Reader, post: Changed, names: Mapping[int, str]) -> Message:
    """In public. What can be done about it is a button, for as long as it can be."""
    return Message(sentence(reader, post, names), rows=buttons(session, reader, post))


def sentence(reader: Reader, post: Changed, names: Mapping[int, str]) -> str:
    """`names` by users. Who is only asked to sit down, or does not play, has none at this table, and is mentioned."""
    somebody = reader.say("name-forgotten")
    own = names.get(post.user) or post.name or somebody
    player = f"**{plain(bot_name(own, post.bot, reader) if post.what == 'weaker' else own)}**"
    stranger = post.what in STRANGERS and post.to
    other = f"<@{post.to}>" if stranger else f"**{plain(names.get(post.to) or somebody)}**"
    level = text(f"level-{post.level}") if post.level in FACES else "none"
    return capital(reader, reader.say(f"changed-{post.what}", player=player, other=other, level=level))


def called(session: Session, post: Changed) -> list[int]:
    """Whom it pings: nobody but who is asked to take over, as long as they are."""
    asked = post.what == "offered" and post.seat is not None and session.row.seats[post.seat].offered == post.to
    return [post.to] if asked and post.to else []


def buttons(session: Session, reader: Reader, post: Changed) -> list[Row]:
    if post.seat is None:
        return []
    seat, tag = session.row.seats[post.seat], ids.Tag(session.row.id)
    found = []
    if post.what == "kept" and seat.owner is not None:
        found.append(Button(tag.id(verbs.ComeBack(post.seat)), reader.say("seat-back"), "success"))
    if post.what in FREE and seat.offered is not None:
        found.append(Button(tag.id(verbs.SitDown(post.seat)), reader.say("seat-sit"), "success"))
    return [tuple(found)] if found else []


def welcome(session: Session, reader: Reader, user: int) -> Message | None:
    """For somebody whose seat a bot keeps, and who would like to play."""
    seat = session.kept_for(user)
    if seat is None or session.seat_of(user) is not None or session.row.status != "running":
        return None
    button = Button(ids.Tag(session.row.id).id(verbs.ComeBack(seat)), reader.say("seat-back"), "success")
    return Message(reader.say("seat-kept"), rows=[(button,)])


async def handle(interaction: Interaction, press: ids.Press, act: verbs.Seating) -> None:
    sessions, user = services(interaction).sessions, interaction.user
    if isinstance(act, verbs.Rematch):
        await rematch.handle(interaction, press.match)
        return
    if isinstance(act, verbs.Steer):
        await steer(interaction, press.match, act.way)
        return
    await acknowledge(interaction, new=not isinstance(act, verbs.Resign))
    match act:
        case verbs.Resign():
            await seats.resign(sessions, press.match, user.id)
            said = "resign-done"
        case verbs.SitDown(place):
            await seats.sit(sessions, press.match, place, user.id, own_name(user))
            said = "seat-taken"
        case verbs.ComeBack(place):
            await seats.come_back(sessions, press.match, place, user.id)
            said = "seat-returned"
        case _:
            assert_never(act)
    with standing():
        await council.recount(sessions, press.match)
        await show(interaction, Message((await reader_of(interaction)).say(said)))


async def steer(interaction: Interaction, match_id: int, given: str) -> None:
    """A match that only bots play. The message that was pressed shows it at once."""
    sessions, way = services(interaction).sessions, next((way for way in WAYS if way == given), None)
    if way is None:
        raise Refusal(text("refused-unknown"))
    await acknowledge(interaction, here=True)
    await watching.steer(sessions, match_id, interaction.user.id, way)
    with standing():
        session = await sessions.get(match_id)
        await show(interaction, board.turn(session, table_reader(services(interaction), session)))


async def resign(interaction: Interaction) -> None:
    """Asked once more, for it cannot be taken back."""
    await acknowledge(interaction, new=True)
    session, reader = await table(interaction)
    ends = seats.ends_by(session, seats.mine(session, interaction.user.id).seat)
    button = Button(ids.Tag(session.row.id).id(verbs.Resign()), reader.say("resign-do"), "danger")
    await show(interaction, Message(reader.say("resign-end" if ends else "resign-offer"), rows=[(button,)]))


async def replace(interaction: Interaction, player: discord.Member | discord.User) -> None:
    await acknowledge(interaction, new=True)
    session, reader = await table(interaction)
    if player.bot:
        raise Refusal(text("refused-bot-account"))
    if not isinstance(player, discord.Member):
        raise Refusal(text("refused-not-here"))
    if session.seat_of(player.id) is not None or session.kept_for(player.id) is not None:
        raise Refusal(text("refused-other-seated"))
    sessions, user = services(interaction).sessions, interaction.user.id
    await seats.offer(sessions, session.row.id, user, player.id)
    with standing():
        await show(interaction, Message(reader.say("replace-asked", player=f"**{plain(player.display_name)}**")))


async def kick(interaction: Interaction, player: discord.Member | discord.User) -> None:
    """At once by whoever has the right on this server; else the table votes. Who has left the server can be sent away,
    too.
    """
    await acknowledge(interaction, new=True)
    session, reader = await table(interaction)
    seat = session.kept_for(player.id) if (found := session.seat_of(player.id)) is None else found
    if seat is None:
        raise Refusal(text("refused-other-not-seated"))
    if player.id == interaction.user.id:
        raise Refusal(text("refused-kick-self"))
    if await steward(interaction, session.row):
        await seats.kick(services(interaction).sessions, session.row.id, player.id, interaction.user.id)
        with standing():
            await council.recount(services(interaction).sessions, session.row.id)
            gone = f"**{plain(session.row.seats[seat].name)}**"
            await show(interaction, Message(reader.say("kick-done", player=gone)))
    else:
        await ask(interaction, session, reader, votes.Kick(seat, player.id))


async def end(interaction: Interaction) -> None:
    """At once by whoever has the right on this server and does not play; else everyone must agree."""
    await acknowledge(interaction, new=True)
    session, reader = await table(interaction)
    own = watched(session.row) and interaction.user.id == session.row.host
    if reader.seat is None and not own and await steward(interaction, session.row):
        await seats.close(services(interaction).sessions, session.row.id, interaction.user.id)
        with standing():
            await show(interaction, Message(reader.say("ask-done")))
    else:
        await ask(interaction, session, reader, votes.End())


async def pause(interaction: Interaction) -> None:
    await acknowledge(interaction, new=True)
    await ask(interaction, *await table(interaction), votes.Pause())


async def resume(interaction: Interaction) -> None:
    await acknowledge(interaction, new=True)
    await ask(interaction, *await table(interaction), votes.Resume())


async def ask(interaction: Interaction, session: Session, reader: Reader, matter: votes.Matter) -> None:
    if not watched(session.row):
        seated(reader)
    silent = await council.ask(services(interaction).sessions, session.row.id, matter, interaction.user.id)
    with standing():
        names = [f"**{plain(seat.name)}**" for seat in session.row.seats if (seat.user or seat.owner) in (silent or ())]
        said = reader.say("ask-done") if silent is None else reader.say("ask-asked", people=", ".join(names))
        await show(interaction, Message(said))


def seated(reader: Reader) -> int:
    if reader.seat is None:
        raise Refusal(text("refused-not-seated"))
    return reader.seat
