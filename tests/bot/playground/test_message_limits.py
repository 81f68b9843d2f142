"""Discord's limits of a message: each is met exactly, and refused one step beyond at the field that is wrong."""

from typing import Any

import pytest

from bot.playground import Payload
from tests.bot.playground.api import V2, Api, at, button, check_limit, option_of, row, select, text, v2
from tests.bot.playground.tinybot import picture


def media(count: int = 1, **more: Any) -> Payload:
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, **more}] * count}


def box(*parts: Payload, **more: Any) -> Payload:
    return {"type": 17, "components": list(parts), **more}


def section(count: int) -> Payload:
    return {"type": 9, "components": [text()] * count, "accessory": button()}


def buttons(count: int) -> list[Payload]:
    return [button(str(i)) for i in range(count)]


LINK: Payload = {"type": 2, "style": 5, "label": "x", "url": "https://example.org"}

# within the limit, beyond it, the field
PARTS = [
    ([text("x" * 4000)], [text("x" * 2000), text("x" * 2001)], "components"),
    ([text()] * 40, [text()] * 41, "components"),
    ([box(*[text()] * 39)], [box(*[text()] * 40)], "components"),
    ([row(*buttons(5))], [row(*buttons(6))], "components.0.components"),
    ([row(button())], [row()], "components.0.components"),
    ([row(select())], [row(select(), button())], "components.0.components"),
    ([row(button("a"), button("b"))], [row(button("a"), button("a"))], "components.0.components.1.custom_id"),
    ([box(text(), id=(1 << 31) - 1)], [box(text(), id=1 << 31)], "components.0.id"),
    ([box(text(), id=2)], [box({**text(), "id": 2}, id=2)], "components.0.components.0.id"),
    ([section(3)], [section(4)], "components.0.components"),
    ([section(1)], [{"type": 9, "components": [text()]}], "components.0.accessory.type"),
    ([box(text(), accent_color=0xFFFFFF)], [box(text(), accent_color=0x1000000)], "components.0.accent_color"),
    ([box(text())], [box(box(text()))], "components.0.components.0.type"),
    ([{"type": 14, "spacing": 2}], [{"type": 14, "spacing": 3}], "components.0.spacing"),
    ([media(10)], [media(11)], "components.0.items"),
    ([media(description="d" * 1024)], [media(description="d" * 1025)], "components.0.items.0.description"),
    ([text()], [{"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}], "components.0.items.0.media.url"),
    ([text()], [{"type": 13, "file": {"url": "https://example.org/a.txt"}}], "components.0.file.url"),
]

# the same for what stands in a row; the field is one of its own
IN_ROW = [
    (button("i" * 100), button("i" * 101), "custom_id"),
    (button(label="l" * 80), button(label="l" * 81), "label"),
    (LINK, {**LINK, "custom_id": "a"}, "custom_id"),
    (LINK, {key: value for key, value in LINK.items() if key != "url"}, "url"),
    (button(), button(url="https://example.org"), "url"),
    (select(25), select(26), "options"),
    (select(1), select(0), "options"),
    (select(2, max_values=2), select(2, max_values=3), "max_values"),
    (select(25, max_values=25), select(25, max_values=26), "max_values"),
    (select(3, min_values=2, max_values=2), select(3, min_values=3, max_values=2), "min_values"),
    (select(placeholder="p" * 150), select(placeholder="p" * 151), "placeholder"),
    (option_of(label="l" * 100), option_of(label="l" * 101), "options.0.label"),
    (option_of(value="l" * 100), option_of(value="l" * 101), "options.0.value"),
    (option_of(description="l" * 100), option_of(description="l" * 101), "options.0.description"),
    (select(2), select(options=[{"label": "a", "value": "v"}] * 2), "options.1.value"),
    ({"type": 5, "custom_id": "u", "max_values": 25}, {"type": 5, "custom_id": "u", "max_values": 26}, "max_values"),
]

WHOLE = [
    ({"content": "x" * 2000}, {"content": "x" * 2001}, "content"),
    ({"nonce": "n" * 25, "content": "x"}, {"nonce": "n" * 26, "content": "x"}, "nonce"),
    (v2(text()), {**v2(text()), "content": "x"}, "content"),
    (v2(text()), {**v2(text()), "embeds": [{"title": "x"}]}, "embeds"),
    (v2(text()), {"components": [text()]}, "components.0.type"),
    (v2(row(button(label="", emoji={"name": "🌿"}))), v2(row(button(label=""))), "components.0.components.0"),
    ({"components": [row(one) for one in buttons(5)]}, {"components": [row(one) for one in buttons(6)]}, "components"),
    ({"content": "x", "allowed_mentions": {"parse": ["users"]}},
     {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, "allowed_mentions"),
    ({"embeds": [{"title": "t"}] * 10}, {"embeds": [{"title": "t"}] * 11}, "embeds"),
]

CASES = [*WHOLE, *((v2(*good), v2(*bad), path) for good, bad, path in PARTS),
         *((v2(row(good)), v2(row(bad)), f"components.0.components.0.{field}") for good, bad, field in IN_ROW)]


@pytest.mark.parametrize(("good", "bad", "path"), CASES, ids=[f"{i}-{path}" for i, (_, _, path) in enumerate(CASES)])
async def test_a_message_within_and_beyond_a_limit(api: Api, good: Payload, bad: Payload, path: str) -> None:
    check_limit(await api.send(good), await api.send(bad), path)
    assert len(api.playground.messages("general")) == 1


async def test_an_empty_message_is_refused(api: Api) -> None:
    assert await api.send({"content": ""}) == (400, {"message": "Cannot send an empty message", "code": 50006})


async def test_ten_attachments_and_their_descriptions(api: Api) -> None:
    def attached(count: int, description: str = "x") -> Payload:
        return {"content": "x", "attachments": [
            {"id": str(i), "filename": f"{i}.png", "description": description} for i in range(count)]}
    check_limit(await api.send(attached(10), 10), await api.send(attached(11), 11), "attachments")
    check_limit(await api.send(attached(1, "d" * 1024), 1), await api.send(attached(1, "d" * 1025), 1),
                "attachments.0.description")


async def test_a_file_too_large_is_refused(api: Api) -> None:
    api.playground.world.attachments.size_limit = len(picture()) - 1
    assert await api.send({"attachments": [{"id": "0", "filename": "a.png"}]}, 1) == (
        413, {"message": "Request entity too large", "code": 40005})


@pytest.mark.parametrize("flags", [1.5, 1e300, "64"])
async def test_flags_are_a_whole_number_wherever_a_message_is_sent(api: Api, flags: object) -> None:
    body = {"content": "x", "flags": flags}
    _, message = await api.send({"content": "x"})
    edited = await api("PATCH", f"/channels/{message['channel_id']}/messages/{message['id']}", body)
    for status, answer in (await api.send(body), edited):
        assert (status, at(answer["errors"], "flags")) == (400, ["NUMBER_TYPE_COERCE"])
    for kind in (4, 5):
        status, answer = await api.answer("slash", {"type": kind, "data": body})
        assert (status, at(answer["errors"], "data.flags")) == (400, ["NUMBER_TYPE_COERCE"])


async def test_v2_is_for_ever_and_an_edit_may_not_bring_content_back(api: Api) -> None:
    _, message = await api.send(v2(text("leaf")))
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    status, answer = await api("PATCH", path, {"content": "x", "flags": 0})
    assert (status, at(answer["errors"], "content")) == (400, ["MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"])
    status, answer = await api("PATCH", path, {"components": [text("moss")]})
    assert (status, answer["components"][0]["content"], answer["flags"] & V2) == (200, "moss", V2)


async def test_a_refused_edit_changes_nothing(api: Api) -> None:
    _, message = await api.send(v2(text("leaf")))
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    assert (await api("PATCH", path, {"components": [text("moss"), text("x" * 4001)]}))[0] == 400
    assert await api("GET", path, None) == (200, message)


async def test_thread_names_have_a_hundred_characters(api: Api) -> None:
    where = f"/channels/{api.playground.channel('general').id}/threads"
    check_limit(await api("POST", where, {"name": "n" * 100, "type": 11}),
                await api("POST", where, {"name": "n" * 101, "type": 11}), "name")


async def test_an_archived_thread_refuses_edits_and_a_locked_one_messages(api: Api) -> None:
    general = api.playground.channel("general").id
    _, thread = await api("POST", f"/channels/{general}/threads", {"name": "t", "type": 11})
    where = f"/channels/{thread['id']}"
    _, message = await api("POST", where + "/messages", {"content": "x"})
    assert (await api("PATCH", where, {"archived": True}))[0] == 200
    archived = (400, {"message": "Thread is archived", "code": 50083})
    assert await api("PATCH", f"{where}/messages/{message['id']}", {"content": "y"}) == archived
    assert await api("DELETE", f"{where}/messages/{message['id']}", None) == archived
    assert await api("PATCH", where, {"name": "other"}) == archived
    assert await api("PUT", f"{where}/thread-members/{api.playground.person('Ada').id}", None) == archived
    assert (await api("POST", where + "/messages", {"content": "z"}))[0] == 200
    assert (await api("PATCH", where, {"archived": True, "locked": True}))[0] == 200
    assert await api("POST", where + "/messages", {"content": "z"}) == archived


async def test_a_body_that_is_no_json_is_refused(api: Api) -> None:
    where = f"{api.playground.origin}/api/v10/channels/{api.playground.channel('general').id}/messages"
    async with api.session.post(where, data=b"{", headers={"Content-Type": "application/json"}) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50109)
