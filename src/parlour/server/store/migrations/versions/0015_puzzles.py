"""Puzzles: how people fare at them, and how hard they are found"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("answered", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "id", name=op.f("pk_puzzles")),
    )
    op.create_table(
        "puzzlers",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("answered", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_puzzlers_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "game", name=op.f("pk_puzzlers")),
    )
    op.create_table(
        "solvings",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("puzzle", sa.String(length=32), nullable=False),
        sa.Column("way", sa.String(length=10), nullable=False),
        sa.Column("choices", sa.Text(), nullable=False),
        sa.Column("phase", sa.String(length=10), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.BigInteger(), nullable=True),
        sa.Column("before", sa.Integer(), nullable=True),
        sa.Column("after", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_solvings_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "game", "puzzle", name=op.f("pk_solvings")),
    )
    op.create_table(
        "rushes",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("missed", sa.Integer(), nullable=False),
        sa.Column("puzzle", sa.String(length=32), nullable=False),
        sa.Column("choices", sa.Text(), nullable=False),
        sa.Column("seen", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_rushes_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "game", name=op.f("pk_rushes")),
    )


def downgrade() -> None:
    for name in ("rushes", "solvings", "puzzlers", "puzzles"):
        op.drop_table(name)
