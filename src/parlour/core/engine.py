"""The engine: whose turn, what is legal, and two ways to play: `push` in place, unchecked; `play` on a checked copy."""

from parlour.core.words import NOBODY, Action, Event, IllegalAction, Reason, Seat, State


def turn(state: State) -> Seat:
    """Who chooses now; NOBODY when the game is over."""
    agenda = state.agenda
    return agenda.top().seat if agenda else NOBODY


def legal(state: State) -> list[Action]:
    """What may be chosen now; empty when the game is over. The list is the engine's: do not change it."""
    agenda = state.agenda
    return agenda.top().options(state) if agenda else []


def push(state: State, action: Action) -> None:
    """Take the action in place, trusting that it is legal, up to the next choice."""
    state.agenda.pop().take(state, action)
    settle(state)


def settle(state: State) -> None:
    """Run the steps in which nobody chooses."""
    agenda = state.agenda
    while agenda and agenda.top().seat == NOBODY:
        agenda.pop().run(state)


def why(state: State, action: Action) -> Reason | None:
    """None for a legal action, else the reason that forbids it."""
    if not state.agenda:
        return state.over()
    step = state.agenda.top()
    return None if action in step.options(state) else step.why(state, action)


def play(state: State, action: Action) -> tuple[State, list[Event]]:
    """The state after a checked action, and what happened; the old state is left alone."""
    reason = why(state, action)
    if reason is not None:
        raise IllegalAction(action.write(), reason)
    after = state.copy()
    told: list[Event] = []
    after.log = told
    push(after, action)
    after.log = None
    return after, told
