"""Everything a player can choose, made once."""

from dataclasses import dataclass
from typing import Final

from parlour.core.words import Action, cited
from parlour.games.gatsby.material import CELL_NAMES, CELLS, MAINS, SPACES, SPECIALS, THINGS, TRACKS, Space


@dataclass(eq=False)
class TakeAction(Action):
    """Put the action token on a main action."""

    number: int

    def write(self) -> str:
        """`action 2`"""
        return f"action {self.number}"


@dataclass(eq=False)
class TakeSpecial(Action):
    """Use my special action."""

    def write(self) -> str:
        """`special`"""
        return "special"


@dataclass(eq=False)
class Command(Action):
    """COMMAND: the main action my opponent has to take."""

    number: int


@dataclass(eq=False)
class CommandSpecial(Action):
    """COMMAND: my opponent has to use their special action."""


@dataclass(eq=False)
class LeaveFree(Action):
    """COMMAND: let my opponent choose."""


@dataclass(eq=False)
class Put(Action):
    """A token on a cell of the Cabaret or, where any cell will do, of the Racetrack."""

    cell: int

    def write(self) -> str:
        """`put c3`, `put t2.4`"""
        return f"put {CELL_NAMES[self.cell]}"


@dataclass(eq=False)
class Race(Action):
    """A token on the leftmost empty cell of a track, 1 to 5."""

    track: int

    def write(self) -> str:
        """`track 4`"""
        return f"track {self.track}"


@dataclass(eq=False)
class Advance(Action):
    """ADVANCE: climb."""


@dataclass(eq=False)
class Swap(Action):
    """SWAP: the token of mine that goes."""

    cell: int

    def write(self) -> str:
        """`swap c3`"""
        return f"swap {CELL_NAMES[self.cell]}"


@dataclass(eq=False)
class With(Action):
    """SWAP: the token of theirs that comes."""

    cell: int

    def write(self) -> str:
        """`with t2.4`"""
        return f"with {CELL_NAMES[self.cell]}"


@dataclass(eq=False)
class Look(Action):
    """CHARACTERS: the first to pick up."""

    space: Space


@dataclass(eq=False)
class And(Action):
    """CHARACTERS: the second."""

    space: Space


@dataclass(eq=False)
class Exchange(Action):
    """CHARACTERS: each into the other's space."""


@dataclass(eq=False)
class Leave(Action):
    """CHARACTERS: both back where they were."""


@dataclass(eq=False)
class Draw(Action):
    """DRAW: take three special actions."""


@dataclass(eq=False)
class Keep(Action):
    """A drawn special action goes to my slot."""

    special: int

    def write(self) -> str:
        """`keep 7`"""
        return f"keep {self.special}"


@dataclass(eq=False)
class SetAside(Action):
    """A drawn special action is set aside: my slot keeps the old one."""

    special: int

    def write(self) -> str:
        """`set aside 7`"""
        return f"set aside {self.special}"


@dataclass(eq=False)
class Decline(Action):
    """Do without a bonus."""


TAKE_ACTIONS: Final[list[Action]] = [TakeAction(number) for number in range(1, MAINS + 1)]
TAKE_SPECIAL: Final = TakeSpecial()
COMMANDS: Final[list[Action]] = [Command(number) for number in range(1, MAINS + 1)]
COMMAND_SPECIAL: Final = CommandSpecial()
LEAVE_FREE: Final = LeaveFree()
PUTS: Final[list[Action]] = [Put(cell) for cell in range(CELLS)]
RACES: Final[list[Action]] = [Race(track) for track in range(1, TRACKS + 1)]
ADVANCE: Final = Advance()
SWAPS: Final[list[Action]] = [Swap(cell) for cell in range(CELLS)]
WITHS: Final[list[Action]] = [With(cell) for cell in range(CELLS)]
LOOKS: Final[list[Action]] = [Look(space) for space in SPACES]
ANDS: Final[list[Action]] = [And(space) for space in SPACES]
EXCHANGE: Final = Exchange()
LEAVE: Final = Leave()
DRAW: Final = Draw()
KEEPS: Final[list[Action]] = [Keep(special) for special in range(SPECIALS + 1)]  # 0 is no choice
SET_ASIDES: Final[list[Action]] = [SetAside(special) for special in range(SPECIALS + 1)]
DECLINE: Final = Decline()

ADVANCE_OR_NOT: Final[list[Action]] = [ADVANCE, DECLINE]
EXCHANGE_OR_NOT: Final[list[Action]] = [EXCHANGE, LEAVE]
DRAW_OR_NOT: Final[list[Action]] = [DRAW, DECLINE]

ACTIONS: Final[list[Action]] = [
    *TAKE_ACTIONS,
    TAKE_SPECIAL,
    *COMMANDS,
    COMMAND_SPECIAL,
    LEAVE_FREE,
    *PUTS,
    *RACES,
    ADVANCE,
    *SWAPS,
    *WITHS,
    *LOOKS,
    *ANDS,
    EXCHANGE,
    LEAVE,
    DRAW,
    *KEEPS[1:],
    *SET_ASIDES[1:],
    DECLINE,
]

ACTION_KINDS: Final = cited(
    {
        TakeAction: "GA 4.2",
        TakeSpecial: "GA 4.2",
        Command: "GA 7.2a",
        CommandSpecial: "GA 7.2b",
        LeaveFree: "GA R8",
        Put: "GA 5.1d",
        Race: "GA 5.3a",
        Advance: "GA 7.1",
        Swap: "GA 7.3a",
        With: "GA 7.3a",
        Look: "GA 7.5a",
        And: "GA 7.5a",
        Exchange: "GA 7.5d",
        Leave: "GA 7.5d",
        Draw: "GA 7.6a",
        Keep: "GA 7.6a",
        SetAside: "GA 7.6e",
        Decline: "GA 7.0c",
    },
    THINGS,
)
