# SPDX-License-Identifier: MIT
"""Steps about the browser's history, addresses, and returning to a page."""

import re

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


def count(page, number):
    """Waits until the counter shows a number."""
    page.until(lambda: re.search(rf"^{number}$", page.text(), re.M), lambda: f"Not {number}: {page.text()!r}")


def add_sync_up(page, title):
    page.press("Add")
    page.write("Title", title)
    page.write("Name", "Ada")
    page.press("Save")
    page.until(lambda: row(page, title), "The sync-up is not listed.")


def row(page, title):
    return [each for each in page.driver.find_elements(By.CSS_SELECTOR, "main button") if title in each.text]


def at(page, pattern):
    """Waits until the browser's address has a suffix."""
    page.until(
        # While a page reloads, Firefox reports no address.
        lambda: re.search(pattern + "$", page.driver.current_url or ""),
        lambda: f"The address is {page.driver.current_url}, and does not end with {pattern}.",
    )


DETAIL = "/sync-ups/[0-9a-f-]{36}"


def history(page, server):
    """Pages and sheets are history entries: Back closes them, Forward opens them again."""
    driver = page.driver
    page.open(server)
    page.open(server, "sync-ups")
    at(page, "/sync-ups")
    add_sync_up(page, "History")
    at(page, "/sync-ups")

    page.act(lambda: row(page, "History")[0].click())
    at(page, DETAIL)
    page.reads("Start meeting")
    assert driver.title == "History – Sync-ups", driver.title
    page.press("Edit")
    at(page, DETAIL + "/edit")
    driver.back()
    at(page, DETAIL)
    page.until(lambda: not page.controls("Discard"), "Back does not close the sheet.")
    driver.back()
    at(page, "/sync-ups")
    page.until(lambda: page.controls("Add"), "Back does not leave the page.")
    driver.forward()
    at(page, DETAIL)
    page.reads("Start meeting")
    driver.forward()
    at(page, DETAIL + "/edit")
    page.until(lambda: page.controls("Discard"), "Forward does not open the sheet again.")

    # Navigation within the page changes the history, too.
    page.press("Discard")
    at(page, DETAIL)
    page.press("‹ Back")
    at(page, "/sync-ups")
    driver.forward()
    at(page, DETAIL)
    page.reads("Start meeting")
    # An alert must be answered first.
    page.press("Delete")
    page.reads("Delete History?")
    driver.back()
    page.until(lambda: page.controls("Start meeting"), "Back does not close the alert.")
    at(page, DETAIL)
    # The entries below are unchanged.
    driver.back()
    at(page, "/sync-ups")
    driver.back()
    page.until(lambda: "Many timers" in page.text(), "Back does not leave the application.")
    # The tab returns to its previous place.
    driver.forward()
    at(page, "/sync-ups")
    driver.forward()
    at(page, DETAIL)
    page.reads("Start meeting")


def deep_link(page, server):
    """An address opens the same page in another browser."""
    page.open(server, "sync-ups")
    add_sync_up(page, "Linked")
    page.act(lambda: row(page, "Linked")[0].click())
    at(page, DETAIL)
    address = page.driver.current_url
    # The application saves after a second.
    page.driver.execute_async_script("setTimeout(arguments[0], 1500)")
    engine = type(page.engine)()
    driver = engine.driver
    try:
        other = type(page)(driver, page.screenshots)
        driver.get(address)
        other.reads("Start meeting")
        other.reads("Linked")
        at(other, DETAIL)
        driver.get(address + "/edit")
        other.until(lambda: other.controls("Discard"), "The form is not open.")
        assert other.value("Title") == "Linked"
        # A new tab, because a session keeps its address.
        driver.switch_to.new_window("tab")
        driver.get(f"{server.address}/sync-ups/none")
        missing = "There is no page at this address."
        other.until(lambda: missing in driver.find_element(By.TAG_NAME, "body").text, "The page does not report the missing address.")
    finally:
        engine.quit()


def comeback(page, server):
    """A tab that returns, or reloads its page, resumes its session, and another tab has its own."""
    driver = page.driver
    page.open(server, "counter")
    page.press("+")
    count(page, 1)
    driver.refresh()
    count(page, 1)
    page.press("+")
    count(page, 2)
    page.open(server)
    page.until(lambda: "Many timers" in page.text(), "The index is not shown.")
    page.act(lambda: driver.find_element(By.CSS_SELECTOR, "a[href='/counter']").click())
    count(page, 2)
    page.press("+")
    count(page, 3)
    first = driver.current_window_handle
    driver.switch_to.new_window("tab")
    page.open(server, "counter")
    count(page, 0)
    driver.close()
    driver.switch_to.window(first)
    assert "session" not in driver.current_url, driver.current_url


