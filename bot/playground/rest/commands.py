"""Registering application commands, for all guilds or for one."""

from aiohttp import web

from bot.playground.commands import Commands
from bot.playground.wire import Refused, nothing, reply

from .call import Call, Route

GLOBAL = "/applications/{application}/commands"
GUILD = "/applications/{application}/guilds/{guild}/commands"


class CommandRoutes:
    def __init__(self, commands: Commands) -> None:
        self.commands = commands

    def routes(self) -> list[Route]:
        routes: list[Route] = []
        for path in (GLOBAL, GUILD):
            routes += [("GET", path, self.list), ("PUT", path, self.replace),
                       ("GET", path + "/{command}", self.get), ("DELETE", path + "/{command}", self.delete)]
        return routes

    async def list(self, call: Call) -> web.Response:
        return reply(self.commands.of(call.parts.get("guild")))

    async def replace(self, call: Call) -> web.Response:
        if not isinstance(call.body, list):
            raise Refused(400, 50035, "Invalid Form Body")
        return reply(self.commands.replace(call.body, call.parts.get("guild")))

    async def get(self, call: Call) -> web.Response:
        for command in self.commands.of(call.parts.get("guild")):
            if command["id"] == call.parts["command"]:
                return reply(command)
        raise Refused(404, 10063, "Unknown application command")

    async def delete(self, call: Call) -> web.Response:
        await self.get(call)
        world = self.commands.world
        world.put_commands({key: command for key, command in world.commands.items() if key != call.parts["command"]})
        return nothing()
