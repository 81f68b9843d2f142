"""A position set up by hand and played on with words: `table.play(0, "play", "plain", "I8")`."""

from collections.abc import Mapping, Sequence

from engine import Event, Match, Option, answer, choices
from engine.agenda import Agenda, advance
from engine.games.gaia import GAME
from engine.games.gaia.cards import MEANING, Card
from engine.games.gaia.chart import NAMES, NEAR, cell_named
from engine.games.gaia.cities import city_card, covered
from engine.games.gaia.options import TAKE
from engine.games.gaia.state import City, Gaia, Goal
from engine.games.gaia.turn import Turn

CITIES: dict[str, Card] = {card.split(":")[1]: card for card in GAME.box.life if card.startswith("city")}
ALL = {"capture": "on", "four": "on", "elements": "on", "disasters": "on"}


def at(name: str) -> int:
    cell = cell_named(name)
    assert cell is not None
    return cell


def says(option: Option) -> str:
    """What a test calls the option."""
    match option.kind:
        case "cell":
            return NAMES[option.id]
        case "seat":
            return f"seat {option.id}"
        case "card" if option.word.startswith("city"):
            return option.word.split(":")[1]
        case _:
            return option.word


class Table:
    """Seat 0 is to move, with the given hand. The map's first letter lies on `corner`."""

    def __init__(
        self,
        lands: str = "p",
        *,
        corner: str = "H8",
        seats: int = 3,
        options: Mapping[str, str] | None = None,
        hand: Sequence[Card] = (),
        hands: Mapping[int, Sequence[Card]] | None = None,
        herds: Mapping[str, int] | None = None,
        cities: Mapping[str, tuple[str, tuple[int, ...]]] | None = None,
        played: Sequence[Card] = (),
        goals: Sequence[str] = (),
        player: int = 0,
    ) -> None:
        self.match = Match.new(GAME, seats, "table", options)
        state = self.state
        start = at(corner)
        for down, line in enumerate(lands.split()):
            for right, sign in enumerate(line):
                if sign != ".":
                    cell = start + down * 95 + right
                    state.lands[cell] = MEANING[sign]  # type: ignore[assignment]
                    state.supply[state.lands[cell]] -= 1
        edge = {near for cell in state.lands for near in NEAR[cell] if near not in state.lands}
        state.shore = tuple(sorted(edge)) or state.shore
        for name, count in (herds or {}).items():
            state.herds[at(name)] = count
            state.animals -= count
        for name, (city, meeples) in (cities or {}).items():
            state.cities[at(name)] = City(CITIES.get(city, city), 0, meeples)
            for seat in meeples:
                state.meeples[seat] -= 1
        state.survey()
        for cell, found in list(state.cities.items()):
            state.cities[cell] = City(found.card, covered(state, cell, city_card(found).needs), found.meeples)
        state.hands = [[] for _ in range(seats)]
        for number, cards in ({player: hand} | dict(hands or {})).items():
            state.hands[number] = [CITIES.get(card, card) for card in cards]
        state.played[player] = list(played)
        state.goals = [Goal(cards) for cards in goals] or state.goals
        state.shown["nature"] = ["plain", "forest", "sea"]
        self.match.agenda = Agenda([], [[] for _ in range(seats)], [0] * seats)
        self.begin(player)

    @property
    def state(self) -> Gaia:
        found: Gaia = self.match.state
        return found

    def begin(self, player: int) -> None:
        """That player's turn starts, whoever's it is."""
        agenda = self.match.agenda
        self.state.survey()
        agenda.table, agenda.seats = [Turn(player)], [[] for _ in agenda.seats]
        self.match.asked = [None] * len(agenda.seats)
        advance(self.state, agenda, self.match.asked, range(len(agenda.seats)))
        self.state.news.clear()

    def options(self, seat: int) -> list[str]:
        """What the seat can choose, in the words of `play`."""
        prompt = self.match.prompt(seat)
        return [] if prompt is None else [says(option) for option in choices(prompt)]

    def ask(self, seat: int) -> str | None:
        prompt = self.match.prompt(seat)
        return None if prompt is None else prompt.ask

    def playable(self, seat: int) -> list[str]:
        """Which of its cards the seat can play now."""
        prompt = self.match.prompt(seat)
        assert prompt is not None
        found = choices(prompt)
        return [says(option) for option in found if option != TAKE] if TAKE in found else []

    def play(self, seat: int, *words: str) -> list[Event]:
        """`play` stands for the only card that can be played; of several it leaves the choice to the next word."""
        told = []
        for given in words:
            cards = self.playable(seat) if given == "play" else [given]
            assert cards, f"seat {seat} has nothing to play"
            if len(cards) == 1:
                told += self.answer(seat, cards[0])
        return told

    def answer(self, seat: int, word: str) -> list[Event]:
        prompt = self.match.prompt(seat)
        assert prompt is not None, f"{word}: seat {seat} is not asked"
        found = [option for option in choices(prompt) if says(option) == word]
        assert len(found) == 1, f"{word} is not among {self.options(seat)}"
        given = answer(prompt, (found[0],))
        assert given is not None
        return self.match.play(seat, given)

    def city(self, name: str) -> City:
        return self.state.cities[at(name)]

    def land(self, name: str) -> str:
        return self.state.lands[at(name)]
