"""`python -m tests.render.prints` paints the page's pictures and puts prints of them where they come with the program.

Do it when a cover, the banner or the paper looks different.
"""

from collections.abc import Iterator

from bot.speech import DEFAULT, speaker
from engine import games
from render import THEMES, Look, forms_of
from render.forms import PRINTS, formed, kept_as, webp

LIGHTS = ("light", "dark")


def wanted() -> Iterator[tuple[str, str, Look]]:
    for light in LIGHTS:
        look = Look(speaker(DEFAULT), (), None, THEMES[light])
        yield from [(game, form, look) for game, form in forms_of(games())]


if __name__ == "__main__":
    PRINTS.mkdir(exist_ok=True)
    for old in PRINTS.iterdir():
        old.unlink()
    for game, form, look in wanted():
        if not (PRINTS / kept_as(game, form, look)).exists():
            for kind, image in formed(game, form, look).items():
                (PRINTS / kept_as(game, kind, look)).write_bytes(webp(image))
