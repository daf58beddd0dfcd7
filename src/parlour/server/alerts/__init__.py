"""Telling people that it is their turn while the page is closed."""
