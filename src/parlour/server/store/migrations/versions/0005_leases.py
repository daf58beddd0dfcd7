"""Processes, their leases, and whose a table is"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("served", sa.BigInteger(), nullable=False),
        sa.Column("noted", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    op.add_column("tables", sa.Column("owner", sa.String(length=32), nullable=True))
    op.add_column("tables", sa.Column("fence", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("tables", "fence")
    op.drop_column("tables", "owner")
    op.drop_table("processes")
