"""Tournaments: their logs, who entered, and which tables are theirs"""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0023"


def upgrade() -> None:
    op.add_column("tables", sa.Column("tournament", sa.String(length=32), nullable=True))
    op.add_column("tables", sa.Column("sealed", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_index(op.f("ix_tables_tournament"), "tables", ["tournament"])
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("maker", sa.String(length=32), nullable=True),
        sa.Column("request", sa.String(length=64), nullable=True),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("begins", sa.BigInteger(), nullable=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("phase", sa.String(length=10), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=True),
        sa.Column("until", sa.BigInteger(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["maker"], ["players.id"], name=op.f("fk_tournaments_maker"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
        sa.UniqueConstraint("maker", "request", name=op.f("uq_tournaments_maker")),
    )
    op.create_index("ix_tournaments_phase", "tournaments", ["phase", "changed"])
    op.create_index(op.f("ix_tournaments_maker"), "tournaments", ["maker"])
    op.create_table(
        "tournament_log",
        sa.Column("tournament", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("by", sa.String(length=32), nullable=True),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("served", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_tournament_log_tournament"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["by"], ["players.id"], name=op.f("fk_tournament_log_by"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("tournament", "at", name=op.f("pk_tournament_log")),
    )
    op.create_index(op.f("ix_tournament_log_by"), "tournament_log", ["by"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(length=32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_entrants_tournament"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_entrants_player"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("tournament", "n", name=op.f("pk_entrants")),
        sa.UniqueConstraint("tournament", "player", name=op.f("uq_entrants_tournament")),
    )
    op.create_index(op.f("ix_entrants_player"), "entrants", ["player"])
    op.create_table(
        "pairings",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("tournament", sa.String(length=32), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("counted", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_pairings_table"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_pairings_tournament"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_pairings")),
    )
    op.create_index("ix_pairings_counted", "pairings", ["tournament", "counted"])


def downgrade() -> None:
    for table in ("pairings", "entrants", "tournament_log", "tournaments"):
        op.drop_table(table)
    op.drop_index(op.f("ix_tables_tournament"), table_name="tables")
    op.drop_column("tables", "sealed")
    op.drop_column("tables", "tournament")
