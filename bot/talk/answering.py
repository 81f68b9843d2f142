"""What is answered, marked or taken back in the panel: a press or a form becomes answers, and they are handed to the
session. Knows no rules.
"""

from __future__ import annotations

from contextlib import nullcontext, suppress
from typing import TYPE_CHECKING, NoReturn, assert_never

from bot.speech import named
from bot.table.rewind import NeedsConsent, NothingToUndo
from engine import CHANGE, NONE, NOTHING, Option, Pick, Picked, Prompt, Share, StaleVersion, answer, choices, text

from . import answers, ids, orders, verbs, wording
from .forms import form, written
from .interaction import Interaction, acknowledge, services
from .marks import Marks, chosen, digits, filled, limits, marks, pressed, unmarked
from .names import names_in_text
from .panel import panel
from .panels import Sight, panels
from .refusals import Refusal, reason, standing
from .typed import barring, read

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.services import Services
    from bot.table.session import Session
    from engine import Answer, Text

    from .reader import Reader

MOMENT = 0.4  # seconds


def seated(reader: Reader) -> Reader:
    if reader.seat is None:
        raise Refusal(text("refused-not-seated"))
    return reader


def mine(reader: Reader, press: ids.Press) -> Reader:
    """Buttons act only for their owner."""
    if seated(reader).seat != press.seat:
        raise Refusal(text("refused-not-yours"))
    return reader


async def show_panel(
    interaction: Interaction, match_id: int, reader: Reader, *, page: int = 0, note: str = "", again: str = "",
    moved: bool = False,
) -> None:
    """As things are now: of two panels that are asked for in haste the second is shown last, and knows of both."""
    given = services(interaction)
    async with given.sessions.panel(match_id, reader.seat or 0):
        session, seat = await given.sessions.get(match_id), reader.seat or 0
        sight = Sight.of(session, seat)
        shown = await panel(given, session, reader, page=page, note=note, again=again)
        await panels(interaction).show(interaction, match_id, seat, shown, sight, fresh=moved)


async def show_outcome(
    interaction: Interaction, match_id: int, reader: Reader, refused: str = "", *, note: str = ""
) -> None:
    """The panel after a move, which stands even if it cannot be shown; or why there was none."""
    with nullcontext() if refused else standing("fault-move"):
        if not refused:
            await bots(services(interaction), match_id)
        await show_panel(interaction, match_id, reader, note=refused or note, moved=not refused)


async def bots(given: Services, match_id: int) -> None:
    """A moment for bots to do what they are asked: most need no longer, and the panel need not be shown twice."""
    with suppress(TimeoutError):
        async with given.clock.timeout(MOMENT):
            await given.sessions.pending.over(match_id)


async def back(interaction: Interaction, session: Session, reader: Reader, press: ids.Press) -> None:
    """One step, or to a sealed choice that is not free to take back but may be made anew."""
    sessions, seat, note = services(interaction).sessions, reader.seat or 0, ""
    count = -1 if press.count is None else press.count
    try:
        try:
            await sessions.undo(session.row.id, seat, count=count)
        except (NeedsConsent, NothingToUndo):
            if CHANGE not in (await sessions.get(session.row.id)).match.asides(seat):
                raise
            await sessions.play(session.row.id, seat, [Picked((CHANGE,))], count=count)
    except NeedsConsent as error:
        alone = not session.people - {seat}
        note = warning(reader, text("refused-consent-alone") if alone else reason(error))
    except Exception as error:  # noqa: BLE001 - every error has its sentence, and what is unforeseen is logged there
        note = warning(reader, reason(error))
    await show_outcome(interaction, session.row.id, reader, note)


def warning(reader: Reader, said: Text) -> str:
    return f"⚠️ {reader.word(said)}"


async def mark(
    interaction: Interaction, reader: Reader, press: ids.Press, act: verbs.Toggle | verbs.StartOver
) -> None:
    """Nothing is answered before as much is marked as there may be, for then nothing could be added. What was marked
    before is remembered, so that no press in haste is lost; after a restart it stands in the button.
    """
    seat, note = reader.seat or 0, ""
    session = await services(interaction).sessions.get(press.match)
    prompt = session.match.prompt(seat)
    if press.count != session.match.count(seat):
        note = warning(reader, text("refused-stale"))
    elif isinstance(prompt, (Pick, Share)):
        now = marked(prompt, session.marks(seat), act)
        session.mark(seat, now)
        if sum(now) == prompt.most > 1:
            await answered(interaction, session, reader, press, verbs.Done(digits(now, limits(prompt))))
            return
    await show_panel(interaction, press.match, reader, note=note)


def marked(prompt: Pick | Share, before: Marks | None, act: verbs.Toggle | verbs.StartOver) -> Marks:
    match act:
        case verbs.StartOver():
            return unmarked(prompt)
        case verbs.Toggle(picked, place):
            known = before is not None and 0 <= place < len(prompt.options)
            return pressed(prompt, before or (), place) if known else marks(picked, limits(prompt))
        case _:
            assert_never(act)


async def write(interaction: Interaction, session: Session, reader: Reader, press: ids.Press) -> None:
    prompt = session.match.prompt(reader.seat or 0)
    if prompt is None or press.count != session.match.count(reader.seat or 0):
        await acknowledge(interaction)
        await show_panel(interaction, session.row.id, reader, note=warning(reader, text("refused-stale")))
        return
    await interaction.response.send_modal(form(session, reader, prompt))


