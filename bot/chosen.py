"""What the host has chosen, or one sentence why the program cannot do with it."""

from pydantic import ValidationError
from pydantic_settings import SettingsError

from bot.settings import Settings


class Unfit(Exception):
    """The program cannot do what it is asked for, or not go on; says why in one sentence."""


def settings() -> Settings:
    try:
        found = Settings()
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        name = "__".join(map(str, first["loc"])).upper().removeprefix("THICKET_")
        raise Unfit(f"The setting THICKET_{name} is wrong: {first['msg']}.") from error
    except (SettingsError, OSError, UnicodeDecodeError) as error:
        raise Unfit(f"The settings cannot be read: {error}.") from error
    return found
