"""What the page asks for a person to be done; also how another process drives the playground.

Every act is `{"op": ..., "person": ..., "channel": ...}`; people and channels by id or by name.
"""

import base64
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from aiohttp import web

from bot.speech import DEFAULT, speaker
from engine import Text, text

from . import line, sight
from .channel import Channel
from .directory import Directory
from .gateway import Gateway
from .hands import Hands
from .interaction import Interaction
from .ledger import Ledger
from .passing import Passing
from .person import Person
from .rest.body import plain
from .rest.door import snowflake, whole
from .wire import Impossible, Payload, Refused, parsed, reply

LARGEST = 32 * 1024 * 1024   # files come within the JSON here
LONGEST_NAME = 32
LONGEST = 7 * 24 * 3600      # seconds that are let pass at once
# What people can run into, by Discord's code.
REFUSALS = {
    40005: "page-cannot-large", 50006: "page-cannot-empty", 50035: "page-cannot-long", 50083: "page-cannot-archived"}
Act = Callable[[Payload], Awaitable[Payload]]


class Acts:
    def __init__(self, directory: Directory, hands: Hands, gateway: Gateway, ledger: Ledger,
                 clock: Passing | None) -> None:
        self.clock = clock
        self.directory, self.hands, self.gateway, self.ledger = directory, hands, gateway, ledger
        self.world = directory.world
        self.known: dict[str, Act] = {
            "slash": self.slash, "autocomplete": self.autocomplete, "click": self.click, "choose": self.choose,
            "submit": self.submit, "say": self.say, "line": self.line, "dismiss": self.dismiss, "read": self.read,
            "locale": self.locale, "rename": self.rename, "direct": self.direct, "deliver": self.deliver,
            "drop": self.drop, "pass": self.let_pass}

    async def act(self, request: web.Request) -> web.Response:
        if request.content_type != "application/json":
            return reply({"error": "Send JSON."}, 415)
        say = speaker(DEFAULT)
        try:
            asked = parsed(await plain(request, LARGEST))
            say = speaker(self.locale_of(asked))
            return reply(await self.known[asked["op"]](asked))
        except Impossible as error:
            about = {"option": error.option} if error.option else {}
            return reply({"error": sentence(say(error.text)), **about}, 400)
        except Refused as error:
            status, why = 413 if error.status == 413 else 400, text("page-cannot-discord", reason=error.message)
            why = Text(REFUSALS[error.code]) if error.code in REFUSALS else why
            return reply({"error": say(why), "code": error.code, "errors": error.errors}, status)
        except OSError as error:
            return reply({"error": say(text("page-cannot-keep", reason=str(error.strerror)))}, 507)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            return reply({"error": say(text("page-cannot-understand", reason=repr(error)))}, 400)

    def locale_of(self, asked: Any) -> str:
        """Of whoever asks; who is not known is answered in English."""
        who = asked.get("person") if isinstance(asked, dict) else None
        return next((person.locale for person in self.world.humans() if who in (person.id, person.name)), DEFAULT)

    async def messages(self, request: web.Request) -> web.Response:
        query = request.query
        try:
            person, channel = self.place(query)
            limit, before = whole(query.get("limit"), 50, 100), snowflake(query.get("before"), 1 << 63)
        except (KeyError, Impossible, Refused) as error:
            return reply({"error": str(error)}, 400)
        return reply(sight.messages(self.world, person, channel, before=str(before), limit=limit))

    async def record(self, _request: web.Request) -> web.Response:
        """Every request of the bot, without the bytes of files."""
        return reply([{"method": done.method, "route": done.route, "path": done.path, "body": done.body,
                       "files": {key: file.filename for key, file in done.files.items()}, "status": done.status,
                       "reply": done.reply} for done in self.ledger.exchanges])

    def place(self, asked: Mapping[str, Any]) -> tuple[Person, Channel]:
        person = self.directory.person(asked["person"])
        return person, self.directory.channel(asked["channel"], person)

    async def slash(self, asked: Payload) -> Payload:
        options = {name: uploaded(value) for name, value in asked.get("options", {}).items()}
        return outcome(await self.hands.slash(*self.place(asked), asked["name"], options))

    async def line(self, asked: Payload) -> Payload:
        person, channel = self.place(asked)
        name, options = line.read(self.world, person, channel, str(asked["content"]))
        return outcome(await self.hands.slash(person, channel, name, options))

    async def autocomplete(self, asked: Payload) -> Payload:
        return {"choices": await self.hands.autocomplete(
            *self.place(asked), asked["name"], asked["focused"], asked.get("options", {}))}

    async def click(self, asked: Payload) -> Payload:
        return outcome(await self.use(asked, None))

    async def choose(self, asked: Payload) -> Payload:
        return outcome(await self.use(asked, list(asked["values"])))

    async def use(self, asked: Payload, values: list[str] | None) -> Interaction:
        person, post = self.directory.person(asked["person"]), self.directory.post(asked["message"])
        return await self.hands.use(person, post, asked["custom_id"], values, forged=bool(asked.get("forged")))

    async def submit(self, asked: Payload) -> Payload:
        opened = self.hands.interactions.by_token.get(asked["token"])
        if opened is None:
            raise Impossible("page-cannot-form")
        fields = {name: [uploaded(item) for item in value] if isinstance(value, list) else value
                  for name, value in asked["fields"].items()}
        return outcome(await self.hands.submit(opened, fields))

    async def say(self, asked: Payload) -> Payload:
        return {"message": (await self.hands.say(*self.place(asked), asked["content"])).id}

    async def dismiss(self, asked: Payload) -> Payload:
        self.hands.dismiss(self.directory.person(asked["person"]), self.directory.post(asked["message"]))
        return {}

    async def read(self, asked: Payload) -> Payload:
        person, channel = self.place(asked)
        self.world.mark_seen(person.id, channel.id, str(snowflake(str(asked["message"]), 0)))
        return {}

    async def locale(self, asked: Payload) -> Payload:
        person = self.directory.person(asked["person"])
        person.locale = str(asked["locale"])
        self.world.put_person(person)
        if person.admin:  # tables open in the language of the server, and the server is theirs
            self.world.speak(person.locale)
            await self.gateway.changed(self.world.home)
        return {}

    async def rename(self, asked: Payload) -> Payload:
        """The bot hears of it with the next thing this person does, as from Discord."""
        person, name = self.directory.person(asked["person"]), " ".join(str(asked["name"]).split())
        if not 1 <= len(name) <= LONGEST_NAME:
            raise Impossible("page-cannot-name", most=LONGEST_NAME)
        if any(other.name.casefold() == name.casefold() for other in self.world.people.values() if other is not person):
            raise Impossible("page-cannot-name-taken", name=name)
        person.once, person.name = person.once or person.name, name
        self.world.put_person(person)
        return {}

    async def direct(self, asked: Payload) -> Payload:
        return {"channel": self.world.direct_message(self.directory.person(asked["person"])).id}

    async def deliver(self, asked: Payload) -> Payload:
        await self.hands.interactions.deliver(self.hands.interactions.by_token[asked["token"]])
        return {}

    async def let_pass(self, asked: Payload) -> Payload:
        """Time goes on at once, for the bot and for what the page shows."""
        seconds = asked["seconds"]
        if self.clock is None:
            raise Impossible("page-cannot-time")
        if isinstance(seconds, bool) or not isinstance(seconds, int) or not 0 < seconds <= LONGEST:
            raise Impossible("page-cannot-time-far")
        self.world.let_pass(seconds)
        await self.clock.move(seconds)
        return {"ahead": self.world.ahead}

    async def drop(self, asked: Payload) -> Payload:
        await self.gateway.drop(politely=bool(asked.get("politely")))
        return {}


def outcome(interaction: Interaction) -> Payload:
    answer, private = interaction.answer, bool(interaction.original and interaction.original.reader)
    return {"failed": interaction.failed, "token": interaction.token, "type": answer["type"] if answer else None,
            "message": interaction.original.id if interaction.original else None, "modal": interaction.modal,
            "private": private}


def uploaded(value: Any) -> Any:
    """A file comes as {"filename", "base64"}."""
    if isinstance(value, dict):
        return value["filename"], base64.b64decode(value["base64"])
    return value


def sentence(said: str) -> str:
    """It may begin with the name of an option."""
    return said[:1].upper() + said[1:]
