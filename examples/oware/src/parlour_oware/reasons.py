"""Every answer to "why not?"."""

from typing import Final

from parlour.core.words import Reason

EMPTY: Final = Reason("empty", "OW 2.1")
MUST_FEED: Final = Reason("must-feed", "OW 4.1")
GAME_OVER: Final = Reason("over", "OW 5.1")

REASONS: Final = [EMPTY, MUST_FEED, GAME_OVER]
