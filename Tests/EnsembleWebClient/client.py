# SPDX-License-Identifier: MIT
"""Unit tests of the script of a page, in Chromium: the server and the connection are replaced by functions of the test.

usage: client.py [NAME...]    runs the tests whose names contain one of the words; all by default
"""

import http.server
import importlib.machinery
import importlib.util
import json
import pathlib
import sys
import threading
import traceback

from selenium import webdriver
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
loader = importlib.machinery.SourceFileLoader("embed_client", str(ROOT / ".ci/embed-client"))
embed = importlib.util.module_from_spec(importlib.util.spec_from_loader("embed_client", loader))
loader.exec_module(embed)

WORDS = ["lost", "again", "large", "idle", "ended", "missing", "begun", "recovered", "sending", "secrets"]

# What stands for the server: the requests are kept until the test answers them, and the stream takes what the test says.
STUBS = """
window.SharedWorker = undefined;
window.requests = [];
window.fetch = (address, options = {}) => new Promise((done, fail) => {
  const request = {address: String(address), body: options.body && JSON.parse(options.body), fail: () => fail(new TypeError())};
  request.answer = (status, body, headers = {}) => done(new Response(status === 204 ? null : JSON.stringify(body ?? null), {status, headers}));
  if (window.isAnswering && request.address.includes("/events")) request.answer(204);
  window.requests.push(request);
});
window.streams = [];
window.EventSource = class extends EventTarget {
  constructor(address) { super(); this.address = address; window.streams.push(this); }
  close() { this.isClosed = true; }
};
window.isAnswering = true;
window.say = (number, message) => streams.at(-1).onmessage({lastEventId: "0." + number, data: JSON.stringify(message)});
"""


