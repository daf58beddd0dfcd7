"""What held for somebody who was forgotten, kept for their devices alone"""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    op.create_table(
        "held_marks",
        sa.Column("mark", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("mark", "kind", name=op.f("pk_held_marks")),
    )
    op.create_index(op.f("ix_held_marks_until"), "held_marks", ["until"])


def downgrade() -> None:
    op.drop_table("held_marks")
