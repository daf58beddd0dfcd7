"""Codes short enough to say aloud, people who ask to be let in by them or by a seat's link, and what lists tell"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("code", sa.String(length=6), nullable=True))
    op.create_index(op.f("ix_tables_code"), "tables", ["code"], unique=True)
    op.add_column("tables", sa.Column("round", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("stood_in", sa.Text(), nullable=True))
    op.create_table(
        "knocks",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("sign", sa.String(length=4), nullable=False),
        sa.Column("nonce", sa.String(length=64), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_knocks_player"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_knocks_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_knocks")),
    )
    op.create_index(op.f("ix_knocks_player"), "knocks", ["player"], unique=False)
    op.create_index(op.f("ix_knocks_table"), "knocks", ["table"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_knocks_table"), table_name="knocks")
    op.drop_index(op.f("ix_knocks_player"), table_name="knocks")
    op.drop_table("knocks")
    op.drop_index(op.f("ix_tables_code"), table_name="tables")
    op.drop_column("tables", "stood_in")
    op.drop_column("tables", "round")
    op.drop_column("tables", "code")
