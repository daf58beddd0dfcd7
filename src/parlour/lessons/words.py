"""The words of a game in every language, read from the table at the head of its digest, which has notes on them."""

from functools import lru_cache
from typing import Final

from parlour.text.book import DIGEST, digest, page

HEAD: Final = "\n| English |"
NOTE: Final = "note"


@lru_cache(maxsize=64)  # names that no game has are asked for as well
def words(game: str, lang: str = "en") -> list[dict[str, str]]:
    """Each word by language, and a `note` in the language asked for; none if the book has no such table."""
    from parlour.text.catalog import LANGUAGES  # it brings Fluent: a tenth of a second of a start

    if digest(game) is None:
        return []
    _, _, told = page(DIGEST, game, lang).partition(HEAD)
    rows: list[list[str]] = []
    for line in (HEAD + told).strip().splitlines():
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip().strip("|").split("|")])
    columns = [*LANGUAGES, NOTE]
    return [dict(zip(columns, row, strict=True)) for row in rows[2:] if len(row) == len(columns)]
