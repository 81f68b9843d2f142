"""A stand-in for Discord on loopback: the unmodified discord.py runs on it, people play on its page."""

from bot.playground.channel import Channel
from bot.playground.interaction import Interaction
from bot.playground.keep import KeepError
from bot.playground.ledger import Exchange, Sent, Upload
from bot.playground.person import Person
from bot.playground.playground import Playground
from bot.playground.redirect import redirected
from bot.playground.wire import ImpossibleError, Payload

__all__ = ["Channel", "Exchange", "ImpossibleError", "Interaction", "KeepError", "Payload", "Person", "Playground",
           "Sent", "Upload", "redirected"]
