"""What people may be called, and what may stand in a line of chat: what one sees is all that there is."""

import re
import unicodedata
from typing import Final

from parlour.server.refusal import Refusal

LONGEST: Final = 40  # letters of a name; a column of the store
STACKED: Final = 2  # marks on one letter: no language written here needs more, and more cover the lines above
# Drawn as nothing, though Unicode counts them as letters, marks or signs: fillers, a joiner, silent vowels, the empty
# Braille cell, the sign of a note without a head; and the two ranges of selectors.
UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")
SELECTORS: Final = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
# How the house calls its bots in its languages; a test holds this to the catalogs.
BOTS: Final = ("bot", "robot")
# Letters of other alphabets that look like those of a bot's name; upper and lower case are folded first.
LOOKALIKES: Final = str.maketrans({"в": "b", "ь": "b", "о": "o", "т": "t", "г": "r", "ο": "o", "τ": "t", "β": "b"})


def visible(text: str) -> str | None:
    """The text in its shortest spelling (NFC), spaces single; None if something in it cannot be seen or read in order.

    No control, no invisible letter, nothing that turns the direction, no tower of marks. How a sign is to be drawn
    (U+FE0E, U+FE0F, as keyboards send it with a heart) is left out.
    """
    spelled = " ".join(unicodedata.normalize("NFC", text.replace("\ufe0e", "").replace("\ufe0f", "")).split())
    stacked = STACKED  # a mark needs a letter to stand on
    for letter in spelled:
        if not letter.isprintable() or letter in UNSEEN or any(ord(letter) in found for found in SELECTORS):
            return None
        stacked = stacked + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if stacked > STACKED:
            return None
    return spelled


def is_bots(name: str) -> bool:
    """Whether a name could be taken for a bot's: 'Bot 5', 'bot-5', 'ROBOT 3', and the same in lookalike letters."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(LOOKALIKES)
    word = re.sub(r"[\W\d_]+", "", plain)
    return word in BOTS and any(letter.isnumeric() for letter in plain)


def proper(name: str, bots: bool = False) -> str:
    """A name as it is kept; Refusal says what is wrong with it. With `bots`, a bot's will do: in a record."""
    seen = visible(name)
    if seen is None:
        raise Refusal("bad-name", "a name has only letters and signs that can be seen, in one direction")
    if not seen or all(unicodedata.category(letter)[0] in "MZ" for letter in seen):
        raise Refusal("bad-name", "a name has at least one letter or sign")
    if len(seen) > LONGEST:
        raise Refusal("bad-name", f"a name has at most {LONGEST} letters, not {len(seen)}")
    if not bots and is_bots(seen):
        raise Refusal("bad-name", "only bots are called so")
    return seen
