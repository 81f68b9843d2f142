"""Who plays without being a person: one search for all games, over what each game knows of good play.

A bot is handed a match that was dealt anew for its seat, never the true one: so it cannot peek, whatever it looks at.
"""

from .chance import RandomBot, guess
from .judgement import Judgement
from .levels import LEVELS, Bot, Level, Thinker, player

__all__ = ["LEVELS", "Bot", "Judgement", "Level", "RandomBot", "Thinker", "guess", "player"]
