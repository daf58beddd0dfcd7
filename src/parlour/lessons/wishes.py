"""What the lessons' deals were searched for: the ideas of each game, in the order in which they are best met.

What was found was then polished by hand.
"""

from typing import Any, Final, cast

from parlour.core.words import NOBODY, State
from parlour.games.gatsby.ending import families_of
from parlour.games.gatsby.material import A_FAMILY, Space
from parlour.games.gatsby.state import Party
from parlour.games.kairo.material import CELL_NAMES, stall_of
from parlour.games.kairo.state import Market
from parlour.games.worlds_fair.material import EXHIBIT, FIGURE, Figure, is_ticket
from parlour.games.worlds_fair.state import Fair
from parlour.lessons.search import WholeTurn, Wish, WishList

Notes = dict[str, int]


def field(turn: WholeTurn, kind: str, name: str) -> Any:
    """A field of the first event of a kind."""
    return getattr(turn.told(kind)[0], name)


# World's Fair: a ticket and an exhibit, a figure of each sort, a majority made and one broken, the first scoring phase.


def collects(turn: WholeTurn) -> tuple[int, int, list[int]]:
    """How many tickets and exhibits a turn collects, and which figures."""
    cards = field(turn, "Collected", "cards")
    return (
        sum(is_ticket(card) for card in cards),
        sum(EXHIBIT[card] >= 0 for card in cards),
        [FIGURE[card] for card in cards if FIGURE[card] >= 0],
    )


def ticket_and_exhibit(_: State, turn: WholeTurn, __: Notes) -> bool:
    return collects(turn) == (1, 1, [])


def only(figure: Figure) -> Any:
    """A turn that collects this figure and no other."""

    def granted(_: State, turn: WholeTurn, __: Notes) -> bool:
        return collects(turn)[2] == [figure]

    return granted


def quiet(_: State, turn: WholeTurn, __: Notes) -> bool:
    return not turn.told("FigureDiscarded") and not turn.told("ScoringBegan")


def burnham_takes_the_lead(before: State, turn: WholeTurn, notes: Notes) -> bool:
    area = field(turn, "Placed", "area")
    row = cast(Fair, before).supporters[area]
    return bool(turn.told("Added")) and row[0] == row[1] and only(Figure.DAVIS)(before, turn, notes)


def tie_is_broken(before: State, turn: WholeTurn, _: Notes) -> bool:
    moved, after = turn.told("Moved", owner=1), cast(Fair, turn.state)
    if not moved or not turn.told("ScoringBegan") or after.figures[0]:
        return False
    row = cast(Fair, before).supporters[field(turn, "Moved", "source")]
    kinds = sum(tokens > 0 for tokens in after.approved[0])
    return row[0] == row[1] and kinds in (3, 4) and after.coins[0] > after.coins[1] and sum(after.approved[1]) > 0


WORLDS_FAIR: Final = WishList(
    "worlds_fair",
    2,
    ("PlaceSupporter",),
    (
        Wish(granted=ticket_and_exhibit),
        Wish(granted=quiet, likes=("play",)),
        Wish(granted=only(Figure.BURNHAM)),
        Wish(granted=quiet, likes=("play",)),
        Wish(granted=burnham_takes_the_lead, likes=("play",)),
        Wish(granted=quiet, likes=("play",)),
        Wish(granted=lambda b, t, n: quiet(b, t, n) and not collects(t)[2], likes=("play",)),
        Wish(granted=quiet, likes=("play",)),
        Wish(granted=only(Figure.PALMER)),
        Wish(granted=quiet, likes=("play",)),
        Wish(granted=tie_is_broken, likes=("play",)),
    ),
)

# Kairo: lure, draw, extend, lure with a barker, a second stall, and the fight for the medals of a rival's colour.


def own_entrance(before: State, turn: WholeTurn, notes: Notes) -> bool:
    colour = field(turn, "Lured", "colour")
    notes["mine"] = colour
    mine = cast(Market, before).doors[stall_of(0, colour)]
    return len(turn.told("Earned")) == 1 and field(turn, "Lured", "cell") == CELL_NAMES[mine]


def rival_extends(_: State, turn: WholeTurn, notes: Notes) -> bool:
    notes["theirs"] = field(turn, "Extended", "colour")
    return notes["theirs"] != notes["mine"] and bool(turn.told("GoldWon"))


def card_and_barker(_: State, turn: WholeTurn, __: Notes) -> bool:
    return bool(turn.told("TookFromDisplay")) and turn.choices[2] == "take barker"


def first_extension(_: State, turn: WholeTurn, notes: Notes) -> bool:
    card = turn.choices[1].startswith("card")
    return card and bool(turn.told("GoldWon", colour=notes["mine"])) and len(turn.told("Paid")) == 1


def barker_calls(_: State, turn: WholeTurn, notes: Notes) -> bool:
    return bool(turn.told("Lured", colour=notes["mine"], barkers=1)) and bool(turn.told("Earned", seat=0, coins=2))


def rival_stall(_: State, turn: WholeTurn, notes: Notes) -> bool:
    return turn.choices[1].startswith("card") and bool(turn.told("StallPlaced", colour=notes["theirs"]))


def card_and_pile(_: State, turn: WholeTurn, __: Notes) -> bool:
    return bool(turn.told("TookFromDisplay")) and bool(turn.told("TookFromPile"))


def draws_level(_: State, turn: WholeTurn, notes: Notes) -> bool:
    joker = turn.choices[1].startswith("joker")
    return joker and bool(turn.told("SilverWon", colour=notes["theirs"])) and not turn.told("GoldWon")


def rival_pays_me(_: State, turn: WholeTurn, __: Notes) -> bool:
    return bool(turn.told("Earned", seat=0, coins=2))


def takes_gold(_: State, turn: WholeTurn, notes: Notes) -> bool:
    return bool(turn.told("GoldWon", colour=notes["theirs"]))


KAIRO: Final = WishList(
    "kairo",
    2,
    ("ChooseAction",),
    (
        Wish(("lure",), granted=own_entrance),
        Wish(("build extension",), granted=rival_extends),
        Wish(("draw",), 3, card_and_barker),
        Wish(("lure", "draw"), 3),
        Wish(("build extension",), granted=first_extension),
        Wish(("lure",), 3),
        Wish(("lure",), granted=barker_calls),
        Wish(("lure",), 3),
        Wish(("build stall",), granted=rival_stall),
        Wish(("lure",), 3),
        Wish(("draw",), 3, card_and_pile),
        Wish(("lure",), 3),
        Wish(("build extension",), granted=draws_level),
        Wish(("lure",), granted=rival_pays_me),
        Wish(("build extension",), granted=takes_gold),
    ),
)

# Gatsby: the four actions, a look at two characters, a special action, a chain, a COMMAND, a track won, a SWAP.


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
    return len(gained) == 1 and field(turn, "Gained", "seat") == 0 and field(turn, "Gained", "space") >= Space.TRACK_1


def one_short(_: State, turn: WholeTurn, notes: Notes) -> bool:
    """Two of a family are mine, and the third lies on the board."""
    party = cast(Party, turn.state)
    held, left = families_of(party, 0)[1:], families_of(party, NOBODY)[1:]
    short = any(mine == A_FAMILY - 1 and there for mine, there in zip(held, left, strict=True))
    return track(_, turn, notes) and short


GATSBY: Final = WishList(
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

WISH_LISTS: Final = {plan.game: plan for plan in (WORLDS_FAIR, KAIRO, GATSBY)}
