"""What of a person's name our letters can draw. Roboto has Latin, Greek and Cyrillic, and none of the rest."""

import unicodedata
from functools import lru_cache

from .labels import font

SIZE = 40
MISSING = "\U0010ffff"  # no font has it, so it looks like everything that is missing
LIKE = {"→": "›"}  # signs of sentences that Roboto lacks: without one, 3→2 would read 32
ENOUGH = 2  # letters or figures; a single one is hardly a name


@lru_cache(maxsize=4096)
def known(letter: str) -> bool:
    face = font(SIZE)
    shape, none = face.getmask(letter), face.getmask(MISSING)
    return letter == " " or ((shape.size != none.size or bytes(shape) != bytes(none)) and bool(shape.getbbox()))


@lru_cache(maxsize=1024)
def drawable(name: str) -> str:
    """The name without what would be an empty box. Letters in fancy dress are drawn plain, and marks that pile up on a
    letter are left out.
    """
    kept = []
    for letter in unicodedata.normalize("NFC", name):
        plain = letter if known(letter) else LIKE.get(letter) or unicodedata.normalize("NFKC", letter)
        kept += [each for each in plain if known(each) and not unicodedata.combining(each)]
    return " ".join("".join(kept).split())


def says(name: str) -> bool:
    """Whether somebody can be known by what is drawn of the name."""
    left = sum(map(str.isalnum, drawable(name)))
    return left >= ENOUGH or 0 < left == sum(map(str.isalnum, name))


def called(name: str, account: str) -> str:
    """How somebody is called at a table: where pictures could not say the name, with the account's own beside it."""
    return name if says(name) else f"{name} ({account})"


def written(name: str) -> str:
    """The name as pictures write it, which may be nothing."""
    own, _, account = name.removesuffix(")").rpartition(" (")
    shown = account if own and name.endswith(")") and not says(own) else name
    return drawable(shown) if says(shown) else ""
