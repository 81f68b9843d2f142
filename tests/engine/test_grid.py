"""Boards, their names and neighbours; tableaus that float; regions."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine.grid import Board, Box, regions
from engine.rim import Rim


@given(st.integers(1, 26), st.integers(1, 20), st.data())
def test_names_and_cells_are_one_to_one(width: int, height: int, data: st.DataObject) -> None:
    board = Board(width, height)
    cell = data.draw(st.integers(0, width * height - 1))
    name = board.name(cell)
    assert board.cell(name) == cell
    assert board.cell(f" {name.lower()} ") == cell
    assert board.at(board.row(cell), board.column(cell)) == cell


def test_cells_that_are_not_there_have_no_number() -> None:
    board = Board(5, 4)
    assert (board.name(0), board.name(4), board.name(5), board.name(19)) == ("A1", "E1", "A2", "E4")
    for name in ("", "A", "1", "F1", "A5", "A0", "A01", "11", "E4 E4", "É1", "A1\n2"):
        assert board.cell(name) is None


@given(st.integers(1, 9), st.integers(1, 9))
def test_neighbours_are_mutual_and_one_step_away(width: int, height: int) -> None:
    board = Board(width, height)
    for table, distance in ((board.neighbours(), 1), (board.around(), 2)):
        for cell, near in enumerate(table):
            assert len(set(near)) == len(near)
            for other in near:
                assert cell in table[other]
                rows = abs(board.row(cell) - board.row(other))
                columns = abs(board.column(cell) - board.column(other))
                assert 1 <= rows + columns <= distance
                assert max(rows, columns) == 1
    assert sum(map(len, board.neighbours())) == 2 * ((width - 1) * height + width * (height - 1))


def slow_free(box: Box, taken: set[int]) -> list[int]:
    """Where a card may lie, tried cell by cell."""
    board, near = box.board, box.board.neighbours()
    found = []
    for cell in range(board.width * board.height):
        after = {*taken, cell}
        rows, columns = {board.row(c) for c in after}, {board.column(c) for c in after}
        fits = max(rows) - min(rows) < box.height and max(columns) - min(columns) < box.width
        if cell not in taken and fits and taken & set(near[cell]):
            found.append(cell)
    return found


@given(st.integers(1, 5), st.integers(1, 4), st.randoms(use_true_random=False))
def test_a_floating_tableau_grows_to_its_size_and_no_further(width: int, height: int, random: Random) -> None:
    box = Box(width, height)
    rim = Rim(box, box.board.neighbours())
    taken: dict[int, None] = {}
    assert rim.free(taken) == [box.start]
    while free := rim.free(taken):
        if taken:
            assert free == slow_free(box, set(taken))
        taken[random.choice(free)] = None
    assert len(taken) == width * height
    rows, columns = {box.board.row(cell) for cell in taken}, {box.board.column(cell) for cell in taken}
    assert (len(rows), len(columns)) == (height, width)


@given(st.sets(st.integers(0, 29)))
def test_regions_part_the_cells_into_what_hangs_together(cells: set[int]) -> None:
    near = Board(6, 5).neighbours()
    found = regions(cells, near.__getitem__)
    assert sorted(cell for group in found for cell in group) == sorted(cells)
    assert [group[0] for group in found] == sorted(group[0] for group in found)
    for group in found:
        assert group == sorted(group)
        reached, edge = {group[0]}, [group[0]]
        while edge:
            for other in near[edge.pop()]:
                if other in cells and other not in reached:
                    reached.add(other)
                    edge.append(other)
        assert reached == set(group)
