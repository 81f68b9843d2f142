"""What the engine says: the id of a message and its arguments, never a sentence. Whoever shows it knows languages."""

from collections.abc import Callable
from typing import Union

from .record import record


@record
class Text:
    """`args` are pairs of a name and a number, a proper name, or another text (or several, to be listed)."""

    id: str
    args: "tuple[tuple[str, Arg], ...]" = ()


Arg = Union[int, str, Text, tuple[Text, ...]]  # noqa: UP007 - names itself in the annotation above
Say = Callable[[Text], str]


def text(id_: str, /, **args: Arg) -> Text:
    return Text(id_, tuple(args.items()))
