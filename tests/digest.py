"""A fingerprint of everything the engine says about some games: run by both modes, compared by law 13.

`python -m tests.digest worlds_fair 4 8` prints a line a game.
"""

import sys
from hashlib import sha256

import msgspec

from parlour._mode import compiled
from parlour.bots.net import encoder_of
from parlour.core.chance import Chance, key_of
from parlour.core.codec import Codec
from parlour.core.engine import legal, play, why
from parlour.core.game import Game, find
from parlour.laws.walking import settings, viewers


def fingerprint(game: Game, seats: int, seed: int, options: dict[str, str]) -> str:
    """Every state, view, option, reason, event, guess, feature and the outcome of one random game, as one hash."""
    codec, chance, seen = Codec(game), Chance(key_of(seed)), sha256()
    encoder = encoder_of(game, seats)
    state = game.setup(seats, key_of(seed), options)
    at = 0
    while choices := legal(state):
        action = choices[chance.below(len(choices))]
        state, told = play(state, action)
        seen.update(codec.encode([state, *told]))
        seen.update(" ".join(choice.write() for choice in choices).encode())
        seen.update(msgspec.json.encode(game.standing(state)))
        if at % 9 == 0:
            for viewer in viewers(seats):
                view = game.view(state, viewer)
                seen.update(codec.encode([view, game.guess(view, viewer, chance)]))
                seen.update(str(encoder.encode(view, viewer or 0)).encode())
            seen.update(str([reason and reason.id for reason in (why(state, a) for a in game.actions)]).encode())
        at += 1
    outcome = game.outcome(state)
    assert outcome is not None
    seen.update(str([outcome.ranks, outcome.scores, outcome.sheet, outcome.reason]).encode())
    return seen.hexdigest()


def main() -> None:
    """Print the mode on stderr and the fingerprints on stdout."""
    print("compiled" if compiled() else "plain", file=sys.stderr)
    game, count = find(sys.argv[1]), int(sys.argv[2])
    for seats in game.seats:
        for options in settings(game):
            for seed in range(count):
                print(game.id, seats, *options.values(), seed, fingerprint(game, seats, seed, options))


if __name__ == "__main__":
    main()
