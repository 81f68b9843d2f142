"""What may well be chosen together with what is asked right after it: a plant with its best cell, and which domino is
discarded where none fits. Knows the state and not the questions.
"""

from engine.prompt import Picked, Placed, Shortcut
from engine.text import text

from .areas import free_banks
from .board import NAMES
from .hints import fitting
from .options import DISCARD, PLANT
from .outlook import Planting, best_of, outstanding, plantings
from .purse import room
from .state import Renature
from .words import PLANT_NAME, domino_name

FEW, BEST = 5, 3


def growing(state: Renature, seat: int) -> tuple[Shortcut, ...]:
    """The plants that bring most points at once, each on a cell of the one area where it brings most; of equals those
    that the board has first. Where areas are equal none of them is the best, and with one cell alone the plant is the
    whole choice.
    """
    if len(free_banks(state)) < 2:
        return ()
    slots = [slot for slot, count in enumerate(state.slots[seat]) if count]
    choices = [[*plantings(state, seat, slot)] for slot in slots]
    found = [best_of(state, seat, each) for each in choices if outstanding(state, seat, each)]
    found.sort(key=lambda planting: -planting.total)
    return tuple([planted(state, seat, planting) for planting in found[:BEST]])


def planted(state: Renature, seat: int, planting: Planting) -> Shortcut:
    clouds = min(state.clouds.get(planting.cell, 0), room(state, seat))
    said = text(
        "renature-shortcut-plant", plant=PLANT_NAME[planting.slot], cell=NAMES[planting.cell], points=planting.total,
        clouds=clouds,
    )  # fmt: skip
    return Shortcut((Picked((PLANT[planting.slot],)), Placed(planting.cell)), said)


def discarding(state: Renature, seat: int) -> tuple[Shortcut, ...]:
    """Where nothing can be laid all that is left to say is which domino goes."""
    if fitting(state, seat):
        return ()
    options = [state.land.dominoes[domino] for domino in state.hands[seat]]
    return tuple([
        Shortcut(
            (Picked((DISCARD,)), Picked((option,))),
            text("renature-shortcut-discard", domino=domino_name(option.word)),
        )
        for option in options[:FEW]
    ])  # fmt: skip
