"""What a person can do at a Discord client: type, click, choose, fill in, say. Refuses what a client would refuse."""

from typing import Any

from . import components as kinds
from .attachments import attachment_payload
from .channel import DM, Channel
from .interaction import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction, begin
from .interactions import Interactions
from .messages import Messages
from .modal import answered, check_answer, fields
from .person import Person
from .post import Post
from .typed import Typed, find
from .wire import Impossible, Payload
from .world import World


class Hands:
    def __init__(self, world: World, messages: Messages, interactions: Interactions) -> None:
        self.world, self.messages, self.interactions = world, messages, interactions

    async def slash(self, person: Person, channel: Channel, name: str, options: dict[str, Any]) -> Interaction:
        self.check_act(person, channel)
        data = Typed(self.world, channel).data(*find(self.world, person, channel, name), options)
        return await self.run(person, channel, COMMAND, data)

    async def autocomplete(self, person: Person, channel: Channel, name: str, focused: str,
                           options: dict[str, Any]) -> list[Payload]:
        self.check_act(person, channel)
        options = {focused: "", **options}
        data = Typed(self.world, channel).data(*find(self.world, person, channel, name), options, focused)
        return (await self.run(person, channel, AUTOCOMPLETE, data)).choices

    async def use(self, person: Person, post: Post, custom_id: str, values: list[str] | None, *,
                  forged: bool) -> Interaction:
        """Press a button (values is None) or choose in a select. A forged one need not exist, nor be in sight."""
        channel = self.world.channel(post.channel_id)
        part = post.component(custom_id)
        if not forged:
            self.check_act(person, channel)
            self.check_use(person, post, part, custom_id, values)
        kind = part["type"] if part else kinds.BUTTON if values is None else kinds.STRING_SELECT
        data: Payload = {"component_type": kind, "custom_id": custom_id, "id": part["id"] if part else 1}
        if values is not None:
            data["values"] = values
        if kind in (kinds.USER_SELECT, kinds.MENTIONABLE_SELECT):
            data["resolved"] = self.people(values or [], channel)
        if kind == kinds.CHANNEL_SELECT:
            data["resolved"] = {"channels": self.places(values or [])}
        if part is None:
            post = with_forged(post, kind, custom_id, values or [])
        return await self.run(person, channel, COMPONENT, data, post)

    async def submit(self, opened: Interaction, values: dict[str, Any], person: Person | None = None) -> Interaction:
        """Send a modal back. A value is text, a truth, a list of values, or a list of (file name, bytes)."""
        modal = opened.modal
        if modal is None:
            raise Impossible("page-cannot-form")
        names = {field["custom_id"] for field in fields(modal)}
        if strange := set(values) - names:
            raise Impossible("page-cannot-part", name=", ".join(sorted(strange)))
        sent: dict[str, Any] = dict(values)
        resolved: Payload = {}
        for field in fields(modal):
            name = field["custom_id"]
            sent.setdefault(name, default(field))
            check_answer(field, sent[name])
            if field["type"] == kinds.FILE_UPLOAD:
                files = self.upload(opened.channel, sent[name] or [])
                resolved.setdefault("attachments", {}).update(files)
                sent[name] = list(files)
            elif field["type"] == kinds.USER_SELECT:
                resolved |= self.people(sent[name] or [], opened.channel)
        data: Payload = {"custom_id": modal["custom_id"], "components": answered(modal, sent)}
        if resolved:
            data["resolved"] = resolved
        post = self.world.posts.get(opened.source or "")
        return await self.run(person or opened.person, opened.channel, MODAL_SUBMIT, data, post)

    async def say(self, person: Person, channel: Channel, content: str) -> Post:
        if not channel.may_read(person.id):
            raise Impossible("page-cannot-see", person=person.name)
        if channel.locked and not person.admin:
            raise Impossible("page-cannot-locked")
        return await self.messages.send(channel, person, {"content": content}, {})

    def dismiss(self, person: Person, post: Post) -> None:
        if post.reader != person.id:
            raise Impossible("page-cannot-dismiss")
        post.dismissed = True
        self.world.put_post(post)

    def check_act(self, person: Person, channel: Channel) -> None:
        if not channel.may_read(person.id):
            raise Impossible("page-cannot-see", person=person.name)
        if channel.archived:
            raise Impossible("page-cannot-archived")

    def check_use(self, person: Person, post: Post, part: Payload | None, custom_id: str,
                  values: list[str] | None) -> None:
        if not self.world.may_read(person.id, post) or post.dismissed or post.id not in self.world.posts:
            raise Impossible("page-cannot-see-message", person=person.name)
        if part is None:
            raise Impossible("page-cannot-part", name=custom_id)
        if part.get("disabled"):
            raise Impossible("page-cannot-off", name=custom_id)
        if (values is None) != (part["type"] == kinds.BUTTON):
            raise Impossible("page-cannot-kind", name=custom_id)
        if values is None:
            return
        if not part["min_values"] <= len(values) <= part["max_values"] or len(set(values)) != len(values):
            raise Impossible("page-cannot-values", name=custom_id, least=part["min_values"], most=part["max_values"])
        if part["type"] == kinds.STRING_SELECT and not {opt["value"] for opt in part["options"]}.issuperset(values):
            raise Impossible("page-cannot-offer", name=custom_id, values=", ".join(values))
        offered = self.offered(part, post) if part["type"] == kinds.CHANNEL_SELECT else None
        if offered is not None and not offered.issuperset(values):
            raise Impossible("page-cannot-offer", name=custom_id, values=", ".join(values))

    def offered(self, part: Payload, post: Post) -> set[str]:
        """The channels of a menu: of the guild where it is."""
        kind = part.get("channel_types")
        known = self.world.by_guild.get(self.world.channel(post.channel_id).guild_id or "", {})
        return {place.id for place in known.values() if not kind or place.kind in kind}

    def people(self, values: list[str], channel: Channel) -> Payload:
        people = [self.world.people[value] for value in values if value in self.world.people]
        out: Payload = {"users": {person.id: person.user() for person in people}}
        if channel.kind != DM:
            out["members"] = {person.id: person.membership() for person in people}
        return out

    def places(self, values: list[str]) -> Payload:
        known = [self.world.channels[value] for value in values if value in self.world.channels]
        return {channel.id: {**channel.payload, "permissions": "0"} for channel in known}

    def upload(self, channel: Channel, files: list[tuple[str, bytes]]) -> dict[str, Payload]:
        out: dict[str, Payload] = {}
        for filename, data in files:
            snowflake = self.world.ids.next()
            self.world.attachments.store(snowflake, data)
            out[snowflake] = attachment_payload(snowflake, self.world.base, channel.id, filename, data)
        return out

    async def run(self, person: Person, channel: Channel, kind: int, data: Payload,
                  post: Post | None = None) -> Interaction:
        return await self.interactions.run(begin(self.world, person, channel, kind, data, post))


def with_forged(post: Post, kind: int, custom_id: str, values: list[str]) -> Post:
    """The message as if it had the component; discord.py drops what it does not find in the message."""
    part: Payload = {"type": kind, "id": 2 ** 16, "custom_id": custom_id, "style": 2, "label": custom_id[:80]}
    if kind == kinds.STRING_SELECT:
        part |= {"options": [{"label": value[:100], "value": value} for value in values], "min_values": 0,
                 "max_values": 25}
    row = {"type": kinds.ACTION_ROW, "id": 2 ** 16 + 1, "components": [part]}
    return Post({**post.payload, "components": [*post.payload["components"], row]}, post.reader)


def default(field: Payload) -> Any:
    """What the client sends for a field nobody touched."""
    chosen = [option["value"] for option in field.get("options") or [] if option.get("default")]
    match field["type"]:
        case kinds.TEXT_INPUT:
            return field.get("value") or ""
        case kinds.CHECKBOX:
            return bool(field.get("default"))
        case kinds.RADIO_GROUP:
            return chosen[0] if chosen else None
        case kinds.STRING_SELECT | kinds.CHECKBOX_GROUP:
            return chosen
        case _:
            return [str(value["id"]) for value in field.get("default_values") or []]
