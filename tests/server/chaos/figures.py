"""What a scenario came to, as rows of a table."""

from dataclasses import dataclass

from tests.server.chaos.crowd import Crowd

HEAD = "| what | how often | acknowledged | lost or doubled | told 503 | no answer | longest wait | the log |"


@dataclass
class Figures:
    """A scenario that has ended well: a loss raises an error."""

    what: str
    times: int
    acknowledged: int
    refused: int
    silent: int
    longest: float
    log: int = 0
    word: str = ""

    def row(self) -> str:
        """For docs/server.md."""
        word = f"{self.log / 1000:.0f} KB" if not self.word else self.word
        return (
            f"| {self.what} | {self.times} | {self.acknowledged:,} | 0 | {self.refused:,} | {self.silent:,} "
            f"| {self.longest:.1f} s | {word} |"
        )


def figures(what: str, times: int, crowd: Crowd, log: int = 0, word: str = "") -> Figures:
    """Of a crowd that has gone home."""
    return Figures(what, times, crowd.played, crowd.refused, crowd.silent, crowd.longest, log, word)


def table(rows: list[Figures]) -> str:
    """All of them."""
    return "\n".join([HEAD, "|" + "---|" * (HEAD.count("|") - 1), *(row.row() for row in rows)])
