"""Standing orders as their owner sees them: given from a question, listed by `/orders`, each with a menu to answer
otherwise or to revoke it. Private: nobody else knows of an order until it acts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.speech import clip, named
from bot.table.orders import NoOrder, answer_of, condition, held, options_of
from bot.table.revision import revise
from engine import Pick, Picked, choices, text

from . import ids, verbs, wording
from .controls import CHOICE, LABEL, PLACEHOLDER, Button, Choice, Menu, rows
from .interaction import Interaction, acknowledge, services, show
from .message import Message, plain
from .names import names
from .place import table
from .refusals import Refusal, standing

if TYPE_CHECKING:
    from bot.store import OrderRow
    from bot.table.session import Session
    from engine import Match

    from .controls import Row
    from .reader import Reader

PAGE = 5  # orders of a message, with a menu each
NO_LONGER = "-"


def can_stand(match: Match, seat: int) -> bool:
    """Whether what the seat is asked can be answered once for all."""
    prompt = match.prompt(seat)
    return isinstance(prompt, Pick) and prompt.most == 1 and match.standing(seat) is not None


def offered(session: Session, reader: Reader) -> Message:
    """The same answers as in the panel; whichever is pressed is an order too."""
    match, seat = session.match, reader.seat or 0
    prompt, terms = match.prompt(seat), match.standing(seat)
    if not isinstance(prompt, Pick) or terms is None:
        raise Refusal(text("always-cannot"))
    tag, when = ids.Tag(session.row.id, seat, match.count(seat)), named(terms.when, names(session, reader))
    buttons = [
        Button(tag.id(verbs.ChooseAlways(option.key)), clip(reader.say("always-choice", answer=name), LABEL))
        for option in prompt.options for name in [wording.name(session, reader, option)]
    ]  # fmt: skip
    return Message(f"### {reader.say('always-title')}\n{reader.say('always-how', when=when)}", rows=rows(buttons))


def confirmed(session: Session, reader: Reader, key: str) -> str:
    """What an order given now will do, and where it can be changed."""
    seat = reader.seat or 0
    prompt, terms = session.match.prompt(seat), session.match.standing(seat)
    found = [option for option in choices(prompt) if option.key == key] if prompt else []
    if terms is None or not found:
        raise Refusal(text("always-cannot"))
    when = reader.word(named(terms.when, names(session, reader)))
    return reader.say("always-given", when=when, answer=plain(wording.label(session, reader, found[0])))


async def orders(interaction: Interaction) -> None:
    await acknowledge(interaction, new=True)
    session, reader = await table(interaction)
    await show(interaction, listed(session, reader))


def listed(session: Session, reader: Reader, page: int = 0) -> Message:
    if reader.seat is None:
        raise Refusal(text("refused-not-seated"))
    mine = held(session, reader.seat)
    if not mine:
        return Message(reader.say("orders-none"))
    pages = -(-len(mine) // PAGE)
    page = min(page, pages - 1)
    shown = mine[page * PAGE : (page + 1) * PAGE]
    title = reader.say("orders-title", page=page + 1, pages=pages)
    lines = [f"### {title}", *[f"- {told(session, reader, order)}" for order in shown]]
    lines.append(f"-# {reader.say('orders-how')}")
    rows: list[Row] = [menu(session, reader, order, page) for order in shown]
    turns = [(page - 1, "panel-earlier")] * (page > 0) + [(page + 1, "panel-later")] * (page + 1 < pages)
    if turns:
        tag = ids.Tag(session.row.id, reader.seat)
        rows.append(tuple([Button(tag.id(verbs.TurnOrders(to)), reader.say(label)) for to, label in turns]))
    return Message("\n".join(lines), rows=rows)


def told(session: Session, reader: Reader, order: OrderRow) -> str:
    """One line: when, and what is answered then; or that it has stopped."""
    said = "order-told" if order.stopped is None else "order-stopped"
    return reader.say(said, **terms_of(session, reader, order))


def terms_of(session: Session, reader: Reader, order: OrderRow) -> dict[str, str]:
    found = answer_of(order)
    options = found.options if isinstance(found, Picked) else ()
    answers = ", ".join([wording.label(session, reader, option) for option in options])
    return {"when": reader.word(named(condition(order), names(session, reader))), "answer": plain(answers)}


def interrupted(session: Session, reader: Reader) -> list[str]:
    """Why the seat is asked what it had answered once for all."""
    seat = reader.seat or 0
    asked = session.match.standing(seat)
    if asked is None:
        return []
    stopped = [order for order in held(session, seat) if order.stopped is not None and order.key == asked.key]
    # Where it knows all that there is, nothing but a step back has stopped it.
    return [
        reader.say(
            "order-interrupted", cause="back" if order.knows == asked.knows else "changed",
            **terms_of(session, reader, order),
        )
        for order in stopped
    ]


def menu(session: Session, reader: Reader, order: OrderRow, page: int) -> Menu:
    found = [Choice(option.key, clip(wording.label(session, reader, option), CHOICE)) for option in options_of(order)]
    found.append(Choice(NO_LONGER, reader.say("order-no-longer")))
    tag, words = ids.Tag(session.row.id, reader.seat), clip(told(session, reader, order), PLACEHOLDER)
    return Menu(tag.id(verbs.Order(order.id, page)), words.replace("**", ""), 1, 1, tuple(found))


async def changed(
    interaction: Interaction, session: Session, reader: Reader, press: ids.Press, act: verbs.Order
) -> None:
    given = services(interaction).sessions
    if len(press.values) != 1:
        raise Refusal(text("refused-unknown"))
    [key] = press.values
    try:
        await revise(given, session.row.id, reader.seat or 0, act.order, None if key == NO_LONGER else key)
    except NoOrder as error:
        raise Refusal(text("refused-order")) from error
    with standing():
        await show(interaction, listed(await given.get(session.row.id), reader, act.page))
