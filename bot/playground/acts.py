"""What the page asks for a person to be done; also how another process drives the playground.

Every act is `{"op": ..., "person": ..., "channel": ...}`; people and channels by id or by name.
"""

import base64
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from aiohttp import web

from bot.playground import sight
from bot.playground.interaction import Interaction
from bot.playground.rest.body import plain
from bot.playground.rest.door import snowflake, whole
from bot.playground.wire import ApiError, ImpossibleError, Payload, parsed, reply

if TYPE_CHECKING:
    from bot.playground.playground import Playground

LARGEST = 32 * 1024 * 1024   # files come within the JSON here
Act = Callable[[Payload], Awaitable[Payload]]


class Acts:
    def __init__(self, playground: "Playground") -> None:
        self.playground = playground
        self.known: dict[str, Act] = {
            "slash": self.slash, "autocomplete": self.autocomplete, "click": self.click, "choose": self.choose,
            "submit": self.submit, "say": self.say, "dismiss": self.dismiss, "read": self.read, "locale": self.locale,
            "direct": self.direct, "deliver": self.deliver, "drop": self.drop}

    async def act(self, request: web.Request) -> web.Response:
        if request.content_type != "application/json":
            return reply({"error": "Send JSON."}, 415)
        try:
            asked = parsed(await plain(request, LARGEST))
            return reply(await self.known[asked["op"]](asked))
        except ImpossibleError as error:
            return reply({"error": _sentence(str(error))}, 400)
        except ApiError as error:
            status = 413 if error.status == 413 else 400
            return reply({"error": _sentence(error.message), "code": error.code, "errors": error.errors}, status)
        except OSError as error:
            return reply({"error": f"The playground cannot keep this: {error.strerror}."}, 507)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            return reply({"error": f"The playground does not understand this ({error!r})."}, 400)

    async def messages(self, request: web.Request) -> web.Response:
        here, query = self.playground, request.query
        try:
            person, channel = here.person(query["person"]), here.channel(query["channel"], query["person"])
            limit, before = whole(query.get("limit"), 50, 100), snowflake(query.get("before"), 1 << 63)
        except (KeyError, ImpossibleError, ApiError) as error:
            return reply({"error": _sentence(str(error))}, 400)
        return reply(sight.messages(here.world, person, channel, before=str(before), limit=limit))

    async def record(self, _request: web.Request) -> web.Response:
        """Every request of the bot, without the bytes of files."""
        return reply([{"method": done.method, "route": done.route, "path": done.path, "body": done.body,
                       "files": {key: file.filename for key, file in done.files.items()}, "status": done.status,
                       "reply": done.reply} for done in self.playground.exchanges])

    async def slash(self, asked: Payload) -> Payload:
        options = {name: _uploaded(value) for name, value in asked.get("options", {}).items()}
        return _outcome(await self.playground.slash(asked["person"], asked["channel"], asked["name"], **options))

    async def autocomplete(self, asked: Payload) -> Payload:
        return {"choices": await self.playground.autocomplete(
            asked["person"], asked["channel"], asked["name"], asked["focused"], **asked.get("options", {}))}

    async def click(self, asked: Payload) -> Payload:
        return _outcome(await self.playground.click(asked["person"], asked["message"], asked["custom_id"],
                                                    forged=bool(asked.get("forged"))))

    async def choose(self, asked: Payload) -> Payload:
        return _outcome(await self.playground.choose(asked["person"], asked["message"], asked["custom_id"],
                                                     asked["values"], forged=bool(asked.get("forged"))))

    async def submit(self, asked: Payload) -> Payload:
        opened = self.playground.interactions.by_token.get(asked["token"])
        if opened is None:
            raise ImpossibleError("this form is no longer open")
        fields = {name: [_uploaded(item) for item in value] if isinstance(value, list) else value
                  for name, value in asked["fields"].items()}
        return _outcome(await self.playground.submit(opened, fields))

    async def say(self, asked: Payload) -> Payload:
        return {"message": (await self.playground.say(asked["person"], asked["channel"], asked["content"]))["id"]}

    async def dismiss(self, asked: Payload) -> Payload:
        self.playground.dismiss(asked["person"], asked["message"])
        return {}

    async def read(self, asked: Payload) -> Payload:
        person = self.playground.person(asked["person"])
        channel = self.playground.channel(asked["channel"], person)
        self.playground.world.mark_seen(person.id, channel.id, str(int(asked["message"])))
        return {}

    async def locale(self, asked: Payload) -> Payload:
        person = self.playground.person(asked["person"])
        person.locale = str(asked["locale"])
        self.playground.world.put_person(person)
        return {}

    async def direct(self, asked: Payload) -> Payload:
        return {"channel": self.playground.world.direct_message(self.playground.person(asked["person"])).id}

    async def deliver(self, asked: Payload) -> Payload:
        await self.playground.deliver(self.playground.interactions.by_token[asked["token"]])
        return {}

    async def drop(self, asked: Payload) -> Payload:
        await self.playground.drop_connections(politely=bool(asked.get("politely")))
        return {}


def _outcome(interaction: Interaction) -> Payload:
    answer = interaction.answer
    return {"failed": interaction.failed, "token": interaction.token, "type": answer["type"] if answer else None,
            "message": interaction.original.id if interaction.original else None, "modal": interaction.modal}


def _uploaded(value: Any) -> Any:
    """A file comes as {"filename", "base64"}."""
    if isinstance(value, dict):
        return value["filename"], base64.b64decode(value["base64"])
    return value


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")
