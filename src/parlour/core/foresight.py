"""Foresight: where an action would lead, as far as its seat can tell beforehand, for terminal, page and bots alike.

All of it comes from the seat's view. Hidden things are guessed, always alike for the same view: so worlds that the
seat cannot tell apart get the same answer, whoever asks.
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


class Prospect:
    """What an action would lead to."""

    def __init__(self, action: Action, view: State, events: list[Event]) -> None:
        self.action = action
        self.view = view  # of the table afterwards; what would come up stays blank
        self.events = events  # as the seat would be told them
        self.standing: list[int] | None = None  # points if counted then; None while hidden things decide
        self.sure = False  # whether the view would be this one, however the hidden things lie
        self.ends: End = "no"  # whether the game is over then, or can be before anybody else chooses


class Foresight:
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
        found.ends = self._ends(after)
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
        """Whether the game is over after an action, or can be by what the seat does before anybody else chooses."""
        return self._ends(self.after(action))

    def _ends(self, after: list[State]) -> End:
        over = sum([int(turn(world) == NOBODY) for world in after])
        if over:
            return "will" if over == len(after) else "may"
        if not self.game.near_end(self.view):
            return "no"
        chance = Chance(KEY)
        for world in after:
            for _ in range(TRIES):
                if self.ended(world, chance):
                    return "may"  # a game that ended is a proof
        return "no"

    def ended(self, world: State, chance: Chance) -> bool:
        """Whether the rest of the seat's turn, played anyhow, ends the game."""
        played = world.copy()
        while turn(played) == self.seat:
            options = legal(played)
            push(played, options[chance.below(len(options))])
        return turn(played) == NOBODY
