"""Letters by e-mail, through the host's own post office. Addresses are written to and forgotten: no log has them."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, urlsplit

from parlour.server.addresses import is_here
from parlour.server.settings import Settings

if TYPE_CHECKING:
    from email.message import EmailMessage

LOG: Final = logging.getLogger("parlour.server")
PATIENCE: Final = 20.0  # seconds for each word of the post office
AT_ONCE: Final = 4
WAITING: Final = 200  # letters; beyond that none is taken: somebody floods us
PORTS: Final = {"smtp": 587, "smtps": 465}


class PostOffice:
    """Takes letters, and sends them when it can; who asked does not wait, and is not told."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._sending: set[asyncio.Task[None]] = set()
        self._at_once = asyncio.Semaphore(AT_ONCE)

    @property
    def offered(self) -> bool:
        """Whether letters can be sent, with links that the host's own address stands in."""
        settings = self._settings
        return bool(settings.mail and settings.mail_from and settings.public)

    def send(self, address: str, subject: str, text: str) -> None:
        """One letter to one address."""
        if len(self._sending) >= WAITING:
            LOG.warning("a letter was not taken: too many wait")
            return
        task = asyncio.create_task(self._send(address, subject, text))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def close(self) -> None:
        """Send what waits."""
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def _send(self, address: str, subject: str, text: str) -> None:
        import smtplib  # it and its kin take a while to load: not before the first letter
        from email.message import EmailMessage
        from email.utils import make_msgid

        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self._settings.mail_from, address, subject
        letter["Message-ID"] = make_msgid(domain=self._settings.mail_from.rpartition("@")[2] or None)
        letter["Auto-Submitted"] = "auto-generated"  # nobody's holiday answers it (RFC 3834)
        letter.set_content(text)
        async with self._at_once:
            try:
                await asyncio.to_thread(handed_in, self._settings.mail, letter)
            except (OSError, smtplib.SMTPException) as wrong:
                LOG.warning("a letter could not be sent", extra={"why": type(wrong).__name__})


def handed_in(office: str, letter: "EmailMessage") -> None:
    """Give a letter to a post office; never unencrypted, unless that is on this machine."""
    import smtplib
    import ssl

    place = urlsplit(office)
    host, port = place.hostname or "", place.port or PORTS[place.scheme]
    desk: smtplib.SMTP
    if place.scheme == "smtps":
        desk = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=ssl.create_default_context())
    else:
        desk = smtplib.SMTP(host, port, timeout=PATIENCE)
    with desk:
        if place.scheme == "smtp" and not (host == "localhost" or is_here(host)):
            desk.starttls(context=ssl.create_default_context())
        if place.username:
            desk.login(unquote(place.username), unquote(place.password or ""))
        desk.send_message(letter)


def check(office: str) -> None:
    """ValueError if letters cannot be handed in there."""
    place = urlsplit(office)
    if place.scheme not in PORTS or not place.hostname:
        raise ValueError("a post office is smtps://USER:PASSWORD@HOST or smtp://…, which is encrypted by STARTTLS")
    _ = place.port
