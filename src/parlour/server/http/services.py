"""What the routes of one app work with."""

from collections import Counter

from parlour.server.alerts.post_office import PostOffice
from parlour.server.alerts.postman import Postman
from parlour.server.alerts.sending import Sending
from parlour.server.alerts.turns import TurnAlerts
from parlour.server.http.identity import Identity
from parlour.server.http.rates import Rates
from parlour.server.people.provider import Provider
from parlour.server.people.signing_in import SigningIn
from parlour.server.settings import Settings
from parlour.server.tables.again import Again
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.challenges import ChallengeRooms
from parlour.server.tables.clubs import Clubs
from parlour.server.tables.dailies import Dailies
from parlour.server.tables.hall import Hall
from parlour.server.tables.knocking import Doors
from parlour.server.tables.lobby import Lobby
from parlour.server.tables.missing import Missing
from parlour.server.tables.moderation import Moderation
from parlour.server.tables.moves import Moves
from parlour.server.tables.pairing import Pairing
from parlour.server.tables.profiles import Profiles
from parlour.server.tables.progress import Progress
from parlour.server.tables.puzzles import Puzzles
from parlour.server.tables.ratings import Ratings
from parlour.server.tables.rematches import Rematches
from parlour.server.tables.reporting import Reporting
from parlour.server.tables.rounds import Rounds
from parlour.server.tables.seating import Seating
from parlour.server.tables.tournaments import Tournaments
from parlour.server.thinking.analyses import Analyses


class Services:
    """Made once for an app."""

    def __init__(self, rooms: AwakeRooms, settings: Settings) -> None:
        self.rooms = rooms
        self.settings = settings
        self.identity = Identity(rooms)
        self.rates = Rates(rooms.limits, self.identity)
        self.signing = SigningIn(rooms.people)
        self.provider = Provider(settings, rooms.now)
        self.post_office = PostOffice(settings)
        self.lobby = Lobby(rooms)
        self.again = Again(self.lobby)
        self.seating = Seating(rooms)
        self.rematches = Rematches(rooms, self.lobby, self.seating)
        self.moves = Moves(rooms)
        self.missing = Missing(rooms)
        self.doors = Doors(rooms, self.seating)
        self.sending = Sending(rooms, settings)
        self.alerts = TurnAlerts(rooms, self.sending)
        self.postman = Postman(rooms, settings, self.sending, self.post_office)
        self.progress = Progress(rooms, self.lobby)
        self.analyses = Analyses(rooms.store, rooms.thinking, rooms.served, self.progress.looked_back)
        self.dailies = Dailies(rooms, self.lobby, self.analyses)
        self.puzzles = Puzzles(rooms)
        self.ratings = Ratings(rooms.store)
        self.profiles = Profiles(rooms)
        self.challenges = ChallengeRooms(rooms, self.lobby, self.seating)
        self.hall = Hall(rooms)
        self.pairing = Pairing(rooms, self.lobby)
        self.tournaments = Tournaments(rooms, settings.tournaments)
        self.clubs = Clubs(rooms, self.tournaments, settings.clubs)
        self.rounds = Rounds(rooms, self.lobby, self.tournaments)
        self.reporting = Reporting(rooms)
        self.moderation = Moderation(rooms)
        self.sockets: Counter[str] = Counter()  # open ones, by guest and by address
