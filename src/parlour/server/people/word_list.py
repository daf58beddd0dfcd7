"""Words that the host does not want to read in names and chat: whole ones, whatever their case, accents, look-alikes.

The house ships none: the list is the host's, edited by an owner on the page or by `parlour host words`.
"""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from parlour.server.people.names import LOOKALIKES
from parlour.server.refusal import Refusal
from parlour.server.store.base import Job
from parlour.server.store.schema import listed_words

MOST: Final = 1_000  # entries of a list
LONGEST: Final = 60  # letters of one
# Figures and signs that stand for letters inside a word, and letters of other alphabets that look like ours. Those of
# a bot's name are told by names.py; what decomposes into a letter and an accent needs no row.
FIGURES: Final = str.maketrans("0134578@$", "oieastbas")
LETTERS: Final = str.maketrans(
    {
        **dict.fromkeys("аαɑ", "a"),
        **dict.fromkeys("сϲç", "c"),
        **dict.fromkeys("еєεɛ", "e"),
        **dict.fromkeys("һн", "h"),
        **dict.fromkeys("іιıɪ", "i"),
        **dict.fromkeys("кκ", "k"),
        **dict.fromkeys("łℓ", "l"),
        **dict.fromkeys("мμ", "m"),
        **dict.fromkeys("ηп", "n"),
        **dict.fromkeys("рρ", "p"),
        **dict.fromkeys("ѕ", "s"),
        **dict.fromkeys("υ", "u"),
        **dict.fromkeys("ν", "v"),
        **dict.fromkeys("хχ", "x"),
        **dict.fromkeys("уγ", "y"),
    }
)
WORD: Final = re.compile(r"[^\W_]+")


def spelled(text: str) -> list[str]:
    """The words of a text as they are compared; letters that stand singly in a row are one word too."""
    bare = "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
    plain = bare.casefold().translate(LOOKALIKES).translate(LETTERS)
    plain = re.sub(r"(?<=\w)[@$]|[@$](?=\w)", lambda found: found[0].translate(FIGURES), plain)
    words: list[str] = []
    single: list[str] = []
    for word in WORD.findall(plain):
        one = word if word.isnumeric() else word.translate(FIGURES)
        if len(one) == 1:
            single.append(one)
            continue
        words += ["".join(single)] if single else []
        single = []
        words.append(one)
    return [*words, "".join(single)] if single else words


class WordList:
    """The list of one house, as it is compared."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        self._entries = {tuple(spelled(word)) for word in words} - {()}
        self._longest = max(map(len, self._entries), default=0)

    def found_in(self, text: str) -> bool:
        """Whether a listed word, or several in a row that are listed together, stand in a text."""
        if not self._entries:
            return False
        words = spelled(text)
        return any(
            tuple(words[begin : begin + many]) in self._entries
            for begin in range(len(words))
            for many in range(1, self._longest + 1)
        )

    def check(self, text: str, what: str) -> None:
        """Refusal if one does."""
        if self.found_in(text):
            raise Refusal("listed-word", f"{what} has a word that this house does not want to read")


def proper_list(lines: Iterable[str]) -> list[str]:
    """Entries, a line each, without what follows a # and what stands twice; Refusal says what is wrong."""
    found: dict[str, None] = {}
    for line in lines:
        word = " ".join(line.partition("#")[0].split())
        if not word:
            continue
        if len(word) > LONGEST or not word.isprintable():
            raise Refusal("bad-words", f"an entry has at most {LONGEST} letters, all of them to be seen: {word[:20]}")
        if not spelled(word):
            raise Refusal("bad-words", f"an entry has a letter or a figure: {word}")
        found[word] = None
    if len(found) > MOST:
        raise Refusal("bad-words", f"a list has at most {MOST} entries, not {len(found)}")
    return list(found)


def words() -> Job[list[str]]:
    """The list as it was written."""
    wanted = select(listed_words.c.word).order_by(listed_words.c.word)
    return lambda connection: list(connection.execute(wanted).scalars())


def write(connection: Connection, entries: list[str]) -> None:
    """Another list, instead of the one before."""
    connection.execute(delete(listed_words))
    if entries:
        connection.execute(insert(listed_words), [{"word": entry} for entry in entries])
