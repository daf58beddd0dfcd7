"""Every answer to "why not?" in this game; the sentences are in the catalogs, the rules where they are cited."""

from typing import Final

from parlour.core.words import Reason
from parlour.games.kairo.state import GAME_OVER

# A turn
CHOOSE_ACTION: Final = Reason("choose-action", "KA 4.1")
ONLY_BUILDING: Final = Reason("only-building", "KA 8.2")
NOT_FINAL: Final = Reason("not-final", "KA R13")
NO_CARDS: Final = Reason("no-cards", "KA 5.1")
NO_FITTING_CARD: Final = Reason("no-fitting-card", "KA R2")
ALL_PLACED: Final = Reason("all-placed", "KA 5.2")
NO_PLACE: Final = Reason("no-place", "KA R18")
NO_ROOM: Final = Reason("no-room", "KA R5")
STOCK_EMPTY: Final = Reason("stock-empty", "KA R5")
CANNOT_PAY: Final = Reason("cannot-pay", "KA R7")
NOT_STUCK: Final = Reason("not-stuck", "KA R9")
NO_FREE_ENTRANCE: Final = Reason("no-free-entrance", "KA 6.1b")

# The card
CARD_ASKS: Final = Reason("card-asks", "KA 5.1")
NOT_IN_HAND: Final = Reason("not-in-hand", "KA 5.1")
NOT_IN_HAND_OF_THREE: Final = Reason("not-in-hand", "KA 5.1c")
NOT_IN_HAND_TO_DISCARD: Final = Reason("not-in-hand", "KA 7.3")
CARD_USELESS: Final = Reason("card-useless", "KA R18")
JOKER_UNPAID: Final = Reason("joker-unpaid", "KA 5.1b")
NOT_THREE: Final = Reason("not-three", "KA 5.1c")
JOKER_ASKS: Final = Reason("joker-asks", "KA 5.1b")
NO_SUCH_COIN: Final = Reason("no-such-coin", "KA 5.1b")
COIN_NEEDED: Final = Reason("coin-needed", "KA R18")
THREE_ASK: Final = Reason("three-ask", "KA 5.1c")
IN_ORDER: Final = Reason("in-order", "KA R22")

# The colour
COLOUR_ASKS: Final = Reason("colour-asks", "KA 5.1")
STALL_STANDS: Final = Reason("stall-stands", "KA 5.2")
NO_SUCH_STALL: Final = Reason("no-such-stall", "KA 5.3c")
EXTENDED_ALREADY: Final = Reason("extended-already", "KA 5.7a")
ELSEWHERE: Final = Reason("elsewhere", "KA 5.1")

# The cell
CELL_ASKS: Final = Reason("cell-asks", "KA 5.1")
NO_CELL: Final = Reason("no-cell", "KA R24")
HAS_TILE: Final = Reason("has-tile", "KA 5.1d")
HAS_ENTRANCE: Final = Reason("has-entrance", "KA 5.1d")
HAS_CUSTOMER: Final = Reason("has-customer", "KA 5.1d")
NOT_A_RESTAURANT: Final = Reason("not-a-restaurant", "KA 5.2e")
NOT_THE_MARKET: Final = Reason("not-the-market", "KA 5.2e")
OTHER_SECTION: Final = Reason("other-section", "KA 5.1")
CROWDED: Final = Reason("crowded", "KA 3.7e")
SECTION_HAS_COLOUR: Final = Reason("section-has-colour", "KA 5.2f")
TOUCHES: Final = Reason("touches", "KA 5.2c")
SAME_CELL: Final = Reason("same-cell", "KA R9")
CUTS_OFF: Final = Reason("cuts-off", "KA R6")
NO_ENTRANCE: Final = Reason("no-entrance", "KA 5.2a")
NOT_BESIDE: Final = Reason("not-beside", "KA 5.3c")
JOINS: Final = Reason("joins", "KA 5.3f")

