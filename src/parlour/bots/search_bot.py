"""The bot that searches; a level is one of these, and so is a master."""

from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from parlour.bots.bot import Bot
from parlour.bots.ismcts import Search
from parlour.bots.plan import UNLIMITED, Budget, Plan, Thought
from parlour.bots.tree import Node
from parlour.core.chance import Chance
from parlour.core.codec import Codec
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game
from parlour.core.words import Action, Seat, State

LEAST: Final = 8  # the last choices of a long turn get this part of a usual one, at least
GUESSES: Final = 4  # worlds in which a win at once must be one


class SearchBot(Bot):
    """A player who searches. Between choices of one turn it keeps its tree, as long as nothing new was seen."""

    def __init__(self, game: Game, chance: Chance, budget: Budget, plan: Plan, slack: float = 0.0) -> None:
        self.game = game
        self.chance = chance
        self.budget = budget
        self.plan = plan
        self.slack = slack  # how much worse an option may look and still be chosen now and then
        self.whole = UNLIMITED  # iterations of a whole turn, however many choices it has
        self.spent = 0  # … of which so many were made
        self.whole_time = 0.0  # the same in seconds, where a choice has so many
        self.spent_time = 0.0
        self.asked: Any = None  # the view asked about last
        self.before = 0  # what was spent before it
        self.before_time = 0.0
        self.goes_on = False  # whether the turn goes on after the choice made last
        self.codec = Codec(game)
        self.kept: Node | None = None  # the branch chosen last
        self.clock: i64 = 0  # of its tree
        self.grown: i64 = 0  # about how many branches the one that was kept has
        self.least: i64 = 1  # visits with which they have branches of their own
        self.foreseen: Any = None  # the view it leads to if nothing hidden comes up
        self.weighing: Search | None = None  # the decision weighed last, of which others choose
        self.tree = 0  # its number, if somebody has to tell it from others

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        """The option visited most; with some slack, one that looks nearly as good, but no win at once is missed."""
        self.count_from(self.codec.pack(view))
        if len(options) == 1:
            chosen = options[0]
            self.keep(self.begin(view, seat), chosen)
            return chosen
        search = self.searched(view, seat)
        thoughts = search.thoughts(options)
        chosen = thoughts[0].action
        if search.root.visits == 0:
            chosen = options[self.chance.below(len(options))]
        elif self.slack > 0.0:
            chosen = self.winning(view, seat, options) or self.lapse(thoughts)
        self.keep(search, chosen)
        return chosen

    def weigh(self, view: State, seat: Seat, options: list[Action], before: Action | None) -> list[Thought]:
        """What its search thinks of the options, to be merged with what others think.

        What is chosen then is told when it is asked again, as `before`: so it goes on with its tree.
        """
        self.learn(before)
        self.count_from(self.codec.pack(view))
        self.weighing = self.begin(view, seat) if len(options) == 1 else self.searched(view, seat)
        return self.weighing.thoughts(options)

    def ponder(
        self, view: State, seat: Seat, options: list[Action], before: Action | None, seconds: float
    ) -> list[Thought]:
        """The same, for so many seconds whatever the choice and the turn have had: asked again, it thinks on."""
        packed = self.codec.pack(view)
        if self.weighing is None or packed != self.asked:
            self.learn(before)
            self.asked = packed
            self.weighing = self.begin(view, seat)
        if len(options) > 1:
            self.weighing.run(Budget(seconds=seconds), hurry=False)
        return self.weighing.thoughts(options)

    def learn(self, chosen: Action | None) -> None:
        """What was chosen last; None if nobody knows, and of another decision than was weighed here if others did."""
        if self.weighing is not None and chosen is not None and chosen in legal(self.weighing.view):
            self.keep(self.weighing, chosen)
        self.weighing = None

    def searched(self, view: State, seat: Seat) -> Search:
        """A search of this view, as long as there is to think."""
        search = self.begin(view, seat)
        start = perf_counter()
        search.run(self.left(search))
        self.spent += int(search.made)
        self.spent_time += perf_counter() - start
        return search

    def count_from(self, view: Any) -> None:
        """A new turn has its whole budget; asked the same again, what was left then is left now."""
        if view == self.asked:
            self.spent, self.spent_time = self.before, self.before_time
        elif not self.goes_on:
            self.spent, self.spent_time = 0, 0.0
        self.asked, self.before, self.before_time = view, self.spent, self.spent_time

    def left(self, search: Search) -> Budget:
        """The budget of a choice, and no more than is left of the turn's; visits that were kept cost nothing."""
        budget = self.budget
        if self.whole_time > 0.0:
            return Budget(seconds=min(budget.seconds, left_of(budget.seconds, self.whole_time - self.spent_time)))
        if self.whole == UNLIMITED or budget.iterations < 0:
            return budget
        more = max(self.whole - self.spent, budget.iterations // LEAST, 1)
        return Budget(min(budget.iterations, int(search.root.visits) + more), budget.seconds)

    def winning(self, view: State, seat: Seat, options: list[Action]) -> Action | None:
        """An option that ends the game and wins it alone, in every world guessed; None if there is none."""
        if not self.game.near_end(view):
            return None
        sure = options
        for _ in range(GUESSES):
            world = self.game.guess(view, seat, self.chance)
            sure = [option for option in sure if ends_well(self.game, world, seat, option)]
            if not sure:
                return None
        return sure[0]

    def think(self, view: State, seat: Seat, options: list[Action], budget: Budget) -> list[Thought]:
        """What it thinks of every option, the best first, within a budget that is used in full."""
        search = Search(self.game, view, seat, self.chance, self.plan)
        search.run(budget, hurry=False)
        return search.thoughts(options)

    def lapse(self, thoughts: list[Thought]) -> Action:
        """A human choice: the oftener an option was looked at and the better it looks, the likelier.

        One that was hardly looked at may look best by chance alone.
        """
        best = thoughts[0].reward  # of the option visited most
        weights = [
            float(thought.visits) * min(1.0, max(0.0, 1.0 - (best - thought.reward) / self.slack))
            for thought in thoughts
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
            search.grown = self.grown
            search.least = self.least
        return search

    def kept_for(self, view: State) -> Node | None:
        """The tree kept, if this is the very view it foresaw."""
        kept = self.kept
        self.kept = None
        if kept is None or self.codec.pack(view) != self.foreseen:
            return None
        return kept

    def keep(self, search: Search, chosen: Action) -> None:
        """Keep the branch chosen, and the view that it leads to as far as this seat can tell, if it chooses again."""
        imagined = search.view.copy()
        push(imagined, chosen)
        seat = search.seat
        self.goes_on = turn(imagined) == seat
        following = search.root.child(chosen, seat)
        if self.goes_on and following is not None:
            self.kept = following
            self.clock = search.clock
            self.least = search.least
            self.grown = search.grown * following.visits // max(1, search.root.visits)
            self.foreseen = self.codec.pack(self.game.view(imagined, seat))


def left_of(seconds: float, turn_left: float) -> float:
    """What a choice may take of what is left of its turn: in a long one the last have little, but something."""
    return max(turn_left, seconds / LEAST)


def ends_well(game: Game, world: State, seat: Seat, option: Action) -> bool:
    """Whether an option ends the game in this world, and its chooser alone wins."""
    after = world.copy()
    push(after, option)
    if after.agenda:
        return False
    outcome = game.outcome(after)
    return outcome is not None and outcome.ranks[seat] == 1 and outcome.ranks.count(1) == 1
