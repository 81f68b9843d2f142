"""Where cards can lie: a floating grid of four rows and five columns, its cells and which touch which."""

from typing import Annotated

from pydantic import Field

from engine.grid import Box
from engine.rim import Rim

BOX = Box(5, 4)
SIZE = BOX.width * BOX.height
BOARD = BOX.board
NEAR, AROUND = BOARD.neighbours(), BOARD.around()
RIM = Rim(BOX, NEAR)
NAMES = tuple(BOARD.name(cell) for cell in range(len(NEAR)))
# The bounds are for what is loaded.
Cell = Annotated[int, Field(ge=0, lt=BOARD.width * BOARD.height)]
