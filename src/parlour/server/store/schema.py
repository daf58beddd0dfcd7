"""What is stored: who plays where, and every entry of every table's log. No state, no event, nothing pickled.

Times are milliseconds since 1970, for people to read; served time is what clocks go by. Tokens are stored as hashes.
A seed is text: it has 64 bits without a sign.
"""

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

from parlour.server.store import schema_clubs as schema_clubs
from parlour.server.store.metadata import METADATA as METADATA
from parlour.server.store.schema_club import wishes as wishes
from parlour.server.store.schema_members import identities as identities
from parlour.server.store.schema_members import mailboxes as mailboxes
from parlour.server.store.schema_members import passkeys as passkeys
from parlour.server.store.schema_members import tickets as tickets
from parlour.server.store.schema_news import letterboxes as letterboxes
from parlour.server.store.schema_news import news as news
from parlour.server.store.schema_news import pushes as pushes
from parlour.server.store.schema_news import tellings as tellings
from parlour.server.store.schema_order import held_marks as held_marks
from parlour.server.store.schema_order import listed_words as listed_words
from parlour.server.store.schema_order import marks as marks
from parlour.server.store.schema_order import report_lines as report_lines
from parlour.server.store.schema_order import reports as reports
from parlour.server.store.schema_order import sanctions as sanctions
from parlour.server.store.schema_people import blocks as blocks
from parlour.server.store.schema_people import challenges as challenges
from parlour.server.store.schema_people import friends as friends
from parlour.server.store.schema_people import openness as openness
from parlour.server.store.schema_ratings import ladders as ladders
from parlour.server.store.schema_ratings import placings as placings
from parlour.server.store.schema_ratings import ratings as ratings
from parlour.server.store.schema_ratings import results as results
from parlour.server.store.schema_tournaments import entrants as entrants
from parlour.server.store.schema_tournaments import pairings as pairings
from parlour.server.store.schema_tournaments import tournament_log as tournament_log
from parlour.server.store.schema_tournaments import tournaments as tournaments

players: Final = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("banned", Boolean, nullable=False, default=False, index=True),
    Column("link", String(64), unique=True),  # hash of a personal link made before there was a table of them
    Column("webhook", Text),
    Column("research", Boolean, nullable=False, default=False, server_default=false()),  # finished games may be used
    Column("role", String(10), nullable=False, default="guest", server_default="guest"),  # one of people/roles.py
)

devices: Final = Table(
    "devices",
    METADATA,
    Column("token", String(64), primary_key=True),  # hash of the cookie
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger),  # the day on which it last came
    Column("label", String(40), nullable=False, default="", server_default=""),  # of its browser: family and system
    Column("proved", BigInteger),  # when somebody last signed in on it
)

links: Final = Table(
    "links",
    METADATA,
    Column("token", String(64), primary_key=True),  # hash of a personal link
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("uses", Integer, nullable=False),  # left
)

bans: Final = Table(
    "bans",
    METADATA,
    Column("what", String(64), primary_key=True),  # a guest, who is marked as banned too, or a network
    Column("kind", String(10), nullable=False),  # guest, network
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger),  # for ever if there is none
    Column("word", Text, nullable=False),  # why
)

audit: Final = Table(
    "audit",
    METADATA,
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
    Column("by", String(64), nullable=False),  # who was at the keyboard, or the name of whoever did it on the page
    Column("what", String(20), nullable=False),  # a command of `parlour host`, or an act of wire/order.py
    Column("whom", String(80), nullable=False),  # a guest, a table, a network; nobody once they are forgotten
    Column("word", Text, nullable=False),
    Column("player", String(32)),  # who did it on the page; nobody once they are forgotten
    Column("until", BigInteger),  # it holds, if it ends
    Column("report", String(32)),  # which it decided
)

