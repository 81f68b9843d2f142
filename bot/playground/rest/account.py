"""Who the bot is, where its gateway is, and the people of its guild."""

from aiohttp import web

from bot.playground.gateway import Gateway
from bot.playground.person import Person
from bot.playground.wire import Payload, Refused, reply
from bot.playground.world import World

from .call import Call, Route

COMFORTABLE = 1000   # guilds of one shard, as Discord advises


class AccountRoutes:
    def __init__(self, world: World, gateway: Gateway) -> None:
        self.world, self.gateway = world, gateway

    def routes(self) -> list[Route]:
        return [
            ("GET", "/users/@me", self.me), ("GET", "/oauth2/applications/@me", self.application),
            ("GET", "/applications/@me", self.application), ("GET", "/gateway", self.address),
            ("GET", "/gateway/bot", self.address), ("POST", "/users/@me/channels", self.direct_message),
            ("GET", "/users/@me/guilds", self.guilds), ("GET", "/users/{user}", self.user),
            ("GET", "/guilds/{guild}", self.guild), ("GET", "/guilds/{guild}/channels", self.channels),
            ("GET", "/guilds/{guild}/members/{user}", self.member),
            ("GET", "/applications/{application}/emojis", self.emojis),
        ]

    async def me(self, _call: Call) -> web.Response:
        return reply(self.world.bot.user() | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None,
                                              "premium_type": 0})

    async def application(self, _call: Call) -> web.Response:
        bot = self.world.bot
        owner = self.world.humans()[0] if self.world.humans() else bot
        about: Payload = {
            "id": bot.id, "name": bot.name, "icon": None, "description": "", "type": None, "rpc_origins": [],
            "bot_public": True, "bot_require_code_grant": False, "verify_key": "0" * 64, "flags": 0, "flags_new": "0",
            "team": None, "summary": "", "owner": owner.user(), "bot": bot.user(),
            "approximate_guild_count": len(self.world.guilds), "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0, "interactions_endpoint_url": None,
            "integration_types_config": {"0": {}, "1": {}}, "redirect_uris": [],
            "role_connections_verification_url": None, "explicit_content_filter": 0, "max_participants": None,
            "tags": [], "eligible_oauth2_scopes": []}
        return reply(about)

    async def address(self, _call: Call) -> web.Response:
        shards = -(-len(self.world.guilds) // COMFORTABLE)
        return reply({"url": self.gateway.url, "shards": shards, "session_start_limit": {
            "total": 1000, "remaining": 999, "reset_after": 14400000, "max_concurrency": 1}})

    async def direct_message(self, call: Call) -> web.Response:
        person = self.world.people.get(str(call.form.get("recipient_id")))
        if person is None or person.bot:
            raise Refused(400, 50033, "Invalid Recipient(s)")
        return reply(self.world.direct_message(person).payload)

    async def guilds(self, _call: Call) -> web.Response:
        """As many as Discord tells at once."""
        return reply([{"id": guild.id, "name": guild.name, "icon": None, "banner": None, "owner": False,
                       "permissions": str(self.world.bot.permissions), "features": []}
                      for guild in list(self.world.guilds.values())[:200]])

    async def user(self, call: Call) -> web.Response:
        return reply(self.person(call).user())

    async def member(self, call: Call) -> web.Response:
        return reply(self.world.member(self.person(call), self.here(call)))

    async def guild(self, call: Call) -> web.Response:
        return reply(self.world.guild(self.here(call)) | {"approximate_member_count": len(self.world.people)})

    async def channels(self, call: Call) -> web.Response:
        return reply([channel.payload for channel in self.world.text_channels(self.here(call))])

    async def emojis(self, _call: Call) -> web.Response:
        return reply({"items": []})

    def here(self, call: Call) -> str:
        if (guild := call.parts["guild"]) not in self.world.guilds:
            raise Refused(404, 10004, "Unknown Guild")
        return guild

    def person(self, call: Call) -> Person:
        person = self.world.people.get(call.parts["user"])
        if person is None:
            raise Refused(404, 10013, "Unknown User")
        return person
