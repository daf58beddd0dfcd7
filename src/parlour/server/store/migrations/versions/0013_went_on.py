"""On which other devices an attempt at a deal of the day was gone on with"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "went_on",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("device", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_went_on_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "device", name=op.f("pk_went_on")),
    )


def downgrade() -> None:
    op.drop_table("went_on")
