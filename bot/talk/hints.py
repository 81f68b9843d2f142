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
PART = 0.2  # of what an idea brings: if the next one brings or costs more than that, it is said
LOOSE, SMALL = 2.5, 1.5  # points by which reasons may miss the lead, and a lead that is more than they come to
OFTEN = 0.2  # of all deals: so much more often it is won
MAINLY = 0.75  # of what is left of it
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
    """An idea that falls behind: with the most that speaks for it and against it, so that one sees what outweighs."""
    game = session.row.game
    if found.wins:
        told: list[Text] = [text("hint-wins")]
    else:
        felt = [reason for reason in found.reasons if min(abs(reason.points), abs(reason.ahead)) >= FELT]
        gains = [reason for reason in felt if apart(reason) >= FELT and gain(reason)]
        gains.sort(key=lambda reason: -min(apart(reason), reason.ahead))
        lacks = [reason for reason in felt if reason.ahead < 0 and less(reason)]
        chosen = [*gains[:1], *lacks[:1]]
        told, left = [weighed(game, reason, "best") for reason in chosen], found.ahead - sum(map(apart, chosen))
        if abs(left) >= max(LOOSE if told else FELT, found.chance):
            told.append(text("hint-more" if left > 0 else "hint-less", whence=whence(left, found.later)))
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


def reasons(session: Session, reader: Reader, found: Idea, other: Idea) -> tuple[list[str], list[str]]:
    """What parts it most from the next one: in what it is ahead, and in what it costs more or lacks, so that nobody
    takes it for better than it is. What it brings most comes first, if the next one brings that as well. Then what the
    rest of its lead is, if these do not come to it.
    """
    if found.wins:
        return [reader.say("hint-wins")], []
    game, felt = session.row.game, [reason for reason in found.reasons if abs(reason.points) >= FELT]
    gains = [reason for reason in felt if min(reason.ahead, apart(reason)) >= FELT and gain(reason)]
    costs = [reason for reason in felt if reason not in gains and costly(reason)]
    both = [reason for reason in felt if gain(reason) and not reason.keeps and reason not in (*gains, *costs)]
    both.sort(key=lambda reason: -reason.points)
    first = [each for each in both[:1] if each.points > max([reason.points for reason in gains], default=0.0)]
    parts = sorted([*gains, *costs], key=lambda reason: -abs(apart(reason)))
    chosen = parts[: MOST - len(first)]
    if gains and not first and not any(reason in gains for reason in chosen):
        chosen[-1] = max(gains, key=apart)
    told = [*first, *[each for each in chosen if each in gains], *[each for each in chosen if each in costs]]
    told += [each for each in both if each not in first][: max(0, FEW - len(told))]
    lines, sums = [reader.word(weighed(game, reason, "next")) for reason in told], [apart(reason) for reason in told]
    rest = ends(reader, found, other) or remainder(reader, game, found, sums, alone=not {*gains}.intersection(told))
    return (lines, rest) if lines else (rest or [reader.say("hint-even")], [])


def apart(reason: Reason) -> float:
    """By how many points the idea is ahead by this, as it is told."""
    if reason.keeps or reason.lacks:
        return reason.points if reason.keeps else -reason.points
    return reason.points - (reason.theirs if much(reason, reason.theirs) else reason.hope if hopeful(reason) else 0.0)


def much(reason: Reason, part: float) -> bool:
    """Whether so much of it is told as well."""
    return not reason.keeps and whole(part) > 0 and abs(part) >= PART * abs(reason.points)


def hopeful(reason: Reason) -> bool:
    return not much(reason, reason.theirs) and much(reason, reason.hope)


def ends(reader: Reader, found: Idea, other: Idea) -> list[str]:
    """Where the match is run on to its end: how often it is won, if that parts the ideas."""
    if not found.deals or (other.deals and abs(found.won - other.won) < OFTEN * found.deals):
        return []
    return [reader.say("hint-won", won=found.won, deals=found.deals, known=int(bool(other.deals)), other=other.won)]


