"""What the hints promise, beside what really comes of the choice."""

from collections.abc import Callable, Iterator
from random import Random

from engine import Answer, Event, Match, Option, Picked, Prompt, Text, answer, choices
from engine.bots import guess
from engine.games.gaia.cards import FACE, CityCard
from engine.games.gaia.chart import NAMES
from engine.games.gaia.cities import city_card, covered
from engine.games.gaia.goals import free
from engine.games.gaia.options import BESIDE, PASS, PLAY, SINGLE
from engine.games.gaia.spots import city_spots
from engine.games.gaia.state import Gaia
from engine.games.gaia.turn import Turn
from engine.record import record
from engine.text import Arg

CONCLUDED: dict[str, Option] = {"protect": PASS, "capture": BESIDE, "second": SINGLE}
Fact = tuple[object, ...]
Town = tuple[int | None, tuple[int, ...]]  # needs covered, and whose meeples
GONE: Town = (None, ())
OTHERS: dict[str, Callable[[dict[str, Arg]], set[Fact]]] = {
    "nothing": lambda _: set(),
    "not-yet": lambda _: set(),
    "goal": lambda _: {("goal",)},
    "nearer": lambda args: {("goal",)} if args["left"] == 0 else set(),
    "can-claim": lambda _: {("goal",)},
    "robbed": lambda _: set(),
    "robber": lambda _: set(),
    "scatters": lambda args: {("scattered", args["cell"])},
    "burns": lambda args: {("burnt", args["count"])},
    "turns": lambda _: set(),
    "opens-own": lambda args: {("place for", called(args), True)},
    "opens-open": lambda args: {("place for", called(args), True)},
    "closes-own": lambda args: {("place for", called(args), False)},
    "closes-open": lambda args: {("place for", called(args), False)},
}
# Hints that tell what is, not what comes.
FACTS = (
    "element", "not-now", "fits", "quiet", "tornado", "shakes-nothing", "deck", "full", "holds", "claims", "cancels",
)  # fmt: skip


@record
class Promise:
    """`said` and `came` hold the same facts where the hint was right."""

    ask: str
    option: Option
    said: frozenset[Fact]
    came: frozenset[Fact]


def promises(match: Match) -> Iterator[Promise]:
    """Of every choice that anybody has now."""
    for seat in match.waiting:
        prompt = match.prompt(seat)
        assert prompt is not None
        for option in choices(prompt):
            hint = match.hint(seat, option)
            if hint is None or hint.id.removeprefix("gaia-hint-") in FACTS:
                continue
            if hint.id in ("gaia-hint-gains", "gaia-hint-shakes"):
                if getattr(prompt, "about", PLAY) == PLAY:
                    yield Promise(prompt.ask, option, facts(hint, seat), there(match, seat, prompt, option, hint))
            else:
                yield Promise(prompt.ask, option, facts(hint, seat), chosen(match, seat, prompt, option))


def there(match: Match, seat: int, prompt: Prompt, option: Option, hint: Text) -> frozenset[Fact]:
    """What comes of the choice where the hint says that it is best; a second tile may be the only one."""
    for cell in str(dict(hint.args)["cell"]).split(" ⇄ "):
        given, twin = answer(prompt, (option,)), match.copy()
        assert given is not None
        twin.play(seat, given)
        then = twin.prompt(seat)
        if then is None or then.ask not in ("at", "with"):
            break
        match, prompt = twin, then
        option = next(each for each in choices(then) if NAMES[each.id] == cell)
    return chosen(match, seat, prompt, option)


def broken(match: Match) -> list[Promise]:
    return [promise for promise in promises(match) if promise.said != promise.came]


def eager(match: Match, chance: Random) -> tuple[int, Answer]:
    """Some seat and an answer of it, which mostly plays a card where it can: so the map fills."""
    seat = chance.choice(match.waiting)
    prompt = match.prompt(seat)
    assert prompt is not None
    playing = getattr(prompt, "about", None) == PLAY and chance.random() < 0.7
    return seat, Picked((chance.choice(choices(prompt)[:-1]),)) if playing else guess(prompt, chance.random)


def facts(hint: Text, reader: int) -> frozenset[Fact]:
    args = dict(hint.args)
    parts, claims = args.get("parts", (hint,)), args.get("claims", args.get("goal", ()))
    assert isinstance(parts, tuple)
    assert isinstance(claims, tuple)
    found: set[Fact] = set()
    for part in (*parts, *claims):
        assert isinstance(part, Text)
        found |= fact(part.id.removeprefix("gaia-hint-"), dict(part.args), reader)
    return frozenset(found)


