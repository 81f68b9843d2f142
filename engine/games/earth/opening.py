"""Before the first turn: choosing island, climate and ecosystem, the first hand."""

from typing import Any, Literal

from engine.agenda import Agenda, Question, Step, Task
from engine.event import tell, whisper
from engine.prompt import Option, Pick, Picked, Prompt
from engine.record import record
from engine.text import Text

from .calls import setting_up
from .catalogue import KIND, NAME, START
from .hand import Bury, draw
from .hints import following, founding, printed
from .options import CARD
from .sealing import Ready
from .state import Earth
from .telling import amount, readers

Board = Literal["island", "climate", "ecosystem"]
BOARDS: tuple[Board, ...] = ("island", "climate", "ecosystem")


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
        return printed(option.id) if self.board == "ecosystem" else founding(option.id)

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def call(self, state: Earth) -> Text:
        return setting_up(state)

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
