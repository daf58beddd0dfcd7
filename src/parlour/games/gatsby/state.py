"""The table of Gatsby."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from parlour.core.row import Row, copies, level, levels
from parlour.core.words import Reason, State
from parlour.games.gatsby.material import ON_BOARD, TILES

PUBLIC: Final = 2  # the row of `where` that holds what everybody knows


class Blanks:
    """What a view leaves open of the characters: blank spaces, the tiles that may lie there, and in how many ways."""

    def __init__(self, tiles: Row, known: Row) -> None:
        self.tiles = tiles  # of the view that it was worked out from …
        self.known = known  # … and what its viewer knew
        self.spaces: list[int] = []
        self.order: list[int] = []  # tiles, those with masks first
        self.masks: list[int] = []
        self.ways: list[int] = []


@mypyc_attr(acyclic=True)
class Party(State):
    """Everything on the table, face up and face down, and who knows what of it."""

    FIELDS: ClassVar[dict[str, type]] = {
        **State.FIELDS,
        "layout": Row,
        "stars": int,
        "tokens": Row,
        "height": Row,
        "tiles": Row,
        "owner": Row,
        "up": int,
        "seen": Row,
        "where": list[Row],
        "pile": Row,
        "drawn": Row,
        "slot": Row,
        "aside": list[Row],
        "discards": list[Row],
        "used": Row,
        "shown": int,
        "stands": int,
        "active": int,
        "command": int,
        "doubt": int,
    }

    def __init__(self, seats: int, key: i64, like: "Party | None" = None) -> None:
        """The table before it is laid out, or as another state has it."""
        super().__init__(seats, key)
        self.blanks: Blanks | None = None  # kept between guesses of one view; no part of the state, never copied
        if like is None:
            self.layout: Row = Row()  # the bonus of each cell, Cabaret and Racetrack
            self.stars: i64 = 0  # the four star cells, a bit each
            self.tokens: Row = level(2, 0)  # influence tokens of each seat, a bit a cell
            self.height: Row = level(2, 0)  # steps of the ascension tokens
            self.tiles: Row = level(TILES, 0)  # by space, claimed or not; the last three are in the box
            self.owner: Row = level(ON_BOARD, -1)  # who claimed the character of each space
            self.up: i64 = 0  # spaces whose tile lies face up, a bit each; stays so when claimed
            self.seen: Row = level(ON_BOARD, 0)  # seats that looked at the face-down tile lying there, a bit each
            self.where: list[Row] = []  # [seat or PUBLIC][tile]: spaces where it may be, a bit each; bit 12 is the box
            self.pile: Row = Row()  # special actions, face down, the last is the top
            self.drawn: Row = Row()  # in the hand of whoever chooses one
            self.slot: Row = level(2, 0)  # special action of each seat, face up
            self.aside: list[Row] = levels(2, 0, 0)  # set aside, a prestige each
            self.discards: list[Row] = levels(2, 0, 0)  # face down, by who discarded them
            self.used: Row = Row()  # special actions gone
            self.shown: i64 = 0  # special actions that have lain face up, a bit each
            self.stands: int = 0  # the action token: 0 nowhere yet, 1-4 main actions, 5 and 6 the slots
            self.active: int = 0  # whose turn it is
            self.command: int = 0  # 1 when the active seat will choose the other's next action
            self.doubt: int = 0  # 1 once a view was played on past what it could tell
        else:
            self.agenda = like.agenda.copy()
            self.layout = like.layout
            self.stars = like.stars
            self.tokens = like.tokens.copy()
            self.height = like.height.copy()
            self.tiles = like.tiles.copy()
            self.owner = like.owner.copy()
            self.up = like.up
            self.seen = like.seen.copy()
            self.where = copies(like.where)
            self.pile = like.pile.copy()
            self.drawn = like.drawn.copy()
            self.slot = like.slot.copy()
            self.aside = copies(like.aside)
            self.discards = copies(like.discards)
            self.used = like.used.copy()
            self.shown = like.shown
            self.stands = like.stands
            self.active = like.active
            self.command = like.command
            self.doubt = like.doubt

    def copy(self) -> "Party":
        """A state that shares nothing that changes."""
        return Party(self.seats, self.key, self)

    def over(self) -> Reason:
        """A set, or a place without characters, has ended it."""
        from parlour.games.gatsby.ending import over_by  # the ending looks at a state

        return over_by(self)
