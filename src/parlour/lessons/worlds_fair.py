"""World's Fair 1893 in ten moves: one round for two, from the first card to the first scoring phase."""

from typing import Final

from parlour.lessons.lesson import Lesson, Move

LESSON: Final = Lesson(
    game="worlds_fair",
    seed=503,
    rules=2,  # its sentences count supporters, and the start bonus cards were others then
    names=("Ida", "Louis"),
    moves=(
        Move("lesson-wf-fair", "WF 1.2", pieces=("wheel", "supporter")),
        Move("lesson-wf-place", "WF 4.1", ("place agriculture",), pieces=("supporter",)),
        Move("lesson-wf-figure", "WF 4.3", ("place transportation",), ("place agriculture",), ("figure-burnham",)),
        Move(
            "lesson-wf-lead",
            "WF 6.2a",
            ("place manufactures",),
            ("place agriculture", "play westinghouse"),
            ("area-manufactures",),
        ),
        Move("lesson-wf-burnham", "WF 4.2", ("play burnham",), pieces=("figure-burnham",)),
        Move("lesson-wf-neighbours", "WF 5.3b", ("place manufactures",), ("place fine-arts",), ("figure-davis",)),
        Move("lesson-wf-davis", "WF 5.3b", ("play davis", "add fine-arts"), pieces=("figure-davis",)),
        Move("lesson-wf-people", "WF 5.3d", pieces=("figure-mccormick", "figure-westinghouse", "figure-pullman")),
        Move(
            "lesson-wf-exhibits",
            "WF 5.1a",
            ("place agriculture",),
            ("place manufactures", "play burnham"),
            ("exhibit",),
        ),
        Move("lesson-wf-reserve", "WF 4.1b", pieces=("reserve",)),
        Move("lesson-wf-wheel", "WF 4.3c", ("place fine-arts",), ("place electricity",), ("ticket",)),
        Move(
            "lesson-wf-palmer",
            "WF 5.3c",
            ("play palmer", "lift 2 agriculture", "set down electricity"),
            (),
            ("figure-palmer",),
        ),
        Move("lesson-wf-coins", "WF 6.1a", pieces=("coin",)),
        Move("lesson-wf-medals", "WF 6.2c", pieces=("medal",)),
        Move("lesson-wf-second", "WF 6.2d", pieces=("medal",)),
        Move(
            "lesson-wf-sets",
            "WF 7.3",
            pieces=("approved-agriculture", "approved-fine-arts", "approved-manufactures", "approved-transportation"),
        ),
        Move("lesson-wf-recall", "WF 6.3", pieces=("supporter",)),
        Move(
            "lesson-wf-fifth",
            "WF 6.2h",
            ("place electricity",),
            ("place transportation", "play westinghouse"),
            ("area-electricity",),
        ),
        Move("lesson-wf-end", "WF 7.0", (), ()),
    ),
)
