"""Who may see a profile and who may challenge; challenges"""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    op.create_table(
        "openness",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("profile", sa.String(length=10), nullable=False),
        sa.Column("judged", sa.Boolean(), nullable=False),
        sa.Column("challenges", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_openness_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", name=op.f("pk_openness")),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("other", sa.String(length=32), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_challenges_table"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_challenges_player"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["players.id"], name=op.f("fk_challenges_other"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_challenges")),
        sa.UniqueConstraint("table", name=op.f("uq_challenges_table")),
    )
    op.create_index(op.f("ix_challenges_player"), "challenges", ["player"])
    op.create_index(op.f("ix_challenges_other"), "challenges", ["other"])


def downgrade() -> None:
    op.drop_table("challenges")
    op.drop_table("openness")
