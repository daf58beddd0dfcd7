"""Finding puzzles in a game: a cheap look at every decision, then deeper ones with other chances, then how hard it is.

What is found in a game follows from its number alone, or from its record: the work can be split in any way.
"""

from typing import Any, Final

import msgspec

from parlour.bots.analysis import WHOLE
from parlour.bots.ismcts import Search
from parlour.bots.levels import STRONGEST, levels_of, plan_of, searcher, version_of
from parlour.bots.looks import CLOSE, effort
from parlour.bots.net import net_of
from parlour.bots.plan import Budget
from parlour.bots.search_bot import SearchBot
from parlour.bots.selfplay import picked, visited
from parlour.bots.verdict import explained
from parlour.core.chance import Chance, mix, wrap
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game, find
from parlour.core.record import read
from parlour.core.table import Table, codec_of, replay
from parlour.core.words import Action, Seat, State
from parlour.puzzles.puzzle import Puzzle, PuzzleQuestion, Reply, id_of
from parlour.puzzles.solving import after
from parlour.puzzles.weighing import CERTAIN, HOPELESS, MARGIN, MOST_RIGHT, Weighed, is_clear, weigh

LOOKS: Final = [1, 2, 10]  # times a close look; the margin must hold every time
SCREEN: Final = 0.6  # the part of the margin that the first look must find
TRIED: Final = 2  # visits of an option that the first look knows something of
MOST: Final = 2  # puzzles of a game
LOOKED_AT: Final = 10  # candidates of a game that are looked at closely
DEEPEST: Final = 3  # questions of a puzzle
LONGEST: Final = 40  # actions between two questions
TRIES: Final = [8, 8, 8, 4, 1]  # of each level at a puzzle
REASONS: Final = 4  # times the effort of a coach's word
THIRDS: Final = 3  # phases of a game


class LikelyPuzzle:
    """A decision that looks like a puzzle at first sight."""

    def __init__(self, at: int, seat: Seat, natural: float) -> None:
        self.at = at
        self.seat = seat
        self.natural = natural  # how much of the first thought goes to the best option: little is a surprise


def found_in_number(game_id: str, seats: int, seed: int, number: int) -> dict[str, Any]:
    """The puzzles of the self-played game of a number, as plain data: a piece of the work."""
    game = find(game_id)
    chance = Chance(mix(wrap(mix(seed) ^ (number * 8 + seats))))
    table = Table(game, seats, int(chance.draw()) & ((1 << 63) - 1))
    candidates: list[LikelyPuzzle] = []
    while table.turn is not None:
        options = table.legal()
        chosen = options[0]
        if len(options) > 1:
            state = table.state_at(table.at)
            search = glance(game, state, chance)
            candidates += screened(search, state, table.at)
            chosen = options[picked([visited(search, option) for option in options], chance)]
        table.play(chosen)
    return {"seats": table.seats, "number": number, "puzzles": confirmed(table, candidates, chance)}


def found_in_record(text: str, seed: int, number: int) -> dict[str, Any]:
    """The puzzles of a stored game, as plain data: a piece of the work."""
    table = replay(read(text))
    if table.redealt or table.game.changed:
        return {
            "seats": table.seats,
            "number": number,
            "puzzles": [],
        }  # a fork, or a box of somebody's own: no deal of the house
    chance = Chance(mix(wrap(mix(seed) ^ (number + 1))))
    candidates: list[LikelyPuzzle] = []
    for at in range(table.at):
        state = table.state_at(at)
        if len(legal(state)) > 1:
            candidates += screened(glance(table.game, state, chance), state, at)
    return {"seats": table.seats, "number": number, "puzzles": confirmed(table, candidates, chance)}


def glance(game: Game, state: State, chance: Chance) -> Search:
    """A first look."""
    seat = turn(state)
    search = Search(game, game.view(state, seat), seat, chance, plan_of(game, state.seats, STRONGEST))
    search.run(Budget(effort(game, state.seats)), hurry=False)
    return search


