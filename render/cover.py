"""The title picture of a game, for a table at which nothing lies yet: its own, or its name on plain ground.

Painting one takes a second or two, so it is kept on disk.
"""

import io
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from PIL import Image

from engine import Text, record, text

from .canvas import ground
from .drawings import Look
from .paintings import Shelf, folder, sealed
from .stage.lettering import imprint, set_title
from .stage.scene import HEIGHT, WIDTH, Light, Stage

PLAIN = Light(
    sky=("#BFDDB4", "#DDEBC4"), disc="#FFFDEB", planes=(), letters="#FFFBEF", press="#2A5236", tint="#FFF3C4",
    part=0.04, rim="#FFF6CF",
)  # fmt: skip

LEAST = 0.4


@record
class Title:
    """A view of no match."""

    game: str
    seat: None = None
    sheets: None = None
    winners: tuple[int, ...] = ()


def cover(game: str, look: Look) -> Image.Image:
    """Painted no smaller than its figures can be cut out, then reduced."""
    painted = painting(game, look, max(look.scale, LEAST))
    size = round(WIDTH * look.scale), round(HEIGHT * look.scale)
    return painted if painted.size == size else painted.resize(size, Image.Resampling.LANCZOS)


def painting(game: str, look: Look, scale: float) -> Image.Image:
    size = round(WIDTH * scale), round(HEIGHT * scale)
    title, name = look.say(text(f"{game}-title")), f"{__package__}.games.{game}"
    if not game.isidentifier() or find_spec(name) is None or find_spec(f"{name}.cover") is None:
        plain = Stage(size, PLAIN)
        plain.scene = ground(*size, look.theme).convert("RGBA")
        set_title(plain, title, size[1] * 0.6, 240)
        return plain.done()
    foot, dark = look.say(text(f"{game}-imprint")), look.theme.name == "dark"
    words = blake2b(f"{title}\n{foot}".encode(), digest_size=6).hexdigest()
    file = f"{game}-{words}-{'dark' if dark else 'light'}@{scale:g}.png"
    found = shelf().find(file)
    if found is None:
        stage: Stage = import_module(f"{name}.cover").paint(size, title, dark=dark)
        imprint(stage, foot)
        found = written(stage.done())
        shelf().keep(file, found)
    with Image.open(io.BytesIO(found)) as image:
        return image.convert("RGB")


def written(painted: Image.Image) -> bytes:
    """Nothing is lost by it."""
    out = io.BytesIO()
    painted.save(out, "PNG", compress_level=1)
    return out.getvalue()


@cache
def shelf() -> Shelf:
    """Any drawing of any game may be on one."""
    here = Path(__file__).parent
    return Shelf(folder(f"covers-{sealed(sorted([*here.rglob('*.py'), *here.rglob('*.svg')]))}"))


def told(game: str) -> tuple[Text, ...]:
    return (text("alt-plain", game=text(f"{game}-title")), text(f"{game}-about"))
