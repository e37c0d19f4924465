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
        answer = self.answer(question, **values)
        assert "failure" not in answer, answer
        return answer

    def try_ask(self, question, **values):
        """Returns the answer, or None if the inspector refuses the question."""
        answer = self.answer(question, **values)
        return None if "failure" in answer else answer

    def answer(self, question, **values):
        body = json.dumps({question: values}).encode()
        request = urllib.request.Request(self.address, body, self.headers)
        with urllib.request.urlopen(request, timeout=60) as response:
            return json.load(response)


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
        used = self.take(example)
        assert used, f"{example}: no store has recorded an action."
        for store in used:
            test = self.test(store, store["firstNumber"], store["lastNumber"])
            assert test["code"], f"{example}: there is no test of {store['title']}: {test['problems']}"
            assert not test["problems"], f"{example}: {test['problems']}"
            self.save(test, f"{example.title()}{store['title']}{store['id']}")

    def write_all(self, example, session):
        """Writes the tests of the stores that an example has used since the last call, one for each branch.

        Returns the number of tests, and the problems of the others."""
        written, problems = 0, []
        for store in self.take(example):
            ranges = [(store["firstNumber"], store["lastNumber"])]
            while ranges:
                first, last = ranges.pop()
                test = self.test(store, first, last)
                branch = re.search(r"continued from its past before the action (\d+)", " ".join(test["problems"]))
                if branch:
                    start = int(branch.group(1))
                    ranges += [(a, b) for a, b in [(first, start - 1), (start, last)] if a <= b]
                elif test["problems"] or not test["code"]:
                    problems += [f"{example}: {each}" for each in test["problems"]]
                else:
                    name = f"{session} {store['id']}"
                    # The names of all functions of a module are different.
                    test["code"] = re.sub(r"func `(.*)`", rf"func `\1 of {name}`", test["code"], count=1)
                    self.save(test, f"{example.title()}{store['title']}{name}A{first}")
                    written += 1
        return written, problems

    def take(self, example):
        """Returns the stores that an example has used since the last call."""
        stores = self.stores()
        new = [each for each in stores if each["id"] not in self.known and each.get("owner") == example]
        self.known |= {each["id"] for each in stores}
        return [each for each in new if each["lastNumber"] >= each["firstNumber"]]

    def test(self, store, first, last):
        return self.inspector.ask("test", store=store["id"], range=[first, last])["test"]["_0"]

    def save(self, test, name):
        name = re.sub(r"\W", "", name)
        (self.tests / f"{name}.swift").write_text("// SPDX-License-Identifier: MIT\n\n" + test["code"])
