"""News: what waits to be told, by which ways, and the address of whoever asked for letters"""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
KINDS = ("turns", "invitations", "tournaments")


def upgrade() -> None:
    op.add_column("pushes", sa.Column("label", sa.String(length=40), nullable=False, server_default=""))
    op.add_column("pushes", sa.Column("lang", sa.String(length=2), nullable=False, server_default="en"))
    op.add_column("pushes", sa.Column("made", sa.BigInteger(), nullable=False, server_default="0"))
    for kind in KINDS:  # whoever had pushes before was told of their turns
        on = sa.true() if kind == "turns" else sa.false()
        op.add_column("pushes", sa.Column(kind, sa.Boolean(), nullable=False, server_default=on))
    op.add_column("tournaments", sa.Column("announced", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "letterboxes",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("lang", sa.String(length=2), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        *(sa.Column(kind, sa.Boolean(), nullable=False) for kind in KINDS),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], name=op.f("fk_letterboxes_player_players"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player", name=op.f("pk_letterboxes")),
    )
    op.create_table(
        "news",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("what", sa.String(length=12), nullable=False),
        sa.Column("place", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("pushed", sa.Boolean(), nullable=False),
        sa.Column("mailed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_news_player_players"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "what", "place", name=op.f("pk_news")),
    )
    op.create_table(
        "tellings",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("way", sa.String(length=4), nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=False),
        sa.Column("unanswered", sa.Integer(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], name=op.f("fk_tellings_player_players"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player", "kind", "way", name=op.f("pk_tellings")),
    )


def downgrade() -> None:
    for table in ("tellings", "news", "letterboxes"):
        op.drop_table(table)
    op.drop_column("tournaments", "announced")
    for column in ("label", "lang", "made", *KINDS):
        op.drop_column("pushes", column)
