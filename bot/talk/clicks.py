"""What a button, a menu or a form does. Looks who presses, shows what is asked for, hands answers to `answering`."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bot.table.coach import hush
from engine import text
from render import Scene, scenes

from . import (
    analysing,
    calls,
    coaching,
    games,
    hints,
    ids,
    lobby,
    orders,
    privacy,
    reading,
    replay,
    seats,
    server,
    settings,
    story,
    undo,
    verbs,
    votes,
    whynot,
    wording,
)
from .answering import answered, back, mark, mine, seated, show_panel, write
from .board import explained
from .finding import at_home
from .interaction import Interaction, acknowledge, reader_of, services, show
from .message import Message
from .panel import details, scene_name
from .pictures import looked
from .refusals import Refusal

if TYPE_CHECKING:
    from bot.table.session import Session

    from .reader import Reader


async def handle(interaction: Interaction, custom_id: str, values: tuple[str, ...] = ()) -> None:
    press = ids.read(custom_id, values)
    if press is None:
        raise Refusal(text("refused-unknown"))
    if press.match:
        await at_home(interaction, press.match)
    match press.act:
        case verbs.Join() | verbs.Leave() | verbs.AddBot() | verbs.RemoveBot() | verbs.Options() | verbs.SetOption() \
                | verbs.SetPace() | verbs.SetCustom() | verbs.Start() | verbs.Close():
            await lobby.handle(interaction, press, press.act)
        case verbs.Undo() | verbs.AskUndo():
            await undo.handle(interaction, press, press.act)
        case verbs.Vote() | verbs.AgreeUndo() | verbs.RefuseUndo():
            await votes.handle(interaction, press, press.act)
        case verbs.Resign() | verbs.Rematch() | verbs.SitDown() | verbs.ComeBack() | verbs.Steer():
            await seats.handle(interaction, press, press.act)
        case verbs.ReadRules() | verbs.ReadTopic() | verbs.ReadRule() | verbs.OpenTable() | verbs.Learn() \
                | verbs.Prefer() | verbs.Switch() | verbs.AskZone() | verbs.ZoneForm() | verbs.AskAway() \
                | verbs.AwayForm() | verbs.Return() | verbs.Govern() | verbs.GovernPlaces() | verbs.Mute() \
                | verbs.TurnGames() | verbs.Forget() | verbs.Analyse():
            await elsewhere(interaction, press, press.act)
        case verbs.Replay() | verbs.AskTurn() | verbs.TurnForm() | verbs.Film() | verbs.PostFilm():
            await replay.handle(interaction, press, press.act)
        case _:
            session = await services(interaction).sessions.get(press.match)
            await at_table(interaction, session, await reader_of(interaction, session), press, press.act)


async def elsewhere(
    interaction: Interaction, press: ids.Press,
    act: verbs.Reading | verbs.Preferring | verbs.Governing | verbs.Calling | verbs.Afterwards | verbs.Forget,
) -> None:
    """What needs no table to be pressed at."""
    match act:
        case verbs.ReadRules() | verbs.ReadTopic() | verbs.ReadRule() | verbs.OpenTable() | verbs.Learn():
            await reading.handle(interaction, press, act)
        case verbs.Prefer() | verbs.Switch() | verbs.AskZone() | verbs.ZoneForm() | verbs.AskAway() \
                | verbs.AwayForm() | verbs.Return():
            await settings.handle(interaction, press, act)
        case verbs.Forget():
            await privacy.forgotten(interaction)
        case verbs.Govern() | verbs.GovernPlaces():
            await server.handle(interaction, press, act)
        case verbs.Mute():
            await calls.mute(interaction, press, act)
        case verbs.TurnGames(page):
            await acknowledge(interaction)
            await games.show_page(interaction, page)
        case verbs.Analyse():
            await analysing.pressed(interaction, press.match)
        case _:
            assert_never(act)


async def at_table(
    interaction: Interaction, session: Session, reader: Reader, press: ids.Press,
    act: verbs.Looking | verbs.Telling | verbs.Answering | verbs.Turning | verbs.Write | verbs.Ordering,
) -> None:
    match act:
        case verbs.Play() | verbs.Look() | verbs.Table() | verbs.Scores() | verbs.WhyNot() | verbs.Details() \
                | verbs.Always() | verbs.AskCoach() | verbs.Hint():
            await acknowledge(interaction, new=True)
            await look(interaction, session, reader, press, act)
        case verbs.Story() | verbs.More() | verbs.Describe():
            await acknowledge(interaction, new=isinstance(act, verbs.More))
            await story.handle(interaction, session, reader, act)
        case verbs.Write():
            await write(interaction, session, mine(reader, press), press)
        case verbs.TurnPage() | verbs.TurnBesides() | verbs.Hush():
            await acknowledge(interaction)
            await turn(interaction, session, mine(reader, press), act)
        case verbs.Toggle() | verbs.StartOver():
            await acknowledge(interaction)
            await mark(interaction, mine(reader, press), press, act)
        case verbs.Order():
            await acknowledge(interaction)
            await orders.changed(interaction, session, mine(reader, press), press, act)
        case verbs.TurnOrders(page):
            await acknowledge(interaction)
            await show(interaction, orders.listed(session, mine(reader, press), page))
        case verbs.Back():
            await acknowledge(interaction)
            await back(interaction, session, mine(reader, press), press)
        case verbs.Choose() | verbs.ChooseFrom() | verbs.Besides() | verbs.BesidesFrom() | verbs.Nothing() \
                | verbs.Fill() | verbs.Form() | verbs.Done() | verbs.Anyway() | verbs.AtOnce() \
                | verbs.ChooseAlways():
            await acknowledge(interaction)
            await answered(interaction, session, mine(reader, press), press, act)
        case _:
            assert_never(act)


async def turn(
    interaction: Interaction, session: Session, reader: Reader, act: verbs.TurnPage | verbs.TurnBesides | verbs.Hush
) -> None:
    """The same question, otherwise shown."""
    page, note = 0, ""
    if isinstance(act, verbs.Hush):
        await hush(services(interaction).store, session, reader.seat or 0, quiet=bool(act.quiet))
        note = reader.say("coach-hushed" if act.quiet else "coach-heard")
    else:
        page = min(act.page, 1000)
    await show_panel(interaction, session.row.id, reader, page=page, note=note)


async def look(
    interaction: Interaction, session: Session, reader: Reader, press: ids.Press, act: verbs.Looking
) -> None:
    match act:
        case verbs.Play():
            await play(interaction, session, reader)
        case verbs.Look():
            await show_scene(interaction, session, reader, scene_of(session, reader, press))
        case verbs.Table():
            await show_scene(interaction, session, reader, Scene("table"))
        case verbs.Scores():
            await show_scene(interaction, session, reader, Scene("scores"))
        case verbs.WhyNot():
            await show(interaction, whynot.look(session, reader, mine(reader, press).seat or 0))
        case verbs.Details():
            await show_details(interaction, session, mine(reader, press))
        case verbs.Always():
            await show(interaction, orders.offered(session, mine(reader, press)))
        case verbs.AskCoach():
            await show(interaction, await coaching.asked(services(interaction), session, mine(reader, press)))
        case verbs.Hint():
            await hints.give(interaction, session, mine(reader, press))
        case _:
            assert_never(act)


async def play(interaction: Interaction, session: Session, reader: Reader) -> None:
    if back := seats.welcome(session, reader, interaction.user.id):
        await show(interaction, back)
    else:
        await show_panel(interaction, session.row.id, seated(reader))


async def show_details(interaction: Interaction, session: Session, reader: Reader) -> None:
    seat = reader.seat or 0
    prompt = session.match.prompt(seat)
    if prompt is None:
        raise Refusal(text("refused-not-asked"))
    await show(interaction, details(reader, prompt, wording.captions(session, reader, seat, prompt)))


async def show_scene(interaction: Interaction, session: Session, reader: Reader, scene: Scene) -> None:
    """The hand has the letters by which its owner is asked now."""
    asked = session.match.prompt(reader.seat) if scene.kind == "hand" and reader.seat is not None else None
    pictures, fault = await looked(services(interaction), session, reader, [scene], asked)
    match scene.kind:
        case "scores":
            words = explained(session, reader, session.position.scores(reader.seat))
        case "table" if scene.id == 0:
            words = wording.needed(session, reader)
        case _:
            words = f"### {scene_name(session, reader, scene)}"
    await show(interaction, Message("\n".join([line for line in (words, fault) if line]), pictures))


def scene_of(session: Session, reader: Reader, press: ids.Press) -> Scene:
    known = {f"{scene.kind}.{scene.id}": scene for scene in scenes(session.position.view(reader.seat))}
    if len(press.values) != 1 or press.values[0] not in known:
        raise Refusal(text("refused-unknown"))
    return known[press.values[0]]
