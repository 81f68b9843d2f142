"""`thicket check` and `thicket invite`, as the README has them, from outside."""
# ruff: noqa: ASYNC240 - a test's loop has nothing else to do while a folder is read

import base64
import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from bot.checkup import checks
from bot.chosen import Unfit
from bot.playground import Playground
from bot.store import Store
from tests.bot.program import ELSEWHERE, finished, thicket

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
CHECK, INVITE = re.findall(r"`uv run --no-dev thicket (check|invite)`", README)
NUMBER = base64.urlsafe_b64encode(b"1572065346985132034").decode().rstrip("=")


def lines(said: str) -> dict[str, str]:
    return dict([line.split(": ", 1) for line in said.splitlines()])


async def test_all_that_is_good_is_said_in_a_line_each_and_nothing_is_changed(tmp_path: Path) -> None:
    status, out, err = await finished(tmp_path, CHECK, DISCORD_TOKEN=f"{NUMBER}.Gabcde.secret-part")
    found = lines(out)
    assert (status, err) == (0, "")
    assert list(found) == ["settings", "token", "components", "database", "fonts", "picture", "paintings"]
    assert found["token"] == "looks like that of the bot 1572065346985132034"  # noqa: S105
    assert "secret-part" not in out
    assert found["fonts"].startswith("Roboto")
    assert "1600 ×" in found["picture"]
    assert list(tmp_path.iterdir()) == []


def chosen(monkeypatch: pytest.MonkeyPatch, folder: Path, **environment: str) -> dict[str, str]:
    """What is said of each with these settings; nothing is drawn."""
    monkeypatch.chdir(folder)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    return {name: said(found) for name, found in checks() if name != "picture"}


def said(found: Callable[[], str]) -> str:
    try:
        return found()
    except Unfit as error:
        return f"NOT GOOD. {error}"


async def test_a_database_that_is_there_is_examined(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "thicket.sqlite3"
    await (await Store.open(path)).close()
    before = path.read_bytes()
    assert "thicket.sqlite3 is sound" in chosen(monkeypatch, tmp_path)["database"]
    assert path.read_bytes() == before


@pytest.mark.parametrize(("name", "value", "line", "why"), [
    ("DISCORD_TOKEN", "abc", "token", "copy it again from the developer portal"),
    ("DISCORD_TOKEN", "ä.b.c", "token", "copy it again from the developer portal"),
    ("THICKET_THEME", "purple", "settings", "THICKET_THEME is wrong"),
    ("THICKET_DATA__CHESS", "board.toml", "components", "There is no game 'chess'"),
    ("THICKET_DATABASE", "letter.txt", "database", "letter.txt is not a database"),
])
def test_what_is_not_good_is_said_in_its_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, value: str, line: str, why: str
) -> None:
    (tmp_path / "letter.txt").write_text("Dear Bela, this is no database at all, however long it is.\n" * 9)
    found = chosen(monkeypatch, tmp_path, **{name: value})
    assert found[line].startswith("NOT GOOD. ")
    assert why in found[line]


async def test_the_link_asks_for_what_the_readme_names(tmp_path: Path) -> None:
    async with (
        Playground() as playground,
        thicket(tmp_path, "-c", f"import sys; sys.argv.insert(1, 'invite')\n{ELSEWHERE}", playground.origin,
                DISCORD_TOKEN=playground.token) as started,
    ):
        out, err = await started.communicate()
        application = str(playground.world.bot.id)
    assert (started.returncode, err.decode()) == (0, "")
    asked = parse_qs(urlsplit(out.decode().strip()).query)
    assert asked["client_id"] == [application]
    assert asked["scope"] == ["bot applications.commands"]
    assert asked["permissions"] == ["309237763072"]


async def test_without_a_token_there_is_nobody_to_invite(tmp_path: Path) -> None:
    status, out, err = await finished(tmp_path, INVITE)
    assert (status, out) == (1, "")
    assert err.strip() == "There is no DISCORD_TOKEN yet: the README says where the bot and its token are made."