def screened(search: Search, state: State, at: int) -> list[LikelyPuzzle]:
    """The decision as a candidate, if the first look finds one option well above the others; else nothing."""
    known = [thought for thought in search.thoughts(legal(state)) if thought.visits >= TRIED]
    if len(known) < 2 or not HOPELESS <= known[0].win <= CERTAIN:
        return []
    best, codec = known[0], codec_of(search.game)
    near = [thought.action for thought in known[1:] if best.win - thought.win < SCREEN * MARGIN]
    if len(near) >= min(MOST_RIGHT, len(known) - 1):
        return []
    there = codec.pack(after(state, best.action)) if near else None
    if any(codec.pack(after(state, option)) != there for option in near):
        return []
    node = search.root.child(best.action, search.seat)
    assert node is not None
    return [LikelyPuzzle(at, search.seat, node.prior)]


def confirmed(table: Table, candidates: list[LikelyPuzzle], chance: Chance) -> list[dict[str, Any]]:
    """The puzzles that closer looks leave of the candidates, the most surprising first, of different phases."""
    kept: list[Puzzle] = []
    looked_at = 0
    for candidate in sorted(candidates, key=lambda one: (one.natural, one.at)):
        phase = THIRDS * candidate.at // table.at
        if looked_at == LOOKED_AT or len(kept) == MOST:
            break
        if any(puzzle.phase == phase for puzzle in kept):
            continue
        looked_at += 1
        puzzle = looked_into(table, candidate, phase, chance)
        if puzzle is not None:
            kept.append(puzzle)
    return [msgspec.to_builtins(puzzle) for puzzle in kept]


def looked_into(table: Table, candidate: LikelyPuzzle, phase: int, chance: Chance) -> Puzzle | None:
    """The puzzle of a candidate, if the margin holds each time and there is something to say of it."""
    game, state = table.game, table.state_at(candidate.at)
    question = asked(game, state, chance, DEEPEST)
    if question is None:
        return None
    tally = tried(game, state, candidate.seat, question, chance)
    if tally is None:
        return None
    misses, wrong = tally
    question = told(game, state, candidate.seat, question, wrong, chance)
    if not question.why:
        return None
    actions = [action.write() for action in table.actions[: candidate.at]]
    net = net_of(game, table.seats) if levels_of(game, table.seats)[0].net else None
    return Puzzle(
        id=id_of(game.id, game.rules, table.seats, table.seed, actions),
        game=game.id,
        rules=game.rules,
        bots=version_of(game),
        net="" if net is None else net.name,
        seats=table.seats,
        seed=table.seed,
        seat=candidate.seat,
        actions=actions,
        question=question,
        options=table.options,
        phase=phase,
        tries=TRIES,
        misses=misses,
        power=1.0 if net is None else net.power,
    )


def sure(game: Game, state: State, chance: Chance) -> Weighed | None:
    """The decision weighed, if it is clear at each of several looks with other chances, and all agree."""
    right: set[int] | None = None
    found: Weighed | None = None
    for times in LOOKS:
        found = weigh(game, state, chance, times * effort(game, state.seats, CLOSE), hurry=True)
        now = {option.index for option in found.right}
        if not is_clear(found) or (right is not None and now != right):
            return None
        right = now
    return found


def asked(game: Game, state: State, chance: Chance, depth: int) -> PuzzleQuestion | None:
    """The question of a decision, with what follows its right choices; None if no choice is clearly the best."""
    weighed = sure(game, state, chance)
    if weighed is None:
        return None
    right = {option.write(): followed(game, state, option, chance, depth - 1) for option in weighed.right}
    chance_then, instead = round(WHOLE * weighed.chance), round(WHOLE * weighed.of(weighed.wrong))
    return PuzzleQuestion(right, weighed.wrong.write(), chance_then, instead)


