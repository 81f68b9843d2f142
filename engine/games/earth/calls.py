"""Why a seat is needed, for the whole table to read: told from what lies open."""

from engine.event import Args
from engine.text import Text, text

from .catalogue import NAME
from .options import WORD_OF
from .state import Earth


def choosing(state: Earth) -> Text:
    return text("earth-call-action", turn=state.turn)


def setting_up(state: Earth) -> Text:
    return Text("earth-call-bury" if state.dealt else "earth-call-boards")


def sharing(state: Earth, seat: int) -> Text:
    """What another's choice brings everybody; it may be taken, by a standing order too, while the part goes on."""
    found = in_turn(state, seat)
    if found.id != "earth-call-part":
        return found
    return Text("earth-call-plant" if state.colour == "green" else "earth-call-share", found.args)


def in_turn(state: Earth, seat: int) -> Text:
    """A part of the turn: the own one, or another's."""
    if not state.turn:
        return setting_up(state)
    if state.gaia is not None and state.active == 1:
        return text("earth-call-gaia", card=NAME[state.gaia.shown[-1]])
    if not state.colour:
        return text("earth-call-besides", turn=state.turn)
    action = Text(f"earth-word-{WORD_OF[state.colour]}")
    if seat == state.active:
        return text("earth-call-own", turn=state.turn, action=action)
    return text("earth-call-part", turn=state.turn, active_seat=state.active, action=action)


def whose(state: Earth, seat: int) -> Args:
    """For a question's words: whose turn it is, by name or by Gaia's card."""
    if state.gaia is not None and state.active == 1:
        return (("whose", "gaia"), ("gaia_card", NAME[state.gaia.shown[-1]]))
    return (("whose", "own" if seat == state.active else "other"), ("active_seat", state.active))


def closing(state: Earth) -> Text:
    return text("earth-call-done", turn=state.turn)
