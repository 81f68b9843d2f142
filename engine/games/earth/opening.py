"""Before the first turn: dealing, choosing island, climate and ecosystem, the first hand."""

from collections.abc import Mapping
from typing import Any, Literal, cast

from engine.agenda import Agenda, Question, Step, Task
from engine.event import tell, whisper
from engine.prompt import Option, Pick, Picked, Prompt
from engine.record import record
from engine.rng import Rng
from engine.text import Text

from .catalogue import CARDS, CLIMATES, DECK, ECOSYSTEMS, FAUNA, GAIA, ISLANDS, KIND, NAME, START
from .facts import amount
from .hints import following, printed
from .options import CARD
from .questions import Bury, draw, readers
from .sealing import Ready
from .state import Earth, Gaia, Level, Mode, Player, Side

Board = Literal["island", "climate", "ecosystem"]
BOARDS: tuple[Board, ...] = ("island", "climate", "ecosystem")


def dealt(rng: Rng, sides: tuple[int, ...]) -> list[int]:
    """The cards, by their numbers, shuffled."""
    cards = sorted({CARDS[side].number for side in sides})
    rng.shuffle(cards)
    return cards


def sides(cards: list[int]) -> list[int]:
    return [card * 10 + side for card in sorted(cards) for side in (0, 1)]


def any_side(rng: Rng, cards: list[int]) -> list[int]:
    return [card * 10 + rng.below(2) for card in cards]


def table(rng: Rng, seats: int, options: Mapping[str, str]) -> Earth:
    """Rules 1: everything as it lies before the first choice."""
    mode = cast("Mode", options["mode"])
    deck, fauna = list(DECK), dealt(rng, FAUNA)
    rng.shuffle(deck)
    islands, climates, ecosystems = dealt(rng, ISLANDS), dealt(rng, CLIMATES), dealt(rng, ECOSYSTEMS)
    each = 2 if mode == "advanced" else 1
    shared = [] if mode == "beginner" else [ecosystems.pop() for _ in range(2)]
    players = []
    for _ in range(seats):
        offered = [islands.pop() for _ in range(each)] + [climates.pop() for _ in range(each)]
        offered += [] if mode == "beginner" else [ecosystems.pop() for _ in range(each)]
        players.append(Player(sides(offered)))
    state = Earth(rng, players, deck, any_side(rng, fauna[:4]), any_side(rng, shared), mode)
    state.sealing = options["planting"] == "sealed" and seats > 1
    state.teams = options["teams"] == "yes" and seats == 4
    state.everything = options["automatic"] == "off"
    if state.teams:
        state.sides = [Side(), Side()]
    elif seats > 1:
        state.first = rng.below(seats)
    if seats == 1:
        hers = list(GAIA)
        rng.shuffle(hers)
        state.gaia = Gaia(cast("Level", options["level"]), hers)
    return state


def choosing(state: Earth, seat: int) -> list[Task]:
    boards = BOARDS[:2] if state.mode == "beginner" else BOARDS
    return [*[ChooseBoard(seat, board) for board in boards], Ready(seat)]


@record
class ChooseBoard(Question[Earth]):
    """Rules 1.4: one of the sides dealt, sealed until everyone has chosen."""

    seat: int
    board: Board
    kind: Literal["choose_board"] = "choose_board"

    def prompt(self, state: Earth) -> Pick:
        offered = state.players[self.seat].offered
        return Pick(self.board, tuple([CARD[side] for side in offered if KIND[side] == self.board]))

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        return printed(option.id)

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def take(self, state: Earth, answer: Picked) -> list[Task]:
        player, side = state.players[self.seat], answer.options[0].id
        match self.board:
            case "island":
                player.island = side
            case "climate":
                player.climate = side
            case _:
                player.ecosystem = side
        whisper(state, "chose-board", self.seat, readers(state, self.seat), (("card", NAME[side]),), quiet=True)
        return []


def reopened(state: Earth, seat: int) -> list[Task]:
    player = state.players[seat]
    player.island = player.climate = player.ecosystem = 0
    return choosing(state, seat)


@record
class Deal(Step[Earth]):
    """Rules 1.5: the choices are shown, the islands give cards and soil; some of the cards are composted."""

    seat: None = None
    kind: Literal["deal"] = "deal"

    def run(self, state: Earth) -> list[Task]:
        asks: list[Task] = []
        state.dealt = True
        for seat, player in enumerate(state.players):
            player.ready = False
            boards = tuple([NAME[side] for side in (player.island, player.climate, player.ecosystem) if side])
            tell(state, "boards", seat, reveals=True, cards=boards)
            for good, n in START[player.island]:
                match good:
                    case "card":
                        draw(state, seat, n, counted=False)
                    case "soil":
                        player.soil = n
                        state.news.append(amount("soil", seat, n))
                    case _:
                        asks.append(Bury(seat, n, n))
        return asks
