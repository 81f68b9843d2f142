"""The sheet a landscape is painted on: a pen with the light of the place. Features share it, back to front."""

from render.games.earth.pen import Pen
from render.games.earth.tones import SCENES


class Land(Pen):
    """`note` is what the recipe adds to a feature's name: how many, or of which sort."""

    def __init__(self, seed: str, light: str) -> None:
        super().__init__(seed)
        self.top, self.foot, self.far, self.mid, self.ground, self.deep, self.glow = SCENES[light]
        self.note = ""
