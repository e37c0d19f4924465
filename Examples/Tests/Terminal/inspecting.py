# SPDX-License-Identifier: MIT
"""Inspects a running gallery from a pseudo-terminal with 'ensemble inspect'.

usage: inspecting.py GALLERY ENSEMBLE

The actions of a person in the gallery's page are sent to its store by HTTP. Exits with an error at the first step that fails.
"""

import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

from gallery import RIGHT, TIMEOUT, Terminal


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Gallery:
    """A gallery on a port, with a page of the counter."""

    def __init__(self, program, port, folder):
        self.address = f"http://127.0.0.1:{port}"
        folders = dict.fromkeys(["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"], folder)
        self.process = subprocess.Popen(
            [program, "--port", str(port)],
            env=dict(os.environ, **folders),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
        try:
            page = self.page("counter")
        except AssertionError:
            self.stop()
            raise
        self.key = re.search(r"/inspect\?key=([\w-]+)", page).group(1)

    def page(self, name):
        deadline = time.monotonic() + TIMEOUT
        while True:
            try:
                with urllib.request.urlopen(f"{self.address}/{name}", timeout=TIMEOUT) as response:
                    return response.read().decode()
            except OSError as error:
                assert time.monotonic() < deadline, f"The gallery does not start: {error}"
                time.sleep(0.05)

    def ask(self, question, **values):
        headers = {
            "Authorization": f"Bearer {self.key}",
            "Origin": self.address,
            "Content-Type": "application/json",
        }
        body = json.dumps({question: values}).encode()
        request = urllib.request.Request(f"{self.address}/inspect/call", body, headers)
        with urllib.request.urlopen(request, timeout=TIMEOUT) as response:
            return json.load(response)

    def send(self, action):
        store = self.ask("stores")["stores"]["_0"][-1]["id"]
        answer = self.ask("send", store=store, action=action)
        assert "done" in answer, f"{action} is not sent: {answer}"

    def refuses(self, action, reason):
        store = self.ask("stores")["stores"]["_0"][-1]["id"]
        answer = self.ask("send", store=store, action=action)
        assert reason in str(answer), f"{action} is not refused: {answer}"

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=TIMEOUT)


def refusals(ensemble, gallery):
    """An address without an inspector, without a key, or on another machine is refused with a reason."""
    place = gallery.address.removeprefix("http://")
    for arguments, status, message in [
        ([f"127.0.0.1:{free_port()}", "--key", "a"], 69, "Nothing listens at"),
        ([place, "--key", "a"], 77, "does not accept the key"),
        ([f"{gallery.address}/other", "--key", "a"], 69, "There is no inspector at"),
        ([place], 64, "The key is missing"),
        (["192.0.2.1:80", "--key", "a"], 64, "ssh -L 80:127.0.0.1:80 192.0.2.1"),
    ]:
        result = subprocess.run(
            [ensemble, "inspect", *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=TIMEOUT
        )
        assert result.returncode == status, f"{arguments}: {result.returncode}, {result.stderr}"
        assert message in result.stderr, f"{arguments}: {result.stderr}"


def inspecting(terminal, gallery):
    """An action appears, a state opens, and the inspector travels."""
    terminal.reads(r"Store: ‹ Counter \d+ in counter, \d+ actions? ›")
    gallery.send(".incrementTapped")
    gallery.send(".incrementTapped")
    terminal.reads(r"2 \.incrementTapped")
    terminal.reads(r"\+ 2")
    terminal.focus("Show:")
    terminal.press(RIGHT)
    terminal.reads(r"· count: 2")
    terminal.activate("[ Step back ]")
    terminal.reads(r"Shows the state after action 1")
    terminal.reads(r"· count: 1")
    gallery.refuses(".decrementTapped", "The store shows its past.")
    terminal.activate("[ Back to now ]")
    terminal.until(lambda: "Shows the state" not in terminal.text, "The past is still shown.")
    gallery.send(".decrementTapped")
    terminal.reads(r"3 \.decrementTapped")
    terminal.activate("[ Fork ]")
    terminal.reads(re.escape(gallery.address) + r"/counter\?new-sess")


def reporting(terminal, ensemble, folder):
    """A session becomes a file, which another person can read."""
    terminal.focus("Show:")
    terminal.press(RIGHT, RIGHT, RIGHT, RIGHT)
    terminal.activate("[ Bug report ]")
    file = os.path.join(folder, "counter.ensemble-report")
    terminal.saves(file)
    shown = subprocess.check_output([ensemble, "replay", "--summary", file], text=True, timeout=TIMEOUT)
    assert shown.startswith("Counter of the module GalleryExamples\nWritten by gallery on "), shown
    assert re.search(r"2  \.incrementTapped  \(view, .*\)\n +count: 1 → 2", shown), shown


def reconnecting(terminal, gallery, start):
    """A program that ends is shown, and so is the next one, which has another key."""
    gallery.stop()
    terminal.reads(r"Nothing listens at 127|Nothing listens at http")
    gallery = start()
    try:
        terminal.reads(r"does not accept the")
    finally:
        gallery.stop()


def main(gallery_program, ensemble):
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        start = lambda: Gallery(os.path.abspath(gallery_program), port, folder)
        gallery = start()
        try:
            print("inspect: refusals", flush=True)
            refusals(ensemble, gallery)
            terminal = Terminal(folder, ensemble, "inspect", f"{gallery.address}/inspect?key={gallery.key}")
            print("inspect: inspecting", flush=True)
            inspecting(terminal, gallery)
            print("inspect: reporting", flush=True)
            reporting(terminal, ensemble, folder)
            print("inspect: reconnecting", flush=True)
            reconnecting(terminal, gallery, start)
            terminal.quit()
        finally:
            if gallery.process.poll() is None:
                gallery.stop()
    print("inspect: 4 passed, 0 failed", flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    try:
        main(sys.argv[1], os.path.abspath(sys.argv[2]))
    except AssertionError as error:
        sys.exit(f"inspect: failed: {error}")
