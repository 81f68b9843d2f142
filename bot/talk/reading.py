"""What can be read at any time: `/help`, the rules by topic, a card large. Nothing here belongs to a match."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, assert_never

from discord import app_commands

from bot.speech import DEFAULT, clip, speaker
from bot.table.game import NoSuchGame, game_of
from engine import Game, Option, games, text
from render import Scene

from . import ids, rulebook, verbs, wording
from .completion import CHOICES, VALUE, matching, offered
from .controls import Button, Choice, Menu
from .interaction import Interaction, acknowledge, reader_of, services, show
from .message import Message
from .nearest import folded, nearest
from .opening import learn, open_lobby
from .pictures import drawn, ordered
from .preview import preview
from .refusals import Refusal
from .rulebook import Topic, book

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine import Text

    from .controls import Row
    from .reader import Reader

GIVEN = 40  # characters of what was typed, said back
FEW = 12  # names that a sentence can list
NO_MATCH = ids.Tag(0)


async def handle(interaction: Interaction, press: ids.Press, act: verbs.Reading) -> None:
    game = game_named(act.game)
    match act:
        case verbs.OpenTable():
            await open_lobby(interaction, game.meta.name, {})
        case verbs.Learn():
            await learn(interaction, game.meta.name)
        case verbs.ReadRule(_, rule):
            await acknowledge(interaction, new=True)
            await show(interaction, one_rule(await reader_of(interaction), game, rule))
        case verbs.ReadRules():
            await acknowledge(interaction, new=True)
            await show(interaction, contents(await reader_of(interaction), game))
        case verbs.ReadTopic():
            await acknowledge(interaction)
            reader = await reader_of(interaction)
            await show(interaction, page(reader, game, chosen_topic(reader, game, press.values)))
        case _:
            assert_never(act)


async def help_(interaction: Interaction) -> None:
    """In a few lines what one does, and a row for each game."""
    await acknowledge(interaction, new=True)
    reader = await reader_of(interaction)
    rows: list[Row | str] = []
    for game in games().values():
        name = game.meta.name
        rows.append(reader.say("help-game", title=wording.title(reader, name), about=text(f"{name}-about")))
        rows.append((
            Button(NO_MATCH.id(verbs.ReadRules(name)), reader.say("help-rules")),
            Button(NO_MATCH.id(verbs.Learn(name)), reader.say("help-learn"), "primary"),
            Button(NO_MATCH.id(verbs.OpenTable(name)), reader.say("help-open"), "success"),
        ))
    await show(interaction, Message(reader.say("help", game=next(iter(games()))), rows=rows))


def chosen_topic(reader: Reader, game: Game[Any, Any], titles: Sequence[str]) -> Topic:
    """By its title, or by the number in a title of another language: the menu may be older than a setting."""
    known = book(game.meta.name, reader.locale).topics
    found = [topic for topic in known if clip(topic.title, VALUE) in titles]
    found = found or [topic for topic in known for title in titles if title.partition(" ")[0] == topic.number]
    if not found:
        raise Refusal(text("refused-unknown"))
    return found[0]


async def complete_game(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    reader = await reader_of(interaction)
    known = [(wording.title(reader, name), name, (name, speaker(DEFAULT)(text(f"{name}-title")))) for name in games()]
    return matching(known, current)


async def complete_topic(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    reader = await reader_of(interaction)
    try:
        game = await game_meant(interaction, reader, interaction.namespace.game)
    except (Refusal, NoSuchGame):
        return []
    found = rulebook.topics(game.meta.name, reader.locale, current)
    return offered([(topic.title, topic.title) for topic in found], "")


async def complete_card(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    reader = await reader_of(interaction)
    try:
        game = await game_meant(interaction, reader, interaction.namespace.game)
    except NoSuchGame:
        return []
    except Refusal:  # a key belongs to a game
        every = [names for game in games().values() for names in labels(reader, game)]
        return matching([(names[0], names[0], names) for names in every], current)
    cards = zip(labels(reader, game), game.cards(), strict=True)
    return matching([(names[0], option.key, names) for names, option in cards], current)


@app_commands.autocomplete(game=complete_game, topic=complete_topic)
async def rules(interaction: Interaction, game: str | None = None, topic: str | None = None) -> None:
    await acknowledge(interaction, new=True)
    reader = await reader_of(interaction)
    meant = await game_meant(interaction, reader, game)
    if topic is None:
        await show(interaction, contents(reader, meant))
        return
    found = rulebook.topics(meant.meta.name, reader.locale, topic)
    if not found:
        near = nearest(topic, [one.title for one in book(meant.meta.name, reader.locale).topics])
        said = reader.say("refused-topic", topic=topic[:GIVEN], near=", ".join(near), count=len(near))
        await show(interaction, contents(reader, meant, said))
        return
    await show(interaction, page(reader, meant, found[0]))


def contents(reader: Reader, game: Game[Any, Any], note: str = "") -> Message:
    """What the game is, a menu of the topics, and last what a player should know about these rules."""
    found = book(game.meta.name, reader.locale)
    lines = [note, f"## {found.title}", found.summary or reader.say(f"{game.meta.name}-about")]
    remarks = [found.remarks, *[f"-# {reader.word(each)}" for each in game.meta.help]]
    rows: list[Row | str] = [*topics(reader, game, found.topics)]
    if last := "\n".join([line for line in remarks if line]):
        rows.append(last)
    return Message("\n".join([line for line in lines if line]), rows=rows)


def page(reader: Reader, game: Game[Any, Any], topic: Topic) -> Message:
    found = book(game.meta.name, reader.locale)
    return Message(found.page(topic), rows=topics(reader, game, found.topics))


def one_rule(reader: Reader, game: Game[Any, Any], number: str) -> Message:
    found = book(game.meta.name, reader.locale)
    said = found.rule(number) or book(game.meta.name).rule(number)
    if said is None:
        raise Refusal(text("refused-unknown"))
    return Message(said, rows=topics(reader, game, found.topics))


def topics(reader: Reader, game: Game[Any, Any], found: Sequence[Topic]) -> list[Row]:
    """As many menus as these topics take; a topic is chosen by its title."""
    parts = [found[at : at + CHOICES] for at in range(0, len(found), CHOICES)]
    return [
        Menu(
            NO_MATCH.id(verbs.ReadTopic(game.meta.name, number)), reader.say("rules-choose"), 1, 1,
            tuple([Choice(clip(topic.title, VALUE), clip(topic.title, VALUE)) for topic in part]),
        )
        for number, part in enumerate(parts)
    ]


@app_commands.autocomplete(game=complete_game, name=complete_card)
async def card(interaction: Interaction, name: str, game: str | None = None) -> None:
    await acknowledge(interaction, new=True)
    reader, wanted = await reader_of(interaction), folded(name)
    meant = await game_with(interaction, reader, wanted, game)
    named = list(zip([card_name(reader, meant, option) for option in meant.cards()], meant.cards(), strict=True))
    called = [([folded(label) for label in every], option)
              for every, option in zip(labels(reader, meant), meant.cards(), strict=True)]  # fmt: skip
    found = [option for every, option in called if wanted in (*every, folded(option.key))]
    found = found or [option for every, option in called if any(wanted in label for label in every)]
    if not found:
        if others := elsewhere(reader, meant, wanted):
            title, listed = text(f"{meant.meta.name}-title"), ", ".join(others)
            raise Refusal(text("refused-card", name=name[:GIVEN], kind="elsewhere", names=listed, game=title, count=0))
        near = nearest(name, [label for label, _ in named])
        known = near or ([label for label, _ in named] if len(named) <= FEW else [])
        kind = "near" if near else "known" if known else "many"
        raise Refusal(text("refused-card", name=name[:GIVEN], names=", ".join(known), kind=kind, count=len(named)))
    view, _ = preview(meant.meta.name)
    scene = Scene("card", found[0].word or found[0].id)
    pictures, fault = await drawn(services(interaction), reader, [ordered(view, scene, reader)])
    lines = [f"### {card_name(reader, meant, found[0])}", fault]
    await show(interaction, Message("\n".join([line for line in lines if line]), pictures))


def elsewhere(reader: Reader, game: Game[Any, Any], wanted: str) -> list[str]:
    """The titles of other games that have a card of that name."""
    return [
        wording.title(reader, other.meta.name) for other in games().values()
        if other is not game and wanted in [folded(label) for names in labels(reader, other) for label in names]
    ]


def game_named(name: str, locale: str = DEFAULT) -> Game[Any, Any]:
    """By the name that commands have for it, or by its title, in any language that the reader may type."""
    titles = {folded(speaker(each)(text(f"{game}-title"))): game for each in (DEFAULT, locale) for game in games()}
    wanted = folded(name)
    if (found := titles.get(wanted, wanted)) in games():
        return games()[found]
    raise Refusal(text("refused-game", game=name[:GIVEN], games=titles_of(games())))


def titles_of(names: Iterable[str]) -> tuple[Text, ...]:
    return tuple([text(f"{game}-title") for game in names])


async def game_with(interaction: Interaction, reader: Reader, card: str, name: str | None) -> Game[Any, Any]:
    """The one that is meant; where none is, the only one that has a card of this name."""
    try:
        return await game_meant(interaction, reader, name)
    except Refusal:
        known = {game.meta.name: labels(reader, game) for game in games().values()}
        found = [game for game, cards in known.items() if card in [folded(label) for each in cards for label in each]]
        if len(found) == 1:
            return games()[found[0]]
        near = [] if found else nearest(card, [own for cards in known.values() for own, _ in cards])
        if near:
            listed = ", ".join(dict.fromkeys(near))
            raise Refusal(text("refused-card", name=card[:GIVEN], names=listed, kind="near", count=0)) from None
        raise


def labels(reader: Reader, game: Game[Any, Any]) -> list[tuple[str, str]]:
    """Of every card the name in the reader's language, and the English one."""
    english = replace(reader, locale=DEFAULT)
    return [(card_name(reader, game, option), card_name(english, game, option)) for option in game.cards()]


def card_name(reader: Reader, game: Game[Any, Any], option: Option) -> str:
    """With a capital, for it stands alone: within sentences some games have small ones."""
    said = reader.word(game.label(option))
    return said[:1].upper() + said[1:]


async def game_meant(interaction: Interaction, reader: Reader, name: str | None) -> Game[Any, Any]:
    """The one named, or the one played in this channel now or last, or the only one there is."""
    if name is not None:
        return game_named(name, reader.locale)
    store, channel = services(interaction).store, interaction.channel_id or 0
    row = await store.match_in(channel) or await store.latest_in(channel)
    if row is not None:
        return game_of(row)
    if len(games()) == 1:
        return next(iter(games().values()))
    raise Refusal(text("refused-which-game", games=titles_of(games())))
