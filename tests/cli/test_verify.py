"""`parlour verify` on honest records and on manipulated ones: what it finds, and what it says it cannot know."""

from dataclasses import replace
from pathlib import Path

import pytest

from parlour.core.deal import as_they_sat, commitment, drawn_first, in_turn, seed_of
from parlour.core.record import Record
from parlour.core.table import Table
from parlour.text.catalog import LANGUAGES, Catalog
from tests.cli.conftest import Run

NONCES = ["anna", "bert", "carl"]
NAMES = ["Anna", "Bert", "Carl"]
SECRET = next(secret for secret in (f"{n:064x}" for n in range(1, 50)) if drawn_first(seed_of(secret, NONCES), 3) == 1)


def played_out(table: Table) -> Table:
    """The game to its end, the first option always."""
    while table.turn is not None:
        table.play(table.legal()[0])
    return table


def honest() -> Record:
    """A finished game whose deal was promised and whose first player was drawn."""
    seed = seed_of(SECRET, NONCES)
    drawn = drawn_first(seed, 3)
    record = played_out(Table("worlds_fair", 3, seed)).record
    deal = {"commitment": commitment(SECRET), "secret": SECRET, "nonces": in_turn(NONCES, drawn)}
    return replace(record, names=in_turn(NAMES, drawn), drawn=drawn, deal=deal)


def lot_taken_out() -> Record:
    """Anna claims the first seat: no lot, names and nonces as they sat."""
    record = honest()
    assert record.drawn is not None
    nonces = as_they_sat(record.deal["nonces"], record.drawn)
    return replace(record, drawn=None, names=NAMES, deal={**record.deal, "nonces": nonces})


def dealt_anew(times: int = 1) -> Record:
    """Hidden things dealt anew by keys of somebody's choice, before the first move."""
    table = Table("worlds_fair", 3, honest().seed)
    for key in range(times):
        table.redeal(0, 42 + key)
    return played_out(table).record


def verified(parlour: Run, record: Record, lang: str = "en") -> tuple[int, list[str]]:
    Path("a.record").write_text(record.write(), "utf-8")
    told = parlour("verify", "a.record", "--lang", lang)
    return told.status, told.out.splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_honest_record_shows_its_seal_to_compare(parlour: Run, lang: str) -> None:
    say = Catalog(lang).text
    status, lines = verified(parlour, honest(), lang)
    assert status == 0
    assert len(lines) == 4
    assert all(line.startswith("  ") for line in lines[1:])
    assert lines[1].strip() == say("verify-seal", seal=commitment(SECRET))
    assert lines[2].strip() == say("verify-drawn", place=2)
    unproven = Catalog(lang).join([say("verify-unproven-seal"), say("verify-unproven-names")])
    assert lines[3].strip() == say("verify-unproven", what=unproven)


def test_another_seal_than_the_one_shown_is_for_people_to_see(parlour: Run) -> None:
    """Whoever writes a record can promise it afterwards: it checks out, and the seal is another."""
    other = next(
        secret for secret in (f"{n:064x}" for n in range(50, 99)) if drawn_first(seed_of(secret, NONCES), 3) == 1
    )
    record = played_out(Table("worlds_fair", 3, seed_of(other, NONCES))).record
    deal = {"commitment": commitment(other), "secret": other, "nonces": in_turn(NONCES, 1)}
    status, lines = verified(parlour, replace(record, names=in_turn(NAMES, 1), drawn=1, deal=deal))
    assert status == 0
    assert commitment(SECRET) not in "".join(lines)
    assert f"{commitment(other)}; compare it with the one you were shown before the game" in lines[1]
    assert "not checked, for no file can prove it: that this seal is the one that was shown" in lines[3]


def test_a_record_without_a_promised_deal_says_so(parlour: Run) -> None:
    status, lines = verified(parlour, replace(honest(), deal={}))
    assert status == 0
    assert lines[1] == "  no promised deal: whoever dealt may have chosen the seed"
    assert "seal" not in lines[3]


def test_a_lot_that_was_taken_out_cannot_be_proven_and_is_said_not_to_be_checked(parlour: Run) -> None:
    status, lines = verified(parlour, lot_taken_out())
    assert status == 0
    assert lines[2] == "  the first player was not drawn by lot, or the record no longer says so"
    assert lines[3].endswith("and that nobody took a lot out of the record and turned the seats round")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fork_is_practice_and_says_how_often_it_was_dealt_anew(parlour: Run, lang: str) -> None:
    say = Catalog(lang).text
    for times in (1, 3):
        status, lines = verified(parlour, dealt_anew(times), lang)
        assert status == 0
        assert lines[1].strip() == say("verify-no-deal")
        assert lines[2].strip() == say("verify-redealt", times=times)
        assert lines[3].strip() == say("verify-not-drawn")


def test_a_promised_deal_that_was_dealt_anew_is_refused(parlour: Run) -> None:
    status, lines = verified(parlour, replace(dealt_anew(), names=honest().names, drawn=1, deal=honest().deal))
    assert status == 1
    assert len(lines) == 1
    assert "line 1: hidden things were dealt anew: no deal was promised for that" in lines[0]


def test_more_names_than_seats_are_refused_and_fewer_are_not(parlour: Run) -> None:
    status, lines = verified(parlour, replace(honest(), names=[*NAMES, "Dora"]))
    assert (status, len(lines)) == (1, 1)
    assert "line 1: 4 names for 3 seats" in lines[0]
    assert verified(parlour, replace(honest(), names=["Anna"]))[0] == 0


def test_the_exit_status_is_told_by_its_help(parlour: Run, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parlour("verify", "--help")
    assert left.value.code == 0
    assert "0 if every record is good, 1 if one is not, 2 if the command itself is wrong" in capsys.readouterr().out
    assert parlour("verify").status == 2
