"""Information set Monte Carlo tree search, for any game.

Every iteration guesses a world that looks like the searcher's view, walks down one tree shared by all worlds, adds
a leaf, plays on to the end (or asks a judge) and counts what each seat got. An option is only tried in the worlds
that allow it, so it is weighed by how often it was available. What the searcher cannot tell apart is one branch.

With a net there are no playouts: it says what a leaf is worth, and PUCT follows what it thinks of the options.
"""

from math import log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from parlour.bots.gains import beaten, rewards, victories
from parlour.bots.judge import Judge, ahead, shares, wins
from parlour.bots.judges import judge_of
from parlour.bots.net import Learned
from parlour.bots.odds import sharpened
from parlour.bots.plan import WHOLE, Budget, Plan, Thought, ranked
from parlour.bots.tree import UNTOLD, Node, branch, line_from, pruned
from parlour.core.chance import Chance
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game
from parlour.core.words import Action, Seat, State

LOOKS: Final = 3  # of the judge at the options of the root
DEEP: Final = 20  # visits after which the judge looks at the options of a branch
DOUBT: Final = 0.125  # what an option not yet tried is thought to lack, as a part of the curiosity
FULL: Final = 400_000  # branches of a tree, about 90 MB: more than any level makes, and what a master thinks in
COARSER: Final = 2  # in a full tree a branch needs so many times the visits to have branches of its own


