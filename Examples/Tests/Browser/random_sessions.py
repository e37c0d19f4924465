# SPDX-License-Identifier: MIT
"""Uses the examples of the gallery at random in Chromium, and turns what their stores have recorded into tests.

usage: random_sessions.py PROGRAM TESTS COUNT [SEED]

Presses, writes, chooses and moves what it finds on the page, while the inspector shows the past of the stores, lets them
continue from it, and begins other pages with a state of theirs. Writes a test for each store into TESTS, which
`ENSEMBLE_TESTS=SessionTests swift test --package-path Examples` runs. Prints the seed of each session.
"""

import random
import re
import sys
import tempfile
import time
from pathlib import Path

from engines import ENGINES
from gallery import EXAMPLES, Page, Server
from sessions import Sessions

# The controls of the example: of the dialog alone, if there is one, and without the panel beside the example.
CONTROLS = """
const open = [...document.querySelectorAll("dialog")].filter(each => each.checkVisibility());
const panel = document.querySelector("[data-testid=panel]");
const top = open.pop() || panel?.previousElementSibling || document.querySelector("main");
const kinds = "button, input, select, textarea, [role=button], [role=tab], a:not([href^='http'])";
const found = [...(top?.querySelectorAll(kinds) ?? [])].filter(each =>
  each.checkVisibility() && !each.disabled && each.getAttribute("aria-disabled") !== "true"
    && each.type !== "file" && !each.hasAttribute("download")
    && !(each.localName === "a" && new URL(each.href, location).pathname !== location.pathname));
"""

# Uses one of them, as a person does with the events that the page listens to.
USE = CONTROLS + """
const [choice, text, part] = arguments;
if (found.length === 0) return null;
const control = found[Math.floor(choice * found.length)];
const set = value => {
  const type = control.localName === "textarea" ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(type.prototype, "value").set.call(control, value);
  control.dispatchEvent(new InputEvent("input", {bubbles: true}));
  control.dispatchEvent(new Event("change", {bubbles: true}));
};
const name = control.getAttribute("aria-label") ?? control.innerText ?? "";
if (control.localName === "select") {
  control.selectedIndex = Math.floor(part * control.options.length);
  control.dispatchEvent(new Event("input", {bubbles: true}));
  control.dispatchEvent(new Event("change", {bubbles: true}));
} else if (control.localName === "textarea" || ["text", "search", "email", "password", "tel", "url"].includes(control.type)) {
  control.focus();
  set(text);
} else if (control.type === "number" || control.type === "range") {
  const [low, high] = [Number(control.min || 0), Number(control.max || 10)];
  set(String(Math.round(low + part * (high - low))));
} else if (control.type === "date" || control.type === "time" || control.type === "datetime-local") {
  control.focus();
} else {
  control.click();
}
return `${control.localName} ${name}`;
"""

TEXTS = ["", "a", "Milk", "Ada Lovelace", "42", "x" * 40, "ada@example.com", "Grüße 👋", "−1", "two\twords"]


class Walk:
    """A session of an example."""

    def __init__(self, page, server, sessions, example, seed):
        self.page, self.server, self.sessions, self.example = page, server, sessions, example
        self.random = random.Random(f"{example} {seed}")
        page.open(server, example)
        page.until(page.text, f"{example} shows nothing.")

    def walk(self, steps):
        for _ in range(steps):
            if self.random.random() < 0.1:
                self.travel()
            else:
                self.use()
            # A person sees some answers before they go on, and does not wait for others.
            time.sleep(self.random.choice([0, 0.02, 0.1, 0.3]))
        for store in self.stores():
            if store.get("shownNumber") is not None:
                self.sessions.inspector.try_ask("returnToPresent", store=store["id"], _1="process")
        time.sleep(0.3)

    def use(self):
        draw = self.random
        self.page.driver.execute_script(USE, draw.random(), draw.choice(TEXTS), draw.random())

    def stores(self):
        return [
            each
            for each in self.sessions.stores()
            if each["isAlive"] and each.get("owner") == self.example and each["id"] not in self.sessions.known
        ]

    def travel(self):
        """Shows the past of a store, or goes on from it, here or on another page."""
        stores = [each for each in self.stores() if each["lastNumber"] >= each["firstNumber"]]
        if not stores:
            return
        store = self.random.choice(stores)
        number = self.random.randint(store["firstNumber"], store["lastNumber"])
        ask = self.sessions.inspector.try_ask
        if store.get("shownNumber") is not None:
            if self.random.random() < 0.5:
                ask("continueFromPast", store=store["id"])
            else:
                ask("returnToPresent", store=store["id"], _1=self.random.choice(["process", "drop"]))
        elif self.random.random() < 0.7:
            ask("travel", store=store["id"], number=number)
        else:
            fork = ask("fork", store=store["id"], number=number)
            if fork:
                self.page.driver.get(self.server.address + re.sub(r"^https?://[^/]*", "", fork["texts"]["_0"][0]))


def main(program, tests, count, seed=0):
    server = Server(program)
    server.start()
    engine = ENGINES["chromium"]()
    page = Page(engine.driver, Path(tempfile.mkdtemp()), engine)
    written, skipped = 0, {}
    try:
        sessions = Sessions(server, page, Path(tests))
        examples = list(EXAMPLES)
        for index in range(count):
            example, number = examples[index % len(examples)], seed + index // len(examples)
            print(f"{example}, seed {number}", flush=True)
            Walk(page, server, sessions, example, number).walk(40)
            done, problems = sessions.write_all(example, f"session {number}")
            written += done
            for problem in problems:
                skipped[problem] = skipped.get(problem, 0) + 1
    finally:
        engine.quit()
        server.stop()
    for problem, number in skipped.items():
        print(f"no test, {number} times: {problem}")
    print(f"{count} sessions, {written} tests", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), *map(int, sys.argv[4:5]))
