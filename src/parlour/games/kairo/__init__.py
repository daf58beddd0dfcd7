"""Kairo, for 2 to 4 players. The digest is docs/rulebooks/kairo.md, its prefix KA."""

PLACE = 2  # on the shelf
