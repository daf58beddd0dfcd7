"""The games in the interfaces researchers use: arrays, PettingZoo, Gymnasium, OpenSpiel, many games at once, data.

Nothing else of the house needs this room or its packages: `pip install "parlour[research]"`.
"""
