"""Slash commands, built from what the games say of themselves; every one ends in the same places as the buttons."""

from __future__ import annotations

import inspect
from functools import cache
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.speech import named
from bot.store import StoreError
from bot.table.bots import USUAL
from bot.table.game import NoSuchGame
from bot.table.lobby import pace as pace_of
from bot.table.pace import PACES
from bot.table.part import answered
from engine import CHANGE, LEVELS, BrokenSave, Game, Verb, text
from engine import games as known
from render import Scene

from . import clicks, story, undo, wording
from .analysing import analyse
from .answering import doubted, seated, show_outcome, show_panel
from .clicks import show_scene
from .completion import VALUE, choice, offered
from .describing import describe_
from .games import games
from .hints import hint
from .interaction import Interaction, acknowledge, services, show
from .invitation import invited
from .leaderboard import leaderboard
from .names import names_in_text
from .nearest import meant
from .opening import SEATS, learn, open_lobby, play_against, watch
from .orders import orders
from .parameters import carry_out, offers
from .place import table
from .privacy import forget_me, my_data, privacy
from .reading import card, help_, rules
from .refusals import Refusal
from .replay import replay
from .seats import end, kick, pause, replace, resign, resume
from .server import server
from .settings import settings
from .stats import stats
from .status import status
from .translation import told
from .typed import Mistyped, NotAsked, names_of
from .who import who

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.table.session import Session
    from engine import Text

    from .reader import Reader

# Nobody else finds them in a list; whether they may is asked again when they are used.
SHOWN_TO: dict[Any, discord.Permissions] = {
    server: discord.Permissions(manage_guild=True), status: discord.Permissions(administrator=True),
}
Simple = app_commands.Command[Any, ..., Any]
GIVEN = 40  # characters of what was typed that a sentence can say


@cache
def built() -> tuple[app_commands.Command[Any, ..., Any] | app_commands.Group, ...]:
    """Of the games that there are; made once, because they know no client."""
    return tuple(build(known()))


def build(known: Mapping[str, Game[Any, Any]]) -> Iterable[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    opening = app_commands.Group(name="new", description=told("command-new"), guild_only=True)
    for game in known.values():
        opening.add_command(new_command(game))
    yield opening
    learning = app_commands.Group(name="learn", description=told("command-learn"), guild_only=True)
    for game in known.values():
        learning.add_command(learn_command(game))
    yield learning
    watching = app_commands.Group(name="watch", description=told("command-watch"), guild_only=True)
    for game in known.values():
        watching.add_command(watch_command(game))
    yield watching
    playing = (play, hint, board, hand, score, log, replay, describe_, undo_, analyse, rules, card, help_)
    about = (settings, games, stats, leaderboard, privacy, my_data, forget_me)
    anywhere = {*playing, *about} - {undo_}  # who asks for a match where none is, is told where it is
    coming = (orders, resign, replace, kick, pause, resume, end)
    own = (settings, games, who, stats, leaderboard, server, status, privacy, my_data, forget_me)
    for callback in (*playing, *own, *coming):
        name = callback.__name__.rstrip("_").replace("_", "-")
        given = [each for each in inspect.signature(callback).parameters if each != "interaction"]
        full = app_commands.describe(**{each: told(f"command-{name}-{each}") for each in given})(callback)
        command: Simple = app_commands.Command(name=name, description=told(f"command-{name}"), callback=full)
        if callback in SHOWN_TO:
            command.default_permissions = SHOWN_TO[callback]
        yield everywhere(command) if callback in anywhere else app_commands.guild_only(command)
    for game in known.values():
        group = app_commands.Group(name=game.meta.name, description=told(f"{game.meta.name}-about"), guild_only=True)
        for verb in game.meta.verbs:
            group.add_command(verb_command(game, verb))
        if game.meta.verbs:
            yield group


def everywhere(command: Simple) -> Simple:
    """In direct messages too, and for whoever has installed the bot for themselves, wherever they are."""
    installed = app_commands.allowed_installs(guilds=True, users=True)(command)
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(installed)


def parameter(name: str, kind: Any, *, required: bool) -> inspect.Parameter:
    default, kind = (inspect.Parameter.empty, kind) if required else (None, kind | None)
    return inspect.Parameter(safe(name), inspect.Parameter.KEYWORD_ONLY, default=default, annotation=kind)


def safe(name: str) -> str:
    """A parameter may be called `in` or `return-sprout`; Python's may not."""
    return f"{name.replace('-', '_')}_"


def dynamic(
    callback: Any, parameters: list[inspect.Parameter], descriptions: dict[str, app_commands.locale_str],
    choices: dict[str, list[app_commands.Choice[str]]] | None = None,
) -> Any:
    """A callback with these parameters, described and offered by the names that people see."""
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_ONLY, annotation=Interaction)
    callback.__signature__ = inspect.Signature([first, *parameters])
    callback.__discord_app_commands_param_rename__ = {safe(name): name for name in descriptions}
    callback.__discord_app_commands_param_description__ = {safe(name): said for name, said in descriptions.items()}
    callback.__discord_app_commands_param_choices__ = {safe(name): found for name, found in (choices or {}).items()}
    return callback


