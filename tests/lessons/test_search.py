"""The search for deals finds lessons that can be played."""

from parlour.core.table import Table
from parlour.lessons.finding import lessons
from parlour.lessons.search import DealSearch, Wish, WishList
from parlour.lessons.wishes import wish_lists
from parlour.lessons.wishes.worlds_fair import ticket_and_exhibit


def test_what_is_found_is_legal_and_granted() -> None:
    plan = WishList("worlds_fair", 2, ("PlaceSupporter",), (Wish(granted=ticket_and_exhibit), Wish(likes=("play",))))
    seed, turns = next(DealSearch(plan, 1, 40, 2).deals(1, 30))
    assert len(turns) == 2
    table = Table("worlds_fair", 2, seed)
    for turn in turns:
        for choice in turn:
            table.play(choice)
    assert [event for event in table.told(None) if type(event).__name__ == "CarMoved"]


def test_a_wish_nobody_can_grant_finds_nothing() -> None:
    plan = WishList("worlds_fair", 2, ("PlaceSupporter",), (Wish(first=("play burnham",)),))
    assert list(DealSearch(plan, 1, 3, 1).deals(1, 0.2)) == []


def test_wishes_are_of_games_that_have_a_lesson() -> None:
    found = wish_lists()
    assert found
    assert set(found) <= set(lessons())
    assert [wishes.game for wishes in found.values()] == list(found)
