"""What the operator can measure, in the text format that Prometheus reads."""

from bisect import bisect_left
from typing import Final

BUCKETS: Final = [5, 10, 25, 50, 100, 250, 1000]  # milliseconds


class Histogram:
    """How long something took, in milliseconds."""

    def __init__(self) -> None:
        self._many = [0] * (len(BUCKETS) + 1)
        self._sum = 0

    def add(self, milliseconds: int) -> None:
        """It took so long once."""
        self._many[bisect_left(BUCKETS, milliseconds)] += 1
        self._sum += milliseconds

    def write(self, name: str, told: str) -> list[str]:
        """Its lines."""
        lines = [f"# HELP {name} {told}", f"# TYPE {name} histogram"]
        total = 0
        for bound, many in zip([*map(str, BUCKETS), "+Inf"], self._many, strict=True):
            total += many
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._sum}", f"{name}_count {total}"]


class Metrics:
    """Counts since the start."""

    def __init__(self) -> None:
        self.entries = 0
        self.told = 0
        self.requests: dict[int, int] = {}
        self.dropped = 0
        self._thought = Histogram()

    def thought(self, milliseconds: int) -> None:
        """A bot has thought for so long."""
        self._thought.add(milliseconds)

    def write(self, rooms: int, sockets: int, thoughts: int, waiting: int, errors: int, commits: Histogram) -> str:
        """The page."""
        lines = [
            *_metric("parlour_rooms", "gauge", "Tables awake in this process", rooms),
            *_metric("parlour_sockets", "gauge", "Sockets open", sockets),
            *_metric("parlour_thoughts_waiting", "gauge", "Thoughts that wait for a process", waiting),
            *_metric("parlour_entries_total", "counter", "Entries folded into logs", self.entries),
            *_metric("parlour_told_total", "counter", "Messages told to sockets", self.told),
            *_metric("parlour_dropped_total", "counter", "Slow clients dropped", self.dropped),
            "# HELP parlour_requests_total Requests answered, by status",
            "# TYPE parlour_requests_total counter",
            *(f'parlour_requests_total{{status="{status}"}} {n}' for status, n in sorted(self.requests.items())),
            *self._thought.write("parlour_thought_milliseconds", "How long bots took to choose"),
            *_metric("parlour_store_waiting", "gauge", "Jobs that wait for the store's writer", waiting),
            *_metric("parlour_store_errors_total", "counter", "Asked in vain of a store that was away", errors),
            *commits.write("parlour_commit_milliseconds", "How long commits took"),
        ]
        return "\n".join(lines) + "\n"


def _metric(name: str, kind: str, told: str, value: int) -> list[str]:
    return [f"# HELP {name} {told}", f"# TYPE {name} {kind}", f"{name} {value}"]
