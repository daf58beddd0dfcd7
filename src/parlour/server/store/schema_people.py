"""What is stored of how people stand to one another."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, String, Table

from parlour.server.store.metadata import METADATA

blocks: Final = Table(
    "blocks",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("name", String(40), nullable=False),  # as whoever blocks them knew them: no later name is told
    Column("made", BigInteger, nullable=False),
)

friends: Final = Table(
    "friends",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),  # who would like to be
    Column("other", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),  # a friend of whom
    Column("made", BigInteger, nullable=False),
    Column("word", String(10), nullable=False),  # one of people/friends.py
)

openness: Final = Table(
    "openness",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),  # without a row: as at first
    Column("profile", String(10), nullable=False),  # who sees theirs: one of people/openness.py, as is the last
    Column("judged", Boolean, nullable=False),  # whether they also see what decisions cost, and skill and luck
    Column("challenges", String(10), nullable=False),  # who may challenge them
)

challenges: Final = Table(
    "challenges",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),  # made for it
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),  # who challenges
    Column("other", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),  # whom
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),  # it ends by itself, or has ended; in served time
    Column("state", String(10), nullable=False),  # one of people/challenges.py, as far as somebody said so
    Column("name", String(40), nullable=False, default="", server_default=""),  # by which the challenger knew them
)
