"""What the host has chosen, or one sentence why the program cannot do with it."""

import hashlib
from difflib import get_close_matches
from importlib import metadata

from pydantic import ValidationError
from pydantic_settings import SettingsError

from bot.settings import Settings, names, strangers
from engine import games


class Unfit(Exception):
    """The program cannot do what it is asked for, or not go on; says why in one sentence."""


def settings() -> Settings:
    try:
        found = Settings()
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        name = "__".join(map(str, first["loc"])).upper().removeprefix("THICKET_")
        said = first["msg"].removeprefix("Value error, ")  # ours, in words of our own
        raise Unfit(f"The setting THICKET_{name} is wrong: {said}.") from error
    except (SettingsError, OSError, UnicodeDecodeError) as error:
        raise Unfit(f"The settings cannot be read: {error}.") from error
    for name in strangers():  # misspelt, it would be missed in silence: another database, or no backups
        near = get_close_matches(name, names(), 1)
        raise Unfit(f"There is no setting {name}{f'; {near[0]} may be meant' if near else ''}.")
    return found


def components(chosen: Settings) -> None:
    """Games are played with the parts that the host has put into files of his own."""
    for name, path in chosen.data.items():
        if name not in games():
            raise Unfit(f"There is no game {name!r} whose components could be replaced.")
        try:
            games()[name].use(path)
        except (OSError, ValueError) as error:
            raise Unfit(f"The components of {name} in {path} cannot be used: {error}") from error


def edition(chosen: Settings) -> str:
    """What two programs must have in common for one to work for the other: the version, and the components."""
    parts = [(name, hashlib.sha256(path.read_bytes()).hexdigest()) for name, path in sorted(chosen.data.items())]
    return repr((metadata.version("thicket"), parts))
