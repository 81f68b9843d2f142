"""A database of the first schema, with a running match of every game under every rules version that was released, is
opened by today's program, and everybody plays on.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

from bot.paint.painter import Painter
from bot.playground import Playground
from engine import games
from engine.bots import guess
from tests.bot.club import running
from tests.bot.store.test_file import made

NAME = re.compile(r"([a-z]+)-rules(\d+)-2-b")  # of two players, some rounds in
FILES = sorted((Path(__file__).parents[1] / "saves").glob("*-2-b.json"))
SAVES = {(found[1], int(found[2])): file for file in FILES if (found := NAME.fullmatch(file.stem))}
PEOPLE = ("Ada", "Bela")
VERSION = 5


def rows(playground: Playground) -> Iterator[str]:
    """Each in the channel of its name."""
    guild = playground.world.meta["guild"]
    users = [playground.person(name).id for name in PEOPLE]
    for number, ((game, rules), file) in enumerate(SAVES.items(), start=1):
        save, place = file.read_bytes(), playground.channel(file.stem).id
        options = json.dumps(json.loads(save)["options"])
        yield (
            f"INSERT INTO matches VALUES ({number}, {guild}, {place}, {place}, '{game}', '{options}',"  # noqa: S608 - ours
            f" 'save', {rules}, {VERSION}, x'{save.hex()}', 'running', {users[0]}, 'en', 0, 0)"
        )
        for seat, name in enumerate(PEOPLE):
            yield f"INSERT INTO seats VALUES ({number}, {seat}, {users[seat]}, NULL, '{name}', NULL, NULL)"  # noqa: S608 - ours


async def test_running_matches_of_every_game_and_rules_version_go_on(tmp_path: Path, painter: Painter) -> None:
    path = tmp_path / "club.sqlite3"
    assert set(SAVES) == {(name, rules) for name, game in games().items() for rules in range(1, game.meta.rules + 1)}
    async with Playground(ack_deadline=20, channels=[file.stem for file in SAVES.values()]) as playground:
        made(path, 1, *rows(playground))
        async with running(playground, path, painter) as club:
            for number, ((game, _), file) in enumerate(SAVES.items(), start=1):
                match = (await club.client.services.sessions.get(number)).match
                seat = match.waiting[0]
                prompt = match.prompt(seat)
                assert prompt is not None
                await club.client.services.sessions.play(number, seat, [guess(prompt, lambda: 0.0)])
                row, [move, *_] = await club.store.match(number), await club.store.moves(number)
                assert row is not None
                assert (move.seat, row.version > VERSION) == (seat, True), file.stem
                assert json.loads(row.snapshot or b"")["rules"] == games()[game].meta.rules
            await club.quiet()
            assert all(club.posts(file.stem) for file in SAVES.values()), "every table is told"
