"""The packages under test warn of their own old ways when they are imported: that is theirs, and no failure of ours."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import pettingzoo.test  # noqa: F401
