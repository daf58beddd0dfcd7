"""The real program at a real terminal: arrow keys, completion, Ctrl-C."""

import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.core.record import read_file

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\x1b\][^\x07]*\x07")
PATIENCE = 20.0
ROWS, COLUMNS = 50, 110
UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"


class Terminal:
    """The program on the other end of a pseudo-terminal."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        environ = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
        environ = {name: value for name, value in environ.items() if name not in ("COLUMNS", "LINES")}
        self.program = subprocess.Popen(
            [sys.executable, "-m", "parlour.cli", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=environ | {"TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"},
            start_new_session=True,
        )
        os.close(slave)
        os.set_blocking(self.master, False)
        self.text = ""

    def see(self, wanted: str) -> str:
        """Wait until a text has come; everything since the last one."""
        until = time.monotonic() + PATIENCE
        while wanted not in self.text:
            assert time.monotonic() < until, f"no {wanted!r} in {self.text[-2000:]!r}"
            try:
                self._read()
            except BlockingIOError:
                time.sleep(0.01)
            except OSError:  # the other end is closed
                assert wanted in self.text, f"it ended without {wanted!r}: {self.text[-2000:]!r}"
        at = self.text.index(wanted) + len(wanted)
        seen, self.text = self.text[:at], self.text[at:]
        return seen

    def _read(self) -> None:
        raw = os.read(self.master, 65536).decode("utf-8", "replace")
        for _ in range(raw.count("\x1b[6n")):
            self.type("\x1b[20;1R")  # where the cursor is, as a terminal answers
        self.text += ESCAPES.sub("", raw)

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self.master, keys.encode())

    def ends(self) -> int:
        """The exit status."""
        return self.program.wait(PATIENCE)

    def close(self) -> None:
        """Clean up."""
        if self.program.poll() is None:
            self.program.kill()
            self.program.wait()
        os.close(self.master)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def table(folder: Path) -> Iterator[Terminal]:
    terminal = Terminal(folder, "play", "worlds_fair", "--seats", "2", "--seat", "1", "--seed", "1")
    try:
        terminal.see("place transportation")
        terminal.see("↑ ↓")
        yield terminal
    finally:
        terminal.close()


def test_arrows_walk_through_the_options_and_enter_plays(table: Terminal, folder: Path) -> None:
    table.type(DOWN)
    table.see("place agriculture")
    table.see("Place a supporter on Agriculture.")  # the line below tells what it means
    table.type(DOWN + DOWN)
    table.see("lectricity")  # only what differs is drawn anew
    table.type(UP + "\r")
    table.see("Player 1 places a supporter on Fine Arts.")
    table.see("↑ ↓")
    table.type("quit\r")
    table.see("parlour play --from worlds_fair-1.record")
    assert table.ends() == 0
    assert read_file(folder / "worlds_fair-1.record").actions[0] == "place fine-arts"


def test_tab_completes(table: Terminal) -> None:
    table.type("place el\t")
    table.see("Place a supporter on Electricity.")
    table.type("\r")
    table.see("Player 1 places a supporter on Electricity.")


def test_ctrl_c_keeps_the_game(table: Terminal, folder: Path) -> None:
    table.type("\x03")
    table.see("The game is kept in worlds_fair-1.record.")
    assert table.ends() == 130
    assert read_file(folder / "worlds_fair-1.record").actions == []


def test_a_closed_window_keeps_the_game(table: Terminal, folder: Path) -> None:
    table.type("2\r")
    table.see("↑ ↓")
    table.program.send_signal(signal.SIGHUP)
    assert table.ends() == 128 + signal.SIGHUP
    assert read_file(folder / "worlds_fair-1.record").actions[0] == "place fine-arts"


def test_ctrl_d_keeps_the_game(table: Terminal) -> None:
    table.type("\x04")
    table.see("The game is kept in")
    assert table.ends() == 0


def test_after_the_end_one_can_still_look_back_and_undo(folder: Path) -> None:
    terminal = Terminal(folder, "play", "worlds_fair", "--seats", "2", "--seed", "2", "--bot", "random")
    try:
        terminal.see("↑ ↓")
        terminal.type("1\r" * 60)
        terminal.see("wins.")
        terminal.see("Enter leaves")
        terminal.type("undo\r")
        terminal.see("Taken back")
        terminal.see("↑ ↓")
        terminal.type("1\r")
        terminal.see("wins.")
        terminal.see("Enter leaves")
        terminal.type("\r")
        assert terminal.ends() == 0
    finally:
        terminal.close()


def test_a_replay_is_walked_with_arrows(folder: Path, table: Terminal) -> None:
    table.type("1\rquit\r")
    table.see("--from")
    table.ends()
    replay = Terminal(folder, "replay", "worlds_fair-1.record")
    try:
        replay.see("0/")
        replay.type(RIGHT)
        replay.see("1/")
        replay.see("Player 1 places a supporter on Agriculture.")
        replay.type("n")
        replay.see("Bot 2 places a supporter")
        replay.type(LEFT)
        replay.see("Player 1 places a supporter on Agriculture.")
        replay.type("0\r")
        replay.see("0/")
        replay.type("q")
        assert replay.ends() == 0
    finally:
        replay.close()
