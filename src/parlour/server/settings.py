"""What an operator may choose."""

import msgspec


class Settings(msgspec.Struct, kw_only=True):
    """The settings of one server process."""

    public: str = ""  # the address people use, behind a proxy: https://games.example.org
    workers: int = 1  # processes in which bots think
    body: int = 64_000  # bytes of a request
    table: int = 200_000  # bytes of a request for a new table: a box file may be in it
    upload: int = 1_000_000  # bytes of an uploaded record
    sockets: int = 40  # a client
    patience: float = 10.0  # seconds that whoever takes an alert may take
    inside: bool = False  # whether alerts may go to addresses of this machine and its network
    metrics: str = "here"  # who may read /metrics: whoever is on this machine, or "all"
    contact: str = "mailto:nobody@localhost"  # told to push services: who runs this server
    mail: str = ""  # the post office of this server: smtps://user:password@mail.example.org
    mail_from: str = ""  # who its letters are from: parlour@example.org
    letters_every: int = 60  # minutes within which somebody is sent one letter of a kind of news at most
    provider: str = ""  # of identities, by OpenID Connect: https://id.example.org
    provider_id: str = ""  # how it calls this server
    provider_secret: str = ""  # what this server shows it
    provider_name: str = ""  # how people call it
    tournaments: str = "members"  # who may make one: "directors", "members" or "all"; directors and owners always
    clubs: str = "members"  # who may lead one: "members" or "all"
    scale: int = 1  # of the rate limits: for load tests

    @property
    def secure(self) -> bool:
        """Whether cookies only travel encrypted."""
        return self.public.startswith("https://")
