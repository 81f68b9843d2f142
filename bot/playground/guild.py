"""The guilds, and what Discord says of one. The page shows the first; of others there may be thousands."""

from dataclasses import dataclass

from .person import ADMINISTRATOR, ALL_PERMISSIONS, MEMBER_PERMISSIONS
from .wire import Payload


@dataclass(frozen=True, slots=True)
class Guild:
    id: str
    name: str
    role: str   # the bot's own

    def is_on(self, number: int, count: int) -> bool:
        """Whether it is one of this shard, of so many."""
        return shard_of(self.id, count) == number


def shard_of(guild_id: str | None, count: int) -> int:
    """What belongs to no guild belongs to the first."""
    return (int(guild_id) >> 22) % count if guild_id else 0


def guild_payload(guild_id: str, name: str, owner_id: str, role_id: str, locale: str) -> Payload:
    """A guild as GET /guilds/{id} gives it. Everyone has the role named by the guild's own id, the bot also its own."""
    return {
        "id": guild_id, "name": name, "owner_id": owner_id, "preferred_locale": locale, "features": [], "icon": None,
        "description": None, "home_header": None, "splash": None, "discovery_splash": None, "banner": None,
        "application_id": None, "region": "local", "afk_channel_id": None, "afk_timeout": 300,
        "system_channel_id": None, "system_channel_flags": 0, "widget_enabled": False, "widget_channel_id": None,
        "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0, "mfa_level": 0,
        "max_presences": None, "max_members": 500000, "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25, "vanity_url_code": None, "premium_tier": 0, "premium_subscription_count": 0,
        "rules_channel_id": None, "safety_alerts_channel_id": None, "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False, "nsfw": False, "nsfw_level": 0, "emojis": [], "stickers": [],
        "incidents_data": None,
        "roles": [role(guild_id, "@everyone", 0, MEMBER_PERMISSIONS, managed=False),
                  role(role_id, name, 1, ALL_PERMISSIONS & ~ADMINISTRATOR, managed=True)],
    }


def role(role_id: str, name: str, position: int, permissions: int, *, managed: bool) -> Payload:
    return {"id": role_id, "name": name, "permissions": str(permissions), "position": position, "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None}, "hoist": False,
            "managed": managed, "mentionable": False, "icon": None, "unicode_emoji": None, "flags": 0}
