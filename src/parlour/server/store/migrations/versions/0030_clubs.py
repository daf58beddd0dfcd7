"""Clubs: who is in them, their evenings, and which tables and tournaments are theirs"""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
OF_A_CLUB = ("tables", "tournaments")


def upgrade() -> None:
    for table in OF_A_CLUB:
        op.add_column(table, sa.Column("club", sa.String(length=32), nullable=True))
        op.create_index(op.f(f"ix_{table}_club"), table, ["club"])
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("maker", sa.String(length=32), nullable=True),
        sa.Column("request", sa.String(length=64), nullable=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("invitation", sa.String(length=64), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.Column("word", sa.Text(), server_default="", nullable=False),
        sa.ForeignKeyConstraint(["maker"], ["players.id"], name=op.f("fk_clubs_maker"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_clubs")),
        sa.UniqueConstraint("invitation", name=op.f("uq_clubs_invitation")),
        sa.UniqueConstraint("maker", "request", name=op.f("uq_clubs_maker")),
    )
    op.create_index(op.f("ix_clubs_maker"), "clubs", ["maker"])
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(length=32), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("role", sa.String(length=10), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], name=op.f("fk_club_members_club"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_club_members_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("club", "player", name=op.f("pk_club_members")),
    )
    op.create_index(op.f("ix_club_members_player"), "club_members", ["player"])
    op.create_table(
        "club_bans",
        sa.Column("club", sa.String(length=32), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("word", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], name=op.f("fk_club_bans_club"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_club_bans_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("club", "player", name=op.f("pk_club_bans")),
    )
    op.create_index(op.f("ix_club_bans_player"), "club_bans", ["player"])
    op.create_table(
        "club_log",
        sa.Column("club", sa.String(length=32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(length=32), nullable=True),
        sa.Column("what", sa.String(length=12), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=True),
        sa.Column("word", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], name=op.f("fk_club_log_club"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["by"], ["players.id"], name=op.f("fk_club_log_by"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_club_log_player"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("club", "n", name=op.f("pk_club_log")),
    )
    for column in ("by", "player"):
        op.create_index(op.f(f"ix_club_log_{column}"), "club_log", [column])
    op.create_table(
        "evenings",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("club", sa.String(length=32), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("begins", sa.BigInteger(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("maker", sa.String(length=32), nullable=True),
        sa.Column("request", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], name=op.f("fk_evenings_club"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["maker"], ["players.id"], name=op.f("fk_evenings_maker"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_evenings")),
        sa.UniqueConstraint("club", "request", name=op.f("uq_evenings_club")),
    )
    op.create_index(op.f("ix_evenings_maker"), "evenings", ["maker"])
    op.create_index("ix_evenings_club", "evenings", ["club", "begins"])


def downgrade() -> None:
    for table in ("evenings", "club_log", "club_bans", "club_members", "clubs"):
        op.drop_table(table)
    for table in OF_A_CLUB:
        op.drop_index(op.f(f"ix_{table}_club"), table_name=table)
        op.drop_column(table, "club")
