"""Names in any script: pictures write what our letters can, or the account's own name."""

import pytest

from render.script import called, drawable, known, written

# What somebody is called, and what a picture says beside the seat's mark; the account is always “ming_7”.
NAMES = {
    "latin": ("Zoë Ångström", "Zoë Ångström"),
    "vietnamese": ("Nguyễn Thị Hồng", "Nguyễn Thị Hồng"),
    "cyrillic": ("Мирослава Її", "Мирослава Її"),
    "greek": ("Θεοδώρα", "Θεοδώρα"),
    "chinese": ("小明", "ming_7"),
    "japanese": ("さくら ハナ", "ming_7"),
    "korean": ("민준", "ming_7"),
    "arabic": ("محمد", "ming_7"),
    "hebrew": ("נועה", "ming_7"),
    "hindi": ("आरव", "ming_7"),
    "thai": ("สมชาย", "ming_7"),
    "georgian": ("ნინო", "ming_7"),
    "armenian": ("Անի", "ming_7"),
    "emoji": ("🦊🌲👩‍🚀", "ming_7"),
    "stars": ("★ Ada ★", "Ada"),
    "fancy": ("𝓐𝓭𝓪 Ｗｉｄｅ", "Ada Wide"),
    "mixed": ("小明 Ming", "Ming"),
    "digit": ("小明2", "ming_7"),
    "short": ("Q", "Q"),
    "piled": ("A̷̛͓d̸͚a̵͑", "Ada"),
    "nothing": ("…", "ming_7"),
    "blank": ("ㅤ", "ming_7"),
}


@pytest.mark.parametrize(("name", "shown"), NAMES.values(), ids=list(NAMES))
def test_a_name_is_written_without_boxes_or_replaced(name: str, shown: str) -> None:
    assert written(called(name, "ming_7")) == shown
    assert all(map(known, shown))


@pytest.mark.parametrize(("name", "shown"), NAMES.values(), ids=list(NAMES))
def test_at_the_table_everybody_keeps_the_own_name(name: str, shown: str) -> None:
    assert called(name, "ming_7") in (name, f"{name} (ming_7)")
    assert (called(name, "ming_7") == name) == (shown != "ming_7")


def test_a_name_of_an_older_table_that_cannot_be_drawn_is_none() -> None:
    assert written("小明") == ""


def test_what_is_missing_is_known_from_what_is_blank() -> None:
    assert known("Ж")
    assert known(" ")
    assert not known("明")
    assert not known("\u200d")
    assert drawable("  a   b ") == "a b"
