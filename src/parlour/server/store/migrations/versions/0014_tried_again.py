"""Of which moment of a finished game a table is another try"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("tables", sa.Column("tried", sa.String(length=32), nullable=True))
    op.add_column("tables", sa.Column("tried_at", sa.Integer(), nullable=True))
    op.create_index(op.f("ix_tables_tried"), "tables", ["tried"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_tables_tried"), table_name="tables")
    op.drop_column("tables", "tried_at")
    op.drop_column("tables", "tried")
