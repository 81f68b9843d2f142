"""Positions laid out by name and answers given by name, for tests that read like a table talk."""

from collections.abc import Mapping

from engine import Counted, Match, Option, Pick, Picked, Place, Placed, Prompt, Share, Shared
from engine.agenda import advance
from engine.games.earth import GAME
from engine.games.earth.catalogue import CARDS, KIND, Card
from engine.games.earth.state import Earth, Gaia, Leaf, Player
from engine.games.earth.tableau import BOARD
from engine.games.earth.turn import GaiaTurn, Turn

SUFFIXES = (" Terrain", " Event", " Island", " Climate", " Ecosystem", " Ecosystems")


def short(card: Card) -> str:
    """The name without the word for the kind of card."""
    return next((card.name.removesuffix(end) for end in SUFFIXES if card.name.endswith(end)), card.name)


ID = {card.name: card.id for card in CARDS.values()} | {
    short(card): card.id for card in CARDS.values() if card.kind in ("flora", "terrain", "event")
}
# They give something only for an event, and for growth with the red action: mostly they do not get in the way.
QUIET_ISLAND, QUIET_CLIMATE = ID["Vulcano Island"], ID["Ice Cap Climate"]
CORNER = BOARD.at(1, 1)
CARDS_OF = {"blue": 362, "yellow": 363, "red": 364, "green": 365, "upper": 360, "lower": 361}


def fauna(goal: str) -> int:
    """The one with this goal."""
    return next(card.id for card in CARDS.values() if card.goal and str(card.goal) == goal)


def cell(row: int, column: int) -> int:
    """Of a frame of four by four whose first cell is B2."""
    return BOARD.at(row + 1, column + 1)


def ids(*names: str | int) -> list[int]:
    return [name if isinstance(name, int) else ID[name] for name in names]


def new(seats: int = 2, seed: str = "test", **options: str) -> Match:
    return Match.new(GAME, seats, seed, options)


def opened(seats: int = 2, seed: str = "test", **options: str) -> Match:
    """A match in its first turn, everyone with an empty hand and quiet cards; seat 0 is asked for an action."""
    match = new(seats, seed, **options)
    while match.state.turn == 0:
        for seat in match.waiting:
            first(match, seat)
    state: Earth = match.state
    for player in state.players:
        state.discard += player.hand + player.compost
        player.hand, player.compost, player.soil = [], [], 0
        player.island, player.climate = QUIET_ISLAND, QUIET_CLIMATE
        player.ecosystem = ID["Nile Delta Ecosystem"] if player.ecosystem else 0
    state.first = 0
    match.agenda.seats = [[] for _ in state.players]
    match.agenda.table = []
    state.turn = 0
    match.agenda.push(Turn(0).run(state))
    match.asked = [None] * seats
    state.news = []
    return match


def first(match: Match, seat: int) -> None:
    """Whatever comes first, and as little as possible."""
    prompt = match.prompt(seat)
    match prompt:
        case Pick():
            match.play(seat, Picked(prompt.options[: prompt.least]))
        case Place():
            match.play(seat, Placed(prompt.spots[0]))
        case Share():
            match.play(seat, Shared(tuple(parts(prompt))))
        case None:
            raise AssertionError(f"seat {seat} is not asked anything")
        case _:
            match.play(seat, Counted(prompt.least))


def parts(prompt: Share) -> list[tuple[Option, int]]:
    left, found = prompt.least, []
    for option, cap in zip(prompt.options, prompt.caps, strict=True):
        if left:
            found.append((option, min(cap, left)))
            left -= found[-1][1]
    return found


def take(state: Earth, card: int) -> int:
    """Out of wherever it lies."""
    piles = [state.deck, state.discard]
    for player in state.players:
        piles += [player.hand, player.compost, player.events]
    for pile in piles:
        if card in pile:
            pile.remove(card)
            return card
    raise AssertionError(f"{CARDS[card].name} is in nobody's reach")


def hold(match: Match, seat: int, *names: str | int) -> list[int]:
    """Give the seat these cards in hand."""
    cards = [take(match.state, card) for card in ids(*names)]
    match.state.players[seat].hand += cards
    return cards


def compost(match: Match, seat: int, n: int) -> None:
    match.state.players[seat].compost += match.state.draw(n)


