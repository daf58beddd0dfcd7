"""The language of a command."""

import argparse

from parlour.cli.complaint import Complaint
from parlour.text.catalog import LANGUAGES, Catalog, UnknownLanguage, catalog, choose_language


def add_language(parser: argparse.ArgumentParser) -> None:
    """`--lang`"""
    parser.add_argument("--lang", help=f"language: {', '.join(LANGUAGES)} (default: that of the system)")


def catalog_for(arguments: argparse.Namespace, game_id: str | None = None) -> Catalog:
    """The catalog of the language asked for, or of the system's."""
    try:
        return catalog(choose_language(arguments.lang), game_id)
    except UnknownLanguage as error:
        raise Complaint(str(error)) from None
