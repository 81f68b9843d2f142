"""What a match of Gaïa leaves behind of a player."""

from collections.abc import Sequence

from engine.event import Event
from engine.traces import Trace, chosen, counted, done, named, numbered

from .cities import city_card
from .state import Gaia

COUNTS = ("founded", "settled", "homeless", "peaks", "tiles", "elements", "protections", "herds", "fed", "home", "laps")
CHOICES = ("city", "element", "land")


def traces(state: Gaia, seat: int, events: Sequence[Event]) -> list[Trace]:
    """`peaks`: cities of the seat that lack nothing at the end. `homeless`: meeples that a city has sent home."""
    settled, cast = done(events, seat, "settled"), done(events, seat, "cast-at", "cast-from")
    laid = done(events, seat, "laid")
    cities = [city for city in state.cities.values() if seat in city.meeples]
    return [
        *counted(
            founded=len(done(events, seat, "founded")), settled=len(settled),
            homeless=sum([numbered(event, "count") for event in done(events, seat, "left")]),
            peaks=sum(city.covered == len(city_card(city).needs) for city in cities), tiles=len(laid),
            elements=len(cast), protections=len(done(events, seat, "protected")),
            herds=len(done(events, seat, "roamed")), fed=len(done(events, seat, "fed")), home=state.meeples[seat],
            laps=state.lap,
        ),
        *chosen("city", [named(event, "city") for event in settled]),
        *chosen("element", [named(event, "card") for event in cast]),
        *chosen("land", [named(event, "land") for event in laid]),
    ]
