"""The table of Gatsby."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.core.words import Reason, State
from parlour.games.gatsby.material import ON_BOARD, TILES

PUBLIC: Final = 2  # the row of `where` that holds what everybody knows


class Blanks:
    """What a view leaves open of the characters: blank spaces, the tiles that may lie there, and in how many ways."""

    def __init__(self, tiles: list[int], known: list[int]) -> None:
        self.tiles = tiles  # of the view that it was worked out from …
        self.known = known  # … and what its viewer knew
        self.spaces: list[int] = []
        self.order: list[int] = []  # tiles, those with masks first
        self.masks: list[int] = []
        self.ways: list[int] = []


class Party(State):
    """Everything on the table, face up and face down, and who knows what of it."""

    FIELDS: ClassVar[dict[str, type]] = {
        **State.FIELDS,
        "layout": list[int],
        "stars": int,
        "tokens": list[int],
        "height": list[int],
        "tiles": list[int],
        "owner": list[int],
        "up": int,
        "seen": list[int],
        "where": list[list[int]],
        "pile": list[int],
        "drawn": list[int],
        "slot": list[int],
        "aside": list[list[int]],
        "discards": list[list[int]],
        "used": list[int],
        "shown": int,
        "stands": int,
        "active": int,
        "command": int,
        "doubt": int,
    }

    def __init__(self, seats: int, key: i64) -> None:
        super().__init__(seats, key)
        self.layout: list[int] = []  # the bonus of each cell, Cabaret and Racetrack
        self.stars: int = 0  # the four star cells, a bit each
        self.tokens: list[int] = [0, 0]  # influence tokens of each seat, a bit a cell
        self.height: list[int] = [0, 0]  # steps of the ascension tokens
        self.tiles: list[int] = [0] * TILES  # by space, claimed or not; the last three are in the box
        self.owner: list[int] = [-1] * ON_BOARD  # who claimed the character of each space
        self.up: int = 0  # spaces whose tile lies face up, a bit each; stays so when claimed
        self.seen: list[int] = [0] * ON_BOARD  # seats that looked at the face-down tile lying there, a bit each
        self.where: list[
            list[int]
        ] = []  # [seat or PUBLIC][tile]: spaces where it may be, a bit each; bit 12 is the box
        self.pile: list[int] = []  # special actions, face down, the last is the top
        self.drawn: list[int] = []  # in the hand of whoever chooses one
        self.slot: list[int] = [0, 0]  # special action of each seat, face up
        self.aside: list[list[int]] = [[], []]  # set aside, a prestige each
        self.discards: list[list[int]] = [[], []]  # face down, by who discarded them
        self.used: list[int] = []  # special actions gone
        self.shown: int = 0  # special actions that have lain face up, a bit each
        self.stands: int = 0  # the action token: 0 nowhere yet, 1-4 main actions, 5 and 6 the slots
        self.active: int = 0  # whose turn it is
        self.command: int = 0  # 1 when the active seat will choose the other's next action
        self.doubt: int = 0  # 1 once a view was played on past what it could tell
        self.blanks: Blanks | None = None  # kept between guesses of one view; no part of the state, never copied

    def copy(self) -> "Party":
        """A state that shares nothing that changes."""
        twin = Party(self.seats, self.key)
        twin.agenda = self.agenda[:]
        twin.layout = self.layout
        twin.stars = self.stars
        twin.tokens = self.tokens[:]
        twin.height = self.height[:]
        twin.tiles = self.tiles[:]
        twin.owner = self.owner[:]
        twin.up = self.up
        twin.seen = self.seen[:]
        twin.where = [row[:] for row in self.where]
        twin.pile = self.pile[:]
        twin.drawn = self.drawn[:]
        twin.slot = self.slot[:]
        twin.aside = [tiles[:] for tiles in self.aside]
        twin.discards = [tiles[:] for tiles in self.discards]
        twin.used = self.used[:]
        twin.shown = self.shown
        twin.stands = self.stands
        twin.active = self.active
        twin.command = self.command
        twin.doubt = self.doubt
        return twin

    def over(self) -> Reason:
        """A set, or a place without characters, has ended it."""
        from parlour.games.gatsby.ending import over_by  # the ending looks at a state

        return over_by(self)
