"""World's Fair 1893, for 2 to 4 players. The digest is docs/rulebooks/worlds_fair.md, its prefix WF."""

PLACE = 1  # on the shelf
