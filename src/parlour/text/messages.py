"""Messages as they are written: what each takes and refers to, in all its variants and forms, told or not."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


@dataclass
class CatalogEntry:
    """A message: its arguments, attributes and variants, and the messages it refers to, `id` or `id.attribute`."""

    variables: set[str] = field(default_factory=set)
    attributes: set[str] = field(default_factory=set)
    variants: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)


class NoFluent(ValueError):
    """What stands in a catalog and is no message, or is one a second time."""


class _Reader(Visitor):
    def __init__(self) -> None:
        self.found = CatalogEntry()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's names
        self.found.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.found.variants.add(node.key.name)
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802
        self.found.attributes.add(node.id.name)
        self.generic_visit(node)


def written(page: Path) -> dict[str, CatalogEntry]:
    """Every message of a catalog; NoFluent names what is none."""
    found: dict[str, CatalogEntry] = {}
    for node in FluentParser().parse(page.read_text("utf-8")).body:
        if isinstance(node, ast.Junk):
            raise NoFluent(f"{page}: {node.content}")
        if isinstance(node, ast.Message):
            if node.id.name in found:
                raise NoFluent(f"{page}: {node.id.name} twice")
            reader = _Reader()
            reader.visit(node)
            found[node.id.name] = reader.found
    return found


def all_written(pages: Iterable[Path]) -> dict[str, CatalogEntry]:
    """Every message of several catalogs."""
    return {id: entry for page in pages for id, entry in written(page).items()}
