"""Gaïa: laying lands, founding cities and settling people on a map that grows, for two to five players."""

from .rules import GAME

__all__ = ["GAME"]
