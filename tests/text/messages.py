"""What the catalogs hold and what asks for it, for the tests that compare the two."""

import ast
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from parlour.core.words import Action, Event, Step, fields_of
from parlour.text.catalog import LOCALE, OF

HOUSE = Path(__file__).parents[2] / "src" / "parlour"
WEB = HOUSE.parents[1] / "web" / "src"
QUOTED = re.compile(r"""["'`]([a-z][\w]*(?:-[\w]+)+)["'`]""")  # an id, said whole
BEGUN = re.compile(r"[`\"']([a-z][\w-]*-)(?:\$\{|[\"'] ?\+)")  # the beginning of an id, the rest put together
ASKED = re.compile(r"""(?:say|catalog)\.text\(\s*["'`]([\w-]+)["'`]""")


@dataclass
class Entry:
    """A message as it is written."""

    variables: set[str] = field(default_factory=set)
    attributes: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    variants: set[str] = field(default_factory=set)


class _Reader(Visitor):
    def __init__(self) -> None:
        self.entry = Entry()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.entry.variables.add(node.id.name.removesuffix(f"-{OF}"))  # the same thing in another form

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.entry.references.add(node.id.name)

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ftl.Identifier):
            self.entry.variants.add(node.key.name)
        self.generic_visit(node)

    def visit_Attribute(self, node: ftl.Attribute) -> None:  # noqa: N802
        self.entry.attributes.add(node.id.name)
        self.generic_visit(node)


@cache
def entries(lang: str, page: str) -> dict[str, Entry]:
    """Every message of a file; a line that is no Fluent, or an id given twice, is an error."""
    found: dict[str, Entry] = {}
    for node in FluentParser().parse((LOCALE / lang / page).read_text("utf-8")).body:
        assert not isinstance(node, ftl.Junk), f"{lang}/{page}: {node.content}"
        if isinstance(node, ftl.Message):
            assert node.id.name not in found, f"{lang}/{page}: {node.id.name} twice"
            reader = _Reader()
            reader.visit(node)
            found[node.id.name] = reader.entry
    return found


def asked_by_code() -> dict[str, set[str] | None]:
    """The ids that terminal, server and catalog name, with the arguments they give; None where those are not plain."""
    asked: dict[str, set[str] | None] = {}
    for module in [path for room in ("cli", "server", "text") for path in (HOUSE / room).rglob("*.py")]:
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                asked.setdefault(node.value, None)
            if not isinstance(node, ast.Call) or not node.args or any(word.arg is None for word in node.keywords):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            id = node.args[0].value if isinstance(node.args[0], ast.Constant) else None
            if name in ("text", "say") and isinstance(id, str):
                given = {str(word.arg) for word in node.keywords}
                known = asked.get(id)
                assert known is None or known == given, f"{id} is given {known} and {given}"
                asked[id] = given
    return asked


@cache
def page_sources() -> list[str]:
    """The text of the page and of the lessons."""
    files = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts"), *(HOUSE / "lessons").rglob("*.*")]
    told = [path for path in files if path.suffix in (".svelte", ".ts", ".py", ".json") and ".test." not in path.name]
    return [path.read_text("utf-8") for path in told]


def asked_by_page() -> tuple[set[str], set[str]]:
    """The ids that the page names, and the beginnings of those it puts together."""
    texts = page_sources()
    return {id for text in texts for id in QUOTED.findall(text)}, {id for text in texts for id in BEGUN.findall(text)}


def said_by_page() -> set[str]:
    """The ids that the page says for certain."""
    return {id for text in page_sources() for id in ASKED.findall(text)}


def fields(kind: type) -> set[str]:
    """The arguments a word gives to its message."""
    assert issubclass(kind, (Action, Event, Step))
    return set(fields_of(kind))
