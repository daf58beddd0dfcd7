"""A seat belongs to whoever sits on it: an invitation is kept apart from the token that opens the seat

And what the maker of a table says of it: who may sit and watch, whether the first player is drawn.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    # no batch: it would make the table anew, and with the old one go its seats and its log
    op.add_column("tables", sa.Column("several", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("watch", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("spare", sa.String(length=10), nullable=False, server_default="open"))
    op.add_column("tables", sa.Column("lots", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("drawn", sa.Integer(), nullable=True))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("invitation", sa.String(length=64), nullable=True))
        seats.create_unique_constraint(op.f("uq_seats_invitation"), ["invitation"])
    op.execute("UPDATE seats SET invitation = token, token = NULL WHERE kind = 'invited'")
    op.execute("UPDATE seats SET token = NULL WHERE player IS NOT NULL")  # whoever invited them may still know it


def downgrade() -> None:
    op.execute("UPDATE seats SET token = invitation WHERE kind = 'invited'")
    with op.batch_alter_table("seats") as seats:
        seats.drop_constraint(op.f("uq_seats_invitation"), type_="unique")
        seats.drop_column("invitation")
    for name in ("several", "watch", "spare", "lots", "drawn"):
        op.drop_column("tables", name)
