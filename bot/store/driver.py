"""What speaks with a server is loaded for a server only: it need not be installed."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .errors import WithoutDriver

if TYPE_CHECKING:
    from .address import Address


def driven(module: str, place: Address) -> Any:
    """The module of this folder that needs it."""
    try:
        return import_module(f".{module}", __package__)
    except ModuleNotFoundError as error:
        raise WithoutDriver(
            f"The database {place} needs one package more; get it with: uv run --no-dev --extra postgresql thicket.",
        ) from error
