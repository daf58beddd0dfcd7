"""What is stored of rated games: results, which say all, and the ratings that follow from them."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Index, Integer, String, Table, UniqueConstraint

from parlour.server.store.metadata import METADATA

ladders: Final = Table(
    "ladders",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("results", Integer, nullable=False),  # so many; held by whoever writes the next one
)

results: Final = Table(
    "results",
    METADATA,
    Column("table", String(32), primary_key=True),  # where it was played
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("n", Integer, nullable=False),  # of its ladder, from 1: the order in which they count
    Column("made", BigInteger, nullable=False),
    UniqueConstraint("game", "seats", "n"),
)

placings: Final = Table(
    "placings",
    METADATA,
    Column("table", ForeignKey("results.table", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="SET NULL"), index=True),  # none: a bot, or forgotten since
    Column("level", Integer),  # of a bot
    Column("place", Integer, nullable=False),  # that counts
    Column("left", Boolean, nullable=False),  # gave up, or left it to a stand-in: last, whatever was reached
    Column("mu", Double, nullable=False),  # their rating before,
    Column("sigma", Double, nullable=False),
    Column("mu_after", Double, nullable=False),  # and after
    Column("sigma_after", Double, nullable=False),
)

ratings: Final = Table(
    "ratings",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),  # rated so far
    Index("ix_ratings_board", "game", "seats", "mu", "sigma"),  # all that is counted
)
