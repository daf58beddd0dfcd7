"""What the routes of one app work with."""

from collections import Counter

from parlour.server.alerts.turns import TurnAlerts
from parlour.server.http.identity import Identity
from parlour.server.settings import Settings
from parlour.server.tables.hall import Hall
from parlour.server.tables.knocking import Doors
from parlour.server.tables.lobby import Lobby
from parlour.server.tables.missing import Missing
from parlour.server.tables.moves import Moves
from parlour.server.tables.rematches import Rematches
from parlour.server.tables.seating import Seating
from parlour.server.thinking.analyses import Analyses


class Services:
    """Made once for an app."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.settings = settings
        self.identity = Identity(hall)
        self.lobby = Lobby(hall)
        self.seating = Seating(hall)
        self.rematches = Rematches(hall, self.lobby, self.seating)
        self.moves = Moves(hall)
        self.missing = Missing(hall)
        self.doors = Doors(hall, self.seating)
        self.alerts = TurnAlerts(hall, settings)
        self.analyses = Analyses(hall.store, hall.thinking, hall.served)
        self.sockets: Counter[str] = Counter()  # open ones, by guest and by address
