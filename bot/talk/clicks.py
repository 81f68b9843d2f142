"""What a button, a menu or a form does. Looks who presses, then hands an answer to the session; knows no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine import NONE, NOTHING, Amount, Counted, Option, Picked, Prompt, Share, Shared, StaleVersion, answer, choices
from engine.text import text
from render import Scene, scenes

from . import lobby, undo
from .board import explained
from .forms import form, written
from .message import Leaf
from .panel import look, panel
from .refusals import Refusal, reason
from .typed import read

if TYPE_CHECKING:
    import discord

    from bot.client import Thicket
    from bot.table.session import Session
    from engine import Answer

    from .buttons import Click
    from .reader import Reader

ANSWERS = ("p", "menu", "none", "fill", "a", "aside", "form")


async def handle(interaction: discord.Interaction[Any], pressed: Click) -> None:
    client: Thicket = interaction.client
    if pressed.verb in lobby.VERBS:
        await lobby.handle(interaction, pressed)
        return
    if pressed.verb in undo.VERBS:
        await undo.handle(interaction, pressed)
        return
    session = await client.sessions.get(pressed.match)
    reader = await client.reader(interaction, session)
    match pressed.verb:
        case "write":
            await write(interaction, session, mine(reader, pressed), pressed)
        case "look":
            await acknowledge(interaction, new=True)
            await show_scene(interaction, session, reader, scene_of(session, reader, pressed))
        case "table" | "scores":
            await acknowledge(interaction, new=True)
            await show_scene(interaction, session, reader, Scene(pressed.verb))
        case "play":
            await acknowledge(interaction, new=True)
            await show_panel(interaction, session, seated(reader))
        case "back" | "menupage" | "asidepage":
            await acknowledge(interaction)
            await turn_over(interaction, session, mine(reader, pressed), pressed)
        case verb if verb in ANSWERS:
            await acknowledge(interaction)
            await play(interaction, session, mine(reader, pressed), pressed)
        case _:
            raise Refusal(text("refused-unknown"))


def seated(reader: Reader) -> Reader:
    if reader.seat is None:
        raise Refusal(text("refused-not-seated"))
    return reader


def mine(reader: Reader, pressed: Click) -> Reader:
    """Buttons act only for their owner."""
    if seated(reader).seat != pressed.seat:
        raise Refusal(text("refused-not-yours"))
    return reader


def private(interaction: discord.Interaction[Any]) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


async def acknowledge(interaction: discord.Interaction[Any], *, new: bool = False) -> None:
    """At once, for Discord waits three seconds: a panel is changed in place, anything else is answered privately."""
    if private(interaction) and not new:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def show(interaction: discord.Interaction[Any], leaf: Leaf) -> None:
    await interaction.edit_original_response(view=leaf.view(), attachments=leaf.files())


async def show_panel(
    interaction: discord.Interaction[Any], session: Session, reader: Reader, *, page: int = 0, note: str = ""
) -> None:
    await show(interaction, await panel(interaction.client, session, reader, page=page, note=note))


async def show_scene(interaction: discord.Interaction[Any], session: Session, reader: Reader, scene: Scene) -> None:
    picture = await look(interaction.client, session, reader, scene)
    words = reader.needed(session)
    if scene.kind == "scores":
        words = explained(session, reader, session.match.scores(reader.seat))
    await show(interaction, Leaf(words, [picture]))


def scene_of(session: Session, reader: Reader, pressed: Click) -> Scene:
    known = {f"{scene.kind}.{scene.id}": scene for scene in scenes(session.match.view(reader.seat))}
    if len(pressed.values) != 1 or pressed.values[0] not in known:
        raise Refusal(text("refused-unknown"))
    return known[pressed.values[0]]


async def turn_over(interaction: discord.Interaction[Any], session: Session, reader: Reader, pressed: Click) -> None:
    """Pages of a menu, and the step back."""
    client, note = interaction.client, ""
    if pressed.verb == "back":
        try:
            count = -1 if pressed.count is None else pressed.count
            await client.sessions.undo(session.row.id, reader.seat or 0, count=count)
        except Exception as error:  # noqa: BLE001 - every error has its sentence, and what is unforeseen is logged there
            note = f"⚠️ {reader.word(reason(error))}"
        session = await client.sessions.get(session.row.id)
    page = int(pressed.object) if pressed.object.isdecimal() else 0
    await show_panel(interaction, session, reader, page=min(page, 1000), note=note)


async def write(interaction: discord.Interaction[Any], session: Session, reader: Reader, pressed: Click) -> None:
    prompt = session.match.prompt(reader.seat or 0)
    if prompt is None or pressed.count != session.match.count(reader.seat or 0):
        await acknowledge(interaction)
        await show_panel(interaction, session, reader, note=reader.say("refused-stale"))
        return
    await interaction.response.send_modal(form(session, reader, prompt))


async def play(interaction: discord.Interaction[Any], session: Session, reader: Reader, pressed: Click) -> None:
    """A stale press shows the question as it is now; any other refusal says why above the same question."""
    client, seat, note = interaction.client, reader.seat or 0, ""
    try:
        given = answer_of(session, reader, pressed)
        await client.sessions.play(session.row.id, seat, [given], count=pressed.count)
    except Exception as error:  # noqa: BLE001 - every error has its sentence, and what is unforeseen is logged there
        note = f"⚠️ {reader.word(reason(error))}"
    await show_panel(interaction, await client.sessions.get(session.row.id), reader, note=note)


def answer_of(session: Session, reader: Reader, pressed: Click) -> Answer:
    seat = reader.seat or 0
    prompt = session.match.prompt(seat)
    if pressed.count != session.match.count(seat):
        raise StaleVersion("the button is older than the question")
    if pressed.verb in ("a", "aside"):
        keys = (pressed.object,) if pressed.verb == "a" else pressed.values
        return Picked(options(session.match.asides(seat), keys))
    if prompt is None:
        raise StaleVersion("nothing is asked")
    match pressed.verb:
        case "none":
            return NONE if isinstance(prompt, Share) else NOTHING
        case "fill":
            return filled(prompt)
        case "form":
            return read(prompt, written(prompt, pressed.values), lambda option: reader.label(session, option))
        case _:
            keys = (pressed.object,) if pressed.verb == "p" else pressed.values
            found = answer(prompt, options(choices(prompt), keys))
            if found is None:
                raise Refusal(text("refused-illegal"))
            return found


def options(known: Any, keys: tuple[str, ...]) -> tuple[Option, ...]:
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