def new_command(game: Game[Any, Any]) -> app_commands.Command[Any, ..., Any]:
    """`/new <game>`, with the game's options as parameters."""
    name = game.meta.name

    async def callback(interaction: Interaction, **given: Any) -> None:
        here = bool(given.get(safe("here")))
        asked = {option.name: given.get(safe(option.name)) for option in game.meta.settings}
        chosen = {option: value for option, value in asked.items() if value is not None}
        game.meta.options(game.meta.seats[-1], chosen)
        pace, called = given.get(safe("pace")), invited(given.get(safe("invite")))
        hours = None if pace is None else pace_of(pace)
        level, seats = given.get(safe("against")), given.get(safe("seats"))
        if level is None and seats is not None:
            raise Refusal(text("refused-seats"))
        if level is None:
            await open_lobby(interaction, name, chosen, here=here, pace=hours, invited=called)
        elif called:
            raise Refusal(text("refused-against-invited"))
        else:
            await play_against(
                interaction, name, chosen, level, seats=seats_of(game, seats, chosen), here=here, pace=hours,
            )

    options = game.meta.settings
    parameters = [parameter(option.name, str, required=False) for option in options]
    descriptions = {option.name: told(f"{name}-setting-{option.name}") for option in options}
    choices = {o.name: [choice(f"{name}-setting-{o.name}", value) for value in o.values] for o in options}
    choices["pace"] = [choice("pace", str(hours)) for hours in (0, *PACES)]
    choices |= bots(game, "against")
    kinds: dict[str, Any] = {"against": str, "seats": str, "pace": str, "invite": str, "here": bool}
    full = dynamic(
        callback, [*parameters, *[parameter(other, kind, required=False) for other, kind in kinds.items()]],
        {**descriptions, **{other: told(f"command-{other}") for other in kinds}}, choices,
    )
    return app_commands.Command(name=name, description=told(f"{name}-about"), callback=full)


def learn_command(game: Game[Any, Any]) -> app_commands.Command[Any, ..., Any]:
    """`/learn <game>`."""
    name = game.meta.name

    async def callback(interaction: Interaction) -> None:
        await learn(interaction, name)

    return app_commands.Command(name=name, description=told(f"{name}-about"), callback=dynamic(callback, [], {}))


def watch_command(game: Game[Any, Any]) -> app_commands.Command[Any, ..., Any]:
    """`/watch <game>`."""
    name = game.meta.name

    async def callback(interaction: Interaction, **given: Any) -> None:
        level, seats = given.get(safe("level")), given.get(safe("seats"))
        await watch(interaction, name, level or USUAL, seats=seats_of(game, seats))

    parameters = [parameter(each, str, required=False) for each in ("level", "seats")]
    said = {each: told(f"command-watch-{each}") for each in ("level", "seats")}
    full = dynamic(callback, parameters, said, bots(game, "level"))
    return app_commands.Command(name=name, description=told(f"{name}-about"), callback=full)


def bots(game: Game[Any, Any], level: str) -> dict[str, list[app_commands.Choice[str]]]:
    """What can be said of a table with bots; `level` is the name under which it is asked how well they play."""
    several = [str(count) for count in game.meta.seats if count >= SEATS]
    return {
        level: [choice("level", each) for each in LEVELS],
        "seats": [app_commands.Choice(name=count, value=count) for count in several],
    }


def seats_of(game: Game[Any, Any], given: str | None, chosen: Mapping[str, str] | None = None) -> int:
    """As many as are said; 0, which no game has, for what is no number of any."""
    if given is None:
        return usual(game, chosen)
    return next((count for count in game.meta.seats if str(count) == given), 0)


def usual(game: Game[Any, Any], chosen: Mapping[str, str] | None = None) -> int:
    """How many sit at a table with bots, if nobody says it: the fewest that what is chosen means something for."""
    wanted = [setting for setting in game.meta.settings if setting.name in (chosen or {})]
    several = [count for count in game.meta.seats if count >= SEATS]
    fitting = [count for count in several if all(not each.seats or count in each.seats for each in wanted)]
    return [*fitting, *several][0]


def verb_command(game: Game[Any, Any], verb: Verb) -> app_commands.Command[Any, ..., Any]:
    """`/<game> <verb>`: its parameters answer one question after the other."""
    name = game.meta.name

    async def callback(interaction: Interaction, **given: Any) -> None:
        typed = {ask: str(given[safe(ask)]) for ask in verb.asks if given.get(safe(ask)) is not None}
        await verb_typed(interaction, name, verb, typed)

    parameters = [parameter(ask, str, required=number < verb.required) for number, ask in enumerate(verb.asks)]
    descriptions = {ask: told(f"{name}-param-{ask}") for ask in verb.asks}
    command: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=verb.name, description=told(f"{name}-verb-{verb.name}"),
        callback=dynamic(callback, parameters, descriptions),
    )
    for ask in verb.asks:
        command.autocomplete(safe(ask))(completion(name, verb, ask))
    return command


