"""Keeps other web pages out: the Host must be ours, the Origin ours or none, and the path starts with a secret."""

import secrets

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


def guard(port: int, secret: str) -> Middleware:
    hosts = {f"127.0.0.1:{port}", f"localhost:{port}"}
    origins = {f"http://{host}" for host in hosts}

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        origin = request.headers.get("Origin")
        if request.headers.get("Host") not in hosts or (origin is not None and origin not in origins):
            raise web.HTTPForbidden(text="This address is for this machine's own page only.\n")
        given = request.match_info.get("secret")
        if given is not None and not secrets.compare_digest(given.encode(), secret.encode()):
            raise web.HTTPForbidden(text="The address of the page is the one printed when it started.\n")
        return await handler(request)

    return check


async def harden(_request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)
