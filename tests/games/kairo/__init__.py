"""Kairo against its book: a test a sentence, cited as in docs/rulebooks/kairo.md."""
