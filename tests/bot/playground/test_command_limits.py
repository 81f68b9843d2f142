"""Discord's limits of application commands: each is met exactly, and refused one step beyond."""

from typing import Any

import pytest

from bot.playground import Payload
from tests.bot.playground.api import Api, check_limit, command, option


def options(count: int, **more: Any) -> list[Payload]:
    return [option(f"o{i}", **more) for i in range(count)]


def choices(count: int, name: str = "n") -> list[Payload]:
    return [{"name": f"{name}{i}", "value": str(i)} for i in range(count)]


def group(*inner: Payload) -> Payload:
    return option("g", type=2, options=list(inner))


ONE = [
    (command(name="n" * 32), command(name="n" * 33), "name"),
    (command(name="grüße"), command(name="Grow"), "name"),
    (command(name="grow-up"), command(name="grow up"), "name"),
    (command(name_localizations={"fr": "n" * 32}), command(name_localizations={"fr": "N"}), "name_localizations.fr"),
    (command(description="d" * 100), command(description="d" * 101), "description"),
    (command(), command(description=""), "description"),
    (command(description_localizations={"fr": "d" * 100}), command(description_localizations={"fr": "d" * 101}),
     "description_localizations.fr"),
]
OPTIONS = [
    (options(25), options(26), ""),
    (options(25, type=1), options(26, type=1), ""),
    ([option("a"), option("b")], [option("a"), option("a")], ".1.name"),
    ([option("a", required=True), option("b")], [option("a"), option("b", required=True)], ""),
    ([option("a", type=1)], [option("a", type=1), option("b")], ""),
    ([option(choices=choices(25))], [option(choices=choices(26))], ".0.choices"),
    ([option(choices=choices(1, "n" * 99))], [option(choices=choices(1, "n" * 100))], ".0.choices.0.name"),
    ([option(autocomplete=True)], [option(autocomplete=True, choices=choices(1))], ".0.choices"),
    ([group(option("s", type=1))], [group(option("h", type=2))], ".0.options.0.type"),
    ([group(*options(25, type=1))], [group(*options(26, type=1))], ".0.options"),
]
CASES = [*(([good], [bad], f"0.{path}") for good, bad, path in ONE),
         *(([command(options=good)], [command(options=bad)], f"0.options{path}") for good, bad, path in OPTIONS),
         ([command(), command(name="other")], [command(), command()], "1")]


@pytest.mark.parametrize(("good", "bad", "path"), CASES, ids=[f"{i}-{path}" for i, (_, _, path) in enumerate(CASES)])
async def test_a_command_within_and_beyond_a_limit(api: Api, good: list[Payload], bad: list[Payload],
                                                   path: str) -> None:
    where = f"/applications/{api.playground.world.bot.id}/commands"
    taken = await api("PUT", where, good)
    kept = dict(api.playground.world.commands)
    check_limit(taken, await api("PUT", where, bad), path)
    assert api.playground.world.commands == kept


async def test_a_command_has_eight_thousand_characters_with_the_longest_translation_counted(api: Api) -> None:
    def large(extra: int) -> list[Payload]:
        subs = [option(f"s{i:02}", type=1, description="d", options=[
            option(f"o{j}", description="e", description_localizations={"fr": "d" * 95, "ru": "d" * 90})
            for j in range(4)]) for i in range(20)]
        return [command(name="grow", description="d" * extra, options=subs)]
    # 20 × (3 + 1 + 4 × (2 + 95)) = 7840, and 4 for the name
    within, beyond = large(100), large(100)
    within[0]["options"][0]["description"] = "d" * 57
    beyond[0]["options"][0]["description"] = "d" * 58
    where = f"/applications/{api.playground.world.bot.id}/commands"
    check_limit(await api("PUT", where, within), await api("PUT", where, beyond), "0")


async def test_a_hundred_commands(api: Api) -> None:
    where = f"/applications/{api.playground.world.bot.id}/commands"
    assert (await api("PUT", where, [command(name=f"c{i}") for i in range(100)]))[0] == 200
    status, answer = await api("PUT", where, [command(name=f"c{i}") for i in range(101)])
    assert (status, answer["code"]) == (400, 30032)


async def test_a_command_keeps_its_id_when_it_is_registered_again(api: Api) -> None:
    where = f"/applications/{api.playground.world.bot.id}/commands"
    _, (first,) = await api("PUT", where, [command()])
    _, (second,) = await api("PUT", where, [command(description="Another")])
    assert first["id"] == second["id"]
    assert int(first["version"]) < int(second["version"])
