"""What is hidden: the pile, the bag, and cards from the pile in other hands.  [KA 3.6e, R15]"""

from collections import Counter
from typing import cast

from parlour.core.chance import Chance
from parlour.core.engine import legal, push
from parlour.core.row import row
from parlour.core.table import Table
from parlour.core.words import Viewer
from parlour.games.kairo.events import TookFromPile
from parlour.games.kairo.game import GAME
from parlour.games.kairo.material import COLOUR_NAMES, DECK, NEUTRAL
from parlour.games.kairo.setup import DrawNeutral
from parlour.games.kairo.state import Market
from tests.games.kairo.scenes import act, after, dealt, market, options


def view(state: Market, viewer: Viewer) -> Market:
    return cast(Market, GAME.view(state, viewer))


def guess(state: Market, viewer: Viewer, chance: Chance) -> Market:
    return cast(Market, GAME.guess(view(state, viewer), viewer, chance))


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """[KA 3.6e]"""
    state = dealt(3)
    for viewer in (None, 0, 1, 2):
        seen = view(state, viewer)
        for seat in range(3):
            assert seen.secret[seat] == (state.secret[seat] if seat == viewer else [0, 0, 0])


def test_a_card_from_the_display_stays_known_to_all() -> None:
    """[KA R15]"""
    state = after(market(hands={0: "1"}, display="5 6 7 8"), "draw", "take 5", "take pile")
    assert view(state, 1).shown[0] == [5]
    assert view(state, 1).secret[0] == [0, 0]
    assert view(state, None).shown[0] == [5]


def test_the_pile_is_seen_by_nobody_but_its_size_by_all() -> None:
    """[KA R15, R23]"""
    state = dealt(3)
    assert view(state, 0).pile == [0] * 20
    assert view(state, 0).key == 0


def test_coins_are_no_secret() -> None:
    """[KA R15]"""
    state = market(coins={0: "red 3"})
    assert view(state, 1).coins == state.coins
    assert GAME.options["screens"] == ["closed", "open"]
    for told, closed in (({}, True), ({"screens": "closed"}, True), ({"screens": "open"}, False)):
        table = cast(Market, GAME.setup(2, 1, told))
        assert table.screens == view(table, 1).screens == closed
        assert view(table, 1).coins == table.coins


def test_the_bag_is_seen_by_nobody() -> None:
    """[KA 3.9b]"""
    state = dealt(2, variable=True)
    assert sorted(state.bag) == [1, 2, 3, 4, 5, 6]
    assert view(state, 0).bag == [0] * 6
    orders = {tuple(guess(state, 0, Chance(key)).bag) for key in range(30)}
    assert len(orders) > 20
    assert {tuple(sorted(order)) for order in orders} == {(1, 2, 3, 4, 5, 6)}


def test_neutral_stalls_already_drawn_are_guessed_no_more() -> None:
    """[KA 3.9b]"""
    state = dealt(2, variable=True)
    state.bag = row([2, 5])
    for colour in (0, 2, 3, 5):
        state.mains[NEUTRAL * 6 + colour] = -2
    assert {tuple(guess(state, 0, Chance(key)).bag) for key in range(20)} == {(2, 5), (5, 2)}


def test_only_the_owner_is_told_what_came_from_the_pile() -> None:
    """[KA R15]"""
    _, told = act(market(pile="7 4 2"), "draw", "take pile")
    assert [event.seen_by(0) for event in told] == [TookFromPile(0, 7)]
    assert [event.seen_by(1) for event in told] == [TookFromPile(0, 0)]
    assert [event.seen_by(None) for event in told] == [TookFromPile(0, 0)]


def test_a_guess_deals_every_unseen_card_once() -> None:
    """[KA R15]"""
    state = market(hands={0: "1 2", 1: "3 4"}, shown={1: "5"}, discards="6 6", display="7 7 8 9")
    chance = Chance(1)
    for _ in range(30):
        full = guess(state, 0, chance)
        everything = [*full.pile, *full.discards, *full.display, *full.secret[0], *full.secret[1], *full.shown[1]]
        assert sorted(everything) == DECK
        assert full.secret[0] == [1, 2]
        assert full.shown[1] == [5]
        assert full.secret[1] == sorted(full.secret[1])
        assert full.key != 0


