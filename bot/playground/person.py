"""People of the guild, the bot among them, and what Discord says of a user and a member."""

from dataclasses import dataclass

from .wire import Payload

ALL_PERMISSIONS = (1 << 53) - 1
ADMINISTRATOR = 1 << 3   # whose permissions no channel can take away
# View, send, embed, attach, read history, mention, use commands, make and use threads.
MEMBER_PERMISSIONS = sum(1 << bit for bit in (6, 10, 11, 14, 15, 16, 31, 35, 36, 38))


@dataclass(slots=True)
class Person:
    id: str
    name: str
    joined: str
    locale: str = "en-US"
    bot: bool = False
    admin: bool = False
    dms_open: bool = True
    once: str = ""   # the name that was given first, where it has been changed

    @property
    def permissions(self) -> int:
        return ALL_PERMISSIONS if self.bot or self.admin else MEMBER_PERMISSIONS

    def user(self) -> Payload:
        return {"id": self.id, "username": self.name.lower().replace(" ", "_"), "global_name": self.name,
                "discriminator": "0", "avatar": None, "banner": None, "accent_color": None, "bot": self.bot,
                "public_flags": 0, "flags": 0, "avatar_decoration_data": None, "collectibles": None,
                "primary_guild": None}

    def member(self, *roles: str) -> Payload:
        return {"user": self.user(), **self.membership(*roles), "deaf": False, "mute": False}

    def membership(self, *roles: str) -> Payload:
        """A member without the user, as it stands beside a user in messages and resolved data."""
        return {"roles": list(roles), "joined_at": self.joined, "flags": 0, "nick": None, "avatar": None,
                "banner": None, "pending": False, "premium_since": None, "communication_disabled_until": None,
                "permissions": str(self.permissions)}
