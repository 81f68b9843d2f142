"""What a card of the hand would bring at each of its places, as if nobody cancelled it. Draws no card."""

from engine.prompt import choices
from engine.text import Text

from .aim import Shift
from .cards import FACE, Card, CityCard
from .cities import beside
from .hints import balance, changes
from .play import PlaceCard
from .prospect import Best, nearer
from .protection import unopposed
from .spots import spots
from .state import Gaia
from .trial import Trial, chosen

QUIET = ("gaia-hint-turns",)  # parts that tell of a tile alone


def places(state: Gaia, card: Card) -> tuple[int, ...]:
    """Where it may go, in reading order; nowhere for a tornado."""
    return tuple(sorted(spots(state, card)))


def foreseen(state: Gaia, seat: int, card: Card) -> Best | None:
    """The place that brings the seat most meeples, of equals the first. Away from every city nobody comes or goes; what
    an earthquake does hangs on its second tile.
    """
    question = PlaceCard(seat, card)
    prompt, found = question.prompt(state), None
    city = isinstance(FACE[card], CityCard)
    for option in choices(prompt):
        if not city and option.id not in state.cities and not beside(state, (option.id,)):
            continue
        trial = unopposed(chosen(state, question, prompt, option))
        if isinstance(trial.question, Shift):
            return None
        gain = balance(state, trial, seat)
        if found is None or gain > found.gain:
            found = Best(option.id, gain, tuple(changes(state, trial, seat, seat)))
    return found


def idle(state: Gaia, trial: Trial, seat: int, card: Card) -> Text | None:
    """Sun or rain on the only tile there is for it, where nothing but that tile changes."""
    if trial.question is not None or card not in ("sun", "rain") or nearer(state, seat, card):
        return None
    parts = changes(state, trial, seat, seat)
    if not parts or any(part.id not in QUIET for part in parts):
        return None
    return Text("gaia-waste-idle", parts[0].args)