def answer(game: Game, state: State, chance: Chance, options: list[Action]) -> Action:
    """What the seat to choose does after a close look."""
    budget, seat = Budget(effort(game, state.seats, CLOSE)), turn(state)
    bot = SearchBot(game, chance, budget, plan_of(game, state.seats, STRONGEST))
    return bot.choose(game.view(state, seat), seat, options)


def followed(game: Game, state: State, option: Action, chance: Chance, depth: int) -> Reply:
    """What follows a right choice: the others' best answers up to the chooser's next question, if there is one."""
    seat, now = turn(state), after(state, option)
    played: list[str] = []
    while depth > 0 and len(played) < LONGEST and (options := legal(now)):
        chosen, chooser = options[0], turn(now)
        if len(options) > 1:
            if chooser == seat:
                then = asked(game, now, chance, depth)
                return Reply() if then is None else Reply(played, then)
            chosen = answer(game, now, chance, options)
        played.append(chosen.write())
        push(now, chosen)
    return Reply()


def tried(
    game: Game, state: State, seat: Seat, question: PuzzleQuestion, chance: Chance
) -> tuple[list[int], list[dict[str, int]]] | None:
    """How often each level misses it; and of each question of the line, how often which wrong choice was made.

    None if the strongest misses it: then the answer does not hold, however clear it looked.
    """
    misses = [0 for _ in TRIES]
    wrong: list[dict[str, int]] = [{} for _ in range(DEEPEST)]
    for level in range(STRONGEST, 0, -1):
        for _ in range(TRIES[level - 1]):
            misses[level - 1] += not solves(game, state, seat, question, level, chance, wrong)
        if misses[STRONGEST - 1]:
            return None
    return misses, wrong


def solves(
    game: Game,
    state: State,
    seat: Seat,
    question: PuzzleQuestion,
    level: int,
    chance: Chance,
    wrong: list[dict[str, int]],
) -> bool:
    """One try of a level; a wrong choice is counted where it was made."""
    bot, now = searcher(game, state.seats, level, chance), state.copy()
    asked_now: PuzzleQuestion | None = question
    for number in range(DEEPEST):
        if asked_now is None:
            break
        view = game.view(now, seat)
        chosen = bot.choose(view, seat, legal(view))
        reply = asked_now.right.get(chosen.write())
        if reply is None:
            wrong[number][chosen.write()] = wrong[number].get(chosen.write(), 0) + 1
            return False
        push(now, chosen)
        for notation in reply.played:
            push(now, game.vocabulary.parse(notation))
        asked_now = reply.then
    return True


def told(
    game: Game, state: State, seat: Seat, question: PuzzleQuestion, wrong: list[dict[str, int]], chance: Chance
) -> PuzzleQuestion:
    """The question with what speaks for its best choice, against the wrong one that was made most often."""
    view, best = game.view(state, seat), question.best
    made = sorted(wrong[0], key=lambda notation: (-wrong[0][notation], notation)) if wrong else []
    tempting, instead = question.tempting, question.instead
    if made and made[0] != tempting:
        tempting = made[0]
        instead = min(instead, round(WHOLE * chance_of(game, state, tempting, chance)))
    better, other = game.vocabulary.parse(best), game.vocabulary.parse(tempting)
    reasons = explained(game, view, seat, better, other, chance, REASONS)
    reply = question.right[best]
    right = dict(question.right)
    if reply.then is not None:
        now = state.copy()
        for notation in [best, *reply.played]:
            push(now, game.vocabulary.parse(notation))
        right[best] = Reply(reply.played, told(game, now, seat, reply.then, wrong[1:], chance))
    return PuzzleQuestion(right, tempting, question.chance, instead, [one.theme.plain() for one in reasons])


def chance_of(game: Game, state: State, notation: str, chance: Chance) -> float:
    """The chance to win by one choice, looked at closely."""
    return weigh(game, state, chance, effort(game, state.seats, CLOSE)).of(game.vocabulary.parse(notation))
