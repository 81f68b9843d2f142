"""The rules. The only import that the other packages use; knows no Discord and no picture."""

from .achievements import Achievement, Condition, condition, reached
from .bots import IDEAS, LEVELS, PLAN, RANDOM, Bot, Idea, Plan, RandomBot, Reason, advise, fine, known, think
from .bots.analysis import ANALYSIS, FULL, Analysis, Effort, Turning
from .bots.inquiry import Ask, Inquiry, analysed, inquire
from .event import Event
from .facts import Fact, facts
from .figures import by_line, figures
from .game import Game, IllegalSetup, Lesson, Line, Meta, Result, Setting, Sheet, Verb, View
from .games import games
from .match import IllegalAnswer, Match, MatchOver, NotYourDecision, Refused, StaleVersion
from .playback import Differs, Position, replay
from .prompt import (
    CHANGE,
    NONE,
    NOTHING,
    Amount,
    Answer,
    Barred,
    Counted,
    Option,
    Pick,
    Picked,
    Place,
    Placed,
    Prompt,
    Share,
    Shared,
    Shortcut,
    Standing,
    Tone,
    answer,
    choices,
    letter,
)
from .record import record
from .recording import (
    BadRecording,
    By,
    Ending,
    Move,
    Played,
    Recording,
    Sitter,
    ended,
    points,
    recorded,
    standing,
)
from .save import ANSWER, EVENTS, BrokenSave
from .text import Arg, Say, Text, text
from .traces import Trace

__all__ = [
    "ANALYSIS", "ANSWER", "CHANGE", "EVENTS", "FULL", "IDEAS", "LEVELS", "NONE", "NOTHING", "PLAN", "RANDOM",
    "Achievement", "Amount", "Analysis", "Answer", "Arg", "Ask", "BadRecording", "Barred", "Bot", "BrokenSave", "By",
    "Condition", "Counted", "Differs", "Effort", "Ending", "Event", "Fact", "Game", "Idea", "IllegalAnswer",
    "IllegalSetup", "Inquiry", "Lesson", "Line", "Match", "MatchOver", "Meta", "Move", "NotYourDecision", "Option",
    "Pick", "Picked", "Place", "Placed", "Plan", "Played", "Position", "Prompt", "RandomBot", "Reason", "Recording",
    "Refused", "Result", "Say", "Setting", "Share", "Shared", "Sheet", "Shortcut", "Sitter", "StaleVersion", "Standing",
    "Text", "Tone", "Trace", "Turning", "Verb", "View", "advise", "analysed", "answer", "by_line", "choices",
    "condition", "ended", "facts", "figures", "fine", "games", "inquire", "known", "letter", "points", "reached",
    "record", "recorded", "replay", "standing", "text", "think",
]