def restart(page, server):
    """Input survives a restart of the server, also after a reload, and the page reports the lost session."""
    status = lambda: page.driver.find_element(By.ID, "status").text
    for reloads in range(3):
        page.open(server, "sync-ups")
        page.press("Add")
        at(page, "/sync-ups/new")
        page.write("Title", "Draft <1>")
        page.write("Name", "Ada")
        page.choose("Theme", "teal")
        for _ in range(reloads):
            page.driver.refresh()
            at(page, "/sync-ups/new")
            page.until(lambda: page.value("Name") == "Ada", "The session is not resumed.")
        server.stop()
        server.start()
        message = lambda: f"The status is {status()!r} after {reloads} reloads."
        page.until(lambda: "Your input was restored." in status(), message)
        at(page, "/sync-ups/new")
        assert page.value("Title") == "Draft <1>", page.value("Title")
        assert page.value("Name") == "Ada", page.value("Name")
        chosen = "return arguments[0].selectedOptions[0].textContent"
        theme = page.driver.execute_script(chosen, page.control("Theme", 0, "select"))
        assert theme == "teal", f"The theme is {theme!r}."
        page.press("Save")
        page.until(lambda: row(page, "Draft <1>"), "The restored input is not saved.")
        page.until(lambda: status() == "", "The notice is still shown.")

    page.open(server, "counter")
    page.press("+")
    count(page, 1)
    server.stop()
    server.start()
    count(page, 0)
    page.until(lambda: "opened again" in status(), "The notice is not shown.")
    page.press("+")
    count(page, 1)
    page.until(lambda: status() == "", "The notice is still shown.")


def no_worker(page, server):
    """A page whose shared worker does not answer opens a connection of its own."""
    driver = page.driver
    silent = "window.SharedWorker = class { port = {postMessage() {}}; };"
    script = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": silent})
    try:
        page.open(server, "counter")
        page.press("+")
        count(page, 1)
    finally:
        driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)
    page.open(server, "counter")
    page.press("+")
    count(page, 1)


def come_back(page, server, control):
    """Starts a server again that was killed, and waits until the page has continued in place."""
    driver = page.driver
    status = lambda: driver.find_element(By.ID, "status").text
    page.until(lambda: "lost" in status(), lambda: f"The status is {status()!r}.")
    driver.execute_script("window.isFirst = true")
    server.start()
    page.until(lambda: "lost" not in status(), "The page does not connect again.")
    page.until(lambda: page.controls(control), "The page has no content.")
    assert driver.execute_script("return window.isFirst"), "The page was loaded again."


def unused(page, server):
    """A page that nobody has used continues after its server was killed, in a browser that has just begun.

    When WebKit then collects the list of a field's labels as garbage, its process ends.
    """
    for example, control in [("settings", "Display name"), ("todos", "Add")]:
        engine = type(page.engine)()
        try:
            other = type(page)(engine.driver, page.screenshots, engine)
            other.open(server, example)
            server.kill()
            come_back(other, server, control)
        finally:
            engine.quit()


def killed(page, server):
    """A recorded session continues after its server was killed, with all that was acknowledged, and with typed text."""
    driver = page.driver
    titles = lambda: [control.get_property("value") for control in page.controls("Title", "input")]
    status = lambda: driver.find_element(By.ID, "status").text

    comes_back = lambda control="Add": come_back(page, server, control)

    page.open(server, "kanban")
    page.press("Add to To do")
    page.write("Title", "Survive")
    page.press("Save")
    page.until(lambda: page.controls("Move Survive to Doing"), "The card was not added.")
    page.press("Move Survive to Doing")
    page.until(lambda: page.controls("Move Survive to Done"), "The card was not moved.")
    server.kill()
    comes_back("Add to To do")
    page.until(lambda: page.controls("Move Survive to Done"), "The card is lost.")
    page.open(server, "todos")
    for title in ["Bread", "Milk", "Salt"]:
        page.write("New todo", title + Keys.ENTER)
        page.until(lambda: titles()[:1] == [title], lambda: f"{title} was not added: {titles()}.")
        server.kill()
        comes_back()
        page.until(lambda: titles()[:1] == [title], lambda: f"{title} is lost: {titles()}.")
    # The server ends again as soon as the page has content, perhaps before the page has a connection.
    for _ in range(2):
        server.kill()
        comes_back()
    server.kill()
    # The server does not receive it any more.
    page.write("New todo", "Pepper")
    page.until(lambda: "is lost" in status(), lambda: f"The status is {status()!r}.")
    comes_back()
    page.until(lambda: page.value("New todo") == "Pepper", lambda: f"The text is {page.value('New todo')!r}.")
    page.until(lambda: status() == "", lambda: f"The status is {status()!r}.")
    page.press("Add")
    expected = ["Pepper", "Salt", "Milk", "Bread"]
    page.until(lambda: titles() == expected, lambda: f"The list is {titles()}.")
