"""`make webcheck`: the page's layout, lint, types and its own tests, by the Node that builds it."""

import page

if __name__ == "__main__":
    page.install()
    page.run("run", "formatted", "--silent")  # `npm run format` in web/ mends it
    page.run("run", "lint", "--silent")
    page.run("run", "check", "--silent")
    page.run("run", "test", "--silent")
    print("The page's layout, lint, types and tests are good.")
