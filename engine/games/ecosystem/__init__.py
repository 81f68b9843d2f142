"""Ecosystem: drafting animals and landscapes into a floating grid, for one to six players."""

from .rules import GAME

__all__ = ["GAME"]
