"""What a host is told to install is pinned, guarded, and starts: the lock files, the unit, the container's steps."""

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import time
import tomllib
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.book import ROOT
from tests.server.killing import free_port

UNIT = ROOT / "hosting" / "parlour.service"
CONTAINER = ROOT / "Containerfile"
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
OF_THE_SYSTEM = ("apt-get ", "useradd ")  # steps that change the machine: only an engine runs them
TRIES = 1200


def options(unit: str) -> dict[str, str]:
    return dict(re.findall(r"^(\w+)=(.*)$", unit, re.MULTILINE))


def test_the_unit_is_well_guarded_and_carries_the_documented_load() -> None:
    told = options(UNIT.read_text("utf-8"))
    assert int(told["LimitNOFILE"]) >= 4096
    assert (told["UMask"], told["PrivateTmp"], told["NoNewPrivileges"]) == ("0077", "true", "true")
    assert told["CapabilityBoundingSet"] == ""
    assert "MemoryMax" in told
    assert "SystemCallFilter" in told
    assert told["Wants"] == "network-online.target"
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd-analyze here: its judgement is left out")
    judge = ["systemd-analyze", "security", "--offline=true", "--no-pager", "--threshold=24", str(UNIT)]
    judged = subprocess.run(judge, capture_output=True, text=True, check=False)
    assert judged.returncode == 0, judged.stdout[-300:]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_pin_has_its_hash_and_no_lock_names_a_registry(lock: Path) -> None:
    text = lock.read_text("utf-8")
    pins = re.findall(
        r"^([a-z0-9][\w.\[\]-]*)(.*)\\$((?:\n    --hash=sha256:[0-9a-f]{64}(?: \\)?)*)", text, re.MULTILINE
    )
    lines = [line for line in text.splitlines() if line and line[0] not in " #"]
    assert len(pins) == len(lines) > 0
    assert all("==" in version and hashes for _, version, hashes in pins)
    assert "://" not in text
    assert "--index" not in text


def test_every_documented_installation_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = {"runtime": [*project["project"]["dependencies"]], "research": []}
    for name, extra in project["project"]["optional-dependencies"].items():
        if name != "laws":  # for who writes a game: no part of an installation
            wanted["research" if name in ("research", "cluster") else "runtime"] += extra
    for file, packages in wanted.items():
        names = {re.split(r"[>=\[; ]", one)[0].lower().replace("_", "-").replace(".", "-") for one in packages}
        text = (ROOT / "requirements" / f"{file}.txt").read_text("utf-8")
        assert names <= set(re.findall(r"^([\w-]+)==", text.lower(), re.MULTILINE)), file
    build = (ROOT / "requirements" / "build.txt").read_text("utf-8")
    assert all(f"\n{one}==" in f"\n{build}" for one in ("setuptools", "mypy"))
    script = (ROOT / "hosting" / "install.sh").read_text("utf-8")
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for text in (script, page, CONTAINER.read_text("utf-8"), (ROOT / "build_tools" / "page.py").read_text("utf-8")):
        for line in re.findall(r'^.*pip"?,? "?install.*$', text, re.MULTILINE):
            assert "--require-hashes" in line or "--no-deps" in line, line
    for path in sorted(
        {ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")}
        - set((ROOT / "docs" / "api").glob("*"))
    ):
        text = path.read_text("utf-8")
        for line in re.findall(r"^.*pip install.*$", text, re.MULTILINE):
            own = "pip install -e " in line  # a game of the reader's
            locked = "--require-hashes" in line or "--no-deps" in line
            assert own or locked or "#by-hash" in text or 'id="by-hash"' in text, (path.name, line)
    assert "--require-hashes -r requirements/research.txt" in (ROOT / "docs" / "research.md").read_text("utf-8")
    assert "sh source/hosting/install.sh" in page
    assert "source/hosting/parlour.service" in page


def steps() -> Iterator[tuple[str, str]]:
    """The instructions of the container file."""
    for line in CONTAINER.read_text("utf-8").replace("\\\n", " ").splitlines():
        if line and not line.startswith("#"):
            word, _, rest = line.partition(" ")
            yield word, rest


def engine() -> str | None:
    """An engine that can build images here."""
    for name in ("podman", "docker"):
        if shutil.which(name) and not subprocess.run([name, "info"], capture_output=True, check=False).returncode:
            return name
    return None


@pytest.mark.slow
def test_the_container_is_built_and_serves(tmp_path: Path) -> None:
    found = engine()
    if found is not None:
        in_an_image(found)
    else:
        in_a_folder(tmp_path)


def in_an_image(found: str) -> None:
    """Built, started, asked and stopped."""
    port, name = free_port(), f"parlour-test-{os.getpid()}"
    subprocess.run([found, "build", "-q", "-f", str(CONTAINER), "-t", name, str(ROOT)], check=True)
    begin = [found, "run", "--rm", "-d", "--name", name, "-p", f"127.0.0.1:{port}:1893", name]
    subprocess.run(begin, check=True)
    try:
        answered(port)
    finally:
        subprocess.run([found, "stop", name], check=False)
        subprocess.run([found, "rmi", name], check=False)


def in_a_folder(folder: Path) -> None:
    """The same steps, `/` being a folder of ours; only what changes the machine itself is left out."""
    source, port = folder / "src", free_port()
    environ = {**os.environ, "PARLOUR_COMPILE": "0"}
    environ.pop("PYTHONPATH", None)

    def placed(text: str) -> str:
        return re.sub(r"(?<![\w.:/-])/(?=parlour|data|src)", f"{folder}/", text)

    for word, rest in steps():
        if word == "COPY" and rest == ". .":
            copy_sources(source)
        elif word == "RUN" and not rest.startswith(OF_THE_SYSTEM):
            done = subprocess.run(["sh", "-c", placed(rest)], cwd=source, env=environ, capture_output=True, text=True)
            if "Could not find a version that satisfies" in done.stderr or "ConnectionError" in done.stderr:
                pytest.skip("no registry of packages can be reached from here")
            assert done.returncode == 0, done.stderr[-2000:]
        elif word == "ENV":
            pairs = [pair.partition("=")[::2] for pair in shlex.split(placed(rest))]
            environ |= {name: value.replace("$PATH", environ["PATH"]) for name, value in pairs}
        elif word == "CMD":
            command = [*json.loads(rest), "--port", str(port)]
        elif word == "HEALTHCHECK":
            health = json.loads(rest.partition("CMD ")[2])
    with subprocess.Popen(command, env=environ, cwd=folder, stderr=subprocess.DEVNULL) as server:
        try:
            answered(port)
            asked = [part.replace(":1893", f":{port}") for part in health]
            assert subprocess.run(asked, env=environ, cwd=folder, check=False).returncode == 0
        finally:
            server.send_signal(signal.SIGTERM)
    assert server.returncode in (0, -signal.SIGTERM)
    assert (folder / "data" / "parlour.sqlite").exists()


def copy_sources(place: Path) -> None:
    """What .dockerignore lets through: our files, and the page if it is built."""
    tracked = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    for name in tracked:
        if (ROOT / name).is_file():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, place / name)
    page = Path("src", "parlour", "server", "page")
    if (ROOT / page).is_dir():
        shutil.copytree(ROOT / page, place / page)


def answered(port: int) -> None:
    """It serves the page and can write."""
    for _ in range(TRIES):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health/ready", timeout=5) as answer:
                assert json.load(answer)["status"] == "ok"
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as answer:
                assert b"<html" in answer.read()
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server never answered")