def called(args: dict[str, Arg]) -> Arg:
    """The city's name as its card has it."""
    city = args["city"]
    assert isinstance(city, Text)
    return dict(city.args)["name"]


def fact(kind: str, args: dict[str, Arg], reader: int) -> set[Fact]:
    before, after, count = args.get("before"), args.get("after"), args.get("count")
    match kind:
        case "founds" | "raises" | "breaks" | "shifts" | "ruins":
            had = None if kind == "founds" else before
            has = None if kind == "ruins" else after
            return {("covers", called(args), had, has)} if had != has else set()
        case "comes" | "leaves":
            assert isinstance(count, int)
            return {("meeples", called(args), seat(args["player"], reader), count if kind == "comes" else -count)}
        case "capture" | "second":
            return {("asked", kind, called(args))}
        case "wins" | "end":
            return {("wins", seat(args["player" if kind == "wins" else "winner"], reader))}
        case _:
            return OTHERS[kind](args) if kind in OTHERS else {(kind, count)}


def seat(player: Arg, reader: int) -> Arg:
    assert isinstance(player, Text)
    return reader if player.id == "gaia-you" else dict(player.args)["seat"]


def chosen(match: Match, seat: int, prompt: Prompt, option: Option) -> frozenset[Fact]:
    """The option is really taken, nobody protects, and the turn of the next player does not begin."""
    twin = match.copy()
    twin.state.sealed = dict.fromkeys(twin.state.sealed, False)
    twin.agenda.table = [task for task in twin.agenda.table if not isinstance(task, Turn)]
    given = answer(prompt, (option,))
    assert given is not None
    news = twin.play(seat, given)
    asked: set[Fact] = set()
    while twin.waiting:
        player = twin.waiting[0]
        then = twin.prompt(player)
        assert then is not None
        if then.ask in ("back", "keep") and option.word in ("tornado", "pass"):
            news += twin.play(player, Picked(choices(then)[:1]))
            continue
        if then.ask not in CONCLUDED:
            known = 0 if prompt.ask == "protect" else len(free(match.state, player))  # the element already lies there
            if then.ask == "goal" and len(choices(then)) - 1 > known:
                asked.add(("goal",))
            break
        if then.ask != "protect":
            about = getattr(then, "about", None)
            assert about is not None
            asked.add(("asked", then.ask, city_card(twin.state.cities[about.id]).name))
        news += twin.play(player, Picked((CONCLUDED[then.ask],)))
    if twin.result is not None:
        asked |= {("wins", winner) for winner in twin.result.winners}
    found = changed(match.state, twin.state) | razed(match.state, news) | foundings(match.state, twin.state, seat)
    return frozenset(asked | found)


def foundings(before: Gaia, after: Gaia, seat: int) -> set[Fact]:
    """Cities in the hand or on the table for which there comes to be a place, or none is left."""
    held = [card for card in before.hands[seat] if card in after.hands[seat]]
    found: set[Fact] = set()
    for card in (*held, *before.shown["life"]):
        face = FACE[card]
        if isinstance(face, CityCard):
            could, can = [next(city_spots(state, face), None) is not None for state in (before, after)]
            if could != can:
                found.add(("place for", face.name, can))
    return found


def razed(before: Gaia, news: list[Event]) -> set[Fact]:
    """Animals that are driven away, and tiles that a volcano burns."""
    cards = [dict(event.args)["card"] for event in news if event.kind == "cast-at"]
    cards += [Text(f"gaia-{before.cast.card}")] if before.cast else []
    found: set[Fact] = {("scattered", dict(event.args)["cell"]) for event in news if event.kind == "scattered"}
    burnt = sum(event.kind == "turned" for event in news)
    return found | {("burnt", burnt)} if burnt and Text("gaia-volcano") in cards else found


def changed(before: Gaia, after: Gaia) -> set[Fact]:
    old, new = towns(before), towns(after)
    found: set[Fact] = set()
    for name in old.keys() | new.keys():
        (had, were), (has, are) = old.get(name, GONE), new.get(name, GONE)
        if had != has:
            found.add(("covers", name, had, has))
        for seat in range(len(before.meeples)):
            came = are.count(seat) - were.count(seat)
            if came:
                found.add(("meeples", name, seat, came))
    return found


def towns(state: Gaia) -> dict[str, Town]:
    cards = [(cell, city_card(city), city.meeples) for cell, city in state.cities.items()]
    return {card.name: (covered(state, cell, card.needs), meeples) for cell, card, meeples in cards}
