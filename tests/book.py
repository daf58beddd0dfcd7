"""The digests and rulings as tests need them: read from the source text of the docs."""

import re
from pathlib import Path

from parlour.core.game import Game
from parlour.laws.telling import cited_in

__all__ = ["cited_in"]

ROOT = Path(__file__).parent.parent
PARAGRAPH = re.compile(r"^\*\*([A-Z]{2} R?\d[\w.]*)\*\* (◆ )?(.*?)(?: \{([^{}]*)\})?$", re.MULTILINE)


def pages(game_id: str, lang: str = "en") -> list[Path]:
    """The digest and the rulings of a game; the example's digest stands beside it."""
    if game_id == "high_card":
        return [ROOT / "tests" / "high_card.md"]
    ending = ".md" if lang == "en" else f".{lang}.md"
    return [ROOT / "docs" / room / f"{game_id}{ending}" for room in ("rulebooks", "rulings")]


def paragraphs(game_id: str, lang: str = "en") -> list[tuple[str, bool, str, str]]:
    """Every paragraph: its id, whether it is a rule, its text and its sources."""
    found: list[tuple[str, bool, str, str]] = []
    for page in pages(game_id, lang):
        found += [(m[1], bool(m[2]), m[3], m[4] or "") for m in PARAGRAPH.finditer(page.read_text("utf-8"))]
    return found


def cites(game: Game) -> set[str]:
    """Everything that may be cited."""
    return {id for id, _, _, _ in paragraphs(game.id)}
