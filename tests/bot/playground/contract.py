"""Checks requests of the bot and replies of the playground against Discord's own OpenAPI description."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, ValidationError

from bot.playground import Exchange

SPEC = Path(__file__).parents[4] / "shared" / "discord" / "openapi.json"
needs_spec = pytest.mark.skipif(not SPEC.exists(), reason="Discord's openapi.json is not at hand")


def check_exchange(exchange: Exchange) -> None:
    """Fail if the request or the reply is not as Discord describes it. Without the description, check nothing."""
    if not SPEC.exists():
        return
    template = _template(exchange.path)
    operation = _spec()["paths"][template][exchange.method.lower()]
    where = f"{exchange.method} {exchange.path}"
    if exchange.status < 400 and exchange.body is not None:
        kind = "multipart/form-data" if exchange.files else "application/json"
        path = (template, exchange.method.lower(), "requestBody", "content", kind, "schema")
        _report(f"request {where}", _validator(path, loose=True), exchange.body)
    if exchange.status >= 400:
        _error(where, exchange)
        return
    responses = operation["responses"]
    assert str(exchange.status) in responses, f"{where} answered {exchange.status}, Discord knows {list(responses)}"
    if exchange.reply is None:
        assert "content" not in responses[str(exchange.status)], f"{where} answered nothing"
        return
    answer = (template, exchange.method.lower(), "responses", str(exchange.status), "content", "application/json",
              "schema")
    _report(f"reply to {where}", _validator(answer), exchange.reply)


def _error(where: str, exchange: Exchange) -> None:
    assert isinstance(exchange.reply, dict), where
    # The details are left out: the description says that their codes are numbers, Discord's documentation and
    # Discord itself give words such as BASE_TYPE_MAX_LENGTH.
    name = "RatelimitedResponse" if exchange.status == 429 else "Error"
    _report(f"refusal of {where}", _named(name), exchange.reply)


def _report(where: str, validator: Draft202012Validator, value: Any) -> None:
    error = next(validator.iter_errors(value), None)
    assert error is None, f"{where}: {_place(_cause(error))}: {_cause(error).message[:300]}"


def _place(error: ValidationError) -> str:
    return "/".join(["$", *map(str, error.instance_path)])


def _cause(error: ValidationError) -> ValidationError:
    """Of the branches of an anyOf, the one meant: whose "type" fits, else the one that got furthest."""
    branches: list[list[ValidationError]] = getattr(error.kind, "context", [])
    own = [*error.instance_path, "type"]
    meant = [errors for errors in branches if errors and not any(list(inner.instance_path) == own for inner in errors)]
    if not meant:
        return error
    return max([_cause(errors[0]) for errors in meant], key=lambda inner: len(inner.instance_path))


@cache
def _validator(path: tuple[str, ...], *, loose: bool = False) -> Draft202012Validator:
    spec = _spec(loose=loose)
    place = spec["paths"]
    for part in path:
        place = place[part]
    return Draft202012Validator({"allOf": [place], "components": spec["components"]})


@cache
def _named(schema: str) -> Draft202012Validator:
    reference = f"#/components/schemas/{schema}"
    return Draft202012Validator({"$ref": reference, "components": _spec()["components"]})


@cache
def _spec(*, loose: bool = False) -> Any:
    # The description says oneOf where several of its schemas fit the same value.
    spec = json.loads(SPEC.read_text(encoding="utf-8").replace('"oneOf"', '"anyOf"'))
    if loose:
        # Discord takes ids as numbers, too, and discord.py numbers new attachments.
        spec["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
    return spec


@cache
def _shapes() -> list[tuple[str, re.Pattern[str]]]:
    """Every template of a path, and what fits it."""
    return [(template, re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(template)))) for template in _spec()["paths"]]


@cache
def _template(path: str) -> str:
    found = [template for template, shape in _shapes() if shape.fullmatch(path)]
    assert found, f"Discord has no {path}"
    return str(min(found, key=lambda template: template.count("{")))
