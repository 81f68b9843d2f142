"""What somebody means by a language, a time zone, quiet hours or a day, and what they have chosen, in words.

A wish that cannot be is refused in one sentence, and nothing is changed.
"""

from __future__ import annotations

import re
from datetime import date, datetime, time, timedelta
from functools import cache
from typing import TYPE_CHECKING
from zoneinfo import available_timezones

from bot.speech import DEFAULT, languages, speaker
from bot.speech import language as spoken
from bot.table.needs import zone_of
from engine import Text, text
from render import THEMES

from .calls import day
from .nearest import folded, nearest
from .refusals import Refusal

if TYPE_CHECKING:
    from bot.services import Services
    from bot.store import UserRow
    from bot.store.rows import UserChanges

    from .reader import Reader

PINGS = ("thread", "direct", "none")
REMINDERS = (0, 6, 12, 24, 48)  # hours
LONGEST = 366  # days of a vacation
MORNING = 8 * 60
GIVEN = 40  # characters of what was typed, said back
# In any language: `22:00-8:00`, `22 to 8`, `с 22 до 8`, `de 22h à 8h30`.
TIME = r"(\d{1,2})(?:[:.h](\d{2}))?\s*(?:h|ч)?"
HOURS = re.compile(rf"(?:[^\W\d]+ )?{TIME}\s*(?:-|–|—|[^\W\d]+)\s*{TIME}")
DAY = re.compile(r"(\d{1,2})([./])(\d{1,2})\2(\d{4})")  # with a stroke only where nobody would put the month first


def own_name(language: str) -> str:
    """What the language calls itself."""
    return speaker(language)(text("language-name"))


def meant_language(given: str) -> UserChanges:
    """By its name or by its code; `auto`: as Discord says."""
    if given == "auto":
        return {"locale": None}
    known = {folded(name): code for code in languages() for name in (code, own_name(code))}
    if (found := known.get(folded(given))) is None:
        raise Refusal(text("refused-language", languages=", ".join(sorted(map(own_name, languages())))))
    return {"locale": found}


def meant_theme(given: str) -> UserChanges:
    if given not in THEMES:
        raise Refusal(text("refused-unknown"))
    return {"theme": given}


def meant_pings(given: str) -> UserChanges:
    match given:
        case "thread":
            return {"pings": True, "direct": False}
        case "direct":
            return {"pings": True, "direct": True}
        case "none":
            return {"pings": False}
        case _:
            raise Refusal(text("refused-unknown"))


def meant_reminders(given: str) -> UserChanges:
    if given not in [str(hours) for hours in REMINDERS]:
        raise Refusal(text("refused-unknown"))
    return {"reminder_hours": int(given)}


@cache
def zones() -> dict[str, str]:
    """By their names in small letters; those without a place are for machines."""
    machines = ("Etc/", "posix/", "right/")
    named = [zone for zone in available_timezones() if "/" in zone and not zone.startswith(machines)]
    return {zone.casefold(): zone for zone in ["UTC", *sorted(named)]}


def meant_zone(given: str) -> UserChanges:
    """By its whole name, or by its place if there is only one."""
    wanted = "_".join(given.split()).casefold()
    places = [zone for name, zone in zones().items() if name.rpartition("/")[2] == wanted]
    if wanted in zones():
        return {"time_zone": zones()[wanted]}
    if len(places) == 1:
        return {"time_zone": places[0]}
    near = places or nearest(wanted, zones().values())
    raise Refusal(text("refused-zone", zone=given[:GIVEN], near=", ".join(near), count=len(near)))


