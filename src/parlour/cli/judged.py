"""What the terminal notes of its user's games against bots: what decisions cost by the coach, and how games ended.

As a server does it: the first choice that was judged at a decision stays, and so does the first end of a deal. A moment
that is tried again is practice, and not noted. Nothing here may stop a game.
"""

from collections.abc import Callable
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Final

import msgspec

from parlour.bots.verdict import DEEPER, CoachsWord
from parlour.cli import kept
from parlour.cli.complaint import Complaint
from parlour.cli.table.saving import HUMAN
from parlour.core.words import Seat

if TYPE_CHECKING:
    from parlour.cli.table.session import Session

KEPT: Final = 3000  # decisions at a game; the oldest go
MET: Final = 400  # finished games
LEVEL: Final = "level"


class DecisionHere(msgspec.Struct, frozen=True):
    """A decision and what it cost."""

    table: str
    at: int
    version: str
    made: int  # milliseconds since 1970
    effort: int
    chosen: str
    cost: int  # in millionths of a victory
    theme: str = ""


class EndHere(msgspec.Struct, frozen=True):
    """A finished game against bots of one level alone."""

    table: str
    level: int
    seat: int
    ranks: list[int]


class MyGames(msgspec.Struct):
    """Of one game, the oldest first."""

    decisions: list[DecisionHere] = []
    ends: list[EndHere] = []


def progress_file() -> Path:
    """Where it is noted."""
    return kept.file("progress.json")


def my_games() -> dict[str, MyGames]:
    """All that is noted, by game."""
    return kept.read(progress_file(), dict[str, MyGames])


def note_word(session: "Session", seat: Seat, said: CoachsWord) -> None:
    """The coach has spoken of the last choice."""
    from parlour.server.thinking.skills import judged_by

    table, at = session.table, session.table.at - 1
    theme = type(said.why[0].theme).__name__ if said.verdict == "cost" and said.why else ""
    version, made = judged_by(table.game), int(1000 * time())
    row = DecisionHere(deal_of(session, seat), at, version, made, DEEPER, said.chosen.write(), said.cost, theme)

    def note(mine: MyGames) -> bool:
        if any((one.table, one.at) == (row.table, row.at) for one in mine.decisions):
            return False
        mine.decisions = [*mine.decisions, row][-KEPT:]
        return True

    noted(session, note)


def note_end(session: "Session") -> None:
    """The game is over: noted if one person played it against bots of one level alone."""
    bots = [player for player in session.players if player != HUMAN]
    level = bots[0].removeprefix(LEVEL) if len(set(bots)) == 1 else ""
    outcome = session.table.outcome
    if outcome is None or len(bots) != len(session.players) - 1 or not level.isdecimal():
        return
    seat = session.players.index(HUMAN)
    end = EndHere(deal_of(session, seat), int(level), seat, list(outcome.ranks))

    def note(mine: MyGames) -> bool:
        if any(one.table == end.table for one in mine.ends):
            return False
        mine.ends = [*mine.ends, end][-MET:]
        return True

    noted(session, note)


def deal_of(session: "Session", seat: Seat) -> str:
    """A deal and a seat of it: whoever plays it again knows it."""
    return f"{session.table.seats} {session.table.seed} {seat}"


def noted(session: "Session", note: Callable[[MyGames], bool]) -> None:
    """Note something; where that cannot be, say so and play on."""
    if session.table.redealt:
        return
    try:
        games = my_games()
        if note(games.setdefault(session.table.game.id, MyGames())):
            kept.write(progress_file(), games)
    except (Complaint, OSError) as fault:
        session.say("progress-not-noted", "dim", fault=str(fault))
