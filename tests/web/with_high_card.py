"""`parlour` with the example game on its shelf: the house has no file of it, and the page no folder."""

from parlour.cli import main
from parlour.core.game import shelve
from tests import high_card

shelve(high_card.GAME.id, lambda: high_card.GAME)

if __name__ == "__main__":
    main()
