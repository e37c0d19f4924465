# SPDX-License-Identifier: MIT
"""Tests of the client alone, with a simulated server, to cover rare responses."""

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

# A simulated server: it records requests, responds with given statuses (0: no connection, -1: no response until it is
# given) or that there are too many events, opens pages with given contents, and sends given messages.
SERVER = """
window.requests = [];
window.statuses = [];
window.most = 32;
window.streams = [];
// Each page has its own stream then.
window.SharedWorker = undefined;
window.EventSource = class {
  constructor(address) { streams.push(address); window.stream = this; }
  addEventListener(type, act) { this["on" + type] = act; }
  close() {}
};
window.setInterval = act => { window.tick = act; };
window.looks = [];
window.opens = [];
window.answers = [];
window.session = undefined;
addEventListener("DOMContentLoaded", () => { window.session = document.body.dataset.session; });
const real = window.fetch;
window.fetch = async (address, {method, body}) => {
  if (address.includes("/open?")) {
    opens.push(address);
    const answer = answers.shift();
    if (answer === 0) throw new TypeError("no connection");
    if (answer > 0) return new Response(null, {status: answer});
    // The first page is the server's own. The others are too, apart from their contents: on a busy machine, the server may close
    // a connection as it is used again, or have no room until earlier pages expire.
    const open = () => real(answer ? address.replace(/&version=[^&]*/, "") : address, {method});
    let response = await open().catch(open);
    for (let count = 0; answer && !response.ok && count < 30; count++) {
      await new Promise(done => setTimeout(done, 500));
      response = await open();
    }
    const opened = await response.json();
    window.session ||= opened.session;
    return Response.json({...opened, session: window.session, ...answer});
  }
  if (method === "HEAD") {
    looks.push(address);
    throw new TypeError("no connection");
  }
  const request = {...JSON.parse(body), body};
  requests.push(request);
  const status = request.events.length > most ? 413 : statuses.length ? statuses.shift() : 204;
  if (!status) throw new TypeError("no connection");
  if (status < 0) return new Promise(done => { window.respond = status => done(new Response(null, {status})); });
  return new Response(null, {status});
};
window.uploads = [];
window.uploadStatuses = [];
window.XMLHttpRequest = class {
  upload = {};
  open(method, address) { this.address = address; }
  setRequestHeader() {}
  abort() {}
  send(file) {
    uploads.push([this.address, file?.name]);
    this.status = uploadStatuses.length ? uploadStatuses.shift() : 204;
    setTimeout(() => this.onloadend(), 20);
  }
};
window.tell = (k, p, h) => stream.onmessage({lastEventId: "0.1", data: JSON.stringify({k, p, h})});
window.show = html => tell(0, [["i", document.getElementById("app").firstElementChild.id, null, html]]);
"""

CONTENT = """
<div id="e900"><button id="e901" data-e="press">Press</button><input id="e902i" data-e="edit" value="">
<input id="e903i" type="password" data-e="edit"></div>
"""
LINES = """
<div id="e930"><textarea id="e931i" data-e="edit" enterkeyhint="enter">

first</textarea><textarea id="e932i" data-e="edit" enterkeyhint="done">
</textarea></div>
"""
NESTED = """
<button id="e920" data-e="press">All <span id="e921" class="button" role="button" data-e="press" tabindex="0">One</span>
<span id="e922" class="button" role="button" data-e="press" aria-disabled="true">None</span></button>
"""
QUESTION = """<div id="e940"><dialog id="e941" class="alert" data-d open><h2>Delete?</h2><div class="choices">
<button id="e942" class="button destructive" data-e="press">Delete</button>
<button id="e943" class="button cancel" data-e="press">Keep</button></div></dialog></div>"""
PICKER = """<div id="e951"><input id="e951i0" type="radio" name="e951" data-e="select" value="0" checked>
<input id="e951i1" type="radio" name="e951" data-e="select" value="1"></div>"""
SHEET = '<div id="e910" hidden><dialog id="e911" class="sheet" data-d open><input id="e912i" data-e="edit"></dialog></div>'


