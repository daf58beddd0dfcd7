"""Facts: what the rules say of a position beyond the view, for one viewer, each with its paragraph.

A game's `facts.py` has one class of them. Terminal, page, judges, hints and lessons ask it, and count nothing again.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import Any, Final, Generic, NamedTuple, TypeVar, cast, get_type_hints

from mypy_extensions import mypyc_attr

from parlour.core.words import S, Viewer

F = TypeVar("F", bound=Callable[..., Any])
NO_TYPES: Final = "compiled functions keep no types: ask with PARLOUR_PLAIN=1"


class SourcePoints(NamedTuple):
    """Points of one source: counted already, and if all were counted now, at least and at most by what is seen."""

    already: int
    least: int
    most: int


class Fact:
    """One thing the rules say: its name, its paragraphs, and whether it goes with every scene of a drawn table."""

    def __init__(self, work: Any, cite: str, sent: bool) -> None:
        self.work = work
        self.name: str = work.__name__
        self.cite = cite
        self.sent = sent

    def __get__(self, facts: Any, kind: Any = None) -> Any:
        """Asked of a class it is itself; asked of facts it answers for their view."""
        return self if facts is None else FactOfView(self, facts)

    def types(self) -> dict[str, Any]:
        """What it is asked with and, under `return`, what it answers: read from the source, so only where that runs."""
        found = get_type_hints(self.work)
        if "return" not in found:
            raise RuntimeError(NO_TYPES)
        return found


class FactOfView:
    """A fact about one view: worked out when first asked, and kept."""

    def __init__(self, fact: Fact, facts: Any) -> None:
        self.fact = fact
        self.facts = facts

    def __call__(self, *asks: Any) -> Any:
        key = (self.fact.name, *asks)
        kept = self.facts.kept
        if key not in kept:
            kept[key] = self.fact.work(self.facts, *asks)
        return kept[key]


def fact(cite: str) -> Callable[[F], F]:
    """A fact that is asked for by whoever wants it."""

    def mark(work: F) -> F:
        return cast(F, Fact(work, cite, False))

    return mark


def sent(cite: str) -> Callable[[F], F]:
    """A fact that a drawn table wants every time: it is asked with nothing, and goes with every scene."""

    def mark(work: F) -> F:
        return cast(F, Fact(work, cite, True))

    return mark


@mypyc_attr(allow_interpreted_subclasses=True)
class Facts(Generic[S]):
    """What the rules say of one view; nobody may change the view meanwhile."""

    def __init__(self, view: S, viewer: Viewer) -> None:
        self.view: S = view
        self.viewer = viewer
        self.kept: dict[Any, Any] = {}

    def all_sent(self) -> dict[str, Any]:
        """What goes with every scene, by name, as plain JSON."""
        return {one.name: plain(getattr(self, one.name)()) for one in facts_of(type(self)) if one.sent}


def facts_of(kind: type) -> list[Fact]:
    """The facts of a game's class, in the order of its source."""
    found: list[Fact] = []
    for part in reversed(kind.__mro__):
        for value in vars(part).values():
            if isinstance(value, Fact):
                found.append(value)
    return found


def plain(value: Any) -> Any:
    """As JSON: a record with its fields by name, those without a value left out; pairs and rows as lists."""
    kind = type(value)
    if kind is int or kind is bool or kind is str or value is None:  # nearly all: a scene has hundreds of them
        return value
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items()}
    fields = getattr(kind, "__dataclass_fields__", None)
    if fields is not None:
        told: dict[str, Any] = {}
        for name in fields:
            part = getattr(value, name)
            if part is not None:
                told[name] = plain(part)
        return told
    return int(value) if isinstance(value, IntEnum) else value
