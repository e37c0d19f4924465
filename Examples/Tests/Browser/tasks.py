# SPDX-License-Identifier: MIT
"""Tasks of people: five examples with the keyboard alone, and addresses that lead nowhere."""

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from manners import active, focuses, key


def begin(page, server, example):
    """Opens an example, and skips its header by the link that is the first tab stop."""
    page.open(server, example)
    page.until(lambda: page.text().strip(), "The example is empty.")
    key(page, Keys.TAB)
    focuses(page, "Skip to the content")
    key(page, Keys.ENTER)


def tab(page, name, limit=40):
    """Moves the focus by the tab key until it is on a control with a name."""
    passed = []
    for _ in range(limit):
        key(page, Keys.TAB)
        passed.append(active(page))
        if passed[-1] == name or passed[-1].startswith(name + " "):
            return
    raise AssertionError(f"The tab key does not lead to {name!r}, but to {passed}.")


def back(page, name, limit=40):
    """Moves the focus backwards until it is on a control with a name."""
    passed = []
    for _ in range(limit):
        ActionChains(page.driver).key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()
        passed.append(active(page))
        if passed[-1] == name or passed[-1].startswith(name + " "):
            return
    raise AssertionError(f"Shift and tab do not lead to {name!r}, but to {passed}.")


def keyboard(page, server):
    """Five examples are used with the keyboard alone."""
    begin(page, server, "counter")
    tab(page, "+")
    key(page, Keys.ENTER)
    key(page, Keys.SPACE)
    page.reads("2")
    back(page, "−")
    key(page, Keys.ENTER)
    page.reads("1")

    begin(page, server, "todos")
    tab(page, "New todo")
    for title in ["Milk", "Bread"]:
        key(page, title, Keys.ENTER)
        page.until(lambda: page.value("New todo") == "", "The todo was not added.")
    tab(page, "Done Bread")
    key(page, Keys.SPACE)
    page.reads("1 of 2 to do")
    tab(page, "Clear completed")
    key(page, Keys.ENTER)
    page.reads("1 of 1 to do")
    tab(page, "Undo")
    key(page, Keys.ENTER)
    page.reads("1 of 2 to do")

    begin(page, server, "toast")
    tab(page, "Delete")
    key(page, Keys.ENTER)
    page.reads("“Morning” was deleted.")
    tab(page, "Undo")
    key(page, Keys.ENTER)
    page.lacks("“Morning” was deleted.")
    page.reads("Morning")

    begin(page, server, "confirm")
    tab(page, "Delete")
    key(page, Keys.ENTER)
    page.reads("Delete “Morning”?")
    focuses(page, "Keep")
    key(page, Keys.ESCAPE)
    page.lacks("Delete “Morning”?")
    page.until(lambda: active(page).startswith("Delete"), lambda: f"The focus is on {active(page)!r}.")
    key(page, Keys.ENTER)
    page.reads("Delete “Morning”?")
    focuses(page, "Keep")
    back(page, "Delete")
    key(page, Keys.ENTER)
    page.lacks("Morning")

    begin(page, server, "sync-ups")
    tab(page, "Add")
    key(page, Keys.ENTER)
    page.control("Title", kind="input")
    focuses(page, "Title")
    key(page, "Standup")
    tab(page, "Name")
    key(page, "Ada")
    back(page, "Save")
    key(page, Keys.ENTER)
    page.reads("Standup")
    tab(page, "Standup")
    key(page, Keys.ENTER)
    page.reads("Start meeting")
    back(page, "‹ Back")
    key(page, Keys.ENTER)
    page.reads("Sync-ups")
    tab(page, "Delete Standup")
    key(page, Keys.ENTER)
    page.reads("Delete Standup?")
    back(page, "Delete")
    key(page, Keys.ENTER)
    page.lacks("Standup")


def not_found(page, server):
    """An address that leads nowhere says so, in the style of the application, with a way back."""
    page.driver.get(f"{server.address}/no-such-example")
    page.reads("There is no page at this address.")
    page.picture("not-found")
    page.audit("not-found")
    # The link has the name of the application.
    page.press("Ensemble")
    page.reads("Recipes")
