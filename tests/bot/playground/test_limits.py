"""Discord's limits: each is met exactly, and refused one step beyond with Discord's error body at the field that is wrong."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.playground import Interaction, Payload, Playground
from tests.bot.playground.tinybot import picture

V2 = 1 << 15


class Api:
    """The REST API without discord.py, which would refuse much of this before it is sent."""

    def __init__(self, playground: Playground, session: aiohttp.ClientSession) -> None:
        self.playground, self.session = playground, session

    async def __call__(self, method: str, path: str, body: Any, files: int = 0) -> tuple[int, Any]:
        url = self.playground.origin + "/api/v10" + path
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body))
            for number in range(files):
                form.add_field(f"files[{number}]", picture(), filename=f"{number}.png")
            sending = self.session.request(method, url, data=form)
        else:
            sending = self.session.request(method, url, json=body)
        async with sending as response:
            return response.status, await response.json() if response.status != 204 else None

    async def send(self, body: Payload, files: int = 0) -> tuple[int, Any]:
        return await self("POST", f"/channels/{self.playground.channel('general').id}/messages", body, files)

    async def held(self, kind: str) -> tuple[asyncio.Task[Any], Interaction]:
        """An interaction that waits for its answer, with no bot there to give one."""
        await self("PUT", f"/applications/{self.playground.world.bot.id}/commands", [command(options=[
            option(autocomplete=True)])])
        self.playground.hold()
        doing: Any = (self.playground.slash("Ada", "general", "grow", what="fern") if kind == "slash" else
                      self.playground.autocomplete("Ada", "general", "grow", "what"))
        task = asyncio.create_task(doing)
        await self.playground.until(lambda: self.playground.interactions.held)
        assert self.playground.interactions.held is not None
        return task, self.playground.interactions.held[-1]

    async def answer(self, kind: str, body: Payload) -> tuple[int, Any]:
        task, interaction = await self.held(kind)
        result = await self("POST", f"/interactions/{interaction.id}/{interaction.token}/callback", body)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return result


@pytest.fixture
async def api(playground: Playground) -> AsyncIterator[Api]:
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {playground.token}"}) as session:
        yield Api(playground, session)
    playground.exchanges.clear()   # what is refused here is meant to break Discord's rules


def at(errors: Any, path: str) -> list[str]:
    for part in path.split("."):
        errors = errors[part]
    return [error["code"] for error in errors["_errors"]]


def text(content: str = "x") -> Payload:
    return {"type": 10, "content": content}


def row(*parts: Payload) -> Payload:
    return {"type": 1, "components": list(parts)}


def button(custom_id: str = "a", **more: Any) -> Payload:
    return {"type": 2, "style": 1, "label": "go", "custom_id": custom_id, **more}


def select(count: int = 2, **more: Any) -> Payload:
    return {"type": 3, "custom_id": "s", "options": [{"label": f"l{i}", "value": f"v{i}"} for i in range(count)], **more}


def option_of(**more: Any) -> Payload:
    return select(options=[{"label": "l", "value": "v", **more}])


def v2(*parts: Payload) -> Payload:
    return {"flags": V2, "components": list(parts)}


def command(**more: Any) -> Payload:
    return {"name": "grow", "description": "Grow something", "type": 1, **more}


def option(name: str = "what", **more: Any) -> Payload:
    return {"name": name, "description": "which one", "type": 3, **more}


def label(component: Payload, **more: Any) -> Payload:
    return {"type": 18, "label": "Name", "component": component, **more}


def field(custom_id: str = "f", **more: Any) -> Payload:
    return {"type": 4, "style": 1, "custom_id": custom_id, **more}


def modal(*parts: Payload, **more: Any) -> Payload:
    return {"type": 9, "data": {"title": "t", "custom_id": "m", "components": list(parts), **more}}


MESSAGES = [
    ({"content": "x" * 2000}, {"content": "x" * 2001}, "content"),
    ({"nonce": "n" * 25, "content": "x"}, {"nonce": "n" * 26, "content": "x"}, "nonce"),
    (v2(text("x" * 4000)), v2(text("x" * 2000), text("x" * 2001)), "components"),
    (v2(*[text()] * 40), v2(*[text()] * 41), "components"),
    (v2({"type": 17, "components": [text()] * 39}), v2({"type": 17, "components": [text()] * 40}), "components"),
    (v2(text()), {**v2(text()), "content": "x"}, "content"),
    (v2(text()), {**v2(text()), "embeds": [{"title": "x"}]}, "embeds"),
    (v2(text()), {"components": [text()]}, "components.0.type"),
    (v2(row(*[button(str(i)) for i in range(5)])), v2(row(*[button(str(i)) for i in range(6)])), "components.0.components"),
    (v2(row(button())), v2(row()), "components.0.components"),
    (v2(row(select())), v2(row(select(), button())), "components.0.components"),
    (v2(row(button("i" * 100))), v2(row(button("i" * 101))), "components.0.components.0.custom_id"),
    (v2(row(button("a"), button("b"))), v2(row(button("a"), button("a"))), "components.0.components.1.custom_id"),
    (v2(row(button(label="l" * 80))), v2(row(button(label="l" * 81))), "components.0.components.0.label"),
    (v2(row(button(label="", emoji={"name": "🌿"}))), v2(row(button(label=""))), "components.0.components.0"),
    (v2(row({"type": 2, "style": 5, "label": "x", "url": "https://example.org"})), v2(row(button(style=5, url="https://example.org"))),
     "components.0.components.0.custom_id"),
    (v2(row(select(25))), v2(row(select(26))), "components.0.components.0.options"),
    (v2(row(select(1))), v2(row(select(0))), "components.0.components.0.options"),
    (v2(row(select(2, max_values=2))), v2(row(select(2, max_values=3))), "components.0.components.0.max_values"),
    (v2(row(select(25, max_values=25))), v2(row(select(25, max_values=26))), "components.0.components.0.max_values"),
    (v2(row(select(3, min_values=2, max_values=2))), v2(row(select(3, min_values=3, max_values=2))), "components.0.components.0.min_values"),
    (v2(row(select(placeholder="p" * 150))), v2(row(select(placeholder="p" * 151))), "components.0.components.0.placeholder"),
    (v2(row(option_of(label="l" * 100))), v2(row(option_of(label="l" * 101))), "components.0.components.0.options.0.label"),
    (v2(row(option_of(value="l" * 100))), v2(row(option_of(value="l" * 101))), "components.0.components.0.options.0.value"),
    (v2(row(option_of(description="l" * 100))), v2(row(option_of(description="l" * 101))), "components.0.components.0.options.0.description"),
    (v2(row(select(2))), v2(row(select(options=[{"label": "a", "value": "v"}] * 2))), "components.0.components.0.options.1.value"),
    (v2({"type": 9, "components": [text()] * 3, "accessory": button()}), v2({"type": 9, "components": [text()] * 4, "accessory": button()}),
     "components.0.components"),
    (v2({"type": 9, "components": [text()], "accessory": button()}), v2({"type": 9, "components": [text()]}), "components.0.accessory.type"),
    (v2({"type": 17, "components": [text()], "accent_color": 0xFFFFFF}), v2({"type": 17, "components": [text()], "accent_color": 0x1000000}),
     "components.0.accent_color"),
    (v2({"type": 17, "components": [text()]}), v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}), "components.0.components.0.type"),
    (v2({"type": 14, "spacing": 2}), v2({"type": 14, "spacing": 3}), "components.0.spacing"),
    (v2({"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}] * 10}),
     v2({"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}] * 11}), "components.0.items"),
    (v2({"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, "description": "d" * 1024}]}),
     v2({"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, "description": "d" * 1025}]}), "components.0.items.0.description"),
    (v2(text()), v2({"type": 12, "items": [{"media": {"url": "attachment://none.png"}}]}), "components.0.items.0.media.url"),
    ({"components": [row(button(str(i))) for i in range(5)]}, {"components": [row(button(str(i))) for i in range(6)]}, "components"),
    ({"content": "x", "allowed_mentions": {"parse": ["users"]}}, {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
     "allowed_mentions"),
    ({"embeds": [{"title": "t"}] * 10}, {"embeds": [{"title": "t"}] * 11}, "embeds"),
]


@pytest.mark.parametrize(("good", "bad", "path"), MESSAGES, ids=[f"{i}-{path}" for i, (_, _, path) in enumerate(MESSAGES)])
async def test_a_message_within_and_beyond_a_limit(api: Api, good: Payload, bad: Payload, path: str) -> None:
    status, answer = await api.send(good)
    assert status == 200, answer
    status, answer = await api.send(bad)
    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    assert at(answer["errors"], path)
    assert len(api.playground.messages("general")) == 1


async def test_an_empty_message_is_refused(api: Api) -> None:
    assert await api.send({"content": ""}) == (400, {"message": "Cannot send an empty message", "code": 50006})


async def test_ten_attachments_and_their_descriptions(api: Api) -> None:
    def attached(count: int, description: str = "") -> Payload:
        return {"content": "x", "attachments": [{"id": i, "filename": f"{i}.png", "description": description} for i in range(count)]}
    assert (await api.send(attached(10), 10))[0] == 200
    status, answer = await api.send(attached(11), 11)
    assert (status, at(answer["errors"], "attachments")) == (400, ["BASE_TYPE_MAX_LENGTH"])
    assert (await api.send(attached(1, "d" * 1024), 1))[0] == 200
    status, answer = await api.send(attached(1, "d" * 1025), 1)
    assert (status, at(answer["errors"], "attachments.0.description")) == (400, ["BASE_TYPE_MAX_LENGTH"])


async def test_a_file_too_large_is_refused(api: Api) -> None:
    api.playground.world.attachments.size_limit = len(picture()) - 1
    assert await api.send({"attachments": [{"id": 0, "filename": "a.png"}]}, 1) == (413, {"message": "Request entity too large", "code": 40005})


async def test_v2_is_for_ever_and_an_edit_may_not_bring_content_back(api: Api) -> None:
    _, message = await api.send(v2(text("leaf")))
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    status, answer = await api("PATCH", path, {"content": "x", "flags": 0})
    assert (status, at(answer["errors"], "content")) == (400, ["MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"])
    status, answer = await api("PATCH", path, {"components": [text("moss")]})
    assert (status, answer["components"][0]["content"], answer["flags"] & V2) == (200, "moss", V2)


COMMANDS = [
    ([command(name="n" * 32)], [command(name="n" * 33)], "0.name"),
    ([command(name="grüße")], [command(name="Grow")], "0.name"),
    ([command(name="grow-up")], [command(name="grow up")], "0.name"),
    ([command(description="d" * 100)], [command(description="d" * 101)], "0.description"),
    ([command()], [command(description="")], "0.description"),
    ([command(description_localizations={"fr": "d" * 100})], [command(description_localizations={"fr": "d" * 101})],
     "0.description_localizations.fr"),
    ([command(options=[option(f"o{i}") for i in range(25)])], [command(options=[option(f"o{i}") for i in range(26)])], "0.options"),
    ([command(options=[option(f"o{i}", type=1) for i in range(25)])], [command(options=[option(f"o{i}", type=1) for i in range(26)])], "0.options"),
    ([command(options=[option("a"), option("b")])], [command(options=[option("a"), option("a")])], "0.options.1.name"),
    ([command(options=[option("a", required=True), option("b")])], [command(options=[option("a"), option("b", required=True)])], "0.options"),
    ([command(options=[option("a", type=1)])], [command(options=[option("a", type=1), option("b")])], "0.options"),
    ([command(options=[option(choices=[{"name": str(i), "value": str(i)} for i in range(25)])])],
     [command(options=[option(choices=[{"name": str(i), "value": str(i)} for i in range(26)])])], "0.options.0.choices"),
    ([command(options=[option(choices=[{"name": "n" * 100, "value": "v"}])])],
     [command(options=[option(choices=[{"name": "n" * 101, "value": "v"}])])], "0.options.0.choices.0.name"),
    ([command(options=[option(autocomplete=True)])],
     [command(options=[option(autocomplete=True, choices=[{"name": "n", "value": "v"}])])], "0.options.0.choices"),
    ([command(options=[option(f"g{i}", type=2, options=[option("s", type=1)]) for i in range(2)])],
     [command(options=[option("g", type=2, options=[option("h", type=2)])])], "0.options.0.options.0.type"),
    ([command(), command(name="other")], [command(), command()], "1"),
    ([command(options=[option(f"o{i}", description="d" * 100) for i in range(25)])],
     [command(options=[option(f"s{i}", type=1, options=[option(f"o{j}", description="d" * 100) for j in range(4)]) for i in range(20)])], "0"),
]


@pytest.mark.parametrize(("good", "bad", "path"), COMMANDS, ids=[f"{i}-{path}" for i, (_, _, path) in enumerate(COMMANDS)])
async def test_a_command_within_and_beyond_a_limit(api: Api, good: list[Payload], bad: list[Payload], path: str) -> None:
    where = f"/applications/{api.playground.world.bot.id}/commands"
    status, answer = await api("PUT", where, good)
    assert status == 200, answer
    kept = dict(api.playground.world.commands)
    status, answer = await api("PUT", where, bad)
    assert (status, answer["code"]) == (400, 50035)
    assert at(answer["errors"], path)
    assert api.playground.world.commands == kept


async def test_a_hundred_commands(api: Api) -> None:
    where = f"/applications/{api.playground.world.bot.id}/commands"
    assert (await api("PUT", where, [command(name=f"c{i}") for i in range(100)]))[0] == 200
    status, answer = await api("PUT", where, [command(name=f"c{i}") for i in range(101)])
    assert (status, answer["code"]) == (400, 30032)


MODALS = [
    (modal(*[label(field(str(i))) for i in range(5)]), modal(*[label(field(str(i))) for i in range(6)]), "data.components"),
    (modal(label(field()), title="t" * 45), modal(label(field()), title="t" * 46), "data.title"),
    (modal(label(field()), custom_id="c" * 100), modal(label(field()), custom_id="c" * 101), "data.custom_id"),
    (modal(label(field(), label="l" * 45)), modal(label(field(), label="l" * 46)), "data.components.0.label"),
    (modal(label(field(), description="l" * 100)), modal(label(field(), description="l" * 101)), "data.components.0.description"),
    (modal(label(field(max_length=4000))), modal(label(field(max_length=4001))), "data.components.0.component.max_length"),
    (modal(label(field(placeholder="p" * 100))), modal(label(field(placeholder="p" * 101))), "data.components.0.component.placeholder"),
    (modal(label(field("a")), label(field("b"))), modal(label(field("a")), label(field("a"))), "data.components.1.component.custom_id"),
    (modal(label(select(25))), modal(label(select(26))), "data.components.0.component.options"),
    (modal(label(select(10) | {"type": 21})), modal(label(select(11) | {"type": 21})), "data.components.0.component.options"),
    (modal(label(select(10) | {"type": 22})), modal(label(select(11) | {"type": 22})), "data.components.0.component.options"),
    (modal(label({"type": 23, "custom_id": "c"})), modal(label({"type": 23, "custom_id": ""})), "data.components.0.component.custom_id"),
    (modal(text(), label(field())), modal(button()), "data.components.0.type"),
]


@pytest.mark.parametrize(("good", "bad", "path"), MODALS, ids=[f"{i}-{path}" for i, (_, _, path) in enumerate(MODALS)])
async def test_a_modal_within_and_beyond_a_limit(api: Api, good: Payload, bad: Payload, path: str) -> None:
    status, answer = await api.answer("slash", good)
    assert status == 204, answer
    status, answer = await api.answer("slash", bad)
    assert (status, answer["code"]) == (400, 50035)
    assert at(answer["errors"], path)


def choices(count: int, name: str = "n", value: str = "v") -> Payload:
    return {"type": 8, "data": {"choices": [{"name": name, "value": value}] * count}}


@pytest.mark.parametrize(("good", "bad", "path"), [
    (choices(25), choices(26), "data.choices"),
    (choices(1, name="n" * 100), choices(1, name="n" * 101), "data.choices.0.name"),
    (choices(1, value="n" * 100), choices(1, value="n" * 101), "data.choices.0.value"),
    (choices(0), {"type": 4, "data": {"content": "x"}}, "type"),
])
async def test_autocomplete_within_and_beyond_a_limit(api: Api, good: Payload, bad: Payload, path: str) -> None:
    status, answer = await api.answer("autocomplete", good)
    assert status == 204, answer
    status, answer = await api.answer("autocomplete", bad)
    assert (status, answer["code"]) == (400, 50035)
    assert at(answer["errors"], path)


async def test_a_refused_answer_may_be_given_again(api: Api) -> None:
    task, interaction = await api.held("slash")
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    assert (await api("POST", path, {"type": 4, "data": {"content": "x" * 2001}}))[0] == 400
    assert (await api("POST", path, {"type": 4, "data": {"content": "x"}}))[0] == 204
    assert (await task).message["content"] == "x"


async def test_a_command_cannot_be_answered_by_an_update(api: Api) -> None:
    status, answer = await api.answer("slash", {"type": 7, "data": {"content": "x"}})
    assert (status, at(answer["errors"], "type")) == (400, ["BASE_TYPE_CHOICES"])


async def test_thread_names_have_a_hundred_characters(api: Api) -> None:
    where = f"/channels/{api.playground.channel('general').id}/threads"
    assert (await api("POST", where, {"name": "n" * 100, "type": 11}))[0] == 201
    status, answer = await api("POST", where, {"name": "n" * 101, "type": 11})
    assert (status, at(answer["errors"], "name")) == (400, ["BASE_TYPE_BAD_LENGTH"])


async def test_an_archived_thread_refuses_edits_and_a_locked_one_messages(api: Api) -> None:
    _, thread = await api("POST", f"/channels/{api.playground.channel('general').id}/threads", {"name": "t", "type": 11})
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
