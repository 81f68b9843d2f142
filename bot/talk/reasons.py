"""The reasons of a hint in words: terms of the game's judgement in the game's, with the points that part two ideas.
What is told comes to the lead between them, or a last line says what the rest of it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import text

if TYPE_CHECKING:
    from bot.table.session import Session
    from engine import Idea, Reason, Text

    from .reader import Reader

MOST = 3  # reasons
FEW = 2  # reasons, if there are as many
FELT = 0.5  # of a point: what is less is told only where there is nothing else
DEAR = 2.5  # points: what costs so much is told, whatever the next idea costs
PART = 0.2  # of what an idea brings: if the next one brings or costs more than that, it is said
LOOSE, SMALL = 2.5, 1.5  # points by which reasons may miss the lead, and a lead that is more than they come to
MAINLY = 0.75  # of what is left of it
OFTEN = 0.2  # of all deals: so much more often it is won


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


def against(game: str, found: Idea) -> list[Text]:
    """Of an idea that is not the best: the most that speaks for it and against it, so that one sees what outweighs."""
    felt = [reason for reason in found.reasons if min(abs(reason.points), abs(reason.ahead)) >= FELT]
    gains = [reason for reason in felt if apart(reason) >= FELT and gain(reason)]
    gains.sort(key=lambda reason: -min(apart(reason), reason.ahead))
    lacks = [reason for reason in felt if reason.ahead < 0 and less(reason)]
    chosen = [*gains[:1], *lacks[:1]]
    told, left = [weighed(game, reason, "best") for reason in chosen], found.ahead - sum(map(apart, chosen))
    if abs(left) < (LOOSE if told else FELT):
        return told
    if abs(found.ahead) < found.chance:
        return [*told, text("hint-level")] if told else []
    return [*told, text("hint-more" if left > 0 else "hint-less", whence=whence(left, found.later))]


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
    """What reasons leave of a lead. `alone`: none of them speaks for the idea."""
    left, now = found.ahead - sum(told), abs(sum(told))
    if abs(left) < (FELT if alone or not told else SMALL if abs(left) > now else LOOSE):
        return []
    if abs(found.ahead) < found.chance:
        return [reader.say("hint-apart")] if told else []
    way, source = "up" if left > 0 else "down", whence(left, found.later)
    then = found.then if source != "other" and found.then and (found.then.ahead > 0) is (left > 0) else None
    rest = text("hint-rest", way=way, points=whole(left), whence=source)
    if then is None:
        return [reader.word(text("hint-stop", rest=rest))]
    return [reader.word(text("hint-then", rest=rest, other=int(then.lacks), reason=why(game, then, later=True)))]


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
    if reason.used and reason.theirs < 0:
        return text("hint-used", reason=told, other=other, points=whole(reason.theirs))
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


def whole(points: float) -> int:
    """Halves count upwards."""
    return int(abs(points) + 0.5)
