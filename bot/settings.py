"""What a host can set, from the environment or a `.env` file. The only place that reads either."""

import os
from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

from render import ThemeName

PROCESSES = 16


def cores() -> int:
    """Those that this program may use, where the system tells."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix="THICKET_", env_file=".env", env_nested_delimiter="__", extra="ignore")

    discord_token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    database: Path = Path("thicket.sqlite3")
    port: int = Field(default=8423, ge=0, le=65535)  # of the playground; 0: any free one
    host: Literal["127.0.0.1", "0.0.0.0"] = "127.0.0.1"  # noqa: S104 - of the playground
    theme: ThemeName = "light"
    # Processes that draw; as many as there are cores if it is not said.
    painters: int = Field(default_factory=lambda: min(cores(), PROCESSES), ge=1, le=PROCESSES)
    # Processes that think for bots; the same.
    thinkers: int = Field(default_factory=lambda: min(cores(), PROCESSES), ge=1, le=PROCESSES)
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    # Other components for a game: THICKET_DATA__RENATURE=my-board.toml
    data: dict[str, Path] = Field(default_factory=dict)

    @property
    def token(self) -> str | None:
        found = self.discord_token.get_secret_value().strip() if self.discord_token else ""
        return found or None
