"""Asking people to a table: whoever is named is called once, and sits down only by pressing Join."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine import text

from .message import Message
from .reader import reader_in
from .refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.services import Services
    from bot.store import MatchRow, PostRow

NAMED = re.compile(r"<@!?(\d{1,19})>")
MOST = 20
NOBODY = 2**63  # nobody on Discord has a greater number, and the database takes none
GIVEN = 40  # characters of what was typed, said back


def invited(typed: str | None) -> tuple[int, ...]:
    """The users that are mentioned in what somebody has typed."""
    if typed is None:
        return ()
    found = tuple(dict.fromkeys([user for number in NAMED.findall(typed) if (user := int(number)) < NOBODY]))[:MOST]
    if not found:
        raise Refusal(text("refused-invite", given=typed.strip()[:GIVEN]))
    return found


def invitation(services: Services, row: MatchRow, users: Sequence[int], lobby: PostRow | None) -> Message:
    reader = reader_in(services, row.locale)
    place = f"{row.guild or '@me'}/{row.lobby_channel}" + (f"/{lobby.message}" if lobby else "")
    return Message(reader.say(
        "lobby-invites", host=f"<@{row.host}>", people=", ".join([f"<@{user}>" for user in users]),
        game=text(f"{row.game}-title"), link=f"https://discord.com/channels/{place}",
    ))
