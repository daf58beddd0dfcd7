"""The laws of play: properties of any game, over random games."""

from collections.abc import Callable, Iterator
from itertools import pairwise, zip_longest
from typing import Final

from parlour.core.chance import Chance, key_of
from parlour.core.codec import Codec
from parlour.core.engine import legal, play, push, turn, why
from parlour.core.foresight import Foreseer
from parlour.core.game import Game
from parlour.core.record import read
from parlour.core.table import Table, replay
from parlour.core.words import NOBODY, Action, Event, State, Viewer
from parlour.laws.walking import final, played, sampled, viewers, walk

Law = Callable[[Game, int, int, dict[str, str]], None]  # of a game, so many seats, a seed and options of the table
APART: Final = 12  # choices that a copy and its original are played on for
DEALS: Final = 3  # that a value of an option is compared with the default by


def play_leaves_the_old_state_alone(game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
    """And so do copies: every earlier state stays as it was."""
    codec = Codec(game)
    kept: list[tuple[State, object]] = []
    for state, action in walk(game, seats, seed, options):
        kept.append((state, codec.pack(state)))
        push(state.copy(), action)
    for state, packed in kept:
        assert codec.pack(state) == packed


def a_copy_and_its_original_play_apart(game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
    """In turns, each by its own choices: each comes to where one goes that never had anything in common with another.

    What two states share shows only when both play on: a pile that one has drawn from and the other lays on.
    """
    codec, chance = Codec(game), Chance(key_of(seed))
    for state, _ in sampled(walk(game, seats, seed, options), seed):
        before, one = codec.encode(state), state.copy()
        pair = [one, one.copy()]
        apart: list[State] = [codec.decode(before), codec.decode(before)]
        for _ in range(APART):
            for mine, alone in zip(pair, apart, strict=True):
                choices = legal(mine)
                if choices:
                    choice = choices[chance.below(len(choices))]
                    push(mine, choice)
                    push(alone, choice)
        assert [codec.pack(each) for each in pair] == [codec.pack(each) for each in apart]


def someone_can_always_move_until_it_ends(game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
    """Options without duplicates, in a stable order; an outcome at the end and not before."""
    for state, _ in walk(game, seats, seed, options):
        choices = legal(state)
        assert 0 <= turn(state) < seats
        assert len(set(choices)) == len(choices)
        assert choices == legal(state) == legal(state.copy())
        assert all(choice is game.actions[choice.index] for choice in choices)
        assert game.outcome(state) is None
    end = final(game, seats, seed, options)
    assert turn(end) == NOBODY
    outcome = game.outcome(end)
    assert outcome is not None
    assert outcome.reason in game.endings
    assert min(outcome.ranks) == 1
    assert len(outcome.ranks) == len(outcome.scores) == len(outcome.sheet) == seats
    assert all(len(row) == len(game.sources) for row in outcome.sheet)
    assert game.standing(end) == outcome.scores


def it_ends(game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
    """Within the number of actions the game states."""
    assert sum(1 for _ in walk(game, seats, seed, options)) <= game.longest


def push_agrees_with_play(game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
    """In place and unchecked, or on a copy and checked: the same state."""
    codec = Codec(game)
    pushed = game.setup(seats, key_of(seed), options)
    for state, action in walk(game, seats, seed, options):
        assert codec.pack(pushed) == codec.pack(state)
        push(pushed, action)
    assert codec.pack(pushed) == codec.pack(final(game, seats, seed, options))


def what_i_may_do_i_can_know(game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
    """What is legal depends only on what its chooser knows."""
    for state, _ in walk(game, seats, seed, options):
        assert legal(game.view(state, turn(state))) == legal(state)


def a_guess_looks_the_same(game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
    """A view of a guess is the view it was made from, and the material of a guess is complete."""
    codec, chance = Codec(game), Chance(key_of(seed))
    for state, _ in sampled(walk(game, seats, seed, options), seed):
        for viewer in viewers(seats):
            view = game.view(state, viewer)
            guess = game.guess(view, viewer, chance)
            assert view.key == 0
            assert codec.pack(game.view(view, viewer)) == codec.pack(view)
            assert codec.pack(game.view(guess, viewer)) == codec.pack(view)
            assert game.census(guess) == game.census(state)


def nothing_leaks(game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
    """Two worlds a viewer cannot tell apart stay so after the same action, unless it reveals; and whether it
    reveals can be told in both or in neither."""
    codec, chance = Codec(game), Chance(key_of(seed))
    for state, action in sampled(walk(game, seats, seed, options), seed):
        for viewer in viewers(seats):
            if viewer != turn(state):
                no_secret_tells(game, state, action, viewer)
            view = game.view(state, viewer)
            other = game.guess(view, viewer, chance)
            if action not in legal(other):
                assert viewer != turn(state)
                continue
            imagined = view.copy()
            push(imagined, action)
            foreseen = codec.pack(game.view(imagined, viewer))
            ours, told = play(state, action)
            theirs, heard = play(other, action)
            here, there = codec.pack(game.view(ours, viewer)), codec.pack(game.view(theirs, viewer))
            assert (here == foreseen) == (there == foreseen)
            if here == foreseen:
                assert here == there
                assert cut(told, viewer) == cut(heard, viewer)
            else:
                assert [type(event) for event in told[:1]] == [type(event) for event in heard[:1]]


def no_secret_tells(game: Game, state: State, action: Action, viewer: Viewer) -> None:
    """What others see and hear of a secret action is the same for all options that are secret with it."""
    step, codec = state.agenda[-1], Codec(game)
    if step.secret(state, action):
        ours, told = play(state, action)
        for twin in legal(state):
            if step.secret(state, twin):
                theirs, heard = play(state, twin)
                assert codec.pack(game.view(ours, viewer)) == codec.pack(game.view(theirs, viewer))
                assert cut(told, viewer) == cut(heard, viewer)


def cut(told: list[Event], viewer: Viewer) -> list[str]:
    """What a viewer hears of events, comparable."""
    return [repr(event.seen_by(viewer)) for event in told]


def material_is_conserved(game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
    """Nothing is lost or made, and there is something to count."""
    census = game.census(game.setup(seats, key_of(seed), options))
    assert census, f"`census` of {game.id} counts nothing: it lists every piece, the same from the first state on"
    for state, _ in walk(game, seats, seed, options):
        assert game.census(state) == census
    assert game.census(final(game, seats, seed, options)) == census


def words_survive_json(game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
    """States, their steps and every event said, there and back."""
    codec = Codec(game)
    for state, action in walk(game, seats, seed, options):
        again = codec.decode(codec.encode(state))
        assert type(again) is type(state)
        assert codec.pack(again) == codec.pack(state)
        assert legal(again) == legal(state)
        assert codec.decode(codec.encode(action)) is action
        for event in play(state, action)[1]:
            assert codec.decode(codec.encode(event)) == event


def notation_round_trips(game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
    """For the whole vocabulary."""
    for action in game.actions:
        assert game.vocabulary.parse(action.write()) is action
        assert game.vocabulary.parse(f"  {action.write().upper()} ") is action


def a_record_replays(game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
    """To the same state, events and outcome, also through its text."""
    table = played(game, seats, seed, options)
    again = replay(read(table.record.write()))
    codec = Codec(game)
    assert again.outcome == table.outcome is not None
    assert codec.pack(again.state_at(again.at)) == codec.pack(table.state_at(table.at))
    assert again.told(None) == table.told(None)
    assert again.record == table.record


def undo_is_replay(game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
    """Taking actions back leads to where the shorter record leads."""
    codec = Codec(game)
    table = played(game, seats, seed, options)
    actions = list(table.actions)
    tried = {seed % len(actions), len(actions) // 2, len(actions) - 1, 0}
    for at in range(len(actions) - 1, -1, -1):
        assert table.undo() is actions[at]
        if at in tried:
            shorter = Table(game, seats, seed, options)
            for action in actions[:at]:
                shorter.play(action)
            assert (
                codec.pack(shorter.state_at(at))
                == codec.pack(table.state_at(at))
                == codec.pack(table.state_at(table.at))
            )
            assert shorter.told(0) == table.told(0)
    assert table.undo() is None


def why_agrees_with_legal(game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
    """For every action of the vocabulary: a reason exactly when it is not legal, and one that the game lists."""
    for state, _ in sampled(walk(game, seats, seed, options), seed, 5):
        view = game.view(state, turn(state))
        choices = legal(state)
        for action in game.actions:
            reason = why(view, action)
            assert (reason is None) == (action in choices)
            assert reason is None or reason in game.reasons
    end = final(game, seats, seed, options)
    assert all(why(end, action) in game.reasons for action in game.actions)


def what_is_said_to_be_open_is(game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
    """Without secrets all players see the same; with open points everybody counts everybody's, watchers too."""
    codec = Codec(game)
    for state, _ in sampled(walk(game, seats, seed, options), seed, 3):
        if not game.secrets:
            views = [codec.pack(game.view(state, viewer)) for viewer in viewers(seats)]
            assert all(view == views[0] for view in views)
        if game.open_points:
            for viewer in viewers(seats):
                assert game.standing(game.view(state, viewer)) == game.standing(state)
    end = final(game, seats, seed, options)
    for viewer in viewers(seats):
        won = winners(game, end)
        assert game.winner(game.view(end, viewer), viewer) in (NOBODY, won[0] if len(won) == 1 else NOBODY)


def a_score_that_is_claimed_is_true(game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
    """In every world its viewer cannot tell from this one, now and after whatever may be chosen."""
    chance = Chance(key_of(seed))
    for state, taken in sampled(walk(game, seats, seed, options), seed, 3):
        for viewer in viewers(seats):
            view = game.view(state, viewer)
            claimed = game.known_scores(view, viewer)
            if claimed is not None:
                for world in (state, *(game.guess(view, viewer, chance) for _ in range(3))):
                    assert game.standing(world) == claimed
        ahead = Foreseer(game, game.view(state, turn(state)), turn(state))
        for action in {taken, *legal(state)[:: max(1, len(legal(state)) // 4)]}:
            foretold = game.known_scores(ahead.imagined(action).view, ahead.seat)
            assert foretold is None or foretold == game.standing(play(state, action)[0])
    end = final(game, seats, seed, options)
    for viewer in viewers(seats):
        assert game.known_scores(game.view(end, viewer), viewer) == game.standing(end)


def winners(game: Game, end: State) -> list[int]:
    """Who won."""
    outcome = game.outcome(end)
    assert outcome is not None
    return [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]


def points_are_counted_to_the_end(game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
    """Rounds follow one another from the first, or there are none; what is counted at the end are the scores."""
    rounds = [game.round_of(state) for state, _ in walk(game, seats, seed, options)]
    assert rounds[0] in (0, 1)
    assert all(later - round in (0, 1) for round, later in pairwise(rounds))
    assert rounds[0] or not any(rounds)
    end = final(game, seats, seed, options)
    outcome = game.outcome(end)
    assert outcome is not None
    assert game.counted(end) == outcome.scores


def no_game_ends_where_it_said_it_would_not(game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
    """All that the last chooser did without a break was near the end, and a view says the same as the state."""
    states = [state for state, _ in walk(game, seats, seed, options)]
    for state in states[:: max(1, len(states) // 20)]:
        assert game.near_end(game.view(state, turn(state))) == game.near_end(state)
    for state in reversed(states):
        if turn(state) != turn(states[-1]):
            break
        assert game.near_end(state)


def a_deed_is_one_seats_and_tells_something(game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
    """Deeds are runs of actions by one seat, and each tells something; a view knows where one opens."""
    table = played(game, seats, seed, options)
    begun = table.deeds()
    assert begun[0] == 0
    for since, until in pairwise([*begun, table.at]):
        assert len(set(table.actors[since:until])) == 1
        assert table.told(table.actors[since], since, until), table.actions[since].write()
    for state, _ in sampled(walk(game, seats, seed, options), seed, 5):
        for viewer in viewers(seats):
            assert game.opens_deed(game.view(state, viewer)) == game.opens_deed(state)


def every_value_of_an_option_matters(game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
    """Of a few deals at any number of seats, some state or view is another than by default."""
    default = game.settled({})
    asked = {name: value for name, value in options.items() if value != default[name]}
    if asked:
        differs = any(
            one != other
            for count in game.seats  # a value may matter at some of them only
            for deal in range(seed, seed + DEALS)
            for one, other in zip_longest(seen(game, count, deal, options), seen(game, count, deal, default))
        )
        assert differs, f"{asked} changes nothing: game.py offers it, and neither setup nor a rule asks for it"


def seen(game: Game, seats: int, seed: int, options: dict[str, str]) -> Iterator[list[object]]:
    """Each state of a random game and everybody's view of it, comparable, and the last state of all."""
    codec = Codec(game)
    for state, _ in walk(game, seats, seed, options):
        yield [codec.pack(state), *(codec.pack(game.view(state, viewer)) for viewer in viewers(seats))]
    yield [codec.pack(final(game, seats, seed, options))]


LAWS: Final[list[Law]] = [
    play_leaves_the_old_state_alone,
    a_copy_and_its_original_play_apart,
    someone_can_always_move_until_it_ends,
    it_ends,
    push_agrees_with_play,
    what_i_may_do_i_can_know,
    a_guess_looks_the_same,
    nothing_leaks,
    material_is_conserved,
    words_survive_json,
    notation_round_trips,
    a_record_replays,
    undo_is_replay,
    what_is_said_to_be_open_is,
    a_score_that_is_claimed_is_true,
    points_are_counted_to_the_end,
    no_game_ends_where_it_said_it_would_not,
    a_deed_is_one_seats_and_tells_something,
    why_agrees_with_legal,
    every_value_of_an_option_matters,
]
