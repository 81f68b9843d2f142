"""The pictures of the page's first screen: those that came with the program, and others as soon as they are painted."""

from hashlib import blake2b

from bot.speech import DEFAULT, speaker
from engine import games
from render import THEMES, Look, form_found, forms_of

LIGHTS = ("light", "dark")


class Gallery:
    def __init__(self) -> None:
        self.hung: dict[str, bytes] = {}

    def editions(self) -> dict[str, str]:
        """Of those that are there, by name. The others are missing: a page shows the colours of a game instead."""
        for light in LIGHTS:
            look = Look(speaker(DEFAULT), (), None, THEMES[light])
            for game, form in forms_of(games()):
                name = "-".join([part for part in (game, form, light) if part])
                if name not in self.hung and (found := form_found(game, form, look)) is not None:
                    self.hung[name] = found
        return {name: blake2b(data, digest_size=6).hexdigest() for name, data in self.hung.items()}
