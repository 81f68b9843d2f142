"""Which of the names that there are somebody may have meant. Pure."""

import re
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches

NEAR, ALIKE = 3, 0.65  # at most so many, at least so like it
LIKELY = 0.75  # a word alone must be more like it than a whole name
LONGEST = 80  # characters; nothing that is longer is like a name
SIGNS = str.maketrans(
    dict.fromkeys("’‘ʻʼ`´", "'") | dict.fromkeys("‐‑–—-", " ") | {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d"}
)
CYRILLIC, LATIN = "авсенкмортху", "abcehkmoptxy"
LOOKS = str.maketrans(CYRILLIC, LATIN)
PLACE = re.compile(rf"[a-z{CYRILLIC}]{{1,2}}\d{{0,3}}")  # a cell, or the letter of a choice


def folded(name: str) -> str:
    """As names are compared: capitals, accents, a hyphen or a blank, and a keyboard's own apostrophe or dash make no
    difference.
    """
    plain = name.casefold().translate(SIGNS)
    if not plain.isascii():  # else there is nothing to take apart, and a long hand has hundreds of names
        plain = "".join([sign for sign in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(sign)])
    return " ".join(plain.split())


def spellings(given: str) -> tuple[str, ...]:
    """The same as it may be meant: cells and choices have Latin letters, and some Cyrillic ones look like them."""
    wanted = folded(given)
    latin = wanted.translate(LOOKS)
    return (wanted, latin) if latin != wanted and PLACE.fullmatch(wanted) else (wanted,)


def meant(part: str, names: Iterable[str]) -> bool:
    """Whether what is typed so far stands in one of these names, which are folded."""
    return any(word in name for name in names for word in spellings(part))


def nearest(given: str, names: Iterable[str]) -> list[str]:
    """Those most like it, the nearest first; what only begins or contains it is like it too, and what has a word like
    it.
    """
    wanted = folded(given[: LONGEST + 1])
    if not wanted or len(wanted) > LONGEST:
        return []
    known = {folded(name): name for name in names}
    parts = [name for name in known if wanted in name]
    words = {word: name for name in reversed(known) for word in name.split()}
    close = [words[word] for word in get_close_matches(wanted, words, NEAR, LIKELY)]
    found = [*get_close_matches(wanted, known, NEAR, ALIKE), *parts, *close]
    return [known[name] for name in dict.fromkeys(found)][:NEAR]
