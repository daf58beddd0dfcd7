"""Kairo: lure, draw, extend, lure with a barker, a second stall, and the fight for the medals of a rival's colour."""

from typing import Final, cast

from parlour.core.words import State
from parlour.games.kairo.material import CELL_NAMES, stall_of
from parlour.games.kairo.state import Market
from parlour.lessons.search import Notes, WholeTurn, Wish, WishList


def own_entrance(before: State, turn: WholeTurn, notes: Notes) -> bool:
    colour = turn.first("Lured", "colour")
    notes["mine"] = colour
    mine = cast(Market, before).doors[stall_of(0, colour)]
    return len(turn.told("Earned")) == 1 and turn.first("Lured", "cell") == CELL_NAMES[mine]


def rival_extends(_: State, turn: WholeTurn, notes: Notes) -> bool:
    notes["theirs"] = turn.first("Extended", "colour")
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


WISHES: Final = WishList(
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
