"""What may be chosen: a house to sow."""

from dataclasses import dataclass
from typing import Final

from parlour.core.words import Action, cited
from parlour_oware.material import House


@dataclass(eq=False)
class Sow(Action):
    """Sow the seeds of one of my houses."""

    house: House


SOWINGS: Final = [Sow(house) for house in House]

ACTION_KINDS: Final = cited({Sow: "OW 2.1"})
