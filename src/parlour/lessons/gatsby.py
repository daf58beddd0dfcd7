"""Gatsby in twelve moves: the four actions, a special one, and how the bonuses lead to the third of a family."""

from typing import Final

from parlour.lessons.lesson import Lesson, Move

LESSON: Final = Lesson(
    game="gatsby",
    seed=1,
    names=("Dorothy", "James"),
    moves=(
        Move("lesson-ga-party", "GA 1.3", (), ("keep 1", "put a1"), ("family-yellow", "tile-1", "tile-2", "tile-3")),
        Move("lesson-ga-cabaret", "GA 6.1a", ("action 1", "put a2", "put b2"), (), ("action-1", "token-0")),
        Move("lesson-ga-bonus", "GA 7.0a", ("advance",), (), ("bonus-advance",)),
        Move(
            "lesson-ga-look",
            "GA 7.5c",
            ("look step-13", "and track-4", "exchange"),
            (),
            ("bonus-characters", "tile-3", "tile-0"),
        ),
        Move(
            "lesson-ga-climb",
            "GA 5.2d",
            ("action 2", "put c2"),
            ("action 3", "decline", "track 5"),
            ("action-2", "climber-0"),
        ),
        Move(
            "lesson-ga-race",
            "GA 5.3b",
            ("action 3", "track 4"),
            ("action 4", "track 3", "track 1", "decline"),
            ("action-3", "tile-3"),
        ),
        Move(
            "lesson-ga-tracks",
            "GA 6.4a",
            ("action 4", "track 1"),
            ("action 1", "put c3", "put c4", "decline"),
            ("action-4", "bonus-draw"),
        ),
        Move("lesson-ga-draw", "GA 7.6a", ("draw", "keep 2", "track 5"), (), ("special-2", "special-3", "special-11")),
        Move(
            "lesson-ga-special",
            "GA 8.2",
            ("special", "put d2", "put e2"),
            ("action 3", "put c5", "track 4", "decline"),
            ("special-2",),
        ),
        Move("lesson-ga-swap", "GA 7.3a", ("advance", "swap t5.2", "with t4.2"), (), ("bonus-swap",)),
        Move("lesson-ga-chain", "GA 5.1b", ("put f2",), (), ("tile-1",)),
        Move(
            "lesson-ga-order",
            "GA 7.2a",
            ("action 1", "put b4", "put b5"),
            ("action 4", "track 2", "track 3"),
            ("bonus-command",),
        ),
        Move("lesson-ga-command", "GA 7.2b", ("command special",), (), ("bonus-command", "special-1")),
        Move("lesson-ga-end", "GA 9.1", (), ("put d5", "put e5"), ("tile-1", "tile-2", "tile-3")),
    ),
)
