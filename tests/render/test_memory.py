"""Drawings are kept, but never more than fit."""

from PIL import Image

from render.memory import Memory, weight


def tile(side: int) -> Image.Image:
    return Image.new("RGBA", (side, side))


def test_what_was_used_last_stays() -> None:
    memory = Memory(room=3 * weight(tile(10)))
    for key in "abc":
        memory.keep(key, tile(10))
    assert memory.find("a") is not None
    memory.keep("d", tile(10))
    assert memory.find("b") is None
    assert all(memory.find(key) is not None for key in "acd")


def test_the_room_is_kept_to() -> None:
    memory = Memory(room=1000)
    for side in range(1, 40):
        memory.keep(side, (tile(side), side, side))
        assert memory.used == sum(size for _, size in memory.drawings.values())
        assert memory.used <= memory.room or len(memory.drawings) == 1


def test_a_drawing_larger_than_the_room_is_kept_alone() -> None:
    memory = Memory(room=100)
    memory.keep("small", tile(2))
    memory.keep("large", tile(20))
    assert list(memory.drawings) == ["large"]


def test_clearing_spares_one_module() -> None:
    memory = Memory(room=10_000)
    memory.keep((tile, 1), tile(1))
    memory.keep((weight, 1), tile(1))
    memory.clear(but=weight.__module__)
    assert list(memory.drawings) == [(weight, 1)]
    memory.clear()
    assert memory.used == 0
