"""What decisions of people cost, and what they were about"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "judged",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("version", sa.String(length=20), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("effort", sa.Integer(), nullable=False),
        sa.Column("chosen", sa.Text(), nullable=False),
        sa.Column("cost", sa.Integer(), nullable=False),
        sa.Column("theme", sa.String(length=60), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_judged_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "table", "at", name=op.f("pk_judged")),
    )


def downgrade() -> None:
    op.drop_table("judged")
