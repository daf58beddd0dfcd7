"""Gatsby: the four actions, a look at two characters, a special action, a chain, a COMMAND, a track won, a SWAP."""

from typing import Final, cast

from parlour.core.words import NOBODY, State
from parlour.games.gatsby.ending import families_of
from parlour.games.gatsby.material import A_FAMILY, Space
from parlour.games.gatsby.state import Party
from parlour.lessons.search import Notes, WholeTurn, Wish, WishList


def plain(_: State, turn: WholeTurn, __: Notes) -> bool:
    return not any(turn.told(kind) for kind in ("CommandEarned", "Swapped", "Gained"))


def both_hidden(before: State, turn: WholeTurn, notes: Notes) -> bool:
    return plain(before, turn, notes) and bool(turn.told("Looked", up=0)) and turn.choices[-1] == "exchange"


def step_three(_: State, turn: WholeTurn, __: Notes) -> bool:
    return bool(turn.told("Gained", space=Space.STEP_3, seat=0)) and not turn.told("CommandEarned")


def tokens_for_the_cabaret(before: State, turn: WholeTurn, notes: Notes) -> bool:
    return plain(before, turn, notes) and bool(turn.told("Kept", special=2))


def edge_to_edge(_: State, turn: WholeTurn, __: Notes) -> bool:
    won = turn.told("Gained", seat=0, space=Space.LEFT) + turn.told("Gained", seat=0, space=Space.RIGHT)
    return len(turn.told("Gained")) == 1 and bool(won) and not turn.told("CommandEarned")


def command(_: State, turn: WholeTurn, __: Notes) -> bool:
    return bool(turn.told("CommandEarned")) and not turn.told("Gained") and not turn.told("Swapped")


def obeys(_: State, turn: WholeTurn, __: Notes) -> bool:
    return bool(turn.told("Commanded")) and not turn.told("Gained") and not turn.told("CommandEarned")


def track(_: State, turn: WholeTurn, __: Notes) -> bool:
    gained = turn.told("Gained")
    return len(gained) == 1 and turn.first("Gained", "seat") == 0 and turn.first("Gained", "space") >= Space.TRACK_1


def one_short(_: State, turn: WholeTurn, notes: Notes) -> bool:
    """Two of a family are mine, and the third lies on the board."""
    party = cast(Party, turn.state)
    held, left = families_of(party, 0)[1:], families_of(party, NOBODY)[1:]
    short = any(mine == A_FAMILY - 1 and there for mine, there in zip(held, left, strict=True))
    return track(_, turn, notes) and short


WISHES: Final = WishList(
    "gatsby",
    2,
    ("ChooseAction", "CommandAction"),
    (
        Wish(),
        Wish(("action 1",), 3, plain),
        Wish(("action 3",), 3, plain, ("decline",)),
        Wish(("action 2",), 5, both_hidden),
        Wish(("action 1", "action 4"), 3, plain, ("decline",)),
        Wish(("action 3",), 2, step_three),
        Wish(("action 1", "action 2", "action 4"), 3, plain, ("decline",)),
        Wish(("action 4",), 5, tokens_for_the_cabaret),
        Wish(("action 1", "action 2", "action 3"), 3, plain, ("decline",)),
        Wish(("special",), 5, edge_to_edge, ("put",)),
        Wish(("action 1", "action 2", "action 3", "action 4"), 3, plain, ("decline",)),
        Wish(("action 1", "action 2", "action 3", "action 4"), 3, command),
        Wish((), 4, obeys, ("decline",)),
        Wish(("action 3", "action 4"), 4, one_short),
    ),
)
