"""The search: rewards, branches, budgets, what it keeps and what it says."""

import pytest

from parlour.bots.gains import rewards, victories
from parlour.bots.ismcts import Search, simulate
from parlour.bots.judge import Judge
from parlour.bots.judges import judge_of
from parlour.bots.levels import plan_of
from parlour.bots.plan import Budget, Plan
from parlour.bots.search_bot import SearchBot
from parlour.bots.tree import UNTOLD, Node, branch, line_from
from parlour.core.chance import Chance
from parlour.core.codec import Codec
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game, find
from parlour.core.words import Action, Seat, Step
from tests import high_card
from tests.bots.tables import WORLDS_FAIR, Watched, at_step, finish, halfway
from tests.high_card import KEEP, SWAP, Hands

HIGH_CARD = high_card.GAME


def hands(mine: int, *, other_swapped: bool) -> Hands:
    """Seat 0 to choose for the last time but one, with this card."""
    state = HIGH_CARD.setup(2, 5, {})
    assert isinstance(state, Hands)
    cards = [card for card in range(1, 9) if card != mine]
    state.hand = [mine, cards[3]]
    state.deck = cards[:3] + cards[4:]
    if other_swapped:
        state.swapped[1] = 1
        state.discards = [state.deck.pop()]
    return state


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        ([1, 2], [1, 0]),
        ([1, 1], [0.5, 0.5]),
        ([2, 3, 1], [0.5, 0, 1]),
        ([1, 1, 3], [0.75, 0.75, 0]),
        ([1, 2, 2, 4], [1, 0.5, 0.5, 0]),
        ([1, 1, 1, 1], [0.5] * 4),
    ],
)
def test_a_reward_is_the_part_of_the_others_that_is_beaten(ranks: list[int], expected: list[float]) -> None:
    assert rewards(ranks) == pytest.approx(expected)
    assert sum(rewards(ranks)) == pytest.approx(len(ranks) / 2)


def test_a_shared_victory_is_won_in_parts() -> None:
    assert victories([1, 2, 1]) == [0.5, 0, 0.5]


@pytest.mark.parametrize(("mine", "best"), [(8, KEEP), (1, SWAP)])
def test_it_finds_what_is_plainly_best(mine: int, best: Action) -> None:
    state = hands(mine, other_swapped=True)
    bot = SearchBot(HIGH_CARD, Chance(1), Budget(300), Plan())
    assert bot.choose(HIGH_CARD.view(state, 0), 0, legal(state)) is best


def test_every_chooser_looks_after_itself() -> None:
    """Seat 1 holds an unknown card, and swaps in the tree only when that is good for seat 1."""
    state = hands(4, other_swapped=False)
    search = Search(HIGH_CARD, HIGH_CARD.view(state, 0), 0, Chance(1), Plan())
    search.run(Budget(2000), hurry=False)
    for mine in search.root.children.values():
        theirs = list(mine.children.values())
        assert {child.seat for child in theirs} == {1}
        most = max(theirs, key=lambda child: child.visits)
        assert most.mean() > max(child.mean() for child in theirs) - 0.05
        total = sum(child.reward for child in theirs)
        assert mine.reward + total == pytest.approx(float(mine.visits), abs=2)  # two players: one's gain, other's loss


def counted(node: Node) -> int:
    return sum(1 + counted(child) for child in node.children.values())


@pytest.mark.parametrize("plan", [plan_of(WORLDS_FAIR, 2, 5), Plan()], ids=["net", "playouts"])
def test_a_full_tree_is_thinned_and_thought_on_in(plan: Plan) -> None:
    """However long it thinks, it grows no further, and every visit is kept."""
    view = WORLDS_FAIR.view(halfway(WORLDS_FAIR, 2, 1, 1), 0)
    search = Search(WORLDS_FAIR, view, turn(view), Chance(1), plan)
    search.full = 200
    for iterations in (300, 600, 900):
        search.run(Budget(iterations), hurry=False)
        assert counted(search.root) == search.grown <= search.full + len(WORLDS_FAIR.actions)
    assert search.least > 1
    assert search.root.visits == 900
    assert sum(thought.visits for thought in search.thoughts(legal(view))) == 900


def test_an_option_is_weighed_by_how_often_it_was_available() -> None:
    state = hands(4, other_swapped=False)
    search = Search(HIGH_CARD, HIGH_CARD.view(state, 0), 0, Chance(1), Plan())
    search.run(Budget(500), hurry=False)
    assert search.root.visits == 500
    for child in search.root.children.values():
        assert child.visits <= child.available <= 500
        for following in child.children.values():
            assert following.visits <= following.available <= child.visits


class Whisper(Step[Hands]):
    """A choice of which the others are not told."""

    def secret(self, state: Hands, choice: Action) -> bool:
        return True


