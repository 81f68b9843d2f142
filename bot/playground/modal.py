"""What Discord accepts as a modal, and what a client lets a person send back from one."""

from collections.abc import Iterator

from . import components as kinds
from .components import SELECTS, check_custom_id, check_options, check_select
from .form import Form, Path
from .wire import Impossible, Payload

IN_LABEL = SELECTS | {kinds.TEXT_INPUT, kinds.FILE_UPLOAD, kinds.RADIO_GROUP, kinds.CHECKBOX_GROUP, kinds.CHECKBOX}
ONE_VALUE = frozenset({kinds.TEXT_INPUT, kinds.RADIO_GROUP, kinds.CHECKBOX})


def check_modal(form: Form, modal: Payload, path: Path) -> None:
    form.length((*path, "title"), modal.get("title"), 1, 45)
    form.length((*path, "custom_id"), modal.get("custom_id"), 1, 100)
    parts = modal.get("components") or []
    form.length((*path, "components"), parts, 1, 5)
    taken: set[str] = set()
    for i, part in enumerate(parts):
        here = (*path, "components", i)
        form.among((*here, "type"), part.get("type"), (kinds.ACTION_ROW, kinds.TEXT_DISPLAY, kinds.LABEL))
        match part.get("type"):
            case kinds.LABEL:
                form.length((*here, "label"), part.get("label"), 1, 45)
                form.length((*here, "description"), part.get("description"), 0, 100)
                inner = part.get("component") or {}
                if form.among((*here, "component", "type"), inner.get("type"), IN_LABEL):
                    check_field(form, inner, (*here, "component"), taken)
            case kinds.ACTION_ROW:
                inner = (part.get("components") or [{}])[0]
                form.length((*here, "components"), part.get("components"), 1, 1)
                if form.among((*here, "components", 0, "type"), inner.get("type"), (kinds.TEXT_INPUT,)):
                    form.length((*here, "components", 0, "label"), inner.get("label"), 1, 45)
                    check_field(form, inner, (*here, "components", 0), taken)
            case kinds.TEXT_DISPLAY:
                form.length((*here, "content"), part.get("content"), 1, 4000)


def check_field(form: Form, field: Payload, path: Path, taken: set[str]) -> None:
    check_custom_id(form, field, path, taken)
    match field["type"]:
        case kinds.TEXT_INPUT:
            form.among((*path, "style"), field.get("style"), (1, 2))
            form.number((*path, "min_length"), field.get("min_length"), 0, 4000)
            form.number((*path, "max_length"), field.get("max_length"), 1, 4000)
            form.length((*path, "value"), field.get("value"), 0, 4000)
            form.length((*path, "placeholder"), field.get("placeholder"), 0, 100)
        case kinds.RADIO_GROUP:
            check_options(form, field.get("options") or [], (*path, "options"), 2, 10)
        case kinds.CHECKBOX_GROUP:
            check_options(form, field.get("options") or [], (*path, "options"), 1, 10)
            form.number((*path, "min_values"), field.get("min_values"), 0, 10)
            form.number((*path, "max_values"), field.get("max_values"), 1, 10)
        case kinds.FILE_UPLOAD:
            form.number((*path, "min_values"), field.get("min_values"), 0, 10)
            form.number((*path, "max_values"), field.get("max_values"), 1, 10)
        case kind if kind in SELECTS:
            check_select(form, field, path)


def fields(modal: Payload) -> Iterator[Payload]:
    for part in modal["components"]:
        if part["type"] == kinds.LABEL:
            yield part["component"]
        elif part["type"] == kinds.ACTION_ROW:
            yield from part["components"]


def check_answer(field: Payload, value: object) -> None:
    """Refuse what the client would not send: too short, too long, not offered, missing."""
    name = field["custom_id"]
    given = value if isinstance(value, list) else [] if value in (None, "", False) else [value]
    if not given and field.get("required", True) and field["type"] != kinds.CHECKBOX and field.get("min_values") != 0:
        raise Impossible("page-cannot-required", name=name)
    if field["type"] == kinds.TEXT_INPUT and isinstance(value, str) and value:
        least, most = field.get("min_length") or 0, field.get("max_length") or 4000
        if not least <= len(value) <= most:
            raise Impossible("page-cannot-characters", name=name, least=least, most=most)
    if "options" in field:
        offered = {option["value"] for option in field["options"]}
        if not offered.issuperset(given):
            raise Impossible("page-cannot-offer", name=name, values=", ".join(map(str, given)))
    least = 0 if not given else 1 if field.get("min_values") is None else field["min_values"]
    most = field.get("max_values") or (len(field["options"]) if field["type"] == kinds.CHECKBOX_GROUP else 1)
    if field["type"] not in ONE_VALUE and not least <= len(given) <= most:
        raise Impossible("page-cannot-values", name=name, least=least, most=most)


def answered(modal: Payload, values: dict[str, object]) -> list[Payload]:
    """The components of a modal submit."""
    def leaf(field: Payload) -> Payload:
        value = values.get(field["custom_id"])
        sent: Payload = {"type": field["type"], "id": field.get("id", 0), "custom_id": field["custom_id"]}
        match field["type"]:
            case kinds.TEXT_INPUT:
                return sent | {"value": value or ""}
            case kinds.CHECKBOX:
                return sent | {"value": bool(value)}
            case kinds.RADIO_GROUP:
                return sent | {"value": value}
            case _:
                return sent | {"values": value or []}

    out: list[Payload] = []
    for part in modal["components"]:
        here = {"type": part["type"], "id": part.get("id", 0)}
        if part["type"] == kinds.LABEL:
            here["component"] = leaf(part["component"])
        elif part["type"] == kinds.ACTION_ROW:
            here["components"] = [leaf(field) for field in part["components"]]
        out.append(here)
    return out
