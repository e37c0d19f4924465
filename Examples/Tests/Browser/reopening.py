# SPDX-License-Identifier: MIT
"""Steps about pages that continue in place after a restart of their server."""

import re
import threading
import time

from selenium.webdriver.common.by import By

from distance import Distance

TEXT = "the quick brown fox jumps over the lazy dog, and then sleeps."[:60]
STATUS = "return document.getElementById('status').textContent"


def restarted(server, end, delay=0.5):
    """Ends a server after a delay, and starts the next one; returns the thread."""

    def restart():
        time.sleep(delay)
        end()
        server.start()

    thread = threading.Thread(target=restart)
    thread.start()
    return thread


def mark(page):
    """Marks the document, to tell it from one that is loaded later."""
    page.driver.execute_script("window.isFirst = true")


def is_marked(page):
    return page.driver.execute_script("return window.isFirst === true")


def is_connected(page):
    """Returns whether the page has no notice of a lost connection."""
    return "lost" not in page.driver.execute_script(STATUS)


def type_slowly(page, text):
    """Types ten characters a second, whatever has the focus."""
    for key in text:
        start = time.monotonic()
        page.driver.switch_to.active_element.send_keys(key)
        time.sleep(max(0, 0.1 - (time.monotonic() - start)))


def typing_meanwhile(page, server):
    """Whoever types while the server restarts loses nothing, in recorded sessions and others, near and far."""
    for round_trip in [0, 0.08, 0.25]:
        for example, button, label in [("todos", None, "New todo"), ("sync-ups", "Add", "Title")]:
            far = Distance(server.port, round_trip)
            page.open(far, example)
            if button:
                page.press(button)
            page.focus(label)
            mark(page)
            restart = restarted(server, server.stop, 1)
            type_slowly(page, TEXT)
            restart.join()
            what = f"{example} at {round_trip} s"
            page.until(lambda: is_connected(page), f"No connection: {what}.")
            assert is_marked(page), f"The page was loaded again: {what}."
            assert page.value(label) == TEXT, f"{page.value(label)!r} instead of {TEXT!r}: {what}."
            field = page.driver.switch_to.active_element
            assert field == page.control(label, 0, "input"), f"The field has lost the focus: {what}."
            field.send_keys("!")
            assert page.value(label) == TEXT + "!", f"The caret has moved: {page.value(label)!r}, {what}."
            if example == "todos":
                page.press("Add")
                titles = lambda: [each.get_property("value") for each in page.controls("Title", "input")]
                page.until(lambda: titles()[:1] == [TEXT + "!"], lambda: f"The list is {titles()}: {what}.")
            else:
                page.write("Name", "Ada")
                page.press("Save")
                listed = lambda: [each for each in page.driver.find_elements(By.CSS_SELECTOR, "main button") if TEXT + "!" in each.text]
                page.until(listed, lambda: f"The sync-up is not listed: {page.text()!r}, {what}.")
            far.close()


def pressing_meanwhile(page, server):
    """What is pressed while a recorded session has no server is done afterwards, once; elsewhere it is not done in another session."""
    status = lambda: page.driver.execute_script(STATUS)
    page.open(server, "kanban")
    page.press("Add to To do")
    page.write("Title", "Patience")
    page.press("Save")
    page.until(lambda: page.controls("Move Patience to Doing"), "The card was not added.")
    mark(page)
    page.driver.execute_script("scrollTo(0, 40)")
    place = page.driver.execute_script("return scrollY")
    server.stop()
    page.until(lambda: "lost" in status(), lambda: f"The status is {status()!r}.")
    page.press("Move Patience to Doing")
    server.start()
    page.until(lambda: page.controls("Move Patience to Done"), "The card was not moved.")
    page.until(lambda: is_connected(page), "There is no connection.")
    assert is_marked(page), "The page was loaded again."
    assert page.driver.execute_script("return scrollY") == place, "The page has scrolled."
    # It stays where it is: the press was done once.
    page.press("Move Patience to Done")
    page.until(lambda: not page.controls("Move Patience to Done"), "The card does not move any more.")

    page.open(server, "counter")
    page.press("+")
    page.until(lambda: re.search("^1$", page.text(), re.M), lambda: f"Not 1: {page.text()!r}.")
    mark(page)
    server.stop()
    page.until(lambda: "lost" in status(), lambda: f"The status is {status()!r}.")
    page.press("+")
    server.start()
    page.until(lambda: "opened again" in status(), lambda: f"The status is {status()!r}.")
    assert re.search("^0$", page.text(), re.M), f"Not 0: {page.text()!r}."
    assert is_marked(page), "The page was loaded again."
