"""What holds for all tests: generated examples are the same every time, no clock decides, and nothing lacks words."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from bot.talk import speech

settings.register_profile("thicket", deadline=None, derandomize=True)
settings.load_profile("thicket")


@pytest.fixture(autouse=True)
def worded(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever a test says, it says in the bot's words; the bot logs what it has none for."""
    yield
    missing = [record.getMessage() for record in caplog.get_records("call") if record.name == speech.__name__]
    assert missing == []