class Client:
    """The script of a page, with the requests that it sends and the messages that it receives."""

    def __init__(self, page):
        self.page = page
        self.run = page.driver.execute_script

    def node(self, name):
        return self.page.driver.find_element("id", name)

    def receive(self, acknowledged, *patches):
        self.run("tell(arguments[0], arguments[1])", acknowledged, list(patches))

    def value(self, name):
        return self.node(name).get_property("value")

    def batches(self, kind):
        """Returns the numbers of the events of a kind, by request."""
        script = "return requests.map(each => each.events.filter(e => e.k === arguments[0]).map(e => e.n))"
        return [batch for batch in self.run(script, kind) if batch]

    def pressed(self):
        """Returns the elements that were pressed."""
        script = "return requests.flatMap(each => each.events.filter(e => e.k === 'press').map(e => e.e))"
        return self.run(script)

    def sends(self, kind, count):
        self.page.until(
            lambda: len(self.batches(kind)) == count,
            lambda: f"Expected {count} requests with {kind}: {self.batches(kind)}.",
        )
        return self.batches(kind)

    def last(self):
        return self.run("return Math.max(0, ...requests.flatMap(each => each.events.map(e => e.n)))")


def client(page, server):
    command = page.driver.execute_cdp_cmd
    script = command("Page.addScriptToEvaluateOnNewDocument", {"source": SERVER})["identifier"]
    try:
        page.open(server)
        walks = [
            typing, lines, composing, sending, leaving, pressing, long_press, choosing, selecting, dialogs, disabling, full_update,
            listening, waiting, resuming, *CATCHING_UP, composing_meanwhile, uploading_meanwhile, beginning, refusing,
        ]
        for walk in walks:
            # Without the front page: the server keeps the pages of a browser that never open a stream for half a
            # minute, and refuses more than 32 of them.
            page.driver.execute_script("sessionStorage.clear()")
            page.driver.get(f"{server.address}/counter")
            page.until(
                lambda: page.driver.execute_script("return !!window.stream"),
                lambda: f"There is no stream before {walk.__name__}: {page.text()!r}.",
            )
            page.driver.execute_script("show(arguments[0])", CONTENT)
            walk(Client(page))
    finally:
        command("Page.removeScriptToEvaluateOnNewDocument", {"identifier": script})


def typing(client):
    field = client.node("e902i")
    field.send_keys("1234")
    client.page.until(lambda: client.run("return requests.at(-1)?.events.at(-1).v") == "1234", "The last edit was not sent.")
    client.receive(0, ["a", "e902i", {"value": "old"}])
    assert client.value("e902i") == "old1234", f"The typed text is not inserted: {client.value('e902i')!r}."
    client.receive(0, ["a", "e902i", {"value": ""}])
    assert client.value("e902i") == "1234", f"The typed text is lost: {client.value('e902i')!r}."
    client.receive(client.last(), ["a", "e902i", {"value": "1,234"}])
    field.send_keys("5")
    assert client.value("e902i") == "1,2345", f"Text is inserted at another position: {client.value('e902i')!r}."
    field.send_keys(Keys.ARROW_LEFT, Keys.ARROW_LEFT)
    client.page.until(lambda: client.run("return requests.at(-1).events.at(-1).v") == "1,2345", "The last edit was not sent.")
    client.receive(client.last(), ["a", "e902i", {"value": "1,2346"}])
    field.send_keys("x")
    assert client.value("e902i") == "1,23x46", f"The cursor has moved: {client.value('e902i')!r}."

    client.run("arguments[0].value = 'a\\ud83d'; arguments[0].dispatchEvent(new Event('input', {bubbles: true}))", field)
    client.page.until(lambda: client.run("return requests.at(-1).body.includes('\"a')"), "The character is lost.")
    assert not client.run("return requests.at(-1).body.includes('ud83d')"), "Half of a surrogate pair was sent."


