"""The examples of docs/research.md and of the guides are run, in their order."""

import re
from pathlib import Path

import pytest

from tests.book import ROOT

PAGES = [ROOT / "docs" / "research.md", *sorted((ROOT / "docs" / "guides").glob("*.md"))]


@pytest.mark.filterwarnings("ignore")  # what packages of others say of themselves
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    examples = re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert len(examples) >= 4
    names: dict[str, object] = {"__name__": "docs"}
    for example in examples:
        exec(compile(example, page.name, "exec"), names)
