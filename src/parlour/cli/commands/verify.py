"""`parlour verify`: whether records are what they say, and what of them nobody can tell from the file alone."""

import argparse
from pathlib import Path
from typing import Final

from parlour.cli.complaint import Complaint
from parlour.cli.edition import played_by
from parlour.cli.language import add_language, catalog_for
from parlour.cli.options import add_board, load_board, options_of
from parlour.cli.stage import open_stage
from parlour.cli.table.saving import replayed
from parlour.core.record import Record
from parlour.core.table import Table
from parlour.text.catalog import Catalog

GOOD: Final = 0
BAD: Final = 1  # 2, for a command that cannot be understood, is every command's


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The files."""
    parser.epilog = "Exit status: 0 if every record is good, 1 if one is not, 2 if the command itself is wrong."
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="records to check")
    add_board(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Some lines a record, those after the first indented; BAD if one of them fails."""
    catalog = catalog_for(arguments)
    load_board(arguments)
    console = open_stage()
    failed = False
    for path in arguments.files:
        try:
            record, table = finished(path, catalog)
            lines = [f"{path}: {checked(record, table, catalog)}"]
            setting = options_of(table, catalog_for(arguments, table.game.id))
            lines += [f"  {line}" for line in ([setting] if setting else []) + vouched(record, catalog)]
        except Complaint as error:
            lines, failed = [str(error)], True
        for line in lines:
            console.print("".join(letter if letter.isprintable() else " " for letter in line), soft_wrap=True)
    return BAD if failed else GOOD


def finished(path: Path, catalog: Catalog) -> tuple[Record, Table]:
    """A good record and its game; Complaint says what is wrong with a bad one."""
    record, table, _ = replayed(path)
    if table.outcome is not None and record.outcome is None:
        raise Complaint(f"{path}: {catalog.text('verify-no-outcome')}")
    return record, table


def checked(record: Record, table: Table, catalog: Catalog) -> str:
    """What a good record holds."""
    facts = {"game": record.game, "seats": record.seats, "actions": table.at}
    edition = played_by(table.game, catalog)
    if table.outcome is None:
        return f"{catalog.text('verify-unfinished', **facts)}; {edition}"
    scores = ", ".join(str(score) for score in table.outcome.scores)
    return f"{catalog.text('verify-finished', scores=scores, **facts)}; {edition}"


def vouched(record: Record, catalog: Catalog) -> list[str]:
    """How far chance is vouched for: the deal, what was dealt anew, who begins; and what the file cannot prove."""
    say = catalog.text
    deal = say("verify-seal", seal=record.deal["commitment"]) if record.deal else say("verify-no-deal")
    lines = [deal]
    if record.redealt:
        lines.append(say("verify-redealt", times=len(record.redealt)))
    if record.drawn is None:
        lines.append(say("verify-not-drawn"))
    else:
        lines.append(say("verify-drawn", place=record.drawn + 1))
    lines.append(say("verify-unproven", what=catalog.join([say(id) for id in unproven(record)])))
    return lines


def unproven(record: Record) -> list[str]:
    """What whoever writes a file can write into it, or leave out, and no check can find."""
    found = ["verify-unproven-names"]
    if record.deal:
        found.insert(0, "verify-unproven-seal")
    if record.drawn is None:
        found.append("verify-unproven-lot")
    return found
