"""The few words of the house, as plain classes that compile: Action, Event, Step, State, Outcome."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from parlour.core.listed import ListedAgenda
from parlour.core.row import COMPILED, Row

Seat = int  # 0, 1, … in turn order
Viewer = Seat | None  # None is somebody who only watches
NOBODY: Final = -1
SEAT: Final = "seat"
SEATS: Final = frozenset({SEAT, "owner"})  # fields of words that hold a seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """Anything said at the table. `cited` writes down what is known of a kind of word besides its fields."""

    cite: ClassVar[str] = ""  # the paragraph or ruling it follows
    things: ClassVar[dict[str, str]] = {}  # fields whose numbers have names → of what: a seat, a card, a cell

    def seen_by(self, viewer: Viewer) -> "Word":
        """The same word, less what the viewer cannot know."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Word):
    """One choice, made once for the game's vocabulary: afterwards equal means identical.

    Subclasses are `@dataclass(eq=False)`; nothing changes an action after it was made.
    """

    index: int = -1  # its place in the vocabulary

    def write(self) -> str:
        """The action in notation: the words of its name, then its fields."""
        return " ".join([spell(type(self).__name__), *(spoken(getattr(self, name)) for name in fields_of(type(self)))])


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Word):
    """One thing that happened, told by the verb that did it. Subclasses are dataclasses."""


@dataclass(frozen=True)
class Reason:
    """Why an action is not allowed: `why-<id>` in the catalogs, and the paragraph or ruling that says so."""

    id: str
    cite: str


@dataclass(frozen=True)
class Outcome:
    """Who won and why: ranks from 1 (equal ranks are ties), scores, a sheet of points by seat and source."""

    ranks: list[int]
    scores: list[int]
    sheet: list[list[int]]
    reason: str


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)  # nothing that a state holds holds the state
class State:
    """Everything on and under the table. Games add their fields and name them, with types, in FIELDS.

    Numbers in order are best held in a `Row`, rows of them in a list: FIELDS says so, JSON has lists.
    """

    FIELDS: ClassVar[dict[str, type]] = {"seats": int, "key": int, "agenda": list[Word]}

    def __init__(self, seats: int, key: i64) -> None:
        self.seats = seats
        self.key: i64 = key  # the next chance; 0 in every view
        self.agenda: Agenda = Agenda()
        self.log: list[Event] | None = None  # a sink while somebody listens

    def then(self, step: "Step[Any]") -> None:
        """Put a step on the agenda: it comes next, before those that wait already."""
        self.agenda.append(step)

    def then_all(self, routine: "Routine") -> None:
        """Put a routine of steps on the agenda: they come next."""
        self.agenda.begin(routine)

    def copy(self) -> "State":
        """A state that shares nothing that changes; nobody listens to it."""
        raise NotImplementedError

    def over(self) -> Reason:
        """Why nothing may be done any more, once the agenda is empty."""
        raise NotImplementedError

    def __deepcopy__(self, memo: Any) -> "State":
        return self.copy()

    def __reduce__(self) -> Any:
        raise TypeError("states are stored by their game's codec: parlour.core.table.codec_of(game).encode(state)")


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Word, Generic[S]):
    """One entry of the agenda: a heading of the rulebook, waiting its turn.

    A step with a seat asks that seat: `options`, then `take`. A step of NOBODY runs by itself: `run`.
    Steps are values: nothing changes one that was made. Those with more than a seat name it in FIELDS.
    """

    FIELDS: ClassVar[dict[str, type]] = {"seat": int}

    def __init__(self, seat: Seat = NOBODY) -> None:
        self.seat = seat

    def options(self, state: S) -> list[Action]:
        """What the seat may choose now: never empty, always in the same order, only what can be completed."""
        raise NotImplementedError

    def take(self, state: S, choice: Action) -> None:
        """Do what was chosen, and put on the agenda what follows from it."""
        raise NotImplementedError

    def run(self, state: S) -> None:
        """Do what nobody chooses."""
        raise NotImplementedError

    def secret(self, state: S, choice: Action) -> bool:
        """Whether the others are not told which of the options like this one was chosen."""
        return False

    def asks(self) -> Reason:
        """What has to be chosen now: the answer to an action of another kind."""
        raise NotImplementedError

    def why(self, state: S, action: Action) -> Reason:
        """Why an action that is not among the options is not."""
        return self.asks()


@final
@mypyc_attr(acyclic=True, free_list_len=1)  # most agendas are a link or two, put on and taken off all the time
class AgendaLink:  # pragma: no cover - plain another stands for it, below
    """A step on an agenda and those that wait below it. Nothing changes it: copies of an agenda share it."""

    def __init__(self, step: Step[Any], below: "AgendaLink | None") -> None:
        self.step: Final = step
        self.below: Final = below


@final
class Routine:
    """Steps that follow one another, laid down once: the last of the list comes first."""

    def __init__(self, steps: list[Step[Any]]) -> None:
        self.steps: Final = steps
        self.links: AgendaLink | None = None
        for step in steps:
            self.links = AgendaLink(step, self.links)


