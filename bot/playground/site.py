"""Puts the server together: the API for the bot, the page and its files for people."""

from pathlib import Path
from typing import TYPE_CHECKING

from aiohttp import web

from bot.playground.acts import Acts
from bot.playground.attachments import content_type
from bot.playground.guard import guard, harden
from bot.playground.rest.account import AccountRoutes
from bot.playground.rest.channels import ChannelRoutes
from bot.playground.rest.commands import CommandRoutes
from bot.playground.rest.door import LARGEST
from bot.playground.rest.interactions import InteractionRoutes
from bot.playground.rest.messages import MessageRoutes

if TYPE_CHECKING:
    from bot.playground.playground import Playground

PAGE = Path(__file__).parent / "page"


def build(playground: "Playground") -> web.Application:
    world, gateway = playground.world, playground.gateway
    app = web.Application(middlewares=[guard(playground.port, world.meta["secret"])], client_max_size=LARGEST)
    app.on_response_prepare.append(harden)
    routes = [
        *AccountRoutes(world, gateway).routes(), *CommandRoutes(playground.commands).routes(),
        *InteractionRoutes(playground.interactions).routes(),
        *ChannelRoutes(world, playground.threading).routes(),
        *MessageRoutes(world, gateway, playground.sending).routes()]
    playground.door.add(app, routes)
    playground.door.add_unknown(app)
    app.router.add_get("/gateway/", gateway.connect)

    acts = Acts(playground)
    app.router.add_get("/{secret}/", _index)
    app.router.add_get("/{secret}/live", playground.live.connect)
    app.router.add_post("/{secret}/act", acts.act)
    app.router.add_get("/{secret}/messages", acts.messages)
    app.router.add_get("/{secret}/record", acts.record)

    async def attachment(request: web.Request) -> web.Response:
        data = world.attachments.read(request.match_info["attachment"])
        if data is None:
            raise web.HTTPNotFound
        kind = content_type(data)
        headers = {"Cache-Control": "private, max-age=31536000, immutable"}
        if not kind.startswith("image/"):
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=data, content_type=kind, headers=headers)

    app.router.add_get("/{secret}/attachments/{channel}/{attachment}/{name}", attachment)
    app.router.add_get("/{secret}/{asset}", _asset)
    return app


async def _index(_request: web.Request) -> web.FileResponse:
    return web.FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})


async def _asset(request: web.Request) -> web.FileResponse:
    names = {path.name for path in PAGE.iterdir() if path.is_file()}
    if request.match_info["asset"] not in names:
        raise web.HTTPNotFound
    return web.FileResponse(PAGE / request.match_info["asset"], headers={"Cache-Control": "no-cache"})
