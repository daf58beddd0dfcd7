"""Open files: the server takes what it may have, and says when that is not enough."""

import resource
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from parlour.server import descriptors
from tests.book import ROOT
from tests.server.killing import free_port
from tests.server.test_installing import answered

FEW = 160


def test_the_soft_limit_becomes_the_hard_one(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, both: given.append(both))
    for limits, wanted in (
        ((1024, 65536), 65536),
        ((1024, 1024), 1024),
        ((1024, resource.RLIM_INFINITY), descriptors.MOST),
        ((resource.RLIM_INFINITY, resource.RLIM_INFINITY), descriptors.MOST),
    ):
        monkeypatch.setattr(resource, "getrlimit", lambda _, limits=limits: limits)
        assert descriptors.raised() == wanted
    assert given == [(65536, 65536), (descriptors.MOST, resource.RLIM_INFINITY)]


def test_it_is_said_when_open_files_run_out_and_the_server_goes_on(tmp_path: Path) -> None:
    def few() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (FEW // 2, FEW))

    port, log = free_port(), tmp_path / "log"
    command = [sys.executable, "-m", "parlour.cli", "serve", "--port", str(port), "--database", "sqlite://"]
    with log.open("wb") as lines, subprocess.Popen(command, cwd=ROOT, preexec_fn=few, stderr=lines) as server:
        try:
            answered(port)
            crowd = [socket.create_connection(("127.0.0.1", port)) for _ in range(FEW * 2)]
            for _ in range(600):
                if b"open files run out" in log.read_bytes():
                    break
                time.sleep(0.1)
            for guest in crowd:
                guest.close()
            answered(port)
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as told:
                assert b"parlour_rooms" in told.read()
        finally:
            server.terminate()
    said = log.read_text("utf-8")
    assert said.count("open files run out") == 1
    assert f"{FEW} are allowed" in said
    assert len(said) < 3000
