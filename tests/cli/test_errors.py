"""Mistakes on the command line: one line, exit status 2, no traceback."""

from pathlib import Path

import pytest

from parlour.bots.levels import names
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "COMMAND"),
        (["dance"], "invalid choice: 'dance'"),
        (["play"], "which game? There are: worlds_fair"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "worlds_fair", "--seats", "5"], "worlds_fair is played by 2, 3, 4, not by 5"),
        (["play", "worlds_fair", "--seats", "two"], "invalid int value: 'two'"),
        (["play", "worlds_fair", "--bots", "4"], "is played by 2, 3, 4, not by 5"),
        (["play", "worlds_fair", "--seats", "3", "--bots", "3"], "3 bots at a table of 3"),
        (["play", "worlds_fair", "--seats", "3", "--bots", "-1"], "-1 bots at a table of 3"),
        (["play", "worlds_fair", "--bot", "genius"], f"there is no bot 'genius'; there are: {', '.join(names())}"),
        (["play", "worlds_fair", "--bot", "no.such:bot"], "there is no bot 'no.such:bot': No module named 'no'"),
        (
            ["play", "worlds_fair", "--bot", "parlour:nobody"],
            "there is no bot 'parlour:nobody': module 'parlour' has no",
        ),
        (["play", "worlds_fair", "--seat", "5"], "there is no seat 5 at a table of 4"),
        (["play", "worlds_fair", "--seat", "0"], "there is no seat 0"),
        (["play", "worlds_fair", "--bots", "0", "--seat", "1"], "--seat is for one human, not for 4"),
        (["play", "worlds_fair", "--seed", "-1"], "a seed is a whole number from 0 to 2**64 - 1, not -1"),
        (["play", "worlds_fair", "--seed", str(1 << 64)], "a seed is a whole number"),
        (["play", "worlds_fair", "--name", "A", "--name", "B"], "2 names were given for 1 people"),
        (["play", "worlds_fair", "--lang", "de"], "there is no language 'de'; there are: en, fr, pl"),
        (["play", "worlds_fair", "--record", "no/such/folder"], "No such file or directory"),
        (["play", "worlds_fair", "--record", "notes.txt"], "notes.txt exists and is no record"),
        (["play", "--from", "missing.record"], "missing.record: No such file or directory"),
        (["play", "--from", "notes.txt"], "notes.txt: line 1: this is not a Parlour record"),
        (["play", "--from", "picture.png"], "picture.png: line 1: this is not a Parlour record: not a text file"),
        (["play", "--from", "."], ".: Is a directory"),
        (["replay", "missing.record"], "missing.record: No such file or directory"),
        (["replay", "notes.txt"], "notes.txt: line 1"),
        (["rules", "chess"], "there is no book of 'chess'"),
        (["rules", "worlds_fair", "77.7"], "the rules have nothing on “77.7”"),
        (["rules", "worlds_fair", "4.1z"], "near it: WF 4.1"),
        (["games", "--lang", "xx"], "there is no language 'xx'"),
        (["serve", "--port", "99999"], "'99999' is no port: 0 to 65535"),
        (["serve", "--port", "many"], "'many' is no port"),
        (["serve", "--workers", "0"], "'0' is no number from 1 on"),
        (["serve", "--host", "203.0.113.9", "--port", "0"], "cannot listen on 203.0.113.9 port 0: "),
        (["serve", "--port", "0", "--database", "nonsense://x"], "a database is sqlite:///FILE or postgresql://…"),
        (["serve", "--port", "0", "--database", "sqlite:///notes.txt/a"], "cannot open notes.txt/a: "),
        (["serve", "--port", "0", "--database", "sqlite:///."], "cannot open "),
        (
            ["serve", "--port", "0", "--database", "sqlite:///notes.txt"],
            "cannot open notes.txt: file is not",
        ),
        (
            ["serve", "--port", "0", "--database", "postgresql://x@127.0.0.1:1/x"],
            "cannot open the PostgreSQL database: ",
        ),
        (["revalidate", "--database", "postgresql://x@127.0.0.1:1/x"], "cannot open the PostgreSQL"),
    ],
)
def test_a_mistake_is_told_in_one_line(parlour: Run, words: list[str], said: str) -> None:
    Path("notes.txt").write_text("mine\n", "utf-8")
    Path("picture.png").write_bytes(b"\x89PNG\xff\xfe")
    told = parlour(*words)
    assert told.status == 2
    assert said in told.err
    assert told.err.startswith("parlour: ")
    assert told.err.count("\n") == 1
    assert told.out == ""
    assert Path("notes.txt").read_text("utf-8") == "mine\n"


def test_a_mistake_is_told_in_the_language(parlour: Run) -> None:
    assert "se joue à 2, 3, 4, pas à 9" in parlour("play", "worlds_fair", "--seats", "9", "--lang", "fr").err
    assert "nie ma miejsca 9" in parlour("play", "worlds_fair", "--seat", "9", "--lang", "pl").err


def test_a_bad_setting_of_the_language_is_told(parlour: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_LANG", "xx")
    assert parlour("games").status == 2


@pytest.mark.parametrize("words", [["--version"], ["--help"], ["play", "--help"], ["rules", "--help"]])
def test_version_and_help(parlour: Run, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parlour(*words)
    assert left.value.code == 0
    assert "parlour" in capsys.readouterr().out


def test_the_version_says_which_mode(parlour: Run, capsys: pytest.CaptureFixture[str]) -> None:
    from parlour import __version__
    from parlour._mode import compiled

    with pytest.raises(SystemExit):
        parlour("--version")
    mode = "compiled" if compiled() else "plain Python"
    assert capsys.readouterr().out == f"parlour {__version__} ({mode})\n"


def test_play_says_when_nothing_is_compiled(parlour: Run) -> None:
    from parlour._mode import compiled

    assert ("Running as plain Python" in parlour("play", "worlds_fair").out) is not compiled()
