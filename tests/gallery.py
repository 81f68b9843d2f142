"""`python -m tests.gallery` draws the pictures of the README anew, from matches that nobody played."""

from pathlib import Path

import render
from bot.speech import speaker
from bot.talk.preview import preview
from engine import Match, RandomBot, games
from render import Scene

SCALE = 0.6
FOLDER = Path(__file__).parent.parent / "docs"


def panel(game: str, moves: int) -> bytes:
    """What the first player sees in the middle of a match."""
    match, bot = Match.new(games()[game], 2, "gallery"), RandomBot("gallery")
    for _ in range(moves):
        seat = match.waiting[-1]
        match.play(seat, bot.answer(match, seat))
    seat = match.waiting[0]
    view, prompt = match.view(seat), match.prompt(seat)
    return render.picture(view, Scene("panel"), say=speaker("en"), names=("Ada", "Bela"), prompt=prompt, scale=SCALE)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in games():
        view, names = preview(game)
        table = render.picture(view, Scene("table"), say=speaker("en"), names=names, scale=SCALE)
        (FOLDER / f"{game}.{render.FORMAT}").write_bytes(table)
    (FOLDER / f"panel.{render.FORMAT}").write_bytes(panel("ecosystem", 40))


if __name__ == "__main__":
    main()
