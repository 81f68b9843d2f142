"""Every message a game can send has words in every language, which take exactly the arguments it comes with."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax.ast import Junk, Message

from bot.languages import parsed
from bot.speech import brief, known, languages, speaker, word_files, worded
from bot.vocabulary import Said, Vocabulary
from engine import Event, Game, IllegalSetup, Match, Option, Pick, Place, RandomBot, Text, answer, choices, games, text
from engine.text import Arg

from .tables import Table, every_game, every_table, sample
from .walk import step
from .watch import Watch

FILES = word_files("en")


OTHERS = sorted(languages() - {"en"})
PARTS = {",", ";"}
FEW, MANY = 2, 5  # up to the next, and from there on, every number is said alike
said: set[object] = set()


def say(message: Text) -> str:
    """In the bot's own voice, and in a word: what it lacks words, arguments or forms for fails the test. In other
    languages whatever has the same shape is said once.
    """
    words = speaker("en")(message)
    assert words.strip()
    brief(message, "en")
    if (form := shape(message)) not in said:
        said.add(form)
        for language in OTHERS:
            assert worded(message, language).strip()
            brief(message, language)
    return words


def shape(value: Arg) -> object:
    """What decides how something is said: numbers by their plural, words that are chosen by, and all that it holds."""
    match value:
        case Text(id_, args):
            return (id_, *[(name, shape(arg)) for name, arg in args])
        case tuple():
            return tuple([shape(each) for each in value])
        case int():
            return value if value <= FEW else FEW if value < MANY else MANY
        case str():
            return value if value.islower() else ""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_word_files_are_well_formed(file: Path) -> None:
    body = parsed(file)
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    words = Vocabulary("en", [file.read_text("utf-8")])
    messages = {entry.id.name: entry for entry in body if isinstance(entry, Message)}
    assert words.entries.keys() == messages.keys()
    for name, whole in messages.items():
        assert (said := words.message(name))
        assert list(said.attributes) == [attribute.id.name for attribute in whole.attributes]


def test_a_message_is_read_together_with_what_it_speaks_of() -> None:
    words = Vocabulary("en", [
        "# as = it says\nsum = { $n ->\n    [one] a { tree }\n   *[other] { $n } { tree.many }\n} of { -wood }\n",
        "tree = tree\n    .many = trees\n-wood = the { kind }\n  wood\nkind = old\ntree = bush\nbroken = {\n",
    ])
    message = words.message("sum")
    assert message
    assert message.value
    assert words.bundle.format_pattern(message.value, {"n": 2}) == ("2 trees of the old\nwood", [])
    assert words.bundle.format_pattern(message.value, {"n": 1}) == ("a tree of the old\nwood", [])
    assert words.message("broken") is None is words.message("unknown") is words.message("as")


def test_a_sentence_asks_for_the_form_that_it_needs() -> None:
    forms = {"genitive": "ежа", "gender": "m"}
    words = Vocabulary("ru", [
        'near = возле { FORM($who, "genitive") } { FORM($who, "gender") ->\n    [f] одна\n   *[m] один\n}\n',
    ])
    message = words.message("near")
    assert message
    assert message.value
    said = Said.of("ёж", forms.__getitem__)
    assert said == "ёж"
    assert words.bundle.format_pattern(message.value, {"who": said}) == ("возле ежа один", [])
    assert words.bundle.format_pattern(message.value, {"who": "Ann"}) == ("возле Ann один", [])


def test_no_message_is_worded_twice() -> None:
    ids = [entry.id.name for file in FILES for entry in parsed(file) if isinstance(entry, Message)]
    assert sorted(set(ids)) == sorted(ids)


@every_game
def test_what_a_game_is_described_by_has_words(game: Game[Any, Any]) -> None:
    for message in description(game):
        say(message)
    for option in game.cards():
        say(game.label(option))


def description(game: Game[Any, Any]) -> Iterator[Text]:
    meta, name = game.meta, game.meta.name
    yield from (Text(f"{name}-title"), Text(f"{name}-about"), *meta.help)
    for setting in meta.settings:
        yield Text(f"{name}-setting-{setting.name}")
        yield from [Text(f"{name}-setting-{setting.name}-{value}") for value in setting.values]
    for verb in meta.verbs:
        yield Text(f"{name}-verb-{verb.name}")
        yield from [Text(f"{name}-param-{ask}") for ask in verb.asks]


@every_game
def test_command_descriptions_are_no_longer_than_discord_takes(game: Game[Any, Any]) -> None:
    for message in description(game):
        if message.id.startswith((f"{game.meta.name}-verb-", f"{game.meta.name}-param-")):
            assert len(say(message)) <= 100


@every_table
def test_everything_said_in_a_match_has_words(table: Table) -> None:
    match, chance, watch = table.open("words"), Random(str(table)), Watch()
    seen: set[Option] = set()
    told = list(match.state.news)
    for event in told:
        heard(match, event)
    while match.waiting:
        for seat in range(match.seats) if watch.looks(match) else ():
            spoken(match, seat, seen)
        for event in match.play(*step(match, chance)):
            told.append(event)
            heard(match, event)
    left_behind(match, told)
    for sheet in match.scores(None):
        for line in sheet.lines:
            say(line.text)


@pytest.mark.parametrize("name", ["ecosystem", "renature"])
def test_what_cannot_be_taken_back_has_a_name_of_its_own(name: str) -> None:
    """A panel says what an answer may bring about, and not that it may be something."""
    match, bot = Match.new(games()[name], 2, "reveals"), RandomBot("reveals")
    kinds = set()
    while match.waiting:
        news = match.play(match.waiting[0], bot.answer(match, match.waiting[0]))
        kinds |= {event.kind for event in news if event.reveals}
    assert kinds
    assert [kind for kind in sorted(kinds) if not known(f"{name}-shows-{kind}")] == []


def left_behind(match: Match, told: list[Event]) -> None:
    """Of every seat all that is counted, and what it has chosen."""
    game, name = match.game, match.game.meta.name
    for seat in range(match.seats):
        traces = match.traces(seat, told)
        assert [trace.name for trace in traces if not trace.of] == list(game.counts)
        assert {trace.name for trace in traces if trace.of} <= set(game.choices)
        for trace in traces:
            assert trace.count >= 0
            if trace.of.startswith(f"{name}-"):
                say(Text(trace.of))


def spoken(match: Match, seat: int, seen: set[Option]) -> None:
    """Everything in the seat's panel. A label is looked at once per option; hints at the first and last of them."""
    game, prompt = match.game, match.prompt(seat)
    shortcuts = [shortcut.label for shortcut in match.shortcuts(seat)]
    for message in (*match.ahead(seat), *[barred.why for barred in match.barred(seat)], *shortcuts):
        say(message)
    if call := match.call(seat):
        say(call)
    if standing := match.standing(seat):
        say(standing.when)
    options = [*match.asides(seat), *[barred.option for barred in match.barred(seat)]]
    if prompt is not None:
        options += choices(prompt)
        say(text(f"{game.meta.name}-ask-{prompt.ask}", **question(match, seat, prompt)))
        assert match.taught(seat) in game.lessons, "a coach has nothing to say about this"
        for option in (*choices(prompt)[:1], *choices(prompt)[-1:]):
            given = answer(prompt, (option,))
            doubts = (match.waste(seat, given), match.tempting(seat, (given,))) if given else ()
            for found in (match.hint(seat, option), *doubts):
                if found:
                    say(found)
    for option in options:
        if option not in seen:
            seen.add(option)
            say(game.label(option))
            assert option.kind != "card" or not parted(game.label(option))