def lines(client):
    """The return key breaks the line in an editor; in a multi-line field it submits, unless shift is pressed."""
    client.run("show(arguments[0])", LINES)
    sent = lambda text: lambda: client.run("return requests.flatMap(each => each.events).at(-1).v") == text
    editor, field = client.node("e931i"), client.node("e932i")
    assert client.value("e931i") == "\nfirst", f"The text is {client.value('e931i')!r}."
    editor.send_keys("a", Keys.ENTER, "b")
    assert client.value("e931i") == "\nfirsta\nb", "The return key does not insert a line break."
    client.page.until(sent("\nfirsta\nb"), "The last edit was not sent.")
    client.receive(0, ["a", "e931i", {"value": "old"}])
    assert client.value("e931i") == "olda\nb", f"The typed text is not inserted: {client.value('e931i')!r}."
    client.receive(0, ["a", "e931i", {"value": "\nfirst"}])
    assert client.value("e931i") == "\nfirsta\nb", f"The typed text is lost: {client.value('e931i')!r}."
    assert not client.batches("submit"), "The return key submits a text editor."
    editor.send_keys(Keys.ARROW_LEFT)
    client.receive(client.last(), ["a", "e931i", {"value": "\nfirsta\nbc"}])
    editor.send_keys("x")
    assert client.value("e931i") == "\nfirsta\nxbc", f"The cursor has moved: {client.value('e931i')!r}."
    client.receive(0, ["r", "e930", LINES.replace("first", "firsta\nbc")])
    assert client.value("e931i") == "\nfirsta\nxbc", "The typed text was lost with the replaced text area."
    active = client.page.driver.switch_to.active_element
    assert active == client.node("e931i"), "The text area has lost the focus."
    active.send_keys("y")
    assert client.value("e931i") == "\nfirsta\nxybc", f"The cursor has moved: {client.value('e931i')!r}."

    field = client.node("e932i")
    field.send_keys("a", Keys.SHIFT, Keys.ENTER, Keys.SHIFT, "b")
    assert client.value("e932i") == "a\nb", f"With shift, the text is {client.value('e932i')!r}."
    client.sends("focus", 2)
    client.sends("blur", 1)
    field.send_keys(Keys.ENTER)
    client.sends("submit", 1)
    assert client.value("e932i") == "a\nb", "The return key inserts a line break in a field."
    client.receive(client.last(), ["f", None])
    assert client.page.driver.switch_to.active_element != field, "The text area keeps the focus."


def composing(client):
    command = client.page.driver.execute_cdp_cmd
    field = client.node("e902i")
    field.click()
    command("Input.imeSetComposition", {"text": "かn", "selectionStart": 2, "selectionEnd": 2})
    client.receive(client.last(), ["a", "e902i", {"value": "other"}])
    assert client.value("e902i") == "かn", "The composed text was overwritten."
    assert not client.batches("edit"), "The composed text was sent."
    press = """arguments[0].dispatchEvent(
      new KeyboardEvent("keydown", {key: "Enter", keyCode: arguments[1], bubbles: true}))"""
    client.run(press, field, 229)
    command("Input.insertText", {"text": "かん"})
    client.sends("edit", 1)
    sent = client.run("return requests.at(-1).events.at(-1).v")
    assert sent == "otherかん", f"The composed text is not inserted into the server's text: {sent!r}."
    assert not client.batches("submit"), "The return key of the input method submits."
    client.run(press, field, 13)
    client.sends("submit", 1)


def sending(client):
    """Refused events are sent again in order, whatever the refusal."""
    button = client.node("e901")
    client.run("statuses.push(502, 0)")
    client.run("arguments[0].click()", button)
    first, second, third = client.sends("press", 3)
    assert first == second == third, "Another event was sent."

    # The first event may be sent alone, depending on the time of the last response, so the responses depend on the
    # request only.
    client.run("requests.length = 0; most = 1")
    client.run("for (let press = 0; press < 4; press++) arguments[0].click()", button)
    alone = lambda: [batch for batch in client.batches("press") if len(batch) == 1]
    client.page.until(lambda: len(alone()) == 4, lambda: f"Events are not sent individually: {client.batches('press')}.")
    assert any(len(batch) > 1 for batch in client.batches("press")), "No request contains several events."
    assert alone() == sorted(alone()), f"Events are sent out of order: {alone()}."


def leaving(client):
    """Events of a page that is left at once are still performed."""
    button = client.node("e901")
    client.run("for (let press = 0; press < 3; press++) arguments[0].click(); dispatchEvent(new Event('pagehide'))", button)
    request = client.run("return requests.find(each => each.leaving)")
    pressed = [event["n"] for event in request["events"] if event["k"] == "press"]
    assert len(pressed) == 3, f"The last events are not sent: {pressed}."


