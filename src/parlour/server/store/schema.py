"""What is stored: who plays where, and every entry of every table's log. No state, no event, nothing pickled.

Times are milliseconds since 1970. Tokens are stored as hashes. A seed is text: it has 64 bits without a sign.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

NAMES: Final = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
METADATA: Final = MetaData(naming_convention=NAMES)

players: Final = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("banned", Boolean, nullable=False, default=False),
    Column("link", String(64), unique=True),  # hash of the personal link, if one was asked for
    Column("webhook", Text),
)

devices: Final = Table(
    "devices",
    METADATA,
    Column("token", String(64), primary_key=True),  # hash of the cookie
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
)

mutes: Final = Table(
    "mutes",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", String(32), primary_key=True),
)

pushes: Final = Table(
    "pushes",
    METADATA,
    Column("endpoint", Text, primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
)

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("public", Boolean, nullable=False),
    Column("live", Boolean, nullable=False),
    Column("clock", Text, nullable=False),  # JSON
    Column("secret", String(64), nullable=False),
    Column("seed", String(20)),  # once it has begun
    Column("phase", String(10), nullable=False),  # open, playing, over, paused, closed
    Column("word", Text, nullable=False, default=""),  # why it is paused or closed
    Column("made", BigInteger, nullable=False),
    Column("maker", ForeignKey("players.id", ondelete="SET NULL")),
    Column("request", String(64)),
    Column("parent", String(32), unique=True),  # the table it is a rematch of
    Column("at", Integer, nullable=False, default=0),
    Column("turn", Integer),  # whose choice it is
    Column("due", BigInteger),  # when its owner has something to do: a bot's move, a clock
    Column("outcome", Text),  # JSON, once it is over: what later rules are held to
    Column("changed", BigInteger, nullable=False),
    Column("several", Boolean, nullable=False, default=False),  # one guest may sit on several seats
    Column("watch", Boolean, nullable=False, default=True),  # others than those who sit may watch
    Column("spare", String(10), nullable=False, default="open"),  # what a seat of a rematch becomes without its person
    Column("lots", Boolean, nullable=False, default=False),  # the first player is drawn when it begins
    Column("drawn", Integer),  # the place drawn, once it has begun
    UniqueConstraint("maker", "request"),
    Index("ix_tables_due", "phase", "due"),
    Index("ix_tables_public", "phase", "public", "changed"),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # open, invited, kept, person, bot
    Column("player", ForeignKey("players.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False, default=""),
    Column("level", Integer),
    Column("nonce", String(64), nullable=False, default=""),
    Column("token", String(64), unique=True),  # hash of what opens this seat only
    Column("invitation", String(64), unique=True),  # hash of the link by which one sits down here
)

entries: Final = Table(
    "entries",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # play, undo, redeal, ask, agree, refuse, withdraw, leave, late, back
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False, default=""),
    Column("by", String(32), nullable=False, default=""),  # the player; empty for a bot
    Column("request", String(64)),
    Column("spent", Integer, nullable=False, default=0),  # of the seat's clock, in milliseconds
    Column("time", BigInteger, nullable=False),
    UniqueConstraint("table", "by", "request"),
)

chat: Final = Table(
    "chat",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("player", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("request", String(64)),
    Column("time", BigInteger, nullable=False),
    UniqueConstraint("table", "player", "request"),
)

uploads: Final = Table(
    "uploads",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), nullable=False, index=True),
    Column("record", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

keys: Final = Table(
    "keys",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

skills: Final = Table(
    "skills",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("decisions", Integer, nullable=False),  # so many were judged
    Column("cost", BigInteger, nullable=False),  # what they cost together, in millionths of a victory
)

analyses: Final = Table(
    "analyses",
    METADATA,
    Column("replay", String(32), primary_key=True),  # a table or an upload
    Column("version", String(20), nullable=False),  # of rules and bots
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("report", Text),  # JSON, once it is done
    Column("changed", BigInteger, nullable=False),
)
