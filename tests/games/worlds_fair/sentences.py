"""Where the numbers in this game's sentences come from: tests/text/test_numbers.py says how to read it."""

from typing import Final

REPEATED: Final = {
    "game-title": "WF 1.1",
    "game-minutes": "WF 1.1",
    "game-about": "WF 1.1, WF 5.1",
    "game-line": "WF 5.1",
    "step-PlayFigures": "WF 4.2",
    "step-AddSupporter": "WF 4.2",
    "step-LiftSupporter": "WF 4.2",
    "step-SetSupporterDown": "WF 4.2",
    "step-CollectCards": "WF 4.3",
    "step-AddCards": "WF 4.4",
    "step-ScoreAreas": "WF 6.2",
    "step-RecallSupporters": "WF 6.3",
    "why-base-between": "WF 5.3e",
    "standing-second": "- it is what the place is called",
    "standing-tied-second": "- it is what the place is called",
    "card-33": "- it is the name of the engine",
    "does-ticket": "WF 6.1a",
    "wf-says-board": "WF 5.1",
    "wf-explain-deck": "WF 4.4",
}
