"""`/replay`: a private panel that steps through a match, picture by picture, as its reader may know it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, assert_never

from discord import app_commands, ui

from bot.speech import clip
from bot.store import NoSuchMatch
from bot.table.parts import Part, begun
from bot.table.session import Session
from engine import record, text
from render import Scene, drawings, scenes

from . import filming, ids, verbs, wording
from .controls import Button
from .finding import complete_match, match_at, match_meant
from .forms import LABEL as CAPTION
from .forms import PATIENCE, TITLE
from .interaction import Interaction, acknowledge, services, show
from .links import title
from .message import Message, plain
from .names import names
from .pictures import drawn, order
from .reader import Reader
from .refusals import Refusal

if TYPE_CHECKING:
    from bot.paint.painter import Order
    from bot.services import Services

TOLD = 700  # characters of what happened
FAR = 2**31  # no move has a greater number
ALONE = 1  # whoever has done something by himself is shown large


@record
class Reel:
    """A match as its reader may step through it. `mine`: only through their own parts. `ends`: as in a course."""

    session: Session
    reader: Reader
    parts: tuple[Part, ...]
    ends: int | None
    mine: bool = False

    @property
    def own(self) -> list[int]:
        return [place for place, part in enumerate(self.parts) if self.reader.seat in part.movers]

    @property
    def places(self) -> list[int]:
        return self.own if self.mine and self.own else list(range(len(self.parts)))

    @property
    def turns(self) -> int:
        return self.parts[-1].turn

    def after(self, number: int) -> int:
        """The place of what is shown when the match has come to that move."""
        return max([place for place, part in enumerate(self.parts) if part.number <= number], default=0)


@app_commands.autocomplete(match=complete_match)
async def replay(interaction: Interaction, match: str | None = None, turn: int | None = None) -> None:
    await acknowledge(interaction, new=True)
    session, reader = await match_meant(interaction, match, "replay")
    reel = await reel_of(services(interaction), session, reader)
    place = 0 if turn is None else place_of(reel, str(turn))
    await show(interaction, await stepped(services(interaction), reel, place))


async def handle(interaction: Interaction, press: ids.Press, act: verbs.Replaying) -> None:
    given = services(interaction)
    row = await given.store.match(press.match)
    if row is None or row.snapshot is None:
        raise NoSuchMatch(f"There is no match {press.match}.")
    match act:
        case verbs.AskTurn():
            session, reader = await match_at(interaction, row)
            await interaction.response.send_modal(form(await reel_of(given, session, reader), act))
        case verbs.Film() | verbs.PostFilm():
            await filming.handle(interaction, row, act)
        case verbs.TurnForm(at, mine):
            await acknowledge(interaction)
            session, reader = await match_at(interaction, row)
            reel = await reel_of(given, session, reader, mine=bool(mine))
            wanted = "".join([value.partition("=")[2] for value in press.values])
            await show(interaction, await stepped(given, reel, place_of(reel, wanted)))
        case verbs.Replay(way, at, mine):
            await acknowledge(interaction, new=way == "open")
            session, reader = await match_at(interaction, row)
            reel = await reel_of(given, session, reader, mine=bool(mine))
            await show(interaction, await stepped(given, *moved(reel, way, min(at, FAR))))
        case _:
            assert_never(act)


async def reel_of(services: Services, session: Session, reader: Reader, *, mine: bool = False) -> Reel:
    """As far as the table has heard of it."""
    course = await services.courses.of(session)
    found = course.told
    if not found:
        raise Refusal(text("refused-replay-rules"))
    return Reel(session, reader, found, course.ends, mine)


def moved(reel: Reel, way: str, at: int) -> tuple[Reel, int]:
    """Where that leads; at an end it stays there."""
    reel = replace(reel, mine=way == "mine") if way in ("mine", "all") else reel
    here, places = reel.after(at), reel.places
    targets = {
        "open": 0, "first": places[0], "last": places[-1], "all": here,
        "back": max([place for place in places if place < here], default=places[0]),
        "next": min([place for place in places if place > here], default=places[-1]),
        "mine": min([place for place in places if place >= here], default=places[-1]),
    }
    if way not in targets:
        raise Refusal(text("refused-unknown"))
    return reel, targets[way]


def place_of(reel: Reel, wanted: str) -> int:
    """Where that turn begins."""
    number = wanted.strip()
    turn = int(number) if number.isdecimal() and len(number) < len(str(FAR)) else -1
    if not 0 <= turn <= reel.turns:
        raise Refusal(text("refused-turn", given=wanted[:40], turns=reel.turns))
    return next(place for place, part in enumerate(reel.parts) if part.turn >= turn)


def form(reel: Reel, act: verbs.AskTurn) -> ui.Modal:
    reader, tag = reel.reader, ids.Tag(reel.session.row.id)
    made = verbs.TurnForm(act.at, act.mine)
    found = ui.Modal(title=clip(reader.say("replay-jump"), TITLE), custom_id=tag.id(made), timeout=PATIENCE)
    now = str(reel.parts[reel.after(act.at)].turn)
    field: ui.TextInput[Any] = ui.TextInput(custom_id="answer", max_length=10, default=now)
    found.add_item(ui.Label(text=clip(reader.say("replay-which", turns=reel.turns), CAPTION), component=field))
    return found


def then(session: Session, part: Part) -> Session:
    """The match as it was: for all that draws and words one."""
    return replace(session, match=part.match, untold=[], looked=None)


async def stepped(services: Services, reel: Reel, place: int) -> Message:
    part, reader = reel.parts[place], reel.reader
    pictures, fault = await drawn(services, reader, wanted(reel, place))
    if place + 1 < len(reel.parts):
        services.painter.ahead(wanted(reel, place + 1)[0])
    session = then(reel.session, part)
    told = clip(wording.events(session, reader, [event for event in part.events if not event.quiet]), TOLD)
    lines = [
        headed(reel, place), f"-# {scored(session, reader)}",
        reader.say("replay-ends") if reel.ends is not None and place + 1 == len(reel.parts) else "", fault,
    ]
    # A turn may take twenty lines to tell, and they would push the picture out of sight.
    below = [told] if told else []
    return Message("\n".join([line for line in lines if line]), pictures, [*below, *rows(reel, place)])


def headed(reel: Reel, place: int) -> str:
    """Which match, and how far it is."""
    part, reader = reel.parts[place], reel.reader
    first = begun(reel.parts, place)
    where = text("replay-turn", first=first, turn=part.turn, count=part.turn - first + 1, turns=reel.turns)
    where = where if part.turn else text("replay-before" if place else "replay-begins")
    name = title(reader, reel.session.row)
    return reader.say("replay-title", match=name, where=where, place=place + 1, places=len(reel.parts))


def scored(session: Session, reader: Reader) -> str:
    people = [plain(name) for name in names(session, reader)]
    return " · ".join([said for _, said in filming.scored(session, reader, people)])


def wanted(reel: Reel, place: int) -> list[Order]:
    """The table; what somebody alone has done large; and for who goes through his own moves, his hand."""
    part, reader = reel.parts[place], reel.reader
    session = then(reel.session, part)
    able, found = scenes(session.position.view(reader.seat)), [Scene("table")]
    if drawings(session.row.game).tableaus and len(part.movers) == ALONE and session.match.seats > ALONE:
        found.append(Scene("seat", part.movers[0]))
    if reel.mine:
        found.append(Scene("hand"))
    return [order(session, reader, scene) for scene in found if scene in able]


def rows(reel: Reel, place: int) -> list[tuple[Button, ...]]:
    reader, at, tag = reel.reader, reel.parts[place].number, ids.Tag(reel.session.row.id)
    places, mine = reel.places, int(reel.mine)

    def step(way: str, *, able: bool = True) -> Button:
        label = reader.say(f"replay-{way}")
        return Button(tag.id(verbs.Replay(way, at, mine)), label, "primary" if way == "next" else "secondary", not able)

    steps = (
        step("first", able=place > places[0]), step("back", able=place > places[0]),
        step("next", able=place < places[-1]), step("last", able=place < places[-1]),
    )
    more = [
        *([step("all" if reel.mine else "mine")] if reel.own else []),
        Button(tag.id(verbs.AskTurn(at, mine)), reader.say("replay-jump"), disabled=not reel.turns),
        Button(tag.id(verbs.Film()), reader.say("replay-film"), disabled=not reel.turns),
    ]
    return [steps, tuple(more)]
