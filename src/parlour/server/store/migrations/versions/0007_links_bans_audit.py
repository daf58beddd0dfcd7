"""Personal links that end, devices one can tell apart, bans that end, and what operators did"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("devices", sa.Column("seen", sa.BigInteger(), nullable=True))
    op.add_column("devices", sa.Column("label", sa.String(length=40), nullable=False, server_default=""))
    op.create_table(
        "links",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("uses", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_links_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_links")),
    )
    op.create_index(op.f("ix_links_player"), "links", ["player"], unique=False)
    op.create_table(
        "bans",
        sa.Column("what", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("word", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("what", name=op.f("pk_bans")),
    )
    op.create_table(
        "audit",
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(length=64), nullable=False),
        sa.Column("what", sa.String(length=20), nullable=False),
        sa.Column("whom", sa.String(length=80), nullable=False),
        sa.Column("word", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("n", name=op.f("pk_audit")),
    )


def downgrade() -> None:
    op.drop_table("audit")
    op.drop_table("bans")
    op.drop_index(op.f("ix_links_player"), table_name="links")
    op.drop_table("links")
    op.drop_column("devices", "label")
    op.drop_column("devices", "seen")