def pressing(client):
    """A button within another one is pressed alone, also by keys."""
    client.run("show(arguments[0])", NESTED)
    inner, disabled = client.node("e921"), client.node("e922")
    inner.click()
    inner.send_keys(Keys.ENTER)
    inner.send_keys(Keys.SPACE)
    disabled.click()
    client.node("e920").send_keys(Keys.ENTER)
    client.page.until(lambda: len(client.pressed()) >= 4, lambda: f"Some presses are missing: {client.pressed()}.")
    assert client.pressed() == [921, 921, 921, 920], f"The pressed buttons are {client.pressed()}."
    inner.click()
    client.receive(client.last(), ["a", "e921", {"aria-disabled": "true", "tabindex": None}])
    client.page.until(
        lambda: client.page.driver.switch_to.active_element != inner, "A disabled button has the focus."
    )


def long_press(client):
    """A long press is not lost when its control is replaced in the meantime."""
    button = client.node("e901")
    actions = ActionChains(client.page.driver)
    actions.click_and_hold(button).perform()
    client.receive(0, ["r", "e900", CONTENT.strip()])
    ActionChains(client.page.driver).release().perform()
    client.page.until(lambda: client.pressed() == [901], lambda: f"The press is lost: {client.pressed()}.")
    client.page.until(lambda: client.node("e901") != button, "The deferred message is not applied.")


def choosing(client):
    """A question focuses the choice that loses nothing."""
    client.run("show(arguments[0])", QUESTION)
    assert client.run("return document.activeElement.id") == "e943", "The safe choice does not have the focus."


def selecting(client):
    """A choice among radio buttons is kept until the server has seen it, also if they are replaced."""
    client.run("show(arguments[0])", f'<div id="e950">{PICKER}</div>')
    client.node("e951i1").click()
    client.sends("select", 1)
    client.receive(0, ["a", "e951i0", {"checked": ""}])
    assert client.node("e951i1").is_selected(), "An earlier choice replaces one that the server has not seen."
    client.receive(0, ["r", "e951", PICKER])
    assert client.node("e951i1").is_selected(), "A choice that the server has not seen is lost with its buttons."
    client.receive(client.last(), ["a", "e951i0", {"checked": ""}])
    assert client.node("e951i0").is_selected(), "The server cannot change the choice."


def dialogs(client):
    client.run("show(arguments[0])", SHEET)
    client.node("e901").click()
    client.sends("press", 1)
    client.receive(0, ["a", "e910", {"hidden": None}])
    is_modal = "return document.getElementById('e911').matches(':modal')"
    # Messages during a press are deferred to its end.
    client.page.until(lambda: client.run(is_modal), "The dialog is not modal.")
    driver = client.page.driver
    assert driver.switch_to.active_element == client.node("e912i"), "The focus is not in the dialog."

    # Select text with the mouse, and release it outside of the dialog.
    ActionChains(driver).move_to_element(client.node("e912i")).click_and_hold().move_by_offset(0, 300).release().perform()
    client.node("e912i").send_keys("x")
    client.sends("edit", 1)
    assert not client.batches("dismiss"), "A selection that ends outside dismisses the dialog."
    ActionChains(driver).move_to_element(client.node("e911")).move_by_offset(0, 300).click().perform()
    client.sends("dismiss", 1)
    client.node("e912i").send_keys(Keys.ESCAPE)
    client.sends("dismiss", 2)
    client.run("document.getElementById('e911').close()")
    client.sends("dismiss", 3)
    assert client.run(is_modal), "The dialog was closed without a message from the server."

    client.receive(0, ["a", "e910", {"hidden": ""}])
    assert not client.run(is_modal), "An invisible dialog is modal."
    assert driver.switch_to.active_element == client.node("e901"), "The focus is not restored."
    client.node("e901").click()
    client.sends("press", 2)
    client.receive(0, ["f", None])
    assert driver.switch_to.active_element == client.node("e901"), "A button has lost the focus needlessly."
    assert len(client.batches("dismiss")) == 3, "A covered dialog was dismissed."


def disabling(client):
    """Disabled controls cannot have the focus."""
    client.node("e902i").click()
    client.receive(client.last(), ["a", "e902i", {"disabled": ""}])
    active = client.page.driver.switch_to.active_element
    assert active != client.node("e902i"), "A disabled field has the focus."
    client.receive(client.last(), ["a", "e902i", {"disabled": None}])


