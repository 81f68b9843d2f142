"""The two routes of an interaction: its callback, and the webhook behind its token."""

from aiohttp import web

from bot.playground.interactions import Interactions
from bot.playground.wire import Refused, nothing, reply

from .call import Call, Route

HOOK = "/webhooks/{application}/{token}"
ONE = HOOK + "/messages/{message}"


class InteractionRoutes:
    def __init__(self, interactions: Interactions) -> None:
        self.interactions = interactions

    def routes(self) -> list[Route]:
        return [("POST", "/interactions/{interaction}/{token}/callback", self.callback), ("POST", HOOK, self.follow_up),
                ("GET", ONE, self.get), ("PATCH", ONE, self.edit), ("DELETE", ONE, self.delete)]

    async def callback(self, call: Call) -> web.Response:
        receipt = await self.interactions.answer(call.parts["interaction"], call.parts["token"], call.form, call.files)
        return reply(receipt) if call.query.get("with_response") in ("1", "true", "True") else nothing()

    async def follow_up(self, call: Call) -> web.Response:
        self.ours(call)
        return reply((await self.interactions.follow_up(call.parts["token"], call.form, call.files)).payload)

    async def get(self, call: Call) -> web.Response:
        self.ours(call)
        return reply(self.interactions.message(call.parts["token"], call.parts["message"]).payload)

    async def edit(self, call: Call) -> web.Response:
        self.ours(call)
        post = await self.interactions.edit(call.parts["token"], call.parts["message"], call.form, call.files)
        return reply(post.payload)

    async def delete(self, call: Call) -> web.Response:
        self.ours(call)
        await self.interactions.delete(call.parts["token"], call.parts["message"])
        return nothing()

    def ours(self, call: Call) -> None:
        if call.parts["application"] != self.interactions.world.bot.id:
            raise Refused(404, 10015, "Unknown Webhook")
