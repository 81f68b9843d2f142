"""Keeps other web pages out: the Host must be ours, the Origin ours or none, and the path starts with a secret."""

import re
import secrets
from ipaddress import AddressValueError, IPv4Address

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                               "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
                               "frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",   # the address holds the secret
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Resource-Policy": "same-origin",
}


LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104 - only where a host says so


def ours(named: str, port: int, listening: str) -> bool:
    """Whether a request may call the page so. A name that somebody else's server gives out could lead here too, so
    whoever comes from another computer writes the number of this one.
    """
    found = re.fullmatch(r"([\w.]+):(\d+)", named)
    if found is None or int(found[2]) != port:
        return False
    if found[1] in (LOOPBACK, "localhost"):
        return True
    try:
        return listening == EVERYWHERE and bool(IPv4Address(found[1]))
    except AddressValueError:
        return False


def guard(port: int, secret: str, listening: str) -> Middleware:

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        named, origin = request.headers.get("Host", ""), request.headers.get("Origin")
        if not ours(named, port, listening) or (origin is not None and not own(origin, port, listening)):
            raise web.HTTPForbidden(text="This address is for this machine's own page only.\n")
        given = request.match_info.get("secret")
        if given is not None and not secrets.compare_digest(given.encode(), secret.encode()):
            raise web.HTTPForbidden(text="The address of the page is the one printed when it started.\n")
        return await handler(request)

    return check


def own(origin: str, port: int, listening: str) -> bool:
    return origin.startswith("http://") and ours(origin.removeprefix("http://"), port, listening)


async def harden(_request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)