mutes: Final = Table(
    "mutes",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", String(32), primary_key=True),
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
    Column("due", BigInteger),  # when somebody's time is up, in served time
    Column("outcome", Text),  # JSON, once it is over: what later rules are held to
    Column("changed", BigInteger, nullable=False),
    Column("several", Boolean, nullable=False, default=False),  # one guest may sit on several seats
    Column("watch", Boolean, nullable=False, default=True),  # others than those who sit may watch
    Column("spare", String(10), nullable=False, default="open"),  # what a seat of a rematch becomes without its person
    Column("lots", Boolean, nullable=False, default=False),  # the first player is drawn when it begins
    Column("drawn", Integer),  # the place drawn, once it has begun
    Column("thinks", Boolean, nullable=False, default=False, server_default=false()),  # a bot has to move
    Column("began", BigInteger),  # when the game began, in served time
    Column("box", Text, nullable=False, default="", server_default=""),  # JSON: what differs in an owner's box, if any
    Column("owner", String(32)),  # the process that thinks for its bots and watches its clock
    Column("fence", Integer, nullable=False, default=0, server_default="0"),  # grows with every change of owner
    Column("round", Integer),  # being played; none in games that count no rounds
    Column("stood_in", Text),  # JSON, once it is over: for whom a stand-in played
    Column("code", String(6), unique=True, index=True),  # to be said aloud, while it waits for people
    Column("daily", String(10)),  # the day whose deal it is an attempt at
    Column("tried", String(32), index=True),  # the finished game of which its maker tries a moment again,
    Column("tried_at", Integer),  # after so many of its actions
    Column("rated", Boolean, nullable=False, default=False, server_default=false()),  # its result counts for ratings
    Column("language", String(2), nullable=False, default="", server_default=""),  # talked there; empty: any
    Column("tournament", String(32), index=True),  # of which it is a table
    Column("sealed", Boolean, nullable=False, default=False, server_default=false()),  # others still play its deal
    Column("club", String(32), index=True),  # whose people alone see it; also once that club is no more
    UniqueConstraint("maker", "request"),
    Index("ix_tables_due", "phase", "due"),
    Index("ix_tables_thinks", "phase", "thinks"),
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
    Column("master", Integer),  # seconds for a choice of a bot that has more time than its level
)

entries: Final = Table(
    "entries",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # one of store/entries.py
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False, default=""),
    Column("by", String(32), nullable=False, default=""),  # the player; empty for a bot
    Column("request", String(64)),
    Column("spent", Integer, nullable=False, default=0),  # of the seat's clock, in milliseconds
    Column("time", BigInteger, nullable=False),
    Column("served", BigInteger),  # when, in served time; older entries have none
    UniqueConstraint("table", "by", "request"),
)

dailies: Final = Table(
    "dailies",
    METADATA,
    Column("day", String(10), primary_key=True),  # in UTC: 2026-11-16
    Column("game", String(40), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("rules", Integer, nullable=False, default=0, server_default="0"),  # 0 until it is settled, on its day
    Column("seats", Integer, nullable=False, default=0, server_default="0"),
    Column("seat", Integer, nullable=False, default=0, server_default="0"),  # of whoever tries
    Column("level", Integer, nullable=False, default=0, server_default="0"),  # of the bots on the others
    Column("options", Text, nullable=False, default="{}", server_default="{}"),  # JSON
    Column("bots", Text, nullable=False, default="", server_default=""),  # what that level was on that day
)

attempts: Final = Table(
    "attempts",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("day", String(10), nullable=False),
    Column("game", String(40), nullable=False),
    Column("player", ForeignKey("players.id", ondelete="SET NULL"), index=True),
    Column("device", String(64)),  # hash of the mark of where it began, until the day is over
    Column("mark", String(10), nullable=False, default="", server_default=""),  # why it does not count; see dailies.py
    Column("done", BigInteger),  # when it was played to the end
    Column("place", Integer),
    Column("points", Integer),
    Column("margin", Integer),  # over the best of the others
    UniqueConstraint("day", "game", "player"),
    Index("ix_attempts_done", "day", "game", "done"),
)

went_on: Final = Table(
    "went_on",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),  # of an attempt
    Column("device", String(64), primary_key=True),  # hash of the mark of another device it was played on; as above
)

