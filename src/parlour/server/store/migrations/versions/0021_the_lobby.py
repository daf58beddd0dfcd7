"""The lobby: in what language people talk at a table, and who waits to be paired"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("tables", sa.Column("language", sa.String(length=2), server_default="", nullable=False))
    op.create_table(
        "wishes",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("request", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("live", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("near", sa.Boolean(), nullable=False),
        sa.Column("watch", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("bots", sa.Integer(), nullable=True),
        sa.Column("nonce", sa.String(length=64), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=True),
        sa.Column("seated", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_wishes_player"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_wishes_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", name=op.f("pk_wishes")),
    )
    op.create_index(op.f("ix_wishes_table"), "wishes", ["table"])
    op.create_index("ix_wishes_ladder", "wishes", ["game", "seats", "live"])


def downgrade() -> None:
    op.drop_table("wishes")
    op.drop_column("tables", "language")
