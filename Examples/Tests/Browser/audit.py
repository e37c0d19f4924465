# SPDX-License-Identifier: MIT
"""Checks pages against the rules of axe-core, in light and dark mode."""

import importlib.util
from pathlib import Path

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

RUN = """
const done = arguments[1];
axe.run(document, {runOnly: arguments[0], resultTypes: ["violations"]}).then(
  ({violations}) => done(violations.map(({id, help, nodes}) =>
    `${id}: ${help}\\n` + nodes.map(({html, failureSummary}) => `  ${html.slice(0, 200)}\\n  ${failureSummary}`).join("\\n"))),
  error => done([String(error)]));
"""


def source():
    """Returns the script of axe-core. Its package is made for another driver, which the script does not need."""
    package = Path(importlib.util.find_spec("axe_playwright_python").origin).parent
    return (package / "axe.min.js").read_text()


def audit(page, name):
    """Runs in Chromium only: the rules examine the document, which is the same in each engine."""
    if page.engine.name != "chromium":
        return
    driver = page.driver
    # The driver may run scripts that the page's content security policy forbids.
    if not driver.execute_script("return !!window.axe"):
        driver.execute_script(source())
    for scheme in ["light", "dark"]:
        page.engine.scheme(scheme)
        found = driver.execute_async_script(RUN, RULES)
        assert not found, f"{name}, {scheme}: " + "\n".join(found)
    page.engine.reset()
