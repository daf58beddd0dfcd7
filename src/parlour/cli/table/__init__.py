"""A game at the terminal: who is asked what, what is told, and how it is kept."""
