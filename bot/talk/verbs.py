"""Everything that can be pressed, chosen in a menu or written into a form, as a closed set of records. How they stand
in an id is said in `ids`; no `word` is ever changed, for whatever was posted stays readable.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias, get_args

from engine import record


# `word` is how a verb stands in the id; behind it come its fields, parted by dots.
# At a table that is not started:
@record
class Join:
    word: ClassVar[str] = "join"


@record
class Leave:
    word: ClassVar[str] = "leave"


@record
class AddBot:
    """Without a level: asks which."""

    level: str = ""
    word: ClassVar[str] = "bot"


@record
class RemoveBot:
    """Without a name: the only one there is, or asks which."""

    name: str = ""
    word: ClassVar[str] = "unbot"


@record
class Options:
    word: ClassVar[str] = "options"


@record
class SetOption:
    """A menu: its value is the option's."""

    name: str
    word: ClassVar[str] = "set"


@record
class SetPace:
    """A menu: its value is hours."""

    word: ClassVar[str] = "pace"


@record
class SetCustom:
    """A menu: its value is what the table likes."""

    name: str
    word: ClassVar[str] = "custom"


@record
class Start:
    word: ClassVar[str] = "start"


@record
class Close:
    word: ClassVar[str] = "close"


# At one that only bots play:
@record
class Steer:
    """`way`: to pause, resume, slower, faster, or the end."""

    way: str
    word: ClassVar[str] = "steer"


# Looking:
@record
class Play:
    word: ClassVar[str] = "play"


@record
class Table:
    word: ClassVar[str] = "table"


@record
class Scores:
    word: ClassVar[str] = "scores"


@record
class Story:
    """A page of what has happened, from the "start" or since "mine"."""

    since: str
    page: int
    word: ClassVar[str] = "story"


@record
class More:
    """All that was told when the match came to a version."""

    version: int
    word: ClassVar[str] = "more"


@record
class Describe:
    """A page of the position in words."""

    page: int
    word: ClassVar[str] = "describe"


@record
class Look:
    """A menu: its value is a scene."""

    word: ClassVar[str] = "look"


@record
class WhyNot:
    """What the question does not offer, and why."""

    word: ClassVar[str] = "whynot"


@record
class Details:
    """What each choice of the question would bring, at length."""

    word: ClassVar[str] = "details"


@record
class Hint:
    """What a strong bot would do, and why."""

    word: ClassVar[str] = "hint"


@record
class AskCoach:
    """What the coach says of the question."""

    word: ClassVar[str] = "coach"


# Looking back:
@record
class Replay:
    """A step from after the move `at`: `way` is first, back, next or last; mine or all: through whose moves from now on
    (`mine` 1: through the reader's own); open: a panel of its own, at the start.
    """

    way: str
    at: int = 0
    mine: int = 0
    word: ClassVar[str] = "replay"


@record
class AskTurn:
    """Opens the form for a turn."""

    at: int
    mine: int = 0
    word: ClassVar[str] = "askturn"


@record
class TurnForm:
    at: int
    mine: int = 0
    word: ClassVar[str] = "turnform"


@record
class Film:
    """The whole match as a film."""

    word: ClassVar[str] = "film"


@record
class PostFilm:
    """The same, for everybody in the channel."""

    word: ClassVar[str] = "postfilm"


@record
class Analyse:
    """Who was ahead when, in a match that is over."""

    word: ClassVar[str] = "analyse"


# Answering:
@record
class Choose:
    """One option of the question, by its key."""

    key: str
    word: ClassVar[str] = "p"


@record
class ChooseFrom:
    """A menu, open at a page: its values are keys."""

    page: int
    word: ClassVar[str] = "menu"


@record
class Besides:
    """One anytime action, by its key."""

    key: str
    word: ClassVar[str] = "a"


@record
class BesidesFrom:
    """A menu of anytime actions, open at a page."""

    page: int
    word: ClassVar[str] = "aside"


@record
class Toggle:
    """One of several options, by its place: `picked` is what is marked afterwards, for when nobody remembers what was
    marked before. Without a place it is that.
    """

    picked: str
    place: int = -1
    word: ClassVar[str] = "mark"


@record
class Done:
    """Those marked are the answer."""

    picked: str
    word: ClassVar[str] = "done"


@record
class StartOver:
    """Nothing is marked any more."""

    word: ClassVar[str] = "afresh"


@record
class Nothing:
    word: ClassVar[str] = "none"


@record
class Fill:
    """Those marked, and as much more as fits."""

    picked: str = "0"
    word: ClassVar[str] = "fill"


@record
class Anyway:
    """Answers that throw something away, given once more: see `answers`."""

    answers: str
    word: ClassVar[str] = "anyway"


@record
class AtOnce:
    """Answers to what is asked and to what is asked right afterwards: see `answers`."""

    answers: str
    word: ClassVar[str] = "atonce"


@record
class Write:
    """Opens the form."""

    word: ClassVar[str] = "write"


@record
class Form:
    """The form itself: its values are fields."""

    word: ClassVar[str] = "form"


# Answering once for all:
@record
class Always:
    """Shows what can be answered so."""

    word: ClassVar[str] = "always"


@record
class ChooseAlways:
    """One option of the question, by its key, now and every time."""

    key: str
    word: ClassVar[str] = "every"


