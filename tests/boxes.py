"""A box of an owner's for each game, unlike ours wherever a box may be."""

from parlour.core.box import Values

BOXES: dict[str, Values] = {
    "worlds_fair": {
        "start_bonus": {"second": ["agriculture"], "fourth": ["transportation", "fine-arts"]},
        "card_limit": {"agriculture": 4, "electricity": 3},
        "figures": {"burnham": 3, "davis": 5, "palmer": 5, "mccormick": 3, "pullman": 1},
        "wheel": {"start_is_a_space": False},
        "medal": {"two": 4},
        "tied_first_medal": {"two": 2, "three": 4},
        "tied_first_exhibits": {"two": 2, "four": 1},
    },
}
