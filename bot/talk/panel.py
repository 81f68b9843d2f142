"""The private panel: what I am asked, what I see, what I can press. Made from my view alone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.speech import clip, named
from bot.table import coach
from bot.table.hints import allowed
from engine import CHANGE
from render import Scene, scenes, title_of

from . import coaching, ids, orders, verbs, wording
from .board import ended
from .calls import ago
from .controls import ROW, Button, Choice, Menu, Open, asides, at_once, controls, last, spare, taken
from .controls import rows as in_rows
from .message import Message
from .names import names, names_in_text
from .pictures import changed, drawn, looked, order

if TYPE_CHECKING:
    from bot.services import Services
    from bot.table.session import Session
    from bot.table.since import Since
    from engine import Prompt

    from .controls import Captions, Row
    from .reader import Reader

LOOKS = 25
DONE = 5  # lines of what I have done


async def panel(
    services: Services, session: Session, reader: Reader, *, page: int = 0, note: str = "", again: str = ""
) -> Message:
    """`again`: the answers that are asked for once more, see `answers`; the note says why."""
    seat = seated(reader)
    if not session.goes_on:
        return await at_rest(services, session, reader, note)
    free = await services.sessions.is_free(session, seat)
    since = await services.sessions.since(session, seat)
    before = await services.sessions.seen(session, seat) if since.touches(seat, session.match.game.meta) else None
    # From here to the picture nothing is waited for, so that all of the panel is of one position.
    match, prompt = session.match, session.match.prompt(seat)
    tag = ids.Tag(session.row.id, seat, match.count(seat))
    words = wording.captions(session, reader, seat, prompt)
    whole = wording.outcomes(reader, prompt, words) if prompt else []
    told = wording.outcomes(reader, prompt, words, unsaid=True) if prompt else []
    sure = doubt(reader, tag, again, page) if again else []
    besides = [each for each in match.asides(seat) if each != CHANGE and match.game.pressable(each, prompt)]
    others = asides(tag, besides, wording.captions(session, reader, seat, None), page)
    longer = len(whole) > ROW or whole != told
    advice = coach.advice(session, seat)
    found = below(session, reader, tag, back=not again and (free or CHANGE in match.asides(seat)), details=longer)
    foot = in_rows([*found, *coaching.buttons(session, reader, advice)])
    taught = coaching.shown(session, reader, advice) if advice and advice.speaks else []
    rows: list[Row] = []
    quick: tuple[Row, ...] = ()
    most = 0
    if prompt is not None:
        around = taken([*sure, *others, *foot]) + len(taught)
        rows += controls(tag, prompt, words, Open(page, session.marks(seat), match.game.meta.width, around))
        most = last(prompt, rows)
        # A hint may need a row of its own.
        if allowed(session.row) and spare([*sure, *rows, *others, *foot]) > 1 + len(taught):
            found.append(Button(tag.id(verbs.Hint()), reader.say("panel-hint")))
            foot = in_rows([*found, *coaching.buttons(session, reader, advice)])
        room = spare([*sure, *rows, *others, *foot]) - len(taught)
        quick = at_once(tag, wording.shortcuts(session, reader, seat), room)
        rows += quick
    if len(whole) > ROW or any(isinstance(row, Menu) for row in rows):  # a menu tells it itself
        told = []
    lines = [note, *orders.interrupted(session, reader), *wording.since(session, reader, since)]
    lines += [question(services, session, reader, prompt, since), *coaching.lines(session, reader, advice)]
    # Before what each choice brings: on a phone the rest may lie below the fold.
    lines += [*([f"-# {reader.say('panel-last', most=most)}"] if most else []), *told]
    if quick:
        lines.append(f"-# {reader.say('panel-at-once')}")
    if ahead := [reader.word(named(line, names_in_text(session, reader))) for line in match.ahead(seat)]:
        lines.append(f"-# {wording.ahead(reader, ahead)}")
    if shown := session.position.reveals(seat):
        lines.append(f"-# {wording.final(session, reader, shown, alone=not session.people - {seat})}")
    shown_first = changed(session, reader, before)
    asked, *spoken = [order(session, reader, scene, prompt) for scene in (Scene("panel"), *taught)]
    (pictures, fault), (lessons, lost) = await asyncio.gather(
        drawn(services, reader, [*shown_first, asked]), drawn(services, reader, spoken)
    )
    if advice and advice.speaks:
        await coach.heard(services.store, session, advice)
    text = "\n".join([line for line in [*lines, fault or lost] if line])
    below_it = [*sure, *rows, *others, *foot, looks(session, reader)]
    return Message(text, pictures, below_it, asks=True, lesson=lessons[0] if lessons else None)


async def at_rest(services: Services, session: Session, reader: Reader, note: str) -> Message:
    """What is left of a match that is over, or paused: how it ended, and looking."""
    pictures, fault = await looked(services, session, reader, [Scene("panel")])
    result = ended(session, reader) if session.result else []
    taught = [coaching.last(session, reader)] if result and coach.coach_of(session, seated(reader)) else []
    lines = [note, f"### {wording.needed(session, reader)}", *result, *taught, fault]
    return Message("\n".join([line for line in lines if line]), pictures, [looks(session, reader)])


def seated(reader: Reader) -> int:
    if reader.seat is None:
        raise ValueError("only a player has a panel")
    return reader.seat


def question(services: Services, session: Session, reader: Reader, prompt: Prompt | None, since: Since) -> str:
    """What is asked; or what was done, and for whom the table waits. After a while nobody can keep that true, so it
    says of when it is.
    """
    if prompt is not None:
        return f"### {wording.ask(session, reader, prompt)}"
    done = [wording.event(session, reader, event) for event in since.own[-DONE:]]
    seen = f"-# {reader.say('panel-as-of', when=ago(services.clock.now()))}"
    return "\n".join([f"### {reader.say('panel-done')}", *done, wording.needed(session, reader), seen])


def doubt(reader: Reader, tag: ids.Tag, again: str, page: int) -> list[tuple[Button, ...]]:
    """The answers once more; and the way back from the warning alone, which takes back nothing."""
    sure = Button(tag.id(verbs.Anyway(again)), reader.say("panel-anyway"), "danger")
    return [(sure, Button(tag.id(verbs.TurnPage(page)), reader.say("panel-back")))]


def below(session: Session, reader: Reader, tag: ids.Tag, *, back: bool, details: bool) -> list[Button]:
    """The way back, and what more there is to know about the question."""
    found = [Button(tag.id(verbs.Back()), reader.say("panel-back"))] if back else []
    if details:
        found.append(Button(tag.id(verbs.Details()), reader.say("panel-details")))
    if reader.orders and orders.can_stand(session.match, tag.seat or 0):
        found.append(Button(tag.id(verbs.Always()), reader.say("panel-always")))
    if session.position.barred(tag.seat or 0):
        found.append(Button(tag.id(verbs.WhyNot()), reader.say("panel-whynot")))
    return found


def details(reader: Reader, prompt: Prompt, words: Captions) -> Message:
    """What each choice would bring, at length."""
    return Message("\n".join(wording.outcomes(reader, prompt, words)) or reader.say("panel-no-details"))


def looks(session: Session, reader: Reader) -> Menu:
    """Everything there is to look at, large."""
    found = [scene for scene in scenes(session.position.view(reader.seat)) if scene.kind not in ("panel", "card")]
    shown = [Choice(f"{scene.kind}.{scene.id}", clip(scene_name(session, reader, scene), 100)) for scene in found]
    return Menu(ids.Tag(session.row.id).id(verbs.Look()), reader.say("panel-look"), 1, 1, tuple(shown[:LOOKS]))


def scene_name(session: Session, reader: Reader, scene: Scene) -> str:
    if title := title_of(session.position.view(reader.seat), scene):
        return reader.word(title)
    if isinstance(scene.id, str):
        return reader.say("scene-zoom", id=scene.id.upper())
    if scene.kind == "seat":
        return reader.say("scene-seat", player=names(session, reader)[scene.id])
    return reader.say(f"scene-{scene.kind}")
