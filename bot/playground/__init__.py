"""A stand-in for Discord on loopback: the unmodified discord.py runs on it, people play on its page."""

from .channel import Channel
from .guard import EVERYWHERE, LOOPBACK
from .interaction import Interaction
from .keep import Unreadable
from .ledger import Exchange, Sent, Upload
from .person import Person
from .playground import Playground
from .redirect import redirected
from .wire import Impossible, Payload

__all__ = [
    "EVERYWHERE", "LOOPBACK", "Channel", "Exchange", "Impossible", "Interaction", "Payload", "Person", "Playground",
    "Sent", "Unreadable", "Upload", "redirected",
]
