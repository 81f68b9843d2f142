"""Which matches wait for bots, for whoever lets them think and whoever waits for them. Only memory: after a restart the
positions say it again.
"""

import asyncio


class Pending:
    def __init__(self) -> None:
        self.asked: dict[int, asyncio.Event] = {}  # set when the bots have done what they were asked
        self.called = asyncio.Event()

    def turn(self, match_id: int, *, thinks: bool) -> None:
        """As the match stands now."""
        if thinks:
            self.asked.setdefault(match_id, asyncio.Event())
            self.called.set()
        elif (done := self.asked.pop(match_id, None)) is not None:
            done.set()

    async def over(self, match_id: int) -> None:
        """Until the match waits for no bot."""
        while (asked := self.asked.get(match_id)) is not None:
            await asked.wait()
