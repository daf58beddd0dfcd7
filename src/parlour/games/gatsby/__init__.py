"""Gatsby: two players, three places, hidden characters.  [seed 004]"""

PLACE = 3  # on the shelf
