"""The laws of the house: what every game is held to, its own or another package's.

`parlour laws GAME` tries them; `parlour.laws.suite` makes tests of them for pytest (`pip install parlour[laws]`).
"""

from parlour.laws.rules import LAWS, Law
from parlour.laws.telling import TELLING, TellingLaw, drafted
from parlour.laws.walking import final, played, sampled, settings, tables, viewers, walk

__all__ = [
    "LAWS",
    "TELLING",
    "Law",
    "TellingLaw",
    "drafted",
    "final",
    "played",
    "sampled",
    "settings",
    "tables",
    "viewers",
    "walk",
]
