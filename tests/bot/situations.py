"""For everything that can be pressed, a moment at which it does something for whoever may press it. A verb of `VERBS`
that has none here is named by `missing`.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.playground.post import Post
from bot.playground.wire import copied
from bot.table import votes
from bot.talk import ids, verbs
from engine import CHANGE, Match, Share, choices
from tests.bot.club import Club, buttons, first, words
from tests.bot.deliveries import Delivery, filled, pressed
from tests.bot.finish import finish
from tests.bot.test_doubt import key_of, tempted
from tests.bot.test_orders import opened, ordered
from tests.bot.test_pace import late

if TYPE_CHECKING:
    from bot.playground import Payload

Scene = Callable[[Club], Awaitable[object]]
Made = Callable[[Club], Awaitable[tuple[str, list[str]]]]
OPENERS: dict[Any, type[verbs.Verb]] = {
    verbs.Form: verbs.Write, verbs.ZoneForm: verbs.AskZone, verbs.AwayForm: verbs.AskAway,
    verbs.TurnForm: verbs.AskTurn,
}
WRITTEN = {verbs.ZoneForm: "Europe/Paris", verbs.AwayForm: "2025-07-01", verbs.TurnForm: "1", verbs.Form: "A"}


@dataclass(frozen=True)
class Situation:
    """`what`: a pattern of it, where a verb is offered more than once. `made`: the id and what is
    chosen, where only an earlier version or a longer list has such a thing. `whoever`: everybody may, for themselves.
    `again`: a second press does it a second time. `wrong`: whom it is not for.
    """

    verb: type[verbs.Verb]
    scene: Scene
    person: str = "Ada"
    what: str = ""
    made: Made | None = None
    whoever: bool = False
    again: bool = False
    wrong: tuple[str, ...] = ("Bela", "Fern")

    @property
    def name(self) -> str:
        return self.what or self.verb.word

    async def arrive(self, club: Club) -> Delivery:
        """The scene, and the press that it is for."""
        await self.scene(club)
        await club.quiet()
        if self.verb in OPENERS:
            opener = await self.found(club, OPENERS[self.verb])
            assert opener.post is not None
            asked = await club.playground.click(self.person, opener.post, opener.data["custom_id"], forged=True)
            return filled(club, asked, {"answer": WRITTEN[self.verb]})
        return await self.found(club, self.verb)

    async def found(self, club: Club, verb: type[verbs.Verb]) -> Delivery:
        """The newest that this person sees."""
        world, person = club.playground.world, club.playground.person(self.person)
        posts = [post for post in reversed(world.posts.values()) if world.may_read(person.id, post)]
        if self.made:
            return self.on(club, posts[0], *await self.made(club))
        for post in posts:
            for part in post.components():
                press = ids.read(part.get("custom_id") or "")
                if press and type(press.act) is verb and not part.get("disabled") \
                        and (verb is not self.verb or self.wants(part["custom_id"])):
                    return self.on(club, post, part["custom_id"], self.values(club, part))
        raise LookupError(f"nobody is offered {verb.word} ({self.what or self.verb.word}) in {self.scene.__name__}")

    def wants(self, custom_id: str) -> bool:
        return not self.what or re.fullmatch(self.what, custom_id.split(":", 4)[4].lstrip("#@")) is not None

    def values(self, club: Club, part: Payload) -> list[str]:
        if part["type"] == 3:
            return [option["value"] for option in part["options"][-max(part["min_values"], 1):]]
        return [club.playground.channel("general").id] if part["type"] == 8 else []

    def on(self, club: Club, post: Post, custom_id: str, values: list[str]) -> Delivery:
        """As the message is now, whatever becomes of it."""
        kept = Post(copied(post.payload), post.reader)
        channel = club.playground.world.channel(post.channel_id)
        return pressed(self.person, channel, kept, custom_id, values)


# Ids that are made by hand:
def made(what: str, *, seat: int | None = 0, match: int = 1) -> Made:
    """For a seat, at its question; for none, at no question."""
    async def found(club: Club) -> tuple[str, list[str]]:
        count = None if seat is None else asked_of(club).count(seat)
        head = ids.Tag(match, seat, count).id(verbs.Play()).removesuffix("play")
        return head + what, []

    return found


async def from_menu(club: Club) -> tuple[str, list[str]]:
    """What is offered as buttons now was a menu once."""
    prompt = asked_of(club).prompt(0)
    assert prompt is not None
    return f"t:1:0:{asked_of(club).count(0)}:#menu:0", [choices(prompt)[-1].key]


async def from_asides(club: Club) -> tuple[str, list[str]]:
    found = [each.key for each in asked_of(club).asides(0) if each != CHANGE]
    return f"t:1:0:{asked_of(club).count(0)}:#aside:0", found[:1]


def voting(word: str) -> Made:
    """As the buttons of a vote were when it could only be about taking back a move."""
    async def found(club: Club) -> tuple[str, list[str]]:
        [row] = await club.store.open_votes(1)
        matter = votes.read(row)
        assert isinstance(matter, votes.Undo)
        return f"t:1:-:-:{word}:{matter.move}.{matter.version}", []

    return found


async def use(club: Club, person: str, message: Payload, part: str) -> Payload:
    """Press the first button whose id has that in it."""
    return await club.give(person, message, next(each for each in buttons(message).values() if part in each), None)


def asked_of(club: Club) -> Match:
    return club.client.services.sessions.live[1].match


# Tables that have not begun:
async def lobby(club: Club) -> None:
    """Ada has opened a table of Earth; Bela and a bot sit there, too, and everything is asked that Ada can be asked."""
    table = await club.slash("Ada", "general", "new earth", here=True)
    for person in ("Ada", "Bela"):
        table = await club.press(person, table, "Join")
    for level in ("easy", "easy"):
        table = await club.add_bot("Ada", table, level)
    await club.press("Ada", table, "Remove")
    await club.press("Ada", table, "Add a bot")
    await club.press("Ada", table, "Options")


async def watched(club: Club) -> None:
    await club.slash("Ada", "general", "watch ecosystem", level="easy")
    await club.playground.until(lambda: "has begun" in words(club.posts("general")[-1]))
    await club.pause()
    await use(club, "Ada", next(post for post in club.posts(club.thread) if "Pause" in buttons(post)), "steer:pause")


# Matches that go on:
async def table(club: Club) -> None:
    """The second turn of a match of three: Ada has her question before her."""
    await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    for person in ("Ada", "Bela", "Chidi"):
        await club.part(person, "general")
    await club.quiet()
    await club.slash("Ada", "general", "log", since="mine")
    await club.slash("Ada", "general", "describe")
    await club.slash("Ada", "general", "resign")
    await club.slash("Ada", "general", "play")


async def halfway(club: Club) -> None:
    """Ada has answered one question of two, and could take it back."""
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    panel = await club.answer("Ada", await club.slash("Ada", "general", "play"))
    assert "back" in str(panel)
    await club.slash("Ada", "general", "undo")
    await club.slash("Ada", "general", "play")


async def revealed(club: Club) -> None:
    """What Ada did is known to all, so she has to ask."""
    await table(club)
    await club.slash("Ada", "general", "undo")


async def asked(club: Club) -> None:
    """Ada asks to take a move back."""
    await table(club)
    await club.press("Ada", await club.slash("Ada", "general", "undo"), "Ask the table")


async def left(club: Club) -> None:
    """A seat is free."""
    await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    await club.press("Chidi", await club.slash("Chidi", "general", "resign"), "Resign")


async def kept(club: Club) -> None:
    """A bot keeps Chidi's seat."""
    _, vote = await late(club, "Ada", "Bela", "Chidi")
    for person in ("Ada", "Bela"):
        await club.press(person, vote, "until they are back")


