"""What a host can set, and the file that says so."""

import re
from pathlib import Path
from typing import get_args

import pytest

from bot.settings import Settings
from render.theme import THEMES

EXAMPLE = (Path(__file__).parents[2] / ".env.example").read_text("utf-8")
# A setting stands commented out, below the lines that say what it is for.
LISTED: dict[str, tuple[str, str]] = {}
for block in EXAMPLE.split("\n\n"):
    meaning = " ".join(re.findall(r"^# (.+)", block, re.MULTILINE))
    LISTED |= {name: (value, meaning) for name, value in re.findall(r"^#(\w+)=(.*)$", block, re.MULTILINE)}
PLAIN = {name: value for name, (value, _) in LISTED.items() if not name.startswith("THICKET_DATA__") and value}


def variable(name: str) -> str:
    alias = Settings.model_fields[name].validation_alias
    return alias if isinstance(alias, str) else f"THICKET_{name.upper()}"


def test_the_example_lists_every_setting_and_no_other() -> None:
    assert {name.split("__")[0] for name in LISTED} == {variable(name) for name in Settings.model_fields}


@pytest.mark.parametrize("name", LISTED)
def test_a_setting_of_the_example_stands_with_its_meaning(name: str) -> None:
    meaning = LISTED[name][1]
    assert len(meaning.split()) > 4
    assert meaning.endswith(".")


def test_the_example_shows_what_holds_when_nothing_is_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("\n".join(f"{name}={value}" for name, value in PLAIN.items()), "utf-8")
    for name in LISTED:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("bot.settings.cores", lambda: 2)
    assert Settings() == Settings(_env_file=None)  # type: ignore[call-arg]
    plain = {name.partition("__")[0] for name in PLAIN}
    assert plain == {variable(name) for name in Settings.model_fields if name not in ("discord_token", "data")}


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_can_be_set_and_stands_in_the_example(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, theme: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text(f"THICKET_THEME={theme}", "utf-8")
    assert Settings().theme == theme
    assert theme in LISTED["THICKET_THEME"][1]


def test_no_theme_can_be_set_that_is_not_drawn() -> None:
    assert set(get_args(Settings.model_fields["theme"].annotation)) == set(THEMES)


@pytest.mark.parametrize("level", get_args(Settings.model_fields["log_level"].annotation))
def test_every_level_of_the_log_stands_in_the_example(level: str) -> None:
    assert level in LISTED["THICKET_LOG_LEVEL"][1]
