"""`make webcheck`: the page's types and its own tests, by the Node that builds it."""

import page

if __name__ == "__main__":
    page.install()
    page.run("run", "check", "--silent")
    page.run("run", "test", "--silent")
    print("The page's types and tests are good.")
