"""Foresight: where an action would lead, as far as its seat can tell beforehand, for terminal, page and bots alike.

All of it comes from the seat's view. Where hidden things are guessed, it is always alike for the same view: so worlds
that the seat cannot tell apart get the same answer, whoever asks. What is claimed for certain is never a guess: points
come from the game's rules, and that the game cannot end is told only where no way to play the turn on is left.
"""

from typing import Final, Literal

from parlour.core.chance import Chance
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game
from parlour.core.table import codec_of
from parlour.core.words import NOBODY, Action, Event, Seat, State

End = Literal["no", "may", "will"]

WORLDS: Final = 48  # ways in which the hidden things may lie
LOOKED_AT: Final = 4  # of these, when asking whether what follows is sure
TRIES: Final = 2  # turns played on in each world, when asking whether the game may end
KEY: Final = 1893  # of the chance that plays them on
MOST_TRIED: Final = 500  # actions tried, when asking whether the game cannot end


class Prospect:
    """What an action would lead to."""

    def __init__(self, action: Action, view: State, events: list[Event]) -> None:
        self.action = action
        self.view = view  # of the table afterwards; what would come up stays blank
        self.events = events  # as the seat would be told them
        self.standing: list[int] | None = None  # points if counted then; None while hidden things decide
        self.sure = False  # whether the view would be this one, however the hidden things lie
        self.ends: End = "no"  # whether the game is over then, or can be before anybody else chooses


class Foreseer:
    """What a seat that is to choose can foresee from its view."""

    def __init__(self, game: Game, view: State, seat: Seat) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self._worlds: list[State] = []

    def worlds(self) -> list[State]:
        """Full states that look like the view; the same view gives the same worlds."""
        if not self._worlds:
            self._worlds = [self.game.guess(self.view, self.seat, Chance(number + 1)) for number in range(WORLDS)]
        return self._worlds

    def of(self, action: Action) -> Prospect:
        """Everything that can be told of a legal action."""
        game, seat, codec = self.game, self.seat, codec_of(self.game)
        found = self.imagined(action)
        after = self.after(action)
        seen = codec.pack(found.view)
        few = after[:LOOKED_AT]
        found.standing = game.known_scores(found.view, seat)
        found.sure = bool(few) and all(codec.pack(game.view(world, seat)) == seen for world in few)
        found.ends = self._ends(found.view, after)
        return found

    def imagined(self, action: Action) -> Prospect:
        """The action played on the view itself, hidden things staying hidden."""
        told: list[Event] = []
        imagined = self.view.copy()
        imagined.log = told
        push(imagined, action)
        imagined.log = None
        events: list[Event] = []
        for event in told:
            seen = event.seen_by(self.seat)
            assert isinstance(seen, Event)
            events.append(seen)
        return Prospect(action, self.game.view(imagined, self.seat), events)

    def after(self, action: Action) -> list[State]:
        """The worlds in which the action can be taken, once it is."""
        found: list[State] = []
        for world in self.worlds():
            if action in legal(world):
                following = world.copy()
                push(following, action)
                found.append(following)
        return found

    def ends(self, action: Action) -> End:
        """Whether the game is over after an action, or can be by what the seat does before anybody else chooses.

        "no" and "will" are certain, in every world that looks like the view; "may" is said where neither is.
        """
        return self._ends(self.imagined(action).view, self.after(action))

    def _ends(self, view: State, after: list[State]) -> End:
        if turn(view) == NOBODY:
            return "will" if all(turn(world) == NOBODY for world in after) else "may"
        if self.game.may_be_over(view, self.seat) or any(turn(world) == NOBODY for world in after):
            return "may"
        if turn(view) != self.seat or not self.game.near_end(view):
            return "no"
        chance = Chance(KEY)
        for world in after:
            for _ in range(TRIES):
                if self.ended(world, chance):
                    return "may"  # a game that ended is a proof
        return "may" if self.reaches_end(view) else "no"

    def reaches_end(self, view: State) -> bool:
        """Whether some way to play the turn on may end the game; True also where there are too many to try all."""
        waiting = [view]
        tried = 0
        while waiting:
            before = waiting.pop()
            options = legal(before)
            if not options:  # a choice among things that are hidden: those of one world stand for them
                options = legal(self.game.guess(before, self.seat, Chance(KEY)))
            tried += len(options)
            if tried > MOST_TRIED:
                return True
            for option in options:
                after = before.copy()
                push(after, option)
                if turn(after) == NOBODY or self.game.may_be_over(after, self.seat):
                    return True
                if turn(after) == self.seat and self.game.near_end(after):
                    waiting.append(self.game.view(after, self.seat))
        return False

    def ended(self, world: State, chance: Chance) -> bool:
        """Whether the rest of the seat's turn, played anyhow, ends the game."""
        played = world.copy()
        while turn(played) == self.seat:
            options = legal(played)
            push(played, options[chance.below(len(options))])
        return turn(played) == NOBODY