def meant_quiet(given: str) -> UserChanges:
    """`22:00-8:00`, `22-8`, or `off`, also in another language."""
    if folded(given) in ("off", *[folded(speaker(code)(text("quiet-off"))) for code in languages()]):
        return {"quiet_from": None, "quiet_to": None}
    found = HOURS.fullmatch(given.strip().casefold())
    times = [int(part or 0) for part in found.groups()] if found else []
    if not times or times[0] > 23 or times[2:] > [24, 0] or max(times[1], times[3]) > 59:
        raise Refusal(text("refused-quiet", given=given[:GIVEN]))
    begin, end = times[0] * 60 + times[1], (times[2] * 60 + times[3]) % (24 * 60)
    if begin == end:
        raise Refusal(text("refused-quiet", given=given[:GIVEN]))
    return {"quiet_from": begin, "quiet_to": end}


def begun_at(person: UserRow, given: str) -> UserChanges:
    """An hour from which on it is quiet, until the one chosen before or the morning; or `off`."""
    if given == "off":
        return {"quiet_from": None, "quiet_to": None}
    begin, end = hour(given), MORNING if person.quiet_to is None else person.quiet_to
    return {"quiet_from": begin, "quiet_to": end if end != begin else (begin + 8 * 60) % (24 * 60)}


def ended_at(person: UserRow, given: str) -> UserChanges:
    end = hour(given)
    begin = end - 10 * 60 if person.quiet_from in (None, end) else person.quiet_from
    return {"quiet_from": (begin or 0) % (24 * 60), "quiet_to": end}


def hour(given: str) -> int:
    if not given.isdecimal() or int(given) > 23:
        raise Refusal(text("refused-unknown"))
    return int(given) * 60


def meant_day(person: UserRow, given: str, now: float, locale: str) -> UserChanges:
    """The day of the return, where the person lives; from its first minute on they are back."""
    try:
        wanted = written_day(given.strip(), locale)
    except ValueError:
        raise Refusal(text("refused-day", given=given[:GIVEN])) from None
    zone = zone_of(person)
    today = datetime.fromtimestamp(now, zone).date()
    if wanted <= today:
        raise Refusal(text("refused-day-past", day=day(datetime.combine(wanted, time(12), zone).timestamp())))
    if wanted > today + timedelta(days=LONGEST):
        raise Refusal(text("refused-day-far"))
    return {"away_until": datetime.combine(wanted, time.min, zone).timestamp()}


def written_day(given: str, locale: str) -> date:
    """`2026-08-21`, `21.08.2026`, or `21/08/2026` where it is written so."""
    found = DAY.fullmatch(given)
    if found is None or (found[2] == "/" and spoken(locale) == DEFAULT):
        return date.fromisoformat(given)
    return date(int(found[4]), int(found[3]), int(found[1]))


def chosen(services: Services, person: UserRow, reader: Reader) -> dict[str, tuple[Text | str, str]]:
    """Each setting with its value in words, and whose choice that is."""
    usual = type(person)(person.id)
    pings = "none" if not person.pings else "direct" if person.direct else "thread"
    quiet = text("quiet-off") if person.quiet_from is None else quiet_hours(person)
    zone = "you" if person.time_zone != usual.time_zone else "usual"
    return {
        "language": (own_name(spoken(reader.locale)), "you" if person.locale else "discord"),
        "theme": (text(f"theme-{reader.theme}"), "you" if person.theme == reader.theme else "host"),
        "pings": (text(f"pings-{pings}"), "you" if pings != "thread" else "usual"),
        "reminders": (
            text(f"reminders-{person.reminder_hours}"),
            "you" if person.reminder_hours != usual.reminder_hours else "usual",
        ),
        "quiet": (quiet, "you" if person.quiet_from is not None else "usual"),
        "zone": (person.time_zone, zone),
        "careful": (text("careful-on" if person.careful else "careful-off"), "usual" if person.careful else "you"),
        "orders": (text("orders-on" if person.orders else "orders-off"), "usual" if person.orders else "you"),
        "away": (away(person, services.clock.now()), "you"),
    }


def quiet_hours(person: UserRow) -> str:
    return f"{clock(person.quiet_from or 0)}–{clock(person.quiet_to or 0)}"


def clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def away(person: UserRow, now: float) -> Text | str:
    until = person.away_until
    return text("away-none") if until is None or until <= now else text("away-until", day=day(until))
