# SPDX-License-Identifier: MIT
"""Compares rows in Chromium with a model of SwiftUI's: random trees of views, with the style sheet of pages.

usage: layout.py [SEED]
"""

import pathlib
import sys

from client import embed
from selenium import webdriver

FOLDER = pathlib.Path(__file__).resolve().parent
TREES = 3000

# In the probe, views have their ideal widths.
PAGE = """<!DOCTYPE html><title>Rows</title><style>{style}</style>
<style>#probe {{ width: 100000px }} #probe > * {{ display: block; width: var(--width); float: left }} #probe > .image {{ width: 1.25em }} #probe > .button {{ overflow-wrap: normal }}</style>
<body><main id="app"></main></body>"""


def main(seed):
    options = webdriver.ChromeOptions()
    for argument in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=1960,900"]:
        options.add_argument(argument)
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))
    try:
        driver.get("data:text/html,")
        driver.execute_script("document.open(); document.write(arguments[0]); document.close()", PAGE.format(style=embed.shortened("style.css")))
        driver.execute_script((FOLDER / "layout.js").read_text())
        found = driver.execute_script("return layouts(arguments[0], arguments[1])", seed, TREES)
    finally:
        driver.quit()
    print("\n".join(found["problems"]))
    assert found["fitting"] > TREES * 0.8, f"Only {found['fitting']} of {TREES} trees fit into their page."
    if found["count"]:
        sys.exit(f"{found['count']} problems in {TREES} trees.")
    print(f"{found['fitting']} random rows have the widths of the model.")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
