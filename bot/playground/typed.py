"""What a person types into the slash bar becomes the data of a command interaction, or the client refuses it."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from . import commands as kinds
from .attachments import attachment_payload
from .channel import Channel
from .person import Person
from .wire import Impossible, Payload
from .world import World


def find(world: World, person: Person, channel: Channel, name: str) -> tuple[Payload, list[Payload]]:
    """The command of that name that this person may use here, and the chain of sub-commands."""
    head, *rest = name.split()
    command = next((command for command in world.commands.values() if command["name"] == head and command["type"] == 1
                    and command.get("guild_id") in (None, channel.guild_id)), None)
    if command is None:
        raise Impossible("page-cannot-command", name=f"/{head}")
    if channel.guild_id and not may_use(person, command):
        raise Impossible("page-cannot-rights", name=f"/{head}")
    if command.get("contexts") is not None and (0 if channel.guild_id else 1) not in command["contexts"]:
        raise Impossible("page-cannot-direct" if channel.guild_id else "page-cannot-server", name=f"/{head}")
    chain: list[Payload] = []
    for word in rest:
        options = (chain[-1] if chain else command).get("options") or []
        step = next((option for option in options if option["name"] == word and option["type"] in (1, 2)), None)
        if step is None:
            raise Impossible("page-cannot-command", name=f"/{name}")
        chain.append(step)
    leaf = chain[-1] if chain else command
    if subs := [option["name"] for option in leaf.get("options") or [] if option["type"] in (1, 2)]:
        raise Impossible("page-cannot-command-more", name=f"/{name}", known=", ".join(subs))
    return command, chain


def may_use(person: Person, command: Payload) -> bool:
    """Permissions "0" means administrators only."""
    needed = command["default_member_permissions"]
    return person.admin or needed is None or (needed != "0" and person.permissions & int(needed) == int(needed))


def no_option(command: str, known: Iterable[str], said: str) -> Impossible:
    if names := ", ".join([f"{name}:" for name in known]):
        return Impossible("page-cannot-option", name=command, option=said, known=names)
    return Impossible("page-cannot-option-none", name=command, option=said)


class Typed:
    """The options of one command as one person typed them."""

    def __init__(self, world: World, channel: Channel) -> None:
        self.world, self.channel = world, channel
        self.resolved: dict[str, Payload] = {}

    def data(self, command: Payload, chain: list[Payload], typed: dict[str, Any],
             focused: str | None = None) -> Payload:
        whole = "/" + " ".join([step["name"] for step in (command, *chain)])
        specs = {option["name"]: option for option in (chain[-1] if chain else command).get("options") or []}
        if strange := set(typed) - set(specs):
            raise no_option(whole, specs, ", ".join(sorted(strange)))
        if focused is None:
            missing = [name for name, spec in specs.items() if spec.get("required") and name not in typed]
            if missing:
                raise Impossible("page-cannot-missing", name=whole, options=", ".join(missing))
        options: list[Payload] = []
        for name, value in typed.items():
            out: Payload = {"name": name, "type": specs[name]["type"]}
            if name == focused:
                options.append(out | {"value": value, "focused": True})
            else:
                options.append(out | {"value": self.sound(specs[name], value)})
        for step in reversed(chain):
            options = [{"name": step["name"], "type": step["type"], "options": options}]
        guild = {"guild_id": command["guild_id"]} if command.get("guild_id") else {}
        resolved = {"resolved": self.resolved} if self.resolved else {}
        return {"id": command["id"], "name": command["name"], "type": 1, "options": options, **resolved, **guild}

    def sound(self, spec: Payload, value: Any) -> Any:
        try:
            return self.typed(spec, value)
        except Impossible as error:
            error.option = spec["name"]
            raise

    def typed(self, spec: Payload, value: Any) -> Any:
        name = spec["name"]
        if spec.get("choices"):
            return self.chosen(spec, value)
        match spec["type"]:
            case kinds.STRING:
                if not (spec.get("min_length") or 0) <= len(value) <= (spec.get("max_length") or 6000):
                    raise Impossible("page-cannot-length", option=name)
            case kinds.INTEGER | kinds.NUMBER:
                self.check_bounds(spec, value)
            case kinds.BOOLEAN if not isinstance(value, bool):
                raise Impossible("page-cannot-truth", option=name)
            case kinds.USER | kinds.MENTIONABLE:
                return self.user(value)
            case kinds.CHANNEL:
                return self.place(value)
            case kinds.ATTACHMENT:
                return self.attachment(*value)
        return value

    def chosen(self, spec: Payload, value: Any) -> Any:
        for choice in spec["choices"]:
            names = [choice["name"], *(choice.get("name_localizations") or {}).values()]
            if value == choice["value"] or str(value).casefold() in [name.casefold() for name in names]:
                return choice["value"]
        names = [choice["name"] for choice in spec["choices"]]
        near = get_close_matches(str(value)[:40], names, 3)
        said = {"option": spec["name"], "value": str(value)[:40]}
        if near:
            raise Impossible("page-cannot-choice-near", near=", ".join(near), **said)
        raise Impossible("page-cannot-choice", known=", ".join(names), **said)

    def check_bounds(self, spec: Payload, value: Any) -> None:
        if isinstance(value, bool) or not isinstance(value, int if spec["type"] == kinds.INTEGER else (int, float)):
            raise Impossible("page-cannot-number", option=spec["name"])
        least, most = spec.get("min_value"), spec.get("max_value")
        if (least is not None and value < least) or (most is not None and value > most):
            raise Impossible("page-cannot-bounds", option=spec["name"])

    def user(self, who: Person | str) -> str:
        person = who if isinstance(who, Person) else next(
            (person for person in self.world.people.values() if who in (person.id, person.name)), None)
        if person is None:
            names = [person.name for person in self.world.people.values() if not person.bot]
            near = get_close_matches(str(who)[:40], names, 3, 0.5)
            if near:
                raise Impossible("page-cannot-person-near", person=str(who)[:40], near=", ".join(near))
            if who:
                raise Impossible("page-cannot-person", person=str(who)[:40], known=", ".join(names))
            raise Impossible("page-cannot-nobody", known=", ".join(names))
        self.resolved.setdefault("users", {})[person.id] = person.user()
        if self.channel.guild_id:
            self.resolved.setdefault("members", {})[person.id] = person.membership()
        return person.id

    def place(self, where: Channel | str) -> str:
        channel = where if isinstance(where, Channel) else next(
            (channel for channel in self.world.channels.values() if where in (channel.id, channel.name)), None)
        if channel is None:
            raise Impossible("page-cannot-channel", channel=str(where))
        self.resolved.setdefault("channels", {})[channel.id] = {**channel.payload, "permissions": "0"}
        return channel.id

    def attachment(self, filename: str, data: bytes) -> str:
        snowflake = self.world.ids.next()
        self.world.attachments.store(snowflake, data)
        payload = attachment_payload(snowflake, self.world.base, self.channel.id, filename, data)
        self.resolved.setdefault("attachments", {})[snowflake] = payload
        return snowflake
