"""The README's commands, run as they stand there; and what it promises about files."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", README, re.DOTALL) for line in block.splitlines() if line]
INSTALL = "pip install uv && "
PLAY, TEST = f"{INSTALL}uv run --no-dev thicket", f"{INSTALL}uv run pytest"
COPIES = [command for command in COMMANDS if command.startswith("uv run --no-dev thicket ")]
FINITE = [command for command in COMMANDS if command not in (PLAY, TEST, *COPIES)]
BIN = Path(sys.executable).parent


def here(command: str) -> str:
    """The same in the environment that runs this test, so that nothing is installed by it."""
    command = command.removeprefix(INSTALL).replace("uv run python", sys.executable)
    return re.sub(r"uv run (--no-dev )?(?=\w)", f"{BIN}/", command)


def test_the_two_commands_stand_in_the_readme() -> None:
    assert COMMANDS.count(PLAY) == COMMANDS.count(TEST) == 1


def test_ci_runs_the_readmes_test_command() -> None:
    assert TEST in (ROOT / ".ci" / "run").read_text("utf-8").splitlines()


@pytest.mark.parametrize("command", FINITE)
def test_a_command_of_the_readme_works(command: str) -> None:
    done = subprocess.run(here(command), shell=True, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S602
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_the_command_to_test_finds_the_tests() -> None:
    command = f"{here(TEST)} --collect-only {Path(__file__).relative_to(ROOT)}"
    done = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S602
    assert "test_the_command_to_test_finds_the_tests" in done.stdout


def test_the_command_to_play_opens_a_page_and_the_others_copy_what_is_played(tmp_path: Path) -> None:
    """`thicket` is the script of the project; it says where it is, and the page is there."""
    env = {"PATH": os.environ["PATH"], "THICKET_PORT": "0", "DISCORD_TOKEN": ""}
    env["XDG_CACHE_HOME"] = os.environ["XDG_CACHE_HOME"]
    command = here(PLAY).split()
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True, env=env) as process:  # noqa: S603
        assert process.stdout is not None
        try:
            found = re.search(r"http://127\.0\.0\.1:\d+/\S+", process.stdout.readline())
            assert found is not None
            with urlopen(found[0]) as page:  # noqa: S310
                assert "Thicket" in page.read().decode()
            backup, restore = COPIES
            subprocess.run(here(backup), shell=True, cwd=tmp_path, env=env, check=True)  # noqa: S602
        finally:
            process.terminate()
    assert process.returncode == 0
    subprocess.run(here(restore), shell=True, cwd=tmp_path, env=env, check=True)  # noqa: S602
    assert {path.name for path in tmp_path.iterdir()} == {
        "thicket.sqlite3", "thicket.playground", "my-backup.sqlite3", "thicket.replaced-1.sqlite3",
    }


def test_the_position_in_the_readme_scores_what_the_rules_say() -> None:
    """A bee beside one meadow 3, a bear beside a bee and a trout 4, a trout beside a stream 2, the only stream 8."""
    command = next(command for command in FINITE if "score ecosystem" in command)
    done = subprocess.run(here(command), shell=True, cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S602
    points = json.loads(done.stdout)["seats"][0]["points"]
    assert {name: n for name, n in points.items() if n} == {"bear": 4, "bee": 3, "trout": 2, "stream": 8}


@pytest.mark.parametrize("link", re.findall(r"\]\((?!http)([^)#]+)\)", README))
def test_what_the_readme_links_to_is_there(link: str) -> None:
    assert (ROOT / link).exists()
