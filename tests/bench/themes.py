"""Long form of the tests of pictures: every moment in every theme, held against what can be posted and read."""

from collections.abc import Iterator

from render import THEMES
from tests.render.shots import shots
from tests.render.test_shots import bounded, different, drawn, kinds, legible, postable, same_again

from .figure import Figure, Limits

LONG = True


def run(limits: Limits) -> Iterator[Figure]:
    """Raises if a picture could not be posted or read, is too wide, or looks the same in two themes or at two moments.
    """
    for game in limits.games():
        moments, count = [shot for shot in shots() if shot.view.game == game], 0
        for shot in moments:
            pictures = {drawn(shot).data if theme == "light" else shot.draw(theme) for theme in THEMES}
            if len(pictures) != len(THEMES):
                raise AssertionError(f"{shot.name} looks the same in two themes")
            for data in pictures:
                postable(data)
            legible(drawn(shot))
            if shot.draw() != drawn(shot).data:
                raise AssertionError(f"{shot.name} is not drawn the same again")
            count += len(pictures)
        different(moments)
        for shot in kinds():
            if shot.view.game == game:
                same_again(shot)
                bounded(shot)
        yield Figure(f"themes.{game}", count, "pictures")
