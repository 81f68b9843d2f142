"""What options are called."""

from engine.prompt import Option
from engine.text import Text, text

from .catalogue import NAME
from .tableau import CELL


def label(option: Option) -> Text:
    match option.kind:
        case "card":
            return NAME[option.id]
        case "cell":
            return text("cell", name=CELL[option.id])
        case "number":
            return text("earth-number", n=option.id)
        case _:
            return Text(f"earth-{option.kind}-{option.word}")
