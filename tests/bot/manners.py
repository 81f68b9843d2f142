"""The ways in which a press or a command comes that should do nothing, or what it does once: every one of them is tried
on one situation after the other.
"""

from __future__ import annotations

import tempfile
from contextlib import asynccontextmanager
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

from bot.playground import Playground
from bot.playground.commands import BOOLEAN, INTEGER, USER
from bot.playground.components import CHANNEL_SELECT, STRING_SELECT
from bot.playground.interaction import AUTOCOMPLETE, COMMAND, MODAL_SUBMIT
from bot.playground.typed import find
from bot.talk import ids
from engine import Match, games
from tests.bot.club import EVENING, Club, running
from tests.bot.deliveries import Delivery, Harm, Postman, differing, pressed, recorded
from tests.bot.finish import finish

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence

    from bot.paint.painter import Painter
    from bot.playground import Channel, Payload
    from tests.bot.deliveries import Records, Reply, Rows
    from tests.bot.situations import Situation as Pressing

FAR = 9 * 10**16  # a number that the database takes, and nothing has
ODD = ("x", "z" * 60, "\N{PILE OF POO}", "'; DROP TABLE matches; --", "-1", "9" * 18)
TYPED = (*ODD, "@everyone **x** <#1>", "x" * 6000, "\0", "9" * 5000)
NUMBERS = (-1, 10**15, 2**53 - 1)
# What may be anything: a page that there is not is the last, whatever is not 0 is 1, and what is marked is filled up.
ANY = {("menu", "page"), ("aside", "page"), ("order", "page"), ("hush", "quiet"), ("fill", "picked")}
UNSEATED = ("undo", "ask")  # were once posted without a seat
OPENED = ("matches", "seats", "coaches")
LOOKS = ("analyses",)  # what is written down for whoever only looks
ABSENT = {"id": "4242424242424242", "username": "gone", "global_name": "Gone", "discriminator": "0", "avatar": None}


class Situation(Protocol):
    """A moment at which a press or a command does something. `whoever`: everybody may, for themselves. `again`: a
    second one does it a second time. `wrong`: whom it is not for.
    """

    @property
    def name(self) -> str: ...

    @property
    def whoever(self) -> bool: ...

    @property
    def again(self) -> bool: ...

    @property
    def wrong(self) -> tuple[str, ...]: ...

    async def arrive(self, club: Club) -> Delivery: ...


class Place:
    """A playground and its database, in which the bot can be started again."""

    def __init__(self, playground: Playground, path: Path, painter: Painter, records: Records,
                 counts: Counter[str]) -> None:
        self.playground, self.path, self.painter, self.records, self.counts = playground, path, painter, records, counts
        self.now = EVENING

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Postman]:
        """At the time at which it was closed."""
        async with running(self.playground, self.path, self.painter, self.now) as club:
            postman = Postman(club, self.records, self.path, self.counts)
            await postman.settled()
            yield postman
            self.now = club.clock.now()


@asynccontextmanager
async def placed(folder: Path, painter: Painter, counts: Counter[str]) -> AsyncIterator[Place]:
    with recorded() as records, tempfile.TemporaryDirectory(dir=folder) as own:
        async with Playground(ack_deadline=20) as playground:
            yield Place(playground, Path(own) / "club.sqlite3", painter, records, counts)


async def tried(situation: Situation, folder: Path, painter: Painter, counts: Counter[str]) -> None:
    """All manners, at three tables that are alike. Raises `Harm`."""
    async with placed(folder, painter, counts) as place:
        async with place.open() as postman:
            offer = await situation.arrive(postman.club)
            await harmless(postman, situation, offer)
            effect, reply = await once(postman, situation, offer)
            await for_themselves(postman, situation, offer)
        async with place.open() as postman:
            await long_ago(postman, situation, offer, reply)
    async with placed(folder, painter, counts) as place:
        async with place.open() as postman:
            offer = await situation.arrive(postman.club)
        async with place.open() as postman:
            await at_once(postman, offer, effect)
    async with placed(folder, painter, counts) as place, place.open() as postman:
        offer = await situation.arrive(postman.club)
        await overdue(postman, offer)
        await backwards(postman, situation, offer)


async def harmless(postman: Postman, situation: Situation, offer: Delivery) -> None:
    """Whatever comes before the press itself, and leaves everything as it is."""
    before = await postman.rows()
    if not situation.whoever:
        for stranger in situation.wrong:
            delivery = replace(offer, person=stranger)
            await refused(postman, delivery, "stranger", before)
    for delivery in forged(postman.club, offer):
        await postman.send(delivery, "forged")
        await postman.unchanged(before, delivery, "forged", but=LOOKS)
    for delivery in await elsewhere(postman.club, offer):
        if not situation.whoever or belongs(delivery):
            await refused(postman, delivery, "elsewhere", before)


