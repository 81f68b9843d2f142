"""What happened, and who may know what about it."""

from typing import Protocol

from .record import record
from .text import Arg, Text

Args = tuple[tuple[str, Arg], ...]


@record
class Event:
    """`args` are for everyone; `secret` only for the seats of `audience`.

    `reveals` says that somebody learnt something, by a draw or by turning up what was hidden: from then on the move can
    be taken back only by consent. `quiet`: it shows in the state of the table and is worth no post of its own.
    """

    kind: str
    seat: int | None
    args: Args = ()
    secret: Args = ()
    audience: tuple[int, ...] = ()
    reveals: bool = False
    quiet: bool = False

    def text(self, game: str, reader: int | None) -> Text:
        """What `reader` may read of it; `None` is the table."""
        if self.secret and reader in self.audience:
            return Text(f"{game}-event-{self.kind}-known", self.args + self.secret)
        return Text(f"{game}-event-{self.kind}", self.args)


class Telling(Protocol):
    news: list[Event]


def tell(
    state: Telling, kind: str, seat: int | None, /, *, reveals: bool = False, quiet: bool = False, **args: Arg
) -> None:
    state.news.append(Event(kind, seat, tuple(args.items()), (), (), reveals, quiet))


def whisper(
    state: Telling, kind: str, seat: int, audience: tuple[int, ...], secret: Args, /, *,
    reveals: bool = False, quiet: bool = False, **args: Arg,
) -> None:
    """Everyone hears `args`, the audience also `secret`."""
    state.news.append(Event(kind, seat, tuple(args.items()), secret, audience, reveals, quiet))
