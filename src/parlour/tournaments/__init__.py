"""Tournaments: who meets whom, on which seat, what it is worth. Nothing but what was entered and played decides."""