async def refused(postman: Postman, delivery: Delivery, manner: str, before: Rows) -> None:
    reply = await postman.send(delivery, manner)
    if not reply.refused and not (reply.outcome == "offered" and not reply.interaction.choices):
        raise Harm(f"{postman.told(delivery, manner)} was {reply.outcome}: {reply.said[:200]}")
    await postman.unchanged(before, delivery, manner)


def belongs(delivery: Delivery) -> bool:
    """Whether it names a match."""
    press = ids.read(delivery.name)
    return press is not None and press.match != 0


async def once(postman: Postman, situation: Situation, offer: Delivery) -> tuple[Any, Reply]:
    """By whom it is for: it is done, and the same delivered again does nothing more. What it has changed."""
    before, shape = await postman.rows(), postman.ledger.shape()
    reply = await postman.send(offer, "rightful")
    if reply.outcome != "done" or reply.warned:
        raise Harm(f"{postman.told(offer, 'rightful')} was {reply.outcome} ({reply.detail}): {reply.said[:200]}")
    after, effect = await postman.rows(), differing(shape, postman.ledger.shape())
    postman.counts["acting"] += before != after
    second = await postman.again(offer, reply, "twice")
    if second.outcome == "done":
        raise Harm(f"{postman.told(offer, 'twice')} was {second.outcome}")
    await postman.unchanged(after, offer, "twice")
    await postman.send(offer, "twice")
    if not situation.again:
        await postman.unchanged(after, offer, "pressed twice")
    return effect, reply


async def for_themselves(postman: Postman, situation: Situation, offer: Delivery) -> None:
    """What everybody may do touches nobody else."""
    if not situation.whoever or not situation.wrong:
        return
    owner = int(postman.club.playground.person(offer.person).id)
    others = [await at_home(postman.club, replace(offer, person=other)) for other in situation.wrong]
    for delivery in [*others, *[each for each in await elsewhere(postman.club, offer) if not belongs(each)]]:
        before = await postman.rows()
        await postman.send(delivery, "stranger" if delivery in others else "elsewhere")
        found = differing(before, await postman.rows())
        if any(owner in row for rows in found.values() for row in rows):
            raise Harm(f"{postman.told(delivery, 'stranger')} has changed what is {offer.person}'s: {found}")


async def at_home(club: Club, delivery: Delivery) -> Delivery:
    """A press by somebody else, in a message of their own: nobody can press what only another sees."""
    if delivery.post is None or delivery.post.reader is None:
        return delivery
    return await put(club, delivery, delivery.channel)


async def put(club: Club, delivery: Delivery, channel: Channel) -> Delivery:
    """The same press, in a message of this person's in that channel."""
    shown = club.playground.post(await club.slash(delivery.person, channel, "help"))
    if delivery.kind == MODAL_SUBMIT:
        return replace(delivery, channel=channel, post=shown)
    return pressed(delivery.person, channel, shown, delivery.name, delivery.data.get("values"))


async def elsewhere(club: Club, offer: Delivery) -> list[Delivery]:
    """By somebody who has nothing to do with it, in another server, which is his."""
    playground = club.playground
    stranger = replace(offer, person="Emil")
    places = [place for place in playground.world.channels.values() if place.name == "far-away"]
    [channel] = places or await playground.found("Elsewhere", "far-away")
    playground.person("Emil").admin = belongs(offer)
    if offer.kind in (COMMAND, AUTOCOMPLETE):
        return [replace(stranger, channel=channel)]
    return [await put(club, stranger, channel)]


async def overdue(postman: Postman, offer: Delivery) -> None:
    """Discord waits no more, so it must look as if nothing had been pressed."""
    before = await postman.rows()
    reply = await postman.send(offer, "late", overdue=True)
    if reply.outcome != "gone":
        raise Harm(f"{postman.told(offer, 'late')} was {reply.outcome}")
    await postman.unchanged(before, offer, "late", but=LOOKS)


async def long_ago(postman: Postman, situation: Situation, offer: Delivery, reply: Reply) -> None:
    """After the bot was started anew, and after the match has ended."""
    before = await postman.rows()
    await postman.again(offer, reply, "late")
    await postman.unchanged(before, offer, "late, after a restart")
    await postman.send(offer, "late")
    if not situation.again:
        await postman.unchanged(before, offer, "late, after a restart", but=("coaches",))
    await ended(postman.club)
    before = await postman.rows()
    await postman.send(offer, "late")
    if not situation.whoever:
        await postman.unchanged(before, offer, "late, after the end", but=LOOKS)


