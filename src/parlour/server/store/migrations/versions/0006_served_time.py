"""Served time, and bots that have to move apart from clocks that run out"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

# What older versions wrote: a bot's move was due the moment the table changed, a clock's end always later.
BOTS = "update tables set thinks = (1 = 1), due = null where phase = 'playing' and due <= changed"


def upgrade() -> None:
    op.add_column("tables", sa.Column("thinks", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("began", sa.BigInteger(), nullable=True))
    op.add_column("entries", sa.Column("served", sa.BigInteger(), nullable=True))
    op.create_index("ix_tables_thinks", "tables", ["phase", "thinks"])
    op.execute(BOTS)


def downgrade() -> None:
    op.execute("update tables set due = changed where thinks")
    op.drop_index("ix_tables_thinks", "tables")
    op.drop_column("entries", "served")
    op.drop_column("tables", "began")
    op.drop_column("tables", "thinks")
