"""Letters by e-mail, through the host's own post office. Addresses are written to and forgotten: no log has them."""

import asyncio
import logging
import re
from typing import TYPE_CHECKING, Final, Literal
from urllib.parse import unquote, urlsplit

from parlour.server.addresses import is_here
from parlour.server.settings import Settings

if TYPE_CHECKING:
    from email.message import EmailMessage

LOG: Final = logging.getLogger("parlour.server")
PATIENCE: Final = 20.0  # seconds for each word of the post office
AT_ONCE: Final = 4
NEWS_AT_ONCE: Final = 2  # of their own: nobody waits for a link to sign in because there is much news
LINE: Final = 900  # letters of a line of a head: an address in it must not be folded (RFC 5322 has 998)
WAITING: Final = 200  # letters; beyond that none is taken: somebody floods us
NOBODY: Final = re.compile(rb"5\.1\.(?:1|3|6|10)\b")  # nobody has this address, it is none, or has moved (RFC 3463)
REFUSAL: Final = 500  # and more: for good (RFC 5321); not of whom, it may be that this house may not send
PORTS: Final = {"smtp": 587, "smtps": 465}


Handed = Literal["taken", "later", "refused", "nobody"]


class PostOffice:
    """Takes letters, and sends them when it can; who asked does not wait, and is not told."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._sending: set[asyncio.Task[None]] = set()
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._news_at_once = asyncio.Semaphore(NEWS_AT_ONCE)

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

    async def deliver(self, address: str, subject: str, text: str, headers: dict[str, str]) -> Handed:
        """One letter, and what becomes of it; `nobody` if there is no such address."""
        async with self._news_at_once:
            return await self._hand_in(address, subject, text, headers)

    async def _send(self, address: str, subject: str, text: str) -> None:
        async with self._at_once:
            await self._hand_in(address, subject, text, {})

    def _letter(self, address: str, subject: str, text: str, headers: dict[str, str]) -> "EmailMessage":
        """ValueError if the head of a letter would be read as another address, or as none."""
        from email import policy  # it and its kin take a while to load: not before the first letter
        from email.message import EmailMessage
        from email.utils import formatdate, make_msgid

        letter = EmailMessage(policy=policy.SMTP.clone(max_line_length=LINE))
        letter["From"], letter["To"], letter["Subject"] = self._settings.mail_from, address, subject
        if [one.addr_spec for one in letter["To"].addresses] != [address]:
            raise ValueError("a letter is for one address, as it was given")
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self._settings.mail_from.rpartition("@")[2] or None)
        letter["Auto-Submitted"] = "auto-generated"  # nobody's holiday answers it (RFC 3834)
        for name, value in headers.items():
            letter[name] = value
        letter.set_content(text, cte="quoted-printable")  # lines of any length, through any post office
        return letter

    async def _hand_in(self, address: str, subject: str, text: str, headers: dict[str, str]) -> Handed:
        import smtplib

        try:
            letter = self._letter(address, subject, text, headers)
        except ValueError:
            LOG.warning("a letter was not written: its address is none")
            return "nobody"
        try:
            await asyncio.to_thread(handed_in, self._settings.mail, letter)
        except smtplib.SMTPRecipientsRefused as wrong:
            ((code, words),) = wrong.recipients.values()
            nobody = NOBODY.match(words)
            why = f"{code} {nobody[0].decode()}" if nobody else str(code)  # no more of it: words have the address
            LOG.warning("a letter was not taken: its address is refused", extra={"why": why})
            if code < REFUSAL:
                return "later"
            return "nobody" if nobody else "refused"
        except (OSError, smtplib.SMTPException) as wrong:
            LOG.warning("a letter could not be sent", extra={"why": type(wrong).__name__})
            return "later"
        return "taken"


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
        sender, to = ([one.addr_spec for one in letter[name].addresses] for name in ("From", "To"))
        desk.sendmail(sender[0], to, letter.as_bytes())  # not `send_message`: it puts > before a line's "From "


def check(office: str) -> None:
    """ValueError if letters cannot be handed in there."""
    place = urlsplit(office)
    if place.scheme not in PORTS or not place.hostname:
        raise ValueError("a post office is smtps://USER:PASSWORD@HOST or smtp://…, which is encrypted by STARTTLS")
    _ = place.port
