"""Puzzles: positions of real games in which one choice is clearly the best, found, kept in books, and solved."""
