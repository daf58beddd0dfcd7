"""Tournaments as the fold of their log: whatever is played, in whatever order results come, and whoever goes."""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.tournaments.course import AllPlayed, RoundDue, TablesDue, TooFew, TournamentCourse, fold, what_next
from parlour.tournaments.entries import (
    Begun,
    Corrected,
    Created,
    Entered,
    Paused,
    ResultCame,
    Resumed,
    RoundPaired,
    TableBegun,
    TournamentEntry,
    TournamentOver,
    Unknown,
    Withdrawn,
    read,
    written,
)
from parlour.tournaments.knockout import survivors
from parlour.tournaments.plan import TournamentPlan, wrong_plan
from parlour.tournaments.played import BOT, NOTHING_SAID, SaidNo, byes, met, sat
from parlour.tournaments.standings import standings

MINUTE = 60_000
Log = list[tuple[TournamentEntry, int]]
KINDS = [
    TournamentPlan("swiss", 2, rounds=4),
    TournamentPlan("swiss", 3, rounds=3),
    TournamentPlan("swiss", 2, rounds=3, duplicate=True),
    TournamentPlan("swiss", 3, rounds=3, duplicate=True, bots=1),
    TournamentPlan("robin", 2),
    TournamentPlan("robin", 2, duplicate=True),
    TournamentPlan("knockout", 2),
    TournamentPlan("knockout", 3),
    TournamentPlan("knockout", 4),
    TournamentPlan("arena", 2, minutes=30),
    TournamentPlan("arena", 3, minutes=30),
]


def entered(plan: TournamentPlan, many: int) -> Log:
    people = [(Entered(player=str(number)), 0) for number in range(1, many + 1)]
    return [(Created(plan=plan), 0), *people, (Begun(), 0)]


def result(course: TournamentCourse, table: str, chance: random.Random) -> ResultCame:
    """By chance; sometimes somebody leaves, and the first player is another than was first begun with."""
    number, place = course.place(table)
    players = course.rounds[number].tables[place].players
    if not course.plan.duplicate:
        drawn = chance.randrange(len(players))
        players = (*players[drawn:], *players[:drawn])
    points = tuple(chance.randrange(9) for _ in players)
    left = tuple(player != BOT and chance.random() < 0.03 for player in players)
    ahead = [(not gone, mine if not gone else 0) for gone, mine in zip(left, points, strict=True)]
    places = tuple(1 + sum(other > mine for other in ahead) for mine in ahead)
    return ResultCame(table=table, players=players, places=places, points=points, left=left)


class Evening:
    """A tournament played by chance, step by step, as a server would."""

    def __init__(self, plan: TournamentPlan, many: int, seed: int, said: SaidNo = NOTHING_SAID) -> None:
        self.chance = random.Random(seed)
        self.said = said
        self.log = entered(plan, many)
        self.course = fold(TournamentCourse(), self.log)
        self.served = 0
        self.tables = 0

    def note(self, *entries: TournamentEntry) -> None:
        fresh = [(entry, self.served) for entry in entries]
        self.log += fresh
        self.course = fold(self.course, fresh)

    @property
    def going(self) -> list[str]:
        pairs = zip(self.course.rounds, self.course.tables, strict=True)
        return [id for one, ids in pairs for table, id in zip(one.tables, ids, strict=True) if not table.over]

    def _begin(self, number: int, players: tuple[str, ...]) -> TableBegun:
        self.tables += 1
        return TableBegun(round=number, table=f"t{self.tables}", players=players)

    def step(self) -> bool:
        """Whatever comes next; False if it is over."""
        found = what_next(self.course, self.served, self.said)
        if isinstance(found, RoundDue):
            number = len(self.course.rounds)
            tables = [self._begin(number, table.players) for table in found.round.tables]
            self.note(RoundPaired(byes=found.round.byes, aside=found.round.aside), *tables)
        elif isinstance(found, TablesDue):
            self.note(*(self._begin(number, table.players) for number, table in found.tables))
        elif found is not None:
            self.note(TournamentOver(reason="" if isinstance(found, AllPlayed) else "too few"))
            return False
        elif self.going:
            self.served += self.chance.randrange(3 * MINUTE)
            self.note(result(self.course, self.chance.choice(self.going), self.chance))
        else:
            self.served += MINUTE
        return True

    def play(self) -> TournamentCourse:
        for _ in range(5_000):
            if not self.step():
                return self.course
        raise AssertionError("it never ends")


