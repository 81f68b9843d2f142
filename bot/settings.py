"""What a host can set, from the environment or a `.env` file. The only place that reads either."""

import os
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, InstanceOf, SecretStr, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, DotEnvSettingsSource, EnvSettingsSource, NoDecode, SettingsConfigDict

from bot.store.address import Address, place
from bot.store.sharding import ALL, Shards, divided
from render import ThemeName

from .allowance import UNLIMITED, Limits
from .logs import Form

PROCESSES = 16


def cores() -> int:
    """Those that this program may use, where the system tells."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix="THICKET_", env_file=".env", env_nested_delimiter="__", extra="ignore")

    discord_token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    database: Annotated[Path | InstanceOf[Address], BeforeValidator(place)] = Path("thicket.sqlite3")
    shards: Annotated[InstanceOf[Shards], NoDecode, BeforeValidator(divided)] = ALL  # of Discord's servers
    port: int = Field(default=8423, ge=0, le=65535)  # of the playground; 0: any free one
    host: Literal["127.0.0.1", "0.0.0.0"] = "127.0.0.1"  # noqa: S104 - of the playground
    theme: ThemeName = "light"
    # Processes that draw; as many as there are cores if it is not said.
    painters: int = Field(default_factory=lambda: min(cores(), PROCESSES), ge=1, le=PROCESSES)
    # Processes that think for bots; the same.
    thinkers: int = Field(default_factory=lambda: min(cores(), PROCESSES), ge=1, le=PROCESSES)
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_form: Form = "text"
    health_port: int = Field(default=0, ge=0, le=65535)  # of /health and /metrics; 0: there are none
    backups: int = Field(default=7, ge=0, le=1000)  # nightly copies of the database that are kept; 0: none are made
    limits: Limits = Field(default_factory=Limits)  # THICKET_LIMITS__PERSON_MINUTE=120
    # Other components for a game: THICKET_DATA__RENATURE=my-board.toml
    data: dict[str, Path] = Field(default_factory=dict)

    @field_validator("shards")
    @classmethod
    def shareable(cls, found: Shards, info: ValidationInfo) -> Shards:
        if found.total > 1 and isinstance(info.data.get("database"), Path):
            raise ValueError("several processes can share a database of PostgreSQL, not a file")
        return found

    @property
    def token(self) -> str | None:
        found = self.discord_token.get_secret_value().strip() if self.discord_token else ""
        return found or None

    @property
    def allowed(self) -> Limits:
        """Without a token it is a page of somebody's own computer."""
        return self.limits if self.token else UNLIMITED


def names() -> set[str]:
    """As they are written, up to what is nested."""
    return {found.validation_alias if isinstance(found.validation_alias, str) else f"THICKET_{name.upper()}"
            for name, found in Settings.model_fields.items()}


def strangers() -> list[str]:
    """What is set under a name that begins as ours do, and is none of them."""
    written = [*EnvSettingsSource(Settings).env_vars, *DotEnvSettingsSource(Settings).env_vars]
    ours = [name.upper() for name in written if name.upper().startswith("THICKET_")]
    return sorted({name for name in ours if name.partition("__")[0] not in names()})
