"""How a match of Earth has ended, and what decided between equals (Rules 6.10)."""

from collections.abc import Sequence

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
    """The heading of pictures once it is over: what two sides are apart, or what decided."""
    found = sides(view)
    if looked := deciders(view):
        return text("picture-earth-tie", points=max(found)[0], by=looked[-1])
    if view.gaia:
        return text("picture-earth-alone", won=int(bool(view.winners)), by=abs(found[0][0] - found[1][0]))
    shared = found.count(max(found))
    if view.sides and shared == 1:
        most, least = max(found)[0], min(found)[0]
        return text("picture-earth-teams", by=most - least, most=most, least=least)
    return text("picture-earth-over", shared=shared)


def shorter(view: EarthView) -> Text:
    """The same of two teams, where names need the room."""
    found = sides(view)
    if deciders(view) or found.count(max(found)) > 1:
        return ending(view)
    return text("picture-earth-alone", won=1, by=max(found)[0] - min(found)[0])


def told(view: EarthView) -> tuple[Text, ...]:
    """What has decided, after who has won; alone, one may have lost by it."""
    if not view.over:
        return ()
    lost = () if view.winners else (text("alt-lost"),)
    looked = deciders(view)
    tie = (text("alt-earth-tie", by=looked[-1]),) if looked else ()
    return (*lost, *apart(view), *tie)


def apart(view: EarthView) -> tuple[Text, ...]:
    """By how much, where two sides are against each other."""
    found = sides(view)
    if view.gaia and (by := found[0][0] - found[1][0]):
        return (text("alt-earth-apart", ahead=int(by > 0), by=abs(by)),)
    if not view.sides:
        return ()
    order = sorted((0, 1), key=lambda team: found[team], reverse=True)
    return tuple([
        text("alt-earth-together", one_seat=team, other_seat=team + 2, points=found[team][0]) for team in order
    ])


def gaia_wins(view: EarthView) -> bool:
    return view.over and view.gaia is not None and not view.winners


def notes(view: EarthView, order: Sequence[int]) -> tuple[Note, ...]:
    """A line of the score sheet for all that was looked at, in the order of its columns."""
    if view.sheets is None or not (looked := deciders(view)):
        return ()
    found = [ties(seen(player)) for player in view.players]
    if view.gaia:
        found.append(gaia_ties(seen_gaia(view.gaia)))
    below = len(view.sheets[0].lines)
    return tuple([
        Note(below, text(f"picture-earth-tie-{name}"), tuple([str(found[seat][at]) for seat in order]))
        for at, name in enumerate(looked)
    ])  # fmt: skip
