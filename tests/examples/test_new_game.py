"""`parlour new-game` writes a package that is a game from the first moment."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.book import ROOT
from tests.cli.conftest import Run, parlour
from tests.examples.installing import environment, installed
from tests.examples.installing import parlour as run_parlour

__all__ = ["parlour"]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project of a game called tic_tac."""
    place = tmp_path_factory.mktemp("new") / "tic_tac"
    said = run_parlour(place.parent, "new-game", "tic_tac", "--prefix", "TT", "--folder", str(place))
    assert said.returncode == 0, said.stderr
    assert "parlour laws tic_tac" in said.stdout
    return place


@pytest.fixture(scope="module")
def packages(written: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(written, tmp_path_factory.mktemp("packages"))


def test_it_keeps_the_laws_and_says_that_it_is_a_draft(packages: Path) -> None:
    held = run_parlour(packages, "laws", "tic_tac", "--seeds", "2")
    assert held.returncode == 0, held.stdout
    assert "draft: fr lacks" in held.stdout
    assert "draft: pl lacks" in held.stdout


def test_its_tests_pass(written: Path, packages: Path, tmp_path: Path) -> None:
    tests = shutil.copytree(written / "tests", tmp_path / "tests")
    shutil.copyfile(written / "pyproject.toml", tmp_path / "pyproject.toml")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", str(tests)]
    said = subprocess.run(command, capture_output=True, text=True, check=False, env=environment(packages), cwd=tmp_path)
    assert said.returncode == 0, said.stdout + said.stderr


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_is_played_at_the_terminal(packages: Path, tmp_path: Path, lang: str) -> None:
    table = ("play", "tic_tac", "--seat", "1", "--bot", "level1", "--seed", "1", "--lang", lang)
    told = run_parlour(packages, *table, lines="take 1\nrules\n" + "1\n" * 30, cwd=tmp_path)
    assert told.returncode == 0, told.stderr
    assert "Tic tac" in told.stdout
    assert "The heap is gone." in told.stdout  # a draft: in English, whatever was asked for


def test_what_is_missing_is_listed_and_written_down(written: Path, tmp_path: Path) -> None:
    source = shutil.copytree(written / "src", tmp_path / "src")
    info = source / "parlour_tic_tac-0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: parlour-tic-tac\nVersion: 0\n", "utf-8")
    (info / "entry_points.txt").write_text("[parlour.games]\ntic_tac = parlour_tic_tac.game:GAME\n", "utf-8")
    locale = source / "parlour_tic_tac" / "locale"
    english = locale / "en" / "tic_tac.ftl"
    kept = english.read_text("utf-8")
    english.write_text(kept.replace("why-over", "# why-over"), "utf-8")
    listed = run_parlour(source, "catalog", "tic_tac", "--lang", "en")
    assert (listed.returncode, listed.stdout.strip()) == (1, "en: why-over")
    assert run_parlour(source, "catalog", "tic_tac", "--write").returncode == 0
    assert "why-over = Over." in english.read_text("utf-8")
    assert "# action-Take =" in (locale / "fr" / "tic_tac.ftl").read_text("utf-8")
    assert run_parlour(source, "catalog", "tic_tac", "--lang", "en").stdout == ""
    assert run_parlour(source, "laws", "tic_tac", "--seeds", "1").returncode == 0


def test_it_is_written_as_we_write(written: Path) -> None:
    for what in (["format", "--check"], ["check"]):
        command = [sys.executable, "-m", "ruff", *what, "--config", str(ROOT / "pyproject.toml")]
        settings = ["--config", f'src = ["{written}/src", "{written}/tests"]', str(written)]
        said = subprocess.run([*command, *settings], capture_output=True, text=True, check=False)
        assert said.returncode == 0, said.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("Oware", "--prefix", "OW"), "small letters"),
        (("oware", "--prefix", "ow"), "two capital letters"),
        (("gatsby", "--prefix", "GG"), "there is a game 'gatsby' already"),
        (("oware", "--prefix", "GA"), "GA is the prefix of gatsby"),
        (("oware", "--prefix", "OW", "--folder", "full"), "full is there already"),
    ],
)
def test_a_wrong_name_writes_nothing(parlour: Run, tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").touch()
    said = parlour("new-game", *words)
    assert said.status == 2
    assert told in said.err
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["file", "full"]
