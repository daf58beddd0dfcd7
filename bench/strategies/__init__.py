"""Hand-made strategies, five a game, that a strong human would try: what the levels are held against."""
