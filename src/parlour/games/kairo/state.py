"""The table of Kairo."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from parlour.core.row import Row, copies, level, levels
from parlour.core.words import Reason, State
from parlour.games.kairo.board import HOUSE_NAME, known_board
from parlour.games.kairo.box import HOUSE_BOX, MarketBox
from parlour.games.kairo.ground import Ground
from parlour.games.kairo.layout import Layout, laid_out
from parlour.games.kairo.material import BARKERS, CELLS, COINS, EXTENSIONS, HUES, IN_SUPPLY, STALLS
from parlour.games.kairo.placement import Survey

GAME_OVER: Final = Reason("over", "KA 8.5")


@mypyc_attr(acyclic=True)
class Market(State):
    """Everything on the table, the hands and the pile. Stalls, cells and tiles are numbered as in `material`."""

    FIELDS: ClassVar[dict[str, type]] = {
        **State.FIELDS,
        "board": str,
        "screens": bool,
        "tiles": Row,
        "mains": Row,
        "doors": Row,
        "sizes": Row,
        "customers": Row,
        "coins": list[Row],
        "bank": Row,
        "shown": list[Row],
        "secret": list[Row],
        "played": Row,
        "display": Row,
        "pile": Row,
        "discards": Row,
        "barkers": Row,
        "supply": int,
        "stock": Row,
        "gold": Row,
        "silver": Row,
        "built": Row,
        "won": Row,
        "bag": Row,
        "active": int,
        "quiet": int,
        "trigger": int,
        "out": Row,
    }

    def __init__(self, seats: int, key: i64, like: "Market | None" = None) -> None:
        """The table before it is laid out, or as another state has it."""
        super().__init__(seats, key)
        if like is None:
            self.board: str = HOUSE_NAME
            self.screens: bool = True  # whether coins are to be drawn behind screens; no rule asks
            self.tiles: Row = level(CELLS + 1, 0)  # cell → the stall of the tile there, plus 1; 0 none
            self.mains: Row = level(STALLS, IN_SUPPLY)  # stall → the cell of its main stall
            self.doors: Row = level(STALLS, IN_SUPPLY)  # stall → the cell of its entrance
            self.sizes: Row = level(STALLS, 0)  # stall → its tiles
            self.customers: Row = level(HUES, -1)  # colour → cell; -1 is the one beside the board
            self.coins: list[Row] = levels(seats, HUES, 0)  # [seat][colour]
            self.bank: Row = level(HUES, COINS)
            self.shown: list[Row] = levels(seats, 0, 0)  # cards in hand that all have seen, sorted
            self.secret: list[Row] = levels(seats, 0, 0)  # cards in hand that only the owner has seen, sorted
            self.played: Row = Row()  # cards in front of the builder
            self.display: Row = Row()
            self.pile: Row = Row()  # face down, the last is the top
            self.discards: Row = Row()
            self.barkers: Row = level(seats, 0)
            self.supply: int = BARKERS  # barkers nobody has
            self.stock: Row = level(HUES, EXTENSIONS)
            self.gold: Row = level(HUES, -1)  # colour → who holds the medal
            self.silver: Row = level(HUES, -1)
            self.built: Row = level(seats, 0)  # points for sizes
            self.won: Row = level(seats, 0)  # points for medals newly won
            self.bag: Row = Row()  # neutral stalls to be drawn, colour + 1, the last first
            self.active: int = 0  # whose turn it is
            self.quiet: int = 0  # turns since the last extension or the start
            self.trigger: int = 0  # of the final phase
            self.out: Row = level(seats, 0)  # who has left it
            self.box: MarketBox = HOUSE_BOX  # what is printed on the pieces; not part of the state, and never changed
            self._ground: Ground | None = None  # worked out when needed, never part of the state
            self._layout: Layout | None = None
            self._survey: Survey | None = None
        else:
            self.agenda = like.agenda.copy()
            self.board = like.board
            self.screens = like.screens
            self.tiles = like.tiles.copy()
            self.mains = like.mains.copy()
            self.doors = like.doors.copy()
            self.sizes = like.sizes.copy()
            self.customers = like.customers.copy()
            self.coins = copies(like.coins)
            self.bank = like.bank.copy()
            self.shown = copies(like.shown)
            self.secret = copies(like.secret)
            self.played = like.played.copy()
            self.display = like.display.copy()
            self.pile = like.pile.copy()
            self.discards = like.discards.copy()
            self.barkers = like.barkers.copy()
            self.supply = like.supply
            self.stock = like.stock.copy()
            self.gold = like.gold.copy()
            self.silver = like.silver.copy()
            self.built = like.built.copy()
            self.won = like.won.copy()
            self.bag = like.bag.copy()
            self.active = like.active
            self.quiet = like.quiet
            self.trigger = like.trigger
            self.out = like.out.copy()
            self.box = like.box
            self._ground = like._ground
            self._layout = like._layout
            self._survey = like._survey

    def copy(self) -> "Market":
        """A state that shares nothing that changes."""
        return Market(self.seats, self.key, self)

    def over(self) -> Reason:
        """The last building ended the game."""
        return GAME_OVER

    def ground(self) -> Ground:
        """The tables of the board."""
        ground = self._ground
        if ground is None:
            ground = self.box.ground if self.board == self.box.board else known_board(self.board)
            self._ground = ground
        return ground

    def layout(self) -> Layout:
        """What the tiles and entrances say; `changed` makes it be worked out anew."""
        found = self._layout
        if found is None:
            found = self.laid_out()
            self._layout = found
        return found

    def laid_out(self) -> Layout:
        """The same, worked out anew."""
        return laid_out(self.ground(), self.tiles, self.mains, self.doors, self.customers.most())

    def survey(self) -> Survey:
        """What the board allows now; `moved` and `changed` make it be worked out anew."""
        found = self._survey
        if found is None:
            found = Survey(self.layout(), self.customers)
            self._survey = found
        return found

    def survey_without(self, stall: int) -> Survey:
        """What the board would allow with a main stall lifted off."""
        now = self.survey()
        if now.lifted is None:
            now.lifted = {}
        found = now.lifted.get(stall)
        if found is None:
            found = Survey(self.layout_without(stall), self.customers)
            now.lifted[stall] = found
        return found

    def layout_without(self, stall: int) -> Layout:
        """The layout with a main stall lifted off."""
        now = self.layout()
        if now.lifted is None:
            now.lifted = {}
        found = now.lifted.get(stall)
        if found is None:
            found = now.without(stall, self.mains, self.doors, self.customers.most())
            now.lifted[stall] = found
        return found

    def extended(self, stall: int, cell: int) -> None:
        """A tile lies where none was, and nothing else is another."""
        if self._layout is not None:
            self._layout = self._layout.extended(stall, cell, self.customers.most())
        self._survey = None

    def joined(self, stall: int, cell: int, door: int) -> None:
        """A main stall and its entrance stand where nothing was, and nothing else is another."""
        if self._layout is not None:
            self._layout = self._layout.joined(stall, cell, door, self.customers.most())
        self._survey = None

    def moved(self) -> None:
        """A customer is no longer where it was; what is built stands."""
        self._survey = None

    def changed(self) -> None:
        """A tile or an entrance is no longer where it was."""
        self._layout = None
        self._survey = None
