"""Long form of the linter of pictures: every moment and every card, in every language."""

from collections.abc import Iterator

from bot.speech import languages
from bot.talk.preview import preview
from engine import games
from render import Scene
from tests.render.lint import faults, read
from tests.render.shots import Shot, shots

from .figure import Figure, Limits

LONG = True


def cards(game: str) -> list[Shot]:
    """Each as `/card` shows it."""
    view, _ = preview(game)
    options = [option.word or option.id for option in games()[game].cards()]
    return [Shot(f"{game}-card-{card}", view, Scene("card", card)) for card in dict.fromkeys(options)]


def run(limits: Limits) -> Iterator[Figure]:
    """Raises if something is cut, clipped, covered, or too small to read."""
    for game in limits.games():
        moments = [*[shot for shot in shots() if shot.view.game == game], *cards(game)]
        for language in sorted(languages()):
            found = [f"{shot.name}: {fault}" for shot in moments for fault in faults(read(shot, language=language))]
            if found:
                raise AssertionError(f"{language}: {'; '.join(found)}")
            yield Figure(f"lettering.{game}.{language}", len(moments), "pictures")
