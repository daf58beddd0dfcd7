"""Book and code stay together: every citation exists, every rule is cited by a rule and by a test."""

import re
from pathlib import Path

import pytest

from parlour.core.game import find
from parlour.core.words import Word
from parlour.games import OF_THE_HOUSE
from parlour.text.catalog import LANGUAGES
from tests.book import ROOT, cited_in, pages, paragraphs


def source(*folders: Path) -> str:
    """The text of every Python file below the folders."""
    return "\n".join(path.read_text("utf-8") for folder in folders for path in sorted(folder.rglob("*.py")))


SAID = {"actions.py", "events.py", "reasons.py"}  # their citations are data: an id in a comment there is none


def rules(game_id: str) -> str:
    """The code that carries rules out, less what only names them."""
    folder = ROOT / "src" / "parlour" / "games" / game_id
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")) if path.name not in SAID)


def said(game_id: str) -> dict[str, str]:
    """The citation of every action, event, step and reason."""
    game = find(game_id)
    kinds = dict.fromkeys([*(type(action) for action in game.actions), *game.words])
    words = {kind.__name__: kind.cite for kind in kinds if issubclass(kind, Word)}
    return words | {f"{reason.id} {reason.cite}": reason.cite for reason in game.reasons}


def book(game_id: str, lang: str = "en") -> str:
    """The files that hold a game's paragraphs, for whoever has to mend one."""
    return " or ".join(str(page.relative_to(ROOT)) for page in pages(game_id, lang))


def listed(ids: set[str]) -> str:
    return ", ".join(sorted(ids))


def examined(game_id: str) -> str:
    return source(ROOT / "tests" / "games" / game_id)


@pytest.mark.parametrize("game_id", OF_THE_HOUSE)
def test_every_citation_exists(game_id: str) -> None:
    game = find(game_id)
    known = {id for id, _, _, _ in paragraphs(game_id)} | {f"{game.prefix} {chapter}" for chapter in range(1, 20)}
    cited = cited_in(rules(game_id) + examined(game_id), game.prefix)
    unknown = cited - known
    assert not unknown, (
        f"cited in games/{game_id} or tests/games/{game_id}, but not in {book(game_id)}: {listed(unknown)}"
    )
    data = cited_in(re.sub(rf'"({game.prefix} R?\d[^"]*)"', r"[\1]", rules(game_id)), game.prefix)
    assert data <= known, f"a citation as data in games/{game_id}, but not in {book(game_id)}: {listed(data - known)}"
    astray = {name: cite for name, cite in said(game_id).items() if cite not in known}
    assert astray == {}, f"cited by a word or reason of games/{game_id} (`cited`), but not in {book(game_id)}"


@pytest.mark.parametrize("game_id", OF_THE_HOUSE)
def test_every_rule_of_the_book_is_cited_by_a_rule_and_by_a_test(game_id: str) -> None:
    prefix = find(game_id).prefix
    marked = {id for id, rule, _, _ in paragraphs(game_id) if rule}
    unruled = marked - cited_in(rules(game_id), prefix) - {*said(game_id).values()}
    assert not unruled, f"cite it where src/parlour/games/{game_id} carries it out: {listed(unruled)}"
    untried = marked - cited_in(examined(game_id), prefix)
    assert not untried, f"write a test of it that cites it, in tests/games/{game_id}: {listed(untried)}"


@pytest.mark.parametrize("game_id", OF_THE_HOUSE)
def test_every_worked_example_is_a_test(game_id: str) -> None:
    examples = {id for id, _, _, _ in paragraphs(game_id) if id.endswith("x")}
    assert examples
    untried = examples - cited_in(examined(game_id), find(game_id).prefix)
    assert not untried, f"play the example in a test that cites it, in tests/games/{game_id}: {listed(untried)}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", OF_THE_HOUSE)
def test_the_digest_says_the_same_in_every_language(game_id: str, lang: str) -> None:
    english = [(id, rule, sources) for id, rule, _, sources in paragraphs(game_id)]
    here = [(id, rule, sources) for id, rule, _, sources in paragraphs(game_id, lang)]
    assert here == english, (
        f"paragraphs, ◆ and sources of {book(game_id, lang)} are others than those of {book(game_id)}"
    )
    assert len({id for id, _, _ in english}) == len(english), f"a paragraph stands twice in {book(game_id)}"


@pytest.mark.parametrize("game_id", OF_THE_HOUSE)
def test_every_paragraph_of_a_digest_names_seed_and_lines(game_id: str) -> None:
    for id, _, text, sources in paragraphs(game_id):
        assert text.strip(), f"{book(game_id)}: {id} says nothing"
        if " R" not in id:
            assert re.fullmatch(r"\d{3}:\d+(-\d+)?((, ?)(\d{3}:)?\d+(-\d+)?)*", sources), (
                f"{book(game_id)}: {id} ends with its seed and lines, as {{001:12-14}}, not with {sources!r}"
            )
