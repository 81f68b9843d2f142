"""The facts a plant is painted from. Knows no card and draws nothing."""

from engine import record

# kind, colour, heart, count, size
Bloom = tuple[str, str, str, int, float]
# kind, colour, count, size
Fruit = tuple[str, str, int, float]


@record
class Species:
    """`form` is the habit that paints it; `vigour` follows from the growth that the card can carry."""

    form: str
    leaf: str = "ovate"
    green: str = "#5E9448"
    bloom: Bloom | None = None
    fruit: Fruit | None = None
    bark: str = "#7E6049"
    size: float = 20
    girth: float = 1.0
    marks: str = ""
    colour: str = ""
    second: str = ""
    vigour: float = 1.0

    @property
    def blossom(self) -> Bloom:
        """For habits that always flower."""
        return self.bloom or ("five", "#FFFAF0", "#F2C445", 6, 12)

    @property
    def berry(self) -> Fruit:
        """For habits that always fruit."""
        return self.fruit or ("berry", "#D2413A", 8, 6)
