"""What a first visit fetches, counted by the browser itself."""

from playwright.sync_api import Page, Response

from tests.web.conftest import Opening

FIRST_LOAD = 300_000  # bytes, compressed


def test_a_first_visit_is_light(visit: Opening) -> None:
    page: Page = visit(lang="pl")  # with the letters that Polish needs besides
    fetched: list[Response] = []
    page.on("response", lambda answer: fetched.append(answer))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in fetched}
    assert any(url.endswith(".woff2") for url in sizes)
    assert sum(sizes.values()) < FIRST_LOAD, sorted(sizes.items(), key=lambda one: -one[1])[:10]
