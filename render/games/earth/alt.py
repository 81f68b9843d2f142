"""Earth's pictures in words, made from the view as they are, most important first.

`seat` is a seat's number: whoever words the texts has the names.
"""

from collections.abc import Collection, Sequence

from engine import Pick, Place, Prompt, Text, text
from engine.games.earth import card_text, outlook
from engine.games.earth.catalogue import CARDS, NAME
from engine.games.earth.options import COLOUR_OF
from engine.games.earth.state import SIZE, Leaf
from engine.games.earth.tableau import CELL
from engine.games.earth.view import EarthView, GaiaView, PlayerView, PlotView, seen
from engine.games.earth.words import label

from .asked import asked, elsewhere, in_hand, in_tableau
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
    if not view.turn or view.over:
        return (title(view),)
    if not view.colour:
        return (title(view), text("alt-earth-choosing", seat=whose(view)))
    return (title(view), text("alt-earth-action", seat=whose(view), action=Text(f"earth-action-{view.colour}")))


def whose(view: EarthView) -> int | Text:
    """Alone, every other turn is Gaia's."""
    return view.active if view.active < len(view.players) else Text("picture-earth-gaia")


def last(seat: int, player: PlayerView) -> tuple[Text, ...]:
    cells = fresh_cells(player)
    shown = tuple(plot_told(plot) for plot in player.plots if plot.cell in cells)
    return (text("alt-earth-planted", seat=seat, plots=shown),) if shown else ()


def table(view: EarthView) -> tuple[Text, ...]:
    said = list(turn(view))
    for seat, player in enumerate(view.players):
        said += last(seat, player)
    said += [holds(seat, player) for seat, player in enumerate(view.players)]
    said += [text("alt-earth-fauna", fauna=NAME[card], goal=card_text.lines(CARDS[card])[0]) for card in view.fauna]
    for seat, player in enumerate(view.players):
        said += leaves(seat, player.leaves)
    said += [text("alt-earth-shared", card=NAME[card], what=card_text.lines(CARDS[card])[0]) for card in view.shared]
    if view.gaia:
        said += gaia(view.gaia)
    return tuple(said)


def seat(view: EarthView, who: int) -> tuple[Text, ...]:
    player = view.players[who]
    said = [holds(who, player)]
    said += last(who, player)
    if player.plots:
        said.append(text("alt-earth-tableau", seat=who, plots=tuple(map(plot_told, reading(player.plots)))))
    boards = [card for card in (player.island, player.climate, player.ecosystem) if card]
    said += [text("alt-earth-shared", card=NAME[card], what=card_text.lines(CARDS[card])[-1]) for card in boards]
    if player.events:
        said.append(text("alt-earth-events", cards=listed(player.events)))
    return (*said, *leaves(who, player.leaves))


def reading(plots: Sequence[PlotView]) -> list[PlotView]:
    return sorted(plots, key=lambda plot: plot.cell)


def part(view: EarthView, who: int, cells: Sequence[int]) -> tuple[Text, ...]:
    plots = [plot for plot in reading(view.players[who].plots) if plot.cell in cells]
    return (text("alt-earth-tableau", seat=who, plots=tuple(map(plot_told, plots))),)


def hand(view: EarthView, who: int, prompt: Prompt | None) -> tuple[Text, ...]:
    held = view.players[who].hand
    if not held:
        return (text("picture-earth-no-hand"),)
    letters = in_hand(view.players[who], asked(prompt))
    why = reasons(view, who, prompt)
    cards = tuple(
        text("alt-earth-lettered", letter=letters[card], card=NAME[card]) if card in letters
        else text("alt-earth-idle", card=NAME[card], why=why[card]) if card in why else NAME[card]
        for card in held
    )
    return (text("alt-earth-hand", cards=cards),)


def choices(view: EarthView, who: int, prompt: Prompt | None) -> tuple[Text, ...]:
    """What the panel marks besides the hand."""
    found, player = asked(prompt), view.players[who]
    said: list[Text] = []
    if isinstance(prompt, Place):
        said.append(text("alt-earth-at", card=NAME[found.about], cells=", ".join(CELL[spot] for spot in found.spots)))
    offered = tuple(text("alt-earth-lettered", letter=name, card=NAME[card]) for card, name in elsewhere(player, found))
    if offered:
        said.append(text("alt-earth-offered", cards=offered))
    marked = in_tableau(player, found)
    plots = tuple(
        text("alt-earth-marked", letter=marked[plot.cell], plot=plot_told(plot))
        for plot in player.plots
        if plot.cell in marked
    )
    if plots:
        said.append(text("alt-earth-offered", cards=plots))
    return tuple(said)


def outlooks(view: EarthView, who: int, prompt: Prompt | None) -> tuple[Text, ...]:
    """What each row of an action panel comes to."""
    player, colour = seen(view.players[who]), view.colour
    match prompt:
        case Pick(ask="action"):
            alone = view.gaia is not None
            found = [(each, outlook.action(player, COLOUR_OF[each.word], alone=alone)) for each in prompt.options]
        case Pick(ask="take") if colour:
            found = [(each, outlook.share(player, colour, each.word.partition("-all")[0])) for each in prompt.options]
        case _:
            return ()
    return tuple([text("alt-earth-outlook", option=label(option), what=what) for option, what in found])


def panel(view: EarthView, who: int, prompt: Prompt | None) -> tuple[Text, ...]:
    return (*outlooks(view, who, prompt), *choices(view, who, prompt), *hand(view, who, prompt), *seat(view, who))


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


def team(view: EarthView, number: int) -> tuple[Text, ...]:
    side = view.sides[number]
    between = text(
        "alt-earth-team", one=number + 1, other=number + 3, soil=side.soil, sprouts=side.sprouts, growth=side.growth,
        cards=side.count, compost=side.compost,
    )  # fmt: skip
    return (between, text("alt-earth-offered", cards=listed(side.cards))) if side.cards else (between,)


def scores(view: EarthView) -> tuple[Text, ...]:
    said: list[Text] = [text("alt-scores")]
    for who, sheet in enumerate(view.sheets or ()):
        lines = tuple(text("alt-line", name=line.text, points=line.figure) for line in sheet.lines)
        if who < len(view.players):
            said.append(text("alt-sheet", seat=who, total=sheet.figure, lines=lines))
        else:
            said.append(text("alt-earth-gaia-sheet", total=sheet.figure, lines=lines))
    return (*(text("alt-winner", seat=who) for who in view.winners), *said)


def card(number: int) -> tuple[Text, ...]:
    found = CARDS[number]
    said = [text("alt-earth-card", card=found.text, kind=Text(f"alt-earth-kind-{found.kind}"))]
    if found.cost is not None:
        said.append(text("alt-earth-cost", cost=found.cost, points=found.points))
    elif found.kind in ("event", "island", "climate"):
        said.append(text("alt-earth-points", points=found.points))
    if found.types:
        said.append(text("alt-earth-types", types=tuple(Text(f"earth-type-{kind}") for kind in found.types)))
    if found.habitats:
        said.append(text("alt-earth-habitats", habitats=tuple(card_text.trait(name) for name in found.habitats)))
    if found.slots or found.trunks:
        said.append(text("alt-earth-places", slots=found.slots, trunks=found.trunks, canopy=found.canopy))
    return (*said, *card_text.lines(found))
