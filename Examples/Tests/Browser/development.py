# SPDX-License-Identifier: MIT
"""Changes an example while it is open in a browser, as a developer would.

usage: development.py ENSEMBLE SCREENSHOTS [BUILD-OPTION ...]

Runs 'ensemble dev gallery' in this package, and changes the source of an example, which it restores at the end.
"""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.keys import Keys

from engines import ENGINES
from gallery import Page

# The time in seconds for a build.
BUILD_TIMEOUT = 600

ROOT = Path(__file__).resolve().parent.parent.parent
VIEW = ROOT / "Sources/GalleryExamples/Todos/TodosView.swift"
STATE = ROOT / "Sources/GalleryExamples/Todos/Todos.swift"


class Site:
    """The gallery in development, with its own folders for files."""

    def __init__(self, ensemble, folder, options):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        folders = dict.fromkeys(["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "TMPDIR"], folder)
        self.process = subprocess.Popen(
            [ensemble, "dev", "gallery", *options, "--", "--port", str(port)],
            cwd=ROOT,
            env=dict(os.environ, **folders),
            stdin=subprocess.DEVNULL,
        )
        try:
            self.wait_for(lambda: self.answers(port), "The gallery does not start.")
        except AssertionError:
            self.stop()
            raise

    def answers(self, port):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return True
        except OSError:
            return False

    def wait_for(self, condition, message):
        deadline = time.monotonic() + BUILD_TIMEOUT
        while not condition():
            assert self.process.poll() is None and time.monotonic() < deadline, message
            time.sleep(0.2)

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        self.process.wait(timeout=60)


def change(file, old, new):
    text = file.read_text()
    assert text.count(old) == 1, f"{file} has {old!r} {text.count(old)} times."
    file.write_text(text.replace(old, new))


def titles(page):
    return [control.get_property("value") for control in page.controls("Title", "input")]


def develop(site, page):
    print("development: an open page continues after a change of its view", flush=True)
    page.open(site, "todos")
    for title in ["Bread", "Milk"]:
        page.write("New todo", title + Keys.ENTER)
        page.until(lambda: titles(page)[:1] == [title], lambda: f"{title} was not added: {titles(page)}")
    page.write("New todo", "Salt")
    placeholder = lambda: page.control("New todo", kind="input").get_attribute("placeholder")
    assert placeholder() == "What is to be done?", placeholder()
    change(VIEW, '"What is to be done?"', '"What is to be done now?"')
    shown = lambda: page.controls("New todo") and placeholder() == "What is to be done now?"
    site.wait_for(lambda: tried(shown), "The page does not show the change.")
    page.until(lambda: titles(page) == ["Milk", "Bread"], lambda: f"The todos are {titles(page)}.")
    page.until(lambda: page.value("New todo") == "Salt", lambda: f"The text is {page.value('New todo')!r}.")

    print("development: and after a change of its state", flush=True)
    change(STATE, "    public var draft = \"\"\n", "    public var draft = \"\"\n    public var color: String?\n")
    change(VIEW, '"What is to be done now?"', '"And now?"')
    shown = lambda: page.controls("New todo") and placeholder() == "And now?"
    site.wait_for(lambda: tried(shown), "The page does not show the second change.")
    page.press("Add")
    expected = ["Salt", "Milk", "Bread"]
    page.until(lambda: titles(page) == expected, lambda: f"The todos are {titles(page)}.")


def tried(condition):
    """Returns the value of a condition, and false while the page is loaded again."""
    try:
        return condition()
    except (AssertionError, WebDriverException):
        return False


def main(ensemble, screenshots, options):
    sources = {file: file.read_text() for file in [VIEW, STATE]}
    engine = ENGINES["chromium"]()
    try:
        with tempfile.TemporaryDirectory() as folder:
            site = Site(ensemble, folder, options)
            try:
                develop(site, Page(engine.driver, screenshots, engine))
            finally:
                site.stop()
    finally:
        for file, text in sources.items():
            file.write_text(text)
        engine.quit()
    print("development: 2 passed, 0 failed", flush=True)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    # Whatever ends this script, the sources are restored.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("development: terminated"))
    try:
        main(os.path.abspath(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])
    except (AssertionError, WebDriverException) as error:
        sys.exit(f"development: failed: {error}")
