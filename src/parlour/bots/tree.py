"""The tree of a search: branches, what tells them apart, and the line they lead to."""

from typing import Final

from mypy_extensions import i64

from parlour.core.words import Action, Seat

SEATS: Final = 8  # keys of branches: the action's number times this, plus the chooser
UNTOLD: Final = -1  # the number of an action that the searcher is not told


class Node:
    """A branch of the tree: an action as the searcher saw it, and what came of it for its chooser."""

    def __init__(self, action: Action, seat: Seat) -> None:
        self.action = action
        self.seat = seat  # who chose it
        self.visits: i64 = 0
        self.available: i64 = 0
        self.reward: float = 0.0
        self.prior: float = 0.0  # how likely a net thinks it the best
        self.judged: float = 0.0  # what the judge expects of it, summed up …
        self.looks: float = 0.0  # … over so many looks
        self.won: list[float] = []  # by seat; only next to the root
        self.children: dict[int, Node] = {}
        self.option: Action = action  # the very action in the world at hand
        self.met: i64 = 0  # the iteration, by the tree's clock, that offered it last
        self.alike: i64 = 0  # how many options of that world looked like it

    def mean(self) -> float:
        """Reward a visit."""
        return self.reward / float(self.visits) if self.visits else 0.0

    def expected(self, seats: int) -> list[float]:
        """Every seat's chance to win, over the branches next to this root."""
        found = [0.0 for _ in range(seats)]
        for child in self.children.values():
            for seat in range(len(child.won)):
                found[seat] += child.won[seat]
        total = sum(found)
        return [share / total for share in found] if total else [1.0 / seats for _ in found]


def own_key(option: Action, seat: Seat) -> int:
    """The key of a branch that is no secret."""
    return option.index * SEATS + seat


def branch(node: Node, key: int, option: Action, seat: Seat) -> Node:
    """A new branch for an option."""
    child = node.children[key] = Node(option, seat)
    return child


def line_from(node: Node) -> list[Action]:
    """The play expected after a branch: the most visited way down, while it was tried twice and is told."""
    line: list[Action] = []
    while node.children:
        key, following = max(node.children.items(), key=lambda item: item[1].visits)
        if following.visits < 2 or key < 0:
            break
        line.append(following.action)
        node = following
    return line
