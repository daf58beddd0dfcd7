"""The page knows the words of the games: words.ts is made from them."""

import runpy

from tests.book import ROOT

WORDS = runpy.run_path(str(ROOT / "build_tools" / "words.py"))


def test_the_words_of_the_page_are_up_to_date() -> None:
    assert WORDS["PAGE"].read_text("utf-8") == WORDS["text"](), "python build_tools/words.py"
