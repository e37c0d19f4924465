# SPDX-License-Identifier: MIT
"""An application that all browsers share."""

from gallery import Page


def shared(server, open_browser, screenshots):
    """Actions in one browser appear in the others, including those that join later."""
    print("serving: shared", flush=True)
    drivers = [open_browser(), open_browser()]
    try:
        first, second = [Page(driver, screenshots) for driver in drivers]
        first.open(server, "todos")
        second.open(server, "todos")
        first.write("New todo", "Milk")
        first.press("Add")
        title = lambda page: [field.get_property("value") for field in page.controls("Title", "input")]
        second.until(lambda: title(second) == ["Milk"], lambda: f"The second browser shows {title(second)}.")
        second.write("Title", "Oat milk")
        first.until(lambda: title(first) == ["Oat milk"], lambda: f"The first browser shows {title(first)}.")

        # Concurrent changes of both are kept.
        first.open(server, "counter")
        second.open(server, "counter")
        for _ in range(10):
            first.press("+")
            second.press("+")
        for page in [first, second]:
            page.reads("20")
        drivers.append(open_browser())
        third = Page(drivers[2], screenshots)
        third.open(server, "counter")
        third.reads("20")
        third.press("−")
        for page in [first, second]:
            page.reads("19")
    finally:
        for driver in drivers:
            driver.quit()
