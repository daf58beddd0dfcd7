"""News in words: one letter or one push for all of a kind. No name of anybody, no card, no word that was said."""

from typing import Any, Final

import msgspec

from parlour.server.store.news import NewsItem, NewsKind
from parlour.text.catalog import LANGUAGES, MissingText, catalog

LISTED: Final = 5  # of all news of a kind, each with its link
ALL: Final[dict[NewsKind, str]] = {"turns": "/tables", "invitations": "/tables", "tournaments": "/tournaments"}


class NewsLetter(msgspec.Struct, frozen=True):
    """A letter."""

    subject: str
    text: str


def _told(lang: str, item: NewsItem) -> str:
    try:
        game = catalog(lang, item.game).text("game-title") if item.game else ""
    except (MissingText, ValueError):  # a game that is no longer installed
        game = item.game
    return catalog(lang).text(f"news-{item.what}", game=game, name=item.name)


def _spoken(lang: str) -> str:
    return lang if lang in LANGUAGES else LANGUAGES[0]


def letter(
    lang: str, kind: NewsKind, items: list[NewsItem], house: str, stop: str, minutes: int, last: bool
) -> NewsLetter:
    """All news of a kind, why it came, and how letters of the kind end. `last`: it is quiet from now on."""
    lang = _spoken(lang)
    words, many = catalog(lang), len(items)
    lines = [f"• {_told(lang, item)}\n  {house}{item.path}" for item in items[:LISTED]]
    if many > LISTED:
        lines.append(f"• {words.text('letter-more', many=many - LISTED)}\n  {house}{ALL[kind]}")
    parts = [words.text(f"letter-{kind}", many=many), *lines]
    if last:
        parts.append(words.text("letter-last"))
    why = words.text(f"letter-why-{kind}", house=house)
    parts.append(f"* * *\n{why} {words.text('letter-every', minutes=minutes)}")
    parts.append(words.text("letter-stop", link=stop))
    return NewsLetter(words.text(f"letter-{kind}-subject", many=many), "\n\n".join(parts) + "\n")


def push(lang: str, kind: NewsKind, items: list[NewsItem]) -> dict[str, Any]:
    """What the page's service worker shows; a single one leads to its own place."""
    lang = _spoken(lang)
    words, many = catalog(lang), len(items)
    said = _told(lang, items[0]) if many == 1 else words.text(f"push-{kind}", many=many)
    path = items[0].path if many == 1 else ALL[kind]
    told = {"kind": kind, "many": many, "title": words.text(f"push-{kind}-title"), "body": said, "path": path}
    if many == 1 and kind == "turns":  # for service workers of before, which have their own words for a turn
        told |= {"table": path.rpartition("/")[2], "game": items[0].game}
    return told
