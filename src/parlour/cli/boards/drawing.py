"""What every drawing of a table begins with: the view, its facts, the words, the names, and who looks."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from parlour.core.facts import Facts
from parlour.core.words import S, Viewer
from parlour.text.catalog import Catalog

F = TypeVar("F", bound=Facts[Any])


class Drawing(Generic[S, F]):
    """A table for somebody; a game's drawing says how. What is counted comes from the facts."""

    def __init__(self, view: S, facts: F, catalog: Catalog, names: Sequence[str], viewer: Viewer) -> None:
        self.view = view
        self.facts = facts
        self.catalog = catalog
        self.names = names
        self.viewer = viewer

    def say(self, id: str, **arguments: str | int) -> str:
        """A message in the language of whoever looks."""
        return self.catalog.text(id, **arguments)
