"""Discord's limits for embeds, which messages without components V2 may still carry."""

from .form import Form, Path
from .wire import Payload


def check_embeds(form: Form, embeds: list[Payload], path: Path) -> None:
    form.length(path, embeds, 0, 10)
    total = 0
    for i, embed in enumerate(embeds):
        form.length((*path, i, "title"), embed.get("title"), 0, 256)
        form.length((*path, i, "description"), embed.get("description"), 0, 4096)
        fields = embed.get("fields") or []
        form.length((*path, i, "fields"), fields, 0, 25)
        for j, field in enumerate(fields):
            form.length((*path, i, "fields", j, "name"), field.get("name"), 1, 256)
            form.length((*path, i, "fields", j, "value"), field.get("value"), 1, 1024)
        footer = (embed.get("footer") or {}).get("text", "")
        form.length((*path, i, "footer", "text"), footer, 0, 2048)
        texts = [embed.get("title"), embed.get("description"), footer, (embed.get("author") or {}).get("name")]
        total += sum(len(text or "") for text in texts)
        total += sum(len(field.get("name", "")) + len(field.get("value", "")) for field in fields)
    if total > 6000:
        form.wrong(path, "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def filled(embeds: list[Payload], attachments: list[Payload]) -> list[Payload]:
    """As they come back: rich, and with the address of an attached picture."""
    urls = {f"attachment://{attachment['filename']}": attachment["url"] for attachment in attachments}
    out = []
    for embed in embeds:
        whole = {"type": "rich", **embed}
        for key in ("image", "thumbnail"):
            if embed.get(key):
                url = urls.get(embed[key]["url"], embed[key]["url"])
                whole[key] = {**embed[key], "url": url, "proxy_url": url}
        out.append(whole)
    return out
