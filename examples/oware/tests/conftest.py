"""What a law compared is shown when it fails."""

import pytest

pytest.register_assert_rewrite("parlour.laws")
