"""The rules. The only import that the other packages use; knows no Discord and no picture."""

from .bots import IDEAS, LEVELS, PLAN, RANDOM, Bot, Idea, Plan, RandomBot, Reason, advise, fine, known, think
from .event import Event
from .game import Game, IllegalSetup, Lesson, Line, Meta, Result, Setting, Sheet, Verb, View
from .games import games
from .match import IllegalAnswer, Match, MatchOver, NotYourDecision, Refused, StaleVersion
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
from .save import ANSWER, EVENTS, BrokenSave
from .text import Arg, Say, Text, text

__all__ = [
    "ANSWER", "CHANGE", "EVENTS", "IDEAS", "LEVELS", "NONE", "NOTHING", "PLAN", "RANDOM", "Amount", "Answer", "Arg",
    "Barred", "Bot", "BrokenSave", "Counted", "Event", "Game", "Idea", "IllegalAnswer", "IllegalSetup", "Lesson",
    "Line", "Match", "MatchOver", "Meta", "NotYourDecision", "Option", "Pick", "Picked", "Place", "Placed", "Plan",
    "Prompt", "RandomBot", "Reason", "Refused", "Result", "Say", "Setting", "Share", "Shared", "Sheet", "Shortcut",
    "StaleVersion", "Standing", "Text", "Tone", "Verb", "View", "advise", "answer", "choices", "fine", "games", "known",
    "letter", "record", "text", "think",
]