async def coached(club: Club) -> None:
    await club.slash("Ada", "general", "learn ecosystem")
    await club.playground.until(lambda: "has begun" in words(club.posts("general")[-1]))
    await club.quiet()
    await club.slash("Ada", club.thread, "play")


async def replayed(club: Club) -> None:
    await table(club)
    panel = await club.slash("Ada", "general", "replay")
    panel = await use(club, "Ada", panel, ":replay:next")
    await use(club, "Ada", panel, ":film")
    await club.playground.until(lambda: ":postfilm" in str(club.posts("general")))


async def over(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    await finish(club)
    await club.slash("Ada", "general", "play")


async def rated(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True, rated=True)
    await finish(club)


# Questions of every kind:
def asks(game: str, wanted: Callable[[Match], bool], name: str) -> Scene:
    async def scene(club: Club) -> None:
        await club.arrive(game, lambda match: 0 in match.waiting and wanted(match))

    scene.__name__ = name
    return scene


def shares(match: Match) -> bool:
    prompt = match.prompt(0)
    return isinstance(prompt, Share) and prompt.least == 0 and prompt.most > 1 and 1 < len(prompt.options) <= 10


def besides(match: Match) -> bool:
    prompt = match.prompt(0)
    return any(each != CHANGE and match.game.pressable(each, prompt) for each in match.asides(0))


def hurried(match: Match) -> bool:
    return bool(match.shortcuts(0))


def barred(match: Match) -> bool:
    return bool(match.barred(0)) and match.prompt(0) is not None


earth = asks("earth", shares, "earth")
aside, quick, bars = asks("earth", besides, "aside"), asks("renature", hurried, "quick"), asks("gaia", barred, "bars")


async def sharing(club: Club) -> None:
    """Ada, who does not want to be asked twice, may put something on her cards."""
    await use(club, "Ada", await club.slash("Ada", "general", "settings"), "switch:careful")
    await earth(club)


async def marked(club: Club) -> None:
    """One is put somewhere."""
    await sharing(club)
    await use(club, "Ada", club.posts("general")[-1], ":mark:")


async def doubted(club: Club) -> None:
    """Ada is asked once more, before something is thrown away."""
    panel, option = await tempted(club)
    await club.give("Ada", panel, key_of(panel, option), None)


async def standing(club: Club) -> None:
    """Bela is asked what can be answered once for all."""
    here = await opened(club)
    panel = await club.press("Ada", await club.slash("Ada", here, "play"), "Compost")
    while (found := first(panel)) and "Which action" not in words(panel):
        panel = await club.give("Ada", panel, *found)
    await club.press("Bela", await club.slash("Bela", here, "play"), "Always so")


async def orders(club: Club) -> None:
    """Bela has answered once for all."""
    here = await opened(club)
    await ordered(club, here)
    await club.slash("Bela", here, "orders")


# What belongs to no table:
async def helped(club: Club) -> None:
    await club.slash("Ada", "general", "help")


async def reading(club: Club) -> None:
    await club.slash("Ada", "general", "rules", game="gaia")


async def settings(club: Club) -> None:
    await club.slash("Ada", "general", "settings")


async def away(club: Club) -> None:
    await club.slash("Ada", "general", "settings", away="2025-07-01")


async def server(club: Club) -> None:
    await club.slash("Ada", "general", "server")


async def forgetting(club: Club) -> None:
    await table(club)
    await club.slash("Ada", "general", "forget-me")


SITUATIONS: tuple[Situation, ...] = (
    Situation(verbs.Join, lobby, "Chidi", wrong=("Ada", "Bela")),
    Situation(verbs.Leave, lobby, "Bela", wrong=("Chidi", "Fern")),
    Situation(verbs.AddBot, lobby, what="bot:"), Situation(verbs.AddBot, lobby, what="bot:.+", again=True),
    Situation(verbs.RemoveBot, lobby, what="unbot:"), Situation(verbs.RemoveBot, lobby, what="unbot:.+"),
    Situation(verbs.Options, lobby), Situation(verbs.SetOption, lobby, again=True),
    Situation(verbs.SetPace, lobby, again=True),
    Situation(verbs.SetCustom, lobby, again=True), Situation(verbs.Start, lobby), Situation(verbs.Close, lobby),
    Situation(verbs.Steer, watched, what="steer:resume"),
    Situation(verbs.Steer, watched, what="steer:slower", again=True),
    Situation(verbs.Steer, watched, what="steer:end"),
    Situation(verbs.Play, table, wrong=("Fern",)), Situation(verbs.Table, table, whoever=True),
    Situation(verbs.Scores, table, whoever=True), Situation(verbs.Look, table, whoever=True),
    Situation(verbs.Story, table, whoever=True),
    Situation(verbs.More, table, made=made("more:7", seat=None), whoever=True),
    Situation(verbs.Describe, table, made=made("describe:1", seat=None), whoever=True),
    Situation(verbs.WhyNot, bars), Situation(verbs.Details, table, made=made("details")),
    Situation(verbs.Hint, table), Situation(verbs.AskCoach, coached, made=made("coach")),
    Situation(verbs.Hush, coached), Situation(verbs.ReadRule, coached, whoever=True),
    Situation(verbs.Replay, replayed, whoever=True), Situation(verbs.AskTurn, replayed, whoever=True),
    Situation(verbs.TurnForm, replayed, whoever=True), Situation(verbs.Film, replayed, whoever=True),
    Situation(verbs.PostFilm, replayed, whoever=True, again=True), Situation(verbs.Analyse, over, whoever=True),
    Situation(verbs.Choose, table), Situation(verbs.ChooseFrom, table, made=from_menu),
    Situation(verbs.TurnPage, table, made=made("menupage:1")),
    Situation(verbs.Besides, aside), Situation(verbs.BesidesFrom, aside, made=from_asides),
    Situation(verbs.TurnBesides, aside, made=made("asidepage:1")),
    Situation(verbs.Toggle, sharing), Situation(verbs.Nothing, sharing), Situation(verbs.Done, marked),
    Situation(verbs.StartOver, marked), Situation(verbs.Fill, sharing),
    Situation(verbs.Anyway, doubted), Situation(verbs.AtOnce, quick),
    Situation(verbs.Write, table, made=made("write")), Situation(verbs.Form, table, made=made("write")),
    Situation(verbs.Always, standing, "Bela", wrong=("Ada", "Fern")),
    Situation(verbs.ChooseAlways, standing, "Bela", wrong=("Ada", "Fern")),
    Situation(verbs.Order, orders, "Bela", wrong=("Ada", "Fern")),
    Situation(verbs.TurnOrders, orders, "Bela", made=made("orderspage:1", seat=1), wrong=("Ada", "Fern")),
    Situation(verbs.Back, halfway), Situation(verbs.Undo, halfway), Situation(verbs.AskUndo, revealed),
    Situation(verbs.AgreeUndo, asked, "Bela", made=voting("agree"), wrong=("Fern", "Ada")),
    Situation(verbs.RefuseUndo, asked, "Bela", made=voting("refuse"), wrong=("Fern",)),
    Situation(verbs.Vote, asked, "Bela", wrong=("Fern", "Ada")),
    Situation(verbs.Mute, table, "Bela", wrong=("Ada", "Fern")),
    Situation(verbs.TurnGames, table, made=made("gamespage:1", seat=None, match=0), whoever=True),
    Situation(verbs.Resign, table, wrong=("Fern",)), Situation(verbs.Rematch, over, wrong=("Fern",)),
    Situation(verbs.SitDown, left, "Fern", wrong=("Ada", "Bela")),
    Situation(verbs.ComeBack, kept, "Chidi", wrong=("Ada", "Fern")),
    Situation(verbs.ReadRules, helped, whoever=True), Situation(verbs.ReadTopic, reading, whoever=True),
    Situation(verbs.OpenTable, helped, whoever=True, again=True), Situation(verbs.Learn, helped, whoever=True),
    Situation(verbs.Prefer, settings, whoever=True), Situation(verbs.Switch, settings, whoever=True, again=True),
    Situation(verbs.AskZone, settings, whoever=True), Situation(verbs.ZoneForm, settings, whoever=True),
    Situation(verbs.AskAway, settings, whoever=True), Situation(verbs.AwayForm, settings, whoever=True, again=True),
    Situation(verbs.Return, away, whoever=True), Situation(verbs.Govern, server),
    Situation(verbs.GovernPlaces, server), Situation(verbs.Forget, forgetting, whoever=True, wrong=("Fern",)),
)


def missing() -> list[str]:
    """Verbs that nobody presses here."""
    return sorted({verb.word for verb in set(verbs.VERBS.values()) - {each.verb for each in SITUATIONS}})
