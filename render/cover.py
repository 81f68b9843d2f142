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
from .paintings import Shelf, Study, sealed
from .paintings import shelf as shelf_named
from .scene import Scene
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
    if not has_own(game):
        plain = Stage(size, PLAIN)
        plain.scene = ground(*size, look.theme).convert("RGBA")
        set_title(plain, title, size[1] * 0.6, 240)
        return plain.done()
    file = kept_as(game, look, scale)
    found = shelf().find(file)
    if found is None:
        stage: Stage = import_module(f"{name}.cover").paint(size, title, dark=is_dark(look))
        imprint(stage, foot_of(game, look))
        found = written(stage.done())
        shelf().keep(file, found)
    with Image.open(io.BytesIO(found)) as image:
        return image.convert("RGB")


def study(game: str, look: Look) -> Study | None:
    """None: a plain one is painted in no time."""
    scale = max(look.scale, LEAST)
    return Study(shelf(), kept_as(game, look, scale), lambda: painting(game, look, scale)) if has_own(game) else None


def has_own(game: str) -> bool:
    name = f"{__package__}.games.{game}"
    return game.isidentifier() and find_spec(name) is not None and find_spec(f"{name}.cover") is not None


def kept_as(game: str, look: Look, scale: float) -> str:
    """The name of its file: another one wherever it says or looks something else."""
    said = f"{look.say(text(f'{game}-title'))}\n{foot_of(game, look)}"
    words = blake2b(said.encode(), digest_size=6).hexdigest()
    return f"{game}-{words}-{'dark' if is_dark(look) else 'light'}@{scale:g}.png"


def foot_of(game: str, look: Look) -> str:
    return look.say(text(f"{game}-imprint"))


def is_dark(look: Look) -> bool:
    return look.theme.name == "dark"


def written(painted: Image.Image) -> bytes:
    """Nothing is lost by it."""
    out = io.BytesIO()
    painted.save(out, "PNG", compress_level=1)
    return out.getvalue()


@cache
def shelf() -> Shelf:
    """Any drawing of any game may be on one."""
    here = Path(__file__).parent
    return shelf_named(f"covers-{sealed(sorted([*here.rglob('*.py'), *here.rglob('*.svg')]))}")


def told(game: str, scene: Scene) -> tuple[Text, ...]:
    """A page says itself what its pictures show."""
    return () if scene.id else (text("alt-plain", game=text(f"{game}-title")), text(f"{game}-about"))
