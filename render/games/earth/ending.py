"""How a match of Earth has ended, and what decided between equals (Rules 6.10)."""

from engine import Text, text
from engine.games.earth.scoring import TIES, alike, gaia_ties, marks, ties
from engine.games.earth.view import EarthView, seen, seen_gaia
from render.scores import Note


def sides(view: EarthView) -> list[tuple[int, ...]]:
    """The marks of everybody who can win."""
    players, gaia = [seen(player) for player in view.players], seen_gaia(view.gaia) if view.gaia else None
    return marks(view.sheets or (), players, gaia, teams=bool(view.sides))


def deciders(view: EarthView) -> tuple[str, ...]:
    """What was looked at beyond points, the last of which has decided."""
    return TIES[: alike(sides(view))] if view.over else ()


def ending(view: EarthView) -> Text:
    """The heading of pictures once it is over."""
    if looked := deciders(view):
        return text("picture-earth-tie", points=max(sides(view))[0], by=looked[-1])
    shared = 0 if view.gaia else sides(view).count(max(sides(view)))
    return text("picture-earth-over", shared=shared)


def told(view: EarthView) -> tuple[Text, ...]:
    """What has decided, after who has won; alone, one may have lost by it."""
    if not (looked := deciders(view)):
        return ()
    lost = () if view.winners else (text("alt-lost"),)
    return (*lost, text("alt-earth-tie", by=looked[-1]))


def notes(view: EarthView) -> tuple[Note, ...]:
    """A line of the score sheet for all that was looked at."""
    if view.sheets is None or not (looked := deciders(view)):
        return ()
    found = [ties(seen(player)) for player in view.players]
    if view.gaia:
        found.append(gaia_ties(seen_gaia(view.gaia)))
    below = len(view.sheets[0].lines)
    return tuple([
        Note(below, text(f"picture-earth-tie-{name}"), tuple([str(held[at]) for held in found]))
        for at, name in enumerate(looked)
    ])  # fmt: skip
