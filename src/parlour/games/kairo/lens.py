"""What can be known of others' hands, of the pile and of the coins behind the screens.  [KA 3.6e, R15, R23]"""

from typing import Final

from parlour.core.lens import ALL, Known, Spot, Unseen, spread
from parlour.core.words import State, Viewer, member_id
from parlour.games.kairo.material import HIDDEN, HUES, KINDS, Colour
from parlour.games.kairo.state import Market

NAMES: Final = ["lens-cards", "lens-shown", "lens-coins", "lens-hand", "lens-screen", "lens-next"]
COLOURS: Final = [member_id(colour) for colour in Colour]


def lens(view: State, viewer: Viewer, memory: str) -> list[Known]:
    """Cards, and coins for whoever remembers what was paid and earned; without screens they lie open anyway."""
    assert isinstance(view, Market)
    found = [cards(view, viewer, memory)]
    if memory == ALL:
        found.append(hands(view, viewer))
    if memory == ALL and view.screens:
        found.append(coins(view, viewer))
    return found


def cards(view: Market, viewer: Viewer, memory: str) -> Known:
    """Others' hands and the next card of the pile; whoever forgets takes for unseen what is in hands and discarded."""
    remembers = memory == ALL
    mine = [] if viewer is None else [view.shown[viewer], view.secret[viewer]]
    piles = [*mine, view.display, view.played]
    if remembers:
        piles += [view.discards, *(view.shown[seat] for seat in range(view.seats) if seat != viewer)]
    many = [0] * KINDS
    for card in view.box.deck:
        many[card] += 1
    for pile in piles:
        for card in pile:
            if card != HIDDEN:
                many[card] -= 1
    places: list[Spot] = []
    for seat in range(view.seats):
        if seat != viewer:
            known = 0 if remembers else len(view.shown[seat])
            places.append(Spot("lens-hand", len(view.secret[seat]) + known, seat))
    places.append(Spot("lens-next", min(1, len(view.pile))))
    things = [Unseen(f"card-{card}", many[card]) for card in range(1, KINDS) if many[card]]
    return spread("lens-cards", things, places)


def hands(view: Market, viewer: Viewer) -> Known:
    """Cards that others took from the display are in their hands until they play them.  [KA R23]"""
    others = [seat for seat in range(view.seats) if seat != viewer]
    places = [Spot("lens-hand", len(view.shown[seat]), seat) for seat in others]
    kinds = sorted({card for seat in others for card in view.shown[seat]})
    counts = [[view.shown[seat].count(card) for seat in others] for card in kinds]
    things = [Unseen(f"card-{card}", sum(row)) for card, row in zip(kinds, counts, strict=True)]
    return Known("lens-shown", things, places, counts, [])


def coins(view: Market, viewer: Viewer) -> Known:
    """They are earned and paid in the open: whoever remembers knows them."""
    others = [seat for seat in range(view.seats) if seat != viewer]
    places = [Spot("lens-screen", sum(view.coins[seat]), seat) for seat in others]
    counts = [[view.coins[seat][colour] for seat in others] for colour in range(HUES)]
    things = [Unseen(COLOURS[colour], sum(counts[colour])) for colour in range(HUES)]
    return Known("lens-coins", things, places, counts, [])
