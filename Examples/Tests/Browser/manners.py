# SPDX-License-Identifier: MIT
"""Accessibility: names, focus, and use without a mouse."""

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


def active(page):
    """Returns the accessible name of the focused element."""
    return page.driver.switch_to.active_element.accessible_name


def focuses(page, name):
    page.until(lambda: active(page) == name, lambda: f"Expected the focus on {name!r}, not {active(page)!r}.")


def key(page, *keys):
    ActionChains(page.driver).send_keys(*keys).perform()


def names(page, label):
    return [control.accessible_name for control in page.controls(label)]


def calls(page, label, *expected):
    page.until(lambda: names(page, label) == list(expected), lambda: f"{label}: {names(page, label)}, not {expected}.")


def dragging(page, server):
    """A card is dragged to another column, and a row to the place of another."""
    page.open(server, "kanban")
    page.reads("Book the train")
    driver = page.driver
    find = lambda text: driver.find_element(By.XPATH, f"//*[text()='{text}']")
    ActionChains(driver).drag_and_drop(find("Book the train"), find("Done")).perform()
    titles = lambda: [each.text.splitlines()[0] for each in driver.find_elements(By.CSS_SELECTOR, "[draggable]")]
    page.until(lambda: titles()[-1] == "Book the train", lambda: f"The card was not moved: {titles()}.")
    ActionChains(driver).drag_and_drop(find("Book the train"), find("Find the ladder")).perform()
    after = lambda: titles()[titles().index("Book the train") + 1:][:1]
    page.until(lambda: after() == ["Find the ladder"], lambda: f"The card was not moved before another: {titles()}.")
    assert not driver.find_elements(By.CSS_SELECTOR, "[data-over]"), "A destination is still marked."

    page.open(server, "todos")
    for title in ["Bread", "Milk", "Salt"]:
        page.write("New todo", title + Keys.ENTER)
        page.until(lambda: page.value("New todo") == "", "The todo was not added.")
    page.press("Edit")
    fields = lambda: [each.get_property("value") for each in page.controls("Title", "input[type=text]")]
    page.until(lambda: fields() == ["Salt", "Milk", "Bread"], lambda: f"Todos: {fields()}.")
    rows = driver.find_elements(By.CSS_SELECTOR, "[draggable]")
    # A field selects its text, so the row is dragged by its handle.
    ActionChains(driver).move_to_element_with_offset(rows[0], 4 - rows[0].size["width"] // 2, 0).click_and_hold() \
        .move_to_element(rows[2]).move_by_offset(0, 2).release().perform()
    page.until(lambda: fields() == ["Milk", "Bread", "Salt"], lambda: f"The row was not moved: {fields()}.")


def moving(page, server):
    """A card that is moved by a key keeps the focus, as do a row, and a button that is disabled meanwhile."""
    page.open(server, "kanban")
    page.reads("Book the train")
    page.control("Move Book the train to Doing").send_keys(Keys.ENTER)
    focuses(page, "Move Book the train to Done")
    key(page, Keys.ENTER)
    # Nothing is to the right of the last column: the first button of the card.
    focuses(page, "Book the train")

    page.open(server, "random-number")
    page.control("Random").send_keys(Keys.ENTER)
    page.reads("Loading")
    assert active(page) not in ("Increment", "Decrement"), f"The focus is on {active(page)!r} while the number is loaded."
    page.lacks("Loading")
    focuses(page, "Random")


def rows(page, server):
    """Controls are named after their rows, and deleting a row moves the focus to the next one."""
    page.open(server, "todos")
    for title in ["Bread", "Milk", "Salt"]:
        page.write("New todo", title + Keys.ENTER)
        page.until(lambda: page.value("New todo") == "", "The todo was not added.")
    page.press("Edit")
    calls(page, "Delete", "Delete Salt", "Delete Milk", "Delete Bread")
    calls(page, "Done", "Done Salt", "Done Milk", "Done Bread")
    calls(page, "Title", "Title", "Title", "Title")
    page.write("Title", "Oat", 0)
    calls(page, "Delete", "Delete Oat", "Delete Milk", "Delete Bread")
    page.control("Delete Milk").send_keys(Keys.ENTER)
    focuses(page, "Delete Bread")
    key(page, Keys.SPACE)
    focuses(page, "Delete Oat")
    page.press("Undo")
    calls(page, "Delete", "Delete Oat", "Delete Bread")
    page.press("Delete Oat")
    focuses(page, "Delete Bread")
    key(page, Keys.ENTER)
    page.reads("0 of 0 to do")
    top = lambda: page.driver.switch_to.active_element.get_attribute("id")
    page.until(lambda: top() == "app", lambda: f"Without rows the focus is on {top()!r}.")


def questions(page, server):
    """Deleting a row shows an alert, which can be answered by keys and restores the focus."""
    page.open(server, "sync-ups")
    for title in ["Pier", "שלום"]:
        page.press("Add")
        page.write("Title", title)
        page.write("Name", "Ada")
        page.press("Save")
        page.reads(title)
    calls(page, "Delete", *[f"Delete {title}" for title in titles(page)])
    page.control("Delete Pier").send_keys(Keys.ENTER)
    page.reads("Delete Pier?")
    focuses(page, "Keep")
    key(page, Keys.ENTER)
    focuses(page, "Delete Pier")
    key(page, Keys.ENTER)
    page.reads("Delete Pier?")
    focuses(page, "Keep")
    ActionChains(page.driver).key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()
    focuses(page, "Delete")
    key(page, Keys.ENTER)
    focuses(page, "Delete שלום")
    direction(page)
    for title in titles(page):
        page.press(f"Delete {title}")
        page.reads(f"Delete {title}?")
        page.press("Delete")
        page.until(lambda: title not in titles(page), f"{title} was not deleted.")
    focuses(page, "Sync-ups")


def titles(page):
    return [title.get_property("innerText") for title in page.driver.find_elements(By.CSS_SELECTOR, ".row .text.bold")]


# The bounds of a text, and of its box.
EDGES = """
const box = arguments[0], range = document.createRange();
range.selectNodeContents(box);
return [box.getBoundingClientRect(), range.getBoundingClientRect()].map(each => [each.left, each.right]);
"""


def direction(page):
    """A text has the direction of its script."""
    page.act(lambda: page.driver.find_element(By.XPATH, "//button[contains(., 'שלום')]").click())
    title = lambda: [each for each in page.driver.find_elements(By.CSS_SELECTOR, ".title") if each.text == "שלום"]
    box, text = page.driver.execute_script(EDGES, page.until(title, "There is no such page.")[0])
    assert abs(box[1] - text[1]) < 1 < text[0] - box[0], f"A right-to-left text is aligned to the left: {text} in {box}."
    page.press("‹ Back")
    page.reads("Sync-ups")


def skipping(page, server):
    """The first tab stop is a link that skips the header."""
    page.open(server, "counter")
    # A page of a browser with a session comes without content, which its script then fetches.
    page.control("−")
    key(page, Keys.TAB)
    focuses(page, "Skip to the content")
    key(page, Keys.ENTER)
    top = lambda: page.driver.switch_to.active_element.get_attribute("id")
    page.until(lambda: top() == "app", lambda: f"The link focuses {top()!r}.")
    key(page, Keys.TAB)
    focuses(page, "−")


def pressing(page, server):
    """A long press counts once, even if the page changes during it."""
    page.open(server, "bounded-counter")
    page.press("Start timer")
    page.until(lambda: page.text().split()[1] != "0", "The timer does not count.")
    button = page.control("Stop timer")
    # Longer than the delay of messages during a press.
    ActionChains(page.driver).click_and_hold(button).pause(1.5).release().perform()
    page.control("Start timer")


def ending(page, server):
    """An ended page reports its end and links to a new one."""
    page.open(server, "counter")
    page.press("+")
    page.reads("1")
    # Simulates that the page has reloaded for the same reason again and again. It forgets that after it has been connected
    # for five seconds, which a busy machine may need to replace the server.
    page.driver.execute_script("setInterval(() => sessionStorage.setItem('reloads', 5), 10)")
    server.stop()
    server.start()
    status = page.driver.find_element(By.ID, "status")
    page.until(lambda: status.find_elements(By.TAG_NAME, "a"), "The page does not report its end.")
    page.audit("ended")
    page.picture("ended")
    page.act(lambda: page.driver.find_element(By.CSS_SELECTOR, "#status a").click())
    page.until(lambda: page.driver.execute_script("return !document.querySelector('#status a')"), "No page is opened.")
    page.press("+")
    page.reads("1")
