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
from .refusals import Refusal, Stands
from .typed import spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.table.session import Session
    from engine import Answer, Idea, Match, Reason, Text

    from .reader import Reader

MOST = 3  # reasons
ARROW = " → "
FELT = 0.5  # of a point: what is less is told only where there is nothing else
FAR = 50  # points: that is a victory given away, and no number tells it
FEW = 2  # reasons, if there are as many
DEAR = 2.5  # points: what costs so much is told, whatever the next idea costs
MUCH = 0.5  # of what an idea brings: if the next one brings more of it, that is said
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
    lines = [
        f"### {reader.say('hint-title', face=FACES[LEVEL])}", f"**{idea(session, reader, best)}**",
        *[f"- {each}" for each in (reasons if others else gained)(session, reader, best)],
        *[f"-# {after(session, reader, each)}" for each in near],
    ]
    if not others:
        prompt = session.match.prompt(reader.seat or 0)
        forced = prompt is not None and prompt.only() is not None
        lines.append(f"-# {reader.say('hint-forced' if forced else 'hint-only')}")
    if tempting := session.match.tempting(reader.seat or 0, best.answers):
        lines.append(f"-# {reader.word(tempting)}")
    if any(ODDS <= each.behind < FAR and each.later <= -ODDS for each in near):
        lines.append(f"-# {reader.say('hint-odds')}")
    if known(f"{session.row.game}-reason-note") and telling([best, *near]):
        lines.append(f"-# {reader.say(f'{session.row.game}-reason-note')}")
    return Message("\n".join(lines))


def telling(found: Sequence[Idea]) -> bool:
    """Whether there is a number of which it must be said what it counts."""
    told = [idea for idea in found if not idea.wins]
    points = [reason.points for idea in told for reason in idea.reasons]
    return max(map(abs, [*points, *[idea.behind for idea in told]]), default=0.0) >= FELT


def after(session: Session, reader: Reader, found: Idea) -> str:
    """An idea that falls behind: with the most that speaks for it and against it, so that one sees what outweighs."""
    game = session.row.game
    if found.wins:
        told: list[Text] = [text("hint-wins")]
    else:
        felt = [reason for reason in found.reasons if min(abs(reason.points), abs(reason.ahead)) >= FELT]
        gains = [reason for reason in felt if reason.ahead > 0 and gain(reason)]
        lacks = [reason for reason in felt if reason.ahead < 0 and less(reason)]
        told = [said(game, reason) for reason in gains[:1]] + [short(game, reason) for reason in lacks[:1]]
        if abs(found.later) >= max(1.0, found.behind / 2):
            told.append(text("hint-more" if found.later > 0 else "hint-less"))
    return reader.say(
        "hint-next", idea=idea(session, reader, found), behind=behind(found), count=len(told), reasons=tuple(told)
    )


def idea(session: Session, reader: Reader, found: Idea) -> str:
    """Its answers are tried where nothing hidden is true."""
    return steps(session, reader, session.match.redealt(reader.seat or 0, ""), found.answers)


def steps(session: Session, reader: Reader, twin: Match, answers: Sequence[Answer]) -> str:
    """Answers one after the other, as the panel calls them; a game may tell two of them as one step. Changes the match
    in which they are given.
    """
    seat, told = reader.seat or 0, list[str]()
    for answer in answers:
        told.append(named(session, reader, twin, answer, first=not any(told)))
        try:
            twin.play(seat, answer)
        except Refused:
            break
    return reader.say("hint-idea", steps=plain(ARROW.join(filter(None, told))))


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


