"""How a match of Renature has ended, and what decided between equals."""

from engine import Text, text
from engine.games.renature.view import RenatureView


def tied(view: RenatureView) -> bool:
    """Whether others have as many points as who has won."""
    if not view.over:
        return False
    totals = [sheet.total for sheet in view.sheets]
    return totals.count(max(totals)) > 1


def ending(view: RenatureView) -> Text:
    """Rules 9.6: among equals more sunflowers win, or the victory is shared."""
    if tied(view) and len(view.winners) == 1:
        return text("picture-renature-tie", points=max([sheet.total for sheet in view.sheets]))
    return text("picture-renature-over", shared=len(view.winners))
