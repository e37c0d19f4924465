# SPDX-License-Identifier: MIT
"""Uploads with limits, and downloads."""

import os
import tempfile
from pathlib import Path

from selenium.webdriver.common.by import By


def asking(page):
    """Presses Import, and returns the file input. No native dialog is opened."""
    page.driver.execute_script(
        "HTMLInputElement.prototype.showPicker = function() { window.asked = this.id; }; window.asked = null"
    )
    page.press("Import")
    found = page.until(
        lambda: page.driver.find_elements(By.CSS_SELECTOR, "dialog input[type=file]"), "There is no file input."
    )
    page.until(lambda: page.driver.execute_script("return asked") == found[0].get_attribute("id"), "The file input was not opened.")
    return found[0]


def choose(page, path):
    """Chooses a file for the current request."""
    page.driver.find_element(By.CSS_SELECTOR, "dialog input[type=file]").send_keys(str(path))


def closed(page):
    page.until(lambda: not page.driver.find_elements(By.CSS_SELECTOR, "dialog"), "The dialog is still shown.")


def kept(server):
    """Returns the files that the server stores for its pages."""
    return [path for path in Path(server.data.name).glob("ensemble-*-*-*-*-*/**/*") if path.is_file()]


def upload(page, server, folder):
    todos = folder / "Für morgen.txt"
    todos.write_text("[ ] Bread\n[x] <b>Milk</b>\n", encoding="utf-8")
    asking(page)
    choose(page, todos)
    closed(page)
    page.reads("1 of 2 to do")
    titles = [page.value("Title", row) for row in range(2)]
    assert titles == ["Bread", "<b>Milk</b>"], f"Something else was imported: {titles}"
    names = [path.name for path in kept(server)]
    assert names == [todos.name], f"The server keeps {names}."


def refusals(page, server, folder):
    before = kept(server)
    picture = folder / "picture.png"
    picture.write_bytes(b"no picture")
    large = folder / "large.txt"
    with large.open("wb") as file:
        file.truncate(64 * 1024 * 1024 + 1)
    control = asking(page)
    choose(page, picture)
    page.reads("picture.png: Files of this type cannot be opened here.")
    page.until(control.is_enabled, "The control is disabled.")
    choose(page, large)
    page.reads("large.txt: This file is too large.")
    page.press("Cancel")
    closed(page)
    page.reads("1 of 2 to do")
    assert kept(server) == before, "A refused file is stored."
    # The application itself decides about files that are not text.
    strange = folder / "strange.txt"
    strange.write_bytes(b"\xff\xfe\xff")
    asking(page)
    choose(page, strange)
    closed(page)
    page.reads("This file is not a list of todos.")


def progress(page, server, folder):
    """A slow upload shows its progress, and can be cancelled without leaving a file."""
    if page.engine.name != "chromium":
        return
    before = kept(server)
    large = folder / "slow.txt"
    large.write_bytes(b"x" * 20_000_000)
    conditions = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": 1_000_000}
    page.driver.execute_cdp_cmd("Network.enable", {})
    asking(page)
    page.driver.execute_cdp_cmd("Network.emulateNetworkConditions", conditions)
    choose(page, large)
    bar = "const bar = document.querySelector('.uploads progress'); return bar ? bar.value : -1"
    page.until(lambda: 0 < page.driver.execute_script(bar) < 1, "There is no progress.")
    page.picture("files-progress")
    page.press("Cancel")
    closed(page)
    page.until(lambda: kept(server) == before, "A cancelled upload is stored.")
    conditions["uploadThroughput"] = -1
    page.driver.execute_cdp_cmd("Network.emulateNetworkConditions", conditions)
    page.reads("1 of 2 to do")


def download(page, server, folder):
    if page.engine.name != "chromium":
        return
    behavior = {"behavior": "allow", "downloadPath": str(folder)}
    page.driver.execute_cdp_cmd("Browser.setDownloadBehavior", behavior)
    page.press("Export")
    closed(page)
    saved = folder / "Todos.txt"
    page.until(saved.exists, "The download was not saved.")
    page.until(lambda: saved.read_text() == "[ ] Bread\n[x] <b>Milk</b>\n", "The download has another content.")
    # Once more, since the key of an offer is valid once.
    saved.unlink()
    page.press("Export")
    closed(page)
    page.until(saved.exists, "The second download was not saved.")


def files(page, server):
    page.open(server, "todos")
    page.reads("0 of 0 to do")
    with tempfile.TemporaryDirectory() as folder:
        for step in [upload, refusals, progress, download]:
            step(page, server, Path(os.path.realpath(folder)))
    # The browser's console reports a refusal.
    if page.engine.name == "chromium":
        page.driver.get_log("browser")