def full_update(client):
    """A full update keeps typed text and values that the server does not send, also after an invalid message."""
    client.node("e903i").send_keys("secret")
    client.page.until(lambda: client.batches("edit"), "No edit was sent.")
    client.page.until(lambda: client.run("return requests.at(-1).events.at(-1).v") == "secret", "The last edit was not sent.")
    client.run("tell(arguments[0], [], '<div id=\"e0\">' + arguments[1] + '</div>')", client.last(), CONTENT)
    assert client.value("e903i") == "secret", "The secure field has lost its text."
    client.run("tell(arguments[0], [], '<div id=\"e0\">' + arguments[1] + '</div>')",
               client.last(), CONTENT.replace('type="password"', 'type="password" value=""'))
    assert client.value("e903i") == "", "The secure field was not emptied."

    client.receive(client.last(), ["i", "e900", "e0", "<b>x</b>"])
    client.receive(client.last(), ["t", "e901", "Late"])
    assert client.node("e901").text == "Press", "A patch is applied to a content that is not the server's."
    client.page.until(lambda: client.run("return streams.at(-1).endsWith(':-1')"), "The page does not request its whole content.")
    client.run("requests.length = 0")
    client.node("e901").click()
    client.sends("press", 1)


def listening(client):
    """A silent connection is reopened, and heartbeats keep a connection open."""
    later = "const now = Date.now() + arguments[0] * 1000; Date.now = () => now"
    client.run(later, 30)
    client.run("stream.onbeat()")
    client.run(later, 30)
    client.run("tick()")
    assert client.run("return streams.length") == 1, "A live connection is closed."
    client.run(later, 30)
    client.run("tick()")
    client.page.until(lambda: client.run("return streams.length") == 2, "A dead connection is not replaced.")
    assert "lost" in client.node("status").text, "The page does not show the lost connection."
    client.run("stream.onopen()")
    assert not client.node("status").text, "The notice is still shown after the connection was restored."
    client.run(later, -3600)
    client.run("tick()")
    client.page.until(
        lambda: client.run("return streams.length") == 3,
        "A dead connection is not replaced after the clock was set back.",
    )


def waiting(client):
    """A page says after a second that it is sending, and after five that it has no connection."""
    status = lambda: client.node("status").text
    client.run("const now = performance.now.bind(performance); window.late = 0; performance.now = () => now() + late")
    client.run("statuses.push(-1)")
    client.node("e901").click()
    client.sends("press", 1)
    assert status() == "", f"The page says {status()!r} at once."
    client.run("late = 900")
    client.page.until(lambda: "Sending" in status(), lambda: f"The status is {status()!r} after a second.")
    # Later events do not change the age of the oldest one.
    client.run("late = 4500")
    client.node("e901").click()
    client.page.until(lambda: "lost" in status(), lambda: f"The status is {status()!r} after five seconds.")
    client.run("stream.onopen()")
    client.run("respond(204)")
    client.page.until(lambda: status() == "", lambda: f"The status is {status()!r} after the response.")
    client.sends("press", 2)
    # What the pointer does is not what a person has entered.
    client.run("statuses.push(-1); late += 10000")
    client.run("show('<div id=\"e980\" data-h>Here</div>')")
    ActionChains(client.page.driver).move_to_element(client.node("e980")).perform()
    client.sends("hover", 1)
    client.run("late += 10000")
    client.page.driver.execute_async_script("setTimeout(arguments[0], 1200)")
    assert status() == "", f"The page says {status()!r} about the pointer."
    client.run("respond(204)")


# The contents of the page that takes the place of the first one: with other identifiers, and one more element.
OTHER = """<div id="e1"><div id="e2"><b id="e3">New</b></div><div id="e800"><button id="e801" data-e="press">Press</button>
<input id="e802i" data-e="edit" value="VALUE"><input id="e803i" type="password" data-e="edit"></div></div>"""


