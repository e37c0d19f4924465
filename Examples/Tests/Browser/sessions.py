# SPDX-License-Identifier: MIT
"""Turns what the stores of a running gallery have recorded into tests. See gallery.py."""

import json
import re
import urllib.request

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


class Sessions:
    """A folder with a test for each store that the examples of a gallery have used."""

    def __init__(self, server, page, tests):
        page.open(server, "counter")
        key = re.search(r"/inspect\?key=([\w-]+)", page.driver.page_source).group(1)
        self.inspector = Inspector(server, key)
        self.tests = tests
        self.known = set()
        tests.mkdir(parents=True, exist_ok=True)
        for old in tests.glob("*.swift"):
            old.unlink()

    def stores(self):
        return self.inspector.ask("stores")["stores"]["_0"]

    def write(self, example):
        """Writes the tests of the stores that an example has used since the last call."""
        stores = self.stores()
        new = [each for each in stores if each["id"] not in self.known and each.get("owner") == example]
        self.known |= {each["id"] for each in stores}
        used = [each for each in new if each["lastNumber"] >= each["firstNumber"]]
        assert used, f"{example}: no store has recorded an action: {new}"
        for store in used:
            session = {"store": store["id"], "range": [store["firstNumber"], store["lastNumber"]]}
            test = self.inspector.ask("test", **session)["test"]["_0"]
            assert test["code"], f"{example}: there is no test of {store['title']}: {test['problems']}"
            assert not test["problems"], f"{example}: {test['problems']}"
            name = re.sub(r"\W", "", f"{example.title()}{store['title']}{store['id']}")
            (self.tests / f"{name}.swift").write_text("// SPDX-License-Identifier: MIT\n\n" + test["code"])
