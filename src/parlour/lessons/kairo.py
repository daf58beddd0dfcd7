"""Kairo in twelve moves: customers, cards, a stall made larger, and the medals of a rival's colour taken."""

from typing import Final

from parlour.lessons.lesson import Lesson, Move

LESSON: Final = Lesson(
    game="kairo",
    seed=14,
    names=("Amina", "Yusuf"),
    moves=(
        Move("lesson-ka-bazaar", "KA 1.3", pieces=("stall-blue", "customer-blue")),
        Move("lesson-ka-lure", "KA 6.2", ("lure", "customer blue", "cell r2c3"), pieces=("customer-blue",)),
        Move(
            "lesson-ka-draw",
            "KA 7.1a",
            ("draw", "take 1"),
            ("build extension", "card 9", "colour red", "cell r7c9", "give purple 1", "give green 1"),
            ("card-1",),
        ),
        Move("lesson-ka-barker", "KA 7.1c", ("take barker",), pieces=("barker",)),
        Move("lesson-ka-limit", "KA 7.3", pieces=("card-1",)),
        Move(
            "lesson-ka-extend",
            "KA 5.3c",
            ("build extension", "card 1", "colour blue", "cell r2c1"),
            ("lure", "customer red", "cell r7c7"),
            ("extended-blue",),
        ),
        Move("lesson-ka-pay", "KA 5.4", ("give blue 2",), pieces=("coin-blue", "medal-gold", "medal-silver")),
        Move(
            "lesson-ka-call",
            "KA 6.3",
            ("lure", "customer blue", "cell r2c3"),
            ("lure", "customer purple", "cell r1c1"),
            ("barker",),
        ),
        Move(
            "lesson-ka-stall",
            "KA 5.2f",
            ("build stall", "card 4", "colour red"),
            ("lure", "customer purple", "cell r5c9"),
            ("stall-red",),
        ),
        Move("lesson-ka-entrance", "KA 5.2a", ("cell r3c3", "side east"), pieces=("stall-red",)),
        Move(
            "lesson-ka-pile",
            "KA 7.1b",
            ("draw", "take pile", "take 5"),
            ("lure", "customer yellow", "cell r1c4"),
            ("card-5",),
        ),
        Move(
            "lesson-ka-joker",
            "KA 5.1b",
            ("build extension", "joker column-1", "coin white"),
            ("lure", "customer blue", "cell r6c7"),
            ("joker-column-1",),
        ),
        Move("lesson-ka-three", "KA 5.1c", pieces=("card-1", "card-5", "card-9")),
        Move("lesson-ka-level", "KA 5.6d", ("colour red", "cell r4c3", "give purple 2"), pieces=("medal-silver",)),
        Move(
            "lesson-ka-gold",
            "KA 5.6a",
            ("build extension", "card 5", "colour red", "cell r4c4", "give red 2", "give green 1", "give yellow 1"),
            ("lure", "customer red", "cell r3c4"),
            ("medal-gold",),
        ),
        Move("lesson-ka-end", "KA 8.1", pieces=("medal-gold", "coin-red")),
    ),
)
