"""The word list of a host: what nobody reads in names and chat"""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    op.create_table(
        "listed_words",
        sa.Column("word", sa.String(length=60), nullable=False),
        sa.PrimaryKeyConstraint("word", name=op.f("pk_listed_words")),
    )


def downgrade() -> None:
    op.drop_table("listed_words")
