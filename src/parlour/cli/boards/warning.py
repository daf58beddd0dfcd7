"""A warning before what ends the game, or may: what the page says too, by the same foresight."""

from parlour.core.foresight import Foreseer
from parlour.core.words import NOBODY, Action
from parlour.text.catalog import Catalog


def warning(ahead: Foreseer, action: Action, catalog: Catalog) -> str:
    """Whether the game is won, lost or over at once, or may be over before anybody else chooses; empty if not."""
    ends = ahead.ends(action)
    if ends != "will":
        return catalog.text("ends-may") if ends == "may" else ""
    winner = ahead.game.winner(ahead.imagined(action).view, ahead.seat)
    if winner == NOBODY:
        return catalog.text("ends-end")
    return catalog.text("ends-win") if winner == ahead.seat else catalog.text("ends-lose")
