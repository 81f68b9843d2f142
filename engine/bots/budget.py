"""What a decision may cost, in nodes: the same on every machine, so that the same seed gives the same play."""

# What takes as long as playing so many answers, measured over all games.
ANSWER, JUDGED, DEALT = 1, 1, 5


class Budget:
    __slots__ = ("left",)

    def __init__(self, nodes: int) -> None:
        self.left = nodes

    def spend(self, nodes: int) -> None:
        self.left -= nodes

    @property
    def spent(self) -> bool:
        return self.left <= 0
