"""Phase de décompte: tickets, areas, recall.  [WF 6]"""

from typing import Final

from mypy_extensions import i64

from parlour.core.row import Row
from parlour.core.words import Routine, Step
from parlour.games.worlds_fair.events import Ended, Ranked, RoundBegan, ScoringBegan
from parlour.games.worlds_fair.material import (
    AREAS,
    FIRST,
    NONE,
    ROUNDS,
    SECOND,
    STANDINGS,
    TIED_FIRST,
    TIED_SECOND,
)
from parlour.games.worlds_fair.state import Fair
from parlour.games.worlds_fair.verbs import approve, exchange, lead_tickets, recall


class ScoringPhase(Step[Fair]):
    """After the turn in which the car came back to the start.  [WF 6.0]"""

    def run(self, state: Fair) -> None:
        """Three steps, then the next round.  [WF 6.0b]"""
        if state.log is not None:
            state.log.append(ScoringBegan(state.round))
        state.then_all(SCORING_STEPS)


class ExchangeTickets(Step[Fair]):
    """1. Échange des Tickets d'entrée pour Midway.  [WF 6.1]"""

    def run(self, state: Fair) -> None:
        """The leaders' bonus first [WF 6.1a], then a coin a ticket [WF 6.1b]."""
        most = max([len(tickets) for tickets in state.tickets])
        for seat in range(state.seats):
            if most and len(state.tickets[seat]) == most:  # a leader holds at least one  [WF R7]
                lead_tickets(state, seat)
        for seat in range(state.seats):
            exchange(state, seat)


class ScoreAreas(Step[Fair]):
    """2. Points des Palais.  [WF 6.2]"""

    def run(self, state: Fair) -> None:
        """One area after the other, clockwise from the left of the base."""
        for area in state.places.numbers:
            score_area(state, area)


def score_area(state: Fair, area: int) -> None:
    """Medals [WF 6.2a] and approvals, the most allowed without asking [WF 6.2b, R8]; the rest stays [WF 6.2h]."""
    ranking = rank(state.supporters[area])
    box = state.box
    for seat in range(state.seats):
        standing = ranking[seat]
        medal, approvals = box.medal[standing][state.seats], box.approvals[standing][state.seats]
        if medal or approvals:
            state.medals[seat] += medal
            if state.log is not None:
                state.log.append(Ranked(seat, AREAS[area], STANDINGS[standing], medal, approvals))
            approve(state, seat, area, approvals)


def rank(supporters: Row) -> list[int]:
    """The Standing of each seat on an area.  [WF 6.2c-g, R7]"""
    first = supporters.most()
    leaders = supporters.count(first)
    second: i64 = 0
    if leaders == 1:  # after a tie for first there is no second  [WF 6.2f]
        for count in supporters.numbers:
            if second < count < first:
                second = count
    seconds = supporters.count(second)
    ranking: list[int] = []
    for count in supporters.numbers:
        ranking.append(standing(count, first, leaders, second, seconds))
    return ranking


def standing(count: i64, first: i64, leaders: i64, second: i64, seconds: i64) -> i64:
    """The Standing of whoever has so many, by the most there are, the most of the others, and how many have those."""
    if count == 0:
        return NONE
    if count == first:
        return FIRST if leaders == 1 else TIED_FIRST
    if count == second and leaders == 1:
        return SECOND if seconds == 1 else TIED_SECOND
    return NONE


class RecallSupporters(Step[Fair]):
    """3. Rappel des Représentants.  [WF 6.3, R9]"""

    def run(self, state: Fair) -> None:
        """Half of each player's supporters on each area, rounded down."""
        for area in state.places.numbers:
            for seat in range(state.seats):
                recall(state, seat, area)


class NextRound(Step[Fair]):
    """The next round, or after the last scoring phase the end.  [WF 6.4, 7.0]"""

    def run(self, state: Fair) -> None:
        """The car starts anew.  [WF 6.0a, R11]"""
        if state.round == ROUNDS:
            state.agenda.clear()
            if state.log is not None:
                state.log.append(Ended())
            return
        state.round += 1
        state.car = 0
        if state.log is not None:
            state.log.append(RoundBegan(state.round))


SCORING_PHASE: Final = ScoringPhase()
SCORING_STEPS: Final = Routine(  # the last comes first
    [
        NextRound(),
        RecallSupporters(),
        ScoreAreas(),
        ExchangeTickets(),
    ]
)