def lay(
    match: Match, seat: int, plants: Mapping[tuple[int, int], str | int], *,
    sprouts: Mapping[str, int] | None = None, growth: Mapping[str, int] | None = None,
) -> Player:
    """Put cards into the seat's tableau, by row and column of its frame; pieces by the card's name."""
    player: Player = match.state.players[seat]
    for (row, column), name in plants.items():
        card = take(match.state, ids(name)[0])
        player.cards.append(card)
        player.cells.append(cell(row, column))
        player.sprouts.append((sprouts or {}).get(str(name), 0))
        player.growth.append((growth or {}).get(str(name), 0))
    match.asked = [None] * match.seats
    return player


def fill(match: Match, seat: int, n: int) -> Player:
    """So many terrains without an effect on what others do, row by row."""
    player: Player = match.state.players[seat]
    free = [(row, column) for row in range(4) for column in range(4) if cell(row, column) not in player.cells]
    plain = [card for card in match.state.deck if KIND[card] == "terrain" and "green" not in CARDS[card].traits]
    return lay(match, seat, dict(zip(free[:n], plain, strict=False)))


def ask(match: Match, seat: int) -> str | None:
    prompt = match.prompt(seat)
    return None if prompt is None else prompt.ask


def offered(match: Match, seat: int) -> list[str | int]:
    """What can be picked: cards by number, everything else by its word."""
    prompt = match.prompt(seat)
    assert isinstance(prompt, Pick | Share), prompt
    return [option.word or option.id for option in prompt.options]


def named(options: tuple[Option, ...] | list[Option], name: str | int) -> Option:
    wanted = ID.get(name, 0) if isinstance(name, str) else name
    for option in options:
        if option.word == name or (option.kind == "card" and option.id == wanted and wanted):
            return option
    raise AssertionError(f"{name} is not among {options}")


def pick(match: Match, seat: int, *names: str | int) -> None:
    """Pick by word or by card, from the question or from what can be done besides."""
    prompt: Prompt | None = match.prompt(seat)
    options = [*(prompt.options if isinstance(prompt, Pick) else ()), *match.asides(seat)]
    match.play(seat, Picked(tuple([named(options, name) for name in names])))


def at(match: Match, seat: int, row: int, column: int) -> None:
    match.play(seat, Placed(cell(row, column)))


def share(match: Match, seat: int, where: Mapping[str | int, int]) -> None:
    prompt = match.prompt(seat)
    assert isinstance(prompt, Share), prompt
    match.play(seat, Shared(tuple([(named(prompt.options, name), n) for name, n in where.items()])))


def until(match: Match, turn: int) -> None:
    """Answer with as little as possible until this turn has begun."""
    while match.waiting and match.state.turn < turn:
        first(match, match.waiting[0])


def turn(match: Match, action: str) -> None:
    """The active player chooses the action, and nobody makes much of it."""
    now = match.state.turn
    pick(match, match.state.active, action)
    until(match, now + 1)


def hers(match: Match) -> Gaia:
    found: Gaia = match.state.gaia
    return found


def her_turn(match: Match, card: int) -> None:
    """Let Gaia turn up this card now."""
    gaia = hers(match)
    gaia.deck = [each for each in gaia.deck if each != card] + [card]
    match.agenda.seats, match.agenda.table = [[]], []
    match.agenda.push(GaiaTurn().run(match.state))
    match.asked = [None]
    advance(match.state, match.agenda, match.asked, [0])


def leaf(name: str, points: int) -> Leaf:
    return Leaf(ID[name], points)


def lone(**given: object) -> Player:
    """A player as it lies, for scores."""
    return Player([], QUIET_ISLAND, QUIET_CLIMATE, **given)  # type: ignore[arg-type]


def tableau(
    plants: Mapping[tuple[int, int], str | int], *, island: str = "", climate: str = "",
    sprouts: Mapping[str, int] | None = None, growth: Mapping[str, int] | None = None, **given: object,
) -> Player:
    names = [str(name) for name in plants.values()]
    return Player(
        [], ID[island] if island else QUIET_ISLAND, ID[climate] if climate else QUIET_CLIMATE,
        cards=ids(*plants.values()), cells=[cell(*place) for place in plants],
        sprouts=[(sprouts or {}).get(name, 0) for name in names],
        growth=[(growth or {}).get(name, 0) for name in names],
        **given,  # type: ignore[arg-type]
    )