async def answered(
    interaction: Interaction, session: Session, reader: Reader, press: ids.Press, act: verbs.Answering
) -> None:
    """A stale press shows the question as it is now; any other refusal says why above the same question, and so does
    what would throw something away, until it is pressed once more.
    """
    sessions, seat, note, done = services(interaction).sessions, reader.seat or 0, "", ""
    try:
        given = answers_of(session, reader, press, act)
        if given is None:
            note = warning(reader, text("panel-marked"))
        elif isinstance(act, verbs.Anyway) or not await doubted(interaction, session, reader, given, page_of(act)):
            if isinstance(act, verbs.ChooseAlways):
                done = orders.confirmed(session, reader, act.key)
            await sessions.play(session.row.id, seat, given, count=press.count, always=bool(done))
        else:
            return
    except Exception as error:  # noqa: BLE001 - every error has its sentence, and what is unforeseen is logged there
        note = warning(reader, reason(error))
    await show_outcome(interaction, session.row.id, reader, note, note=done)


async def doubted(
    interaction: Interaction, session: Session, reader: Reader, given: tuple[Answer, ...], page: int = 0,
    vain: Text | None = None,
) -> bool:
    """Whether the answers throw something away, or leave out what was written with them (`vain`): then the panel asks
    for them once more, and nothing is played.

    Who does not want to be asked is not.
    """
    seat = reader.seat or 0
    wasted = answers.wasted(session.match, seat, given)
    found = [each for each in (vain, wasted) if each is not None]
    again = answers.word(session.match, seat, given) if found and given else None
    if again is None or not (await services(interaction).store.user(interaction.user.id)).careful:
        return False
    note = "\n".join([warning(reader, named(each, names_in_text(session, reader))) for each in found])
    await show_panel(interaction, session.row.id, reader, page=page, note=note, again=again)
    return True


def page_of(act: verbs.Answering) -> int:
    return act.page if isinstance(act, (verbs.ChooseFrom, verbs.BesidesFrom)) else 0


def answers_of(
    session: Session, reader: Reader, press: ids.Press, act: verbs.Answering
) -> tuple[Answer, ...] | None:
    """What the press means; None where something else is marked by now than the button knew."""
    seat = reader.seat or 0
    if press.count != session.match.count(seat):
        raise StaleVersion("the button is older than the question")
    if isinstance(act, (verbs.Besides, verbs.BesidesFrom)):
        keys = (act.key,) if isinstance(act, verbs.Besides) else press.values
        return (Picked(options(session, reader, session.match.asides(seat), keys)),)
    if isinstance(act, (verbs.Anyway, verbs.AtOnce)):
        return answers.meant(session.match, seat, act.answers) or illegal()
    prompt = session.match.prompt(seat)
    if prompt is None:
        raise StaleVersion("nothing is asked")
    if isinstance(act, (verbs.Done, verbs.Fill)):
        return from_marks(prompt, session.marks(seat), act)
    return (answer_of(session, reader, prompt, act, press.values),)


def answer_of(
    session: Session, reader: Reader, prompt: Prompt,
    act: verbs.Nothing | verbs.Form | verbs.Choose | verbs.ChooseFrom | verbs.ChooseAlways, values: tuple[str, ...],
) -> Answer:
    match act:
        case verbs.Nothing():
            return NONE if isinstance(prompt, Share) else NOTHING
        case verbs.Form():
            return form_read(session, reader, prompt, values)
        case verbs.Choose(key) | verbs.ChooseAlways(key):
            return answer(prompt, options(session, reader, choices(prompt), (key,))) or illegal()
        case verbs.ChooseFrom():
            return answer(prompt, options(session, reader, choices(prompt), values)) or illegal()
        case _:
            assert_never(act)


def from_marks(prompt: Prompt, now: Marks | None, act: verbs.Done | verbs.Fill) -> tuple[Answer, ...] | None:
    """What is marked, where the button knows it; or that and as much more as fits."""
    if not isinstance(prompt, Share if isinstance(act, verbs.Fill) else (Pick, Share)):
        illegal()
    known = marks(act.picked, limits(prompt))
    if now is not None and now != known:
        return None
    if isinstance(act, verbs.Fill) and isinstance(prompt, Share):
        known = filled(prompt, known)
    return (answer(prompt, chosen(prompt, known)) or illegal(),)


def form_read(session: Session, reader: Reader, prompt: Prompt, values: tuple[str, ...]) -> Answer:
    return read(
        prompt, written(prompt, values), wording.labels(session, reader), session.match.game.meta,
        lambda: session.position.barred(reader.seat or 0),
    )


def illegal() -> NoReturn:
    raise Refusal(text("refused-illegal"))


def options(session: Session, reader: Reader, known: Sequence[Option], keys: tuple[str, ...]) -> tuple[Option, ...]:
    """Those named; a name that is not offered is no answer, for a reason if the game has one."""
    found = {option.key: option for option in known}
    if missing := [key for key in keys if key not in found]:
        barred = session.position.barred(reader.seat or 0)
        why = barring(barred, lambda option: option.key in missing, wording.labels(session, reader))
        raise Refusal(named(why, names_in_text(session, reader)) if why else text("refused-illegal"))
    return tuple([found[key] for key in keys])
