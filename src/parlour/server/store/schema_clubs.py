"""What is stored of clubs: who is in them, who may not come back, their evenings, and what their leaders have done."""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, String, Table, Text, UniqueConstraint

from parlour.server.store.metadata import METADATA

clubs: Final = Table(
    "clubs",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("about", Text, nullable=False),  # a line about itself
    Column("maker", ForeignKey("players.id", ondelete="SET NULL"), index=True),
    Column("request", String(64)),
    Column("made", BigInteger, nullable=False),
    Column("invitation", String(64), nullable=False, unique=True),  # the link itself: leaders are shown it again
    Column("closed", BigInteger),  # by a moderator, if it is,
    Column("word", Text, nullable=False, default="", server_default=""),  # and why
    Column("named", BigInteger),  # until when it keeps the name that a moderator gave it
    UniqueConstraint("maker", "request"),
)

club_members: Final = Table(
    "club_members",
    METADATA,
    Column("club", ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("role", String(10), nullable=False),  # one of store/clubs.py
    Column("made", BigInteger, nullable=False),
)

club_bans: Final = Table(
    "club_bans",
    METADATA,
    Column("club", ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("name", String(40), nullable=False),  # as they were called then
    Column("made", BigInteger, nullable=False),
    Column("word", Text, nullable=False),  # why; they are told
)

club_log: Final = Table(
    "club_log",
    METADATA,
    Column("club", ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("time", BigInteger, nullable=False),
    Column("by", ForeignKey("players.id", ondelete="SET NULL"), index=True),  # none: the house, or forgotten
    Column("what", String(12), nullable=False),  # a deed of wire/clubs.py
    Column("player", ForeignKey("players.id", ondelete="SET NULL"), index=True),  # to whom, if to anybody
    Column("word", Text, nullable=False),  # why, or what was announced
    Column("by_name", String(40), nullable=False, default="", server_default=""),  # as they were called then,
    Column("name", String(40), nullable=False, default="", server_default=""),  # and whom it was done to
)

evenings: Final = Table(
    "evenings",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("club", ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
    Column("title", String(80), nullable=False),
    Column("game", String(40), nullable=False),  # empty: any
    Column("begins", BigInteger, nullable=False),  # a date
    Column("made", BigInteger, nullable=False),
    Column("maker", ForeignKey("players.id", ondelete="SET NULL"), index=True),
    Column("request", String(64)),
    UniqueConstraint("club", "request"),
    Index("ix_evenings_club", "club", "begins"),
)
