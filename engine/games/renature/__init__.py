"""Renature: dominoes along the streams of a valley, plants on its banks, for two to four players."""

from .rules import GAME

__all__ = ["GAME"]
