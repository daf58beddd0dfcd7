"""By which rules and bots people's decisions were judged"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("skills", sa.Column("version", sa.String(length=20), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("skills", "version")
