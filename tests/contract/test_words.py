"""No words lie about that nobody says: each message of the bot and of the pictures is named in the code.

By its id, by the one family of ids that a sentence picks from (`command-…`), by another message, or on the page.
"""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference
from fluent.syntax.visitor import Visitor

from tests.bot.playground.scripts import said
from tests.graph import ROOT, modules, tree

FILES = sorted(file for folder in ("bot", "render") for file in (ROOT / folder).rglob("locales/en*.ftl"))


class References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - the visitor's own naming
        self.found.add(node.id.name)


@cache
def named() -> tuple[set[str], set[str]]:
    """What stands in the code: ids, and families as patterns. A family has a first name of its own."""
    ids, families = set(), set()
    for path in modules().values():
        for node in ast.walk(tree(path)):
            match node:
                case ast.Constant(value=str(found)):
                    ids.add(found)
                case ast.JoinedStr(values=[ast.Constant(value=str(first)), *_] as parts) if re.match(r"[a-z]+-", first):
                    families.add("".join(
                        re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in parts))
    return ids | said(), families


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_message_is_said_somewhere(file: Path) -> None:
    resource, references = FluentParser().parse(file.read_text("utf-8")), References()
    references.visit(resource)
    ids, families = named()
    known = ids | references.found
    worded = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    assert worded
    unsaid = [name for name in worded if name not in known]
    assert [name for name in unsaid if not any(re.fullmatch(family, name) for family in families)] == []