@final
@mypyc_attr(acyclic=True)
class Agenda:  # pragma: no cover - plain another stands for it, below
    """What is still to be done: a stack of steps, the last one next. Plain, it is a list; compiled, it costs less."""

    def __init__(self) -> None:
        self.next: AgendaLink | None = None

    def __len__(self) -> int:
        return len(self.listed())

    def __bool__(self) -> bool:
        return self.next is not None

    def __getitem__(self, at: int) -> Step[Any]:
        return self.top() if at == -1 else self.listed()[at]

    def __setitem__(self, at: int, step: Step[Any]) -> None:
        steps = self.listed()
        steps[at] = step
        self.clear()
        self.extend(steps)

    def __iter__(self) -> Iterator[Step[Any]]:
        return iter(self.listed())

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Agenda):
            return self.listed() == other.listed()
        return self.listed() == other

    def __repr__(self) -> str:
        return repr(self.listed())

    def top(self) -> Step[Any]:
        """The step that comes next."""
        found = self.next
        if found is None:
            raise IndexError("nothing is to be done any more")
        return found.step

    def append(self, step: Step[Any]) -> None:
        """Put a step on top."""
        self.next = AgendaLink(step, self.next)

    def extend(self, steps: list[Step[Any]]) -> None:
        """Put steps on top as they stand: the last of them comes next."""
        for step in steps:
            self.next = AgendaLink(step, self.next)

    def begin(self, routine: Routine) -> None:
        """Put a routine on top. Where nothing waits its own links are the agenda: nothing changes them."""
        if self.next is None:
            self.next = routine.links
        else:
            self.extend(routine.steps)

    def pop(self) -> Step[Any]:
        """Take the step that comes next."""
        found = self.next
        if found is None:
            raise IndexError("nothing is to be done any more")
        self.next = found.below
        return found.step

    def clear(self) -> None:
        """Nothing is to be done any more."""
        self.next = None

    def copy(self) -> "Agenda":
        """Another agenda of the same steps."""
        twin = Agenda()
        twin.next = self.next
        return twin

    def listed(self) -> list[Step[Any]]:
        """The steps as a list, the next one last."""
        found: list[Step[Any]] = []
        waiting = self.next
        while waiting is not None:
            found.append(waiting.step)
            waiting = waiting.below
        found.reverse()
        return found


if not COMPILED:
    globals()["Agenda"] = ListedAgenda


def agenda(steps: Sequence[Step[Any]]) -> Agenda:
    """An agenda of these steps, the last one next."""
    made = Agenda()
    for step in steps:
        made.append(step)
    return made


class IllegalAction(ValueError):
    """An action that may not be taken now, with the reason that forbids it."""

    def __init__(self, text: str, reason: Reason) -> None:
        super().__init__(f"'{text}' is not allowed now: {reason.id} [{reason.cite}]")
        self.text = text
        self.reason = reason


TOLD: Final[dict[Any, type]] = {Row: list[int], list[Row]: list[list[int]]}  # what a state holds → what is told of it


def fields_of(kind: type) -> dict[str, type]:
    """The named parts of a word or state and their types as JSON has them, the same compiled and plain."""
    declared = getattr(kind, "__dataclass_fields__", None)
    if declared is not None:  # a compiled list forgets what it holds: in words, the numbers of things
        return {name: list[int] if field.type is list else field.type for name, field in declared.items()}
    return {name: TOLD.get(part, part) for name, part in getattr(kind, "FIELDS", {}).items()}


def cited(kinds: dict[type[Word], str], things: Sequence[str] = ()) -> list[type]:
    """Kinds of words, each with its paragraph; a field named after a thing, or a list after several, holds its number.

    A table beside the classes, since the body of a compiled dataclass has room for fields only.
    """
    for kind, cite in kinds.items():
        kind.cite = cite
        kind.things = {}
        for field, part in fields_of(kind).items():
            several = getattr(part, "__origin__", part) is list
            thing = SEAT if field in SEATS else field.removesuffix("s") if several else field
            if thing in things or thing == SEAT:
                kind.things[field] = thing
            elif several:
                raise ValueError(f"{kind.__name__}.{field} is a list of nothing that has names")
    return list(kinds)


def spell(name: str) -> str:
    """TakeBack → take back."""
    return "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in name).strip()


def spoken(value: object) -> str:
    """A field in notation: FINE_ARTS → fine-arts, 3 → 3."""
    return value.name.lower().replace("_", "-") if isinstance(value, IntEnum) else str(value)


def ranked(merits: Sequence[Sequence[int]]) -> list[int]:
    """Ranks from 1 by merit, compared part by part; equal merits share a rank."""
    lists = [list(merit) for merit in merits]
    ranks: list[int] = []
    for mine in lists:
        rank = 1
        for other in lists:  # compiled, a loop is faster than a sum
            if other > mine:
                rank += 1
        ranks.append(rank)
    return ranks


def member_id(member: IntEnum) -> str:
    """The message of a thing of the box: `area-fine-arts`."""
    return f"{type(member).__name__.lower()}-{member.name.lower().replace('_', '-')}"
