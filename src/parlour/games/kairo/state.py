"""The table of Kairo."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.core.words import Reason, State
from parlour.games.kairo.board import HOUSE_NAME, known_board
from parlour.games.kairo.box import HOUSE_BOX, MarketBox
from parlour.games.kairo.ground import Ground
from parlour.games.kairo.layout import Layout
from parlour.games.kairo.material import BARKERS, CELLS, COINS, EXTENSIONS, HUES, IN_SUPPLY, STALLS
from parlour.games.kairo.placement import Survey

GAME_OVER: Final = Reason("over", "KA 8.5")


class Market(State):
    """Everything on the table, the hands and the pile. Stalls, cells and tiles are numbered as in `material`."""

    FIELDS: ClassVar[dict[str, type]] = {
        **State.FIELDS,
        "board": str,
        "screens": bool,
        "tiles": list[int],
        "mains": list[int],
        "doors": list[int],
        "sizes": list[int],
        "customers": list[int],
        "coins": list[list[int]],
        "bank": list[int],
        "shown": list[list[int]],
        "secret": list[list[int]],
        "played": list[int],
        "display": list[int],
        "pile": list[int],
        "discards": list[int],
        "barkers": list[int],
        "supply": int,
        "stock": list[int],
        "gold": list[int],
        "silver": list[int],
        "built": list[int],
        "won": list[int],
        "bag": list[int],
        "active": int,
        "quiet": int,
        "trigger": int,
        "out": list[int],
    }

    def __init__(self, seats: int, key: i64) -> None:
        super().__init__(seats, key)
        everyone = range(seats)
        cells = CELLS + 1 if seats else 0  # a twin gets lists of its own at once
        stalls = STALLS if seats else 0
        hues = HUES if seats else 0
        self.board: str = HOUSE_NAME
        self.screens: bool = True  # whether coins are to be drawn behind screens; no rule asks
        self.tiles: list[int] = [0] * cells  # cell → the stall of the tile there, plus 1; 0 none
        self.mains: list[int] = [IN_SUPPLY] * stalls  # stall → the cell of its main stall
        self.doors: list[int] = [IN_SUPPLY] * stalls  # stall → the cell of its entrance
        self.sizes: list[int] = [0] * stalls  # stall → its tiles
        self.customers: list[int] = [-1] * hues  # colour → cell; -1 is the one beside the board
        self.coins: list[list[int]] = [[0] * HUES for _ in everyone]  # [seat][colour]
        self.bank: list[int] = [COINS] * hues
        self.shown: list[list[int]] = [[] for _ in everyone]  # cards in hand that all have seen, sorted
        self.secret: list[list[int]] = [[] for _ in everyone]  # cards in hand that only the owner has seen, sorted
        self.played: list[int] = []  # cards in front of the builder
        self.display: list[int] = []
        self.pile: list[int] = []  # face down, the last is the top
        self.discards: list[int] = []
        self.barkers: list[int] = [0 for _ in everyone]
        self.supply: int = BARKERS  # barkers nobody has
        self.stock: list[int] = [EXTENSIONS] * hues
        self.gold: list[int] = [-1] * hues  # colour → who holds the medal
        self.silver: list[int] = [-1] * hues
        self.built: list[int] = [0 for _ in everyone]  # points for sizes
        self.won: list[int] = [0 for _ in everyone]  # points for medals newly won
        self.bag: list[int] = []  # neutral stalls to be drawn, colour + 1, the last first
        self.active: int = 0  # whose turn it is
        self.quiet: int = 0  # turns since the last extension or the start
        self.trigger: int = 0  # of the final phase
        self.out: list[int] = [0 for _ in everyone]  # who has left it
        self.box: MarketBox = HOUSE_BOX  # what is printed on the pieces; not part of the state, and never changed
        self._ground: Ground | None = None  # worked out when needed, never part of the state
        self._layout: Layout | None = None
        self._survey: Survey | None = None

    def copy(self) -> "Market":
        """A state that shares nothing that changes."""
        twin = Market(0, self.key)
        twin.seats = self.seats
        twin.agenda = self.agenda[:]
        twin.board = self.board
        twin.screens = self.screens
        twin.tiles = self.tiles[:]
        twin.mains = self.mains[:]
        twin.doors = self.doors[:]
        twin.sizes = self.sizes[:]
        twin.customers = self.customers[:]
        twin.coins = [row[:] for row in self.coins]
        twin.bank = self.bank[:]
        twin.shown = [cards[:] for cards in self.shown]
        twin.secret = [cards[:] for cards in self.secret]
        twin.played = self.played[:]
        twin.display = self.display[:]
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]
        twin.barkers = self.barkers[:]
        twin.supply = self.supply
        twin.stock = self.stock[:]
        twin.gold = self.gold[:]
        twin.silver = self.silver[:]
        twin.built = self.built[:]
        twin.won = self.won[:]
        twin.bag = self.bag[:]
        twin.active = self.active
        twin.quiet = self.quiet
        twin.trigger = self.trigger
        twin.out = self.out[:]
        twin.box = self.box
        twin._ground = self._ground
        twin._layout = self._layout
        twin._survey = self._survey
        return twin

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
            found = self.laid_out(-1)
            self._layout = found
        return found

    def laid_out(self, lifted: int) -> Layout:
        """The layout with a main stall lifted off, or none."""
        return Layout(self.ground(), self.tiles, self.mains, self.doors, max(self.customers), lifted)

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
        found = now.lifted.get(stall)
        if found is None:
            found = Survey(self.layout_without(stall), self.customers)
            now.lifted[stall] = found
        return found

    def layout_without(self, stall: int) -> Layout:
        """The layout with a main stall lifted off."""
        now = self.layout()
        found = now.lifted.get(stall)
        if found is None:
            found = self.laid_out(stall)
            now.lifted[stall] = found
        return found

    def moved(self) -> None:
        """A customer is no longer where it was; what is built stands."""
        self._survey = None

    def changed(self) -> None:
        """A tile or an entrance is no longer where it was."""
        self._layout = None
        self._survey = None