# The side of the entrance
SIDE_ASKS: Final = Reason("side-asks", "KA R4")
OFF_MARKET: Final = Reason("off-market", "KA 5.2h")
ENTRANCE_BLOCKED: Final = Reason("entrance-blocked", "KA 5.2a")
SECOND_ENTRANCE: Final = Reason("second-entrance", "KA 5.2d")
ENTRANCE_CUT_OFF: Final = Reason("entrance-cut-off", "KA R6")

# The coins
COINS_ASK: Final = Reason("coins-ask", "KA 5.4")
OTHER_COLOUR_NOW: Final = Reason("other-colour-now", "KA R22")
NOT_ENOUGH_COINS: Final = Reason("not-enough-coins", "KA R7")
TOO_MANY_COINS: Final = Reason("too-many-coins", "KA R7")
REST_UNPAID: Final = Reason("rest-unpaid", "KA R7")

# Lure
CUSTOMER_ASKS: Final = Reason("customer-asks", "KA 6.1c")
NOT_ON_THE_MARKET: Final = Reason("not-on-the-market", "KA 6.1c")
NO_ENTRANCE_FOR_IT: Final = Reason("no-entrance-for-it", "KA 6.1b")
ENTRANCE_ASKS: Final = Reason("entrance-asks", "KA 6.1")
NOT_ITS_ENTRANCE: Final = Reason("not-its-entrance", "KA 6.1")
OCCUPIED: Final = Reason("occupied", "KA 6.1b")
NEEDS_BARKERS: Final = Reason("needs-barkers", "KA 6.3")

# Draw
DRAW_ASKS: Final = Reason("draw-asks", "KA 7.1")
NOT_ON_DISPLAY: Final = Reason("not-on-display", "KA 7.1a")
NO_BARKER: Final = Reason("no-barker", "KA R12")
DISCARD_ASKS: Final = Reason("discard-asks", "KA 7.3")

REASONS: Final = [
    CHOOSE_ACTION,
    ONLY_BUILDING,
    NOT_FINAL,
    NO_CARDS,
    NO_FITTING_CARD,
    ALL_PLACED,
    NO_PLACE,
    NO_ROOM,
    STOCK_EMPTY,
    CANNOT_PAY,
    NOT_STUCK,
    NO_FREE_ENTRANCE,
    CARD_ASKS,
    NOT_IN_HAND,
    NOT_IN_HAND_OF_THREE,
    NOT_IN_HAND_TO_DISCARD,
    CARD_USELESS,
    JOKER_UNPAID,
    NOT_THREE,
    JOKER_ASKS,
    NO_SUCH_COIN,
    COIN_NEEDED,
    THREE_ASK,
    IN_ORDER,
    COLOUR_ASKS,
    STALL_STANDS,
    NO_SUCH_STALL,
    EXTENDED_ALREADY,
    ELSEWHERE,
    CELL_ASKS,
    NO_CELL,
    HAS_TILE,
    HAS_ENTRANCE,
    HAS_CUSTOMER,
    NOT_A_RESTAURANT,
    NOT_THE_MARKET,
    OTHER_SECTION,
    CROWDED,
    SECTION_HAS_COLOUR,
    TOUCHES,
    SAME_CELL,
    CUTS_OFF,
    NO_ENTRANCE,
    NOT_BESIDE,
    JOINS,
    SIDE_ASKS,
    OFF_MARKET,
    ENTRANCE_BLOCKED,
    SECOND_ENTRANCE,
    ENTRANCE_CUT_OFF,
    COINS_ASK,
    OTHER_COLOUR_NOW,
    NOT_ENOUGH_COINS,
    TOO_MANY_COINS,
    REST_UNPAID,
    CUSTOMER_ASKS,
    NOT_ON_THE_MARKET,
    NO_ENTRANCE_FOR_IT,
    ENTRANCE_ASKS,
    NOT_ITS_ENTRANCE,
    OCCUPIED,
    NEEDS_BARKERS,
    DRAW_ASKS,
    NOT_ON_DISPLAY,
    NO_BARKER,
    DISCARD_ASKS,
    GAME_OVER,
]
