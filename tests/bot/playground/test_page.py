"""The page's server: who is let in, and what is pushed to whom."""

import asyncio
import io
import json
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import pytest
from PIL import Image

from bot.playground import EVERYWHERE, LOOPBACK, Playground
from bot.playground.attachments import size
from bot.playground.guard import ours
from bot.speech import speaker
from engine import text
from tests.bot.playground.tinybot import picture


@pytest.mark.parametrize(("path", "headers", "status"), [
    ("", {}, 200),
    ("main.js", {}, 200),
    ("leaf.svg", {"Origin": "own"}, 200),
    ("nothing.js", {}, 404),
    ("", {"Host": "evil.example"}, 403),
    ("", {"Host": "localhost.evil.example:80"}, 403),
    ("", {"Origin": "https://evil.example"}, 403),
    ("live", {"Origin": "https://evil.example"}, 403),
    ("messages?person=Ada&channel=general", {"Origin": "null"}, 403),
    ("messages?person=Ada&channel=general", {}, 200),
    ("messages?person=Nobody&channel=general", {}, 400),
    ("messages?person=Ada&channel=general&limit=abc", {}, 200),
    ("messages?person=Ada&channel=general&before=abc", {}, 400),
])
async def test_only_this_machines_own_page_is_let_in(playground: Playground, path: str, headers: dict[str, str],
                                                     status: int) -> None:
    given = {key: playground.origin if value == "own" else value for key, value in headers.items()}
    async with aiohttp.ClientSession() as session, session.get(playground.url + path, headers=given) as response:
        assert response.status == status
        assert "Access-Control-Allow-Origin" not in response.headers


@pytest.mark.parametrize(("named", "alone", "network"), [
    ("127.0.0.1:8423", True, True),
    ("localhost:8423", True, True),
    ("192.168.1.5:8423", False, True),
    ("192.168.1.5:80", False, False),
    ("192.168.1.5", False, False),
    ("rebound.example:8423", False, False),
    ("127.0.0.1.example:8423", False, False),
    ("", False, False),
])
def test_who_comes_from_the_network_writes_this_computers_number(named: str, alone: bool, network: bool) -> None:  # noqa: FBT001
    """By a name that a stranger's server gives out, a stranger's page could ask in a visitor's place."""
    assert (ours(named, 8423, LOOPBACK), ours(named, 8423, EVERYWHERE)) == (alone, network)


