"""Which browser the page's tests are given, and what `make browser` installs: never a word from the network here."""

import os
from pathlib import Path

import pytest

import browser


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A Debian where we may install, and nothing is installed yet: the folder of its programs."""
    monkeypatch.delenv("PARLOUR_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    return tmp_path


def program(folder: Path, name: str, script: str = "") -> str:
    """Something that can be run there."""
    made = folder / name
    made.write_text(f"#!/bin/sh\n{script}\n")
    made.chmod(0o755)
    return str(made)


def apt(folder: Path, *there: str) -> None:
    """An apt-get that knows these packages alone, and installs all that are asked for or none."""
    known = " || ".join(f'[ "$word" = {name} ]' for name in there) or "false"
    asked = 'case "$word" in update) exit 0;; install|-*) continue;; esac'
    refuse = f"for word; do {asked}; {known} || exit 100; done"
    install = f'for word; do {asked}; echo > "{folder}/$word"; /bin/chmod +x "{folder}/$word"; done'
    program(folder, "apt-get", f"{refuse}\n{install}")


def test_the_shell_is_taken_before_the_whole_browser(machine: Path) -> None:
    whole = program(machine, "chromium")
    assert (browser.installed(), browser.for_tests()) == (whole, whole)
    shell = program(machine, browser.SHELL)
    assert (browser.installed(), browser.for_tests()) == (whole, shell)


def test_one_that_is_named_is_taken_for_all(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(machine, browser.SHELL)
    monkeypatch.setenv("PARLOUR_CHROMIUM", "/opt/mine")
    assert (browser.installed(), browser.for_tests()) == ("/opt/mine", "/opt/mine")
    assert browser.ready(whole=True)
    assert browser.ready(whole=False)


@pytest.mark.parametrize("whole", [False, True])
def test_where_there_is_none_both_are_installed(machine: Path, whole: bool) -> None:
    apt(machine, "chromium", browser.SHELL)
    assert browser.ready(whole)
    assert (browser.installed(), browser.for_tests()) == (str(machine / "chromium"), str(machine / browser.SHELL))


def test_where_there_is_no_shell_the_whole_browser_alone_is_installed(machine: Path) -> None:
    apt(machine, "chromium")
    assert browser.ready(whole=False)
    assert browser.for_tests() == str(machine / "chromium")


def test_a_shell_is_enough_for_the_tests_and_no_whole_browser(machine: Path) -> None:
    program(machine, browser.SHELL)
    assert browser.ready(whole=False)
    assert not browser.ready(whole=True)
    apt(machine, "chromium", browser.SHELL)
    assert browser.ready(whole=True)
    assert browser.installed() == str(machine / "chromium")


def test_one_that_cannot_be_had_is_missed(machine: Path) -> None:
    apt(machine)
    assert not browser.ready(whole=False)


def test_nothing_is_installed_where_we_may_not(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    apt(machine, "chromium")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert not browser.ready(whole=False)
