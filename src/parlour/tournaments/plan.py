"""What sort of tournament it is, settled when it is made."""

from typing import Final, Literal

import msgspec

TournamentKind = Literal["swiss", "robin", "knockout", "arena"]
LARGEST: Final = 256  # people
ROUNDS: Final = 20
MINUTES: Final = 43_200  # an arena over thirty days


class TournamentPlan(msgspec.Struct, frozen=True):
    """`rounds` of a Swiss; `minutes` for which an arena pairs; `bots` of this level as everybody's opponents in
    duplicate; at `most` so many people; whether others may enter `late`; `rest` in seconds between rounds.
    """

    kind: TournamentKind
    seats: int
    rounds: int = 0
    minutes: int = 0
    duplicate: bool = False
    bots: int | None = None
    most: int = LARGEST
    late: bool = True
    rest: int = 0

    @property
    def late_entry(self) -> bool:
        """Whether somebody may still enter once it has begun: not where all rounds follow from who was there."""
        return self.late and self.kind in ("swiss", "arena")


def wrong_plan(plan: TournamentPlan) -> str | None:
    """What of a plan cannot be, if anything."""
    faults = {
        "a table of a tournament has two to four seats": not 2 <= plan.seats <= 4,
        "a round robin is for two seats": plan.kind == "robin" and plan.seats != 2,
        f"a Swiss has 1 to {ROUNDS} rounds": plan.kind == "swiss" and not 1 <= plan.rounds <= ROUNDS,
        "only a Swiss has a number of rounds": plan.kind != "swiss" and plan.rounds != 0,
        f"an arena lasts 1 to {MINUTES} minutes": plan.kind == "arena" and not 1 <= plan.minutes <= MINUTES,
        "only an arena lasts so many minutes": plan.kind != "arena" and plan.minutes != 0,
        "duplicate has rounds in which everybody plays: Swiss or round robin": (
            plan.duplicate and plan.kind not in ("swiss", "robin")
        ),
        "bots are everybody's opponents in a Swiss of duplicate alone": (
            plan.bots is not None and not (plan.duplicate and plan.kind == "swiss")
        ),
        f"a tournament has 2 to {LARGEST} people": not 2 <= plan.most <= LARGEST,
        "between two rounds is a day at most": not 0 <= plan.rest <= 86_400,
    }
    return next((told for told, wrong in faults.items() if wrong), None)
