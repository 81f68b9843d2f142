"""Earth's pictures in words, made from the view as they are, most important first.

`seat` is a seat's number: whoever words the texts has the names.
"""

from collections.abc import Collection, Sequence

from engine import Arg, Pick, Place, Prompt, Text, text
from engine.games.earth import card_text, outlook
from engine.games.earth.catalogue import CARDS, NAME
from engine.games.earth.options import ALL, COLOUR_OF
from engine.games.earth.state import SIZE, Leaf
from engine.games.earth.tableau import BOARD, CELL
from engine.games.earth.view import EarthView, GaiaView, PlayerView, PlotView, seen
from engine.games.earth.words import label
from render import telling
from render.telling import Told

from .asked import ACTIVATION, asked, elsewhere, in_hand, in_tableau
from .counters import changes, signed
from .ending import told
from .hand import Page, pages
from .seat import fresh_cells
from .shortage import reasons
from .table import title


def listed(cards: Collection[int]) -> tuple[Text, ...]:
    return tuple(NAME[card] for card in cards)


def plot_told(plot: PlotView) -> Text:
    if not plot.card:
        return text("alt-earth-hidden", cell=plot.at)
    card = CARDS[plot.card]
    if card.kind != "flora":
        return text("alt-earth-land", cell=plot.at, card=card.text)
    return text(
        "alt-earth-plot", cell=plot.at, card=card.text, sprouts=plot.sprouts, slots=card.slots, growth=plot.growth,
        trunks=card.trunks,
    )  # fmt: skip


def leaves(seat: int, held: Sequence[Leaf]) -> tuple[Text, ...]:
    return tuple(text("alt-earth-leaf", seat=seat, fauna=NAME[leaf.fauna], points=leaf.points) for leaf in held)


def holds(seat: int, player: PlayerView) -> Text:
    return text(
        "alt-earth-holds", seat=seat, cards=len(player.plots), size=SIZE, soil=player.soil,
        sprouts=sum(plot.sprouts for plot in player.plots), growth=sum(plot.growth for plot in player.plots),
        compost=player.compost, hand=player.cards, events=len(player.events),
    )  # fmt: skip


def turn(view: EarthView) -> tuple[Text, ...]:
    if view.over:
        return ()
    if not view.turn:
        return (title(view),)
    if not view.colour:
        return (title(view), text("alt-earth-choosing", seat=whose(view)))
    return (title(view), text("alt-earth-action", seat=whose(view), action=Text(f"earth-action-{view.colour}")))


def whose(view: EarthView) -> int | Text:
    """Alone, every other turn is Gaia's."""
    return view.active if view.active < len(view.players) else Text("picture-earth-gaia")


def last(seat: int, player: PlayerView) -> tuple[Text, ...]:
    """What was planted in the last turn, and what else has come and gone."""
    cells = fresh_cells(player)
    shown = tuple(plot_told(plot) for plot in player.plots if plot.cell in cells)
    planted = (text("alt-earth-planted", seat=seat, plots=shown),) if shown else ()
    found = tuple([text(f"alt-earth-changed-{name}", n=signed(n)) for name, n in changes(player).items()])
    return (*planted, text("alt-earth-changed", seat=seat, changes=found)) if found else planted


def rival(view: EarthView) -> Text | None:
    return Text("earth-rival") if view.gaia else None


def whole(view: EarthView, now: tuple[Text, ...], goals: tuple[Text, ...], rest: tuple[Text, ...]) -> Told:
    """Where nothing is asked: how it has ended, once it has."""
    return Told(now=now, goals=goals, rest=rest, over=view.over, ending=told(view), rival=rival(view))


def table(view: EarthView) -> Told:
    now, goals = list(turn(view)), list(shared(view))
    for seat, player in enumerate(view.players):
        now += last(seat, player)
        goals += leaves(seat, player.leaves)
    rest = [holds(seat, player) for seat, player in enumerate(view.players)]
    if view.gaia:
        rest += gaia(view.gaia)
    return whole(view, tuple(now), tuple(goals), tuple(rest))


def shared(view: EarthView) -> list[Text]:
    """What everybody can get points for."""
    fauna = [text("alt-earth-fauna", fauna=NAME[card], goal=card_text.lines(CARDS[card])[0]) for card in view.fauna]
    return fauna + [
        text("alt-earth-shared", card=NAME[card], what=card_text.lines(CARDS[card])[0]) for card in view.shared
    ]