def reasons(session: Session, reader: Reader, found: Idea) -> list[str]:
    """In what it is ahead, the most first; what shows only later, where the rest does not come to its lead; and what
    costs or lacks most, so that nobody takes it for better than it is. What the next idea brings as well is the first
    where it is the most, and the last where there is little else.
    """
    if found.wins:
        return [reader.say("hint-wins")]
    game, felt = session.row.game, [reason for reason in found.reasons if abs(reason.points) >= FELT]
    gains = [reason for reason in felt if reason.ahead >= FELT and gain(reason)]
    costs = sorted([reason for reason in felt if not gain(reason) and decides(reason)], key=lambda reason: reason.ahead)
    others = [reason for reason in felt if gain(reason) and reason not in gains and not reason.keeps]
    others.sort(key=lambda reason: -reason.points)
    ends = [reader.word(lacked(game, reason)) for reason in costs[:1]]
    now = sum([each.ahead for each in (*gains[: MOST - len(ends)], *costs[:1])])
    if whole(found.later) and (found.ahead - now) * found.later > 0 and whole(found.ahead - now):
        ends.insert(0, later(reader, found))
    first, room = list[str](), MOST - len(ends)
    if others and (room > 1 or not gains) and others[0].points > max([reason.points for reason in gains], default=0.0):
        first.append(reader.word(shared(game, others.pop(0))))
    first += [reader.word(shared(game, reason)) for reason in gains[: room - len(first)]]
    first += [reader.word(shared(game, reason)) for reason in others[: max(0, FEW - len(first) - len(ends))]]
    if not first and found.later <= 0:
        first.append(reader.say("hint-even", ahead=whole(found.ahead)))
    return [*first, *ends]


def gained(session: Session, reader: Reader, found: Idea) -> list[str]:
    """Where nothing else was weighed."""
    if found.wins:
        return [reader.say("hint-wins")]
    felt = [reason for reason in found.reasons if reason.points >= FELT]
    return [reader.word(said(session.row.game, reason)) for reason in felt[:MOST]]


def gain(reason: Reason) -> bool:
    return reason.points > 0 and not reason.lacks


def decides(reason: Reason) -> bool:
    """Whether a cost tells the ideas apart, or is one to know of anyway."""
    return reason.ahead <= -FELT or -reason.points >= DEAR


def less(reason: Reason) -> bool:
    """Whether it brings less of it, as it is told, than the idea that it is weighed against."""
    return not gain(reason) or whole(reason.theirs) > whole(reason.points)


def short(game: str, reason: Reason) -> Text:
    """An idea that costs something, or brings less than the best one does, or nothing of what that one brings."""
    if reason.lacks:
        return perhaps(reason, text("hint-only-best", reason=why(game, reason)))
    return said(game, reason) if reason.points < 0 else perhaps(reason, text("hint-just", reason=why(game, reason)))


def shared(game: str, reason: Reason) -> Text:
    """Of the best idea, with what the next one brings of it, or costs, where that is much of it."""
    part = 0.0 if reason.keeps else reason.theirs / reason.points
    if part <= MUCH:
        return said(game, reason)
    apart = whole(reason.theirs) - whole(reason.points)
    return text("hint-shared", reason=said(game, reason), more="more" if apart > 0 else "same" if not apart else "most")


def said(game: str, reason: Reason) -> Text:
    return perhaps(reason, why(game, reason))


def perhaps(reason: Reason, told: Text) -> Text:
    return text("hint-perhaps", reason=told) if reason.perhaps else told


def lacked(game: str, reason: Reason) -> Text:
    """Of the best idea: what only the next one brings, or what it costs."""
    if reason.lacks:
        return perhaps(reason, text("hint-only-next", reason=why(game, reason)))
    return shared(game, reason)


def later(reader: Reader, found: Idea) -> str:
    way = "up" if found.later > 0 else "down" if whole(found.ahead) else "even"
    return reader.say("hint-later", way=way, ahead=whole(found.later))


def why(game: str, reason: Reason) -> Text:
    """The way is that of what is counted: more of it may be worth less."""
    way = "keeps" if reason.keeps else "up" if (reason.count or reason.points) > 0 else "down"
    count, have = max(1, round(abs(reason.count))), max(1, round(abs(reason.have)))
    return text(f"{game}-reason-{reason.term}", way=way, worth=worth(reason.points), count=count, have=have)


def worth(points: float) -> Text:
    return text("hint-worth", way="up" if points > 0 else "down", points=whole(points))


def behind(found: Idea) -> Text:
    return text("hint-behind", points=whole(found.behind), far=int(found.behind >= FAR))


def whole(points: float) -> int:
    """Halves count upwards."""
    return int(abs(points) + 0.5)
