# SPDX-License-Identifier: MIT
"""Scrolls through a list of 2,000 rows in a browser, whose page contains only those near the viewport.

usage: long_list.py PROGRAM SCREENSHOTS

Starts PROGRAM, the target `long-list`, on a free port. Ends with an error at the first step that fails.
"""

import sys
from pathlib import Path

from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from engines import Chromium
from gallery import Page, Server

# The maximum number of rows in a page: three screens in blocks of fifty, and one block at either end.
MOST = 250


class List:
    def __init__(self, page):
        self.page = page
        self.run = page.driver.execute_script
        # The highest number of rows since the page was opened.
        self.run("window.most = 0; new MutationObserver(() => {"
                 " most = Math.max(most, document.querySelectorAll('li.row').length);"
                 "}).observe(document.body, {childList: true, subtree: true})")

    def seen(self):
        """Returns the numbers of the visible rows, or None if a visible row is missing."""
        return self.run("""
            const seen = [], inside = node => {
              const {top, bottom} = node.getBoundingClientRect();
              return bottom > 1 && top < innerHeight - 1;
            };
            if ([...document.querySelectorAll(".placeholder")].some(inside)) return null;
            for (const row of document.querySelectorAll("li.row")) {
              if (inside(row)) seen.push(+row.textContent.match(/Item (-?\\d+)/)[1]);
            }
            return seen""")

    def shows(self, *numbers):
        """Waits until the given rows are visible, and none is missing."""
        self.page.until(
            lambda: set(numbers) <= set(self.seen() or []),
            lambda: f"The screen does not show {numbers}, but {self.seen()}.",
        )

    def rows(self):
        return len(self.page.driver.find_elements(By.CSS_SELECTOR, "li.row"))

    def scroll(self, part):
        self.run("scrollTo(0, document.scrollingElement.scrollHeight * arguments[0])", part)

    def row(self, number):
        """Returns a row. Asking the driver for accessible names takes a second with hundreds of controls."""
        script = """
            return [...document.querySelectorAll("li.row")].find(row => row.textContent.startsWith(arguments[0]))"""
        return self.run(script, f"Item {number}:")

    def top(self, number):
        """Returns the position of a row in the viewport."""
        return self.run("return arguments[0].getBoundingClientRect().top", self.row(number))

    def count(self, number):
        return self.row(number).find_element(By.TAG_NAME, "button")

    def note(self, number):
        return self.row(number).find_element(By.TAG_NAME, "input")


def ends(page, server):
    """Scrolling to the end of the list and back keeps the page small."""
    page.open(server, "items")
    rows = List(page)
    rows.shows(0)
    page.until(lambda: rows.rows() == 100, "The page does not begin with a hundred rows.")
    rows.scroll(1)
    # Rows are higher or lower than estimated, so the end may move once.
    page.until(lambda: rows.scroll(1) or 1999 in (rows.seen() or []), "The list does not scroll to its end.")
    rows.count(1999).click()
    page.reads("Item 1999: 1")
    page.picture("long-list-end")
    rows.scroll(0)
    rows.shows(0, 1, 2)
    rows.scroll(0.5)
    page.until(lambda: rows.seen(), "The middle of the list is empty.")
    middle = rows.seen()[3]
    assert 700 < middle < 1300, f"The middle row is {middle}."
    rows.count(middle).click()
    page.reads(f"Item {middle}: 1")
    place = rows.row(middle)
    assert place.get_attribute("aria-posinset") == str(middle + 1), "The accessible position of a row is wrong."
    assert place.get_attribute("aria-setsize") == "2000", "The accessible length of the list is wrong."
    assert rows.run("return most") <= MOST, f"The page had {rows.run('return most')} rows."


def steadily(page, server):
    """Scrolling screen by screen does not jump."""
    page.open(server, "items")
    rows = List(page)
    rows.shows(0)
    for way in [1] * 60 + [-1] * 60:
        # The row in the middle of the screen must stay there after all rows have arrived.
        page.until(lambda: rows.seen(), "Rows are missing.")
        middle = rows.seen()[len(rows.seen()) // 2]
        before = rows.top(middle)
        moved = rows.run("const y = scrollY; scrollBy(0, arguments[0] * 500); return scrollY - y", way)
        page.until(lambda: rows.seen(), "Rows are missing.")
        drift = abs(rows.top(middle) - (before - moved))
        assert drift < 2, f"Row {middle} moved by {drift} pixels more than the scroll distance."
    rows.shows(0)
    assert rows.run("return most") <= MOST, f"The page had {rows.run('return most')} rows."


def focus(page, server):
    """A focused field keeps its text while the list is scrolled and changes."""
    page.open(server, "items")
    rows = List(page)
    rows.shows(0, 1, 2, 3)
    rows.note(3).send_keys("half a no")
    rows.scroll(0.7)
    page.until(lambda: (rows.seen() or [0])[0] > 1000, "Rows are missing.")
    assert page.driver.switch_to.active_element.accessible_name.startswith("Note 3 "), "The focus is lost."
    page.driver.switch_to.active_element.send_keys("te")
    rows.scroll(0)
    rows.shows(0, 1, 2, 3)
    assert rows.note(3).get_property("value") == "half a note", f"The typed text is {rows.note(3).get_property('value')!r}."
    # So does a focused button: only the page knows its focus.
    rows.run("document.activeElement.blur(); arguments[0].focus()", rows.count(5))
    rows.scroll(0.7)
    page.until(lambda: (rows.seen() or [0])[0] > 1000, "Rows are missing.")
    page.driver.switch_to.active_element.send_keys(Keys.ENTER)
    rows.scroll(0)
    page.reads("Item 5: 1")


def changes(page, server):
    """Changes above the viewport do not move the visible rows, and two pages show different ranges."""
    page.open(server, "shared")
    first = page.driver.current_window_handle
    rows = List(page)
    rows.scroll(0.5)
    page.until(lambda: rows.seen(), "The middle of the list is empty.")
    middle = rows.seen()[5]
    before = rows.top(middle)
    page.driver.switch_to.new_window("tab")
    page.open(server, "shared")
    other = List(page)
    other.shows(0)
    for _ in range(8):
        page.press("Add ten")
    page.reads("Item -80")
    page.driver.switch_to.window(first)
    total = "return document.querySelector('li.row').ariaSetSize"
    page.until(lambda: rows.run(total) == "2080", "The page does not learn the number of rows.")
    after = rows.top(middle)
    assert abs(after - before) < 2, f"Row {middle}, which is visible, moved from {before} to {after}."
    rows.count(middle).click()
    page.reads(f"Item {middle}: 1")
    page.driver.switch_to.new_window("tab")
    page.driver.close()
    page.driver.switch_to.window(first)


def main(program, screenshots):
    screenshots.mkdir(parents=True, exist_ok=True)
    server = Server(program)
    server.start()
    engine = Chromium()
    page = Page(engine.driver, screenshots)
    try:
        walks = [ends, steadily, focus, changes]
        for walk in walks:
            print(f"long list: {walk.__name__}", flush=True)
            walk(page, server)
        messages = engine.console_messages()
        assert not messages, f"The console has messages: {messages}"
        print(f"rows: {len(walks)} passed, 0 failed", flush=True)
    finally:
        engine.quit()
        server.stop()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    try:
        main(sys.argv[1], Path(sys.argv[2]))
    except (AssertionError, WebDriverException) as error:
        sys.exit(f"long list: failed: {error}")
