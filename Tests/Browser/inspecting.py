# SPDX-License-Identifier: MIT
"""Looks inside an example with the inspector: travels, forks, searches, sends by hand, and writes a test."""

from selenium.webdriver.common.by import By


def segment(page, label):
    """Chooses a part of the inspector."""
    options = lambda: page.driver.find_elements(By.CSS_SELECTOR, ".segments label")
    found = lambda: [each for each in options() if each.text == label and each.is_displayed()]
    page.until(found, f"There is no part {label!r}.")
    page.act(lambda: found()[0].click())


def inspecting(page, server):
    """An example shows its past while the inspector travels, and a session becomes a test."""
    driver = page.driver
    titles = lambda: [each.get_property("value") for each in page.controls("Title", "input")]
    page.open(server, "todos")
    page.write("New todo", "Milk")
    page.press("Add")
    page.until(lambda: titles() == ["Milk"], lambda: f"Todos: {titles()}")
    page.write("New todo", "Bread")
    page.press("Add")
    page.until(lambda: titles() == ["Bread", "Milk"], lambda: f"Todos: {titles()}")
    link = driver.find_element(By.CSS_SELECTOR, ".inspect a").get_attribute("href")
    example = driver.current_window_handle
    driver.switch_to.new_window("tab")
    inspector = driver.current_window_handle
    try:
        travels(page, server, link, example, inspector, titles)
    finally:
        for handle in driver.window_handles:
            if handle != example:
                driver.switch_to.window(handle)
                driver.close()
        driver.switch_to.window(example)


def travels(page, server, link, example, inspector, titles):
    driver = page.driver
    driver.get(server.address + "/inspect")
    assert "its key" in driver.page_source, "The inspector opens without its key."
    driver.get(link)
    assert "key=" not in driver.current_url, "The key stays in the address."
    page.choose("Store", [each.text for each in page.control("Store", 0, "select").find_elements(By.TAG_NAME, "option")
                          if each.text.startswith("Todos")][-1])
    page.reads(".view(.addTapped)")
    page.reads("todos[0]")
    page.reads('+ ""')
    page.picture("inspector")
    page.audit("inspector")

    # The example shows the past.
    page.press("Step back")
    page.reads("Shows the state after action")
    driver.switch_to.window(example)
    page.until(lambda: titles() == ["Milk"], lambda: f"Todos in the past: {titles()}")
    driver.switch_to.window(inspector)
    page.press("Back to now")
    page.lacks("Shows the state after action")
    driver.switch_to.window(example)
    page.until(lambda: titles() == ["Bread", "Milk"], lambda: f"Todos in the present: {titles()}")

    # The past as another page.
    driver.switch_to.window(inspector)
    # The oldest of them is the last one in the list.
    added = lambda: driver.find_elements(By.XPATH, "//button[contains(., '.view(.addTapped)')]")
    page.until(lambda: len(added()) == 2, lambda: f"{len(added())} todos were added.")
    page.act(lambda: added()[-1].click())
    page.press("Fork")
    address = page.control("Open the fork as another page", kind="a").get_attribute("href")
    driver.switch_to.new_window("tab")
    driver.get(address)
    page.until(lambda: titles() == ["Milk"], lambda: f"Todos of the fork: {titles()}")
    driver.close()
    driver.switch_to.window(inspector)

    segment(page, "State")
    page.press("▸ todos:")
    page.reads("[0]: Todo.State")
    page.picture("inspector-state")

    # An action by hand.
    segment(page, "Send")
    page.reads(".view(.addTapped)")
    page.write("Action", '.binding(.set("draft"))')
    page.press("Send")
    page.reads("is no value of the type")
    driver.switch_to.window(example)
    page.write("New todo", "Salt")
    driver.switch_to.window(inspector)
    page.reads('"Salt"')
    page.write("Action", ".view(.addTapped)")
    page.press("Send")
    page.reads("Sent.")
    driver.switch_to.window(example)
    page.until(lambda: len(titles()) == 3, lambda: f"Todos after an action by hand: {titles()}")
    driver.switch_to.window(inspector)

    # The first action after which a condition holds, and a test.
    segment(page, "Test")
    page.write("Find the first action after which, such as rows.count > 3", "todos.count > 1")
    page.press("Find")
    page.reads("First holds after the action")
    page.press("Write the test")
    page.reads("let store = TestStore(")
    page.reads("await store.send(.view(.addTapped))")
    page.picture("inspector-test")
