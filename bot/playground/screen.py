"""Serves what the program behind the page tells of games and matches: the first screen, and the head of a match."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from aiohttp import web

from .sight import visible
from .wire import Impossible, reply

if TYPE_CHECKING:
    from collections.abc import Callable

    from .directory import Directory
    from .home import Home
    from .person import Person


class Screen:
    """`home` is asked for each time: the program may come after the site."""

    def __init__(self, directory: Directory, home: Callable[[], Home | None]) -> None:
        self.directory, self.home = directory, home

    async def first(self, request: web.Request) -> web.Response:
        """All of it; null without a program. `art`: the pictures that are there, each with its edition."""
        home, person = self.home(), self.reader(request)
        if home is None:
            return reply(None)
        matches = await home.matches(int(person.id), person.locale)
        seen = {channel.id for channel in visible(self.directory.world, person)}
        tables = [card for card in await home.tables(int(person.id), person.locale) if card.channel in seen]
        return reply({
            "games": [asdict(card) for card in home.games(person.locale)],
            "matches": [asdict(card) for card in (*matches, *tables)],
            "about": home.about(person.locale), "state": await home.state(person.locale),
            "art": home.gallery(person.locale)})

    async def match(self, request: web.Request) -> web.Response:
        """The match of a channel, if there is one."""
        home, person = self.home(), self.reader(request)
        found = home and await home.match_in(request.query.get("channel", ""), int(person.id), person.locale)
        return reply({**asdict(found), "panel": home.panel} if home and found else None)

    async def art(self, request: web.Request) -> web.Response:
        home = self.home()
        data = await home.art(request.match_info["name"]) if home else None
        if data is None:
            raise web.HTTPNotFound
        headers = {"Cache-Control": "private, max-age=31536000, immutable"}
        return web.Response(body=data, content_type="image/webp", headers=headers)

    def reader(self, request: web.Request) -> Person:
        try:
            return self.directory.person(request.query.get("person", ""))
        except Impossible as error:
            raise web.HTTPBadRequest(text=f"{error}\n") from None

