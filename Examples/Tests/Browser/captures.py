# SPDX-License-Identifier: MIT
"""Takes pictures of every example of the gallery and of its front page, for a person to look at.

usage: captures.py PROGRAM FOLDER [NAME...]

In Chromium, each page is pictured at four widths, in light and in dark mode: as it opens, and after the walk of
gallery.py. In a terminal of two sizes, each screen is written as text. NAME limits the examples; 'index' is the front
page, and 'inspector' each part of the inspector of an example. Prints which texts are clipped, and exits with an error if a page is wider than its window.
"""

import base64
import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from engines import Chromium
from gallery import EXAMPLES, WITH_SQLITE, Page, Server
from inspecting import segment
from selenium.webdriver.common.by import By

WIDTHS = [320, 390, 820, 1440]
SCHEMES = ["light", "dark"]
# Columns and lines of terminals.
SIZES = [(80, 24), (40, 15)]

OVERFLOW = """
const page = document.scrollingElement;
// A page of a phone grows with what is too wide.
return page.scrollWidth > Math.min(page.clientWidth, arguments[0]) ? page.scrollWidth : 0;
"""

# Returns visible elements whose text goes on beyond an edge that hides it. Text for screen readers alone is 1 pixel wide.
CLIPPED = """
return [...document.querySelectorAll("body *")].filter(node => {
  const overflow = getComputedStyle(node).overflowX;
  return node.checkVisibility() && (overflow === "hidden" || overflow === "clip") && node.clientWidth > 1
    && node.scrollWidth > node.clientWidth + 1 && node.innerText && node.innerText.trim();
}).map(node => `${node.scrollWidth} of ${node.clientWidth}: ${node.outerHTML.slice(0, 120)}`);
"""

# Moves the focus out of the page, so that no picture has a ring around one control, and scrolls to the top.
SETTLE = "document.activeElement && document.activeElement.blur(); scrollTo(0, 0);"


def names_of(program):
    lines = subprocess.run([program, "--list"], check=True, capture_output=True, text=True).stdout.splitlines()
    return [line.split()[0] for line in lines if line.strip()]


def terminal_tools():
    """Returns the module Examples/Tests/Terminal/gallery.py, whose name is also that of the browser's."""
    path = Path(__file__).resolve().parent.parent / "Terminal" / "gallery.py"
    specification = importlib.util.spec_from_file_location("terminal_gallery", path)
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


class Camera:
    """Takes pictures of a page at all widths and in both schemes, and collects what is too wide."""

    def __init__(self, page, folder):
        self.page = page
        self.folder = folder
        self.too_wide = []
        self.clipped = {}

    def take(self, name):
        engine, driver = self.page.engine, self.page.driver
        for width in WIDTHS:
            engine.size(width)
            # A page of a phone is as wide as its content until it is arranged anew.
            try:
                self.page.until(lambda: driver.execute_script("return innerWidth") <= width, "")
            except AssertionError:
                self.too_wide.append(f"{name} in a window of {width}")
            for scheme in SCHEMES:
                engine.scheme(scheme)
                driver.execute_script(SETTLE)
                self.save(f"{name}-{width}-{scheme}")
            found = driver.execute_script(OVERFLOW, width)
            if found:
                self.too_wide.append(f"{name}: {found} pixels in a window of {width}")
            for text in driver.execute_script(CLIPPED):
                self.clipped.setdefault(text, f"{name} at {width}")
        engine.reset()

    def save(self, name):
        """Saves the whole page, also below the window."""
        options = {"format": "png", "captureBeyondViewport": True}
        data = self.page.driver.execute_cdp_cmd("Page.captureScreenshot", options)["data"]
        (self.folder / f"{name}.png").write_bytes(base64.b64decode(data))


def inspector(page, server, camera):
    """Takes pictures of the inspector of the example with a bug."""
    page.open(server, "coffee-bar")
    page.press("Busy hour")
    page.reads("More coffees than cups!")
    link = page.driver.find_element(By.CSS_SELECTOR, "a[href*='/inspect?key=']").get_attribute("href")
    example = page.driver.current_window_handle
    page.driver.switch_to.new_window("tab")
    page.driver.get(link)
    page.reads(".brewed(")
    segment(page, "Test")
    page.write("Condition, such as rows.count > 3", "cups < 0")
    page.press("Find")
    page.reads("First holds after the action")
    page.press("Write the test")
    page.reads("let store = TestStore(")
    camera.take("inspector-test")
    for label in ["Changes", "State", "Effects", "Features", "Send"]:
        segment(page, label)
        page.until(lambda: "No action" not in page.text(), f"The part {label} is empty.")
        camera.take(f"inspector-{label.lower()}")
    page.driver.close()
    page.driver.switch_to.window(example)


def browser(program, folder, names):
    server = Server(program)
    server.start()
    engine = Chromium()
    # A scroll bar would be part of the width, but not of the picture.
    engine.driver.execute_cdp_cmd("Emulation.setScrollbarsHidden", {"hidden": True})
    page = Page(engine.driver, folder, engine)
    camera = Camera(page, folder)
    walks = EXAMPLES | WITH_SQLITE
    try:
        for name in names:
            print(f"browser: {name}", flush=True)
            if name == "inspector":
                inspector(page, server, camera)
                continue
            page.open(server, "" if name == "index" else name)
            page.until(page.text, f"The page of {name} is empty.")
            camera.take(name)
            if name in walks:
                walks[name](page)
                camera.take(f"{name}-used")
    finally:
        engine.quit()
        server.stop()
    for text, place in camera.clipped.items():
        print(f"clipped: {place}: {text}")
    return camera.too_wide


def terminals(program, folder, names):
    tools = terminal_tools()
    with tempfile.TemporaryDirectory() as directory:
        for name in names:
            print(f"terminal: {name}", flush=True)
            for columns, lines in SIZES:
                terminal = tools.start(program, name, directory, columns=columns, lines=lines)
                (folder / f"{name}-{columns}x{lines}.txt").write_text(terminal.text + "\n")
                terminal.quit()


def main(program, folder, chosen):
    folder.mkdir(parents=True, exist_ok=True)
    program = os.path.abspath(program)
    names = names_of(program)
    special = ["index", "inspector"]
    unknown = [name for name in chosen if name not in special + names]
    assert not unknown, f"There is no example {', '.join(unknown)}."
    pages = [name for name in special + names if not chosen or name in chosen]
    too_wide = browser(program, folder, pages)
    terminals(program, folder, [name for name in pages if name not in special])
    assert not too_wide, "Too wide: " + "; ".join(too_wide)
    print(f"captures: {len(pages)} passed, 0 failed")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    try:
        main(sys.argv[1], Path(sys.argv[2]), sys.argv[3:])
    except AssertionError as error:
        sys.exit(f"captures: failed: {error}")
