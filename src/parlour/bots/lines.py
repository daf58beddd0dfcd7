"""Expected lines: where options of a decision lead, in a few worlds that look like its view.

A line is played on by what the search found; beyond that by the net that guides it, else by the judge's eye. Nothing
but the view, and the chance to guess with, decides it: worlds that the seat cannot tell apart have the same lines.
"""

from typing import Final

from parlour.bots.ismcts import Search
from parlour.bots.judge import Judge, ahead
from parlour.bots.tree import Node
from parlour.core.chance import Chance
from parlour.core.engine import legal, push, turn
from parlour.core.words import NOBODY, Action, State

TRIED: Final = 3  # visits after which the search knows an answer
APPEALING: Final = 4  # options that the judge compares, those that look best at a glance
LONGEST: Final = 300  # choices of a line
KEY: Final = 1893  # of the chance by which a judge plays on


class Lines:
    """The worlds in which lines are compared: the same for every option."""

    def __init__(self, search: Search, worlds: int) -> None:
        self.search = search
        self.seat = search.seat
        self.worlds = [search.game.guess(search.view, search.seat, search.chance) for _ in range(worlds)]

    def where(self, option: Action, turns: int = 1) -> list[State | None]:
        """Where an option leads in each world: to the seat's next turn, or so many later. None where it is none."""
        return [self.played(world, option, turns) for world in self.worlds]

    def played(self, world: State, option: Action, turns: int = 1) -> State | None:
        """The same in one world, without turns to where the seat's own ends; asked again, it leads to the same."""
        if option not in legal(world):
            return None
        after = world.copy()
        push(after, option)
        chance = Chance(KEY)
        node = self.search.root.child(option, self.seat)
        others = False  # whether somebody else has chosen since
        for _ in range(LONGEST):
            chooser = turn(after)
            if chooser == NOBODY:
                break
            if chooser != self.seat:
                if turns == 0:
                    break
                others = True
            elif others:
                turns -= 1
                others = False
                if turns == 0:
                    break
            node = self._answered(after, node, chance)
        return after

    def _answered(self, world: State, node: Node | None, chance: Chance) -> Node | None:
        """Play what is expected now; the branch of the search that follows, as long as there is one."""
        options, chooser = legal(world), turn(world)
        following: Node | None = None
        chosen = options[0]
        if node is not None:
            most = TRIED - 1 if len(options) > 1 else -1
            for option in options:
                child = node.child(self.search.told(world, option, chooser), chooser)
                if child is not None and child.visits > most:
                    most, chosen, following = int(child.visits), option, child
        if following is None and len(options) > 1:
            chosen = self._natural(world, options, chance)
        push(world, chosen)
        return following

    def _natural(self, world: State, options: list[Action], chance: Chance) -> Action:
        """What a good player would do there at a glance."""
        net, judge = self.search.plan.net, self.search.plan.judge
        if net is not None:
            priors = net.priors(world, options)
            return options[priors.index(max(priors))]
        assert judge is not None
        return appealing(judge, world, options, chance)


def appealing(judge: Judge, world: State, options: list[Action], chance: Chance) -> Action:
    """Of the options that appeal most, the one after which the judge expects most."""
    seat = turn(world)
    ranked = sorted(options, key=lambda option: -judge.appeal(world, seat, option))
    best, most = ranked[0], -1.0
    for option in ranked[:APPEALING]:
        promise = ahead(judge, world, seat, option, chance)
        if promise > most:
            best, most = option, promise
    return best
