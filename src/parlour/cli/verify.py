"""`parlour verify`: whether records are what they say."""

import argparse
from pathlib import Path

from parlour.cli.complaint import Complaint
from parlour.cli.edition import played_by
from parlour.cli.language import add_language, catalog_for
from parlour.cli.options import add_board, load_board
from parlour.cli.saving import load
from parlour.cli.stage import open_stage
from parlour.core.record import RecordError
from parlour.core.table import replay
from parlour.text.catalog import Catalog


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The files."""
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="records to check")
    add_board(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """A line a record; 1 if one of them fails."""
    catalog = catalog_for(arguments)
    load_board(arguments)
    console = open_stage()
    failed = False
    for path in arguments.files:
        try:
            told = checked(path, catalog)
        except Complaint as error:
            told, failed = str(error), True
        console.print("".join(letter if letter.isprintable() else " " for letter in told), soft_wrap=True)
    return 1 if failed else 0


def checked(path: Path, catalog: Catalog) -> str:
    """What a good record holds; Complaint says what is wrong with a bad one."""
    record, _ = load(path)
    try:
        table = replay(record)
    except RecordError as error:
        raise Complaint(f"{path}: {error}") from None
    facts = {"game": record.game, "seats": record.seats, "actions": table.at}
    edition = played_by(table.game, catalog)
    if record.drawn is not None:
        edition += f"; {catalog.text('verify-drawn', place=record.drawn + 1)}"
    if table.outcome is None:
        return f"{path}: {catalog.text('verify-unfinished', **facts)}; {edition}"
    if record.outcome is None:
        raise Complaint(f"{path}: {catalog.text('verify-no-outcome')}")
    scores = ", ".join(str(score) for score in table.outcome.scores)
    return f"{path}: {catalog.text('verify-finished', scores=scores, **facts)}; {edition}"
