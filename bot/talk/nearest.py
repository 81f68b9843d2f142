"""Which of the names that there are somebody may have meant. Pure."""

import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches

NEAR, ALIKE = 3, 0.65  # at most so many, at least so like it
LIKELY = 0.75  # a word alone must be more like it than a whole name
LONGEST = 80  # characters; nothing that is longer is like a name
SIGNS = str.maketrans(dict.fromkeys("’‘ʻʼ`´", "'") | dict.fromkeys("‐‑–—", "-"))


def folded(name: str) -> str:
    """As names are compared: capitals, accents, and which apostrophe or dash a keyboard has make no difference."""
    parts = unicodedata.normalize("NFKD", name.strip().translate(SIGNS).casefold())
    return "".join([sign for sign in parts if not unicodedata.combining(sign)])


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