def whispered(searcher: Seat) -> tuple[Search, set[Action]]:
    """A search in which seat 1 has chosen thirty times in secret, and what it chose."""
    world = hands(4, other_swapped=False)
    world.agenda.append(Whisper(1))
    search = Search(HIGH_CARD, HIGH_CARD.view(world, searcher), searcher, Chance(1), Plan())
    chosen = set()
    for _ in range(30):
        search.clock += 1
        child = search.descend(search.root, world, [KEEP, SWAP])
        child.visits += 1
        chosen.add(child.option)
    return search, chosen


def test_secret_choices_of_others_share_a_branch() -> None:
    search, chosen = whispered(searcher=0)
    assert list(search.root.children) == [UNTOLD]
    assert search.root.child(UNTOLD, 1) is not None
    assert search.root.child(UNTOLD, 0) is None
    assert chosen == {KEEP, SWAP}
    assert not line_from(search.root)


def test_my_own_secrets_are_mine_to_tell_apart() -> None:
    search, _ = whispered(searcher=1)
    assert list(search.root.children) == [KEEP, SWAP]
    assert line_from(search.root)


def test_what_two_seats_may_choose_at_one_place_are_two_branches() -> None:
    """Worlds may differ in who chooses next, where the searcher was not told what came before."""
    root = Node(KEEP, 0)
    one, other = branch(root, KEEP, KEEP, 0), branch(root, KEEP, KEEP, 1)
    assert [root.child(KEEP, seat) for seat in range(3)] == [one, other, None]
    assert Node(KEEP, 0).children == {}
    root = Node(KEEP, 0)
    branch(root, UNTOLD, SWAP, 0)
    branch(root, UNTOLD, SWAP, 1).visits += 5
    assert line_from(root) == []


def test_an_exchange_nobody_saw_is_one_branch() -> None:
    """Gatsby: of two face-down characters the other player is not told whether they were exchanged."""
    game = find("gatsby")
    state = at_step(game, 2, "PutBack")
    seat = turn(state)
    secret = state.agenda[-1].secret(state, legal(state)[0])
    for searcher, branches in ((seat, 2), (1 - seat, 1 if secret else 2)):
        search = Search(game, game.view(state, searcher), searcher, Chance(1), Plan())
        assert len({search.told(state, option, seat) for option in legal(state)}) == branches


@pytest.mark.parametrize("budget", [Budget(0), Budget(seconds=0)])
def test_without_a_budget_it_still_answers_legally(budget: Budget) -> None:
    state = halfway(WORLDS_FAIR, 3, 1, 9)
    bot = SearchBot(WORLDS_FAIR, Chance(1), budget, Plan())
    assert bot.choose(WORLDS_FAIR.view(state, turn(state)), turn(state), legal(state)) in legal(state)
    thoughts = bot.think(WORLDS_FAIR.view(state, turn(state)), turn(state), legal(state), budget)
    assert [thought.visits for thought in thoughts] == [0] * len(legal(state))
    assert {thought.action for thought in thoughts} == set(legal(state))


def test_a_budget_has_an_end() -> None:
    with pytest.raises(ValueError, match="end"):
        Budget()


def test_it_stops_when_its_seconds_are_over() -> None:
    state = halfway(WORLDS_FAIR, 2, 1, 3)
    search = Search(WORLDS_FAIR, WORLDS_FAIR.view(state, turn(state)), turn(state), Chance(1), Plan())
    search.run(Budget(seconds=0.1), hurry=False)  # without an end it would never return
    assert search.made > 0


def test_it_stops_when_the_second_best_cannot_catch_up() -> None:
    state = hands(8, other_swapped=True)
    view = HIGH_CARD.view(state, 0)
    hurried, patient = (Search(HIGH_CARD, view, 0, Chance(1), Plan()) for _ in range(2))
    hurried.run(Budget(1000))
    patient.run(Budget(1000), hurry=False)
    assert hurried.made < patient.made == 1000
    assert hurried.thoughts(legal(state))[0].action is patient.thoughts(legal(state))[0].action


@pytest.mark.parametrize("seats", WORLDS_FAIR.seats)
@pytest.mark.parametrize("plan", [Plan(), Plan(judge_of(WORLDS_FAIR), cut=3, guided=True)])
def test_whole_games_are_legal_and_the_same_every_time(seats: int, plan: Plan) -> None:
    def played() -> list[int]:
        bots = [SearchBot(WORLDS_FAIR, Chance(seat), Budget(6), plan) for seat in range(seats)]
        return finish(WORLDS_FAIR, halfway(WORLDS_FAIR, seats, 2, 30), list(bots)).scores

    assert played() == played()


