"""The box of an owner's that a table is played with"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("box", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "box")
