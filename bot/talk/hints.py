"""`/hint`: what a strong bot would do here, why, and how much better that is than its next ideas. Private.

The reasons are terms of the game's judgement, in the game's words.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.crew import crew
from bot.crew.desk import Closed
from bot.crew.worker import Failed, Lost
from bot.speech import known
from bot.table.bots import FACES
from bot.table.hints import LEVEL, hints
from bot.table.part import Answered
from engine import Picked, Place, Refused, text

from . import wording
from .answering import seated
from .interaction import Interaction, acknowledge, services, show
from .message import Message, plain
from .place import table
from .reasons import FELT, against, gain, gained, reasons, whole
from .refusals import Refusal, Stands
from .typed import spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.table.session import Session
    from engine import Answer, Idea, Match, Text

    from .reader import Reader

ARROW = " → "
FAR = 50  # points: that is a victory given away, and no number tells it
ODDS = 10.0  # points that show only when the match is run on: so much is a victory that becomes likelier


async def hint(interaction: Interaction) -> None:
    await acknowledge(interaction, new=True)
    session, reader = await table(interaction)
    if reader.seat is None and session.kept_for(interaction.user.id) is not None:
        raise Refusal(text("refused-seat-kept"))
    await give(interaction, session, seated(reader))


async def give(interaction: Interaction, session: Session, reader: Reader) -> None:
    seat, given = reader.seat or 0, services(interaction)
    count = session.match.count(seat)
    try:
        found = await hints(given.adviser, session, seat)
    except (Lost, Failed, Closed, crew.Refused) as error:
        raise Stands("fault-hint") from error
    if (await given.sessions.get(session.row.id)).match.count(seat) != count:
        raise Refusal(text("refused-hint-late"))
    await show(interaction, told(session, reader, found))


def told(session: Session, reader: Reader, found: Sequence[Idea]) -> Message:
    best, *others = found
    near = [each for each in others if each.wins or not best.wins]
    if not others:  # what it costs or keeps tells nothing where nothing else is weighed
        best = replace(best, reasons=tuple([each for each in best.reasons if gain(each) and not each.keeps]))
    parts, rest = reasons(session, reader, best, others[0]) if others else (gained(session, reader, best), [])
    lines = [
        f"### {reader.say('hint-title', face=FACES[LEVEL])}", f"**{idea(session, reader, best)}**",
        *[f"- {each}" for each in parts], *[f"-# {each}" for each in rest],
        *[f"-# {after(session, reader, each)}" for each in near],
    ]
    if any(ODDS <= each.behind < FAR and each.later <= -ODDS for each in near):
        lines.append(f"-# {reader.say('hint-odds')}")
    if not others:
        prompt = session.match.prompt(reader.seat or 0)
        forced = prompt is not None and prompt.only() is not None
        lines.append(f"-# {reader.say('hint-forced' if forced else 'hint-only')}")
    if tempting := session.match.tempting(reader.seat or 0, best.answers):
        lines.append(f"-# {reader.word(tempting)}")
    if known(f"{session.row.game}-reason-note") and telling([best, *near]):
        lines.append(f"-# {reader.say(f'{session.row.game}-reason-note')}")
    return Message("\n".join(lines))


def telling(found: Sequence[Idea]) -> bool:
    """Whether there is a number of which it must be said what it counts."""
    told = [idea for idea in found if not idea.wins]
    points = [reason.points for idea in told for reason in idea.reasons]
    return max(map(abs, [*points, *[idea.behind for idea in told]]), default=0.0) >= FELT


def after(session: Session, reader: Reader, found: Idea) -> str:
    told = [text("hint-wins")] if found.wins else against(session.row.game, found)
    return reader.say(
        "hint-next", idea=idea(session, reader, found), behind=behind(found), count=len(told), reasons=tuple(told)
    )


def idea(session: Session, reader: Reader, found: Idea) -> str:
    """Its answers are tried where nothing hidden is true."""
    twin = session.match.redealt(reader.seat or 0, "")
    return steps(session, reader, twin, found.answers, more=found.goes_on)


def steps(session: Session, reader: Reader, twin: Match, answers: Sequence[Answer], *, more: bool = False) -> str:
    """Answers one after the other, as the panel calls them; a game may tell two of them as one step. Changes the match
    in which they are given. `more`: there will be something to choose after them.
    """
    seat, told = reader.seat or 0, list[str]()
    for answer in answers:
        told.append(named(session, reader, twin, answer, first=not any(told)))
        try:
            twin.play(seat, answer)
        except Refused:
            break
    return reader.say("hint-idea", steps=plain(ARROW.join(filter(None, [*told, "…" if more else ""]))))


def named(session: Session, reader: Reader, match: Match, answer: Answer, *, first: bool) -> str:
    """A game may have words of its own for a step, where what is chosen does not say what is done with it. Else a card
    that asks is named with what it was told, and the piece whose place is the first that is asked for.
    """
    prompt = match.prompt(reader.seat or 0)
    if prompt is None:
        return ""
    label = partial(wording.label, session, reader)
    what = spoken(Answered(prompt, answer), label) or reader.say("panel-nothing")
    step, about = f"{session.row.game}-step-{prompt.ask}", getattr(prompt, "about", None)
    if not known(step):
        if isinstance(prompt, Place) and first:
            return f"{label(prompt.piece)}{ARROW}{what}"
        if about is None or about.kind != "card" or not prompt.allows(answer):  # an anytime action answers nothing
            return what
        return reader.say("hint-about", about=label(about), what=what)
    kind = answer.options[0].kind if isinstance(answer, Picked) and answer.options else ""
    return reader.say(step, what=what, kind=kind, about=about.word or label(about) if about else "", first=int(first))


def behind(found: Idea) -> Text:
    """On more deals than those that it was found on, it may turn out to be better than the best."""
    if found.ahead > found.chance and whole(found.ahead):
        return text("hint-better", points=whole(found.ahead))
    return text("hint-behind", points=whole(found.behind), far=int(found.behind >= FAR))