pars: Final = Table(
    "pars",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("n", Integer, primary_key=True),  # the number of a play by the house on the same seat
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("margin", Integer, nullable=False),
)

knocks: Final = Table(
    "knocks",
    METADATA,
    Column("token", String(64), primary_key=True),  # hash of what whoever asks keeps
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # seat, device
    Column("seat", Integer),  # asked for, or given
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),  # of whoever asks, or of their device
    Column("sign", String(4), nullable=False),  # shown on both devices, to be compared
    Column("nonce", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("state", String(10), nullable=False),  # waiting, allowed, refused, used
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

processes: Final = Table(
    "processes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("served", BigInteger, nullable=False, default=0),  # how long the house has served, as this one last noted
    Column("noted", BigInteger, nullable=False, default=0),  # the date of that, by this one's clock
    Column("until", BigInteger, nullable=False, default=0),  # when its lease ends, by the database's clock
)

skills: Final = Table(
    "skills",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("decisions", Integer, nullable=False),  # so many were judged
    Column("cost", BigInteger, nullable=False),  # what they cost together, in millionths of a victory
    Column("version", String(20), nullable=False, server_default=""),  # of rules and bots, by which they were judged
)

analyses: Final = Table(
    "analyses",
    METADATA,
    Column("replay", String(32), primary_key=True),  # a table or an upload
    Column("version", String(20), nullable=False),  # of rules and bots
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("report", Text),  # JSON, whole once `done` is `of`
    Column("changed", BigInteger, nullable=False),
)

puzzles: Final = Table(
    "puzzles",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("id", String(32), primary_key=True),  # in the game's book
    Column("rating", Integer, nullable=False),  # first by the bots that miss it, then by how people fare
    Column("answered", Integer, nullable=False),  # by so many people who are known, each counted once
    Column("solved", Integer, nullable=False),
)

puzzlers: Final = Table(
    "puzzlers",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("rating", Integer, nullable=False),
    Column("answered", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("best", Integer, nullable=False, default=0, server_default="0"),  # most solved in one rush
)

solvings: Final = Table(
    "solvings",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(32), primary_key=True),
    Column("way", String(10), nullable=False),  # how they came to it: next, day, rush, theme
    Column("choices", Text, nullable=False),  # JSON: in notation
    Column("phase", String(10), nullable=False),  # asked, solved, failed
    Column("made", BigInteger, nullable=False),
    Column("done", BigInteger),
    Column("before", Integer),  # their rating before it was counted,
    Column("after", Integer),  # and after
)

rushes: Final = Table(
    "rushes",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),  # the last rush of a game
    Column("began", BigInteger, nullable=False),  # in served time
    Column("score", Integer, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("puzzle", String(32), nullable=False),  # asked now; none when there are no more
    Column("choices", Text, nullable=False),  # JSON: made at it
    Column("seen", Text, nullable=False),  # JSON: puzzles of this rush, and whether the answer was right
)

judged: Final = Table(
    "judged",
    METADATA,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("table", String(32), primary_key=True),
    Column("at", Integer, primary_key=True),  # a decision of theirs: so many actions of the game were before it
    Column("game", String(40), nullable=False),
    Column("version", String(20), nullable=False),  # of rules and bots, by which it was judged
    Column("made", BigInteger, nullable=False),  # when they decided
    Column("effort", Integer, nullable=False),  # how closely it was looked at, by the coach's measure
    Column("chosen", Text, nullable=False),  # in notation
    Column("cost", Integer, nullable=False),  # in millionths of a victory; below 0 where it was better than the best
    Column("theme", String(60), nullable=False),  # what it was about, if it was costly and there is a reason
)
