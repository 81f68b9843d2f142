"""What holds for all tests: generated examples are the same every time, no clock decides, and nothing lacks words."""

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import settings

from bot import speech
from bot.work.memory import keep_loaded

TESTS = Path(__file__).parent
settings.register_profile("thicket", deadline=None, derandomize=True)
settings.load_profile("thicket")


def pytest_configure(config: pytest.Config) -> None:
    """No test leaves anything at home, where several runs would meet; paintings are kept beside pytest's own notes,
    or for this run alone if it keeps none (`-p no:cacheprovider`)."""
    if config.pluginmanager.hasplugin("cacheprovider") and config.cache is not None:
        os.environ["XDG_CACHE_HOME"] = str(config.cache.mkdir("paintings"))
    else:
        folder = TemporaryDirectory()
        config.add_cleanup(folder.cleanup)
        os.environ["XDG_CACHE_HOME"] = folder.name


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Every processor takes its share of a folder; a few files are done before a second process has started."""
    named = [Path(argument.partition("::")[0]) for argument in config.args]
    return 0 if all(path.suffix == ".py" for path in named) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files are handed out in this order: the rules of the games come last, short enough that all end together."""
    items.sort(key=lambda item: "games" in item.path.relative_to(TESTS).parts[:1])


def pytest_collection_finish() -> None:
    """Five thousand tests and all that they import stay to the end, like the program once it runs."""
    keep_loaded()


@pytest.fixture(autouse=True)
def worded(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever a test says, it says in the bot's words; the bot logs what it has none for."""
    yield
    missing = [record.getMessage() for record in caplog.get_records("call") if record.name == speech.__name__]
    assert missing == []
