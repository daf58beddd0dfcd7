"""Gatsby: two players, three places, hidden characters.  [seed 004]"""
