# SPDX-License-Identifier: MIT
"""Uses the application of the first page: as a page, in the terminal beside it, and through its past."""

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

BUG = "More coffees than cups!"


def part(page, name):
    """Returns the text of a part of the demonstration."""
    return page.driver.find_element(By.CSS_SELECTOR, f"[data-testid={name}]").text


def both(page, text, is_there=True):
    """Waits until the page and the terminal have a text, or do not have it."""
    for name in ["browser", "terminal"]:
        found = lambda: (text in part(page, name)) == is_there
        page.until(found, lambda: f"The {name}, {text!r}: {part(page, name)!r}")


def screen(page):
    return page.driver.find_element(By.CSS_SELECTOR, "[data-testid=terminal] [data-keys]")


def demonstration(page, server):
    """A page and a terminal show one store, the slider moves both, and the session becomes a test that fails."""
    driver = page.driver
    page.open(server)
    both(page, "Clean cups")
    page.press("Busy hour")
    both(page, BUG)

    # The past, in which nothing is done.
    slider = driver.find_element(By.CSS_SELECTOR, "[data-testid=time] input[type=range]")
    slider.send_keys(*[Keys.ARROW_LEFT] * 6)
    both(page, BUG, False)
    bar = lambda: driver.find_element(By.CSS_SELECTOR, ".banner").text
    page.until(lambda: "You see action" in bar(), "The page does not say that it shows the past.")
    page.until(lambda: "You see action" in part(page, "terminal"), "The terminal does not say that it shows the past.")
    page.press("Wash up")
    page.until(lambda: ".washTapped was refused." in bar(), "The page does not say that a press was refused.")
    page.picture("demonstration-past")
    page.press("Back to now")
    both(page, BUG)
    page.until(lambda: not driver.find_elements(By.CSS_SELECTOR, ".banner"), "The bar is still there.")

    page.press("Write the test that fails")
    page.reads("#expect(store.state.cups >= 0)")
    page.audit("demonstration")
    page.picture("demonstration")

    # The keyboard is that of the terminal, but for the tab key.
    driver.execute_script("arguments[0].focus()", screen(page))
    for key in [Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.RETURN]:
        screen(page).send_keys(key)
    both(page, BUG, False)
    screen(page).send_keys("q")
    page.until(lambda: "The program has ended." in part(page, "terminal"), "The terminal does not quit.")
    screen(page).send_keys(Keys.RETURN)
    both(page, "Clean cups")
    screen(page).send_keys(Keys.TAB)
    page.until(lambda: driver.switch_to.active_element != screen(page), "The tab key does not leave the terminal.")

    # A telephone has buttons for keys.
    page.engine.size(page.engine.narrow[0])
    page.press("Return in the terminal")
    both(page, "Order 6")
    page.audit("demonstration-narrow")
    page.engine.reset()
