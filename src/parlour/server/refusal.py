"""Something that is not done, and why."""


class Refusal(Exception):
    """`error` is for programs, the detail for people; a refused action has its `reason` and the `rule` that forbids it.
    A `reason` may be told with values, as a message of the catalogs.

    What it is in HTTP stands in http/refusals.py.
    """

    def __init__(
        self, error: str, detail: str, reason: str | None = None, rule: str | None = None, **told: str | int
    ) -> None:
        super().__init__(detail)
        self.error = error
        self.detail = detail
        self.reason = reason
        self.rule = rule
        self.told = told
