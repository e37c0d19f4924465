# SPDX-License-Identifier: MIT
"""The members example, used by two members."""

from selenium.webdriver.common.by import By

from gallery import Page


def log_in(page, server, name, password):
    page.driver.get(f"{server.address}/notes")
    page.until(lambda: page.driver.find_elements(By.NAME, "password"), "There is no login page.")
    page.driver.find_element(By.NAME, "name").send_keys(name)
    page.driver.find_element(By.NAME, "password").send_keys(password)
    page.driver.find_element(By.TAG_NAME, "button").click()


def says(page, text):
    """Waits until a page of any kind shows a text. While a page loads, there is no text."""
    bodies = lambda: [body.text for body in page.driver.find_elements(By.TAG_NAME, "body")]
    page.until(lambda: any(text in body for body in bodies()), f"The page does not show {text!r}.")


def note(page, text):
    page.write("New note", text)
    page.press("Add")
    page.reads(text)


# The width of the image that is shown, as soon as it is loaded.
WIDTH = "const image = document.querySelector('main img.picture'); return image && image.complete && image.naturalWidth;"


def portraits(ada, grace):
    """An image that can be loaded is shown, and one that is missing has another view in its place."""
    width = lambda: ada.driver.execute_script(WIDTH)
    ada.until(lambda: width() == 48, lambda: f"The width of the portrait is {width()}.")
    ada.lacks("No portrait")
    grace.reads("No portrait")
    for page in [ada, grace]:
        found = len(page.driver.find_elements(By.CSS_SELECTOR, "img.picture"))
        assert found == (page is ada), f"The page has {found} images."
        assert not page.driver.find_elements(By.CSS_SELECTOR, "[data-e=load]"), "An image is still being loaded."
    grace.picture("members-portrait")


def members(server, open_browser, screenshots):
    """Members have their own notes, in all their tabs, until they sign out."""
    print("serving: members", flush=True)
    drivers = [open_browser(), open_browser()]
    try:
        ada, grace = [Page(driver, screenshots) for driver in drivers]
        log_in(ada, server, "ada", "compiler")
        says(ada, "do not match")
        ada.picture("members-login")
        log_in(ada, server, "ada", "engine")
        says(ada, "Notes of ada")
        note(ada, "Bernoulli")
        log_in(grace, server, "grace", "compiler")
        says(grace, "Notes of grace")
        grace.lacks("Bernoulli")
        portraits(ada, grace)
        note(grace, "Nanosecond")

        # A second tab shows the same notes, and both are updated.
        first = ada.driver.current_window_handle
        ada.driver.switch_to.new_window("tab")
        second = ada.driver.current_window_handle
        ada.driver.get(f"{server.address}/notes")
        ada.reads("Bernoulli")
        note(ada, "Jacquard")
        # Nobody else in the tab is to find it.
        ada.write("New note", "Unfinished")
        ada.driver.switch_to.window(first)
        ada.reads("Jacquard")
        ada.lacks("Nanosecond")
        ada.picture("members-notes")

        # Signing out in one tab ends the other, too.
        ada.driver.switch_to.window(second)
        ada.driver.find_element(By.CSS_SELECTOR, ".owner button").click()
        says(ada, "Sign in")
        ada.driver.switch_to.window(first)
        ada.until(lambda: ada.driver.find_elements(By.NAME, "password"), "A page is still open after signing out.")
        note(grace, "Still here")
        for window in [first, second]:
            ada.driver.switch_to.window(window)
            kept = ada.driver.execute_script("return JSON.stringify(sessionStorage)")
            assert "Unfinished" not in kept and "entered" not in kept, f"The tab keeps {kept}."

        # The notes are still there after signing in again.
        log_in(ada, server, "ada", "engine")
        says(ada, "Jacquard")
    finally:
        for driver in drivers:
            driver.quit()


def encrypted(server, open_browser, screenshots):
    """Twelve tabs, each with its own stream, share one HTTP/2 connection."""
    print("serving: encrypted", flush=True)
    driver = open_browser("--ignore-certificate-errors")
    try:
        page = Page(driver, screenshots)
        log_in(page, server, "ada", "engine")
        says(page, "Notes of ada")
        handles = []
        for _ in range(12):
            driver.switch_to.new_window("tab")
            handles.append(driver.current_window_handle)
            # Without the worker that lets tabs share a stream.
            script = {"source": "delete window.SharedWorker;"}
            driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", script)
            driver.get(f"{server.address}/notes")
            page.reads("Notes of ada")
            protocol = driver.execute_script("return performance.getEntriesByType('navigation')[0].nextHopProtocol")
            assert protocol == "h2", f"The protocol is {protocol}."
        for count, handle in enumerate(handles):
            driver.switch_to.window(handle)
            note(page, f"Note {count}")
        for handle in handles:
            driver.switch_to.window(handle)
            page.reads("Note 11")
        cookies = driver.get_cookies()
        assert cookies and all(cookie["secure"] and cookie["httpOnly"] for cookie in cookies), cookies
    finally:
        driver.quit()
