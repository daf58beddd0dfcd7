"""Friends: who would like to be one of whom"""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.create_table(
        "friends",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("other", sa.String(length=32), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("word", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_friends_player"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["players.id"], name=op.f("fk_friends_other"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "other", name=op.f("pk_friends")),
    )
    op.create_index(op.f("ix_friends_other"), "friends", ["other"])


def downgrade() -> None:
    op.drop_table("friends")
