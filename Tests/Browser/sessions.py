# SPDX-License-Identifier: MIT
"""Uses every example of the gallery in a browser, and turns what its stores have recorded into tests.

usage: sessions.py PROGRAM TESTS

Starts PROGRAM on a free port, and writes a file of Swift for each example into TESTS. Exits with an error at an example
whose session has no test.
"""

import json
import re
import sys
import tempfile
import urllib.request
from pathlib import Path

from selenium.common.exceptions import WebDriverException

from engines import ENGINES
from gallery import EXAMPLES, WITH_SQLITE, Page, Server


class Inspector:
    """The inspector of a running program, which answers questions."""

    def __init__(self, server, key):
        self.address = f"{server.address}/inspect/call"
        self.headers = {
            "Authorization": f"Bearer {key}",
            "Origin": server.address,
            "Content-Type": "application/json",
        }

    def ask(self, question, **values):
        body = json.dumps({question: values}).encode()
        request = urllib.request.Request(self.address, body, self.headers)
        with urllib.request.urlopen(request, timeout=60) as response:
            answer = json.load(response)
        assert "failure" not in answer, answer
        return answer


def write(inspector, store, example, tests):
    """Writes the test of a store's session, and returns its problems."""
    session = {"store": store["id"], "range": [store["firstNumber"], store["lastNumber"]]}
    test = inspector.ask("test", **session)["test"]["_0"]
    assert test["code"], f"{example}: there is no test of {store['title']}: {test['problems']}"
    name = re.sub(r"\W", "", f"{example.title()}{store['title']}{store['id']}")
    (tests / f"{name}.swift").write_text("// SPDX-License-Identifier: MIT\n\n" + test["code"])
    return test["problems"]


def main(program, tests):
    tests.mkdir(parents=True, exist_ok=True)
    for old in tests.glob("*.swift"):
        old.unlink()
    server = Server(program)
    server.start()
    engine = ENGINES["chromium"]()
    page = Page(engine.driver, Path(tempfile.mkdtemp()), engine)
    known = set()
    count = 0
    try:
        page.open(server)
        has_sqlite = engine.driver.find_elements("css selector", "a[href='/reminders']")
        page.open(server, "counter")
        key = re.search(r"/inspect\?key=([\w-]+)", engine.driver.page_source).group(1)
        inspector = Inspector(server, key)
        for example, walk in (EXAMPLES | (WITH_SQLITE if has_sqlite else {})).items():
            page.open(server, example)
            walk(page)
            stores = inspector.ask("stores")["stores"]["_0"]
            new = [each for each in stores if each["id"] not in known and each.get("owner") == example]
            known |= {each["id"] for each in stores}
            used = [each for each in new if each["lastNumber"] >= each["firstNumber"]]
            assert used, f"{example}: no store has recorded an action: {new}"
            for store in used:
                problems = write(inspector, store, example, tests)
                print(f"{example}: {store['title']}, {store['lastNumber']} actions", flush=True)
                for problem in problems:
                    print(f"  {problem}", flush=True)
                count += 1
    finally:
        engine.quit()
        server.stop()
    print(f"{count} tests are written.", flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    try:
        main(sys.argv[1], Path(sys.argv[2]))
    except (AssertionError, WebDriverException) as error:
        sys.exit(f"failed: {error}")
