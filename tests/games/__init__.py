"""The tests of the games: a folder each, a file a heading of the rulebook."""