def test_the_tree_is_kept_within_a_turn_while_nothing_new_is_seen() -> None:
    """Lifting a supporter reveals nothing: setting it down goes on with the tree."""
    game = Watched(WORLDS_FAIR)
    state = at_step(WORLDS_FAIR, 2, "LiftSupporter")
    seat = turn(state)
    bot = SearchBot(game, Chance(3), Budget(60), Plan())
    push(state, bot.choose(WORLDS_FAIR.view(state, seat), seat, legal(state)))
    view = WORLDS_FAIR.view(state, seat)
    search = bot.begin(view, seat)
    assert search.root.visits > 0
    game.guessed_from.clear()
    search.run(Budget(60))
    assert game.guessed_from
    assert all(packed == game.codec.pack(view) for packed in game.guessed_from)


def test_the_tree_is_dropped_once_something_was_revealed() -> None:
    """Every world is guessed from the very view that was handed in, all game long."""
    game = Watched(WORLDS_FAIR)
    bot = SearchBot(game, Chance(3), Budget(8), Plan())
    state = WORLDS_FAIR.setup(2, 11, {})
    kept = fresh = 0
    while options := legal(state):
        seat = turn(state)
        view = WORLDS_FAIR.view(state, seat)
        before = bot.kept
        game.guessed_from.clear()
        if seat == 0 and len(options) > 1:
            foreseen = before is not None and bot.foreseen == game.codec.pack(view)
            kept += foreseen
            fresh += not foreseen
            push(state, bot.choose(view, seat, options))
            assert all(packed == game.codec.pack(view) for packed in game.guessed_from)
            if not foreseen:
                assert game.guessed_from
        else:
            push(state, options[0])
    assert kept
    assert fresh


def test_a_tree_is_not_used_for_another_view() -> None:
    state = at_step(WORLDS_FAIR, 2, "LiftSupporter")
    seat = turn(state)
    bot = SearchBot(WORLDS_FAIR, Chance(3), Budget(30), Plan())
    push(state, bot.choose(WORLDS_FAIR.view(state, seat), seat, legal(state)))
    assert bot.kept is not None
    other = halfway(WORLDS_FAIR, 2, 7, 20)
    assert bot.begin(WORLDS_FAIR.view(other, turn(other)), turn(other)).root.visits == 0


@pytest.mark.parametrize("game", [WORLDS_FAIR, HIGH_CARD], ids=lambda game: game.id)
def test_thoughts_say_what_to_expect(game: Game) -> None:
    state = halfway(game, 3, 4, 2)
    seat = turn(state)
    bot = SearchBot(game, Chance(1), Budget(1), Plan(Judge(game)))
    options = legal(state)
    thoughts = bot.think(game.view(state, seat), seat, options, Budget(120))
    assert {thought.action for thought in thoughts} == set(options)
    assert sum(thought.visits for thought in thoughts) == 120
    for thought in thoughts:
        assert sum(thought.won) == pytest.approx(1)
        assert 0 <= thought.win <= 1
        assert 0 < thought.error < 0.5
        assert 1 <= thought.rank <= 3
    assert thoughts[0].line or game is HIGH_CARD


def test_one_option_can_be_looked_at_more_closely() -> None:
    state = halfway(WORLDS_FAIR, 2, 4, 2)
    seat = turn(state)
    search = Search(WORLDS_FAIR, WORLDS_FAIR.view(state, seat), seat, Chance(1), Plan())
    search.run(Budget(40), hurry=False)
    least = search.thoughts(legal(state))[-1]
    looks = search.probe(least.action, 25)
    assert looks.visits == 25
    assert sum(looks.won) == pytest.approx(1)
    found = {thought.action: thought.visits for thought in search.thoughts(legal(state))}
    assert found[least.action] == least.visits + 25
    assert sum(found.values()) == 65


def test_an_option_never_tried_can_be_looked_at() -> None:
    state = halfway(WORLDS_FAIR, 2, 4, 2)
    seat = turn(state)
    search = Search(WORLDS_FAIR, WORLDS_FAIR.view(state, seat), seat, Chance(1), Plan())
    assert search.probe(legal(state)[0], 3).visits == 3


def test_the_search_leaves_the_view_alone() -> None:
    state = halfway(WORLDS_FAIR, 4, 4, 20)
    seat = turn(state)
    view = WORLDS_FAIR.view(state, seat)
    before = Codec(WORLDS_FAIR).pack(view)
    SearchBot(WORLDS_FAIR, Chance(1), Budget(20), Plan()).choose(view, seat, legal(view))
    assert Codec(WORLDS_FAIR).pack(view) == before


def test_a_plan_that_needs_a_judge_says_so() -> None:
    with pytest.raises(ValueError, match="judge"):
        Plan(cut=3)


def test_its_speed_can_be_measured() -> None:
    assert simulate(WORLDS_FAIR, 2, 0.05) > 0
    assert simulate(WORLDS_FAIR, 2, 0.05, cut=0) > 0
