"""Bots: they are handed views, never states. `make(game, "level3", chance)` makes one."""

from parlour.bots.levels import make

__all__ = ["make"]
