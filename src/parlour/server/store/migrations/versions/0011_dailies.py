"""Deals of the day, attempts at them, and what the house makes of them"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("daily", sa.String(length=10), nullable=True))
    op.create_table(
        "dailies",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("seats", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("seat", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("level", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("options", sa.Text(), nullable=False, server_default="{}"),
        sa.Column("bots", sa.Text(), nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("day", "game", name=op.f("pk_dailies")),
    )
    op.create_table(
        "attempts",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=True),
        sa.Column("device", sa.String(length=64), nullable=True),
        sa.Column("mark", sa.String(length=10), nullable=False, server_default=""),
        sa.Column("done", sa.BigInteger(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("margin", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_attempts_player"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_attempts_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_attempts")),
        sa.UniqueConstraint("day", "game", "player", name=op.f("uq_attempts_day")),
    )
    op.create_index(op.f("ix_attempts_player"), "attempts", ["player"], unique=False)
    op.create_index("ix_attempts_done", "attempts", ["day", "game", "done"], unique=False)
    op.create_table(
        "pars",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("margin", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "n", name=op.f("pk_pars")),
    )


def downgrade() -> None:
    op.drop_table("pars")
    op.drop_index("ix_attempts_done", table_name="attempts")
    op.drop_index(op.f("ix_attempts_player"), table_name="attempts")
    op.drop_table("attempts")
    op.drop_table("dailies")
    op.drop_column("tables", "daily")
