# SPDX-License-Identifier: MIT
"""Uses every example of the gallery in a browser, as a person would.

usage: gallery.py PROGRAM SCREENSHOTS ENGINE [TESTS]

Starts PROGRAM on a free port, finds controls by their accessible names, and writes a picture of each example into
SCREENSHOTS. Turns what the examples have recorded into tests, and writes them into TESTS. Exits with an error at the first step that fails.
"""

import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import traceback
from pathlib import Path

from selenium.common.exceptions import (
    ElementNotInteractableException,
    NoSuchElementException,
    StaleElementReferenceException,
    WebDriverException,
)
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from audit import audit
from client import client
from demonstration import demonstration
from distance import Distance
from engines import ENGINES
from files import files
from history import comeback, deep_link, history, killed, no_worker, restart, unused
from inspecting import docking, inspecting
from manners import dragging, ending, focuses, moving, pressing, questions, rows, skipping
from menus import MENUS
from reopening import pressing_meanwhile, typing_meanwhile
from sessions import Sessions
from tasks import keyboard, not_found

# The time in seconds within which a step must show its effect.
TIMEOUT = 40


class Server:
    """The gallery in its own process, with its own directory for files."""

    def __init__(self, program):
        self.program = program
        self.data = tempfile.TemporaryDirectory()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process = None

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        directories = dict.fromkeys(["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "TMPDIR"], self.data.name)
        environment = dict(os.environ, **directories)
        self.process = subprocess.Popen(
            [self.program, "--port", str(self.port)],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
        )
        line = self.process.stdout.readline()
        assert self.address in line, f"The gallery does not print its address: {line!r}"

    def kill(self):
        self.process.kill()
        self.process.wait(timeout=TIMEOUT)

    def stop(self):
        self.process.terminate()
        status = self.process.wait(timeout=TIMEOUT)
        assert status == 0, f"The exit status of the gallery is {status}."


class Page:
    """A page of the gallery, accessed by its accessible names and texts."""

    def __init__(self, driver, screenshots, engine=None):
        self.driver = driver
        self.screenshots = screenshots
        self.engine = engine

    def open(self, server, name=""):
        """Opens the index, or an example as a new tab does."""
        self.driver.get(server.address)
        if name:
            self.driver.execute_script("sessionStorage.clear()")
            self.driver.get(f"{server.address}/{name}")

    def picture(self, name):
        self.driver.save_screenshot(str(self.screenshots / f"{name}.png"))

    def audit(self, name):
        audit(self, name)

    def text(self):
        """Returns the visible text: of the dialog alone, if there is one, and without the panel beside an example."""
        # WebKit's driver returns text without line breaks.
        # A page that reloads has no text.
        return self.driver.execute_script(
            """const open = [...document.querySelectorAll("dialog")].filter(each => each.checkVisibility());
            const panel = document.querySelector("[data-testid=panel]");
            const top = open.pop() || panel?.previousElementSibling || document.querySelector("main");
            return top ? top.innerText : "";"""
        ) or ""

    def controls(self, label, kind="button, a, input, select, textarea"):
        """Returns the controls whose name begins with a name: in a row, names end with the title of the row."""
        dialogs = [d for d in self.driver.find_elements(By.CSS_SELECTOR, "dialog") if d.is_displayed()]
        top = dialogs[-1] if dialogs else self.driver
        shown = [each for each in top.find_elements(By.CSS_SELECTOR, kind) if each.is_displayed()]
        named = [(each, each.accessible_name) for each in shown]
        found = [each for each, name in named if name == label]
        return found or [each for each, name in named if name.startswith(label + " ")]

    def control(self, label, at=0, kind="button, a, input, select, textarea"):
        found = self.until(
            lambda: self.controls(label, kind)[at:], f"There is no control {label!r} at {at}."
        )
        return found[0]

    def press(self, label, at=0):
        """Clicks a control, as soon as it is enabled: the server may be about to enable it."""

        def click():
            control = self.control(label, at)
            if not control.is_enabled() or control.get_attribute("aria-disabled") == "true":
                return False
            control.click()
            return True

        self.until(click, f"{label!r} is disabled.")

    def write(self, label, text, at=0):
        def write():
            field = self.control(label, at, "input")
            field.send_keys(Keys.CONTROL, "a")
            field.send_keys(text)

        self.act(write)

    def focus(self, label):
        """Clicks a field until it has the focus: a driver's click may miss a page that is being laid out."""

        def has_focus():
            field = self.control(label, kind="input")
            if self.driver.switch_to.active_element == field:
                return True
            field.click()

        self.until(has_focus, f"{label!r} does not get the focus.")

    def choose(self, label, option):
        def choose():
            select = self.control(label, 0, "select")
            [each for each in select.find_elements(By.TAG_NAME, "option") if each.text == option][0].click()

        self.act(choose)

    def value(self, label, at=0):
        return self.control(label, at, "input").get_property("value")

    def reads(self, text):
        self.until(lambda: text in self.text(), lambda: f"{text!r} is missing in {self.text()!r}.")

    def lacks(self, text):
        self.until(lambda: text not in self.text(), f"{text!r} is still shown.")

    def act(self, action):
        """Performs an action, and repeats it if the page has just replaced the element."""
        self.until(lambda: action() or True, "The control is replaced again and again.")

    def until(self, condition, message):
        deadline = time.monotonic() + TIMEOUT
        while True:
            try:
                result = condition()
                if result:
                    return result
            except (NoSuchElementException, StaleElementReferenceException, ElementNotInteractableException):
                # A page that reloads has no elements yet, and in WebKit a dialog that fades in takes no click.
                pass
            except WebDriverException as error:
                # WebKit's error if the page reloads at that moment.
                if "does not belong to the document" not in str(error):
                    raise
            if time.monotonic() > deadline:
                raise AssertionError(message() if callable(message) else message)
            time.sleep(0.05)


def index(page, server):
    page.open(server)
    for name in EXAMPLES:
        assert page.driver.find_elements(By.CSS_SELECTOR, f"a[href='/{name}']"), f"There is no link to {name}."
    page.press("+")
    page.until(lambda: re.search(r"−\s+1\s+\+", page.text()), lambda: f"The counter does not count: {page.text()!r}.")
    page.picture("index")
    page.audit("index")


def panel(page):
    return page.driver.find_element(By.CSS_SELECTOR, "[data-testid=panel]").text


def activity(page, server):
    """The state and the last actions are shown beside an example, while they are open."""
    page.open(server, "counter")
    page.press("+")
    page.reads("1")
    assert "count: 1" not in panel(page), "A closed group shows the state."
    page.press("State and actions")
    page.until(lambda: "count: 1" in panel(page), "The state is not shown.")
    page.press("+")
    actions = lambda: panel(page).split("Last actions")[-1].count(".incrementTapped")
    page.until(lambda: actions() >= 2, lambda: f"Actions: {panel(page)!r}.")
    page.until(lambda: "count: 2" in panel(page), "The state does not change.")
    page.audit("activity")
    looks(page, "activity")
    page.press("State and actions")
    page.until(lambda: "count: 2" not in panel(page), "The group does not close.")


def source(page, server):
    """The files of an example are shown one at a time, also on a narrow page."""
    page.open(server, "sync-ups")
    page.until(lambda: "struct AppFeature" in panel(page), "The first file is not a feature.")
    page.choose("File", "SyncUpForm.swift")
    page.until(lambda: "struct SyncUpForm" in panel(page), "The file is not shown.")
    page.engine.size(page.engine.narrow[0])
    page.choose("File", "SyncUp.swift")
    page.until(lambda: "struct SyncUp:" in panel(page), "The menu does not choose a file.")
    page.engine.reset()


def counter(page):
    page.press("+")
    page.press("+")
    page.press("−")
    page.reads("1")
    page.press("Reset")
    page.until(lambda: not page.control("Reset").is_enabled(), "The Reset button is enabled.")
    page.press("+")


def two_counters(page):
    page.press("+", 0)
    page.press("+", 1)
    page.press("+", 1)
    page.until(lambda: re.search(r"Sum\s+3", page.text()), lambda: f"The sum is not 3: {page.text()!r}")


def bounded_counter(page):
    page.press("Start timer")
    page.until(lambda: re.search(r"^2$", page.text(), re.M), "The timer does not count.")
    page.press("Stop timer")
    page.press("Done")
    page.reads("Finished at")


def facts(page):
    page.write("Another number", "7")
    page.press("Ask for a fact")
    page.reads("7 is odd and prime.")
    page.write("Another number", "5000")
    page.press("Ask for a fact")
    page.reads("not about 5000")
    page.press("Dismiss")
    page.lacks("not about 5000")
    page.write("Another number", "16")
    page.press("Ask for a fact")
    page.reads("the square of 4")


def random_number(page):
    page.press("Increment")
    page.reads("Count: 1")
    page.press("Random")
    page.reads("Loading")
    page.lacks("Loading")


def profile(page):
    page.write("User", "alan")
    page.press("Load")
    page.reads("There is no user 'alan'.")
    page.write("User", "ada" + Keys.ENTER)
    page.reads("Ada Lovelace")


def search(page):
    page.reads("Search 60 cities")
    page.write("Search cities", "sao")
    page.reads("São Paulo")
    page.press("Airplane mode")
    page.write("Search cities", "japan")
    page.reads("There is no connection.")
    looks(page, "search-failed")
    page.press("Airplane mode")
    page.press("Try again")
    page.reads("Kyoto")
    page.write("Search cities", "Atlantis")
    page.reads("No cities")
    page.press("Clear")
    page.press("Australia")
    page.reads("Brisbane")
    page.press("Europe")
    page.reads("Nothing matches")
    page.press("Europe")
    page.reads("Brisbane")


def chart(page):
    page.press("Start")
    page.reads("Lowest")
    segment(page, "Line")
    segment(page, "10")
    page.reads("Deviation")
    page.press("Stop")


def segment(page, label):
    """Chooses an option of a segmented picker."""
    options = lambda: page.driver.find_elements(By.CSS_SELECTOR, ".segments label")
    found = lambda: [each for each in options() if each.text == label and each.is_displayed()]
    page.until(found, f"There is no option {label!r}.")
    page.act(lambda: found()[0].click())


def settings(page):
    page.write("Display name", "Blob the Great, First of His Name")
    page.until(lambda: page.value("Display name") == "Blob the Great, ", "The name is not truncated to 16 characters.")
    page.press("Protect my posts")
    page.choose("Digest", "weekly")
    page.press("Send notifications")
    page.press("By mail")
    page.until(lambda: page.control("By mail").is_selected(), "The switch is off.")


def todos(page):
    for title in ["Bread", "<b>Milk</b>", "Salt"]:
        page.write("New todo", title + Keys.ENTER)
        page.until(lambda: page.value("New todo") == "", "The todo was not added.")
    assert [page.value("Title", row) for row in range(3)] == ["Salt", "<b>Milk</b>", "Bread"]
    page.press("Done", 0)
    page.until(lambda: page.value("Title", 2) == "Salt", "The completed todo does not move to the end.")
    page.reads("2 of 3 to do")
    segment(page, "active")
    page.until(lambda: len(page.controls("Title")) == 2, "The filter shows all todos.")
    page.press("Edit")
    page.audit("todos, edited")
    looks(page, "todos-edited")
    page.press("Delete", 1)
    page.reads("1 of 2 to do")
    page.press("Undo")
    page.reads("2 of 3 to do")
    page.press("Delete", 1)
    page.reads("1 of 2 to do")
    segment(page, "all")
    page.until(lambda: len(page.controls("Title")) == 2, "The filter hides some todos.")


def journal(page):
    """The actions of the todos before are in the journal."""
    page.reads("web-todos")
    page.audit("journal, the sessions")
    looks(page, "journal-sessions")
    page.press("web-todos")
    page.reads("addTapped")
    page.press("Refresh")
    page.reads("addTapped")
    page.press("All sessions")
    page.lacks("addTapped")
    page.press("web-todos")
    page.reads("addTapped")


def tic_tac_toe(page):
    page.write("Mail", "ada@example.org")
    page.write("Password", "wrong")
    page.press("Sign in")
    page.reads("You are not signed in")
    page.press("OK")
    page.write("Mail", "ada+2fa@example.org")
    page.write("Password", "password" + Keys.ENTER)
    page.reads("The code is 1234.")
    page.write("Four digits", "1234" + Keys.ENTER)
    page.write("Player ✕", "Ada")
    page.write("Player ○", "<b>Bela</b>")
    page.press("Start game")
    page.reads("Ada, it is your turn.")
    page.press("Cell 5")
    page.press("Quit")
    page.reads("End the game?")
    page.press("Play on")
    for cell in [1, 2, 3, 8]:
        page.press(f"Cell {cell}")
    page.reads("Ada wins!")


def kanban(page):
    page.press("Move Water the plants to Doing")
    page.press("Move Water the plants to Done")
    page.press("Add to To do")
    page.write("Title", "<b>Sweep</b>")
    segment(page, "Doing")
    page.audit("kanban, a form")
    looks(page, "kanban-form")
    page.press("Save")
    page.reads("<b>Sweep</b>")
    page.press("More about <b>Sweep</b>")
    page.press("Delete")
    page.reads("“<b>Sweep</b>” was deleted.")
    page.press("Undo")
    page.lacks("was deleted")
    page.press("More about <b>Sweep</b>")
    page.press("Move up")
    page.reads("<b>Sweep</b>")


def board(page):
    """Two tabs paint the same picture."""
    driver = page.driver
    page.press("A1")
    page.reads("1 change")
    first = driver.current_window_handle
    address = driver.current_url
    driver.switch_to.new_window("tab")
    driver.get(address)
    page.reads("A1: red")
    page.press("teal")
    page.press("B2")
    page.reads("B2: teal")
    driver.close()
    driver.switch_to.window(first)
    page.reads("B2: teal")
    page.press("Clear")
    page.press("Keep")
    page.reads("2 changes")


def enter_day(page, label, day):
    """Enters a date as a person who leaves the field then: drivers type it in the order of the locale."""
    script = """const node = arguments[0];
    node.focus();
    for (const value of [arguments[1].replace(/^\\d+/, "0002"), arguments[1]]) {
      node.value = value;
      node.dispatchEvent(new Event("input", {bubbles: true}));
    }
    node.blur();"""
    page.driver.execute_script(script, page.control(label, kind="input"), day)


def bookshelf(page):
    page.reads("CONTINUE READING")
    page.write("Search books", "darwin")
    page.lacks("CONTINUE READING")
    page.press("On the Origin of Species")
    page.reads("Page 96 of 502")
    page.press("Log session")
    page.audit("bookshelf, a session")
    looks(page, "bookshelf-session")
    # A day that is typed is sent when its year is whole; one in the future becomes today.
    day = page.value("Day")
    enter_day(page, "Day", "2099-01-31")
    page.until(lambda: page.value("Day") == day, lambda: f"The day is {page.value('Day')}, not {day}.")
    enter_day(page, "Day", "2020-02-28")
    page.press("Save")
    page.reads("Page 116 of 502")
    page.reads("2020")
    page.press("4 stars")
    page.press("Add note")
    page.write("Text", "<i>Finches</i>")
    page.press("Save")
    page.reads("<i>Finches</i>")
    page.audit("bookshelf, a book")
    looks(page, "bookshelf-book")
    page.press("Delete book")
    page.reads("Delete On the Origin of Species?")
    page.press("Keep")
    page.press("Insights")
    page.reads("Pages per day")
    page.audit("bookshelf, insights")
    looks(page, "bookshelf-insights")
    page.press("Settings")
    page.press("Teal")
    page.reads("30 pages a day")
    page.press("Indigo")
    page.audit("bookshelf, settings")
    looks(page, "bookshelf-settings")
    page.press("Shelf")
    page.press("‹ Back")
    page.write("Search books", " ")
    page.press("Add book")
    page.press("Save")
    page.reads("A book needs a title.")
    page.audit("bookshelf, a form")
    page.write("Title", "Emma")
    page.write("Author", "Jane Austen")
    page.press("Save")
    page.write("Search books", "Emma")
    page.reads("Not started")
    page.press("Finished")
    page.reads("No book matches “Emma”.")


def sync_ups(page):
    page.press("Add")
    page.write("Title", "Port")
    page.write("Name", "Ada")
    page.press("New attendee")
    page.write("Name", "Bela", 1)
    page.choose("Theme", "teal")
    page.audit("sync-ups, a sheet")
    looks(page, "sync-ups-sheet")
    page.press("Save")
    page.until(
        lambda: [each for each in page.driver.find_elements(By.CSS_SELECTOR, "button") if "Port" in each.text],
        "The sync-up is not listed.",
    )[0].click()
    page.reads("Attendees")
    page.press("Delete")
    page.reads("Delete Port?")
    focuses(page, "Keep")
    page.audit("sync-ups, an alert")
    looks(page, "sync-ups-alert")
    page.press("Keep")
    page.press("Start meeting")
    page.reads("0:02 gone")
    typing(page)
    page.reads("Hello")
    page.press("Next speaker")
    page.reads("Bela")
    page.picture("sync-ups-meeting")
    page.audit("sync-ups, a meeting")
    page.press("End meeting")
    page.press("Save and end")
    page.reads("Past meetings")


def typing(page):
    """Typing into a field, with the cursor in the middle of the text, while the page changes around it."""
    field = page.control("Say", 0, "input")
    field.send_keys("Hlo", Keys.ARROW_LEFT, Keys.ARROW_LEFT)
    for letter in "el":
        before = page.text()
        page.until(lambda: page.text() != before, "The timer does not count.")
        field.send_keys(letter)
        assert page.driver.switch_to.active_element == field, "The field has lost the focus."
    assert page.value("Say") == "Hello", f"The typed text is {page.value('Say')!r}."
    field.send_keys(Keys.ENTER)


def many_timers(page):
    page.press("Start", 0)
    # The same button stops it.
    page.until(lambda: page.controls("Stop"), "The timer does not run.")
    page.press("Start", 0)
    page.reads("Done!")
    page.press("Again")


def documents(page):
    page.press("Start", 0)
    page.until(lambda: page.controls("Stop"), "The timer does not count.")
    page.press("Stop", 0)


def debounce(page):
    page.write("Text", "two words")
    page.reads("…")
    page.until(lambda: re.search(r"Words\s+2", page.text()), lambda: f"The words are not 2: {page.text()!r}")


def cancel(page):
    page.press("Start")
    page.reads("Step 1 of 10")
    page.press("Cancel")
    page.reads("Cancelled after")


def share(page):
    page.reads("Guests: 2")
    page.press("Increase Guests: 2")
    page.until(lambda: re.search(r"Plates\s+9", page.text()), lambda: f"The plates are not 9: {page.text()!r}")


def confirm(page):
    page.press("Delete", 1)
    page.reads("Delete “Harbor”?")
    page.press("Keep")
    page.lacks("Delete “Harbor”?")
    page.press("Delete", 1)
    # The buttons of the rows have the same name as that of the question, which is not there at once.
    page.reads("Delete “Harbor”?")
    page.press("Delete")
    page.lacks("Harbor")


def toast(page):
    page.press("Delete", 1)
    page.reads("“Harbor” was deleted.")
    # It stays as long as its button has the focus.
    page.driver.execute_script("arguments[0].focus()", page.control("Undo"))
    page.picture("toast-shown")
    page.audit("toast")
    looks(page, "toast-shown")
    page.press("Undo")
    page.lacks("“Harbor” was deleted.")
    page.reads("Harbor")
    # The list can be used meanwhile, and the toast can be closed.
    page.press("Delete", 0)
    page.press("Delete", 0)
    page.reads("“Harbor” was deleted.")
    page.lacks("“Morning” was deleted.")
    page.press("Close")
    page.lacks("“Harbor” was deleted.")
    page.reads("Last train")
    # It ends by itself.
    page.press("Delete", 0)
    page.reads("“Last train” was deleted.")
    page.lacks("“Last train” was deleted.")
    page.reads("No songs")


def undo(page):
    page.press("Increase")
    page.reads("Tempo: 124")
    page.press("Undo")
    page.reads("Tempo: 120")
    page.press("Redo")
    page.reads("Tempo: 124")


def coffee_bar(page):
    page.press("Busy hour")
    page.reads("More coffees than cups!")


def reminders(page):
    page.reads("No reminders here")
    page.write("New in Personal", "Milk" + Keys.ENTER)
    page.reads("1 shown")
    page.press("Flag")
    page.reads("Flagged 1")
    page.write("New in Personal", "Bread" + Keys.ENTER)
    page.reads("2 shown")
    page.press("Milk")
    page.reads("Completed 1")


# Of a gallery that is built with the trait SQLite.
WITH_SQLITE = {"reminders": reminders}

EXAMPLES = {
    "counter": counter,
    "two-counters": two_counters,
    "bounded-counter": bounded_counter,
    "facts": facts,
    "random-number": random_number,
    "profile": profile,
    "search": search,
    "chart": chart,
    "settings": settings,
    "todos": todos,
    "journal": journal,
    "tic-tac-toe": tic_tac_toe,
    "kanban": kanban,
    "board": board,
    "bookshelf": bookshelf,
    "sync-ups": sync_ups,
    "many-timers": many_timers,
    "documents": documents,
    "debounce": debounce,
    "cancel": cancel,
    "share": share,
    "confirm": confirm,
    "toast": toast,
    "undo": undo,
    "coffee-bar": coffee_bar,
}


# The examples that are walked in each engine, as their controls, drawings or files depend on it. The journal shows the todos.
# `ENSEMBLE_CI=full` walks all.
IN_ALL_ENGINES = {
    "counter", "search", "chart", "settings", "todos", "journal", "tic-tac-toe", "kanban", "bookshelf", "sync-ups", "documents",
    "share", "toast", "reminders",
}


def reconnection(page, server):
    page.open(server, "counter")
    page.press("+")
    page.reads("1")
    server.stop()
    banner = '[role="alert"], [role="status"]'
    page.until(
        lambda: [each for each in page.driver.find_elements(By.CSS_SELECTOR, banner) if each.is_displayed()],
        "The page does not show the lost connection.",
    )
    page.picture("lost")
    page.audit("lost")
    server.start()
    page.until(lambda: re.search(r"^0$", page.text(), re.M), "The page does not continue.")
    page.press("+")
    page.until(lambda: re.search(r"^1$", page.text(), re.M), "The page does not respond after that.")


def offline(page, server):
    """Events without a connection are performed later, once."""
    page.open(server, "counter")
    page.press("+")
    page.until(lambda: re.search(r"^1$", page.text(), re.M), "The page does not respond.")
    command = page.driver.execute_cdp_cmd
    conditions = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    command("Network.enable", {})
    command("Network.emulateNetworkConditions", dict(conditions, offline=True))
    for _ in range(3):
        page.press("+")
    time.sleep(2)
    command("Network.emulateNetworkConditions", dict(conditions, offline=False))
    page.until(lambda: re.search(r"^4$", page.text(), re.M), lambda: f"Expected 4 in {page.text()!r}.")
    page.press("−")
    page.until(lambda: re.search(r"^3$", page.text(), re.M), lambda: f"Expected 3 in {page.text()!r}.")


def tabs(page, server):
    """Two tabs have two sessions."""
    page.open(server, "counter")
    page.press("+")
    page.reads("1")
    first = page.driver.current_window_handle
    page.driver.switch_to.new_window("tab")
    page.open(server, "counter")
    page.reads("0")
    for _ in range(3):
        page.press("−")
    page.reads("-3")
    page.driver.close()
    page.driver.switch_to.window(first)
    page.press("+")
    page.reads("2")
    page.lacks("-")


def many_tabs(page, server):
    """Twelve tabs of a browser work, although it opens only six connections to a server."""
    driver = page.driver
    first = driver.current_window_handle
    handles = []
    for _ in range(12):
        driver.switch_to.new_window("tab")
        handles.append(driver.current_window_handle)
        page.open(server, "counter")
        page.press("+")
        page.reads("1")
    for count, handle in enumerate(handles):
        driver.switch_to.window(handle)
        for _ in range(count):
            page.press("+")
        page.until(lambda: re.search(rf"^{count + 1}$", page.text(), re.M), f"Tab {count} does not count.")
    # The tab that opened the others may be closed.
    for count, handle in enumerate(handles):
        driver.switch_to.window(handle)
        page.until(lambda: re.search(rf"^{count + 1}$", page.text(), re.M), f"Tab {count} shows another count.")
        if count < 11:
            driver.close()
    page.press("+")
    page.until(lambda: re.search(r"^13$", page.text(), re.M), "The last tab does not respond.")
    driver.close()
    driver.switch_to.window(first)


def far_away(page, server):
    """Text typed while the server responds is applied where it was typed, even with a distant server."""
    for round_trip in [0, 0.08, 0.25]:
        for pause in [0, 0.03]:
            far = Distance(server.port, round_trip)
            page.open(far, "todos")
            page.focus("New todo")
            for key in ["a", "b", "c", Keys.ENTER, "d", "e", "f", Keys.ENTER, "g", "h", "i", Keys.ENTER]:
                page.driver.switch_to.active_element.send_keys(key)
                time.sleep(pause)
            titles = lambda: [control.get_property("value") for control in page.controls("Title", "input")]
            page.until(
                lambda: titles() == ["ghi", "def", "abc"],
                lambda: f"With a round trip of {round_trip} s, {pause} s between keys: {titles()} in {page.text()!r}, "
                f"{page.value('New todo')!r} in the field, the focus in "
                f"{page.driver.switch_to.active_element.get_attribute('outerHTML')[:200]!r}, "
                + page.driver.find_element(By.ID, "status").text,
            )
            page.until(lambda: page.value("New todo") == "", "The submitted text is still in the field.")
            page.open(server)
            far.close()


# Returns elements that are hard to see: text with low contrast, controls that are too small for a finger, and boxes
# beyond the side of the page. The figures are those of WCAG 2.2, 1.4.3 and 2.5.8.
LOOK = """
function channels(text) {
  const parts = text.match(/[\\d.]+/g).map(Number);
  return text.startsWith("color(") ? parts.slice(-4).map((part, at) => at < 3 ? part * 255 : part) : parts;
}
function luminance(color) {
  const [r, g, b] = color.slice(0, 3).map(part => {
    part /= 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function background(node) {
  for (; node; node = node.parentElement) {
    const color = channels(getComputedStyle(node).backgroundColor);
    if (color.length < 4 || color[3] > 0.9) return color;
  }
  return [255, 255, 255];
}
const found = [];
for (const node of document.querySelectorAll("body *")) {
  if (!node.checkVisibility() || node.closest(":disabled")) continue;
  const style = getComputedStyle(node), box = node.getBoundingClientRect();
  const words = [...node.childNodes].filter(each => each.nodeType === 3 && each.data.trim());
  if (words.length || node.matches("input:not([type=checkbox], [type=range]), select")) {
    const inks = [luminance(channels(style.color)), luminance(background(node))].sort((a, b) => b - a);
    const contrast = (inks[0] + 0.05) / (inks[1] + 0.05);
    const isLarge = parseFloat(style.fontSize) >= 24 || parseFloat(style.fontSize) >= 18.66 && style.fontWeight >= 700;
    if (contrast < (isLarge ? 3 : 4.5)) found.push(`contrast ${contrast.toFixed(2)}: ${node.outerHTML.slice(0, 120)}`);
  }
  if (node.matches("button, select, input") && Math.min(box.width, box.height) < 24)
    found.push(`${box.width}x${box.height}: ${node.outerHTML.slice(0, 120)}`);
}
const page = document.scrollingElement;
// A page of a phone grows with what is too wide.
const room = Math.min(page.clientWidth, arguments[0]);
if (page.scrollWidth > room) found.push(`as wide as ${page.scrollWidth} of ${room}`);
const main = document.querySelector("main");
const margin = main.getBoundingClientRect().right - parseFloat(getComputedStyle(main).paddingRight);
for (const node of main.querySelectorAll(":scope > *, :scope > .w > *"))
  if (node.getBoundingClientRect().right > margin + 1) found.push(`in the margin: ${node.outerHTML.slice(0, 120)}`);
for (const row of document.querySelectorAll(".row, .toolbar, dialog")) {
  if (!row.checkVisibility()) continue;
  const edge = row.getBoundingClientRect().right;
  for (const node of row.querySelectorAll("*"))
    if (node.getBoundingClientRect().right > edge + 1) found.push(`sticks out: ${node.outerHTML.slice(0, 120)}`);
}
const headings = document.querySelectorAll("h1").length;
if (headings !== 1) found.push(`${headings} first headings`);
return found;
"""


def looks(page, name):
    """Light and dark mode, on a desktop and on a phone."""
    engine = page.engine
    for width in [1200, 1024] + engine.narrow:
        engine.size(width)
        # A page of a phone is as wide as its content until it is arranged anew.
        page.until(
            lambda: page.driver.execute_script("return innerWidth") <= width,
            f"{name} does not fit into a window of {width}.",
        )
        for scheme in ["light", "dark"]:
            engine.scheme(scheme)
            looked = lambda: page.driver.execute_script(LOOK, width)
            # A browser arranges a page some time after its window has changed.
            page.until(lambda: not looked(), lambda: f"{name}, {scheme}, {width} wide: " + "\n".join(looked()))
        page.picture(f"{name}-{width}-dark")
    engine.reset()


STEPS = [
    activity,
    inspecting,
    docking,
    demonstration,
    source,
    rows,
    dragging,
    moving,
    questions,
    *MENUS,
    skipping,
    keyboard,
    not_found,
    pressing,
    tabs,
    many_tabs,
    no_worker,
    history,
    comeback,
    far_away,
    offline,
    files,
    client,
    restart,
    unused,
    killed,
    typing_meanwhile,
    pressing_meanwhile,
    reconnection,
    ending,
    deep_link,
]

# Steps that need Chromium's developer tools: a network that is switched off, an input method, a simulated server that
# is installed before the page's first script; and its driver, which drags as a person does, and follows several windows.
ONLY_CHROMIUM = [offline, client, dragging, no_worker, inspecting]


def main(program, screenshots, name, tests=None):
    screenshots = screenshots / name
    screenshots.mkdir(parents=True, exist_ok=True)
    server = Server(program)
    server.start()
    engine = ENGINES[name]()
    page = Page(engine.driver, screenshots, engine)
    passed = 0
    try:
        index(page, server)
        looks(page, "index")
        has_sqlite = page.driver.find_elements(By.CSS_SELECTOR, "a[href='/reminders']")
        sessions = Sessions(server, page, tests) if tests else None
        walks_all = name == "chromium" or os.environ.get("ENSEMBLE_CI") == "full"
        for example, walk in (EXAMPLES | (WITH_SQLITE if has_sqlite else {})).items():
            if not walks_all and example not in IN_ALL_ENGINES:
                continue
            print(f"{name}: {example}", flush=True)
            page.open(server, example)
            try:
                walk(page)
            finally:
                page.picture(example)
            if sessions:
                sessions.write(example)
            looks(page, example)
            page.audit(example)
            passed += 1
        messages = engine.console_messages()
        assert not messages, f"The console has messages: {messages}"
        for walk in STEPS:
            if walk in ONLY_CHROMIUM and name != "chromium":
                continue
            print(f"{name}: {walk.__name__}", flush=True)
            walk(page, server)
            passed += 1
    finally:
        engine.quit()
        server.stop()
    print(f"{name}: {passed} passed, 0 failed", flush=True)


if __name__ == "__main__":
    if len(sys.argv) not in [4, 5] or sys.argv[3] not in ENGINES:
        sys.exit(__doc__)
    try:
        main(sys.argv[1], Path(sys.argv[2]), sys.argv[3], *map(Path, sys.argv[4:]))
    except (AssertionError, WebDriverException) as error:
        # A browser that has ended leaves no message.
        traceback.print_exc()
        sys.exit(f"{sys.argv[3]}: failed: {type(error).__name__}: {error}")