def seat(view: EarthView, who: int) -> Told:
    now, player = last(who, view.players[who]), view.players[who]
    return whole(view, now, boards(player), tableau(who, player))


def boards(player: PlayerView) -> tuple[Text, ...]:
    """What island, climate and the own ecosystem do."""
    own = [card for card in (player.island, player.climate, player.ecosystem) if card]
    return tuple([text("alt-earth-shared", card=NAME[card], what=card_text.lines(CARDS[card])[-1]) for card in own])


def tableau(who: int, player: PlayerView) -> tuple[Text, ...]:
    said = [holds(who, player)]
    said += rows(who, player.plots)
    if player.events:
        said.append(text("alt-earth-events", cards=listed(player.events)))
    return (*said, *leaves(who, player.leaves))


def reading(plots: Sequence[PlotView]) -> list[PlotView]:
    return sorted(plots, key=lambda plot: plot.cell)


def rows(who: int, plots: Sequence[PlotView]) -> list[Text]:
    """A sentence for every row, so that what is cut is cut between two of them."""
    found: dict[int, list[Text]] = {}
    for plot in reading(plots):
        found.setdefault(BOARD.row(plot.cell), []).append(plot_told(plot))
    return [text("alt-earth-row", seat=who, row=row + 1, plots=tuple(said)) for row, said in found.items()]


def part(view: EarthView, who: int, cells: Sequence[int]) -> Told:
    """Which part it is, and what lies there with all it does."""
    plots = [plot for plot in reading(view.players[who].plots) if plot.cell in cells]
    where = text("alt-earth-part", seat=who, first=CELL[cells[0]], last=CELL[cells[-1]])
    lies = [text("alt-earth-does", plot=plot_told(plot), what=does(plot.card)) for plot in plots]
    return whole(view, (where,), (), tuple(lies))


def does(number: int) -> Text:
    """All lines of a card; one that lies face down has none."""
    lines = card_text.lines(CARDS[number]) if number else ()
    return card_text.joined("earth-lines", lines) if lines else Text("alt-earth-nothing")


def hand(view: EarthView, who: int, prompt: Prompt | None, number: int = 0) -> Told:
    found = held(view, who, prompt, number)
    return Told(choices=found) if prompt else Told(rest=found)


def held(view: EarthView, who: int, prompt: Prompt | None, number: int = 0) -> tuple[Text, ...]:
    """A sentence for each card: what it costs and does, or why it cannot be chosen."""
    shown = pages(view, who, prompt)
    if number >= len(shown):
        return (text("picture-earth-no-hand"),)
    return tuple([each for page in shown[number] for each in page_told(view, who, page, prompt)])


def page_told(view: EarthView, who: int, page: Page, prompt: Prompt | None) -> list[Text]:
    own = page.seat == who
    letters = in_hand(view.players[who], asked(prompt)) if own else {}
    why = reasons(view, who, prompt) if own else {}
    of = {"first": page.start + 1, "last": page.start + len(page.cards), "whole": page.whole}
    said = [text("alt-earth-hand" if own else "alt-earth-partner", seat=page.seat, **of)]
    for number in page.cards:
        card, what, cost = NAME[number], does(number), cost_of(number)
        if number in letters:
            said.append(offered(number, letters[number]))
        elif number in why:
            said.append(text("alt-earth-idle", card=card, why=why[number], what=what))
        else:
            said.append(text("alt-earth-held", card=card, cost=cost, what=what))
    return said


def cost_of(number: int) -> int:
    """Events have none."""
    return -1 if CARDS[number].cost is None else CARDS[number].cost or 0


def offered(number: int, letter: str) -> Text:
    """A card that can be chosen, with what it costs, if it is one of those that are paid for, and does."""
    told: dict[str, Arg] = {"letter": letter, "card": NAME[number], "what": does(number)}
    if CARDS[number].kind in ("flora", "terrain", "event"):
        return text("alt-earth-held-choice", cost=cost_of(number), **told)
    return text("alt-earth-side-choice", **told)


