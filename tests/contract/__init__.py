"""What every game must keep, tried on each one found, at every player count and setting. Nothing here names a game.

`pytest tests/contract -k renature` tries one. A new game also needs its matches written down and saves kept:
`python -m tests.playthroughs renature`, `python -m tests.recordings renature`, `python -m tests.saves renature`. Only
telling moments of a match are looked at; all of them are benchmarks, `contract`, `hidden` and `matches`.
"""