class Site(http.server.BaseHTTPRequestHandler):
    """Serves the page of the current test, and the style sheet and the script as browsers get them."""

    content, session = "", "s1"

    def do_GET(self):
        kind, text = "text/html", self.page()
        if self.path == "/-/client.js":
            kind, text = "text/javascript", embed.shortened("client.js")
        if self.path == "/-/style.css":
            kind, text = "text/css", embed.shortened("style.css")
        data = text.encode()
        self.send_response(200)
        self.send_header("Content-Type", kind + "; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def page(self):
        words = json.dumps(WORDS).replace('"', "&quot;")
        return f"""<!DOCTYPE html><title>Client</title><link rel="stylesheet" href="/-/style.css">
<body data-own="/-" data-base="" data-app="notes" data-worker="/-/worker.js" data-silence="45000" data-version="1"
  data-words="{words}" data-files="[]" data-page="p1" data-token="t1" data-session="{Site.session}" data-address="/">
<p id="status" role="status"></p><main id="app" tabindex="-1"><div id="e0" class="v">{Site.content}</div></main>
<script>{STUBS}</script><script src="/-/client.js"></script></body>"""

    def log_message(self, *_):
        pass


class Page:
    """A page that shows some elements, with the script."""

    def __init__(self, driver, address):
        self.driver, self.address, self.number = driver, address, 0

    def show(self, content, session="s1", keeps=False):
        """Loads a page with other content; as a new tab would, unless it keeps what the tab has stored."""
        Site.content, Site.session = content, session
        if not keeps:
            self.driver.get(self.address + "/-/style.css")
            self.run("sessionStorage.clear()")
        self.driver.get(self.address)
        self.wait("streams.length")
        self.run("streams.at(-1).onopen()")
        self.number = 0

    def run(self, script, *values):
        return self.driver.execute_script(script, *values)

    def value(self, expression):
        return self.run("return " + expression)

    def wait(self, condition):
        WebDriverWait(self.driver, 20, poll_frequency=0.02).until(lambda _: self.value(f"Boolean({condition})"), condition)

    def say(self, *patches, acknowledged=0, **parts):
        """Sends the next message of the server."""
        self.number += 1
        self.run("say(arguments[0], arguments[1])", self.number, {"k": acknowledged, "p": list(patches), **parts})

    def find(self, id):
        return self.driver.find_element("id", id)

    def type(self, id, *keys):
        self.find(id).send_keys(*keys)

    def events(self):
        """Returns the events of all requests, in the order in which they were sent."""
        self.wait("requests.every(each => each.body)")
        return self.value("requests.flatMap(each => each.body.events)")

    def wait_for_event(self, kind):
        self.wait(f"requests.some(each => each.body?.events.some(event => event.k === '{kind}'))")
        return [event for event in self.events() if event["k"] == kind]

    def html(self, id="e0"):
        return self.value(f"document.getElementById('{id}').innerHTML")


def field(number, value, label="Name"):
    return f'<label for="e{number}">{label}</label><input id="e{number}" data-e="edit" type="text" value="{value}">'


def button(number, title, more=""):
    return f'<button id="e{number}" class="button" data-e="press" {more}>{title}</button>'


def row(number, *buttons):
    return f'<div id="e{number}" class="row">{"".join(buttons)}</div>'


# Patches.

def test_patches_change_insert_move_and_remove_elements(page):
    page.show('<p id="e1">a</p><p id="e2">b</p><p id="e3">c</p>')
    page.say(["t", "e1", "A"], ["a", "e2", {"class": "bold", "title": None}], ["i", "e0", "e2", '<p id="e4">new</p>'])
    assert page.html() == '<p id="e1">A</p><p id="e4">new</p><p id="e2" class="bold">b</p><p id="e3">c</p>', page.html()
    page.say(["m", "e0", None, "e1"], ["d", "e4", "e3"])
    assert page.html() == '<p id="e2" class="bold">b</p><p id="e1">A</p>', page.html()
    page.say(["r", "e2", '<h2 id="e2">B</h2>'], ["a", "e1", {"class": "x"}])
    assert page.html() == '<h2 id="e2">B</h2><p id="e1" class="x">A</p>', page.html()


def test_patches_of_elements_that_are_gone_do_nothing(page):
    page.show('<p id="e1">a</p>')
    page.say(["t", "e7", "A"], ["d", "e8"], ["m", "e0", None, "e9"], ["t", "e1", "B"])
    assert page.html() == '<p id="e1">B</p>', page.html()
    assert page.value("streams.length") == 1


def test_a_patch_that_fails_makes_the_page_ask_for_all_of_it(page):
    page.show('<p id="e1">a</p>')
    page.say(["i", "e1", "e0", "<b>"])
    page.wait("streams.length === 2")
    assert page.value("streams[1].address") == "/-/stream?pages=p1:-1", page.value("streams[1].address")
    page.say(["t", "e1", "patched"])
    assert page.html() == '<p id="e1">a</p>', "Patches are for a content that is not there."
    page.say(h='<div id="e0" class="v"><p id="e1">whole</p></div>')
    assert page.html() == '<p id="e1">whole</p>', page.html()


def test_text_of_users_stays_text(page):
    page.show('<p id="e1">a</p>')
    page.say(["t", "e1", "<img src=x onerror=alert(1)>"], ["a", "e1", {"title": '"><b>'}])
    assert page.value("document.getElementById('e1').childElementCount") == 0
    assert page.value("document.getElementById('e1').title") == '"><b>'


# Edits.

def test_edits_are_sent_and_coalesced_while_a_request_is_under_way(page):
    page.show(field(1, ""))
    page.run("isAnswering = false")
    page.type("e1", "abcd")
    page.wait("requests.length")
    page.run("isAnswering = true; requests.forEach(each => each.answer(204))")
    page.wait("requests.flatMap(each => each.body.events).some(event => event.v === 'abcd')")
    edits = [event for event in page.events() if event["k"] == "edit"]
    assert edits[-1]["v"] == "abcd", edits
    assert len(edits) < 4, edits
    assert [event["n"] for event in page.events()] == sorted(event["n"] for event in page.events())


def test_what_is_typed_is_rebased_onto_the_value_of_the_server(page):
    page.show(field(1, "hello"))
    page.run("isAnswering = false")
    page.type("e1", Keys.END, "!")
    page.say(["a", "e1", {"value": "HELLO"}])
    assert page.value("document.getElementById('e1').value") == "HELLO!"
    assert page.value("document.getElementById('e1').selectionStart") == 6


def test_the_value_of_the_server_holds_once_it_has_seen_the_edit(page):
    page.show(field(1, ""))
    page.type("e1", "abc")
    number = page.wait_for_event("edit")[-1]["n"]
    page.wait("requests.flatMap(each => each.body.events).some(event => event.v === 'abc')")
    number = page.events()[-1]["n"]
    page.say(["a", "e1", {"value": "ABC"}], acknowledged=number)
    assert page.value("document.getElementById('e1').value") == "ABC"


def test_pairs_of_surrogates_are_not_taken_apart(page):
    page.show(field(1, "a😀b"))
    page.run("isAnswering = false")
    page.run("const node = document.getElementById('e1'); node.focus(); node.value = 'a😁b';"
             "node.dispatchEvent(new Event('input', {bubbles: true}))")
    page.say(["a", "e1", {"value": "a😀c"}])
    value = page.value("document.getElementById('e1').value")
    assert value in ("a😁c", "a😁b"), value
    assert page.value("document.getElementById('e1').value.isWellFormed()")


def test_a_toggle_keeps_what_was_entered_after_the_server_rendered_it(page):
    page.show('<input type="checkbox" id="e1" data-e="toggle">')
    page.run("isAnswering = false")
    page.find("e1").click()
    page.say(["a", "e1", {"checked": None}])
    assert page.find("e1").is_selected()
    page.run("isAnswering = true; requests.forEach(each => each.answer(204))")
    number = page.wait_for_event("toggle")[-1]["n"]
    page.say(["a", "e1", {"checked": None}], acknowledged=number)
    assert not page.find("e1").is_selected()


def test_a_field_that_is_replaced_keeps_its_text_and_the_caret(page):
    page.show(f'<div id="e5">{field(1, "")}</div>')
    page.run("isAnswering = false")
    page.type("e1", "abc", Keys.ARROW_LEFT)
    page.say(["r", "e5", f'<div id="e5" class="box">{field(1, "")}</div>'])
    assert page.value("document.activeElement.id") == "e1"
    assert page.value("document.activeElement.value") == "abc"
    assert page.value("document.activeElement.selectionStart") == 2


# Requests.

def test_events_whose_request_fails_are_sent_again_with_their_numbers(page):
    page.show(button(1, "More"))
    page.run("isAnswering = false")
    page.find("e1").click()
    page.wait("requests.length")
    first = page.events()[-1]
    page.run("requests.forEach(each => each.fail())")
    page.wait("document.getElementById('status').textContent === 'lost'")
    # The page asks whether the server is there, with a request without events.
    page.wait("requests.at(-1).body.events.length === 0")
    page.run("isAnswering = true; requests.at(-1).answer(204)")
    page.wait("requests.at(-1).body.events.length > 0")
    again = [event for event in page.events() if event["n"] == first["n"]]
    assert len(again) == 2 and again[0] == again[1], again


def test_an_event_that_is_too_large_does_not_hold_up_the_others(page):
    page.show(field(1, "") + button(2, "Save"))
    page.run("isAnswering = false")
    page.type("e1", "a")
    page.wait("requests.length === 1")
    page.find("e2").click()
    page.run("isAnswering = true; requests[0].answer(413)")
    page.wait_for_event("press")
    page.wait("document.getElementById('status').textContent === 'large'")


def test_the_page_says_that_an_event_is_under_way(page):
    page.show(button(1, "More"))
    page.run("isAnswering = false")
    page.find("e1").click()
    page.wait("document.getElementById('status').textContent === 'sending'")
    page.run("isAnswering = true; requests.forEach(each => each.answer(204))")
    page.wait("document.getElementById('status').textContent === ''")


def test_patches_wait_while_a_button_is_pressed(page):
    page.show(button(1, "More"))
    page.run("document.getElementById('e1').dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))")
    page.say(["r", "e1", button(1, "Other")])
    assert page.find("e1").text == "More"
    page.run("document.getElementById('e1').dispatchEvent(new PointerEvent('pointerup', {bubbles: true}))")
    page.wait("document.getElementById('e1').textContent === 'Other'")


# The focus.

def test_the_focus_goes_to_the_same_control_of_the_next_row(page):
    rows = [row(10 * n, button(10 * n + 1, "Edit"), button(10 * n + 2, "Delete")) for n in (1, 2, 3)]
    page.show("".join(rows))
    page.find("e22").click()
    page.say(["d", "e20"])
    assert page.value("document.activeElement.id") == "e32", page.value("document.activeElement.id")
    page.say(["d", "e30"])
    assert page.value("document.activeElement.id") == "e12", page.value("document.activeElement.id")


def test_a_control_that_is_disabled_for_a_moment_has_the_focus_again(page):
    page.show(button(1, "Load") + button(2, "Other"))
    page.find("e1").click()
    page.say(["a", "e1", {"disabled": ""}])
    page.say(["a", "e1", {"disabled": None}])
    page.wait("document.activeElement.id === 'e1'")


def test_a_control_that_disables_itself_and_others_passes_the_focus_to_none(page):
    page.show(button(1, "Load") + button(2, "Other") + button(3, "More") + field(4, ""))
    page.find("e1").click()
    page.wait_for_event("press")
    page.say(["a", "e1", {"disabled": ""}], ["a", "e3", {"disabled": ""}])
    assert page.value("document.activeElement.id") not in ("e2", "e4"), page.value("document.activeElement.id")
    webdriver.ActionChains(page.driver).send_keys(" x").perform()
    page.say(["a", "e1", {"disabled": None}], ["a", "e3", {"disabled": None}])
    page.wait("document.activeElement.id === 'e1'")
    assert [event["e"] for event in page.wait_for_event("press")] == [1]
    assert page.value("document.getElementById('e4').value") == ""


def test_focus_and_blur_of_a_patch_are_done(page):
    page.show(field(1, "") + field(2, "", "Other"))
    page.say(["f", "e2"])
    assert page.value("document.activeElement.id") == "e2"
    page.say(["f", None])
    assert page.value("document.activeElement.id") != "e2"


# Shortcuts.

def test_a_shortcut_presses_its_control_except_while_text_is_entered(page):
    page.show(button(1, "Keys", 'aria-keyshortcuts="?"') + button(2, "New", 'aria-keyshortcuts="Shift+N"') + field(3, ""))
    body = page.driver.find_element("tag name", "body")
    for keys in ["?", "n", "N"]:
        body.send_keys(keys)
    page.wait("requests.flatMap(each => each.body.events).filter(event => event.k === 'press').length === 2")
    assert [event["e"] for event in page.wait_for_event("press")] == [1, 2]
    page.type("e3", "?")
    page.wait_for_event("edit")
    assert len(page.wait_for_event("press")) == 2


# Recovery.

def test_what_was_entered_is_entered_again_in_a_new_session(page):
    page.show(field(1, "") + '<label for="e2">Secret</label><input id="e2" type="password" data-e="edit">')
    page.type("e1", "Ada")
    page.type("e2", "hidden")
    page.wait_for_event("edit")
    page.show(field(7, "") + '<label for="e8">Secret</label><input id="e8" type="password" data-e="edit">', "s2", keeps=True)
    assert page.value("document.getElementById('e7').value") == "Ada"
    assert page.value("document.getElementById('e8').value") == ""
    assert "hidden" not in page.value("JSON.stringify(sessionStorage)")
    assert [event["v"] for event in page.wait_for_event("edit")] == ["Ada"]
    assert page.find("status").text == "begun recovered secrets", page.find("status").text


def test_a_field_that_has_another_value_meanwhile_is_left_alone(page):
    page.show(field(1, "one"))
    page.type("e1", Keys.END, "!")
    page.wait_for_event("edit")
    page.wait("!streams.at(-1).isClosed")
    page.run("requests.length = 0")
    number = 100
    page.say(acknowledged=number)
    page.show(field(1, "two"), "s2", keeps=True)
    assert page.value("document.getElementById('e1').value") == "two"


def test_nothing_is_recovered_in_another_tab(page):
    page.show(field(1, ""))
    page.type("e1", "Ada")
    page.wait_for_event("edit")
    page.show(field(1, ""), "s2")
    assert page.value("document.getElementById('e1').value") == ""
    assert page.find("status").text == ""


def test_a_row_that_goes_in_an_animation_fades_out_at_its_old_place(page):
    row = lambda number: f'<li id="e{number}" class="row"><input type="radio" id="e{number}i" name="r" data-e="select" checked></li>'
    page.show(f'<ul id="e1" class="list">{row(2)}{row(3)}</ul>')
    old = page.value("e2.getBoundingClientRect().top")
    page.say(["d", "e2"], w=[30, "linear"])
    ghosts = "[...document.querySelectorAll('body > [inert]')]"
    assert page.value(f"{ghosts}.length") == 1
    assert page.value(f"{ghosts}[0].getBoundingClientRect().top") == old
    assert not page.value(f"{ghosts}[0].querySelectorAll('[id], [name], [data-e]').length")
    assert page.value("e3i.checked") and not page.value("document.getElementById('e2')")
    page.run(f"{ghosts}[0].getAnimations()[0].finish()")
    page.wait(f"!{ghosts}.length")


def test_a_sheet_fades_out_without_holding_the_page_up(page):
    page.show('<button id="e1" data-e="press">Below</button>')
    page.say(["i", "e0", None, '<dialog id="e2" class="sheet" data-d aria-label="Sheet"><button id="e3" data-e="press">In</button></dialog>'])
    assert page.value("e2.matches(':modal')")
    page.wait("history.state.count === 1")
    page.number += 1
    page.run("say(arguments[0], {k: 0, p: [['d', 'e2']]}); document.getAnimations().forEach(each => each.pause())", page.number)
    # The history does not take the copy for a sheet.
    page.wait("history.state.count === 0")
    assert page.value("document.querySelector('dialog').matches('[inert]:not(:modal, [data-d])')")
    page.find("e1").click()
    assert page.wait_for_event("press")[0]["e"] == 1
    page.run("document.getAnimations().forEach(each => each.finish())")
    page.wait("!document.querySelector('dialog')")


def test_the_pages_of_a_stack_come_from_their_side(page):
    inside = lambda number: f'<div id="e{number}"><div class="page">Page</div></div>'
    page.show(f'<div id="e1" class="stack">{inside(2)}</div>')
    start = lambda node: page.value(f"{node}.getAnimations()[0].effect.getKeyframes()[0].transform")
    page.say(["a", "e2", {"hidden": ""}], ["i", "e1", None, inside(3)])
    assert start("e3") == "translateX(1rem)"
    page.say(["d", "e3"], ["a", "e2", {"hidden": None}])
    assert start("e2") == "translateX(-1rem)"


def test_nothing_moves_for_a_person_who_wants_less_motion(page):
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]})
    try:
        page.show('<ul id="e1" class="list"><li id="e2" class="row">A</li><li id="e3" class="row">B</li></ul>')
        page.say(["d", "e2"], w=[30, "linear"])
        assert not page.value("document.getAnimations().length")
        assert not page.value("document.querySelectorAll('[inert]').length")
    finally:
        page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


