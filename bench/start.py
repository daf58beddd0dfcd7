"""How soon a server answers: `parlour serve` to its first page, on a new store and on one that is there.

python bench/start.py [--times 9]    (after make page and make build; on a machine with nothing else to do)

Beside the time that passed stands the processor's time of the server until then: on a busy machine only that tells.
"""

import argparse
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path


def start(data: str) -> tuple[float, float]:
    """Seconds until the first page, and of the processor."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "parlour.cli", "serve", "--port", str(port)]
    environ = {**os.environ, "PARLOUR_DATA": data}
    environ.pop("PYTHONDONTWRITEBYTECODE", None)  # else every start compiles all modules anew: it doubles the time
    begun = time.perf_counter()
    with subprocess.Popen(command, env=environ, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as server:
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5).close()
                break
            except OSError:
                time.sleep(0.01)
        took = time.perf_counter() - begun
        words = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
        server.terminate()
        server.wait(30)
    return took, (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Print both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=9)
    times = parser.parse_args().times
    with tempfile.TemporaryDirectory() as data:
        start(data)  # whatever was never imported here is compiled now
        with tempfile.TemporaryDirectory() as new:
            took, processor = start(new)
        print(f"on a new store: {took:.2f} s, {processor:.2f} s of the processor")
        measured = [start(data) for _ in range(times)]
    took, processor = (statistics.median(both) for both in zip(*measured, strict=True))
    print(f"on a store that is there: {took:.2f} s, {processor:.2f} s of the processor (medians of {times})")


if __name__ == "__main__":
    main()