class Search:
    """One decision: a view, a tree, and the chance to guess with. It never sees more than the view."""

    def __init__(self, game: Game, view: State, seat: Seat, chance: Chance, plan: Plan) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.chance = chance
        self.plan = plan.fitting(view)
        self.root = Node(game.actions[0], seat)
        self.made: i64 = 0  # iterations of this search
        self.clock: i64 = 0  # iterations of this tree
        self.full: i64 = FULL
        self.grown: i64 = 0  # branches of this tree, about
        self.least: i64 = 1  # visits that a branch needs to have branches of its own
        self.guessed: State | None = None  # a world that further iterations share …
        self.to_share = 0  # … and how many

    def run(self, budget: Budget, hurry: bool = True) -> None:
        """Iterate until the budget is spent; in a hurry, until the choice cannot change any more.

        Visits that an earlier search of the same turn left in the tree count as done.
        """
        start = perf_counter()
        most: i64 = budget.iterations
        if budget.iterations == 0 or budget.seconds == 0:
            return
        judge = self.plan.judge
        if judge is not None and self.plan.net is None and not self.root.children:
            for _ in range(LOOKS):
                self.order(judge, self.root, self.game.guess(self.view, self.seat, self.chance))
        net = self.plan.net
        if net is not None and self.root.visits == 0 and self.game.near_end(self.view):
            self.look_round(net)
        while budget.iterations < 0 or self.root.visits < most:
            left = -1.0
            if budget.iterations > 0:
                left = float(most - self.root.visits)
            if budget.seconds > 0:
                spent = perf_counter() - start
                if spent >= budget.seconds and self.made > 0:  # a slow machine thinks once, too
                    return
                if self.made > 15:
                    by_time = (budget.seconds - spent) * float(self.made) / spent
                    left = by_time if left < 0.0 or by_time < left else left
            if hurry and left >= 0.0 and self.made % 16 == 15 and self.settled(left):
                return
            self.iterate()
            if self.grown > self.full:
                self.thin()

    def thin(self) -> None:
        """Let go what was looked at least, and think on in a coarser tree: however long, it takes no more memory."""
        while self.grown > self.full // 2 and self.least < self.root.visits:
            self.least *= COARSER
            self.grown = pruned(self.root, self.least)

    def look_round(self, net: Learned) -> None:
        """Try every option once: so a win at hand is seen, whatever the net thinks of it."""
        world = self.world()
        options = legal(world)
        if not self.root.children:
            self.widen(net, self.root, world, options)
        for option in options:
            self.iterate(option)

    def probe(self, option: Action, iterations: int) -> Thought:
        """Look at one option so many times more, whatever the others promise, and tell of these looks alone."""
        before = Node(option, self.seat)
        known = self.root.child(option, self.seat)
        if known is not None:
            before.reward = known.reward
            before.won = known.won[:]
        if not before.won:
            before.won = [0.0 for _ in range(self.view.seats)]
        for _ in range(iterations):
            self.iterate(option)
        after = self.root.child(option, self.seat)
        assert after is not None
        each = 1.0 / iterations
        won = [each * (now - then) for now, then in zip(after.won, before.won)]
        reward = each * (after.reward - before.reward)
        return Thought(option, self.seat, iterations, reward, self.as_they_come_true(won), line_from(after))

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
            told = self.told(world, option, seat)
            child = node.child(told, seat)
            if child is None:
                child = branch(node, told, option, seat)
                self.grown += 1
            child.judged += ahead(judge, world, seat, option, self.chance)
            child.looks += 1.0

    def told(self, world: State, option: Action, seat: Seat) -> Action:
        """The action as far as the searcher is told: what tells branches apart, with who chooses."""
        if seat != self.seat and world.agenda.top().secret(world, option):
            return UNTOLD
        return option

    def world(self) -> State:
        """A world that looks like the view; its hidden things may serve several iterations, its chance to come not."""
        shared = self.plan.shared
        if shared == 1:
            return self.game.guess(self.view, self.seat, self.chance)
        kept = self.guessed
        if kept is None or self.to_share == 0:
            self.to_share = shared
            kept = self.guessed = self.game.guess(self.view, self.seat, self.chance)
        self.to_share -= 1
        twin = kept.copy()
        twin.key = self.chance.draw()
        return twin

    def iterate(self, first: Action | None = None) -> None:
        """Guess, walk down (by a first option that is given, or the best), add a leaf, play on or ask, count."""
        world = self.world()
        net = self.plan.net
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
            if net is not None:
                if path and node.visits < self.least and not node.children and len(options) > 1:
                    break  # what is forced is no place to judge
            elif judge is not None and node.visits == DEEP:
                self.order(judge, node, world)
            node = self.descend(node, world, options)
            path.append(node)
            push(world, node.option)
            if net is None and node.visits < self.least and not node.children:
                break
        self.count(path, world)

    def descend(self, node: Node, world: State, options: list[Action]) -> Node:
        """The branch to follow in this world: an untried one, or the best for its chooser."""
        now = self.clock
        seat = turn(world)
        net = self.plan.net
        untried = 0
        unseen: Action | None = None
        kids: list[Node] = []
        for option in options:
            told = self.told(world, option, seat)
            child = node.child(told, seat)
            if child is None and net is not None:
                self.widen(net, node, world, options)
                child = node.child(told, seat)
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
            child = branch(node, self.told(world, unseen, seat), unseen, seat)
            self.grown += 1
            child.met = now
            child.alike = 1
            child.available = 1
            return child
        return self.best(kids) if net is None else self.likeliest(kids)

    def widen(self, net: Learned, node: Node, world: State, options: list[Action]) -> None:
        """Branches for the options that have none yet, with what the net thinks of them; alike ones add up."""
        seat = turn(world)
        priors = net.priors(world, options) if len(options) > 1 else [1.0]
        new: dict[Action, Node] = {}
        for at in range(len(options)):
            told = self.told(world, options[at], seat)
            if node.child(told, seat) is None:
                new[told] = branch(node, told, options[at], seat)
                self.grown += 1
            if told in new:
                new[told].prior += priors[at]

    def likeliest(self, kids: list[Node]) -> Node:
        """PUCT, by availability; an option not yet tried is thought a little worse than those that were."""
        tried = 0.0
        reward = 0.0
        for child in kids:
            tried += float(child.visits)
            reward += child.reward
        explore = self.plan.explore
        untried = (reward / tried if tried > 0.0 else 0.5) - DOUBT * explore
        chosen = kids[0]
        most = -9.0
        for child in kids:
            visits = float(child.visits)
            mean = child.reward / visits if visits > 0.0 else untried
            bound = mean + explore * child.prior * sqrt(float(child.available)) / (1.0 + visits)
            if bound > most:
                most = bound
                chosen = child
        return chosen

    def stir(self, part: float, noise: list[float]) -> None:
        """Mix noise into the priors of the root's options, so that self-play tries what the net would not."""
        self.clock += 1
        world = self.world()
        options = legal(world)
        self.descend(self.root, world, options)
        total = sum(noise[: len(options)])
        for at in range(len(options)):
            child = self.root.child(options[at], self.seat)
            assert child is not None
            child.prior = (1.0 - part) * child.prior + part * noise[at] / total

    def best(self, kids: list[Node]) -> Node:
        """Upper confidence bound, by availability; what the judge hopes counts as so many tries."""
        explore = self.plan.explore
        chosen = kids[0]
        most = -1.0
        for child in kids:
            tries = float(child.visits) + child.looks
            bound = (child.reward + child.judged) / tries + explore * sqrt(
                log(float(child.available) + child.looks) / tries
            )
            if bound > most:
                most = bound
                chosen = child
        return chosen

    def count(self, path: list[Node], world: State) -> None:
        """Play on from the leaf, or ask the net, and count what comes for every chooser on the way."""
        judge = self.plan.judge
        net = self.plan.net
        if net is not None:
            got = won = net.wins(world)
        elif judge is not None and self.plan.cut != WHOLE and playout(world, self.chance, self.plan):
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
            node = self.root.child(option, self.seat)
            if node is None or node.visits == 0:
                found.append(Thought(option, self.seat, 0, 0.0, [0.0 for _ in range(self.view.seats)], []))
            else:
                counted = max(1.0, sum(node.won))  # visits since the tree was kept: before, only its chooser counted
                won = [share / counted for share in node.won] or [0.0 for _ in range(self.view.seats)]
                reward = node.mean() if self.plan.net is None else beaten(won, self.seat)
                found.append(
                    Thought(option, self.seat, int(node.visits), reward, self.as_they_come_true(won), line_from(node))
                )
        return ranked(found)

    def as_they_come_true(self, won: list[float]) -> list[float]:
        """Chances as they are told: a search with a net is too timid."""
        net = self.plan.net
        return won if net is None or net.power == 1.0 else sharpened(won, net.power)


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


def simulate(game: Game, seats: int, seconds: float, cut: int = WHOLE) -> float:
    """Simulations a second at the first choice of a game: by whole random playouts, or cut short by its judge."""
    plan = Plan() if cut == WHOLE else Plan(judge_of(game), cut=cut)
    state = game.setup(seats, 1893, game.settled({}))
    seat = turn(state)
    search = Search(game, game.view(state, seat), seat, Chance(1893), plan)
    start = perf_counter()
    search.run(Budget(seconds=seconds), hurry=False)
    return float(search.made) / (perf_counter() - start)
