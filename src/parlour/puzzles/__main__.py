"""`python -m parlour.puzzles`: make a book on a machine that has nothing but the rules, the bots and msgspec.

The same as `parlour puzzles make`, without a bar.
"""

import argparse
import os
import sys

from parlour.bots.spread import here
from parlour.core.game import find
from parlour.puzzles.asking import add_make, made_as_asked


def main() -> int:
    """Make pieces, and a book of them."""
    parser = argparse.ArgumentParser(prog="python -m parlour.puzzles", description=__doc__)
    add_make(parser)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="games at once")
    arguments = parser.parse_args()
    find(arguments.game)

    def told(count: int, wanted: int) -> None:
        print(f"{arguments.game}: {count} of {wanted}", file=sys.stderr, flush=True)

    try:
        print(made_as_asked(arguments, here(arguments.jobs), told))
    except ValueError as wrong:
        print(wrong, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
