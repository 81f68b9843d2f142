"""How a match of Ecosystem has ended, or how it stands, in one line: the heading of its pictures."""

from engine import Sheet, Text, text
from engine.games.ecosystem.board import SIZE
from engine.games.ecosystem.view import EcosystemView


def over(view: EcosystemView) -> bool:
    """Sheets may also be given midway, as the standing."""
    return view.sheets is not None and view.step == SIZE


def unbeaten(view: EcosystemView) -> bool:
    """Alone: the frame is the rival's, however few points it has."""
    return view.rival is not None and over(view) and not view.winners


def gaps(sheet: Sheet) -> int:
    """Kinds that brought nothing; the last line is what they cost."""
    return sum([line.points == 0 for line in sheet.lines[:-1]])


def heading(view: EcosystemView) -> Text:
    if over(view):
        return ending(view)
    if view.rival is not None:
        return text("picture-ecosystem-alone", margin=view.margin)
    return text("picture-ecosystem-round", round=view.round)


def ending(view: EcosystemView) -> Text:
    """Alone: won or lost, and by which margin (Rules 6.5). A tie says what has broken it (Rules 5.3)."""
    totals = [sheet.total for sheet in view.sheets or ()]
    if view.rival is not None:
        ahead = totals[0] - totals[-1]
        kind = "won" if view.winners else "lost"
        return text(f"picture-ecosystem-{kind}", ahead=abs(ahead), side="ahead" if ahead >= 0 else "behind",
                    margin=view.margin)  # fmt: skip
    best = max(totals)
    if totals.count(best) > len(view.winners):
        return text("picture-ecosystem-tie", points=best)
    return text("picture-ecosystem-over", shared=len(view.winners))