def begin_again(client, value, session="window.session", content=OTHER):
    """Lets the server end the page, and gives the contents of the next one."""
    client.run(f"answers.push(0, 503, {{session: {session}, html: arguments[0]}})", content.replace("VALUE", value).strip())
    client.run("stream.ongone({data: '0'})")
    assert "e902i" in client.page.driver.page_source
    status = lambda: client.node("status").text
    client.page.until(lambda: "lost" in status(), "The page does not show the lost connection.")


def open_again(client):
    client.page.until(lambda: client.run("return !!document.getElementById('e802i')"), "The page is not opened again.")
    client.run("stream.onopen()")


def sent_again(client, start):
    """Returns the events about the contents of the page that was opened again."""
    script = "return requests.slice(arguments[0]).flatMap(each => each.events).filter(each => each.e > 800 && each.e < 900).map(each => [each.k, each.e, each.v])"
    return client.run(script, start)


def resuming(client):
    """A page that continues in its session keeps its nodes, focus, caret and text, and sends what the server lacks."""
    client.run("window.isFirst = true")
    secret, field = client.node("e903i"), client.node("e902i")
    secret.send_keys("secret")
    field.send_keys("abc")
    values = lambda: client.run("return requests.flatMap(each => each.events).filter(each => each.e === 902).at(-1)?.v")
    client.page.until(lambda: values() == "abc", "The text was not sent.")
    client.page.driver.execute_async_script("setTimeout(arguments[0], 100)")
    # The request with the first press is cut off, so nobody knows whether it was performed.
    client.run("statuses.push(0, -1)")
    client.run("arguments[0].click()", client.node("e901"))
    client.page.until(lambda: client.run("return !!window.respond"), "The page does not look for the server.")
    client.run("arguments[0].click()", client.node("e901"))
    field.send_keys("de", Keys.ARROW_LEFT)
    start = client.run("return requests.length")
    begin_again(client, "abc")
    client.run("respond(410)")
    field.send_keys("x")
    open_again(client)
    assert client.run("return isFirst"), "The page was loaded again."
    assert client.node("e802i") == field, "The field was replaced."
    assert client.page.driver.switch_to.active_element == field, "The field has lost the focus."
    assert client.value("e802i") == "abcdxe", f"The text is {client.value('e802i')!r}."
    field.send_keys("y")
    assert client.value("e802i") == "abcdxye", f"The caret has moved: {client.value('e802i')!r}."
    assert client.node("e803i") == secret and client.value("e803i") == "secret", "The password is lost."
    wanted = lambda: ["press", 801, None] in sent_again(client, start) and ["edit", 802, "abcdxye"] in sent_again(client, start)
    client.page.until(wanted, lambda: f"The events are {sent_again(client, start)}.")
    presses = [event for event in sent_again(client, start) if event[0] == "press"]
    assert presses == [["press", 801, None]], f"A press was sent twice: {presses}."
    assert client.node("status").text == "", f"The status is {client.node('status').text!r}."
    assert client.node("e3").text == "New", "The new element is not shown."
    client.run("arguments[0].click()", client.node("e801"))
    client.page.until(lambda: sent_again(client, start).count(["press", 801, None]) == 2, "The button does not work.")


def catching_up(taken, expected):
    """Returns a step: text is not entered twice that the server has taken from a request that was cut off."""

    def walk(client):
        field = client.node("e902i")
        field.send_keys("a")
        client.page.until(lambda: client.batches("edit"), "The text was not sent.")
        client.page.driver.execute_async_script("setTimeout(arguments[0], 100)")
        client.run("statuses.push(-1)")
        field.send_keys("b")
        client.page.until(lambda: client.run("return !!window.respond"), "The text was not sent.")
        field.send_keys("c")
        begin_again(client, taken)
        field.send_keys("de")
        open_again(client)
        assert client.value("e802i") == expected, f"The text is {client.value('e802i')!r} after {taken!r}."
        field.send_keys("f")
        assert client.value("e802i") == expected + "f", f"The caret has moved: {client.value('e802i')!r}."

    walk.__name__ = f"catching_up with {taken!r}"
    return walk


CATCHING_UP = [catching_up(*each) for each in [("a", "abcde"), ("ab", "abcde"), ("AB", "ABcde")]]


