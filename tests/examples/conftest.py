"""Oware, installed once for all tests of a process."""

from pathlib import Path

import pytest

from tests.examples.installing import EXAMPLES, installed


@pytest.fixture(scope="session")
def oware(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the package of Oware is installed."""
    return installed(EXAMPLES / "oware", tmp_path_factory.mktemp("oware"))