def test_a_dragged_row_is_lifted_and_a_line_shows_its_place(page):
    row = lambda number: f'<li class="row"><div id="e{number}" class="action-row" data-drag data-drop>Row</div></li>'
    page.show(f'<ul id="e1" class="list">{row(2)}{row(3)}{row(4)}</ul><div id="e5" data-drop>Elsewhere</div>')
    page.run("""window.drag = (type, id) => document.getElementById(id)
      .dispatchEvent(Object.assign(new Event(type, {bubbles: true, cancelable: true}), {dataTransfer: new DataTransfer()}))""")
    page.run("drag('dragstart', 'e3')")
    page.wait("'lifted' in e3.dataset")
    for node, place in [("e4", "after"), ("e2", "before"), ("e5", "")]:
        page.run(f"drag('dragover', '{node}')")
        assert page.value(f"{node}.dataset.over") == place, (node, place)
    page.run("drag('dragend', 'e3')")
    assert not page.value("document.querySelectorAll('[data-over], [data-lifted]').length")


def main(words):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Site)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    options = webdriver.ChromeOptions()
    for argument in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=1200,900"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))
    page = Page(driver, f"http://127.0.0.1:{server.server_port}")
    tests = {name[5:].replace("_", " "): test for name, test in globals().items() if name.startswith("test_")}
    failed = 0
    try:
        for name, test in tests.items():
            if words and not any(word in name for word in words):
                continue
            try:
                test(page)
                print("✓", name, flush=True)
            except Exception:
                failed += 1
                print("✗", name, flush=True)
                traceback.print_exc()
                for message in driver.get_log("browser"):
                    print(message["message"], file=sys.stderr)
    finally:
        driver.quit()
    print(f"{failed} tests of the client failed." if failed else "The tests of the client passed.")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main(sys.argv[1:])
