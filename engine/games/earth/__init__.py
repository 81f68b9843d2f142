"""Earth: an island of sixteen cards, everybody acting in every turn, for one to five players."""

from .rules import GAME

__all__ = ["GAME"]
