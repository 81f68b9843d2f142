"""Pictures drawn in processes of their own, so that the event loop never waits for Pillow, and nobody for ever."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING, Any

import render
from bot.crew.crew import Crew, Refused
from bot.crew.desk import Closed, Rank
from bot.crew.worker import Late
from bot.speech import named, speaker
from engine import Prompt, View, games, record
from render import Cut, Scene
from render.memory import share_with

if TYPE_CHECKING:
    from collections.abc import Callable

ALT = 1024
WARM = 2  # processes
KEPT = 96  # pictures of about half a megabyte
LIMIT = 10.0  # seconds for one picture; the slowest takes about one
PATIENCE = 10.0  # seconds that a person waits, whatever comes before the picture
COVER = 3  # how many times as long a title picture may take: it is painted once
# How many times as long the table may wait, and a film: nobody looks at "thinking".
PATIENT = {Rank.ASKED: 1, Rank.NEWS: 3, Rank.AHEAD: 3, Rank.FILM: 30}


@record
class Picture:
    data: bytes
    alt: str


@record
class Order:
    """Everything a picture depends on."""

    view: View
    scene: Scene
    names: tuple[str, ...]
    locale: str
    theme: str
    prompt: Prompt | None = None
    asked: str = ""  # the question in words
    before: View | None = None  # what has changed since then is marked
    cut: Cut | None = None  # it is a frame of a film


def paint(order: Order, scale: float = 1.0) -> Picture:
    say = speaker(order.locale)
    if order.cut is not None:
        shot = render.shot(
            order.view, order.scene, order.cut, say=say, names=order.names, theme=order.theme, scale=scale
        )
        return Picture(shot, "")
    data = render.picture(
        order.view, order.scene, say=say, names=order.names, prompt=order.prompt, theme=order.theme, scale=scale,
        before=order.before,
    )  # fmt: skip
    return Picture(data, described(order))


def described(order: Order) -> str:
    """The same in words."""
    say = speaker(order.locale)
    told = render.describe(
        order.view, order.scene, prompt=order.prompt, asked=order.asked, before=order.before
    )
    return render.within([say(named(text, order.names)) for text in told], ALT)


def prepare(processes: int) -> None:
    """What drawing any game needs takes half a second to load, which nobody's first look should wait for."""
    share_with(processes)
    for name in games():
        render.drawings(name)


def game(order: Order) -> str:
    return order.view.game


def heard(drawn: asyncio.Future[Any]) -> None:
    """Whoever asked may have gone meanwhile; then a failure concerns nobody."""
    if not drawn.cancelled():
        drawn.exception()


class Painter:
    """The last few pictures are kept: a table is looked at more often than it changes.

    Whoever asks waits no longer than his patience; what is drawn after that is kept for the next who looks.
    """

    def __init__(
        self, processes: int = 1, limit: float = LIMIT, patience: float = PATIENCE,
        act: Callable[[Order], Picture] = paint,
    ) -> None:
        self.limit, self.patience = limit, patience
        self.kept: OrderedDict[Order, Picture] = OrderedDict()
        self.keeping = Lock()
        ready = partial(prepare if act is paint else share_with, processes)
        self.crew = Crew("painter", processes, act, ready, kind=game, limit=self.seconds, keep=self.keep)

    def seconds(self, order: Order) -> float:
        return self.limit * (COVER if order.scene.kind == "cover" else 1)

    async def paint(self, order: Order, rank: Rank = Rank.ASKED) -> Picture:
        if (found := self.find(order)) is not None:
            return found
        waiting = asyncio.wrap_future(self.crew.ask(order, rank))
        waiting.add_done_callback(heard)
        patience = self.patience * PATIENT[rank]
        shielded = asyncio.shield(waiting)
        shielded.add_done_callback(heard)  # who is cancelled in the instant when it fails hears neither of the two
        try:
            return await asyncio.wait_for(shielded, patience)
        except TimeoutError as error:
            raise Late(f"no picture came within {patience:g} seconds") from error

    def warm(self) -> None:
        """Processes begin before there is anything to draw: one for the table, one for whoever looks at a panel."""
        self.crew.warm(WARM)

    def ahead(self, order: Order) -> None:
        """What will be asked for soon is drawn whenever nobody waits for a picture."""
        if self.find(order) is None:
            with suppress(Refused, Closed):
                self.crew.ask(order, Rank.AHEAD)

    def at_hand(self, order: Order) -> bool:
        """Whether nobody would wait long for it."""
        say = speaker(order.locale)
        return self.find(order) is not None or render.at_hand(order.view, order.scene, say=say, theme=order.theme)

    def find(self, order: Order) -> Picture | None:
        with self.keeping:
            found = self.kept.get(order)
            if found is not None:
                self.kept.move_to_end(order)
            return found

    def keep(self, order: Order, picture: Picture) -> None:
        """Nobody asks for one frame of a film again."""
        if order.cut is not None:
            return
        with self.keeping:
            self.kept[order] = picture
            if len(self.kept) > KEPT:
                self.kept.popitem(last=False)

    def close(self) -> None:
        """At once, whatever is being drawn."""
        self.crew.close()
