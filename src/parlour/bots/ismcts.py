"""Information set Monte Carlo tree search, for any game.

Every iteration guesses a world that looks like the searcher's view, walks down one tree shared by all worlds, adds
a leaf, plays on to the end (or asks a judge) and counts what each seat got. An option is only tried in the worlds
that allow it, so it is weighed by how often it was available. What the searcher cannot tell apart is one branch.
"""

from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from parlour.bots.bot import Bot
from parlour.bots.judge import Judge, ahead, shares, wins
from parlour.bots.judges import judge_of
from parlour.bots.plan import WHOLE, Budget, Plan, Thought, ranked
from parlour.core.chance import Chance
from parlour.core.codec import Codec
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game
from parlour.core.words import Action, Seat, State

SEATS: Final = 8  # keys of branches: the action's number times this, plus the chooser
UNTOLD: Final = -1  # the number of an action that the searcher is not told
LOOKS: Final = 3  # of the judge at the options of the root
DEEP: Final = 20  # visits after which the judge looks at the options of a branch


class Node:
    """A branch of the tree: an action as the searcher saw it, and what came of it for its chooser."""

    def __init__(self, action: Action, seat: Seat) -> None:
        self.action = action
        self.seat = seat  # who chose it
        self.visits: i64 = 0
        self.available: i64 = 0
        self.reward: float = 0.0
        self.hope: float = 0.0  # what the judge expects of it, summed up …
        self.faith: float = 0.0  # … over so many looks
        self.won: list[float] = []  # by seat; only next to the root
        self.children: dict[int, Node] = {}
        self.option: Action = action  # the very action in the world at hand
        self.met: i64 = 0  # the iteration, by the tree's clock, that offered it last
        self.alike: i64 = 0  # how many options of that world looked like it

    def mean(self) -> float:
        """Reward a visit."""
        return self.reward / float(self.visits) if self.visits else 0.0


