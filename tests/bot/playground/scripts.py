"""The page's own files: its strings, read as JavaScript reads them, and the ids of sentences that it says."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.graph import ROOT

PAGE = ROOT / "bot" / "playground" / "page"
SCRIPTS = sorted(PAGE.glob("*.js"))
BEFORE_REGEX = "(,=:[!&|?{};>"  # elsewhere a stroke divides


@cache
def said() -> frozenset[str]:
    """Ids of sentences, in scripts and in what always stands on the page."""
    files = [*SCRIPTS, PAGE / "index.html"]
    return frozenset(name for file in files for name in re.findall(r'"(page-[a-z-]+)"', file.read_text("utf-8")))


def literals(script: Path) -> Iterator[tuple[str, str]]:
    """Each string, and each piece of a template between its values, with the code that stands before it."""
    code, at, before = script.read_text("utf-8"), 0, ""
    open_braces: list[int] = []  # within each value of a template that is being read
    while at < len(code):
        sign = code[at]
        if code.startswith("//", at):
            at = code.index("\n", at)
        elif sign == '"':
            end = closing(code, at + 1, '"')
            yield code[:at], code[at + 1 : end]
            at, before = end + 1, sign
        elif sign == "`" or (sign == "}" and open_braces and not open_braces[-1]):
            if sign == "}":
                open_braces.pop()
            end = closing(code, at + 1, "`", "${")
            yield code[:at], code[at + 1 : end]
            if code[end] == "$":
                open_braces.append(0)
                before = "{"
            at = end + (2 if code[end] == "$" else 1)
        elif sign == "/" and before in BEFORE_REGEX:
            at = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\[])+/").match(code, at).end()  # type: ignore[union-attr]
        else:
            if open_braces and sign in "{}":
                open_braces[-1] += 1 if sign == "{" else -1
            before = before if sign.isspace() else sign
            at += 1


def closing(code: str, at: int, *ends: str) -> int:
    while not code.startswith(ends, at):
        at += 2 if code[at] == "\\" else 1
    return at
