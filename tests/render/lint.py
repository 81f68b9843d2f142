"""What can be wrong with the writing on a picture, and a table of it over every scene in every theme and language.

`python -m tests.render.lint [part of a scene's name …]` prints a line per fault, then the table; `--themes clear` looks
at one theme only, `--languages ru` at one language.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import combinations, product
from typing import TYPE_CHECKING, Literal

import render
from bot.speech import DEFAULT, languages, speaker
from engine.record import record
from render import THEMES
from render.layout import LEAST, PHONE
from tests.render import contrast
from tests.render.reading import Writing, reading, writings
from tests.render.shots import LONG, NAMES, Shot, shots

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from PIL import Image

Rule = Literal["small", "overlap", "clipped", "covered", "beyond", "cut", "faint", "dim"]
RULES: dict[Rule, str] = {
    "small": "under 11 px at 400 px", "overlap": "over other words", "clipped": "cut off at an edge",
    "covered": "under a piece", "beyond": "leaves what it is written on",
    "cut": "ends in …, though only long names may", "faint": "words under 4.5 : 1 (3 : 1 on what is greyed)",
    "dim": "a sign under 3 : 1",
}  # fmt: skip
WHOLE = 15  # a name of so many letters is written whole
WORDS, SIGNS = 4.5, 3.0
DECIDING = ("need", "square")  # signs that are read like words, and as large; they bring their own ground
TOUCH = 3.0  # pixels at full size in which boxes may touch
PEEP = 0.05  # of a line may lie under a piece
GONE = 0.5  # of a sign is covered: it is the ground of another


@record
class Fault:
    rule: Rule
    what: str
    figure: str = ""

    def __str__(self) -> str:
        return f"{self.rule}: {self.what!r} {self.figure}".rstrip()


def read(shot: Shot, theme: str = "light", language: str = DEFAULT) -> Image.Image:
    """With all that is written on it."""
    say = speaker(language)
    with reading():
        return render.compose(shot.view, shot.scene, say=say, names=shot.names, prompt=shot.prompt, theme=theme)


def faults(picture: Image.Image, rules: Collection[Rule] = tuple(RULES)) -> list[Fault]:
    found = writings(picture)
    judged = [Fault(rule, each.words or each.sign, figure) for each in found for rule in rules
              if (figure := broken(rule, picture, each)) is not None]  # fmt: skip
    return [*judged, *overlaps([each for each in found if each.words])] if "overlap" in rules else judged


def broken(rule: Rule, picture: Image.Image, written: Writing) -> str | None:
    """By how much one piece of writing breaks a rule."""
    if written.sign:
        seen = not written.pale and written.hidden < GONE
        if rule == "clipped" and seen:
            return JUDGES[rule](picture, written)
        if written.sign.split()[0] in DECIDING:
            return JUDGES[rule](picture, written) if rule == "small" and seen else None
        return under(contrast.of_sign(picture, written), SIGNS) if rule == "dim" and seen else None
    return JUDGES[rule](picture, written) if rule in JUDGES else None


def under(figure: float, least: float) -> str | None:
    return f"{figure:.1f}" if figure < least else None


def over(figure: float, most: float) -> str | None:
    return f"{figure:.2g}" if figure > most else None


JUDGES: dict[Rule, Callable[[Image.Image, Writing], str | None]] = {
    "small": lambda picture, each: under(each.size * PHONE / picture.width, LEAST - 0.01),
    "clipped": lambda _, each: over(each.box.beyond(each.seen), TOUCH),
    "covered": lambda _, each: over(each.hidden, PEEP),
    "beyond": lambda _, each: over(each.beyond, TOUCH),
    "cut": lambda _, each: "" if cut(each.words) else None,
    "faint": lambda picture, each: under(contrast.of_words(picture, each), SIGNS if each.pale else WORDS),
}


def overlaps(words: list[Writing]) -> Iterator[Fault]:
    for one, other in combinations(words, 2):
        both = one.seen.within(other.seen)
        if both.area and min(both.right - both.left, both.bottom - both.top) > TOUCH:
            yield Fault("overlap", f"{one.words} / {other.words}")


def cut(words: str) -> bool:
    """A sentence that does not fit has to be said in fewer words."""
    if not words.endswith("…"):
        return False
    whole = [name for name in (*NAMES, *LONG) if name.startswith(words[:-1])]
    return not whole or min(map(len, whole)) <= WHOLE


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.render.lint", description=__doc__)
    parser.add_argument("words", nargs="*", help="parts of the names of scenes; without one, all scenes")
    parser.add_argument("--themes", nargs="+", choices=list(THEMES), default=list(THEMES))
    parser.add_argument("--languages", nargs="+", choices=sorted(languages()), default=sorted(languages()))
    given = parser.parse_args()
    table: dict[str, Counter[Rule]] = {}
    for shot in [shot for shot in shots() if not given.words or any(word in shot.name for word in given.words)]:
        seen: dict[str, list[str]] = {}
        for language, theme in product(given.languages, given.themes):
            found = faults(read(shot, theme, language))
            table[f"{shot.name} {language} {theme}"] = Counter(fault.rule for fault in found)
            for line in dict.fromkeys(map(str, found)):
                seen.setdefault(line, []).append(f"{language} {theme}")
        for line, themes in seen.items():
            print(f"{shot.name} [{', '.join(themes)}] {line}", flush=True)
    show(table)
    return any(table.values())


def show(table: dict[str, Counter[Rule]]) -> None:
    wide = max(map(len, table), default=0)
    print("\n" + " ".join(["scene".ljust(wide), *[rule.rjust(7) for rule in RULES]]))
    for name, counts in [*table.items(), (f"{len(table)} pictures", sum(table.values(), Counter()))]:
        print(" ".join([name.ljust(wide), *[str(counts[rule] or "·").rjust(7) for rule in RULES]]))
    print("\n".join([f"{rule}: {meaning}" for rule, meaning in RULES.items()]))


if __name__ == "__main__":
    sys.exit(main())
