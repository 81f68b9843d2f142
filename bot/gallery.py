"""The pictures of the page's first screen: those that came with the program, and others as soon as they are painted."""

from hashlib import blake2b

from bot.speech import DEFAULT, language, speaker
from engine import games
from render import THEMES, Look, form_found, forms_of

LIGHTS = ("light", "dark")


class Gallery:
    def __init__(self) -> None:
        self.hung: dict[str, bytes] = {}  # by edition
        self.known: dict[str, dict[str, str]] = {}  # by language and name

    def editions(self, locale: str) -> dict[str, str]:
        """Of those that are there, by name. The others are missing: a page shows the colours of a game instead.

        A cover whose title is not painted yet in this language has the English one.
        """
        return {**self.found(DEFAULT), **self.found(language(locale))}

    def picture(self, name: str) -> bytes | None:
        """By its edition; or by its name, as style sheets call what has no words."""
        return self.hung.get(self.found(DEFAULT).get(name, name))

    def found(self, chosen: str) -> dict[str, str]:
        known = self.known.setdefault(chosen, {})
        for light in LIGHTS:
            look = Look(speaker(chosen), (), None, THEMES[light])
            for game, form in forms_of(games()):
                name = "-".join([part for part in (game, form, light) if part])
                if name not in known and (found := form_found(game, form, look)) is not None:
                    known[name] = blake2b(found, digest_size=6).hexdigest()
                    self.hung[known[name]] = found
        return known
