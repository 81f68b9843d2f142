"""Long form of the tests of Earth's paintings: no two look alike, painted as boards show them."""

from collections.abc import Iterator

from tests.render.earth.test_paintings import FLORA, LANDS, hung, own_light, unlike_lands, unlike_plants

from .figure import Figure, Limits

LONG = True


def run(limits: Limits) -> Iterator[Figure]:
    """Raises if two look alike."""
    if "earth" in limits.games():
        unlike_plants(hung)
        unlike_lands(hung)
        own_light(hung)
        yield Figure("paintings.earth", len(FLORA) + len(LANDS), "paintings")