def test_a_guess_is_fair() -> None:
    """Every unseen card is as likely as another in a hidden place.  [KA R15]"""
    state = market(hands={0: "1 1", 1: "3"}, display="7 7 8 9", discards="6 6")
    chance, games = Chance(5), 6000
    hand: Counter[int] = Counter()
    top: Counter[int] = Counter()
    for _ in range(games):
        full = guess(state, 0, chance)
        hand[full.secret[1][0]] += 1
        top[full.pile[-1]] += 1
    unseen = Counter(DECK) - Counter([1, 1, 7, 7, 8, 9, 6, 6])
    many = sum(unseen.values())
    for place in (hand, top):
        assert set(place) == set(unseen)
        chi = sum((place[card] - games * n / many) ** 2 / (games * n / many) for card, n in unseen.items())
        assert chi < 40  # 14 degrees of freedom: one in several thousand is above


def test_what_is_played_or_discarded_is_no_longer_hidden() -> None:
    """[KA R12]"""
    state = after(market(hands={0: "1 2 3 4", 1: "9"}, display="5 6 7 8"), "draw", "take 5", "take 6", "discard 3")
    assert view(state, 1).discards == [3]
    assert view(state, 1).secret[0] == [0, 0, 0]


def test_actions_can_be_imagined_on_a_view() -> None:
    """For undo: blanks stay blank.  [KA R15]"""
    state = market(hands={0: "1 2 3 4"}, stalls=["red r7c8<"], coins={0: "red 5"})
    for texts in (["build stall", "card 2"], ["build stall", "three", "discard 1", "discard 2", "discard 3"]):
        imagined = view(state, 1)
        for text in texts:
            push(imagined, GAME.vocabulary.parse(text))
        assert imagined.secret[0] == [0] * (5 - len(texts)) or imagined.secret[0] == [0]
    imagined = view(market(hands={0: "1 2 3"}), 1)
    push(imagined, GAME.vocabulary.parse("build stall"))
    push(imagined, GAME.vocabulary.parse("three"))
    assert imagined.played == [0, 0, 0]


def test_a_view_knows_no_chance_even_when_the_discards_are_shuffled() -> None:
    """[KA 7.5]"""
    state = market(display="5 6 7 8", pile="1", discards=None)
    imagined = view(state, 0)
    for text in ("draw", "take 5", "take 6"):
        push(imagined, GAME.vocabulary.parse(text))
    assert imagined.display == [7, 8, 0, 0]
    assert set(imagined.pile) == {0}


def test_a_view_cannot_tell_which_neutral_stall_is_drawn() -> None:
    """[KA 3.9b]"""
    table = Table("kairo", seats=2, seed=3, options={"start": "variable"})
    while table.state_at(table.at).bag == [0] or len(table.view(0).bag) == 6:  # type: ignore[attr-defined]
        table.play(table.legal()[0])
    assert table.reveals(table.at - 1)


def test_a_view_takes_a_drawn_neutral_stall_for_any() -> None:
    """[KA 3.9b, R15]"""
    seen = view(dealt(2, variable=True), 1)
    DrawNeutral(0).run(seen)
    assert options(seen) == [f"colour {name}" for name in COLOUR_NAMES]
    assert seen.bag == [0] * 5


def test_drawing_from_the_pile_reveals_and_placing_does_not() -> None:
    """Undo goes back to the last reveal."""
    table = Table("kairo", seats=3, seed=3)
    table.play("draw")
    table.play("take pile")
    assert [table.reveals(at) for at in range(2)] == [False, True]


def test_views_allow_the_same_choices() -> None:
    """Legal depends on what the chooser knows."""
    state = market(hands={0: "1 9"}, shown={0: "row-1"}, stalls=["red r7c8<"], coins={0: "red 5"})
    assert legal(view(state, 0)) == legal(state)


def test_a_fork_can_be_played_though_another_is_in_the_middle_of_a_card() -> None:
    """What is dealt anew fits the step that another seat is at: somebody who lays three cards has them.  [KA 5.1c]"""
    forked = 0
    for seed in range(12):
        table, chance = Table("kairo", 3, seed), Chance(seed)
        while table.turn is not None and forked < 6:
            options = table.legal()
            laying = type(table.state_at(table.at).agenda[-1]).__name__ in ("LayThree", "PlayCard")
            if laying and len(options) > 0:
                me = (table.turn + 1) % 3
                forked += 1
                for key in range(25):
                    fork = table.copy()
                    fork.redeal(me, key)
                    assert fork.legal(), (seed, table.at, key)
            table.play(options[chance.below(len(options))])
    assert forked
