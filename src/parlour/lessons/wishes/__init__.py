"""What the lessons' deals were searched for: the ideas of each game, in the order in which they are best met.

What was found was then polished by hand. A module a game, found by its name, or `wishes.py` beside its rules.
"""

from parlour.core.found import beside, existing
from parlour.core.game import find, games
from parlour.lessons.search import WishList


def wishes_of(game: str) -> WishList | None:
    """The wishes for a game's lesson, if there are any."""
    found = beside(find(game), "wishes") or existing(f"{__name__}.{game}")
    wishes = getattr(found, "WISHES", None)
    return wishes if isinstance(wishes, WishList) else None


def wish_lists() -> dict[str, WishList]:
    """All of them, by their game."""
    found = {game: wishes_of(game) for game in games()}
    return {game: wishes for game, wishes in found.items() if wishes}
