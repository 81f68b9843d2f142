"""Which module of ours imports which, type-only imports included: `python -m tests.graph` prints it and its circles."""

import ast
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = ("engine", "render", "bot")
Graph = Mapping[str, frozenset[str]]


def modules() -> dict[str, Path]:
    found = {}
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def graph() -> dict[str, frozenset[str]]:
    known = modules()
    return {name: frozenset(imported(name, path, known)) - {name} for name, path in known.items()}


def imported(name: str, path: Path, known: Mapping[str, Path]) -> Iterator[str]:
    """A name imported from a package is what the package exports under it, else the module of that name."""
    for node in statements(tree(path)):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names if alias.name in known]
        if isinstance(node, ast.ImportFrom):
            source = absolute(name, path, node)
            own = exported(known[source]) if source in known else frozenset()
            for alias in node.names:
                meant = source if alias.name in own else f"{source}.{alias.name}"
                yield from [found for found in (meant, source) if found in known][:1]


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """All within it, however deep; expressions, which are most of a program, import nothing."""
    for part in ("body", "handlers", "orelse", "finalbody", "cases"):
        for inner in getattr(node, part, ()):
            yield inner
            yield from statements(inner)


@cache
def exported(path: Path) -> frozenset[str]:
    """What a module takes out of others to hand on: `text` of the module `text` hides the module."""
    taken = [node for node in tree(path).body if isinstance(node, ast.ImportFrom) and node.module]
    return frozenset(alias.asname or alias.name for node in taken for alias in node.names)


def absolute(name: str, path: Path, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    parts = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    parts = parts[: len(parts) - node.level + 1]
    return ".".join([*parts, node.module] if node.module else parts)


def circles(edges: Graph) -> list[list[str]]:
    """Modules that can each be reached from the others, largest circle first. Who imports nobody that is left is in
    none, and leaves.
    """
    left = dict(edges)
    while leaving := [name for name, others in left.items() if left.keys().isdisjoint(others)]:
        for name in leaving:
            del left[name]
    left = {name: others & left.keys() for name, others in left.items()}
    reach = {name: reachable(name, left) for name in left}
    found = {frozenset({name, *[other for other in reach[name] if name in reach[other]]}) for name in left}
    return sorted([sorted(circle) for circle in found if len(circle) > 1], key=len, reverse=True)


def reachable(start: str, edges: Graph) -> set[str]:
    found: set[str] = set()
    new = {start}
    while new:
        new = {other for name in new for other in edges[name]} - found
        found |= new
    return found


def main() -> None:
    edges = graph()
    for name, others in edges.items():
        sys.stdout.write(f"{name} <- {' '.join(sorted(others)) or '-'}\n")
    found = circles(edges)
    sys.stdout.write(f"modules {len(edges)}\nimports {sum(map(len, edges.values()))}\ncircles {len(found)}\n")
    for circle in found:
        sys.stdout.write(f"circle {' '.join(circle)}\n")


if __name__ == "__main__":
    main()
