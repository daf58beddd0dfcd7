"""Bots: they are handed views, never states."""
