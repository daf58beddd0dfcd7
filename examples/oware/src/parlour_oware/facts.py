"""What a table shows beside the view."""

from parlour.core.engine import turn
from parlour.core.facts import Facts, sent
from parlour.core.words import NOBODY
from parlour_oware.capturing import would_take
from parlour_oware.material import ENOUGH, QUIET, House
from parlour_oware.state import Board


class OwareFacts(Facts[Board]):
    """The same for everybody: nothing is hidden."""

    @sent("OW 3.1")
    def captures(self) -> list[int]:
        """Seeds that sowing each house would capture, for whoever is to sow; none once the game is over."""
        seat = turn(self.view)
        return [] if seat == NOBODY else [would_take(self.view, seat, house) for house in House]

    @sent("OW 5.1")
    def to_win(self) -> list[int]:
        """Seeds that each player still lacks to have won."""
        return [max(0, ENOUGH - seeds) for seeds in self.view.stores]

    @sent("OW R1")
    def quiet_left(self) -> int:
        """Sowings without a capture that are left before the game ends."""
        return QUIET - self.view.quiet
