"""The tree of a search: branches, what tells them apart, and the line they lead to."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlour.core.words import Action, Seat

UNTOLD: Final = Action()  # stands for any action that the searcher is not told
LEAF: Final[dict[object, "Node"]] = {}  # the branches of a node that has none yet; nobody writes into it
NOTHING_WON: Final[list[float]] = []


@mypyc_attr(acyclic=True)  # no branch leads back up
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
        self.won: list[float] = NOTHING_WON  # by seat; only next to the root
        self.children: dict[object, Node] = LEAF  # by action, as far as it is told: `branch` and `child` alone know how
        self.option: Action = action  # the very action in the world at hand
        self.met: i64 = 0  # the iteration, by the tree's clock, that offered it last
        self.alike: i64 = 0  # how many options of that world looked like it

    def child(self, told: Action, seat: Seat) -> "Node | None":
        """The branch of an action as far as it is told, and of whoever chooses it."""
        found = self.children.get(told)
        if found is not None and found.seat != seat:  # in another world somebody else chooses here
            return self.children.get((told, seat))
        return found

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


def branch(node: Node, told: Action, option: Action, seat: Seat) -> Node:
    """A new branch for an option, known by what is told of it."""
    child = Node(option, seat)
    if node.children is LEAF:
        node.children = {}
    if told in node.children:
        node.children[told, seat] = child
    else:
        node.children[told] = child
    return child


def pruned(root: Node, least: i64) -> i64:
    """Let the branches of those go that were visited less than so often; how many branches are left, all counted."""
    left: i64 = 0
    todo = [root]
    while todo:
        for child in todo.pop().children.values():
            left += 1
            if child.visits < least:
                child.children = LEAF
            else:
                todo.append(child)
    return left


def line_from(node: Node) -> list[Action]:
    """The play expected after a branch: the most visited way down, while it was tried twice and is told."""
    line: list[Action] = []
    while node.children:
        following = max(node.children.values(), key=lambda child: child.visits)
        if following.visits < 2 or node.child(UNTOLD, following.seat) is following:
            break
        line.append(following.action)
        node = following
    return line
