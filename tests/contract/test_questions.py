"""A question owns its words: none can be added that forgets what its choices bring or what comes after it."""

from collections.abc import Iterator
from typing import Any

from engine import Game
from engine.agenda import Question

from .tables import every_game


def questions(of: type[Question[Any]] = Question) -> Iterator[type[Question[Any]]]:
    for kind in of.__subclasses__():
        yield kind
        yield from questions(kind)


@every_game
def test_every_question_says_what_its_choices_bring_and_what_follows(game: Game[Any, Any]) -> None:
    folder = type(game).__module__.rpartition(".")[0]
    own = [kind for kind in questions() if kind.__module__.startswith(f"{folder}.") and hasattr(kind, "kind")]
    assert own
    for kind in own:
        for words in ("prompt", "take", "hint", "ahead"):
            assert getattr(kind, words) is not getattr(Question, words), f"{kind.__name__} has no {words}"
