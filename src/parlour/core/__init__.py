"""The protocol of the house: words, engine, table, record. It knows no game."""
