"""What is marked before anything is answered, as the digits of one number: short enough to stand in a button's id.

Of a pick each option has a mark or none; of a share as many as are put on it. Knows questions, no words.
"""

from engine import Option, Pick, Share

Marks = tuple[int, ...]  # how many, option by option
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
LONGEST = 60  # digits; more than any panel marks


def limits(prompt: Pick | Share) -> Marks:
    """How many marks each option takes."""
    return prompt.caps if isinstance(prompt, Share) else (1,) * len(prompt.options)


def unmarked(prompt: Pick | Share) -> Marks:
    return (0,) * len(prompt.options)


def marks(picked: str, limits: Marks) -> Marks:
    """As `digits` wrote them; none where it never wrote this."""
    left, found = number(picked) or 0, []
    for limit in limits:
        left, n = divmod(left, limit + 1)
        found.append(n)
    return (0,) * len(limits) if left else tuple(found)


def digits(marked: Marks, limits: Marks) -> str:
    found = 0
    for n, limit in zip(reversed(marked), reversed(limits), strict=True):
        found = found * (limit + 1) + n
    return written(found)


def number(digits: str) -> int | None:
    known = 0 < len(digits) <= LONGEST and set(digits) <= set(DIGITS)
    return int(digits, len(DIGITS)) if known else None


def written(number: int) -> str:
    found = ""
    while number:
        number, rest = divmod(number, len(DIGITS))
        found = DIGITS[rest] + found
    return found or "0"


def has_room(prompt: Pick | Share, marked: Marks, place: int) -> bool:
    return sum(marked) < prompt.most and marked[place] < limits(prompt)[place]


def pressed(prompt: Pick | Share, marked: Marks, place: int) -> Marks:
    """One more on the option; of a pick the same press takes the mark away. What has no room changes nothing."""
    n = marked[place]
    if isinstance(prompt, Pick) and n:
        n -= 1
    elif has_room(prompt, marked, place):
        n += 1
    return (*marked[:place], n, *marked[place + 1 :])


def filled(prompt: Share, marked: Marks) -> Marks:
    """As much more as fits, from the first on."""
    found, left = [], prompt.most - sum(marked)
    for n, cap in zip(marked, prompt.caps, strict=True):
        more = min(cap - n, left)
        found.append(n + more)
        left -= more
    return tuple(found)


def chosen(prompt: Pick | Share, marked: Marks) -> tuple[Option, ...]:
    """Each option as often as it is marked."""
    return tuple([option for option, n in zip(prompt.options, marked, strict=True) for _ in range(n)])
