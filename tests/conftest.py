"""What holds for all tests: generated examples are the same every time, no clock decides, and nothing lacks words."""

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.unworded import UNWORDED

TESTS = Path(__file__).parent
MEMORY, ROOM = Path("/dev/shm"), 2 << 30  # noqa: S108 - a folder that is nowhere but in memory, on Linux
settings.register_profile("thicket", deadline=None, derandomize=True)
settings.load_profile("thicket")


def work_in_memory() -> None:
    """Every move is written through to the disk before it is acknowledged, and tests at a table make thousands of them;
    in memory nobody waits for that. What passed tests leave there is taken away.
    """
    if "TMPDIR" not in os.environ and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


def seldom_tidy_up() -> None:
    """What tests import and collect stays to the end; whoever searches it for garbage again and again finds none, and
    takes a tenth of the time.
    """
    gc.set_threshold(50_000, 20, 100)


def compile_once(folder: Path) -> None:
    """Tests start some two hundred programs. Where Python is told to leave no compiled code behind, each would compile
    all of it anew; they leave it beside pytest's own notes, and none in the tree.
    """
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        sys.dont_write_bytecode = False
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = str(folder)


def pytest_configure(config: pytest.Config) -> None:
    """No test leaves anything at home, where several runs would meet; paintings are kept beside pytest's own notes,
    or for this run alone if it keeps none (`-p no:cacheprovider`)."""
    work_in_memory()
    seldom_tidy_up()
    if config.pluginmanager.hasplugin("cacheprovider") and config.cache is not None:
        os.environ["XDG_CACHE_HOME"] = str(config.cache.mkdir("paintings"))
        compile_once(config.cache.mkdir("compiled"))
    else:
        folder = tempfile.TemporaryDirectory()
        config.add_cleanup(folder.cleanup)
        os.environ["XDG_CACHE_HOME"] = folder.name


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Tests wait a third of their time, for programs that start and for a browser: two processors have room for three.
    A few files are done before a second process has started.
    """
    named = [Path(argument.partition("::")[0]) for argument in config.args]
    if all(path.suffix == ".py" for path in named):
        return 0
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(2, processors * 3 // 2)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files are handed out in this order: the rules of the games come last, short enough that all end together."""
    items.sort(key=lambda item: "games" in item.path.relative_to(TESTS).parts[:1])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    """Whatever a test says, it says in the bot's words. No fixture, which would take its time thousands of times."""
    UNWORDED.said.clear()
    yield
    assert UNWORDED.said == []
