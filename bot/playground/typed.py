"""What a person types into the slash bar becomes the data of a command interaction, or the client refuses it."""

from typing import Any

from bot.playground import commands as kinds
from bot.playground.attachments import attachment_payload
from bot.playground.channel import Channel
from bot.playground.person import Person
from bot.playground.wire import ImpossibleError, Payload
from bot.playground.world import World


def find(world: World, person: Person, channel: Channel, name: str) -> tuple[Payload, list[Payload]]:
    """The command of that name that this person may use here, and the chain of sub-commands."""
    head, *rest = name.split()
    command = next((command for command in world.commands.values() if command["name"] == head and command["type"] == 1
                    and command.get("guild_id") in (None, channel.guild_id)), None)
    if command is None:
        raise ImpossibleError(f"there is no command /{head}")
    if channel.guild_id and not may_use(person, command):
        raise ImpossibleError(f"{person.name} may not use /{head}")
    if command.get("contexts") is not None and (0 if channel.guild_id else 1) not in command["contexts"]:
        raise ImpossibleError(f"/{head} is not for this place")
    chain: list[Payload] = []
    for word in rest:
        options = (chain[-1] if chain else command).get("options") or []
        step = next((option for option in options if option["name"] == word and option["type"] in (1, 2)), None)
        if step is None:
            raise ImpossibleError(f"there is no command /{name}")
        chain.append(step)
    leaf = chain[-1] if chain else command
    if any(option["type"] in (1, 2) for option in leaf.get("options") or []):
        raise ImpossibleError(f"/{name} needs a sub-command")
    return command, chain


def may_use(person: Person, command: Payload) -> bool:
    """Permissions "0" means administrators only."""
    needed = command["default_member_permissions"]
    return person.admin or needed is None or (needed != "0" and person.permissions & int(needed) == int(needed))


class Typed:
    """The options of one command as one person typed them."""

    def __init__(self, world: World, channel: Channel) -> None:
        self.world, self.channel = world, channel
        self.resolved: dict[str, Payload] = {}

    def data(self, command: Payload, chain: list[Payload], typed: dict[str, Any],
             focused: str | None = None) -> Payload:
        specs = {option["name"]: option for option in (chain[-1] if chain else command).get("options") or []}
        if strange := set(typed) - set(specs):
            raise ImpossibleError(f"/{command['name']} has no option {', '.join(sorted(strange))}")
        if focused is None:
            missing = [name for name, spec in specs.items() if spec.get("required") and name not in typed]
            if missing:
                raise ImpossibleError(f"/{command['name']} needs {', '.join(missing)}")
        options: list[Payload] = []
        for name, value in typed.items():
            out: Payload = {"name": name, "type": specs[name]["type"]}
            if name == focused:
                options.append(out | {"value": value, "focused": True})
            else:
                options.append(out | {"value": self._value(specs[name], value)})
        for step in reversed(chain):
            options = [{"name": step["name"], "type": step["type"], "options": options}]
        guild = {"guild_id": command["guild_id"]} if command.get("guild_id") else {}
        resolved = {"resolved": self.resolved} if self.resolved else {}
        return {"id": command["id"], "name": command["name"], "type": 1, "options": options, **resolved, **guild}

    def _value(self, spec: Payload, value: Any) -> Any:
        name = spec["name"]
        if spec.get("choices"):
            return self._choice(spec, value)
        match spec["type"]:
            case kinds.STRING:
                if not (spec.get("min_length") or 0) <= len(value) <= (spec.get("max_length") or 6000):
                    raise ImpossibleError(f"{name} is too short or too long")
            case kinds.INTEGER | kinds.NUMBER:
                self._bounds(spec, value)
            case kinds.BOOLEAN if not isinstance(value, bool):
                raise ImpossibleError(f"{name} is true or false")
            case kinds.USER | kinds.MENTIONABLE:
                return self._user(value)
            case kinds.CHANNEL:
                return self._channel(value)
            case kinds.ATTACHMENT:
                return self._attachment(*value)
        return value

    def _choice(self, spec: Payload, value: Any) -> Any:
        for choice in spec["choices"]:
            if value in (choice["value"], choice["name"]):
                return choice["value"]
        raise ImpossibleError(f"{spec['name']} does not offer {value!r}")

    def _bounds(self, spec: Payload, value: Any) -> None:
        if isinstance(value, bool) or not isinstance(value, int if spec["type"] == kinds.INTEGER else (int, float)):
            raise ImpossibleError(f"{spec['name']} is a number")
        least, most = spec.get("min_value"), spec.get("max_value")
        if (least is not None and value < least) or (most is not None and value > most):
            raise ImpossibleError(f"{spec['name']} is out of bounds")

    def _user(self, who: Person | str) -> str:
        person = who if isinstance(who, Person) else next(
            (person for person in self.world.people.values() if who in (person.id, person.name)), None)
        if person is None:
            raise ImpossibleError(f"there is nobody called {who}")
        self.resolved.setdefault("users", {})[person.id] = person.user()
        if self.channel.guild_id:
            self.resolved.setdefault("members", {})[person.id] = person.membership()
        return person.id

    def _channel(self, where: Channel | str) -> str:
        channel = where if isinstance(where, Channel) else next(
            (channel for channel in self.world.channels.values() if where in (channel.id, channel.name)), None)
        if channel is None:
            raise ImpossibleError(f"there is no channel {where}")
        self.resolved.setdefault("channels", {})[channel.id] = {**channel.payload, "permissions": "0"}
        return channel.id

    def _attachment(self, filename: str, data: bytes) -> str:
        snowflake = self.world.ids.next()
        self.world.attachments.store(snowflake, data)
        payload = attachment_payload(snowflake, self.world.base, self.channel.id, filename, data)
        self.resolved.setdefault("attachments", {})[snowflake] = payload
        return snowflake