def remainder(reader: Reader, game: str, found: Idea, told: list[float], *, alone: bool) -> list[str]:
    """What reasons leave of a lead, if it is more than chance. `alone`: none of them speaks for the idea."""
    left, now = found.ahead - sum(told), abs(sum(told))
    little = FELT if alone or not told else SMALL if abs(left) > now else LOOSE
    if abs(left) < max(little, found.chance):
        return []
    way, source = "up" if left > 0 else "down", whence(left, found.later)
    then = found.then if source != "other" and found.then and (found.then.ahead > 0) is (left > 0) else None
    rest = text("hint-rest", way=way, points=whole(left), whence=source)
    if then is None:
        return [reader.word(text("hint-stop", rest=rest))]
    return [reader.word(text("hint-then", rest=rest, reason=why(game, then, later=True)))]


def whence(left: float, later: float) -> str:
    """Where most of what the reasons leave of a lead comes from."""
    part = later / left
    return "later" if part >= MAINLY else "other" if part <= 1 - MAINLY else "both"


def gained(session: Session, reader: Reader, found: Idea) -> list[str]:
    """Where nothing else was weighed."""
    if found.wins:
        return [reader.say("hint-wins")]
    felt = [reason for reason in found.reasons if reason.points >= FELT]
    return [reader.word(said(session.row.game, reason)) for reason in felt[:MOST]]


def gain(reason: Reason) -> bool:
    return reason.points > 0 and not reason.lacks


def costly(reason: Reason) -> bool:
    """Whether the other idea is ahead by it, or it is a cost to know of anyway."""
    return max(reason.ahead, apart(reason)) <= -FELT or -reason.points >= DEAR


def less(reason: Reason) -> bool:
    """Whether it brings less of it, as it is told, than the idea that it is weighed against."""
    return not gain(reason) or whole(reason.theirs) > whole(reason.points)


def weighed(game: str, reason: Reason, other: str) -> Text:
    """With what the other idea, the best or the next one, brings of it, or costs or hopes for, where that is much; or
    what only that one brings.
    """
    if reason.lacks:
        return text("hint-lacks", reason=why(game, reason), other=other, perhaps=int(reason.perhaps))
    told = said(game, reason)
    if hopeful(reason):
        return text("hint-hope", reason=told, other=other, points=whole(reason.hope))
    if not much(reason, reason.theirs):
        return told
    if (reason.theirs > 0) is (reason.points > 0) and whole(reason.theirs) == whole(reason.points):
        return text("hint-same", reason=told, other=other)
    return text("hint-beside", reason=told, other=other, worth=worth(reason.theirs))


def said(game: str, reason: Reason) -> Text:
    told = why(game, reason)
    if reason.keeps and whole(reason.points):
        told = text("hint-kept", reason=told, points=whole(reason.points))
    return perhaps(reason, told)


def perhaps(reason: Reason, told: Text) -> Text:
    return text("hint-perhaps", reason=told) if reason.perhaps else told


def why(game: str, reason: Reason, *, later: bool = False) -> Text:
    """The way is that of what is counted: more of it may be worth less. `later`: it comes in turns to come."""
    way = "keeps" if reason.keeps else "up" if (reason.count or reason.points) > 0 else "down"
    count, have = max(1, round(abs(reason.count))), max(1, round(abs(reason.have)))
    term, points = f"{game}-reason-{reason.term}", worth(reason.points)
    return text(term, way=way, worth=points, count=count, have=have, later=int(later))


def worth(points: float) -> Text:
    return text("hint-worth", way="up" if points > 0 else "down", points=whole(points))


def behind(found: Idea) -> Text:
    return text("hint-behind", points=whole(found.behind), far=int(found.behind >= FAR))


def whole(points: float) -> int:
    """Halves count upwards."""
    return int(abs(points) + 0.5)
