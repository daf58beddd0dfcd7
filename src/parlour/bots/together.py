"""Several processes think about one choice, each with a tree of its own, and what they found is added up.

Each makes a part of the iterations, or all of them think for the same seconds. What counts is how often an option was
visited by all of them together: root parallelism.
"""

from typing import Any, TypeAlias

from parlour.bots.plan import Thought

OptionsWeighed: TypeAlias = list[
    list[Any]
]  # of every option, as JSON has it: in notation, its visits, what each was worth


def weighed(thoughts: list[Thought]) -> OptionsWeighed:
    """What one process found, as it crosses a pipe."""
    return [[thought.action.write(), int(thought.visits), float(thought.reward)] for thought in thoughts]


def added_up(found: list[OptionsWeighed]) -> tuple[dict[str, int], dict[str, float]]:
    """By option, how often all together visited it, and what that was worth in all."""
    visits: dict[str, int] = {}
    worth: dict[str, float] = {}
    for opinion in found:
        for found_of in opinion:
            option, seen, reward = str(found_of[0]), int(found_of[1]), float(found_of[2])
            visits[option] = visits.get(option, 0) + seen
            worth[option] = worth.get(option, 0.0) + seen * reward
    return visits, worth


def is_settled(found: list[OptionsWeighed], part_left: float) -> bool:
    """Whether the option visited most will stay so, with such a part of what was thought so far still to be thought."""
    visits, _ = added_up(found)
    if len(visits) < 2:
        return bool(visits)
    first, second = sorted(visits.values(), reverse=True)[:2]
    return first - second > part_left * sum(visits.values())


def merged(found: list[OptionsWeighed]) -> str:
    """The option visited most by all together; of equals the one that was worth more, then the first."""
    visits, worth = added_up(found)
    best = ""
    for option, seen in visits.items():
        if not best or (seen, worth[option]) > (visits[best], worth[best]):
            best = option
    if not best:
        raise ValueError("nobody thought of anything")
    return best
