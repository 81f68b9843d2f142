"""What a button, a menu or a form does. Looks who presses, then hands an answer to the session; knows no rules."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING, assert_never

from engine import (
    NONE,
    NOTHING,
    Amount,
    Counted,
    Option,
    Picked,
    Prompt,
    Share,
    Shared,
    StaleVersion,
    answer,
    choices,
    text,
)
from render import Scene, scenes

from . import calls, games, ids, lobby, reading, seats, server, settings, undo, votes, wording
from .board import explained
from .forms import form, written
from .interaction import Interaction, acknowledge, reader_of, services, show
from .marks import marks
from .message import Message
from .panel import panel
from .pictures import looked
from .refusals import Refusal, reason, standing
from .typed import read

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.table.session import Session
    from engine import Answer

    from .reader import Reader


async def handle(interaction: Interaction, custom_id: str, values: tuple[str, ...] = ()) -> None:
    press = ids.read(custom_id, values)
    if press is None:
        raise Refusal(text("refused-unknown"))
    match press.act:
        case ids.Join() | ids.Leave() | ids.AddBot() | ids.RemoveBot() | ids.Options() | ids.SetOption() | ids.Start() \
                | ids.Close():
            await lobby.handle(interaction, press, press.act)
        case ids.Undo() | ids.AskUndo():
            await undo.handle(interaction, press, press.act)
        case ids.Vote() | ids.AgreeUndo() | ids.RefuseUndo():
            await votes.handle(interaction, press, press.act)
        case ids.Resign() | ids.SitDown() | ids.ComeBack():
            await seats.handle(interaction, press, press.act)
        case ids.ReadRules() | ids.ReadTopic() | ids.OpenTable() | ids.Prefer() | ids.AskZone() | ids.ZoneForm() \
                | ids.AskAway() | ids.AwayForm() | ids.Return() | ids.Govern() | ids.GovernPlaces() | ids.Mute() \
                | ids.TurnGames():
            await elsewhere(interaction, press, press.act)
        case _:
            session = await services(interaction).sessions.get(press.match)
            await at_table(interaction, session, await reader_of(interaction, session), press, press.act)


async def elsewhere(
    interaction: Interaction, press: ids.Press, act: ids.Reading | ids.Preferring | ids.Governing | ids.Calling
) -> None:
    """What needs no table to be pressed at."""
    match act:
        case ids.ReadRules() | ids.ReadTopic() | ids.OpenTable():
            await reading.handle(interaction, press, act)
        case ids.Prefer() | ids.AskZone() | ids.ZoneForm() | ids.AskAway() | ids.AwayForm() | ids.Return():
            await settings.handle(interaction, press, act)
        case ids.Govern() | ids.GovernPlaces():
            await server.handle(interaction, press, act)
        case ids.Mute():
            await calls.mute(interaction, press, act)
        case ids.TurnGames(page):
            await acknowledge(interaction)
            await games.show_page(interaction, page)
        case _:
            assert_never(act)


async def at_table(
    interaction: Interaction, session: Session, reader: Reader, press: ids.Press,
    act: ids.Looking | ids.Answering | ids.Turning | ids.Write,
) -> None:
    match act:
        case ids.Write():
            await write(interaction, session, mine(reader, press), press)
        case ids.Look():
            await acknowledge(interaction, new=True)
            await show_scene(interaction, session, reader, scene_of(session, reader, press))
        case ids.Table():
            await acknowledge(interaction, new=True)
            await show_scene(interaction, session, reader, Scene("table"))
        case ids.Scores():
            await acknowledge(interaction, new=True)
            await show_scene(interaction, session, reader, Scene("scores"))
        case ids.Play():
            await acknowledge(interaction, new=True)
            await show_panel(interaction, session, seated(reader))
        case ids.TurnPage(page) | ids.TurnBesides(page):
            await acknowledge(interaction)
            await show_panel(interaction, session, mine(reader, press), page=min(page, 1000))
        case ids.Toggle(picked):
            await acknowledge(interaction)
            await mark(interaction, session, mine(reader, press), press, picked)
        case ids.Back():
            await acknowledge(interaction)
            await back(interaction, session, mine(reader, press), press)
        case ids.Choose() | ids.ChooseFrom() | ids.Besides() | ids.BesidesFrom() | ids.Nothing() | ids.Fill() \
                | ids.Form() | ids.Done():
            await acknowledge(interaction)
            await play(interaction, session, mine(reader, press), press, act)
        case _:
            assert_never(act)


def seated(reader: Reader) -> Reader:
    if reader.seat is None:
        raise Refusal(text("refused-not-seated"))
    return reader


def mine(reader: Reader, press: ids.Press) -> Reader:
    """Buttons act only for their owner."""
    if seated(reader).seat != press.seat:
        raise Refusal(text("refused-not-yours"))
    return reader


async def show_panel(
    interaction: Interaction, session: Session, reader: Reader, *, page: int = 0, picked: str = "", note: str = ""
) -> None:
    await show(interaction, await panel(services(interaction), session, reader, page=page, picked=picked, note=note))


async def show_outcome(
    interaction: Interaction, match_id: int, reader: Reader, refused: str = "", *, note: str = ""
) -> None:
    """The panel after a move, which stands even if it cannot be shown; or why there was none."""
    with nullcontext() if refused else standing("fault-move"):
        session = await services(interaction).sessions.get(match_id)
        await show_panel(interaction, session, reader, note=refused or note)


async def show_scene(interaction: Interaction, session: Session, reader: Reader, scene: Scene) -> None:
    pictures, fault = await looked(services(interaction), session, reader, [scene])
    words = wording.needed(session, reader)
    if scene.kind == "scores":
        words = explained(session, reader, session.position.scores(reader.seat))
    await show(interaction, Message("\n".join([line for line in (words, fault) if line]), pictures))


def scene_of(session: Session, reader: Reader, press: ids.Press) -> Scene:
    known = {f"{scene.kind}.{scene.id}": scene for scene in scenes(session.position.view(reader.seat))}
    if len(press.values) != 1 or press.values[0] not in known:
        raise Refusal(text("refused-unknown"))
    return known[press.values[0]]


async def back(interaction: Interaction, session: Session, reader: Reader, press: ids.Press) -> None:
    sessions, note = services(interaction).sessions, ""
    try:
        count = -1 if press.count is None else press.count
        await sessions.undo(session.row.id, reader.seat or 0, count=count)
    except Exception as error:  # noqa: BLE001 - every error has its sentence, and what is unforeseen is logged there
        note = f"⚠️ {reader.word(reason(error))}"
    await show_outcome(interaction, session.row.id, reader, note)


async def mark(interaction: Interaction, session: Session, reader: Reader, press: ids.Press, picked: str) -> None:
    """Nothing is answered yet: what is marked stands in the buttons alone."""
    if press.count == session.match.count(reader.seat or 0):
        await show_panel(interaction, session, reader, picked=picked)
    else:
        await show_panel(interaction, session, reader, note=f"⚠️ {reader.say('refused-stale')}")


async def write(interaction: Interaction, session: Session, reader: Reader, press: ids.Press) -> None:
    prompt = session.match.prompt(reader.seat or 0)
    if prompt is None or press.count != session.match.count(reader.seat or 0):
        await acknowledge(interaction)
        await show_panel(interaction, session, reader, note=reader.say("refused-stale"))
        return
    await interaction.response.send_modal(form(session, reader, prompt))


async def play(
    interaction: Interaction, session: Session, reader: Reader, press: ids.Press, act: ids.Answering
) -> None:
    """A stale press shows the question as it is now; any other refusal says why above the same question."""
    sessions, seat, note = services(interaction).sessions, reader.seat or 0, ""
    try:
        given = answer_of(session, reader, press, act)
        await sessions.play(session.row.id, seat, [given], count=press.count)
    except Exception as error:  # noqa: BLE001 - every error has its sentence, and what is unforeseen is logged there
        note = f"⚠️ {reader.word(reason(error))}"
    await show_outcome(interaction, session.row.id, reader, note)


def answer_of(session: Session, reader: Reader, press: ids.Press, act: ids.Answering) -> Answer:
    seat = reader.seat or 0
    if press.count != session.match.count(seat):
        raise StaleVersion("the button is older than the question")
    if isinstance(act, (ids.Besides, ids.BesidesFrom)):
        keys = (act.key,) if isinstance(act, ids.Besides) else press.values
        return Picked(options(session.match.asides(seat), keys))
    prompt = session.match.prompt(seat)
    if prompt is None:
        raise StaleVersion("nothing is asked")
    match act:
        case ids.Nothing():
            return NONE if isinstance(prompt, Share) else NOTHING
        case ids.Fill():
            return filled(prompt)
        case ids.Form():
            meta = session.match.game.meta
            return read(prompt, written(prompt, press.values), lambda o: wording.label(session, reader, o), meta)
        case ids.Choose() | ids.ChooseFrom() | ids.Done():
            return chosen(prompt, keys_of(prompt, press, act))
        case _:
            assert_never(act)


def chosen(prompt: Prompt, keys: tuple[str, ...]) -> Answer:
    found = answer(prompt, options(choices(prompt), keys))
    if found is None:
        raise Refusal(text("refused-illegal"))
    return found


def keys_of(prompt: Prompt, press: ids.Press, act: ids.Choose | ids.ChooseFrom | ids.Done) -> tuple[str, ...]:
    match act:
        case ids.Choose(key):
            return (key,)
        case ids.ChooseFrom():
            return press.values
        case ids.Done(picked):
            known = choices(prompt)
            return tuple([known[place].key for place in sorted(marks(picked, len(known)))])
        case _:
            assert_never(act)


def options(known: Sequence[Option], keys: tuple[str, ...]) -> tuple[Option, ...]:
    """Those named; a name that is not offered is no answer."""
    found = {option.key: option for option in known}
    if not all(key in found for key in keys):
        raise Refusal(text("refused-illegal"))
    return tuple([found[key] for key in keys])


def filled(prompt: Prompt) -> Answer:
    """As much as fits, from the first on."""
    if isinstance(prompt, Amount):
        return Counted(prompt.most)
    if not isinstance(prompt, Share):
        raise Refusal(text("refused-illegal"))
    parts, left = [], prompt.most
    for option, cap in zip(prompt.options, prompt.caps, strict=True):
        if n := min(cap, left):
            parts.append((option, n))
            left -= n
    return Shared(tuple(parts))
