"""What is stored of news that people are told while they are elsewhere, and where to.

Here, and nowhere else, stands an address: of somebody who asked for letters.
"""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, String, Table, Text, false, true

from parlour.server.store.metadata import METADATA

pushes: Final = Table(
    "pushes",
    METADATA,
    Column("endpoint", Text, primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("label", String(40), nullable=False, default="", server_default=""),  # of its browser: family and system
    Column("lang", String(2), nullable=False, default="en", server_default="en"),
    Column("made", BigInteger, nullable=False, default=0, server_default="0"),
    Column("turns", Boolean, nullable=False, default=True, server_default=true()),  # the kinds that are switched on
    Column("invitations", Boolean, nullable=False, default=False, server_default=false()),
    Column("tournaments", Boolean, nullable=False, default=False, server_default=false()),
    Column(  # whose cookie it was given by, and with which it ends; none of before this was kept
        "device", ForeignKey("devices.token", ondelete="CASCADE", onupdate="CASCADE"), index=True
    ),
    Column("refused", BigInteger),  # since when, in served time, its push service refuses everything; none: it does not
)

letterboxes: Final = Table(
    "letterboxes",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False),  # one that was proved: that of their mailbox
    Column("lang", String(2), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("turns", Boolean, nullable=False),
    Column("invitations", Boolean, nullable=False),
    Column("tournaments", Boolean, nullable=False),
    Column("refused", BigInteger),  # since when, in served time, letters to it are refused; none: they are not
)

news: Final = Table(
    "news",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("what", String(12), primary_key=True),  # one of store/news.py
    Column("place", String(32), primary_key=True),  # a table, a tournament, or who asks
    Column("kind", String(12), nullable=False),  # by which it is switched
    Column("since", BigInteger, nullable=False),  # in served time
    Column("pushed", Boolean, nullable=False),  # nothing of it is left to push,
    Column("mailed", Boolean, nullable=False),  # or to write
)

tellings: Final = Table(
    "tellings",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("way", String(4), primary_key=True),  # push, mail
    Column("last", BigInteger, nullable=False),  # when, in served time; 0 never
    Column("unanswered", Integer, nullable=False),  # how many since they were last here
    Column("until", BigInteger, nullable=False),  # for so long, in served time, a process sees to it
)