def choices(view: EarthView, who: int, prompt: Prompt | None) -> tuple[Text, ...]:
    """What the panel marks besides the hand."""
    found, player = asked(prompt), view.players[who]
    said: list[Text] = []
    if isinstance(prompt, Place):
        said.append(text("alt-earth-at", card=NAME[found.about], cells=", ".join(CELL[spot] for spot in found.spots)))
    said += [offered(card, name) for card, name in elsewhere(player, found)]
    marked = in_tableau(player, found)
    plots = tuple(
        text("alt-earth-marked", letter=marked[plot.cell], plot=plot_told(plot))
        for plot in player.plots
        if plot.cell in marked
    )
    if plots:
        said.append(text("alt-earth-offered", cards=plots))
    if isinstance(prompt, Pick) and prompt.ask in ACTIVATION:
        about = [text("alt-earth-shared", card=NAME[found.about], what=does(found.about))] if found.about else []
        words = tuple([label(option) for option in prompt.options if option.kind == "word"])
        said = [*about, *said, text("alt-earth-offered", cards=words)]
    return tuple(said)


def outlooks(view: EarthView, who: int, prompt: Prompt | None) -> tuple[Text, ...]:
    """What each row of an action panel comes to."""
    player, colour = seen(view.players[who]), view.colour
    match prompt:
        case Pick(ask="action"):
            alone = view.gaia is not None
            found = [(each, outlook.action(player, COLOUR_OF[each.word], alone=alone)) for each in prompt.options]
        case Pick(ask="take") if colour:
            found = [(each, outlook.share(player, colour, each.word.partition(ALL)[0])) for each in prompt.options]
        case _:
            return ()
    return tuple([text("alt-earth-outlook", option=label(option), what=what) for option, what in found])


def panel(view: EarthView, who: int, prompt: Prompt | None) -> Told:
    player, in_hands = view.players[who], held(view, who, prompt)
    offered = (*outlooks(view, who, prompt), *choices(view, who, prompt))
    own, now = tableau(who, player), last(who, player)
    if prompt is not None and in_hand(player, asked(prompt)):
        return Told(choices=(*offered, *in_hands), now=now, goals=boards(player), rest=own)
    if prompt is not None:
        return Told(choices=offered, now=now, goals=boards(player), rest=(*in_hands, *own))
    return whole(view, now, boards(player), (*in_hands, *own))


def gaia(shown: GaiaView) -> tuple[Text, ...]:
    said = [
        text(
            "alt-earth-gaia", soil=shown.soil, sprouts=shown.sprouts, growth=shown.growth, compost=shown.compost,
            cards=len(shown.pile), deck=shown.deck,
        )
    ]  # fmt: skip
    if shown.shown:
        said.append(text("alt-earth-gaia-card", card=NAME[shown.shown[-1]]))
    said += [text("alt-earth-gaia-leaf", fauna=NAME[leaf.fauna], points=leaf.points) for leaf in shown.leaves]
    return tuple(said)


def team(view: EarthView, number: int) -> Told:
    side = view.sides[number]
    between = text(
        "alt-earth-team", one=number + 1, other=number + 3, soil=side.soil, sprouts=side.sprouts, growth=side.growth,
        cards=side.count, compost=side.compost,
    )  # fmt: skip
    cards = (text("alt-earth-offered", cards=listed(side.cards)),) if side.cards else ()
    return Told(rest=(between, *cards))


def scores(view: EarthView) -> Told:
    return telling.scores(view, over=view.over, ending=told(view), rival=rival(view))


def card(number: int) -> Told:
    found = CARDS[number]
    said = [text("alt-earth-card", card=found.text, kind=Text(f"alt-earth-kind-{found.kind}"))]
    if found.cost is not None:
        said.append(text("alt-earth-cost", cost=found.cost, points=found.points))
    elif found.kind in ("event", "island", "climate"):
        said.append(text("alt-earth-points", points=abs(found.points), minus=int(found.points < 0)))
    if found.types:
        types = tuple([Text(f"earth-type-{kind}") for kind in found.types])
        said.append(text("alt-earth-types", types=types, count=len(types)))
    if found.habitats:
        habitats = tuple([card_text.trait(name) for name in found.habitats])
        said.append(text("alt-earth-habitats", habitats=habitats, count=len(habitats)))
    if found.tags:  # the words of the name say it in English only
        tags = tuple([Text(f"earth-tag-{tag}") for tag in found.tags])
        said.append(text("alt-earth-tags", tags=tags, count=len(tags)))
    if found.slots or found.trunks:
        said.append(text("alt-earth-places", slots=found.slots, trunks=found.trunks, canopy=found.canopy))
    return Told(rest=(*said, *card_text.lines(found)))