def composing_meanwhile(client):
    """Composed text is kept while its page is opened again, and sent when the composition ends."""
    command = client.page.driver.execute_cdp_cmd
    field = client.node("e902i")
    field.send_keys("a")
    client.page.until(lambda: client.batches("edit"), "The text was not sent.")
    client.page.driver.execute_async_script("setTimeout(arguments[0], 100)")
    command("Input.imeSetComposition", {"text": "かn", "selectionStart": 2, "selectionEnd": 2})
    begin_again(client, "a")
    open_again(client)
    assert client.value("e802i") == "aかn", f"The composed text is {client.value('e802i')!r}."
    command("Input.insertText", {"text": "かん"})
    client.page.until(lambda: ["edit", 802, "aかん"] in sent_again(client, 0), lambda: f"{sent_again(client, 0)}")
    assert client.value("e802i") == "aかん", f"The text is {client.value('e802i')!r}."


FILES = '<div id="eN"><input id="eNi" type="file" data-e="choose"><div id="eNp"></div></div>'


def uploading_meanwhile(client):
    """A file stays chosen while its page is opened again, and its upload begins again; another failure is reported."""
    client.run("show(arguments[0])", FILES.replace("N", "960"))
    chooser = client.node("e960i")
    client.run("uploadStatuses.push(204, 0); statuses.push(410)")
    other = OTHER.replace("</div></div>", "</div>" + FILES.replace("N", "860") + "</div>")
    client.run("answers.push({session: window.session, html: arguments[0]})", other.replace("VALUE", ""))
    chooser.send_keys(__file__)
    client.page.until(lambda: client.run("return uploads.length") == 4, lambda: f"{client.run('return uploads')}")
    assert client.node("e860i") == chooser, "The field was replaced."
    name = __file__.rpartition("/")[2]
    for address, file in client.run("return uploads")[2:]:
        assert "element=860" in address and name in address and file in [None, name], f"{address} of {file}."
    assert client.run("return arguments[0].files.length", chooser) == 1, "The file is not chosen any more."
    client.run("arguments[0].disabled = false; uploadStatuses.push(500)", chooser)
    # A browser does not report the same file again.
    chooser.send_keys(__file__.replace(name, "engines.py"))
    client.page.until(lambda: "could not" in client.node("e860p").text, "The failure is not reported.")
    assert client.run("return uploads.length") == 5, "The upload was repeated."


def beginning(client):
    """A page whose session begins anew keeps what was entered, but asks for passwords, and repeats no press."""
    client.node("e903i").send_keys("secret")
    field = client.node("e902i")
    field.send_keys("abc")
    client.run("statuses.push(503)")
    client.run("arguments[0].click()", client.node("e901"))
    start = client.run("return requests.length")
    begin_again(client, "", "'another'")
    field.send_keys("de")
    open_again(client)
    assert client.node("e802i") == field, "The field was replaced."
    assert client.value("e802i") == "abcde", f"The text is {client.value('e802i')!r}."
    assert client.value("e803i") == "", "The password is sent to another session."
    words = client.node("status").text
    for word in ["opened again", "was restored", "password again"]:
        assert word in words, f"The page says {words!r}."
    client.page.until(lambda: ["edit", 802, "abcde"] in sent_again(client, start), lambda: f"{sent_again(client, start)}")
    assert "press" not in [event[0] for event in sent_again(client, start)], "The press was sent to another session."
    # The views of the new session ask for the focus when they appear.
    client.run("tell(0, [['f', 'e801']])")
    field.send_keys("f")
    assert client.value("e802i") == "abcdef", "The focus has moved while a person was typing."
    assert "password again" in client.node("status").text, "The notice is gone before it is read."
    client.run("arguments[0].click()", client.node("e801"))
    assert client.node("status").text == "", "The notice is still shown."


def refusing(client):
    """A page of another version is loaded again, but not before there is a server, since the browser would show an error page."""
    client.node("e902i").send_keys("abc")
    client.run("window.isFirst = true; answers.push(409); statuses.push(410)")
    client.node("e901").click()
    client.page.until(lambda: client.run("return looks.length") == 2, "The client does not probe the server.")
    assert client.run("return new URL(opens.at(-1), location).searchParams.has('version')"), "The page names no version."
    assert "lost" in client.node("status").text, "The page does not show the lost connection."
    assert client.node("e901").is_displayed(), "The content is hidden."
    assert client.run("return isFirst"), "The page was loaded without a server."
