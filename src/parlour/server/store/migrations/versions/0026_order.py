"""Order: reports with their lines, what holds for somebody, marks of devices, and who did what on the page"""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    op.add_column("audit", sa.Column("player", sa.String(length=32), nullable=True))
    op.add_column("audit", sa.Column("until", sa.BigInteger(), nullable=True))
    op.add_column("audit", sa.Column("report", sa.String(length=32), nullable=True))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("reporter", sa.String(length=32), nullable=True),
        sa.Column("player", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("place", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("reason", sa.String(length=12), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("moves", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("decided", sa.BigInteger(), nullable=True),
        sa.Column("subject", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(["reporter"], ["players.id"], name=op.f("fk_reports_reporter"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_reports_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
        sa.UniqueConstraint("subject", name=op.f("uq_reports_subject")),
    )
    op.create_index("ix_reports_open", "reports", ["decided", "made"])
    op.create_index(op.f("ix_reports_reporter"), "reports", ["reporter"])
    op.create_index(op.f("ix_reports_player"), "reports", ["player"])
    op.create_table(
        "report_lines",
        sa.Column("report", sa.String(length=32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["report"], ["reports.id"], name=op.f("fk_report_lines_report"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_report_lines_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("report", "n", name=op.f("pk_report_lines")),
    )
    op.create_index(op.f("ix_report_lines_player"), "report_lines", ["player"])
    op.create_table(
        "sanctions",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("word", sa.Text(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_sanctions_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "kind", name=op.f("pk_sanctions")),
    )
    op.create_table(
        "marks",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("mark", sa.String(length=64), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_marks_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "mark", name=op.f("pk_marks")),
    )
    op.create_index(op.f("ix_marks_mark"), "marks", ["mark"])


def downgrade() -> None:
    for table in ("marks", "sanctions", "report_lines", "reports"):
        op.drop_table(table)
    for column in ("report", "until", "player"):
        op.drop_column("audit", column)
