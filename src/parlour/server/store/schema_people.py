"""What is stored of how people stand to one another."""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, String, Table

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
