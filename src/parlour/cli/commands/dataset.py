"""`parlour dataset`: records as a table of decisions, for learning."""

import argparse
from pathlib import Path

from parlour.cli.language import add_language, catalog_for


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """From where, to where."""
    parser.add_argument("records", metavar="RECORD", nargs="+", type=Path, help="records, or folders of them")
    parser.add_argument("-o", "--out", metavar="FILE", type=Path, required=True, help="the Parquet file to write")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Write it, and say how much."""
    try:
        from parlour.research import dataset
    except ModuleNotFoundError as missing:
        raise ValueError(f"{missing.name} is not installed: pip install 'parlour[research]' brings it") from None
    written = dataset.write(arguments.records, arguments.out)
    catalog = catalog_for(arguments)
    print(catalog.text("dataset-written", file=str(arguments.out), games=written.games, rows=written.rows))
    return 0
