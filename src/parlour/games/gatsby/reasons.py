"""Every answer to "why not?" in this game; the sentences are in the catalogs.

The same sentence may follow from different paragraphs: then each of them is a reason of its own.
"""

from typing import Final

from parlour.core.words import Reason

CHOOSE_ACTION: Final = Reason("choose-action", "GA 4.2")
TOKEN_MUST_MOVE: Final = Reason("token-must-move", "GA 4.4")
NO_SPECIAL: Final = Reason("no-special", "GA 4.2")
COMMAND_ASKS: Final = Reason("command-asks", "GA 7.2a")
SAME_COMMAND: Final = Reason("same-command", "GA 7.2d")
NO_SPECIAL_THERE: Final = Reason("no-special-there", "GA 7.2b")
STAR_ASKS: Final = Reason("star-asks", "GA 3.7d")
NOT_A_STAR: Final = Reason("not-a-star", "GA 3.7d")
CABARET_ASKS: Final = Reason("cabaret-asks", "GA 5.1d")
OCCUPIED: Final = Reason("occupied", "GA R22")
NOT_BESIDE: Final = Reason("not-beside", "GA 5.1d")
NOT_LINKED: Final = Reason("not-linked", "GA R4")
ANYWHERE_ASKS: Final = Reason("anywhere-asks", "GA 8.4")
NOT_IN_CABARET: Final = Reason("not-in-cabaret", "GA 4.6")
TRACK_ASKS: Final = Reason("track-asks", "GA 5.3a")
LEFTMOST: Final = Reason("leftmost", "GA 5.3a")
LEFTMOST_BONUS: Final = Reason("leftmost", "GA 7.4c")
FINISHED: Final = Reason("finished", "GA 5.3e")
FULL: Final = Reason("full", "GA R5")
SAME_TRACK: Final = Reason("same-track", "GA 6.4a")
SAME_TRACK_SPECIAL: Final = Reason("same-track", "GA 8.9")
PAIR_ASKS: Final = Reason("pair-asks", "GA 8.8")
LANE_ASKS: Final = Reason("lane-asks", "GA 8.11")
NOT_ON_TRACK: Final = Reason("not-on-track", "GA 4.6")
PLACE_ASKS: Final = Reason("place-asks", "GA 7.4a")
ADVANCE_ASKS: Final = Reason("advance-asks", "GA 7.1")
SWAP_ASKS: Final = Reason("swap-asks", "GA 7.3a")
NOT_MINE: Final = Reason("not-mine", "GA R6")
WITH_ASKS: Final = Reason("with-asks", "GA 7.3b")
NOT_THEIRS: Final = Reason("not-theirs", "GA R6")
LOOK_ASKS: Final = Reason("look-asks", "GA 7.5a")
AND_ASKS: Final = Reason("and-asks", "GA 7.5b")
CLAIMED: Final = Reason("claimed", "GA R7")
SAME_SPACE: Final = Reason("same-space", "GA 7.5a")
PUT_BACK_ASKS: Final = Reason("put-back-asks", "GA 7.5d")
DRAW_ASKS: Final = Reason("draw-asks", "GA 7.6a")
KEEP_ASKS: Final = Reason("keep-asks", "GA R9")
NOT_DRAWN: Final = Reason("not-drawn", "GA 7.6a")
NOT_DRAWN_FIRST: Final = Reason("not-drawn", "GA 3.7b")
SLOT_EMPTY: Final = Reason("slot-empty", "GA 7.6e")
COMPULSORY: Final = Reason("compulsory", "GA R3")
OVER_BY_FAMILY: Final = Reason("over", "GA 9.1")
OVER_BY_FIVE: Final = Reason("over", "GA 9.2")
OVER_BY_PLACE: Final = Reason("over", "GA 9.3")

REASONS: Final = [
    CHOOSE_ACTION,
    TOKEN_MUST_MOVE,
    NO_SPECIAL,
    COMMAND_ASKS,
    SAME_COMMAND,
    NO_SPECIAL_THERE,
    STAR_ASKS,
    NOT_A_STAR,
    CABARET_ASKS,
    OCCUPIED,
    NOT_BESIDE,
    NOT_LINKED,
    ANYWHERE_ASKS,
    NOT_IN_CABARET,
    TRACK_ASKS,
    LEFTMOST,
    LEFTMOST_BONUS,
    FINISHED,
    FULL,
    SAME_TRACK,
    SAME_TRACK_SPECIAL,
    PAIR_ASKS,
    LANE_ASKS,
    NOT_ON_TRACK,
    PLACE_ASKS,
    ADVANCE_ASKS,
    SWAP_ASKS,
    NOT_MINE,
    WITH_ASKS,
    NOT_THEIRS,
    LOOK_ASKS,
    AND_ASKS,
    CLAIMED,
    SAME_SPACE,
    PUT_BACK_ASKS,
    DRAW_ASKS,
    KEEP_ASKS,
    NOT_DRAWN,
    NOT_DRAWN_FIRST,
    SLOT_EMPTY,
    COMPULSORY,
    OVER_BY_FAMILY,
    OVER_BY_FIVE,
    OVER_BY_PLACE,
]
