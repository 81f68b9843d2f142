"""Which of several options are marked, as the digits of one number: short enough to stand in a button's id."""

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
LONGEST = 8  # digits; more than any panel marks


def marks(picked: str, count: int) -> set[int]:
    """The places of those marked among so many; nothing where `picked` is no such number."""
    known = 0 < len(picked) <= LONGEST and set(picked) <= set(DIGITS)
    number = int(picked, len(DIGITS)) if known else 0
    return {place for place in range(count) if number >> place & 1}


def digits(marked: set[int]) -> str:
    number, found = sum([1 << place for place in marked]), ""
    while number:
        number, rest = divmod(number, len(DIGITS))
        found = DIGITS[rest] + found
    return found or "0"
