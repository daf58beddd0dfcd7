"""What is stored of order in the house: what people report, what holds for somebody, and which devices were theirs."""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, String, Table, Text

from parlour.server.store.metadata import METADATA

reports: Final = Table(
    "reports",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("reporter", ForeignKey("players.id", ondelete="SET NULL"), index=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), index=True),  # whom it is about, if anybody
    Column("name", String(40), nullable=False),  # as they were called then; else that of the table or tournament
    Column("kind", String(12), nullable=False),  # one of wire/order.py, as is the reason
    Column("place", String(32), nullable=False),  # the table or the tournament; empty if there is none
    Column("game", String(40), nullable=False),  # played there; empty
    Column("reason", String(12), nullable=False),
    Column("words", Text, nullable=False),  # of whoever reports
    Column("moves", Text, nullable=False),  # JSON: entries of the log as everybody who watches is told them
    Column("made", BigInteger, nullable=False),
    Column("decided", BigInteger),  # none while it is open
    Column("subject", String(64), unique=True),  # hash of who reports what, while it is open: it is reported once
    Index("ix_reports_open", "decided", "made"),
)

report_lines: Final = Table(
    "report_lines",
    METADATA,
    Column("report", ForeignKey("reports.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),  # of the line of chat
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), index=True),  # who said it; none for a program
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
)

sanctions: Final = Table(
    "sanctions",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(10), primary_key=True),  # one of people/sanctions.py
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("word", Text, nullable=False),  # why; they are told
    Column("name", String(40), nullable=False),  # that was taken from them; empty
)

listed_words: Final = Table(
    "listed_words",
    METADATA,
    Column("word", String(60), primary_key=True),  # as the host wrote it
)

held_marks: Final = Table(
    "held_marks",
    METADATA,  # what held for somebody who was forgotten, for guests on their devices: nothing says who it was
    Column("mark", String(64), primary_key=True),  # hash of the mark of a device
    Column("kind", String(10), primary_key=True),  # silence, name, ban
    Column("until", BigInteger, nullable=False, index=True),
    Column("name", String(40), nullable=False),  # that a moderator had given; empty
)

marks: Final = Table(
    "marks",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("mark", String(64), primary_key=True, index=True),  # hash of the mark of a device they came on
    Column("made", BigInteger, nullable=False),
)
