"""How components come back from Discord: numbered, with defaults filled in, and with media in place of attachment://."""

from . import components as kinds
from .form import Form, Path
from .post import walk
from .wire import Payload


class Filled:
    """One pass over checked components of one message."""

    def __init__(self, form: Form, attachments: list[Payload]) -> None:
        self.form = form
        self.attachments = {attachment["filename"]: attachment for attachment in attachments}
        self.last = 0
        self.taken: set[int] = set()

    def of(self, parts: list[Payload], path: Path) -> list[Payload]:
        """All the components of a message; no number is given that one of them has."""
        self.taken = {part["id"] for part in walk(parts) if part.get("id")}
        return self.parts(parts, path)

    def parts(self, parts: list[Payload], path: Path) -> list[Payload]:
        return [self.part(part, (*path, i)) for i, part in enumerate(parts)]

    def part(self, part: Payload, path: Path) -> Payload:
        out = {**part, "id": part.get("id") or self.free(), **self.filled(part, path)}
        if part.get("emoji"):
            out["emoji"] = present(part["emoji"])
        if "options" in part:
            out["options"] = [present({**option, "emoji": present(option.get("emoji") or {}) or None})
                              for option in part["options"]]
        if "components" in part:
            out["components"] = self.parts(part["components"], (*path, "components"))
        if "accessory" in part:
            out["accessory"] = self.part(part["accessory"], (*path, "accessory"))
        return {key: value for key, value in out.items() if value is not None or key in ("accent_color", "description")}

    def free(self) -> int:
        self.last += 1
        while self.last in self.taken:
            self.last += 1
        return self.last

    def filled(self, part: Payload, path: Path) -> Payload:
        """What Discord adds to a component of this kind."""
        match part["type"]:
            case kinds.CONTAINER:
                return {"accent_color": part.get("accent_color"), "spoiler": part.get("spoiler", False)}
            case kinds.THUMBNAIL | kinds.MEDIA_GALLERY | kinds.FILE:
                return self.shown(part, path)
            case kinds.SEPARATOR:
                return {"spacing": part.get("spacing", 1), "divider": part.get("divider", True)}
            case kind if kind in kinds.SELECTS:
                return select(part)
            case _:
                return {}

    def shown(self, part: Payload, path: Path) -> Payload:
        if part["type"] == kinds.THUMBNAIL:
            return self.item(part, path)
        if part["type"] == kinds.MEDIA_GALLERY:
            return {"items": [self.item(item, (*path, "items", i)) for i, item in enumerate(part["items"])]}
        attachment = self.attachments.get(part["file"]["url"].removeprefix("attachment://"), {})
        return {"file": self.media(part["file"], (*path, "file")), "spoiler": part.get("spoiler", False),
                "name": attachment.get("filename", ""), "size": attachment.get("size", 0)}

    def item(self, item: Payload, path: Path) -> Payload:
        return {**item, "media": self.media(item["media"], (*path, "media")),
                "description": item.get("description"), "spoiler": item.get("spoiler", False)}

    def media(self, media: Payload, path: Path) -> Payload:
        url = media["url"]
        blank: Payload = {"id": "0", "url": url, "proxy_url": url, "width": None, "height": None, "content_type": None,
                          "placeholder": "", "loading_state": 2, "flags": 0}
        if not url.startswith("attachment://"):
            # An edit may hand back the address of a file the message already has.
            kept = next((file for file in self.attachments.values() if file["url"] == url), None)
            return blank if kept is None else blank | known(kept)
        attachment = self.attachments.get(url.removeprefix("attachment://"))
        if attachment is None:
            self.form.wrong((*path, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                            f'The referenced attachment in unfurled media item ("{url}") was not found')
            return blank
        return blank | known(attachment)


def present(thing: Payload) -> Payload:
    return {key: value for key, value in thing.items() if value is not None}


def known(attachment: Payload) -> Payload:
    return {"id": attachment["id"], "attachment_id": attachment["id"], "url": attachment["url"],
            "proxy_url": attachment["url"], "width": attachment.get("width"), "height": attachment.get("height"),
            "content_type": attachment["content_type"]}


def select(part: Payload) -> Payload:
    """Numbers of people and channels are text, whatever the bot wrote."""
    counts = {key: 1 if part.get(key) is None else part[key] for key in ("min_values", "max_values")}
    chosen = [{**value, "id": str(value["id"])} for value in part.get("default_values") or []]
    return counts | ({"default_values": chosen} if chosen else {})
