"""The examples of docs/research.md are run, in their order."""

import re

from tests.book import ROOT


def test_the_examples_run() -> None:
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    examples = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert len(examples) >= 4
    names: dict[str, object] = {"__name__": "docs"}
    for example in examples:
        exec(compile(example, "docs/research.md", "exec"), names)
