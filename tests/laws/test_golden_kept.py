"""Golden records of older rules are as they were written, for ever: `cd tests/golden && sha256sum -c kept.sha256`."""

from hashlib import sha256

from parlour.core.game import find
from tests.book import ROOT

GOLDEN = ROOT / "tests" / "golden"


def test_no_golden_record_of_older_rules_was_written_again() -> None:
    """Whoever makes a new version of a game's rules adds the records of the one before to the list."""
    listed = dict(line.split(maxsplit=1)[::-1] for line in (GOLDEN / "kept.sha256").read_text("utf-8").splitlines())
    found = {}
    for folder in (path for path in GOLDEN.iterdir() if path.is_dir()):
        for version in find(folder.name).versions[:-1]:
            for path in sorted((folder / str(version)).glob("*.record")):
                found[path.relative_to(GOLDEN).as_posix()] = sha256(path.read_bytes()).hexdigest()
    assert found == listed
    assert found
