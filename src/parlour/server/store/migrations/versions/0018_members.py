"""Members: roles, the ways by which they sign in, and what proves one"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("players", sa.Column("role", sa.String(length=10), server_default="guest", nullable=False))
    op.add_column("devices", sa.Column("proved", sa.BigInteger(), nullable=True))
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.Text(), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("handle", sa.String(length=64), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("signatures", sa.BigInteger(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.Column("label", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_passkeys_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("credential", name=op.f("pk_passkeys")),
    )
    op.create_index(op.f("ix_passkeys_player"), "passkeys", ["player"])
    op.create_table(
        "mailboxes",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_mailboxes_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", name=op.f("pk_mailboxes")),
        sa.UniqueConstraint("hash", name=op.f("uq_mailboxes_hash")),
    )
    op.create_table(
        "identities",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_identities_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_identities")),
    )
    op.create_index(op.f("ix_identities_player"), "identities", ["player"])
    op.create_table(
        "tickets",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=True),
        sa.Column("browser", sa.String(length=64), nullable=True),
        sa.Column("about", sa.String(length=64), nullable=True),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_tickets_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_tickets")),
    )
    for column in ("about", "made", "player"):
        op.create_index(op.f(f"ix_tickets_{column}"), "tickets", [column])


def downgrade() -> None:
    for table in ("tickets", "identities", "mailboxes", "passkeys"):
        op.drop_table(table)
    op.drop_column("devices", "proved")
    op.drop_column("players", "role")