async def test_the_api_and_the_gateway_refuse_strangers_too(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        for path in ("/api/v10/gateway", "/gateway/"):
            async with session.get(playground.origin + path, headers={"Host": "evil.example"}) as response:
                assert response.status == 403
        async with session.get(playground.origin + "/api/v10/gateway") as response:
            assert response.status == 401


async def test_without_the_secret_there_is_no_page(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        for path in ("/", "/wrong/", "/wrong/act", "/wrong/messages", "/wrong/attachments/1/2/a.png"):
            async with session.get(playground.origin + path) as response:
                assert response.status in (403, 404, 405)
        async with session.post(playground.origin + "/wrong/act", json={"op": "say"}) as response:
            assert response.status == 403


async def test_an_act_must_be_json_so_that_no_form_can_send_it(playground: Playground) -> None:
    body = json.dumps({"op": "say", "person": "Ada", "channel": "general", "content": "x"})
    plain = {"Content-Type": "text/plain"}
    async with (aiohttp.ClientSession() as session,
                session.post(playground.url + "act", data=body, headers=plain) as response):
        assert response.status == 415
    assert playground.messages("general") == []


async def test_pages_carry_a_content_security_policy(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.get(playground.url) as response:
        policy = response.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert response.headers["Referrer-Policy"] == "no-referrer"


@pytest.mark.usefixtures("bot")
async def test_uploads_that_are_no_pictures_are_only_for_download(playground: Playground) -> None:
    shown = await playground.slash("Ada", "general", "show")
    payload = playground.post(shown).payload["attachments"][0]
    async with aiohttp.ClientSession() as session:
        async with session.get(payload["url"]) as response:
            assert (response.content_type, await response.read()) == ("image/png", picture())
        playground.world.attachments.store("1", b"<script>alert(1)</script>")
        async with session.get(playground.url + "attachments/1/1/a.html") as response:
            assert response.content_type == "application/octet-stream"
            assert response.headers["Content-Disposition"] == "attachment"


@pytest.mark.parametrize("asked", [
    {}, {"op": "nothing"}, {"op": "say"}, {"op": "submit", "token": "x"},
    {"op": "click", "person": "Ada", "message": "1", "custom_id": "x"},
    {"op": "read", "person": "Ada", "channel": "general", "message": "soon"},
    {"op": "say", "person": "Ada", "channel": "general", "content": "x" * 2001},
])
async def test_nonsense_gets_one_sentence(playground: Playground, asked: dict[str, Any]) -> None:
    async with aiohttp.ClientSession() as session, session.post(playground.url + "act", json=asked) as response:
        assert response.status == 400
        assert (await response.json())["error"].endswith(".")


@pytest.mark.parametrize("number", ["1e999", "-1e999", "NaN", "Infinity", "-Infinity"])
async def test_what_no_number_can_be_is_refused_with_a_sentence(playground: Playground, number: str) -> None:
    act = f'{{"op": "read", "person": "Ada", "channel": "general", "message": {number}}}'
    head = {"Content-Type": "application/json", "Authorization": f"Bot {playground.token}"}
    where = f"{playground.origin}/api/v10/channels/{playground.channel('general').id}/messages"
    async with aiohttp.ClientSession() as session:
        async with session.post(playground.url + "act", data=act, headers=head) as response:
            assert response.status == 400
            assert "no number" in (await response.json())["error"]
        async with session.post(where, data=f'{{"content": "x", "flags": {number}}}', headers=head) as response:
            assert (response.status, (await response.json())["code"]) == (400, 50109)


@pytest.mark.parametrize("message", [None, True, -1, 1.5, 1e30, 10**40, "9" * 21, "٣", [], {}])
async def test_only_an_id_is_read_up_to(playground: Playground, message: object) -> None:
    asked = {"op": "read", "person": "Ada", "channel": "general", "message": message}
    async with aiohttp.ClientSession() as session, session.post(playground.url + "act", json=asked) as response:
        assert response.status == 400
        assert (await response.json())["error"].endswith(".")
    assert playground.world.seen.get(playground.person("Ada").id, {}) == {}


@pytest.mark.parametrize("depth", [60, 900, 100_000])
async def test_json_of_any_depth_is_refused_with_a_sentence(playground: Playground, depth: int) -> None:
    deep = '{"op": "say", "person": ' + "[" * depth + "]" * depth + "}"
    head = {"Content-Type": "application/json", "Authorization": f"Bot {playground.token}"}
    where = f"{playground.origin}/api/v10/channels/{playground.channel('general').id}/messages"
    async with aiohttp.ClientSession() as session:
        async with session.post(playground.url + "act", data=deep, headers=head) as response:
            assert response.status == 400
            assert (await response.json())["error"].endswith(".")
        async with session.post(where, data=deep, headers=head) as response:
            assert (response.status, (await response.json())["code"]) == (400, 50109)
        async with session.ws_connect(f"{playground.origin}/gateway/") as socket:
            await socket.receive_json()
            await socket.send_str(deep)
            await socket.receive()
            assert socket.close_code == 4002


@pytest.mark.parametrize("size", [True, False])
async def test_a_large_body_is_refused_before_it_is_read(playground: Playground, size: bool) -> None:  # noqa: FBT001
    """By the size it names, with nothing sent; or, when it names none, as soon as it is too much."""
    paths = {"act": urlsplit(playground.url + "act").path,
             "api": f"/api/v10/channels/{playground.channel('general').id}/messages"}
    for path in paths.values():
        reader, writer = await asyncio.open_connection("127.0.0.1", playground.port)
        told = f"Content-Length: {1 << 30}" if size else "Transfer-Encoding: chunked"
        writer.write((f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{playground.port}\r\nContent-Type: application/json\r\n"
                      f"Authorization: Bot {playground.token}\r\n{told}\r\n\r\n").encode())
        answer = asyncio.create_task(reader.readline())
        if not size:
            chunk = b"%x\r\n" % (1 << 20) + bytes(1 << 20) + b"\r\n"
            with suppress(ConnectionError):
                for _ in range(1024):
                    writer.write(chunk)
                    await writer.drain()
                    if answer.done():
                        break
        assert b" 413 " in await answer
        writer.transport.abort()


class Feed:
    """What one open page hears."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.frames: list[dict[str, Any]] = []

    async def until(self, op: str, **wanted: Any) -> dict[str, Any]:
        async with asyncio.timeout(20):
            while True:
                for frame in self.frames:
                    inner = frame.get("post", frame)
                    if frame["op"] == op and all(inner[key] == value for key, value in wanted.items()):
                        return frame
                self.frames += await self.socket.receive_json()


@pytest.mark.usefixtures("bot")
async def test_a_private_message_is_pushed_to_its_reader_alone(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        address = playground.url + "live?person="
        async with (session.ws_connect(address + playground.person("Ada").id) as one,
                    session.ws_connect(address + playground.person("Bela").id) as two):
            ada, bela = Feed(one), Feed(two)
            await ada.until("hello")
            await bela.until("hello")
            private = await playground.slash("Ada", "general", "quiet")
            public = await playground.say("Ada", "general", "hello")
            assert private.original is not None
            seen = await ada.until("post", id=private.original.id)
            assert seen["post"]["private"] is True
            await bela.until("post", id=public["id"])
            assert not [frame for frame in bela.frames if "between us" in str(frame)]
            playground.dismiss("Ada", private)
            await ada.until("gone", id=private.original.id)


@pytest.mark.usefixtures("bot")
async def test_badges_count_what_is_new_and_what_calls(playground: Playground) -> None:
    bela, general = playground.person("Bela").id, playground.channel("general").id
    await playground.say("Ada", "general", "hello")
    answer = await playground.slash("Ada", "general", "talk", who="Bela", loudly=True)
    assert answer.original is not None
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.url + "live") as socket:
        feed = Feed(socket)
        assert (await feed.until("badges"))["badges"][bela] == {general: [2, 1]}
        async with session.post(playground.url + "act", json={
                "op": "read", "person": "Bela", "channel": general, "message": answer.original.id}) as response:
            assert response.status == 200
        feed.frames.clear()
        assert (await feed.until("badges"))["badges"][bela] == {}


async def test_a_client_that_leaves_with_its_heartbeat_unanswered_is_no_fault(
    playground: Playground, caplog: pytest.LogCaptureFixture
) -> None:
    """As when the program is ended in its first second. The answer to a later beat comes after the one that fails."""
    beat, where = '{"op": 1, "d": null}', f"{playground.origin}/gateway/"
    async with aiohttp.ClientSession() as session, session.ws_connect(where) as stays:
        await stays.receive_json()
        async with aiohttp.ClientSession() as leaving:
            goes = await leaving.ws_connect(where)
            await goes.receive_json()
            await goes.send_str(beat)
        await stays.send_str(beat)
        assert (await stays.receive_json())["op"] == 11
    assert [record.name for record in caplog.records if record.levelname == "ERROR"] == []


async def test_names_can_be_changed_and_outlive_a_restart(tmp_path: Path) -> None:
    async def act(playground: Playground, name: str) -> tuple[int, dict[str, Any]]:
        asked = {"op": "rename", "person": "Bela", "name": name}
        async with aiohttp.ClientSession() as session, session.post(playground.url + "act", json=asked) as response:
            return response.status, await response.json()

    async with Playground(keep=tmp_path) as playground:
        for bad in ("", "   ", "x" * 33, "ada"):
            status, told = await act(playground, bad)
            assert (status, told["error"].endswith(".")) == (400, True)
        assert await act(playground, "  Béla   Nagy ") == (200, {})
    async with Playground(keep=tmp_path) as playground:
        names = [person.name for person in playground.world.humans()]
        assert names == ["Ada", "Béla Nagy", "Chidi", "Dora", "Emil", "Fern"]


async def test_whoever_chooses_a_language_is_told_everything_in_it(playground: Playground) -> None:
    """What the page says, and why something is not possible; the language of who manages the server is the server's."""
    bela, say = playground.person("Bela"), speaker("ru")
    async with aiohttp.ClientSession() as session:

        async def act(person: str, **asked: str) -> dict[str, Any]:
            async with session.post(playground.url + "act", json={"person": person, **asked}) as response:
                told: dict[str, Any] = await response.json()
                return told

        async with session.ws_connect(f"{playground.url}live?person={bela.id}") as socket:
            feed = Feed(socket)
            assert (await feed.until("words", language="en"))["words"]["page-send"] == ["Send"]
            await act("Bela", op="locale", locale="ru")
            heard = await feed.until("words", language="ru")
            assert heard["words"]["page-send"] == [say(text("page-send"))]
            assert ["ru", "Русский"] in heard["languages"]
        refused = await act("Bela", op="line", channel="general", content="/nothing")
        assert refused["error"] == say(text("page-cannot-command-known", name="/nothing", known=""))
        assert playground.world.guild(playground.world.home.id)["preferred_locale"] == "en-US"
        await act("Ada", op="locale", locale="fr")
        assert playground.world.guild(playground.world.home.id)["preferred_locale"] == "fr"


async def test_without_a_program_there_is_no_first_screen(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        for path in ("home?person=Ada", "match?person=Ada&channel=general"):
            async with session.get(playground.url + path) as response:
                assert (response.status, await response.json()) == (200, None)
        async with session.get(playground.url + "home?person=Nobody") as response:
            assert response.status == 400
        for path in ("art/banner-light.webp", "fonts/Roboto-Thin.ttf", "fonts/..%2Fsite.py"):
            async with session.get(playground.url + path) as response:
                assert response.status == 404
        async with session.get(playground.url + "fonts/Roboto-Black.ttf") as response:
            assert (response.status, response.content_type) == (200, "font/ttf")


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "GIF"])
async def test_the_size_of_every_kind_of_picture_is_known(kind: str) -> None:
    file = io.BytesIO()
    Image.new("RGB", (30, 20)).save(file, kind)
    assert size(file.getvalue()) == {"width": 30, "height": 20}
    assert size(file.getvalue()[:12]) == {}
