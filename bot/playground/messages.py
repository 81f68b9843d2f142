"""Sending, editing and deleting messages, with Discord's limits. Knows nothing of who asked and over which route."""

from collections.abc import Mapping
from itertools import islice

from .attachments import attachment_payload
from .channel import Channel
from .components import MessageComponents
from .embeds import check_embeds, filled
from .form import Form, Path, flags
from .gateway import Gateway
from .ledger import Ledger, Upload
from .media import Filled
from .mentions import check_allowed, everyone, mentioned
from .person import Person
from .post import Post, blank
from .wire import COMPONENTS_V2, EPHEMERAL, LOADING, SILENT, Payload, Refused, now
from .world import World

Files = Mapping[str, Upload]
SETTABLE = EPHEMERAL | SILENT | COMPONENTS_V2 | 1 << 2


class Messages:
    def __init__(self, world: World, gateway: Gateway, ledger: Ledger) -> None:
        self.world, self.gateway, self.ledger = world, gateway, ledger

    def draft(self, channel: Channel, author: Person, kind: int = 0, reader: str | None = None) -> Post:
        return Post(blank(self.world.ids.next(), channel.id, author, kind) | {"timestamp": self.world.stamp()}, reader)

    async def send(self, channel: Channel, author: Person, body: Payload, files: Files, *, reader: str | None = None,
                   kind: int = 0, extra: Payload | None = None, path: Path = ()) -> Post:
        if channel.locked and channel.archived:
            raise Refused(400, 50083, "Thread is archived")
        if (twin := self.twin(channel, body)) is not None:
            return twin
        post = self.draft(channel, author, kind, reader)
        post.payload |= extra or {}
        self.apply(post, body, files, path, new=True)
        if body.get("nonce") is not None:
            post.payload["nonce"] = body["nonce"]
        self.refer(post, channel, body)
        await self.publish(post, channel)
        return post

    def twin(self, channel: Channel, body: Payload) -> Post | None:
        """With enforce_nonce, a message that was sent a moment ago with the same nonce is not sent again."""
        if body.get("nonce") is None or not body.get("enforce_nonce"):
            return None
        recent = islice(self.world.posts_in(channel.id), 100)
        return next((post for post in recent if post.payload.get("nonce") == body["nonce"]), None)

    async def publish(self, post: Post, channel: Channel) -> None:
        """A message becomes readable: a new one, or a placeholder that was thinking."""
        post.payload["flags"] &= ~LOADING
        if channel.is_thread:
            await self.wake_thread(channel, post)
        channel.payload["last_message_id"] = post.id
        self.world.put_channel(channel)
        self.world.put_post(post)
        self.record("message", post)
        await self.tell("MESSAGE_CREATE", post, channel)

    async def edit(self, post: Post, body: Payload, files: Files, path: Path = ()) -> None:
        channel = self.world.channel(post.channel_id)
        if channel.archived:
            raise Refused(400, 50083, "Thread is archived")
        if post.loading:
            self.apply(post, body, files, path, new=True)
            await self.publish(post, channel)
            return
        self.apply(post, body, files, path, new=False)
        post.payload["edited_timestamp"] = self.world.stamp()
        self.world.put_post(post)
        self.record("edit", post)
        await self.tell("MESSAGE_UPDATE", post, channel)

    async def delete(self, post: Post) -> None:
        channel = self.world.channel(post.channel_id)
        if channel.archived:
            raise Refused(400, 50083, "Thread is archived")
        self.world.drop_post(post)
        if post.reader is None:
            guild = {"guild_id": channel.guild_id} if channel.guild_id else {}
            await self.gateway.dispatch("MESSAGE_DELETE", {"id": post.id, "channel_id": channel.id, **guild})

    def apply(self, post: Post, body: Payload, files: Files, path: Path, *, new: bool) -> None:
        """Check the body, then change the payload at once; a refused body changes nothing."""
        form = Form()
        marks = post.payload["flags"] | flags(body, path) & (SETTABLE if new else COMPONENTS_V2 | 1 << 2)
        v2 = bool(marks & COMPONENTS_V2)
        fresh = dict(post.payload, flags=marks)
        if "content" in body:
            fresh["content"] = body["content"] or ""
        self.check_texts(form, body, fresh, path, v2=v2)
        attachments, blobs = self.attached(form, post, body, files, path)
        fresh["attachments"] = attachments
        if body.get("embeds") is not None:
            check_embeds(form, body["embeds"], (*path, "embeds"))
            fresh["embeds"] = filled(body["embeds"], attachments)
        if "components" in body:
            parts = body["components"] or []
            MessageComponents(form, v2=v2).check(parts, (*path, "components"))
            form.close()
            fresh["components"] = Filled(form, attachments).of(parts, (*path, "components"))
        check_allowed(form, body.get("allowed_mentions"), (*path, "allowed_mentions"))
        form.close()
        if not any(fresh[key] for key in ("content", "embeds", "attachments", "components")):
            raise Refused(400, 50006, "Cannot send an empty message")
        for attachment, data in blobs.items():
            self.world.attachments.store(attachment, data)
        post.payload |= fresh
        self.mention(post, body, new=new)

    def check_texts(self, form: Form, body: Payload, fresh: Payload, path: Path, *, v2: bool) -> None:
        form.length((*path, "content"), body.get("content"), 0, 2000)
        form.length((*path, "nonce"), str(body.get("nonce") or ""), 0, 25)
        if v2:
            for key in ("content", "embeds", "poll", "sticker_ids"):
                if body.get(key) or (key in ("content", "embeds") and fresh[key]):
                    form.wrong((*path, key), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                               f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2")

    def attached(self, form: Form, post: Post, body: Payload, files: Files,
                 path: Path) -> tuple[list[Payload], dict[str, bytes]]:
        """What the message will have attached, and the bytes of what is new. Small ids name parts of the request."""
        if body.get("attachments") is None and not files:
            return post.payload["attachments"], {}
        wanted = body["attachments"] if body.get("attachments") is not None else [{"id": key} for key in files]
        form.length((*path, "attachments"), wanted, 0, 10)
        kept = {attachment["id"]: attachment for attachment in post.payload["attachments"]}
        out: list[Payload] = []
        blobs: dict[str, bytes] = {}
        for i, attachment in enumerate(wanted):
            key = str(attachment["id"])
            form.length((*path, "attachments", i, "description"), attachment.get("description"), 0, 1024)
            if key in files:
                snowflake = self.world.ids.next()
                blobs[snowflake] = files[key].data
                name = attachment.get("filename") or files[key].filename
                out.append(attachment_payload(snowflake, self.world.base, post.channel_id, name, files[key].data,
                                              attachment.get("description")))
            elif key in kept:
                out.append(kept[key])
            else:
                form.wrong((*path, "attachments", i, "id"), "ATTACHMENT_NOT_FOUND", "Attachment data not found")
        return out, blobs

    def mention(self, post: Post, body: Payload, *, new: bool) -> None:
        payload, allowed, text = post.payload, body.get("allowed_mentions"), post.text()
        people = mentioned(text, allowed, self.world.people)
        payload["mentions"] = [self.world.people[person].user() for person in people]
        payload["mention_everyone"] = everyone(text, allowed)
        if new and not payload["flags"] & SILENT:
            # Edits ping nobody.
            called = self.world.people if payload["mention_everyone"] else people
            post.pinged = [who for who in called if who != payload["author"]["id"] and post.reader in (None, who)]

    def refer(self, post: Post, channel: Channel, body: Payload) -> None:
        reference = body.get("message_reference")
        if not reference:
            return
        target = self.world.posts.get(str(reference["message_id"]))
        if target is None or target.channel_id != channel.id:
            if reference.get("fail_if_not_exists", True):
                form = Form()
                form.wrong(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
                form.close()
            return
        guild = {"guild_id": channel.guild_id} if channel.guild_id else {}
        quoted = {key: value for key, value in target.payload.items() if key != "referenced_message"}
        post.payload |= {"type": 19, "referenced_message": quoted, "message_reference": {
            "type": 0, "channel_id": channel.id, "message_id": target.id, **guild}}
        if (body.get("allowed_mentions") or {}).get("replied_user"):
            post.pinged.append(target.payload["author"]["id"])

    async def wake_thread(self, channel: Channel, post: Post) -> None:
        if post.reader is None:
            channel.payload["message_count"] += 1
            channel.payload["total_message_sent"] += 1
        # Who speaks or is called in a thread has joined it.
        for person in (post.payload["author"]["id"], *post.pinged):
            if post.reader is None and person not in channel.members:
                channel.members.append(person)
        channel.payload["member_count"] = len(channel.members)
        if channel.archived:
            channel.payload["thread_metadata"] |= {"archived": False, "archive_timestamp": now()}
            await self.gateway.dispatch("THREAD_UPDATE", channel.payload)

    async def tell(self, event: str, post: Post, channel: Channel) -> None:
        if post.reader is None:
            await self.gateway.message(event, post.payload, channel.guild_id)

    def record(self, kind: str, post: Post) -> None:
        files = {attachment["filename"]: self.world.attachments.read(attachment["id"]) or b""
                 for attachment in post.payload["attachments"]} if self.ledger.sent.maxlen != 0 else {}
        pinged = post.pinged if kind == "message" else []
        self.ledger.show(kind, self.world.readers(post), post.payload,
                         frozenset(self.world.people[person].name for person in pinged), files)
