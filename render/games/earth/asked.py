"""What a question offers, sorted by where it lies: in the hand, in the tableau, on free cells, or on the table."""

from collections.abc import Sequence

from engine import Option, Pick, Place, Prompt, Share, choices, letter, record
from engine.games.earth.shortcuts import bests
from engine.games.earth.view import EarthView, PlayerView, seen

ACTIVATION = ("order", "use", "unpaid", "copy", "uncopied")  # what the cards of the tableau are about to do


@record
class Asked:
    """Letters by card, as a menu gives them too; free cells that can be chosen; the card that asks."""

    letters: tuple[tuple[int, str], ...] = ()
    spots: tuple[int, ...] = ()
    about: int = 0

    @property
    def cards(self) -> dict[int, str]:
        return dict(self.letters)


def asked(prompt: Prompt | None) -> Asked:
    if prompt is None:
        return Asked()
    if isinstance(prompt, Place):
        return Asked((), prompt.spots, prompt.piece.id)
    letters = [(option.id, letter(k)) for k, option in enumerate(choices(prompt)) if option.kind == "card"]
    return Asked(tuple(letters), (), card_in(prompt.about))


def card_in(option: Option | None) -> int:
    return option.id if option and option.kind == "card" else 0


def in_tableau(player: PlayerView, found: Asked) -> dict[int, str]:
    """By cell."""
    return {plot.cell: found.cards[plot.card] for plot in player.plots if plot.card in found.cards}


def in_hand(player: PlayerView, found: Asked) -> dict[int, str]:
    return {card: name for card, name in found.cards.items() if card in player.hand}


def elsewhere(player: PlayerView, found: Asked) -> Sequence[tuple[int, str]]:
    """Cards that lie neither here nor there: drawn to choose from, sides to choose, fauna."""
    here = {*player.hand, *(plot.card for plot in player.plots)}
    return [(card, name) for card, name in found.letters if card not in here]


def advised(view: EarthView, who: int, prompt: Prompt | None) -> dict[int, str]:
    """By cell: the letters of the cards that can be planted there with one press."""
    found: dict[int, list[str]] = {}
    if isinstance(prompt, Pick) and prompt.ask == "card":
        letters = asked(prompt).cards
        for best in bests(seen(view.players[who]), view.shared, letters):
            found.setdefault(best.cell, []).append(letters[best.card])
    return {cell: "".join(sorted(names)) for cell, names in found.items()}


def about_tableau(view: EarthView, prompt: Prompt | None) -> bool:
    """Whether the tableau must be seen large to answer."""
    if prompt is None or view.seat is None:
        return False
    found, player = asked(prompt), view.players[view.seat]
    asking = any(plot.card == found.about for plot in player.plots) and not in_hand(player, found)
    acting = prompt.ask in ACTIVATION and bool(player.plots)
    return acting or bool(found.spots) or isinstance(prompt, Share) or asking or bool(in_tableau(player, found))
