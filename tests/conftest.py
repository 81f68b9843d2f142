"""What holds for all tests: generated examples are the same every time, and no clock decides."""

from hypothesis import settings

settings.register_profile("thicket", deadline=None, derandomize=True)
settings.load_profile("thicket")
