"""What is stored of tournaments: every entry of their logs, who entered, and which tables are theirs."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from parlour.server.store.metadata import METADATA

tournaments: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("maker", ForeignKey("players.id", ondelete="SET NULL"), index=True),
    Column("request", String(64)),
    Column("game", String(40), nullable=False),
    Column("settings", Text, nullable=False),  # JSON: what its tables are like
    Column("begins", BigInteger),  # a date, if it begins by itself
    Column("made", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("phase", String(10), nullable=False),  # entry, playing, paused, over: as its log says
    Column("at", Integer, nullable=False),  # entries of its log
    Column("people", Integer, nullable=False),  # who entered
    Column("owner", String(32)),  # the process that sees to it,
    Column("until", BigInteger, nullable=False, default=0, server_default="0"),  # in served time
    Column("announced", Boolean, nullable=False, default=False, server_default=false()),  # that it begins soon
    Column("club", String(32), index=True),  # whose people alone see and enter it; also once that club is no more
    UniqueConstraint("maker", "request"),
    Index("ix_tournaments_phase", "phase", "changed"),
)

tournament_log: Final = Table(
    "tournament_log",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Integer, primary_key=True),
    Column("text", Text, nullable=False),  # JSON, of tournaments/entries.py; people by the number of their entry
    Column("by", ForeignKey("players.id", ondelete="SET NULL"), index=True),  # none: the house
    Column("time", BigInteger, nullable=False),
    Column("served", BigInteger, nullable=False),  # when, in served time
)

entrants: Final = Table(
    "entrants",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),  # from 1, in the order of entry
    Column("player", ForeignKey("players.id", ondelete="SET NULL"), index=True),
    UniqueConstraint("tournament", "player"),
)

pairings: Final = Table(
    "pairings",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("result", Text),  # JSON, written with the last entry of the table's log
    Column("counted", Boolean, nullable=False, default=False, server_default=false()),  # whether it is in the log
    Index("ix_pairings_counted", "tournament", "counted"),
)
