"""Somebody who reads: the language, the theme, and the seat whose secrets are theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.speech import brief, mark, speaker
from engine import record, text

if TYPE_CHECKING:
    from bot.services import Services
    from bot.store import MatchRow, UserRow
    from bot.table.session import Session
    from engine import Text


@record
class Reader:
    """`seat` None: the table, or somebody who has no seat. `orders`: wants to be offered standing orders."""

    locale: str
    theme: str
    seat: int | None = None
    orders: bool = True

    def say(self, id_: str, **args: int | str | Text | tuple[Text, ...]) -> str:
        return speaker(self.locale)(text(id_, **args))

    def word(self, said: Text) -> str:
        return speaker(self.locale)(said)

    def briefly(self, said: Text) -> str | None:
        return brief(said, self.locale)

    def mark(self, said: Text) -> str:
        return mark(said, self.locale)


def reader_in(services: Services, locale: str) -> Reader:
    return Reader(locale, services.settings.theme)


def own_reader(services: Services, person: UserRow, match: MatchRow, seat: int | None = None) -> Reader:
    """Somebody who is written to, and has pressed nothing that would say what Discord speaks with them."""
    locale = person.locale or person.spoken or match.locale
    return Reader(locale, person.theme or services.settings.theme, seat)


def table_reader(services: Services, session: Session) -> Reader:
    """Everybody at once: the server's language, and what anyone may know."""
    return reader_in(services, session.row.locale)
