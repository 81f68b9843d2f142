"""Collects what is wrong with a request body, each fault under the path of its field, and refuses once."""

from collections.abc import Collection
from typing import TypeAlias

from .wire import Payload, Refused

Path: TypeAlias = tuple[str | int, ...]


class Form:
    def __init__(self) -> None:
        self.errors: Payload = {}

    def wrong(self, path: Path, code: str, message: str) -> None:
        place = self.errors
        for part in path:
            place = place.setdefault(str(part), {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def close(self) -> None:
        if self.errors:
            raise Refused(400, 50035, "Invalid Form Body", self.errors)

    def length(self, path: Path, value: str | Collection[object] | None, least: int, most: int) -> None:
        size = len(value or "")
        if least and not size and not isinstance(value, list):
            self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif size > most and not least:
            self.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        elif not least <= size <= most:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def number(self, path: Path, value: float | None, least: float, most: float) -> None:
        if value is None:
            return
        if value < least:
            self.wrong(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            self.wrong(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")

    def among(self, path: Path, value: object, choices: Collection[object]) -> bool:
        if value in choices:
            return True
        listed = ", ".join(map(str, sorted(choices, key=str)))
        self.wrong(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
        return False


def refuse(path: Path, code: str, message: str) -> Refused:
    form = Form()
    form.wrong(path, code, message)
    return Refused(400, 50035, "Invalid Form Body", form.errors)


def flags(body: Payload, path: Path = ()) -> int:
    """Those that the body of a message sets."""
    found = body.get("flags") or 0
    if not isinstance(found, int):
        raise refuse((*path, "flags"), "NUMBER_TYPE_COERCE", f"Value {found!r} is not int.")
    return found
