"""A browser that takes pushes is of a device, and ends with it; since when a browser or a letterbox refuses"""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"
REFUSING = ("pushes", "letterboxes")


def upgrade() -> None:
    with op.batch_alter_table("pushes") as batch:
        batch.add_column(sa.Column("device", sa.String(length=64), nullable=True))
        batch.create_foreign_key(
            op.f("fk_pushes_device"), "devices", ["device"], ["token"], ondelete="CASCADE", onupdate="CASCADE"
        )
    op.create_index(op.f("ix_pushes_device"), "pushes", ["device"])
    for table in REFUSING:
        op.add_column(table, sa.Column("refused", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    for table in REFUSING:
        op.drop_column(table, "refused")
    op.drop_index(op.f("ix_pushes_device"), table_name="pushes")
    with op.batch_alter_table("pushes") as batch:
        batch.drop_constraint(op.f("fk_pushes_device"), type_="foreignkey")
        batch.drop_column("device")