async def ended(club: Club) -> None:
    row = await club.store.match(1)
    if row is not None and row.status == "lobby":
        await club.store.abandon(1)
    elif row is not None and row.status == "running":
        await finish(club)


async def at_once(postman: Postman, offer: Delivery, effect: Any) -> None:
    """Delivered two times before the first is answered, right after a restart: what it does is done once."""
    shape = postman.ledger.shape()
    await postman.send(offer, "twice", times=2)
    same(postman.told(offer, "twice at once"), effect, differing(shape, postman.ledger.shape()))


async def backwards(postman: Postman, situation: Situation, offer: Delivery) -> None:
    """Several presses on their way, of the same person and of others; the last comes first."""
    playground, club = postman.club.playground, postman.club
    others = [] if situation.whoever else [replace(offer, person=each) for each in situation.wrong]
    held = [(each, await postman.begun(each)) for each in (offer, *others, offer)]
    for _, made in reversed(held):
        await playground.deliver(made)
    outcomes = [(await postman.replied(each, made, "reversed", 1)).outcome for each, made in held]
    if "done" not in outcomes:
        raise Harm(f"{postman.told(offer, 'reversed')} was {outcomes}")
    await consistent(club, postman.told(offer, "reversed"))


async def consistent(club: Club, told: str) -> None:
    """What the bot remembers is what is kept, and nobody has answered one question twice."""
    for number, session in list(club.client.services.sessions.live.items()):
        row = await club.store.match(number)
        if row is None or row.snapshot is None:
            continue
        if Match.load(games()[row.game], row.snapshot).save() != session.match.save():
            raise Harm(f"{told}: match {number} is not what is kept of it")


def same(told: str, wanted: Any, found: Any) -> None:
    """Of a match that is begun by it cards are dealt by lot, and bots do what these let them: so only tables count."""
    begun = len(wanted.get("matches", [])) == 1
    parts = [{name: len(each.get(name, [])) for name in OPENED} if begun else each for each in (wanted, found)]
    if parts[0] != parts[1]:
        raise Harm(f"{told} has done {found} instead of {wanted}")


def forged(club: Club, offer: Delivery) -> Iterator[Delivery]:
    """What nobody offered, in the place of what was."""
    if offer.kind == COMMAND:
        yield from mistyped(club, offer)
        return
    press = ids.read(offer.name)
    assert press is not None
    _, match, seat, count, what = offer.name.split(":", 4)
    heads = [(other, seat, count) for other in ("99", "9" * 18) if match != "0"]
    heads += [(match, other, count) for other in ("0", "1", "7", "999", "-")
              if seat not in ("-", other) and not (other == "-" and press.act.word in UNSEATED)]
    heads += [(match, seat, other) for other in ("0", str(press.count or 0) + "1", "9" * 9, "-")
              if count not in ("-", other)]
    for head in heads:
        yield offer.said(":".join(["t", *head, what]))
    tag, act = ids.Tag(press.match, press.seat, press.count), cast("Any", press.act)
    for field in fields(act):
        for odd in (FAR,) if field.type == "int" else ODD:
            if (press.act.word, field.name) not in ANY:
                yield offer.said(tag.id(replace(act, **{field.name: odd}))[:100])
    if offer.kind == MODAL_SUBMIT:
        yield from misfilled(offer)
    elif offer.data["component_type"] == STRING_SELECT:
        for values in ((), ("x",), ("", ""), (*ODD, *offer.data["values"])):
            yield offer.said(offer.name, values)
    elif offer.data["component_type"] != CHANNEL_SELECT:
        yield offer.said(f"t:{match}:{seat}:{count}:#{what}")


def misfilled(offer: Delivery) -> Iterator[Delivery]:
    for odd in (*ODD, "", "x" * 2000):
        parts = [{**part, "component": {**part["component"], "value": odd}} for part in offer.data["components"]]
        yield replace(offer, data={**offer.data, "components": parts})
    yield replace(offer, data={**offer.data, "components": []})


def leaf(data: Payload) -> list[Payload]:
    """The options of a command, below its sub-command."""
    options: list[Payload] = data["options"]
    while options and options[0]["type"] in (1, 2):
        options = options[0]["options"]
    return options


def specs(club: Club, offer: Delivery) -> list[Payload]:
    """The options that the command can have."""
    command, chain = find(
        club.playground.world, club.playground.person("Ada"), club.playground.channel("general"), offer.name[1:]
    )
    found: list[Payload] = (chain[-1] if chain else command).get("options") or []
    return found


