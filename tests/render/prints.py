"""`python -m tests.render.prints` paints the page's pictures and puts prints of them where they come with the program.

Do it when a cover, the banner or the paper looks different, or a game is called otherwise in a language.
"""

from collections.abc import Iterator
from itertools import product

from bot.speech import languages, speaker
from engine import games
from render import THEMES, Look, forms_of
from render.forms import PRINTS, formed, kept_as, webp

LIGHTS = ("light", "dark")


def wanted() -> Iterator[tuple[str, str, Look]]:
    for language, light in product(sorted(languages()), LIGHTS):
        look = Look(speaker(language), (), None, THEMES[light])
        yield from [(game, form, look) for game, form in forms_of(games())]


if __name__ == "__main__":
    PRINTS.mkdir(exist_ok=True)
    for old in PRINTS.iterdir():
        old.unlink()
    for game, form, look in wanted():
        if not (PRINTS / kept_as(game, form, look)).exists():
            for kind, image in formed(game, form, look).items():
                (PRINTS / kept_as(game, kind, look)).write_bytes(webp(image))