@pytest.mark.parametrize("plan", KINDS, ids=lambda plan: f"{plan.kind}-{plan.seats}-{plan.duplicate}-{plan.bots}")
@settings(max_examples=25, deadline=None)
@given(many=st.integers(4, 13), seed=st.integers(0, 999))
def test_every_kind_comes_to_its_end_and_its_log_says_all(plan: TournamentPlan, many: int, seed: int) -> None:
    evening = Evening(plan, many, seed)
    course = evening.play()
    assert course.phase == "over"
    assert not evening.going
    for one in course.rounds:
        sitting = [player for table in one.tables for player in table.people] + list(one.byes)
        assert max(Counter(sitting).values(), default=1) == 1, "nobody is twice in a round"
        assert set(sitting) <= set(course.entered)
    if plan.kind != "knockout":
        assert course.standings == standings(course.entered, course.rounds, plan.duplicate)
    assert {row.player for row in course.standings} == set(course.entered)
    text = [(read(written(entry)), served) for entry, served in evening.log]
    cut = evening.chance.randrange(len(text))
    assert fold(fold(TournamentCourse(), text[:cut]), text[cut:]) == course, "read again, in two pieces"


@settings(max_examples=40, deadline=None)
@given(plan=st.sampled_from(KINDS[:6]), many=st.integers(4, 9), seed=st.integers(0, 999))
def test_a_result_counts_once_in_whatever_order_they_come(plan: TournamentPlan, many: int, seed: int) -> None:
    evening = Evening(plan, many, seed)
    while not evening.going:
        if not evening.step():
            return
    came = [result(evening.course, table, evening.chance) for table in evening.going]
    twice = came + [result(evening.course, one.table, evening.chance) for one in came]
    first = fold(evening.course, [(one, 5) for one in twice])
    evening.chance.shuffle(came)
    second = fold(evening.course, [(one, 5) for one in came])
    assert first.standings == second.standings
    assert first.rounds == second.rounds


@pytest.mark.parametrize("seats", [2, 3, 4])
@settings(max_examples=40, deadline=None)
@given(many=st.integers(2, 40), seed=st.integers(0, 999))
def test_a_knock_out_leaves_one_and_everybody_else_lost_once(seats: int, many: int, seed: int) -> None:
    evening = Evening(TournamentPlan("knockout", seats), many, seed)
    evening.chance.random = lambda: 1.0  # type: ignore[method-assign]  # nobody leaves
    course = evening.play()
    left = survivors(course.field, course.rounds)
    assert len(left) == 1
    assert course.standings[0].player == left[0]
    assert course.standings[0].place == 1
    out = [player for number in range(len(course.rounds)) for player in course.field if _lost(course, number, player)]
    assert sorted([*out, *left]) == sorted(course.field), "once each"
    had = byes(course.rounds)
    assert max(had.values(), default=0) <= 1 + min(len(course.rounds), 2)
    assert len(course.rounds[-1].tables) == 1
    assert not course.rounds[-1].byes


def _lost(course: TournamentCourse, number: int, player: str) -> bool:
    before, after = (
        survivors(course.field, course.rounds[:number]),
        survivors(course.field, course.rounds[: number + 1]),
    )
    return player in before and player not in after


def test_the_highest_seeds_of_a_knock_out_meet_late() -> None:
    evening = Evening(TournamentPlan("knockout", 2), 8, 1)
    evening.step()
    assert {frozenset(table.players) for table in evening.course.rounds[0].tables} == {
        frozenset(pair) for pair in (("1", "8"), ("2", "7"), ("3", "6"), ("4", "5"))
    }


def test_of_two_in_a_final_whoever_will_not_meet_the_other_is_out() -> None:
    course = Evening(TournamentPlan("knockout", 2), 2, 1, frozenset({("1", "2")})).play()
    assert [(row.place, row.player) for row in course.standings] == [(1, "2"), (2, "1")]
    both = Evening(TournamentPlan("knockout", 2), 2, 1, frozenset({("1", "2"), ("2", "1")})).play()
    assert both.rounds == ()
    assert [row.place for row in both.standings] == [1, 1]


