"""The two turns that the rulebook tells in pictures, step by step."""

from engine.games.gaia.state import Goal

from .table import Table, at

YELLOW, BLUE, GREEN = 0, 1, 2


def test_the_turn_of_the_basic_rules() -> None:
    """Feeding breaks a city, a plain raises a shared one, four Nature cards reach a goal, animals raise a city."""
    # Bottom left Sandgate on K53 with the desert L53 and its last animal; top right Fernhollow on N50.
    table = Table(
        "...m. ..dfs .pp.. pd...", corner="K49", hand=["plain", "animals:desert", "sea"],
        herds={"L52": 1}, cities={"K52": ("Sandgate", (YELLOW,)), "N50": ("Fernhollow", (BLUE,))},
        played=["desert", "mountain", "desert"], goals=["ddpm", "ssff"],
    )  # fmt: skip
    state = table.state
    # a) The last animal is taken: one need is left, the meeple goes home.
    assert not state.herds
    assert table.city("K52").covered == 1
    assert table.city("K52").meeples == ()
    assert state.meeples[YELLOW] == 5

    # b) A plain beside the city at the top right: three needs, yellow joins blue.
    assert table.city("N50").covered == 2
    table.play(YELLOW, "play", "plain", "N51")
    assert table.city("N50").covered == 3
    assert table.city("N50").meeples == (BLUE, YELLOW)

    # c) The four Nature cards are discarded for a goal.
    assert table.ask(YELLOW) == "goal"
    table.play(YELLOW, "ddpm")
    assert state.goals == [Goal("ddpm", YELLOW), Goal("ssff")]
    assert state.played[YELLOW] == []

    # d) Animals on the desert: two needs at the bottom left, a meeple comes back.
    table.play(YELLOW, "play", "animals:desert", "L52")
    assert table.city("K52").covered == 2
    assert table.city("K52").meeples == (YELLOW,)
    assert state.herds == {at("L52"): 4}
    assert state.meeples[YELLOW] == 2, "one taken home, three placed"
    assert table.match.waiting == [BLUE]


def test_the_earthquake_of_the_advanced_rules() -> None:
    """A sea with animals and a mountain change places: one city keeps its count, one changes hands, one takes two."""
    table = Table(
        "dp.f .smp pdwf .f..", corner="M49", herds={"N50": 4}, hand=["earthquake"], player=GREEN,
        cities={"N49": ("Crossways", (YELLOW,)), "P50": ("Greenacre", (BLUE,)), "N51": ("Saltroad", ())},
        options={"capture": "on", "four": "on", "elements": "on"},
    )  # fmt: skip
    assert [table.city(name).covered for name in ("N49", "P50", "N51")] == [2, 2, 3]
    table.play(GREEN, "play", "N50", "O50")
    # The sea and its animals lie on O50 now.
    assert (table.land("N50"), table.land("O50")) == ("mountain", "sea")
    assert table.state.herds == {at("O50"): 4}
    # Top left: sea and desert before, desert and mountain now. Nothing happens.
    assert table.city("N49").covered == 2
    assert table.city("N49").meeples == (YELLOW,)
    # Right: from two to three; blue's meeple makes room for green's.
    assert table.ask(GREEN) == "capture"
    assert table.options(GREEN) == ["beside", f"seat {BLUE}"]
    table.play(GREEN, f"seat {BLUE}")
    assert table.city("P50").covered == 3
    assert table.city("P50").meeples == (GREEN,)
    # Below: from three to four, which may take two meeples.
    assert table.ask(GREEN) == "second"
    table.play(GREEN, "second")
    assert table.city("N51").covered == 4
    assert table.city("N51").meeples == (GREEN, GREEN)
    assert table.state.meeples == [4, 5, 2]
    assert table.state.played[GREEN] == ["earthquake"]
