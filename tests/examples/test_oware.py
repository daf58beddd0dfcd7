"""Oware is no game of the house: its package is installed, and the house plays it everywhere."""

import asyncio
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.client import Client, Json
from parlour.games import games
from parlour.text.catalog import LANGUAGES
from tests.book import ROOT
from tests.examples.installing import EXAMPLES, environment, parlour
from tests.web.conftest import serving

HOUSE = ["src", "web/src", "build_tools", "Makefile", "setup.py"]


def test_no_file_of_the_house_knows_it() -> None:
    assert "oware" not in games()
    for place in HOUSE:
        files = [ROOT / place] if (ROOT / place).is_file() else (ROOT / place).rglob("*")
        for file in files:
            if file.suffix in (".py", ".ts", ".svelte", ".ftl", ".toml", "") and file.is_file():
                text = file.read_text("utf-8")
                assert "parlour_oware" not in text, file
                assert "oware" not in text or file.name.endswith(".test.ts"), file


def test_its_own_tests_pass(oware: Path, tmp_path: Path) -> None:
    """The laws, golden games, perft, and the rules by their paragraphs."""
    tests = shutil.copytree(EXAMPLES / "oware" / "tests", tmp_path / "tests")
    shutil.copyfile(EXAMPLES / "oware" / "pyproject.toml", tmp_path / "pyproject.toml")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", str(tests)]
    said = subprocess.run(command, capture_output=True, text=True, check=False, env=environment(oware), cwd=tmp_path)
    assert said.returncode == 0, said.stdout + said.stderr


def test_it_is_listed_and_keeps_the_laws(oware: Path) -> None:
    listed = parlour(oware, "games", "--lang", "pl")
    assert "oware" in listed.stdout
    assert listed.stderr == ""
    held = parlour(oware, "laws", "oware", "--seeds", "1")
    assert held.returncode == 0, held.stdout
    assert "✗" not in held.stdout
    assert "draft" not in held.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_played_at_the_terminal(oware: Path, tmp_path: Path, lang: str) -> None:
    asked = ["why sow a", "sow a", "rules 3.1", "hint", *["1"] * 400]
    table = ("play", "oware", "--seat", "1", "--bot", "greedy", "--seed", "3", "--lang", lang)
    told = parlour(oware, *table, lines="\n".join(asked), cwd=tmp_path)
    assert told.returncode == 0, told.stderr
    assert "OW 3.1" in told.stdout
    title = {"en": "in store", "fr": "au grenier", "pl": "w spichlerzu"}[lang]
    assert title in told.stdout  # its own drawing
    over = {"en": "More than half of the seeds", "fr": "Plus de la moitié des graines", "pl": "Ponad połowa nasion"}[
        lang
    ]
    assert over in told.stdout


def test_without_its_drawing_the_terminal_shows_view_and_facts_by_their_names(oware: Path, tmp_path: Path) -> None:
    packages = tmp_path / "packages"
    shutil.copytree(oware, packages)
    (packages / "parlour_oware" / "drawing.py").unlink()
    table = ("play", "oware", "--seat", "1", "--bot", "greedy", "--seed", "3")
    told = parlour(packages, *table, lines="sow a\nquit\n", cwd=tmp_path).stdout
    assert "in store" not in told
    assert "Sowings since the last capture" in told  # a field
    assert "Seeds missing to win" in told  # a fact
    assert "to_win" not in told


def test_bots_play_it(oware: Path, tmp_path: Path) -> None:
    match = ("--bots", "level3,random", "--games", "6", "--divide", "4", "--jobs", "1")
    told = parlour(oware, "arena", "oware", *match, "--json", "result.json", cwd=tmp_path)
    assert told.returncode == 0, told.stderr
    assert "Oware" in told.stdout
    assert (tmp_path / "result.json").exists()


def test_it_is_played_over_the_server(oware: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def played(url: str) -> None:
        async with Client(url) as ann:
            await ann.be("Ann")
            known = {one["game"]: one for one in await ann.ask("GET", "/games")}
            assert known["oware"]["seats"] == [2]
            words = await ann.ask("GET", "/books/oware/fr/words")
            assert words["draft"] is False
            assert words["secrets"] is False
            assert words["page"] == "/games/oware/table.js"
            assert words["words"]["Sown"] == {"cite": "OW 2.2", "things": words["words"]["Sown"]["things"]}
            assert words["words"]["Sown"]["things"]["house"][0] == "house-a"
            assert "Semer { $house }." in words["pages"]["oware"]
            module = await ann.http.get(words["page"])
            assert module.headers["content-type"].startswith("text/javascript")
            for astray in ("/games/oware/../game.py", "/games/oware/game.py", "/games/chess/table.js"):
                assert (await ann.http.get(astray)).status_code == 404
            book = await ann.ask("GET", "/books/oware/pl")
            assert book["chapters"][0]["id"] == "OW 1"
            table = (await ann.make("oware", [{"kind": "me"}, {"kind": "bot", "level": 1}], lots=False))["table"][
                "table"
            ]
            why = await ann.ask("GET", f"/tables/{table}/why", action="sow a")
            assert why["reason"] is None
            scene = await ann.run(table, first)
            assert sum(scene["outcome"]["scores"]) <= 48
            lessons = {one["game"]: one for one in await ann.ask("GET", "/lessons")}
            assert lessons["oware"] == {"game": "oware", "title": "lesson-oware-title", "moves": 4}
            step = await ann.ask("GET", "/lessons/oware/scene", step=4)
            assert [option["action"] for option in step["scene"]["options"]]

    for name, value in environment(oware).items():
        monkeypatch.setenv(name, value)
    with serving(tmp_path) as house:
        asyncio.run(played(house.url))


def first(scene: Json) -> str:
    """The first option."""
    return str(scene["options"][0]["action"])