@settings(max_examples=40, deadline=None)
@given(seats=st.integers(2, 3), many=st.integers(4, 14), seed=st.integers(0, 999))
def test_in_an_arena_nobody_waits_without_need_and_nobody_meets_the_same_at_once_again(
    seats: int, many: int, seed: int
) -> None:
    evening = Evening(TournamentPlan("arena", seats, minutes=40), many, seed)
    evening.chance.random = lambda: 1.0  # type: ignore[method-assign]  # nobody leaves: of four soon none could play
    begun = 0
    while evening.step():
        course, order = evening.course, [entry for entry, _ in evening.log if isinstance(entry, TableBegun)]
        busy = [player for one in course.rounds for table in one.tables if not table.over for player in table.players]
        assert len(busy) == len(set(busy)), "one table at a time"
        for entry in order[begun:]:
            others = [one for one in order[:begun] if one.table in evening.going]
            last = {player: one for one in order[:begun] for player in one.players}
            again = [pair for pair in combinations(entry.players, 2) if last.get(pair[0], 0) is last.get(pair[1], 1)]
            assert not (again and others)
        begun = len(order)
        if len(evening.going) == 0 and evening.served < 40 * MINUTE:
            free = [player for player in course.present if player not in busy]
            assert len(free) < seats or what_next(course, evening.served) is not None
    assert begun > 3


@pytest.mark.parametrize(
    "plan", [one for one in KINDS if one.bots is None], ids=lambda plan: f"{plan.kind}{plan.seats}"
)
@settings(max_examples=10, deadline=None)
@given(many=st.integers(4, 10), seed=st.integers(0, 999))
def test_who_must_not_meet_never_does(plan: TournamentPlan, many: int, seed: int) -> None:
    said = frozenset({("1", "2"), ("1", "3"), ("4", "2")})
    course = Evening(plan, many, seed, said).play()
    assert not set(map(frozenset, said)) & set(met(course.rounds))
    assert {player for one in course.rounds for player in one.aside} <= {"1", "4"}, "who said so, and nobody else"


def test_bots_as_the_field_give_everybody_the_same_seat_and_another_every_round() -> None:
    evening = Evening(TournamentPlan("swiss", 3, rounds=3, duplicate=True, bots=2), 5, 4)
    evening.chance.random = lambda: 1.0  # type: ignore[method-assign]
    course = evening.play()
    for number, one in enumerate(course.rounds):
        assert [table.players.index(player) for table, player in zip(one.tables, "12345", strict=True)] == [number] * 5
    assert all(many == 1 for many in sat(course.rounds).values())
    assert not met(course.rounds)
    assert sum(row.score for row in course.standings) == 3 * 5 / 2, "bots are not among those compared"


def test_whoever_leaves_a_table_is_not_paired_again_until_they_are_back() -> None:
    course = fold(TournamentCourse(), entered(TournamentPlan("swiss", 2, rounds=3), 4))
    found = what_next(course, 0)
    assert isinstance(found, RoundDue)
    pairs = [table.players for table in found.round.tables]
    begun = [TableBegun(round=0, table=f"t{n}", players=pair) for n, pair in enumerate(pairs)]
    ends = [
        ResultCame(table="t0", players=pairs[0], places=(2, 1), points=(9, 1), left=(True, False)),
        ResultCame(table="t1", players=pairs[1], places=(1, 2), points=(9, 1), left=(False, False)),
    ]
    played: list[TournamentEntry] = [RoundPaired(), *begun, *ends]
    course = fold(course, [(one, 0) for one in played])
    assert course.here == {"1", "2", "3", "4"} - {pairs[0][0]}
    second = what_next(course, 0)
    assert isinstance(second, RoundDue)
    assert len(second.round.tables) == 1
    assert pairs[0][0] not in second.round.byes
    back = fold(course, [(Entered(player=pairs[0][0]), 0)])
    assert back.entered == course.entered
    again = what_next(back, 0)
    assert isinstance(again, RoundDue)
    assert len(again.round.tables) == 2


