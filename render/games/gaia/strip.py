"""The reader's own, along the bottom of a panel: name, meeples, what lies in front, and the hand with what keeps a card
from being played.
"""

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from engine import Pick, Prompt, Text, record
from engine.games.gaia.cards import FACE, ElementCard
from engine.games.gaia.options import CARD, PLAY, TAKE
from engine.games.gaia.view import GaiaView
from render.canvas import dashed, fill, lay, veiled
from render.icons import badge, badge_for, tag
from render.labels import wrapped, write, write_in
from render.layout import GAP, MARGIN, WIDEST, Box
from render.shadows import lay_raised
from render.spots import put_spot

from .offer import best_covered, note, offer, room_for
from .plates import named, plate
from .players import lay_meeples, played_cards, played_height
from .shelf import Eye

LINES = 2  # of a reason
PLAYED = Text("picture-gaia-played")


@record
class Rack:
    """How the hand lies: few cards upright in one row, many as broad plates in two; `words` high is each reason."""

    count: int
    columns: int
    width: int
    height: int
    broad: bool
    words: int

    @property
    def rows(self) -> int:
        return -(-max(1, self.count) // self.columns)

    @property
    def row(self) -> int:
        return self.height + self.words + GAP

    @property
    def wide(self) -> int:
        return self.columns * (self.width + GAP) - GAP

    def spot(self, k: int, x: int, y: int) -> Box:
        across, down = k % self.columns, k // self.columns
        return Box(x + across * (self.width + GAP), y + down * self.row, self.width, self.height)


# For so many cards at most: how wide and high each is, and whether it is broad.
SHAPES = ((3, (376, 206, False)), (4, (286, 206, False)), (6, (392, 132, True)), (99, (286, 132, False)))


def rack(eye: Eye, reasons: dict[str, Text]) -> Rack:
    count = len(folded(held(eye.view)))
    width, height, broad = next(shape for most, shape in SHAPES if count <= most)
    columns = 3 if broad else min(4, max(1, count))
    lines = max([len(said(eye, why, width)) for why in reasons.values()], default=0)
    return Rack(count, columns, width, height, broad, round(lines * eye.size * 1.08) + (4 if lines else 0))


def said(eye: Eye, why: Text, room: int) -> list[str]:
    """A reason as it stands under a card."""
    return wrapped(eye.say(Text(f"picture-{why.id}", why.args)), room, eye.size, "Medium", LINES)


def held(view: GaiaView) -> tuple[str, ...]:
    """The hand; after a tornado the cards it brought."""
    return view.taken or view.hand


def folded(cards: Sequence[str]) -> Counter[str]:
    """Cards that are alike once, with how many there are."""
    return Counter(cards)


def reasons(view: GaiaView, prompt: Prompt | None) -> dict[str, Text]:
    """Why cards cannot be played, where that is the question; and where none can, so that one has to be taken."""
    barred = dict(view.barred)
    if not isinstance(prompt, Pick):
        return {}
    if prompt.about == PLAY:
        return barred
    return barred if prompt.about == TAKE and set(view.hand) <= barred.keys() else {}


def height(eye: Eye, prompt: Prompt | None) -> int:
    found = rack(eye, reasons(eye.view, prompt))
    seat = eye.view.seats[eye.view.seat or 0]
    room = WIDEST - 2 * MARGIN - found.wide - 5 * GAP
    own = round(eye.size * 2.95) + played_height(seat.played, room, eye.size, eye.say(PLAYED))
    return max(found.rows * found.row + GAP, own + GAP)


def strip(canvas: Image.Image, box: Box, eye: Eye, prompt: Prompt | None, lifted: str) -> None:
    """The hand at the right, as wide as it is, and in the rest who the reader is."""
    view, theme, size = eye.view, eye.theme, eye.size
    who = view.seat or 0
    own = view.turn == who and not view.winners and view.cast is None
    fill(canvas, box, theme.panel, rim=theme.gold if own else "", line=6)
    why = reasons(view, prompt)
    found = rack(eye, why)
    left = box.right - GAP - found.wide
    x, y, room = box.x + GAP + 4, box.y + 6, left - box.x - 4 * GAP
    line, seat = round(size * 1.4), view.seats[who]
    write_in(canvas, Box(x, y, room, line), eye.names[who], round(size * 1.15), theme.ink, "Black", least=size)
    lay_meeples(canvas, Box(x, y + line, room, 0), who, seat.meeples, line, theme, away=seat.placed)
    place = Box(x, y + line + round(size * 1.5), room, 0)
    played_cards(canvas, place, seat.played, size, theme, eye.say(PLAYED))
    top = box.y + (box.h - found.rows * found.row + GAP) // 2
    for k, (word, count) in enumerate(folded(held(view)).items()):
        spot = found.spot(k, left, top)
        lay_plate(canvas, spot, word, count, eye, found, lifted, grey=word in why)
        lay_mark(canvas, spot, word, eye, found)
        for number, words in enumerate(said(eye, why[word], spot.w) if word in why else ()):
            at = (spot.x + spot.w / 2, spot.bottom + 2 + (number + 0.55) * size * 1.08)
            write(canvas, at, words, size, theme.ink, "Medium")
    if not found.count:
        lay(canvas, dashed(found.width, found.height, 18, theme.rim, 4), left, top)


def lay_plate(
    canvas: Image.Image, spot: Box, word: str, count: int, eye: Eye, found: Rack, lifted: str, *, grey: bool
) -> None:
    piece = face(word, count, eye, found)
    if word == lifted:
        fill(canvas, spot.inset(-7), eye.theme.fresh, radius=26)
    elif lifted or grey or (eye.letters and CARD[word] not in eye.letters):
        piece = veiled(piece, eye.theme.panel, 0.5)
    lay_raised(canvas, piece, spot.x, spot.y, eye.theme, radius=18)


def face(word: str, count: int, eye: Eye, found: Rack) -> Image.Image:
    """An Element says what it does where there is room for that, at least with signs; how many there are stands on it,
    if several.
    """
    size, theme, called = eye.size, eye.theme, named(word, eye.say)
    for said in (note(word, eye), "") if isinstance(FACE[word], ElementCard) and not found.broad else ():
        if room_for(word, said, found.width, found.height, size, theme):
            return offer(word, called, said, found.width, found.height, size, theme, (), count)
    covered = best_covered(eye.view, word)
    piece = plate(word, called, found.width, found.height, size, theme, broad=found.broad, covered=covered)
    if count == 1:
        return piece
    out, several = piece.copy(), tag(f"×{count}", size, theme)
    lay(out, several, found.width - several.width - 12, 12)
    return out


def lay_mark(canvas: Image.Image, spot: Box, word: str, eye: Eye, found: Rack) -> None:
    if called := eye.letters.get(CARD[word]):
        mark = badge(called, badge_for(eye.size), eye.theme)
        put_spot(canvas, called, spot)
        low = not found.broad and spot.h < 180  # then its name stands at the upper left
        lay(canvas, mark, spot.right - mark.width + 8 if low else spot.x - 8, spot.y - 8)
