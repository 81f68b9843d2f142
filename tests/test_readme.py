"""The README's commands, run as they stand there; and what it promises about files."""

import json
import os
import re
import subprocess
import sys
from doctest import DocTestParser, DocTestRunner
from pathlib import Path
from urllib.request import urlopen

import pytest

from bot.invite import NEEDED, SCOPES
from bot.settings import Settings

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


def test_the_match_in_the_readme_is_played_as_it_stands_there() -> None:
    [example] = re.findall(r"```pycon\n(.*?)```", README, re.DOTALL)
    assert len(example.splitlines()) == 12
    runner = DocTestRunner()
    runner.run(DocTestParser().get_doctest(example, {}, "README.md", "README.md", 0))
    failed, tried = runner.summarize(verbose=False)
    assert (failed, tried) == (0, example.count(">>>"))


def test_the_settings_of_the_readme_are_those_of_the_example() -> None:
    """A block of the example is a line of the table: what is said of it, and how it is written."""
    _, *blocks = (ROOT / ".env.example").read_text("utf-8").strip().split("\n\n")
    table = "\n".join(["| in `.env` | |", "|---|---|", *[row(block.splitlines()) for block in blocks]])
    assert table in README, table


def row(lines: list[str]) -> str:
    said = " ".join([line[2:] for line in lines if line.startswith("# ")])
    written = ", ".join([f"`{line[1:]}`" for line in lines if not line.startswith("# ")])
    return f"| {written} | {said} |"


def test_the_example_holds_every_setting() -> None:
    written = set(re.findall(r"^#(\w+)=", (ROOT / ".env.example").read_text("utf-8"), re.MULTILINE))
    known = {f"THICKET_{name.upper()}" for name in Settings.model_fields if name != "discord_token"}
    assert {name.partition("__")[0] for name in written} == known | {"DISCORD_TOKEN"}


@pytest.mark.parametrize("thing", [*SCOPES, *[name.replace("_", " ").title() for name, wanted in NEEDED if wanted]])
def test_the_readme_names_all_that_the_invitation_asks_for(thing: str) -> None:
    """Discord calls two of them otherwise than its interface does."""
    assert {"View Channel": "View Channels", "Read Messages": "View Channels"}.get(thing, thing).casefold() in (
        " ".join(README.split()).replace("*", "").casefold()
    )


def test_the_position_in_the_readme_scores_what_the_rules_say() -> None:
    """A bee beside one meadow 3, a bear beside a bee and a trout 4, a trout beside a stream 2, the only stream 8."""
    command = next(command for command in FINITE if "score ecosystem" in command)
    done = subprocess.run(here(command), shell=True, cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S602
    points = json.loads(done.stdout)["seats"][0]["points"]
    assert {name: n for name, n in points.items() if n} == {"bear": 4, "bee": 3, "trout": 2, "stream": 8}


@pytest.mark.parametrize("link", re.findall(r"\]\((?!http)([^)#]+)\)", README))
def test_what_the_readme_links_to_is_there(link: str) -> None:
    assert (ROOT / link).exists()
