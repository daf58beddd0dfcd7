"""First schema"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_keys")),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("banned", sa.Boolean(), nullable=False),
        sa.Column("link", sa.String(length=64), nullable=True),
        sa.Column("webhook", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_players")),
        sa.UniqueConstraint("link", name=op.f("uq_players_link")),
    )
    op.create_table(
        "uploads",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_uploads")),
    )
    with op.batch_alter_table("uploads", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_uploads_player"), ["player"], unique=False)

    op.create_table(
        "devices",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_devices_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_devices")),
    )
    with op.batch_alter_table("devices", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_devices_player"), ["player"], unique=False)

    op.create_table(
        "mutes",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("muted", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_mutes_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "muted", name=op.f("pk_mutes")),
    )
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("p256dh", sa.String(length=120), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_pushes_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("endpoint", name=op.f("pk_pushes")),
    )
    with op.batch_alter_table("pushes", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_pushes_player"), ["player"], unique=False)

    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("live", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("seed", sa.String(length=20), nullable=True),
        sa.Column("phase", sa.String(length=10), nullable=False),
        sa.Column("word", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("maker", sa.String(length=32), nullable=True),
        sa.Column("request", sa.String(length=64), nullable=True),
        sa.Column("parent", sa.String(length=32), nullable=True),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=True),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["maker"], ["players.id"], name=op.f("fk_tables_maker"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("maker", "request", name=op.f("uq_tables_maker")),
        sa.UniqueConstraint("parent", name=op.f("uq_tables_parent")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("ix_tables_due", ["phase", "due"], unique=False)
        batch_op.create_index("ix_tables_public", ["phase", "public", "changed"], unique=False)

    op.create_table(
        "chat",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("request", sa.String(length=64), nullable=True),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_chat_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "n", name=op.f("pk_chat")),
        sa.UniqueConstraint("table", "player", "request", name=op.f("uq_chat_table")),
    )
    op.create_table(
        "entries",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("by", sa.String(length=32), nullable=False),
        sa.Column("request", sa.String(length=64), nullable=True),
        sa.Column("spent", sa.Integer(), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_entries_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "at", name=op.f("pk_entries")),
        sa.UniqueConstraint("table", "by", "request", name=op.f("uq_entries_table")),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("level", sa.Integer(), nullable=True),
        sa.Column("nonce", sa.String(length=64), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_seats_player"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seats_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("token", name=op.f("uq_seats_token")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_player"), ["player"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_player"))

    op.drop_table("seats")
    op.drop_table("entries")
    op.drop_table("chat")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_public")
        batch_op.drop_index("ix_tables_due")

    op.drop_table("tables")
    with op.batch_alter_table("pushes", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_pushes_player"))

    op.drop_table("pushes")
    op.drop_table("mutes")
    with op.batch_alter_table("devices", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_devices_player"))

    op.drop_table("devices")
    with op.batch_alter_table("uploads", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_uploads_player"))

    op.drop_table("uploads")
    op.drop_table("players")
    op.drop_table("keys")