async def verb_typed(interaction: Interaction, game: str, verb: Verb, given: dict[str, str]) -> None:
    sessions = services(interaction).sessions
    await acknowledge(interaction, new=True)
    session, reader = await table(interaction, game=game)
    seat = seated(reader).seat or 0
    before = await answered(services(interaction).store, session, seat)
    try:
        typed = carry_out(session.match, seat, verb, given, wording.labels(session, reader), before)
    except NotAsked as error:
        raise Refusal(await asked_instead(interaction, session, reader, error.reason)) from None
    except Mistyped as error:
        raise Refusal(named(error.reason, names_in_text(session, reader))) from None
    unasked = ", ".join([f"{ask}:{given[ask][:GIVEN]}" for ask in typed.unasked])
    vain = text("typed-vain", given=unasked, count=len(typed.unasked)) if unasked else None
    if await doubted(interaction, session, reader, typed.answers, vain=vain):
        return
    if not typed.answers:  # all of it was said before
        await show_panel(interaction, session.row.id, reader)
        return
    await sessions.play(session.row.id, seat, typed.answers, count=session.match.count(seat))
    note = reader.say("typed-unasked", given=unasked, count=len(typed.unasked)) if unasked else ""
    await show_outcome(interaction, session.row.id, reader, note=note)


async def asked_instead(interaction: Interaction, session: Session, reader: Reader, refused: Text) -> Text:
    """With what is asked now, or whom the table waits for and how the choice that was made can be changed."""
    seat = seated(reader).seat or 0
    prompt = session.match.prompt(seat)
    if prompt is None:
        back = CHANGE in session.match.asides(seat) or await services(interaction).sessions.is_free(session, seat)
        said = "typed-waiting-back" if back else "typed-waiting"
        return text(said, refused=refused, needed=wording.needed(session, reader))
    return text("typed-instead", refused=refused, question=wording.ask(session, reader, prompt))


def completion(game: str, verb: Verb, ask: str) -> Any:
    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Only what is legal now, as far as the parameters before it say."""
        try:
            session, reader = await table(interaction, game=game)
        except (Refusal, NoSuchGame, StoreError, BrokenSave):  # the command itself will say it
            return []
        if reader.seat is None:
            return []
        # Several things are parted by commas: the last one is being typed.
        done, _, part = current.rpartition(",")
        if len(done) >= VALUE or len(part) > VALUE:
            return []  # longer than anything that could be offered
        given = {name: str(value) for name, value in interaction.namespace if name in verb.asks}
        label = wording.labels(session, reader)
        before = await answered(services(interaction).store, session, reader.seat)
        found = offers(session.match, reader.seat, verb, given, ask, label, before)
        lead = f"{done}, " if done else ""
        fitting = [option for option in found if meant(part, names_of(label, option))]
        return offered([(f"{lead}{label(option)}", f"{lead}{option.key}") for option in fitting], "")

    return complete


async def play(interaction: Interaction) -> None:
    await acknowledge(interaction, new=True)
    await clicks.play(interaction, *await table(interaction, latest=True))


async def board(interaction: Interaction, player: discord.Member | discord.User | None = None) -> None:
    await acknowledge(interaction, new=True)
    session, reader = await table(interaction, latest=True)
    scene = Scene("table")
    if player is not None:
        seat = session.seat_of(player.id)
        if seat is None:
            raise Refusal(text("refused-other-not-seated"))
        scene = Scene("seat", seat)
    await show_scene(interaction, session, reader, scene)


async def hand(interaction: Interaction) -> None:
    await acknowledge(interaction, new=True)
    session, reader = await table(interaction, latest=True)
    await show_scene(interaction, session, seated(reader), Scene("hand"))


async def score(interaction: Interaction) -> None:
    await acknowledge(interaction, new=True)
    session, reader = await table(interaction, latest=True)
    await show_scene(interaction, session, reader, Scene("scores"))


@app_commands.choices(since=[
    app_commands.Choice(name=told("log-since-mine"), value="mine"),
    app_commands.Choice(name=told("log-since-start"), value="start"),
])
async def log(interaction: Interaction, since: str | None = None) -> None:
    await acknowledge(interaction, new=True)
    session, reader = await table(interaction, latest=True)
    await show(interaction, await story.story(services(interaction), session, reader, story.since_of(since)))


async def undo_(interaction: Interaction) -> None:
    await acknowledge(interaction, new=True)
    session, reader = await table(interaction, latest=True)
    await show(interaction, await undo.offer(services(interaction), session, reader))
