"""The notebook runs, from its first cell to its last."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from tests.book import ROOT

NOTEBOOK = ROOT / "examples" / "notebooks" / "data.ipynb"


@pytest.mark.filterwarnings("ignore")  # those of Jupyter, about itself
def test_the_notebook_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setenv("JUPYTER_PLATFORM_DIRS", "1")
    notebook: Any = nbformat.read(NOTEBOOK, as_version=4)
    assert all(not cell.get("outputs") for cell in notebook.cells), "it is kept without what came of it"
    kernel = notebook.metadata.kernelspec.name
    assert kernel == "python3"
    NotebookClient(notebook, timeout=None, kernel_name=kernel, resources={"metadata": {"path": tmp_path}}).execute()
    said = "".join(str(cell.get("outputs")) for cell in notebook.cells)
    assert "Games of bots, decision by decision" in said
    assert "observation" in said
    if find_spec("torch"):
        assert "of real choices guessed" in said
