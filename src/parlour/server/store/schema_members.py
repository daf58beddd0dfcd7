"""What is stored of members: the ways by which they sign in, and what proves one just now. No address of anybody."""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, String, Table, Text

from parlour.server.store.metadata import METADATA

passkeys: Final = Table(
    "passkeys",
    METADATA,
    Column("credential", Text, primary_key=True),  # as its authenticator names it
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("handle", String(64), nullable=False),  # whose it is, as its authenticator was told
    Column("key", Text, nullable=False),  # the public one
    Column("signatures", BigInteger, nullable=False),  # so many, where the authenticator counts
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),  # the day of it
    Column("label", String(40), nullable=False),  # of the browser it was made in: family and system
)

mailboxes: Final = Table(
    "mailboxes",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),  # of the address, under a key of the house
    Column("made", BigInteger, nullable=False),
)

identities: Final = Table(
    "identities",
    METADATA,
    Column("hash", String(64), primary_key=True),  # of the provider and its name for them
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
)

tickets: Final = Table(
    "tickets",
    METADATA,
    Column("token", String(64), primary_key=True),  # hash of what whoever signs in keeps
    Column("kind", String(10), nullable=False),  # one of people/tickets.py
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), index=True),  # who asked, where it is for them alone
    Column("browser", String(64)),  # hash of a cookie: where it was asked for, and alone is good
    Column("about", String(64), index=True),  # the mailbox it was sent to, to count letters by
    Column("data", Text, nullable=False),  # a challenge, or the way that was proved
    Column("made", BigInteger, nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)
