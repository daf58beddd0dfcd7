"""A box of an owner's for each game, unlike ours wherever a box may be."""

from parlour.core.box import Values
from parlour.games import games
from parlour.games.kairo.house import HOUSE

OTHER_MAP = HOUSE.replace("R   7  7  7   8  8* 8   9", "R   7  7  7   8  8  8*  9")  # a customer starts elsewhere

WORLDS_FAIR: Values = {
    "start_bonus": {"second": ["agriculture"], "fourth": ["transportation", "fine-arts"]},
    "card_limit": {"agriculture": 4, "electricity": 3},
    "figures": {"burnham": 3, "davis": 5, "palmer": 5, "mccormick": 3, "pullman": 1},
    "wheel": {"start_is_a_space": False},
    "medal": {"two": 4},
    "tied_first_medal": {"two": 2, "three": 4},
    "tied_first_exhibits": {"two": 2, "four": 1},
}
KAIRO: Values = {
    "medals": {"gold": 4, "silver": 1},
    "cards": {"section_1": 2, "section_5": 5, "section_9": 2},
    "board": {"map": OTHER_MAP},
}
GATSBY: Values = {
    "cabaret": {"slabs_are_turned": False},
    "slabs": {"b": ["-", "swap", "-", "star", "-", "advance", "-", "command", "-"]},
    "tracks": {"fourth": ["place", "-", "draw"], "first": ["characters", "-", "command", "advance", "-"]},
}

BOXES: dict[str, Values] = {id: globals()[id.upper()] for id in games() if id.upper() in globals()}