class Search:
    """One decision: a view, a tree, and the chance to guess with. It never sees more than the view."""

    def __init__(self, game: Game, view: State, seat: Seat, chance: Chance, plan: Plan) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.chance = chance
        self.plan = plan
        self.root = Node(game.actions[0], seat)
        self.made: i64 = 0  # iterations of this search
        self.clock: i64 = 0  # iterations of this tree

    def run(self, budget: Budget, hurry: bool = True) -> None:
        """Iterate until the budget is spent; in a hurry, until the choice cannot change any more.

        Visits that an earlier search of the same turn left in the tree count as done.
        """
        start = perf_counter()
        most: i64 = budget.iterations
        if budget.iterations == 0 or budget.seconds == 0:
            return
        judge = self.plan.judge
        if judge is not None and not self.root.children:
            for _ in range(LOOKS):
                self.order(judge, self.root, self.game.guess(self.view, self.seat, self.chance))
        while budget.iterations < 0 or self.root.visits < most:
            left = -1.0
            if budget.iterations > 0:
                left = float(most - self.root.visits)
            if budget.seconds > 0:
                spent = perf_counter() - start
                if spent >= budget.seconds:
                    return
                if self.made > 15:
                    by_time = (budget.seconds - spent) * float(self.made) / spent
                    left = by_time if left < 0.0 or by_time < left else left
            if hurry and left >= 0.0 and self.made % 16 == 15 and self.settled(left):
                return
            self.iterate()

    def probe(self, option: Action, iterations: int) -> Thought:
        """Look at one option so many times more, whatever the others promise, and tell of these looks alone."""
        before = Node(option, self.seat)
        known = self.root.children.get(own_key(option, self.seat))
        if known is not None:
            before.reward = known.reward
            before.won = known.won[:]
        if not before.won:
            before.won = [0.0 for _ in range(self.view.seats)]
        for _ in range(iterations):
            self.iterate(option)
        after = self.root.children[own_key(option, self.seat)]
        each = 1.0 / iterations
        won = [each * (now - then) for now, then in zip(after.won, before.won)]
        return Thought(option, self.seat, iterations, each * (after.reward - before.reward), won, line_from(after))

    def settled(self, left: float) -> bool:
        """Whether the second most visited option cannot catch up with what is left."""
        first: i64 = 0
        second: i64 = 0
        for child in self.root.children.values():
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return float(first - second) > left

    def order(self, judge: Judge, node: Node, world: State) -> None:
        """Let the judge look at every option of this world, for its chooser, as if each had been tried once."""
        seat = turn(world)
        for option in legal(world):
            key = self.key(world, option, seat)
            child = node.children.get(key)
            if child is None:
                child = branch(node, key, option, seat)
            child.hope += ahead(judge, world, seat, option, self.chance)
            child.faith += 1.0

    def key(self, world: State, option: Action, seat: Seat) -> int:
        """What tells branches apart: who chooses, and the action as far as the searcher is told."""
        if seat != self.seat and world.agenda[-1].secret(world, option):
            return UNTOLD * SEATS + seat
        return own_key(option, seat)

    def iterate(self, first: Action | None = None) -> None:
        """Guess, walk down (by a first option that is given, or the best), add a leaf, play on, count."""
        world = self.game.guess(self.view, self.seat, self.chance)
        self.made += 1
        self.clock += 1
        judge = self.plan.judge
        node = self.root
        path: list[Node] = []
        while True:
            options = legal(world)
            if not options:
                break
            if first is not None and node is self.root:
                options = [first]
            if judge is not None and node.visits == DEEP:
                self.order(judge, node, world)
            node = self.descend(node, world, options)
            path.append(node)
            push(world, node.option)
            if node.visits == 0:
                break
        self.count(path, world)

    def descend(self, node: Node, world: State, options: list[Action]) -> Node:
        """The branch to follow in this world: an untried one, or the best by UCB for its chooser."""
        now = self.clock
        seat = turn(world)
        untried = 0
        unseen: Action | None = None
        kids: list[Node] = []
        for option in options:
            child = node.children.get(self.key(world, option, seat))
            if child is None:
                untried += 1
                if untried == 1 or self.chance.below(untried) == 0:
                    unseen = option
            elif child.met == now:  # looks like an option before it: one branch, either action
                child.alike += 1
                if self.chance.below(child.alike) == 0:
                    child.option = option
            else:
                child.met = now
                child.alike = 1
                child.option = option
                child.available += 1
                kids.append(child)
        if unseen is not None:
            child = branch(node, self.key(world, unseen, seat), unseen, seat)
            child.met = now
            child.alike = 1
            child.available = 1
            return child
        return self.best(kids)

    def best(self, kids: list[Node]) -> Node:
        """Upper confidence bound, by availability; what the judge hopes counts as so many tries."""
        explore = self.plan.explore
        chosen = kids[0]
        most = -1.0
        for child in kids:
            tries = float(child.visits) + child.faith
            bound = (child.reward + child.hope) / tries + explore * sqrt(
                log(float(child.available) + child.faith) / tries
            )
            if bound > most:
                most = bound
                chosen = child
        return chosen

    def count(self, path: list[Node], world: State) -> None:
        """Play on from the leaf and count its end for every chooser on the way."""
        judge = self.plan.judge
        if judge is not None and self.plan.cut != WHOLE and playout(world, self.chance, self.plan):
            points = judge.points(world)
            spread = judge.spread(world)
            got = shares(points, spread)
            won = wins(points, spread) if len(points) > 2 else got
        else:
            if judge is None or self.plan.cut == WHOLE:
                playout(world, self.chance, self.plan)
            outcome = self.game.outcome(world)
            assert outcome is not None
            got = rewards(outcome.ranks)
            won = victories(outcome.ranks)
        self.root.visits += 1
        for node in path:
            node.visits += 1
            node.reward += got[node.seat]
        if path:
            first = path[0]
            if not first.won:
                first.won = [0.0 for _ in won]
            for seat in range(len(won)):
                first.won[seat] += won[seat]

    def thoughts(self, options: list[Action]) -> list[Thought]:
        """What was found of each option, the most visited first."""
        found: list[Thought] = []
        for option in options:
            node = self.root.children.get(own_key(option, self.seat))
            if node is None or node.visits == 0:
                found.append(Thought(option, self.seat, 0, 0.0, [0.0 for _ in range(self.view.seats)], []))
            else:
                counted = max(1.0, sum(node.won))  # visits since the tree was kept: before, only its chooser counted
                won = [share / counted for share in node.won] or [0.0 for _ in range(self.view.seats)]
                found.append(Thought(option, self.seat, int(node.visits), node.mean(), won, line_from(node)))
        return ranked(found)


def own_key(option: Action, seat: Seat) -> int:
    """The key of a branch that is no secret."""
    return option.index * SEATS + seat


def branch(node: Node, key: int, option: Action, seat: Seat) -> Node:
    """A new branch for an option."""
    child = node.children[key] = Node(option, seat)
    return child


