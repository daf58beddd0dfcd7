"""Masters: bots that think about a choice for so many seconds"""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    op.add_column("seats", sa.Column("master", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "master")
