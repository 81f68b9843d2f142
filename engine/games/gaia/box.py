"""The cards that come from a file: cities, animals, goals. Checks the file and names what is wrong in it."""

import re
import tomllib
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, model_validator

from engine.record import record

from .cards import SIGN, Card, animals, city
from .pieces import ELEMENT_GOAL, NATURE, Base, Land, Need

OWN = Path(__file__).parent / "data" / "cards.toml"
GOALS = 7  # as many as five players lay out
LIFE = 7  # five players and two open cards
LONGEST = 20  # that a city's name may be
STRICT = ConfigDict(extra="forbid", strict=True)

NAME = re.compile(r"[^\W\d_][^\W_]*([ '-][^\W_]+)*")


def named(name: str) -> str:
    """A card's notation holds the name, so its signs are kept out of it."""
    if len(name) > LONGEST or not NAME.fullmatch(name):
        raise ValueError(
            f"a name has up to {LONGEST} letters and digits, begins with a letter, and is parted by blanks, ' or - only"
        )
    return name


CityName = Annotated[str, AfterValidator(named)]
Count = Annotated[int, Field(ge=0, le=20)]


class CityIn(BaseModel):
    model_config = STRICT
    base: Base
    needs: Annotated[list[Need], Field(min_length=4, max_length=4)]


class GoalsIn(BaseModel):
    model_config = STRICT
    nature: Annotated[list[Annotated[list[Land], Field(min_length=2, max_length=6)]], Field(min_length=GOALS)]
    element: Count


class FileIn(BaseModel):
    model_config = STRICT
    animals: dict[Base, Count]
    goals: GoalsIn
    cities: dict[CityName, CityIn]

    @model_validator(mode="after")
    def playable(self) -> "FileIn":
        if len(self.cities) + sum(self.animals.values()) < LIFE:
            raise ValueError(f"cities and animals together must be at least {LIFE} cards")
        for lands in self.goals.nature:
            for land in lands:
                if lands.count(land) > NATURE[land]:
                    raise ValueError(f"goals.nature: there are only {NATURE[land]} {land} cards for {lands}")
        return self


@record
class CardBox:
    """`goals` by the signs of their cards."""

    life: tuple[Card, ...]
    nature_goals: tuple[str, ...]
    element_goals: tuple[str, ...]


def load(path: Path) -> CardBox:
    """ValueError names the file, the item and what is wrong with it."""
    try:
        given = FileIn.model_validate(tomllib.loads(path.read_text("utf-8")))
    except OSError as error:
        raise ValueError(f"{path}: cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise ValueError(f"{path}: is not text in UTF-8") from error
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{path}: is not TOML: {error}") from error
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join([str(part) for part in first["loc"] if part != "[key]"])
        reason = first["msg"].removeprefix("Value error, ")
        raise ValueError(f"{path}: {where + ': ' if where else ''}{reason}") from error
    cities = [city(name, card.base, tuple(card.needs)) for name, card in given.cities.items()]
    herds = [animals(land) for land, count in given.animals.items() for _ in range(count)]
    return CardBox(
        tuple(cities + herds),
        tuple(["".join([SIGN[land] for land in lands]) for lands in given.goals.nature]),
        (SIGN["element"] * ELEMENT_GOAL,) * given.goals.element,
    )
