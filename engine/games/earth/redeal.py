"""What a reader cannot know, dealt anew: other hands, deck, discard, composts, face-down plantings, Gaia's deck."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine.agenda import Agenda
from engine.rng import Rng

from .catalogue import COST, KIND
from .hand import Dig
from .keeping import Keep
from .planting import Payment, Plant, Site
from .state import Earth, Player
from .view import knows


def redeal(state: Earth, agenda: Agenda[Any], seat: int | None, rng: Rng) -> None:
    hidden = [number for number in range(len(state.players)) if not knows(state, seat, number)]
    if not state.dealt:
        reoffer([state.players[number] for number in hidden], rng)
    for number in hidden:
        agenda.seats[number] = [stepped_back(task) for task in agenda.seats[number]]
    piles = list(unknown(state, agenda, seat, hidden))
    kept = [task for number in hidden for task in agenda.seats[number] if isinstance(task, Keep)]
    pool = [card for pile in piles for card in pile] + [card for task in kept for card in task.cards]
    covered = [(state.players[number], at) for number in hidden for at in untold(state.players[number])]
    pool = sorted(pool + [player.sealed[at].card for player, at in covered])
    rng.shuffle(pool)
    for player, at in covered:
        reseal(player, at, pool)
    for pile in piles:
        pile[:] = [pool.pop() for _ in pile]
    for number in hidden:
        refresh(state.players[number])
        agenda.seats[number] = [
            replace(task, cards=tuple([pool.pop() for _ in task.cards])) if isinstance(task, Keep) else task
            for task in agenda.seats[number]
        ]
    if state.gaia:
        state.gaia.deck.sort()
        rng.shuffle(state.gaia.deck)
    state.rng = rng


def unknown(state: Earth, agenda: Agenda[Any], seat: int | None, hidden: list[int]) -> Iterable[list[int]]:
    yield state.deck
    yield state.discard
    for number, player in enumerate(state.players):
        if number in hidden:
            yield player.hand
        # What a sealed planting has composted can still come back; what is being looked at is known.
        digging = number not in hidden and any(isinstance(task, Dig) for task in agenda.seats[number])
        if not digging and not any(each.buried or each.replaced for each in player.sealed):
            yield player.compost
    for team, side in enumerate(state.sides):
        if seat is None or seat % 2 != team:
            yield side.cards
        yield side.compost
    if state.gaia:
        yield state.gaia.compost


def stepped_back(task: Any) -> Any:
    """A card chosen and not yet placed is known to nobody else: the seat is asked again."""
    return Plant(task.seat, task.left + 1) if isinstance(task, Site | Payment) else task


def untold(player: Player) -> list[int]:
    """Which of the cards that lie face down could be others: pieces and cards paid tell which it is."""
    covered = [each.plot for each in player.sealed if each.replaced]
    return [
        number for number, each in enumerate(player.sealed)
        if not (each.pieces or each.buried or each.plot in covered)
    ]


def reseal(player: Player, at: int, pool: list[int]) -> None:
    """Another card that costs as much may lie face down just as well."""
    sealed = player.sealed[at]
    card = next(card for card in pool if COST.get(card) == COST[sealed.card])
    pool.remove(card)
    player.sealed[at] = replace(sealed, card=card)
    player.cards[sealed.plot] = card


def refresh(player: Player) -> None:
    player.declined.clear()
    player.drawn[:] = player.hand[len(player.hand) - min(len(player.drawn), len(player.hand)) :]


def reoffer(players: list[Player], rng: Rng) -> None:
    """The boards dealt to the others, among them."""
    if not players:
        return
    size = len(players[0].offered) // 2
    for place in range(size):
        cards = sorted([player.offered[2 * place] // 10 for player in players])
        rng.shuffle(cards)
        for player, card in zip(players, cards, strict=True):
            dealt = player.offered
            player.offered = [*dealt[: 2 * place], card * 10, card * 10 + 1, *dealt[2 * place + 2 :]]
    for player in players:
        player.island, player.climate, player.ecosystem = (
            rechosen(player.offered, side, rng) for side in (player.island, player.climate, player.ecosystem)
        )


def rechosen(offered: list[int], side: int, rng: Rng) -> int:
    """Of the same kind, if one is chosen."""
    if not side:
        return 0
    sides = [other for other in offered if KIND[other] == KIND[side]]
    return sides[rng.below(len(sides))]


