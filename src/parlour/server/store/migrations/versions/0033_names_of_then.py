"""Names as they were: in the logs of clubs, and of whom one has challenged; how long a club keeps a given name"""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
LAST = 253_402_300_799_999  # the last moment that calendars can write
NAMED = (("by_name", "by"), ("name", "player"))  # columns of a club's log, and whose name they have


def upgrade() -> None:
    for column, whose in NAMED:
        op.add_column("club_log", sa.Column(column, sa.String(length=40), nullable=False, server_default=""))
        called = f'select players.name from players where players.id = club_log."{whose}"'
        op.execute(f"update club_log set {column} = coalesce(({called}), '')")  # the oldest name that is known
    op.add_column("challenges", sa.Column("name", sa.String(length=40), nullable=False, server_default=""))
    op.add_column("clubs", sa.Column("named", sa.BigInteger(), nullable=True))
    op.execute(f"update tournaments set begins = null where begins > {LAST}")  # nobody would see that day


def downgrade() -> None:
    op.drop_column("clubs", "named")
    op.drop_column("challenges", "name")
    for column, _ in NAMED:
        op.drop_column("club_log", column)
