# SPDX-License-Identifier: MIT
"""Looks inside an example with the inspector: travels, forks, searches, sends by hand, and writes a test."""

import json
import os
import re
import tempfile
from pathlib import Path

from selenium.webdriver.common.by import By


def count(page, number):
    """Waits until the counter shows a number."""
    page.until(lambda: re.search(rf"^{number}$", page.text(), re.M), lambda: f"Not {number}: {page.text()!r}")


def segment(page, label):
    """Chooses a part of the inspector."""
    options = lambda: page.driver.find_elements(By.CSS_SELECTOR, ".segments label")
    found = lambda: [each for each in options() if each.text == label and each.is_displayed()]
    page.until(found, f"There is no part {label!r}.")
    page.act(lambda: found()[0].click())


def says(page, text):
    """Waits until the bar of a store that shows its past has a text."""
    bars = lambda: [each.text for each in page.driver.find_elements(By.CSS_SELECTOR, ".banner")]
    page.until(lambda: any(text in bar for bar in bars()), f"The bar does not say {text!r}.")


def inspecting(page, server):
    """An example shows its past while the inspector travels, and a session becomes a test."""
    driver = page.driver
    page.open(server, "counter")
    for number in [1, 2]:
        page.press("+")
        count(page, number)
    link = driver.find_element(By.CSS_SELECTOR, "a[href*='/inspect?key=']").get_attribute("href")
    example = driver.current_window_handle
    driver.switch_to.new_window("tab")
    inspector = driver.current_window_handle
    try:
        inspect(page, server, link, example, inspector)
    finally:
        for handle in driver.window_handles:
            if handle != example:
                driver.switch_to.window(handle)
                driver.close()
        driver.switch_to.window(example)


def docking(page, server):
    """The inspector is shown beside an example: by the address of the page, and in the gallery's panel."""
    driver = page.driver
    page.open(server, "counter")
    page.press("+")
    count(page, 1)
    link = driver.find_element(By.CSS_SELECTOR, "a[href*='/inspect?key=']").get_attribute("href")
    page.press("Inspect here")
    page.until(lambda: ".incrementTapped" in driver.find_element(By.CSS_SELECTOR, "[data-testid=panel]").text, "Nothing here.")
    page.audit("inspect-here")
    page.picture("inspect-here")
    page.press("Inspect here")
    driver.get(link)
    driver.get(f"{server.address}/counter?inspect=side")
    docks = lambda: driver.find_elements(By.CSS_SELECTOR, "aside.dock")
    page.until(lambda: docks() and ".incrementTapped" in docks()[0].text, "The inspector is not beside the example.")
    width = driver.execute_script("return document.querySelector('.dock').getBoundingClientRect().left")
    assert width > 400, f"The example has {width} pixels beside the inspector."
    page.press("+")
    count(page, 2)
    page.until(lambda: "2 actions" in docks()[0].text, "The inspector does not follow.")
    page.audit("dock")
    page.picture("dock-side")
    page.press("Below")
    page.until(lambda: "below" in docks()[0].get_attribute("class"), "The inspector is not below.")
    page.picture("dock-below")
    page.press("Close the inspector")
    page.until(lambda: not docks(), "The inspector does not close.")
    driver.get(f"{server.address}/counter?new-session&inspect=below")
    page.until(lambda: docks() and "below" in docks()[0].get_attribute("class"), "A new session has no inspector.")


def inspect(page, server, link, example, inspector):
    driver = page.driver
    driver.get(server.address + "/inspect")
    assert "its key" in driver.page_source, "The inspector opens without its key."
    driver.get(link)
    assert "key=" not in driver.current_url, "The key stays in the address."
    stores = page.control("Store", 0, "select").find_elements(By.TAG_NAME, "option")
    page.choose("Store", [each.text for each in stores if " in counter, " in each.text][-1])
    page.reads(".incrementTapped")
    page.reads("+ 2")
    inner = "each => each.getBoundingClientRect().right > each.parentNode.getBoundingClientRect().right"
    assert not driver.execute_script(
        f"return [...document.querySelectorAll('.row > .button')].filter({inner}).length"
    ), "An action is wider than its row."
    page.picture("inspector")
    page.audit("inspector")

    # The keys.
    driver.find_element(By.TAG_NAME, "body").send_keys("?")
    page.reads("the action above or below")
    page.press("Close")
    driver.find_element(By.TAG_NAME, "body").send_keys("[")
    page.reads("Shows the state after action 1")
    driver.find_element(By.TAG_NAME, "body").send_keys("]")
    page.reads("Shows the state after action 2")
    page.press("Back to now")
    page.lacks("Shows the state after action")

    # The example shows the past.
    page.press("Step back")
    page.reads("Shows the state after action 1")
    driver.switch_to.window(example)
    count(page, 1)
    says(page, "You see action 1 of 2.")
    page.press("+")
    says(page, ".incrementTapped was refused.")
    page.picture("inspector-past")
    driver.switch_to.window(inspector)
    page.press("Back to now")
    page.lacks("Shows the state after action")
    driver.switch_to.window(example)
    count(page, 2)
    page.until(lambda: not driver.find_elements(By.CSS_SELECTOR, ".banner"), "The bar is still there.")

    # The past as another page.
    driver.switch_to.window(inspector)
    page.press("1")
    page.press("Fork")
    address = page.control("Open the fork as another page", kind="a").get_attribute("href")
    driver.switch_to.new_window("tab")
    driver.get(address)
    count(page, 1)
    driver.close()
    driver.switch_to.window(inspector)

    segment(page, "State")
    page.reads("count: 1")
    page.picture("inspector-state")

    # An action by hand.
    segment(page, "Send")
    page.reads(".resetTapped")
    page.write("Action", ".exploded")
    page.press("Send")
    page.reads("has no case 'exploded'")
    page.write("Action", ".incrementTapped")
    page.press("Send")
    page.reads("Sent.")
    driver.switch_to.window(example)
    count(page, 3)
    driver.switch_to.window(inspector)

    # The first action after which a condition holds, and a test.
    segment(page, "Test")
    page.write("Condition, such as rows.count > 3", "count > 1")
    page.press("Find")
    page.reads("First holds after the action 2.")
    page.press("Write the test")
    page.reads("let store = TestStore(")
    page.reads("await store.send(.incrementTapped)")
    assert re.search(r"async \{\n +let ", page.text()), "The lines of the test are not kept."
    page.picture("inspector-test")
    report(page)


def report(page):
    """The same actions become a file."""
    with tempfile.TemporaryDirectory() as folder:
        behavior = {"behavior": "allow", "downloadPath": os.path.realpath(folder)}
        page.driver.execute_cdp_cmd("Browser.setDownloadBehavior", behavior)
        page.press("Bug report")
        files = lambda: [each for each in Path(folder).iterdir() if each.suffix == ".ensemble-report"]
        page.until(files, lambda: f"The report is not saved: {os.listdir(folder)}")
        contents = json.loads(files()[0].read_text())
        assert contents["version"] == 1, contents
        assert contents["report"]["steps"][0]["label"] == ".incrementTapped", contents
