"""Long form of the tests of pictures: every moment in every theme, held against what can be posted."""

from collections.abc import Iterator

from render import THEMES
from tests.render.shots import shots
from tests.render.test_shots import postable

from .figure import Figure, Limits

LONG = True


def run(limits: Limits) -> Iterator[Figure]:
    """Raises if a picture could not be posted, or looks the same in two themes."""
    for game in limits.games():
        drawn = 0
        for shot in shots():
            if shot.view.game == game:
                pictures = {shot.draw(theme) for theme in THEMES}
                if len(pictures) != len(THEMES):
                    raise AssertionError(f"{shot.name} looks the same in two themes")
                for data in pictures:
                    postable(data)
                drawn += len(pictures)
        yield Figure(f"themes.{game}", drawn, "pictures")
