"""What runs the program for good: an image, a compose file and a unit, as far as they can be tried without engines."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.settings import Settings
from bot.store.address import Address, place
from bot.store.sharding import divided

ROOT = Path(__file__).parent.parent
HOSTING = ROOT / "hosting"
FILES = ("Containerfile", "compose.yaml", "compose.postgresql.yaml", "thicket.service")
IMAGE, COMPOSE, SHARED, UNIT = ((HOSTING / name).read_text("utf-8") for name in FILES)
ANALYZE = shutil.which("systemd-analyze")


def test_the_image_copies_all_that_the_wheel_is_built_from() -> None:
    copied = [name for line in re.findall(r"^COPY (.*) \S+$", IMAGE, re.MULTILINE) for name in line.split()]
    assert all((ROOT / name).exists() for name in copied)
    assert {"bot", "engine", "render", "pyproject.toml", "README.md", "LICENSE"} == set(copied)
    ignored = (ROOT / ".containerignore").read_text("utf-8").split()
    assert not set(copied) & set(ignored)
    assert ".env" in ignored, "a token is not built into an image"


def test_the_compose_file_builds_that_image_and_keeps_its_data() -> None:
    assert "dockerfile: hosting/Containerfile" in COMPOSE
    assert re.search(r"THICKET_DATABASE: (\S+)/", COMPOSE) and "- data:/data" in COMPOSE  # noqa: PT018 - one thought
    assert "VOLUME /data" in IMAGE


def test_processes_that_share_a_database_have_each_shard_once() -> None:
    assert "dockerfile: hosting/Containerfile" in SHARED
    assert "[postgresql]" in IMAGE
    parts = [divided(found) for found in re.findall(r"THICKET_SHARDS: (\S+)", SHARED)]
    assert {part.total for part in parts} == {12}
    assert sorted(shard for part in parts for shard in part.own) == list(range(12))
    [address] = re.findall(r"THICKET_DATABASE: (?:&\S+ )?(\S+://.*)", SHARED)
    assert isinstance(place(re.sub(r"\$\{[^}]*\}", "secret", address)), Address)
    assert SHARED.count("THICKET_DATABASE: ") == len(parts) + SHARED.count('command: ["workshop"]')


def test_they_wait_for_the_server_that_stays() -> None:
    """The image of PostgreSQL makes its database with a first server, which listens to no network and ends again."""
    [asked] = re.findall(r'test: \["CMD", "pg_isready", (.*)\]', SHARED)
    assert '"-h", "127.0.0.1"' in asked


def test_what_is_missing_is_called_by_its_name() -> None:
    """Not every program that reads the file says more than what stands here."""
    missing = re.findall(r"\$\{(\w+):\?([^}]*)\}", SHARED)
    assert missing
    assert all(name in said for name, said in missing)


@pytest.mark.parametrize("name", ["README.md", "README.ru.md", "README.fr.md"])
def test_compose_is_started_in_the_folder_of_its_files(name: str) -> None:
    """There every version of podman-compose finds them and `.env`; some look for either beside the other."""
    told = re.findall(r"`cd hosting && (podman compose .*?)`", (ROOT / name).read_text("utf-8"))
    assert [text.count(command) for text, command in zip((COMPOSE, SHARED), told, strict=True)] == [1, 1]
    for command in told:
        files = re.findall(r"(?:-f|--env-file) (\S+)", command)
        assert all(file == "../.env" or (HOSTING / file).name == file for file in files)
        assert command.endswith(" up -d --build"), "a new version is built, too"


@pytest.mark.parametrize("text", [IMAGE, COMPOSE, SHARED, UNIT], ids=FILES)
def test_whatever_they_set_is_a_setting(text: str) -> None:
    known = {f"THICKET_{name.upper()}" for name in Settings.model_fields}
    assert set(re.findall(r"THICKET_[A-Z_]+", text)) <= known


@pytest.mark.skipif(ANALYZE is None, reason="there is no systemd on this machine")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    """With a program that is there."""
    unit = tmp_path / "thicket.service"
    unit.write_text(UNIT.replace("/opt/thicket/bin/thicket\n", f"{Path(sys.executable).with_name('thicket')}\n"))
    done = subprocess.run([str(ANALYZE), "verify", unit], capture_output=True, text=True, check=False)  # noqa: S603
    said = [line for line in done.stderr.splitlines() if "thicket" in line]
    assert (done.returncode, said) == (0, [])
