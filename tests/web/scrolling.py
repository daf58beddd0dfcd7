"""A board that is higher than the room it has: what is lit on it is brought into sight."""

from playwright.sync_api import Page, expect

# the first thing of a deed is inside of what is seen of the board, and its frame around it
FRAMED = """() => {
  const frame = document.querySelector("[data-lit]");
  const board = document.querySelector("[data-test=board] .narrow");
  if (!frame || board.scrollHeight <= board.clientHeight) return false;
  const [lit, thing, seen] = [frame, document.querySelector(`[data-thing="${frame.dataset.lit}"]`), board].map(
    (one) => one.getBoundingClientRect());
  return thing.top >= seen.top - 1 && thing.bottom <= seen.bottom + 1 && Math.abs(lit.top + 3 - thing.top) < 2;
}"""


def a_board_that_scrolls_shows_where_something_happened(page: Page) -> None:
    """From wherever it was scrolled to; and the frames stay on their things."""
    page.set_viewport_size({"width": 375, "height": 667})
    page.keyboard.press("Escape")
    page.locator("#tab-log").click()
    page.locator("button.handle").click()  # the log in half a sheet, the board above it
    expect(page.locator(".table")).to_have_attribute("data-stop", "half")
    page.mouse.move(2, 2)  # at no entry
    board = page.locator("[data-test=board] .narrow")
    for entry in page.locator("[data-test=log] [data-deed]:has(.cite)").all():
        for end in (0, 10_000):
            page.locator("#tab-log").focus()
            expect(page.locator("[data-lit]")).to_have_count(0)
            board.evaluate("(board, end) => board.scrollTo(0, end)", end)
            entry.locator(".cite").first.focus()
            page.wait_for_function(FRAMED)
