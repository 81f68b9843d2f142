"""How the bot may answer interactions: the callback once and in time, then the webhook as long as the token lives."""

import asyncio
import time

from .form import Form, flags
from .gateway import Gateway
from .interaction import (
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    DEFER_UPDATE,
    MODAL,
    MODAL_SUBMIT,
    REPLY,
    THINK,
    UPDATE,
    Interaction,
)
from .ledger import Ledger
from .messages import Files, Messages
from .modal import check_modal
from .post import Post
from .wire import EPHEMERAL, LOADING, Payload, Refused
from .world import World


class Interactions:
    def __init__(self, world: World, gateway: Gateway, messages: Messages, ledger: Ledger) -> None:
        self.world, self.gateway, self.messages, self.ledger = world, gateway, messages, ledger
        self.by_token: dict[str, Interaction] = {}
        self.deadline = 3.0
        self.token_life = 900.0
        self.twice = False                             # deliver everything two times
        self.held: list[Interaction] | None = None     # collect instead of delivering

    async def run(self, interaction: Interaction) -> Interaction:
        """Deliver it and wait until the bot has answered, or the time to do so is over."""
        self.forget_old()
        self.by_token[interaction.token] = interaction
        if self.held is not None:
            self.held.append(interaction)
            self.world.wake()
        else:
            await self.deliver(interaction)
            if self.twice:
                await self.deliver(interaction)
        try:
            async with asyncio.timeout(self.deadline):
                await interaction.answered.wait()
        except TimeoutError:
            interaction.failed = interaction.answer is None
            self.world.wake()
        return interaction

    async def deliver(self, interaction: Interaction) -> None:
        await self.gateway.dispatch("INTERACTION_CREATE", interaction.payload)

    def forget_old(self) -> None:
        horizon = time.monotonic() - 2 * self.token_life
        while self.by_token and (first := next(iter(self.by_token.values()))).began < horizon:
            del self.by_token[first.token]

    async def answer(self, interaction_id: str, token: str, body: Payload, files: Files) -> Payload:
        interaction = self.by_token.get(token)
        if interaction is None or interaction.id != interaction_id or interaction.failed:
            raise Refused(404, 10062, "Unknown interaction")
        if interaction.answer is not None:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        self.check_kind(interaction, body)
        # Taken before the first await: a twin of this request must find it answered.
        interaction.answer = body
        try:
            await self.take(interaction, body["type"], body.get("data") or {}, files)
        except Refused:
            interaction.answer = None
            raise
        interaction.answered.set()
        self.world.wake()
        return self.receipt(interaction)

    def check_kind(self, interaction: Interaction, body: Payload) -> None:
        allowed = {REPLY, THINK, MODAL}
        if interaction.kind == AUTOCOMPLETE:
            allowed = {CHOICES}
        elif interaction.kind == MODAL_SUBMIT:
            allowed -= {MODAL}
        if interaction.kind != AUTOCOMPLETE and interaction.source:
            allowed |= {DEFER_UPDATE, UPDATE}
        form = Form()
        form.among(("type",), body.get("type"), allowed)
        form.close()

    async def take(self, interaction: Interaction, kind: int, data: Payload, files: Files) -> None:
        reader = frozenset({interaction.person.name})
        match kind:
            case 4:
                interaction.original = await self.reply(interaction, data, files)
            case 5:
                interaction.original = self.think(interaction, data)
            case 6 | 7:
                interaction.original = self.source(interaction)
                if kind == UPDATE:
                    await self.messages.edit(interaction.original, data, files, ("data",))
            case 8:
                self.check_choices(data)
                self.ledger.show("choices", reader, data)
            case 9:
                form = Form()
                check_modal(form, data, ("data",))
                form.close()
                self.ledger.show("modal", reader, data)

    def source(self, interaction: Interaction) -> Post:
        return self.world.post(interaction.source or "")

    def check_choices(self, data: Payload) -> None:
        form = Form()
        choices = data.get("choices") or []
        form.length(("data", "choices"), choices, 0, 25)
        for i, choice in enumerate(choices):
            form.length(("data", "choices", i, "name"), choice.get("name"), 1, 100)
            if isinstance(choice.get("value"), str):
                form.length(("data", "choices", i, "value"), choice["value"], 1, 100)
        form.close()

    def message_kind(self, interaction: Interaction) -> int:
        return 20 if interaction.kind == COMMAND else 0

    def origin(self, interaction: Interaction) -> Payload:
        sent = interaction.payload
        metadata = {"id": interaction.id, "type": interaction.kind, "user": interaction.person.user(),
                    "authorizing_integration_owners": sent["authorizing_integration_owners"]}
        if interaction.kind == COMMAND:
            metadata["command_type"] = sent["data"]["type"]
        elif interaction.kind == MODAL_SUBMIT:
            metadata["triggering_interaction_metadata"] = {**metadata, "type": COMMAND}
        elif interaction.source:
            metadata["interacted_message_id"] = interaction.source
        extra: Payload = {"application_id": self.world.bot.id, "webhook_id": self.world.bot.id,
                          "interaction_metadata": metadata}
        if interaction.kind == COMMAND:
            extra["interaction"] = {"id": interaction.id, "type": COMMAND, "name": command_name(sent["data"]),
                                    "user": interaction.person.user()}
        return extra

    async def reply(self, interaction: Interaction, body: Payload, files: Files,
                    path: tuple[str, ...] = ("data",)) -> Post:
        private = interaction.person.id if flags(body, path) & EPHEMERAL else None
        return await self.messages.send(interaction.channel, self.world.bot, body, files, reader=private,
                                        kind=self.message_kind(interaction), extra=self.origin(interaction), path=path)

    def think(self, interaction: Interaction, data: Payload) -> Post:
        private = flags(data, ("data",)) & EPHEMERAL
        post = self.messages.draft(interaction.channel, self.world.bot, self.message_kind(interaction),
                                   interaction.person.id if private else None)
        post.payload |= self.origin(interaction)
        post.payload["flags"] = LOADING | private
        self.world.put_post(post)
        return post

    def receipt(self, interaction: Interaction) -> Payload:
        kind = (interaction.answer or {})["type"]
        about: Payload = {"id": interaction.id, "type": interaction.kind}
        post = interaction.original
        if post is None:
            return {"interaction": about}
        about |= {"response_message_id": post.id, "response_message_loading": kind == THINK,
                  "response_message_ephemeral": post.ephemeral, "channel_id": post.channel_id}
        if kind in (REPLY, UPDATE):
            return {"interaction": about, "resource": {"type": kind, "message": post.payload}}
        return {"interaction": about}

    def live(self, token: str) -> Interaction:
        interaction = self.by_token.get(token)
        if interaction is None or time.monotonic() - interaction.began > self.token_life:
            raise Refused(401, 50027, "Invalid Webhook Token")
        if interaction.answer is None:
            raise Refused(404, 10015, "Unknown Webhook")
        return interaction

    def message(self, token: str, message: str) -> Post:
        interaction = self.live(token)
        post = interaction.original if message == "@original" else self.world.post(message)
        if post is None or post.id not in self.world.posts:
            raise Refused(404, 10008, "Unknown Message")
        ours = {interaction.source, *(own.id for own in (interaction.original, *interaction.followups) if own)}
        if post.id not in ours and post.payload.get("webhook_id") != self.world.bot.id:
            raise Refused(404, 10008, "Unknown Message")
        return post

    async def follow_up(self, token: str, body: Payload, files: Files) -> Post:
        interaction = self.live(token)
        original = interaction.original
        if original is not None and original.loading and original.id in self.world.posts:
            # The first follow-up fills the placeholder, whose privacy was settled when it was deferred.
            body = {**body, "flags": flags(body) & ~EPHEMERAL}
            await self.messages.edit(original, body, files)
            post = original
        else:
            post = await self.reply(interaction, body, files, ())
            interaction.followups.append(post)
        self.world.wake()
        return post

    async def edit(self, token: str, message: str, body: Payload, files: Files) -> Post:
        post = self.message(token, message)
        await self.messages.edit(post, body, files)
        return post

    async def delete(self, token: str, message: str) -> None:
        await self.messages.delete(self.message(token, message))


def command_name(data: Payload) -> str:
    words = [data["name"]]
    options = data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        words.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(words)

