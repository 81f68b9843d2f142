"""Discord's limits of what answers an interaction: modals, choices, and which answer fits which interaction."""

import pytest

from bot.playground import Payload
from tests.bot.playground.api import Api, at, button, check_limit, field, label, modal, select, text

MODALS = [
    (modal(*[label(field(str(i))) for i in range(5)]), modal(*[label(field(str(i))) for i in range(6)]), "components"),
    (modal(label(field()), title="t" * 45), modal(label(field()), title="t" * 46), "title"),
    (modal(label(field()), custom_id="c" * 100), modal(label(field()), custom_id="c" * 101), "custom_id"),
    (modal(label(field("a")), label(field("b"))), modal(label(field("a")), label(field("a"))),
     "components.1.component.custom_id"),
    (modal(text(), label(field())), modal(button()), "components.0.type"),
]
# the same for one label of a modal
LABELS = [
    (label(field(), label="l" * 45), label(field(), label="l" * 46), "label"),
    (label(field(), description="l" * 100), label(field(), description="l" * 101), "description"),
    (label(field(max_length=4000)), label(field(max_length=4001)), "component.max_length"),
    (label(field(value="v" * 4000)), label(field(value="v" * 4001)), "component.value"),
    (label(field(placeholder="p" * 100)), label(field(placeholder="p" * 101)), "component.placeholder"),
    (label(select(25)), label(select(26)), "component.options"),
    (label(select(10) | {"type": 21}), label(select(11) | {"type": 21}), "component.options"),
    (label(select(2) | {"type": 21}), label(select(1) | {"type": 21}), "component.options"),
    (label(select(10) | {"type": 22}), label(select(11) | {"type": 22}), "component.options"),
    (label({"type": 23, "custom_id": "c"}), label({"type": 23, "custom_id": ""}), "component.custom_id"),
]
CASES = [*MODALS, *((modal(good), modal(bad), f"components.0.{path}") for good, bad, path in LABELS)]


@pytest.mark.parametrize(("good", "bad", "path"), CASES, ids=[f"{i}-{path}" for i, (_, _, path) in enumerate(CASES)])
async def test_a_modal_within_and_beyond_a_limit(api: Api, good: Payload, bad: Payload, path: str) -> None:
    check_limit(await api.answer("slash", good), await api.answer("slash", bad), f"data.{path}")


def choices(count: int, name: str = "n", value: str = "v") -> Payload:
    return {"type": 8, "data": {"choices": [{"name": name, "value": value}] * count}}


@pytest.mark.parametrize(("good", "bad", "path"), [
    (choices(25), choices(26), "data.choices"),
    (choices(1, name="n" * 100), choices(1, name="n" * 101), "data.choices.0.name"),
    (choices(1, value="n" * 100), choices(1, value="n" * 101), "data.choices.0.value"),
    (choices(0), {"type": 4, "data": {"content": "x"}}, "type"),
])
async def test_autocomplete_within_and_beyond_a_limit(api: Api, good: Payload, bad: Payload, path: str) -> None:
    check_limit(await api.answer("autocomplete", good), await api.answer("autocomplete", bad), path)


async def test_a_refused_answer_may_be_given_again(api: Api) -> None:
    task, interaction = await api.held("slash")
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    assert (await api("POST", path, {"type": 4, "data": {"content": "x" * 2001}}))[0] == 400
    assert (await api("POST", path, {"type": 4, "data": {"content": "x"}}))[0] == 204
    assert (await task).message["content"] == "x"


async def test_a_command_cannot_be_answered_by_an_update(api: Api) -> None:
    status, answer = await api.answer("slash", {"type": 7, "data": {"content": "x"}})
    assert (status, at(answer["errors"], "type")) == (400, ["BASE_TYPE_CHOICES"])


async def test_a_webhook_is_closed_before_the_answer(api: Api) -> None:
    task, interaction = await api.held("slash")
    hook = f"/webhooks/{interaction.payload['application_id']}/{interaction.token}"
    assert await api("POST", hook, {"content": "x"}) == (404, {"message": "Unknown Webhook", "code": 10015})
    task.cancel()
    assert (await api("POST", hook + "x", {"content": "x"}))[0] == 401


async def test_the_webhook_of_one_person_does_not_open_messages_of_another(api: Api) -> None:
    said = await api.playground.say("Bela", "general", "mine")
    task, interaction = await api.held("slash")
    callback = f"/interactions/{interaction.id}/{interaction.token}/callback"
    await api("POST", callback, {"type": 4, "data": {"content": "x"}})
    await task
    hook = f"/webhooks/{interaction.payload['application_id']}/{interaction.token}/messages/"
    assert (await api("PATCH", hook + said["id"], {"content": "stolen"}))[0] == 404
    assert (await api("PATCH", hook + "@original", {"content": "y"}))[0] == 200
