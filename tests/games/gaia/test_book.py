"""The two turns that the rulebook tells in pictures, step by step."""

from engine.games.gaia.state import Goal

from .table import Table, at

YELLOW, BLUE, GREEN = 0, 1, 2


def test_the_turn_of_the_basic_rules() -> None:
    """Feeding breaks a city, a plain raises a shared one, four Nature cards reach a goal, animals raise a city."""
    # Bottom left Sandgate on F11 with the desert G11 and its last animal; top right Fernhollow on I8.
    table = Table(
        "...m. ..dfs .pp.. pd...", corner="F7", hand=["plain", "animals:desert", "sea"],
        herds={"G10": 1}, cities={"F10": ("Sandgate", (YELLOW,)), "I8": ("Fernhollow", (BLUE,))},
        played=["desert", "mountain", "desert"], goals=["ddpm", "ssff"],
    )  # fmt: skip
    state = table.state
    # a) The last animal is taken: one need is left, the meeple goes home.
    assert not state.herds
    assert table.city("F10").covered == 1
    assert table.city("F10").meeples == ()
    assert state.meeples[YELLOW] == 5

    # b) A plain beside the city at the top right: three needs, yellow joins blue.
    assert table.city("I8").covered == 2
    table.play(YELLOW, "play", "plain", "I9")
    assert table.city("I8").covered == 3
    assert table.city("I8").meeples == (BLUE, YELLOW)

    # c) The four Nature cards are discarded for a goal.
    assert table.ask(YELLOW) == "goal"
    table.play(YELLOW, "ddpm")
    assert state.goals == [Goal("ddpm", YELLOW), Goal("ssff")]
    assert state.played[YELLOW] == []

    # d) Animals on the desert: two needs at the bottom left, a meeple comes back.
    table.play(YELLOW, "play", "animals:desert", "G10")
    assert table.city("F10").covered == 2
    assert table.city("F10").meeples == (YELLOW,)
    assert state.herds == {at("G10"): 4}
    assert state.meeples[YELLOW] == 2, "one taken home, three placed"
    assert table.match.waiting == [BLUE]


def test_the_earthquake_of_the_advanced_rules() -> None:
    """A sea with animals and a mountain change places: one city keeps its count, one changes hands, one takes two."""
    table = Table(
        "dp.f .smp pdwf .f..", corner="H7", herds={"I8": 4}, hand=["earthquake"], player=GREEN,
        cities={"I7": ("Crossways", (YELLOW,)), "K8": ("Greenacre", (BLUE,)), "I9": ("Saltroad", ())},
        options={"capture": "on", "four": "on", "elements": "on"},
    )  # fmt: skip
    assert [table.city(name).covered for name in ("I7", "K8", "I9")] == [2, 2, 3]
    table.play(GREEN, "play", "I8", "J8")
    # The sea and its animals lie on J8 now.
    assert (table.land("I8"), table.land("J8")) == ("mountain", "sea")
    assert table.state.herds == {at("J8"): 4}
    # Top left: sea and desert before, desert and mountain now. Nothing happens.
    assert table.city("I7").covered == 2
    assert table.city("I7").meeples == (YELLOW,)
    # Right: from two to three; blue's meeple makes room for green's.
    assert table.ask(GREEN) == "capture"
    assert table.options(GREEN) == ["beside", f"seat {BLUE}"]
    table.play(GREEN, f"seat {BLUE}")
    assert table.city("K8").covered == 3
    assert table.city("K8").meeples == (GREEN,)
    # Below: from three to four, which may take two meeples.
    assert table.ask(GREEN) == "second"
    table.play(GREEN, "second")
    assert table.city("I9").covered == 4
    assert table.city("I9").meeples == (GREEN, GREEN)
    assert table.state.meeples == [4, 5, 2]
    assert table.state.played[GREEN] == ["earthquake"]
