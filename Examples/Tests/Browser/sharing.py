# SPDX-License-Identifier: MIT
"""Changes the same files in two browsers at once, in a browser and a terminal, and by other programs.

usage: sharing.py GALLERY SCREENSHOTS

Starts GALLERY as a server on a free port and in a pseudo-terminal, with a directory for both, and writes pictures into
SCREENSHOTS. Exits with an error at the first step that fails.
"""

import importlib.util
import json
import sys
from pathlib import Path

from selenium.common.exceptions import WebDriverException

from engines import Chromium
from gallery import Page, Server
from history import add_sync_up, row


def load_terminal():
    """Returns the module that drives a pseudo-terminal, which is named like one of this directory."""
    path = Path(__file__).parent.parent / "Terminal" / "gallery.py"
    spec = importlib.util.spec_from_file_location("terminal_gallery", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


terminals = load_terminal()


def lists(page, *titles):
    """Waits until a list of sync-ups shows titles, in any order, and no others."""
    shown = lambda: {each.text.split("\n")[0] for each in row(page, "") if ":" in each.text}
    page.until(lambda: shown() == set(titles), lambda: f"Expected {titles} in {page.text()!r}.")


def saved(server):
    path = Path(server.data.name) / "ensemble-gallery" / "sync-ups.json"
    return {each["title"]: each for each in json.loads(path.read_text())} if path.exists() else {}


def opens(page, title):
    page.act(lambda: row(page, title)[0].click())
    page.reads("Start meeting")


def enabled(page, label):
    page.until(lambda: page.control(label).is_enabled(), f"{label!r} is disabled.")


def adding(first, second, server):
    """Changes in one browser appear in the other, and both are saved."""
    for page in [first, second]:
        page.open(server, "sync-ups")
    add_sync_up(first, "Port")
    lists(second, "Port")
    add_sync_up(second, "Night")
    for page in [first, second]:
        lists(page, "Port", "Night")
    first.until(lambda: set(saved(server)) == {"Port", "Night"}, lambda: f"The file contains {saved(server)}.")


def editing(first, second, server):
    """Two people edit the same sync-up, and each keeps the change of the other."""
    for page in [first, second]:
        opens(page, "Port")
        page.press("Edit")
        page.until(lambda: page.controls("Discard"), "The form is not open.")
    first.write("Title", "Harbour")
    first.press("Save")
    first.reads("Harbour")
    second.choose("Theme", "teal")
    second.write("Name", "Bela")
    second.press("Save")
    for page in [first, second]:
        page.reads("Harbour")
        page.reads("teal")
        page.reads("Bela")


def deleting(first, second, server):
    """A page whose sync-up is deleted elsewhere says so, and can restore it."""
    first.press("Delete")
    first.reads("Delete Harbour?")
    first.act(lambda: first.driver.find_element("css selector", "dialog .destructive").click())
    lists(first, "Night")
    second.reads("This sync-up was deleted elsewhere.")
    second.picture("sharing-deleted")
    second.audit("sync-ups, deleted elsewhere")
    for label in ["Start meeting", "Edit", "Delete"]:
        assert not second.control(label).is_enabled(), f"{label!r} is enabled."
    second.press("Restore")
    second.lacks("This sync-up was deleted elsewhere.")
    lists(first, "Night", "Harbour")


def meeting(first, second, server):
    """A meeting that is held while its sync-up is deleted elsewhere is not lost."""
    second.press("Start meeting")
    second.reads("0:01 gone")
    opens(first, "Harbour")
    first.press("Delete")
    first.reads("Delete Harbour?")
    first.act(lambda: first.driver.find_element("css selector", "dialog .destructive").click())
    lists(first, "Night")
    second.press("End meeting")
    second.press("Save and end")
    second.reads("Past meetings")
    lists(first, "Night", "Harbour")
    opens(first, "Harbour")
    first.reads("Past meetings")


def restarting(first, second, server):
    """A restarted server shows what was saved."""
    server.stop()
    server.start()
    for page in [first, second]:
        page.open(server, "sync-ups")
        lists(page, "Night", "Harbour")


def beside_a_terminal(page, server, program):
    """A browser and a terminal, which are two processes, follow each other."""
    page.open(server, "sync-ups")
    terminal = terminals.start(program, "sync-ups", server.data.name)
    terminal.reads(r"^\[ Night ")
    add_sync_up(page, "Web")
    terminal.reads(r"^\[ Web ")
    terminal.activate("[ Add ]")
    terminal.focus("Title")
    terminal.press(*"Tty")
    terminal.focus("Name")
    terminal.press(*"Ada")
    terminal.activate("[ Save ]")
    terminal.reads(r"^\[ Tty ")
    lists(page, "Night", "Harbour", "Web", "Tty")
    opens(page, "Tty")
    page.press("Edit")
    page.write("Title", "Console")
    page.press("Save")
    page.reads("Console")
    terminal.reads(r"^\[ Console ")
    terminal.quit()
    page.until(lambda: set(saved(server)) == {"Night", "Harbour", "Web", "Console"}, lambda: f"{saved(server)}")


def unreadable(page, server):
    """A file that cannot be read is said and left alone, until it is readable again."""
    path = Path(server.data.name) / "ensemble-gallery" / "sync-ups.json"
    content = path.read_text()
    page.open(server, "sync-ups")
    lists(page, "Night", "Harbour", "Web", "Console")
    path.write_text("{")
    page.reads("could not be read")
    assert path.read_text() == "{", "The file was touched."
    path.write_text(content)
    page.lacks("could not be read")
    lists(page, "Night", "Harbour", "Web", "Console")


def settings(first, second, server, program):
    """Settings belong to a browser, whose pages share them; those of a terminal outlive the program."""
    first.open(server, "settings")
    first.write("Display name", "Blob")
    first.choose("Digest", "weekly")
    name = lambda page, text: page.until(
        lambda: page.value("Display name") == text, lambda: f"The name is {page.value('Display name')!r}."
    )
    name(first, "Blob")
    first.driver.refresh()
    name(first, "Blob")
    handle = first.driver.current_window_handle
    first.driver.switch_to.new_window("tab")
    first.open(server, "settings")
    name(first, "Blob")
    first.write("Display name", "Blob Jr.")
    first.driver.close()
    first.driver.switch_to.window(handle)
    name(first, "Blob Jr.")
    second.open(server, "settings")
    name(second, "")

    terminal = terminals.start(program, "settings", server.data.name)
    terminal.focus("Display name")
    terminal.press(*"Tty")
    terminal.focus("Protect my posts")
    terminal.press(" ")
    terminal.quit()
    terminal = terminals.start(program, "settings", server.data.name)
    terminal.reads(r"Display name: Tty$")
    terminal.reads(r"\[x\] Protect my posts")
    terminal.quit()


def documents(first, second, server):
    """A timer follows its file, and one page counts."""
    path = Path(server.data.name) / "ensemble-gallery" / "tea.timer"
    for page in [first, second]:
        page.open(server, "documents")
    first.press("Start")
    second.until(lambda: second.controls("Stop"), "The timer does not count in the second browser.")
    second.press("Stop")
    first.until(lambda: not first.controls("Stop"), "The timer counts in the first browser.")
    saved = lambda: json.loads(path.read_text())
    first.until(lambda: path.exists() and saved()["phase"] == "ready", "The timer was not saved.")
    timer = dict(saved(), name="Green tea", duration=500, position=321, phase="ready")
    path.write_text(json.dumps(timer))
    for page in [first, second]:
        page.reads("Green tea")
        page.reads("321 s")
    path.write_text("{")
    for page in [first, second]:
        page.reads("it is not JSON")
    first.press("Start")
    first.reads("319 s")
    assert path.read_text() == "{", "The broken file was touched."
    path.write_text(json.dumps(dict(timer, position=123)))
    for page in [first, second]:
        page.lacks("it is not JSON")
        page.reads("123 s")


def main(program, screenshots):
    screenshots.mkdir(parents=True, exist_ok=True)
    server = Server(program)
    server.start()
    engines = [Chromium(), Chromium()]
    try:
        first, second = [Page(engine.driver, screenshots, engine) for engine in engines]
        for walk in [adding, editing, deleting, meeting, restarting]:
            print(f"sharing: {walk.__name__}", flush=True)
            walk(first, second, server)
        print("sharing: beside_a_terminal", flush=True)
        beside_a_terminal(first, server, program)
        print("sharing: unreadable", flush=True)
        unreadable(first, server)
        print("sharing: settings", flush=True)
        settings(first, second, server, program)
        print("sharing: documents", flush=True)
        documents(first, second, server)
    finally:
        for engine in engines:
            engine.quit()
        server.stop()
    print("sharing: 9 passed, 0 failed", flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    try:
        main(sys.argv[1], Path(sys.argv[2]))
    except (AssertionError, WebDriverException) as error:
        sys.exit(f"sharing: failed: {error}")
