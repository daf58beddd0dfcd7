"""What decisions cost, and looks back at games"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("replay", sa.String(length=32), nullable=False),
        sa.Column("version", sa.String(length=20), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("of", sa.Integer(), nullable=False),
        sa.Column("report", sa.Text(), nullable=True),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("replay", name=op.f("pk_analyses")),
    )
    op.create_table(
        "skills",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("cost", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_skills_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "game", name=op.f("pk_skills")),
    )


def downgrade() -> None:
    op.drop_table("skills")
    op.drop_table("analyses")
