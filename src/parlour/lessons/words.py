"""The words of a game in three languages, read from the table at the head of its digest, which has notes on them."""

from functools import lru_cache
from typing import Final

from parlour.text.book import DIGEST, digest, page

HEAD: Final = "\n| English |"


@lru_cache(maxsize=64)  # names that no game has are asked for as well
def words(game: str, lang: str = "en") -> tuple[tuple[str, ...], ...]:
    """A row a word: English, Français, Polski, and a note in the language; none if the book has no such table."""
    if digest(game) is None:
        return ()
    _, _, told = page(DIGEST, game, lang).partition(HEAD)
    rows: list[tuple[str, ...]] = []
    for line in (HEAD + told).strip().splitlines():
        if not line.startswith("|"):
            break
        rows.append(tuple(cell.strip() for cell in line.strip().strip("|").split("|")))
    return tuple(row for row in rows[2:] if len(row) == 4)
