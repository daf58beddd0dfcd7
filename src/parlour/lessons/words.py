"""The words of a game in three languages, read from the table at the head of its digest."""

from functools import cache

from parlour.text.book import digest


@cache
def words(game: str) -> tuple[tuple[str, ...], ...]:
    """A row a word: English, Français, Polski, and a note; none if the book has no such table."""
    page = digest(game)
    if page is None:
        return ()
    _, _, told = page.read_text("utf-8").partition("\n## Words\n")
    rows: list[tuple[str, ...]] = []
    for line in told.strip().splitlines():
        if not line.startswith("|"):
            break
        rows.append(tuple(cell.strip() for cell in line.strip().strip("|").split("|")))
    return tuple(row for row in rows[2:] if len(row) == 4)