@record
class Order:
    """A menu for an order on a page of them: its value is the key of another answer, or `-` to revoke it."""

    order: int
    page: int = 0
    word: ClassVar[str] = "order"


@record
class TurnOrders:
    """To a page of all my orders in this match."""

    page: int
    word: ClassVar[str] = "orderspage"


# Moving about in the panel:
@record
class TurnPage:
    page: int
    word: ClassVar[str] = "menupage"


@record
class TurnBesides:
    page: int
    word: ClassVar[str] = "asidepage"


@record
class Back:
    word: ClassVar[str] = "back"


@record
class Hush:
    """The coach is quiet from now on (1), or speaks again (0)."""

    quiet: int
    word: ClassVar[str] = "hush"


# Taking back:
@record
class Undo:
    move: int
    version: int
    word: ClassVar[str] = "undo"


@record
class AskUndo:
    move: int
    version: int
    word: ClassVar[str] = "ask"


# As the buttons of a vote were made when it could only be about taking back a move:
@record
class AgreeUndo:
    move: int
    version: int
    word: ClassVar[str] = "agree"


@record
class RefuseUndo:
    move: int
    version: int
    word: ClassVar[str] = "refuse"


# Reading, which belongs to no match:
@record
class ReadRules:
    game: str
    word: ClassVar[str] = "rules"


@record
class ReadTopic:
    """A menu, the `part`-th of the game's topics: its value is a title."""

    game: str
    part: int
    word: ClassVar[str] = "topic"


@record
class ReadRule:
    """One rule, by its number."""

    game: str
    rule: str
    word: ClassVar[str] = "rule"


@record
class OpenTable:
    game: str
    word: ClassVar[str] = "open"


@record
class Learn:
    game: str
    word: ClassVar[str] = "learn"


# Deciding together:
@record
class Vote:
    vote: int
    choice: str
    word: ClassVar[str] = "vote"


# Being called:
@record
class Mute:
    """Until the need that began then is over; milliseconds."""

    since: int
    word: ClassVar[str] = "mute"


@record
class TurnGames:
    """To a page of all my matches."""

    page: int
    word: ClassVar[str] = "gamespage"


# What a person wishes, in no match:
@record
class Prefer:
    """A menu: its value is the setting's."""

    setting: str
    word: ClassVar[str] = "prefer"


@record
class Switch:
    """Turns a setting on or off."""

    setting: str
    word: ClassVar[str] = "switch"


@record
class AskZone:
    """Opens the form for the time zone."""

    word: ClassVar[str] = "zone"


@record
class ZoneForm:
    word: ClassVar[str] = "zoneform"


@record
class AskAway:
    """Opens the form for a vacation."""

    word: ClassVar[str] = "away"


@record
class AwayForm:
    word: ClassVar[str] = "awayform"


@record
class Return:
    """The vacation is over."""

    word: ClassVar[str] = "return"


# Coming and going:
@record
class Resign:
    word: ClassVar[str] = "resign"


@record
class Rematch:
    word: ClassVar[str] = "rematch"


@record
class SitDown:
    place: int
    word: ClassVar[str] = "sit"


@record
class ComeBack:
    place: int
    word: ClassVar[str] = "here"


# What holds on a server, in no match:
@record
class Govern:
    """A menu: its values are the setting's."""

    setting: str
    word: ClassVar[str] = "govern"


@record
class GovernPlaces:
    """A menu of channels: where tables may open."""

    word: ClassVar[str] = "places"


@record
class Forget:
    """A person is forgotten."""

    word: ClassVar[str] = "forget"


Lobby: TypeAlias = Join | Leave | AddBot | RemoveBot | Options | SetOption | SetPace | SetCustom \
    | Start | Close
Undoing: TypeAlias = Undo | AskUndo
Seating: TypeAlias = Resign | Rematch | SitDown | ComeBack | Steer
Voting: TypeAlias = AgreeUndo | RefuseUndo | Vote
Answering: TypeAlias = Choose | ChooseFrom | Done | Besides | BesidesFrom | Nothing | Fill | Form | Anyway \
    | AtOnce | ChooseAlways
Turning: TypeAlias = TurnPage | TurnBesides | Toggle | StartOver | Back | Hush
Telling: TypeAlias = Story | More | Describe
Ordering: TypeAlias = Order | TurnOrders
Looking: TypeAlias = Play | Table | Scores | Look | WhyNot | Details | Always | AskCoach | Hint
Reading: TypeAlias = ReadRules | ReadTopic | ReadRule | OpenTable | Learn
Governing: TypeAlias = Govern | GovernPlaces
Calling: TypeAlias = Mute | TurnGames
Afterwards: TypeAlias = Analyse
Preferring: TypeAlias = Prefer | Switch | AskZone | ZoneForm | AskAway | AwayForm | Return
Replaying: TypeAlias = Replay | AskTurn | TurnForm | Film | PostFilm
Verb: TypeAlias = Lobby | Undoing | Voting | Seating | Answering | Turning | Looking | Reading | Preferring \
    | Governing | Telling | Calling | Forget | Write | Ordering | Replaying | Afterwards

VERBS: dict[str, type[Verb]] = {verb.word: verb for verb in get_args(Verb)}
MENUS = (SetOption, SetPace, SetCustom, Look, ChooseFrom, BesidesFrom, ReadTopic, Prefer, Govern, Order)
PLACES = (GovernPlaces,)
FORMS = (Form, ZoneForm, AwayForm, TurnForm)
