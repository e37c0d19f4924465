# SPDX-License-Identifier: MIT
"""Uses servers as several people would: with a login, over HTTPS, in a shared application, under attack.

usage: serving.py MEMBERS GALLERY SCREENSHOTS

Starts the programs MEMBERS and GALLERY on free ports, and writes pictures into SCREENSHOTS. Ends with an error at the
first step that fails.
"""

import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.chrome.service import Service

from foreign import foreign
from members import encrypted, members
from shared import shared

# The time in seconds within which a program must exit.
TIMEOUT = 20


def chromium(*arguments):
    """A browser with its own profile."""
    options = webdriver.ChromeOptions()
    for argument in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=1200,900", *arguments]:
        options.add_argument(argument)
    return webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))


class Program:
    """A server in its own process, for the duration of a `with` statement."""

    def __init__(self, *command, scheme="http"):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.command = [*command, "--port", str(self.port)]
        # What an earlier run has stored is not seen, and nothing is left behind.
        self.data = tempfile.TemporaryDirectory()
        self.address = f"{scheme}://127.0.0.1:{self.port}"

    def __enter__(self):
        folders = dict.fromkeys(["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "TMPDIR"], self.data.name)
        self.process = subprocess.Popen(
            self.command,
            env=dict(os.environ, **folders),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(TIMEOUT * 20):
            with socket.socket() as probe:
                probe.settimeout(1)
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self
            try:
                self.process.wait(timeout=0.05)
                break
            except subprocess.TimeoutExpired:
                pass
        raise AssertionError(f"{self.command} does not listen.")

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=TIMEOUT)


def certificate(folder):
    """A self-signed certificate and its key."""
    paths = [str(Path(folder) / name) for name in ["certificate.pem", "key.pem"]]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]
        + ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
        + ["-out", paths[0], "-keyout", paths[1]],
        check=True,
        capture_output=True,
    )
    return paths


def main(program, gallery, screenshots):
    screenshots.mkdir(parents=True, exist_ok=True)
    with Program(program) as server:
        members(server, chromium, screenshots)
    with tempfile.TemporaryDirectory() as folder:
        chain, key = certificate(folder)
        with Program(program, "--certificate", chain, "--key", key, scheme="https") as server:
            encrypted(server, chromium, screenshots)
    with Program(gallery, "--shared") as server:
        shared(server, chromium, screenshots)
    with Program(gallery) as server:
        foreign(server, chromium, screenshots)
    print("serving: 4 passed, 0 failed", flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    try:
        main(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
    except (AssertionError, WebDriverException) as error:
        sys.exit(f"serving: failed: {error}")
