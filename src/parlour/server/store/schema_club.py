"""What is stored of people who look for a table."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table

from parlour.server.store.metadata import METADATA

wishes: Final = Table(
    "wishes",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),  # a person waits once
    Column("request", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("live", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("near", Boolean, nullable=False),  # to people near their rating
    Column("watch", Boolean, nullable=False),  # others may watch
    Column("language", String(2), nullable=False),  # empty: any
    Column("bots", Integer),  # the level of bots that may fill the table
    Column("nonce", String(64), nullable=False),
    Column("since", BigInteger, nullable=False),  # in served time, as are the others
    Column("until", BigInteger, nullable=False),  # put off as long as they wait
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), index=True),  # at which they were seated
    Column("seated", BigInteger),
    Index("ix_wishes_ladder", "game", "seats", "live"),
)