def with_option(offer: Delivery, spec: Payload, value: Any, **more: Any) -> Delivery:
    """The command with this option, whatever it was before."""
    def changed(options: list[Payload]) -> list[Payload]:
        if options and options[0]["type"] in (1, 2):
            return [{**options[0], "options": changed(options[0]["options"])}]
        rest = [option for option in options if option["name"] != spec["name"]]
        return [*rest, {"name": spec["name"], "type": spec["type"], "value": value, **more}]

    return replace(offer, data={**offer.data, "options": changed(offer.data["options"])})


def mistyped(club: Club, offer: Delivery) -> Iterator[Delivery]:
    """Options that are not offered, or out of range."""
    for spec in specs(club, offer):
        if spec["type"] == USER:
            bot = club.playground.world.bot
            for user in (bot.user(), ABSENT):
                resolved = {"resolved": {"users": {user["id"]: user}}}
                found = with_option(offer, spec, user["id"])
                yield replace(found, data={**found.data, **resolved})
        elif spec["type"] != BOOLEAN:
            for odd in NUMBERS if spec["type"] == INTEGER else TYPED:
                yield with_option(offer, spec, odd)


def completions(club: Club, offer: Delivery) -> Iterator[Delivery]:
    """What is asked while the command is typed, for every option that is."""
    for spec in specs(club, offer):
        if spec.get("autocomplete"):
            for current in ("", "a", *TYPED):
                yield replace(with_option(offer, spec, current, focused=True), kind=AUTOCOMPLETE)


async def completed(situation: Situation, folder: Path, painter: Painter, counts: Counter[str]) -> None:
    """What is offered while the command is typed, whatever stands there, to whom it is for, to others, and elsewhere;
    and asked for twice. Nothing of it changes anything, and who has no seat is offered nothing of a match.
    """
    async with placed(folder, painter, counts) as place, place.open() as postman:
        offer = await situation.arrive(postman.club)
        asked = list(completions(postman.club, offer))
        if not asked:
            return
        before = await postman.rows()
        for delivery in asked:
            reply = await postman.send(delivery, "completion")
            await postman.again(delivery, reply, "completion")
            for other in situation.wrong:
                stranger = replace(delivery, person=other)
                reply = await postman.send(stranger, "completion")
                if not situation.whoever and reply.interaction.choices:
                    raise Harm(f"{postman.told(stranger, 'completion')} is offered {reply.interaction.choices}")
            for far in await elsewhere(postman.club, delivery):
                reply = await postman.send(far, "completion")
                if not situation.whoever and reply.interaction.choices:
                    raise Harm(f"{postman.told(far, 'completion')} is offered {reply.interaction.choices}")
            await postman.unchanged(before, delivery, "completion")


async def stormed(situations: Sequence[Pressing], folder: Path, painter: Painter, counts: Counter[str]) -> None:
    """All that can be done at one table on its way at once, the last first."""
    async with placed(folder, painter, counts) as place, place.open() as postman:
        first = await situations[0].arrive(postman.club)
        offers = [first, *[await each.found(postman.club, each.verb) for each in situations[1:]]]
        held = [(offer, await postman.begun(offer)) for offer in offers]
        for _, made in reversed(held):
            await postman.club.playground.deliver(made)
        for offer, made in held:
            await postman.replied(offer, made, "reversed", 1)
        await consistent(postman.club, f"all of {situations[0].name} at once")


async def swept(
    scene: Callable[[Club], Awaitable[object]], every: Sequence[str], folder: Path, painter: Painter,
    counts: Counter[str],
) -> None:
    """Every verb that there is, on a message where it was never offered, by somebody who has no seat: the match stays
    as it is, but that they may sit down where a seat is free.
    """
    async with placed(folder, painter, counts) as place, place.open() as postman:
        await scene(postman.club)
        club = postman.club
        shown = club.playground.post(await club.slash("Fern", "general", "help"))
        channel, owner = club.playground.channel("general"), int(club.playground.person("Ada").id)
        for custom_id in every:
            before = await postman.rows()
            delivery = pressed("Fern", channel, shown, custom_id, ["x"])
            await postman.send(delivery, "forged")
            found = differing(before, await postman.rows())
            found.pop("outbox", None)
            theirs = custom_id.endswith((":join", ":leave"))
            if not theirs and any(owner in row for rows in found.values() for row in rows):
                raise Harm(f"{postman.told(delivery, 'never offered')} has changed {found}")