def playout(world: State, chance: Chance, plan: Plan) -> bool:
    """Play on in place; True if it was cut short before the end."""
    left = plan.cut
    judge = plan.judge
    guided = plan.guided
    options = legal(world)
    while options:
        if left == 0:
            return True
        many = len(options)
        if many == 1:
            push(world, options[0])
        else:
            left -= 1
            if guided and judge is not None:
                push(world, judge.suggest(world, options, chance))
            else:
                push(world, options[chance.below(many)])
        options = legal(world)
    return False


def rewards(ranks: list[int]) -> list[float]:
    """For each seat the part of the others that it beat, a tie counting half: 1 for the first, 0 for the last."""
    others = len(ranks) - 1
    found: list[float] = []
    for mine in ranks:
        beaten = -0.5  # it ties with itself
        for rank in ranks:
            beaten += 1.0 if rank > mine else (0.5 if rank == mine else 0.0)
        found.append(beaten / others)
    return found


def victories(ranks: list[int]) -> list[float]:
    """1 for the winner; a shared victory in equal parts."""
    part = 1.0 / ranks.count(1)
    return [part if rank == 1 else 0.0 for rank in ranks]


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


class SearchBot(Bot):
    """A player who searches. Between choices of one turn it keeps its tree, as long as nothing new was seen."""

    def __init__(self, game: Game, chance: Chance, budget: Budget, plan: Plan, slack: float = 0.0) -> None:
        self.game = game
        self.chance = chance
        self.budget = budget
        self.plan = plan
        self.slack = slack  # how much worse an option may look and still be chosen now and then
        self.codec = Codec(game)
        self.kept: Node | None = None  # the branch chosen last
        self.clock: i64 = 0  # of its tree
        self.foreseen: Any = None  # the view it leads to if nothing hidden comes up

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        """The option visited most; with some slack, one that looks nearly as good."""
        if len(options) == 1:
            chosen = options[0]
            self.keep(self.kept_for(view), view, seat, chosen)
            return chosen
        search = self.begin(view, seat)
        search.run(self.budget)
        thoughts = search.thoughts(options)
        chosen = thoughts[0].action
        if search.root.visits == 0:
            chosen = options[self.chance.below(len(options))]
        elif self.slack > 0.0:
            chosen = self.lapse(thoughts)
        self.clock = search.clock
        self.keep(search.root, view, seat, chosen)
        return chosen

    def think(self, view: State, seat: Seat, options: list[Action], budget: Budget) -> list[Thought]:
        """What it thinks of every option, the best first, within a budget that is used in full."""
        search = Search(self.game, view, seat, self.chance, self.plan)
        search.run(budget, hurry=False)
        return search.thoughts(options)

    def lapse(self, thoughts: list[Thought]) -> Action:
        """A human choice: the better an option looks, the likelier."""
        best = max(thought.reward for thought in thoughts)
        weights = [
            max(0.0, 1.0 - (best - thought.reward) / self.slack) if thought.visits else 0.0 for thought in thoughts
        ]
        point = sum(weights) * float(self.chance.below(1 << 20)) / float(1 << 20)
        for i in range(len(thoughts)):
            point -= weights[i]
            if point < 0.0:
                return thoughts[i].action
        return thoughts[0].action

    def begin(self, view: State, seat: Seat) -> Search:
        """A search of this view, with the tree of the last one if it still holds."""
        search = Search(self.game, view, seat, self.chance, self.plan)
        kept = self.kept_for(view)
        if kept is not None:
            search.root = kept
            search.clock = self.clock
        return search

    def kept_for(self, view: State) -> Node | None:
        """The tree kept, if this is the very view it foresaw."""
        kept = self.kept
        self.kept = None
        if kept is None or self.codec.pack(view) != self.foreseen:
            return None
        return kept

    def keep(self, root: Node | None, view: State, seat: Seat, chosen: Action) -> None:
        """Keep the branch chosen, and the view that it leads to as far as this seat can tell, if it chooses again."""
        if root is None:
            return
        following = root.children.get(own_key(chosen, seat))
        if following is None:
            return
        imagined = view.copy()
        push(imagined, chosen)
        if turn(imagined) == seat:
            self.kept = following
            self.foreseen = self.codec.pack(self.game.view(imagined, seat))


def simulate(game: Game, seats: int, seconds: float, cut: int = WHOLE) -> float:
    """Simulations a second at the first choice of a game: by whole random playouts, or cut short by its judge."""
    plan = Plan() if cut == WHOLE else Plan(judge_of(game), cut=cut)
    state = game.setup(seats, 1893, game.settled({}))
    seat = turn(state)
    search = Search(game, game.view(state, seat), seat, Chance(1893), plan)
    start = perf_counter()
    search.run(Budget(seconds=seconds), hurry=False)
    return float(search.made) / (perf_counter() - start)
