# SPDX-License-Identifier: MIT
"""Menus, sheets and symbols: by keyboard, by mouse, and on a phone."""

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from manners import focuses, key

OPENER = "More about Water the plants"


def is_open(page):
    return bool(page.driver.find_elements(By.CSS_SELECTOR, "dialog.menu[open]"))


def opens(page):
    page.until(lambda: is_open(page), "The menu does not open.")


def closes(page):
    page.until(lambda: not is_open(page), "The menu stays open.")


def box(page, selector):
    script = "const r = document.querySelector(arguments[0]).getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]"
    return page.driver.execute_script(script, selector)


def by_keyboard(page, server):
    """A menu is opened, searched and left by keys, and the focus returns to its control."""
    page.open(server, "kanban")
    opener = page.control(OPENER)
    page.driver.execute_script("arguments[0].focus()", opener)
    assert opener.get_attribute("aria-expanded") == "false", "A closed menu is expanded."
    key(page, Keys.ARROW_DOWN)
    opens(page)
    page.audit("kanban, a menu")
    focuses(page, "Edit")
    for keys, name in [
        (Keys.ARROW_DOWN, "Move up"), (Keys.END, "Delete"), (Keys.ARROW_DOWN, "Edit"), (Keys.ARROW_UP, "Delete"),
        (Keys.HOME, "Edit"), ("m", "Move up"), ("m", "Move down"), ("d", "Delete"),
    ]:
        if keys == "d":
            # Letters in quick succession are the beginning of a name.
            pause(page)
        key(page, keys)
        focuses(page, name)
    key(page, Keys.ESCAPE)
    closes(page)
    focuses(page, OPENER)
    key(page, Keys.ENTER)
    opens(page)
    focuses(page, "Edit")
    key(page, Keys.TAB)
    closes(page)
    focuses(page, OPENER)
    key(page, Keys.ENTER)
    opens(page)
    key(page, "move d", Keys.ENTER)
    closes(page)
    cards = lambda: [each.text for each in page.driver.find_elements(By.CSS_SELECTOR, "[draggable]")]
    # In WebKit, the text of a card is one line.
    is_moved = lambda: all(map(str.startswith, cards(), ["Book the train", "Water the plants"]))
    page.until(is_moved, lambda: f"Not moved: {cards()}.")
    focuses(page, OPENER)


def pause(page):
    page.driver.execute_async_script("setTimeout(arguments[0], 800)")


def by_mouse(page, server):
    """A menu stands beside its control, in the window, and a click elsewhere closes it and does nothing else."""
    page.open(server, "kanban")
    page.press(OPENER)
    opens(page)
    left, top, right, bottom = box(page, "dialog.menu[open]")
    control = box(page, "[aria-haspopup=menu][aria-expanded=true]")
    beside = abs(top - control[3]) < 12 or abs(bottom - control[1]) < 12
    assert beside and left < control[2] and right > control[0], f"The menu {left, top, right, bottom} is not at {control}."
    width, height = page.driver.execute_script("return [innerWidth, innerHeight]")
    assert left >= 0 and top >= 0 and right <= width and bottom <= height, "The menu leaves the window."
    actions = ActionChains(page.driver)
    actions.w3c_actions.pointer_action.move_to_location(5, 5)
    actions.w3c_actions.pointer_action.click()
    actions.perform()
    closes(page)


def choices(page, server):
    """The options of a picker in a menu are checked, one at a time."""
    page.open(server, "bookshelf")
    checked = lambda: [
        each.accessible_name for each in page.driver.find_elements(By.CSS_SELECTOR, "[role=menuitemradio][aria-checked=true]")
    ]
    page.press("View")
    opens(page)
    assert checked() == ["Added", "Covers"], f"Checked: {checked()}."
    page.audit("bookshelf, a menu")
    key(page, "tit", Keys.ENTER)
    closes(page)
    page.press("View")
    opens(page)
    assert checked() == ["Title", "Covers"], f"Checked: {checked()}."
    page.press("Added")
    closes(page)


def on_a_phone(page, server):
    """On a narrow page a menu and a sheet come from below, and a handle pulls the sheet away."""
    page.open(server, "kanban")
    page.engine.size(page.engine.narrow[0])
    page.press(OPENER)
    opens(page)
    # Without a scroll bar.
    width, height = page.driver.execute_script("return [document.documentElement.clientWidth, innerHeight]")

    def is_at_bottom():
        left, _, right, bottom = box(page, "dialog.menu[open]")
        return left == 0 and abs(right - width) < 1 and abs(bottom - height) < 1

    # It comes from below.
    page.until(is_at_bottom, lambda: f"The menu is at {box(page, 'dialog.menu[open]')} of {width, height}.")
    key(page, Keys.ESCAPE)
    closes(page)
    page.press("Add to To do")
    page.until(lambda: page.controls("Title"), "The sheet does not open.")
    focuses(page, "Title")
    grip = page.driver.find_element(By.CSS_SELECTOR, "dialog.sheet .grip")
    ActionChains(page.driver).click_and_hold(grip).move_by_offset(0, 160).release().perform()
    page.until(lambda: not page.driver.find_elements(By.CSS_SELECTOR, "dialog.sheet"), "The handle does not close it.")
    page.engine.reset()


def symbols(page, server):
    """Each symbol has its drawing on the page, in the color of its text."""
    page.open(server, "bookshelf")
    page.reads("CONTINUE READING")
    missing = page.driver.execute_script(
        """return [...document.querySelectorAll("use")].filter(use => !document.querySelector(use.getAttribute("href")
          .replaceAll(".", "\\\\."))).map(use => use.getAttribute("href"))"""
    )
    assert not missing, f"Symbols without a drawing: {missing}."
    colors = page.driver.execute_script(
        """const svg = document.querySelector("svg.image"), style = getComputedStyle(svg);
        return [style.stroke, getComputedStyle(svg.parentNode).color, svg.getBoundingClientRect().width > 10]"""
    )
    assert colors[0] == colors[1] and colors[2], f"A symbol does not look like its text: {colors}."


MENUS = [by_keyboard, by_mouse, choices, on_a_phone, symbols]
