"""Pictures for a page, besides those of matches: a game's cover as a card whose front stands apart, or wide without its
last line; and a banner and paper, which are of no game.

Prints of them come with the program, so that a page has them from its first moment; what has none, because a title is
another, is painted and kept on disk like title pictures.
"""

import io
from collections.abc import Iterable, Iterator
from functools import partial
from hashlib import blake2b
from importlib import import_module
from pathlib import Path

from PIL import Image

from engine import text

from .banner import banner
from .canvas import ground
from .cover import has_own, is_dark, shelf
from .drawings import Look
from .paintings import Study
from .stage.scene import HEIGHT, WIDTH, Stage

SIZES = {"card": (600, 800), "wide": (WIDTH, HEIGHT), "banner": (1600, 500), "paper": (1600, 1200)}
SHEET = 256  # of paper, which repeats
OF_NONE, OF_A_GAME = ("paper", "banner"), ("scene", "star", "wide")
PRINTS = Path(__file__).parent / "art" / "page"


def forms_of(games: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Of which game, and which form; what is seen first comes first. A game without a cover of its own has none."""
    yield from [("", form) for form in OF_NONE]
    own = [game for game in games if has_own(game)]
    yield from [(game, form) for form in OF_A_GAME for game in own]


def form_study(game: str, form: str, look: Look) -> Study | None:
    """None: there is a print of it."""
    file = kept_as(game, form, look)
    return None if (PRINTS / file).is_file() else Study(shelf(), file, partial(art, game, form, look))


def form_found(game: str, form: str, look: Look) -> bytes | None:
    """A print, or what has been painted here."""
    file = kept_as(game, form, look)
    return (PRINTS / file).read_bytes() if (PRINTS / file).is_file() else shelf().find(file)


def kept_as(game: str, form: str, look: Look) -> str:
    words = blake2b(title_of(game, look).encode(), digest_size=6).hexdigest()
    return "-".join([part for part in (game, form, words, "dark" if is_dark(look) else "light") if part]) + ".webp"


def title_of(game: str, look: Look) -> str:
    return look.say(text(f"{game}-title")) if game else ""


def art(game: str, form: str, look: Look) -> bytes:
    """As WebP: "scene" and "star" are the two halves of a card."""
    found = form_found(game, form, look)
    if found is None:
        made = {kind: webp(image) for kind, image in formed(game, form, look).items()}
        for kind, data in made.items():
            shelf().keep(kept_as(game, kind, look), data)
        found = made[form]
    return found


def formed(game: str, form: str, look: Look) -> dict[str, Image.Image]:
    """Also what comes of the same painting."""
    dark, own = is_dark(look), f"{__package__}.games.{game}.cover"
    match form:
        case "paper":
            side = SIZES["paper"] if look.theme.contour else (SHEET, SHEET)
            return {form: ground(*side, look.theme)}
        case "banner":
            return {form: banner(SIZES["banner"], dark=dark).done()}
        case "wide":
            stage: Stage = import_module(own).paint(SIZES["wide"], title_of(game, look), dark=dark)
            return {form: stage.done()}
        case "scene" | "star":
            card: Stage = import_module(own).paint(SIZES["card"], title_of(game, look), dark=dark)
            return {"scene": card.done(star=False), "star": card.star}
        case _:
            raise ValueError(f"A cover has no form {form!r}.")


def webp(painted: Image.Image) -> bytes:
    out = io.BytesIO()
    painted.save(out, "WEBP", quality=86)
    return out.getvalue()