def parted(label: Text) -> list[str]:
    """In which languages it cannot be named together with others: people part what they type by these signs."""
    return [language for language in languages() if PARTS & set(worded(label, language))]


def question(match: Match, seat: int, prompt: Any) -> dict[str, Arg]:
    """The arguments a question's words may use."""
    found: dict[str, Arg] = {}
    if isinstance(prompt, Place):
        found["piece"] = match.game.label(prompt.piece)
    elif prompt.about is not None:
        found["about"] = match.game.label(prompt.about)
    if not isinstance(prompt, Place):
        found |= {"least": prompt.least, "most": prompt.most}
    found |= dict(match.terms(seat))
    assert not isinstance(prompt, Pick) or prompt.options
    return found


def heard(match: Match, event: Event) -> None:
    for reader in (None, *range(match.seats)):
        message = event.text(match.game.meta.name, reader)
        player = () if event.seat is None else (("player", "Ann"),)
        say(Text(message.id, (*message.args, *player)))


@every_game
def test_a_refused_setup_has_words(game: Game[Any, Any]) -> None:
    meta = game.meta
    wrong: list[tuple[int, dict[str, str]]] = [(99, {}), (meta.seats[0], {"no such": "option"})]
    wrong += [(meta.seats[0], {setting.name: "no such value"}) for setting in meta.settings]
    wrong += [
        (seats, {setting.name: value})
        for setting in meta.settings
        for seats in meta.seats
        for value in set(setting.values) - set(setting.offered(seats))
    ]
    for seats, options in wrong:
        with pytest.raises(IllegalSetup) as refused:
            Match.new(game, seats, "words", options)
        say(refused.value.reason)
    assert sample(game)