def test_nothing_of_a_left_table_of_duplicate_is_theirs() -> None:
    evening = Evening(TournamentPlan("swiss", 2, rounds=1, duplicate=True), 4, 1)
    evening.step()
    for id in evening.going:
        players = evening.course.rounds[0].tables[evening.course.place(id)[1]].players
        left = (id == "t1", False)
        evening.note(ResultCame(table=id, players=players, places=(1, 2), points=(30, 3), left=left))
    score = {row.player: row.score for row in evening.course.standings}
    first, second = evening.course.rounds[0].tables
    assert score[first.players[0]] == 0
    assert score[second.players[0]] == 0.5, "compared with what the stand-in reached"


@pytest.mark.parametrize(
    "plan", [TournamentPlan("knockout", 2, rest=600), TournamentPlan("swiss", 2, rounds=2, rest=600)]
)
def test_after_the_last_round_nobody_rests(plan: TournamentPlan) -> None:
    evening = Evening(plan, 4, 3)
    for last in (False, True):
        evening.step()
        evening.note(*[result(evening.course, table, random.Random(5)) for table in evening.going])
        found = what_next(evening.course, evening.served)
        assert (type(found) is AllPlayed) if last else (found is None), (
            "ten minutes before a round, none before the end"
        )
        evening.served += 10 * MINUTE


def test_a_director_pauses_corrects_drops_and_ends() -> None:
    evening = Evening(TournamentPlan("swiss", 2, rounds=2, rest=60), 4, 3)
    evening.step()
    one, other = evening.going
    evening.note(Corrected(table=one, places=(1, 1), points=(0, 0), reason="the light went out"))
    assert evening.going == [other]
    evening.note(result(evening.course, one, evening.chance))
    assert evening.course.rounds[0].tables[0].places == (1, 1), "what was decided stands, whatever comes later"
    assert evening.course.corrected == ((one, "the light went out"),)
    evening.note(result(evening.course, other, evening.chance), Paused(reason="tea"))
    assert (evening.course.phase, evening.course.word) == ("paused", "tea")
    assert what_next(evening.course, 10 * MINUTE) is None
    evening.served = 20 * MINUTE
    evening.note(Resumed(), Withdrawn(player="4", reason="rude"))
    assert what_next(evening.course, evening.served) is None, "a minute's rest"
    found = what_next(evening.course, evening.served + MINUTE)
    assert isinstance(found, RoundDue)
    assert "4" not in [player for table in found.round.tables for player in table.players]
    evening.note(Withdrawn(player="3"), Withdrawn(player="2"))
    assert isinstance(what_next(evening.course, evening.served + MINUTE), TooFew)
    evening.note(TournamentOver(reason="too few are left"))
    assert evening.course.over(0)


def test_what_an_older_house_cannot_read_stops_it_and_is_kept() -> None:
    text = '{"kind":"castled","player":"1"}'
    entry = read(text)
    assert isinstance(entry, Unknown)
    assert written(entry) == text
    course = fold(TournamentCourse(), [*entered(KINDS[0], 4), (entry, 0)])
    assert course.broken
    assert what_next(course, 0) is None


@pytest.mark.parametrize(
    ("plan", "told"),
    [
        (TournamentPlan("robin", 3), "two seats"),
        (TournamentPlan("swiss", 2), "rounds"),
        (TournamentPlan("knockout", 2, rounds=3), "only a Swiss"),
        (TournamentPlan("arena", 2), "minutes"),
        (TournamentPlan("swiss", 2, rounds=3, minutes=3), "only an arena"),
        (TournamentPlan("knockout", 2, duplicate=True), "duplicate"),
        (TournamentPlan("swiss", 2, rounds=2, bots=3), "bots"),
        (TournamentPlan("swiss", 5, rounds=2), "seats"),
        (TournamentPlan("swiss", 2, rounds=2, most=300), "256"),
        (TournamentPlan("swiss", 2, rounds=2, rest=-1), "day"),
    ],
)
def test_a_plan_that_cannot_be_is_told(plan: TournamentPlan, told: str) -> None:
    assert told in (wrong_plan(plan) or "")
    assert all(wrong_plan(one) is None for one in KINDS)
