"""What people may be called, and what may stand in a line of chat: what one sees is all that there is."""

import re
import unicodedata
from typing import Final

from parlour.server.refusal import Refusal

LONGEST: Final = 40  # letters of a name; a column of the store
STACKED: Final = 2  # marks on one letter: no language written here needs more, and more cover the lines above
# Drawn as nothing, though Unicode counts them as letters, marks or signs: fillers, a joiner, silent vowels, the empty
# Braille cell, the sign of a note without a head, the place of an object, blanks; and the two ranges of selectors.
UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc"
    "\U00013441\U00013442\U00016fe4\U0001d159"
)
SELECTORS: Final = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
WIDEST: Final = 48  # columns of a name: 40 letters of an alphabet, 24 of a script whose letters are twice as wide
SIGNS: Final = range(0x12000, 0x12550)  # cuneiform: as wide as four letters
BISMILLAH: Final = "\ufdfd"  # a sentence drawn as one letter; others of its kind are taken apart by NFKC
# How the house calls its bots in its languages; a test holds this to the catalogs.
BOTS: Final = ("bot", "robot")
# Letters of other alphabets, and digits, that look like those of a bot's name; case and accents are taken away first.
LOOKALIKES: Final = str.maketrans(
    {
        **dict.fromkeys("вьъβßʙɓƀбᏼꓐ𐌁ⲃ", "b"),
        **dict.fromkeys("оοօøɵᴏסⲟꓳ𐌏𐐬ჿ", "o"),
        **dict.fromkeys("тτᴛŧƭʈꭲꓔ𐌕ⲧ", "t"),
        **dict.fromkeys("гʀɍꓣ", "r"),
    }
)
DIGITS: Final = str.maketrans({"0": "o", "8": "b", "7": "t"})  # in a word; a number is one beside it
ROMAN: Final = frozenset(["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"])
COUNTED: Final = frozenset(
    (
        *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
        *("un", "deux", "trois", "quatre", "cinq", "sept", "huit", "neuf", "dix"),
        *("jeden", "dwa", "trzy", "cztery", "piec", "szesc", "siedem", "osiem", "dziewiec", "dziesiec"),
    )
)


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
    """Whether a name could be taken for a bot's: 'Bot 5', 'bot-5', 'ROBOT 3', 'B0t V', 'Bót five', lookalikes too."""
    bare = "".join(letter for letter in unicodedata.normalize("NFKD", name) if not unicodedata.combining(letter))
    plain = bare.replace("ß", "b").casefold().translate(LOOKALIKES)
    if re.sub(r"[\W\d_]+", "", plain) in BOTS and any(letter.isnumeric() for letter in plain):
        return True
    words = re.findall(r"[^\W_]+", plain)
    if len(words) > 1 and words[-1] in ROMAN and "".join(words[:-1]).translate(DIGITS) in BOTS:
        return True
    whole = "".join(words)
    for bot in BOTS:
        head, tail = whole[: len(bot)], whole[len(bot) :]
        if head.translate(DIGITS) == bot and (tail in COUNTED or (tail.isnumeric() and not head.isnumeric())):
            return True
    return False


def width(name: str) -> int:
    """About how many columns a name takes: some letters are as wide as two, or as the words they stand for."""
    return sum(_columns(letter) for letter in name)


def _columns(letter: str) -> int:
    if letter == BISMILLAH:
        return 16
    if ord(letter) in SIGNS:
        return 4
    wide = 2 if unicodedata.east_asian_width(letter) in "WF" else 1
    return max(wide, len(unicodedata.normalize("NFKC", letter)))


def proper(name: str, bots: bool = False) -> str:
    """A name as it is kept; Refusal says what is wrong with it. With `bots`, a bot's will do: in a record."""
    seen = visible(name)
    if seen is None:
        raise Refusal("bad-name", "a name has only letters and signs that can be seen, in one direction")
    if not seen or all(unicodedata.category(letter)[0] in "MZ" for letter in seen):
        raise Refusal("bad-name", "a name has at least one letter or sign")
    if len(seen) > LONGEST:
        raise Refusal("bad-name", f"a name has at most {LONGEST} letters, not {len(seen)}")
    if not bots and width(seen) > WIDEST:  # records of before keep theirs
        raise Refusal("bad-name", f"a name is at most as wide as {WIDEST} letters")
    if not bots and is_bots(seen):
        raise Refusal("bad-name", "only bots are called so")
    return seen
