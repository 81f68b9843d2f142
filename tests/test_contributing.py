"""The game in CONTRIBUTING.md, put into a copy of the project as it is written there, keeps what every game keeps."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
FILES = dict(re.findall(r"^`(\S+)`\n\n```\w+\n(.*?)^```$", CONTRIBUTING, re.DOTALL | re.MULTILINE))
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", CONTRIBUTING, re.DOTALL) for line in block.splitlines()]
WALK = [command for command in COMMANDS if "nuts" in command]
OTHERS = shutil.ignore_patterns(  # what the tests of other games and of other rooms hold
    "*.json", "*.txt", "bench", "browser", "render", "earth", "ecosystem", "gaia", "renature", "store"
)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Compiled files come along: they fit, since every file keeps its time."""
    for package in ("engine", "render", "bot"):
        shutil.copytree(ROOT / package, tmp_path / package)
    shutil.copytree(ROOT / "tests", tmp_path / "tests", ignore=OTHERS)
    shutil.copy2(ROOT / "pyproject.toml", tmp_path)
    for name, text in FILES.items():
        file = tmp_path / name
        assert not file.exists(), "a new game changes nothing that is there"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return tmp_path


def run(copy: Path, command: str) -> str:
    """In the environment that runs this test; what else is set there, a newcomer has not."""
    arguments = shlex.split(command.removeprefix("uv run ").removeprefix("python "))
    module = arguments if arguments[0] == "-m" else ["-m", *arguments]
    env = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    done = subprocess.run([sys.executable, *module], cwd=copy, env=env, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_game_added_as_the_walk_says_keeps_the_contract_and_is_played_by_buttons(copy: Path) -> None:
    *recordings, trial = WALK
    for command in recordings:
        run(copy, command)
    said = run(copy, f"{trial} -n0 -v")
    for name in ("contract/test_matches", "contract/test_secrets", "games/nuts/test_rules", "bot/test_nuts"):
        assert re.search(rf"^tests/{name}.py [.]+ ", said, re.MULTILINE)
    assert re.search(r"^=+ \d+ passed, \d+ deselected in ", said, re.MULTILINE), said
    run(copy, f"ruff check --no-cache {' '.join(name for name in FILES if name.endswith('.py'))}")


def test_the_walk_names_every_file_of_a_game_and_how_to_try_it() -> None:
    assert [name for name in FILES if not name.startswith(("engine/games/nuts/", "tests/"))] == []
    assert len(WALK) == 4


@pytest.mark.parametrize("link", re.findall(r"\]\((?!http)([^)#]+)\)", CONTRIBUTING))
def test_what_it_links_to_is_there(link: str) -> None:
    assert (ROOT / link).exists()


@pytest.mark.parametrize("room", re.findall(r"`((?:engine|render|bot)/[a-z/]*)`", CONTRIBUTING))
def test_the_rooms_it_names_are_there(room: str) -> None:
    assert (ROOT / room).is_dir() or "nuts" in room
