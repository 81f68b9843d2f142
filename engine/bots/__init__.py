"""Who plays without being a person: one search for all games, over what each game knows of good play.

A bot is handed a match that was dealt anew for its seat, never the true one: so it cannot peek, whatever it looks at.
`think` is the whole of it for whoever runs matches.
"""

from .advice import IDEAS, Idea, advise
from .chance import Bot, RandomBot, guess
from .judged import fine, known
from .judgement import PARTNER, RIVAL, RIVALS, Judgement
from .levels import LEVELS, RANDOM, Level, think
from .plan import PLAN, Plan, Step
from .reasons import Reason

__all__ = [
    "IDEAS", "LEVELS", "PARTNER", "PLAN", "RANDOM", "RIVAL", "RIVALS", "Bot", "Idea", "Judgement", "Level", "Plan",
    "RandomBot", "Reason", "Step", "advise", "fine", "guess", "known", "think",
]
