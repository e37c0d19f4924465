# SPDX-License-Identifier: MIT
"""Runs 'ensemble dev' on a small package, and changes its sources as a developer would.

usage: dev.py ENSEMBLE

The program of the package prints its version and what it finds in its environment, and ends when it is asked to.
"""

import atexit
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

# The time in seconds within which a step must show its effect; a build may take long on a busy machine.
TIMEOUT = 300

PACKAGE = """// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "demo", targets: [.executableTarget(name: "demo")])
"""

SOURCE = """import Foundation
setvbuf(stdout, nil, _IOLBF, 0)
let version = "VERSION"
print("begun", version, CommandLine.arguments.dropFirst().joined(separator: " "))
print("journal", ProcessInfo.processInfo.environment["ENSEMBLE_JOURNAL"] ?? "none")
signal(SIGTERM) { _ in
  print("ended")
  exit(0)
}
while true { sleep(1) }
"""


class Dev:
    """The command, with the lines that it and its program have printed."""

    def __init__(self, ensemble, package, *options):
        self.lines = []
        self.process = subprocess.Popen(
            [ensemble, "dev", "--package-path", package, *options],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.lines.append(line.rstrip())

    def prints(self, text, after=0):
        """Waits for a line that contains a text, and returns the number of the line after it."""
        deadline = time.monotonic() + TIMEOUT
        while time.monotonic() < deadline:
            for number in range(after, len(self.lines)):
                if text in self.lines[number]:
                    return number + 1
            assert self.process.poll() is None or after < len(self.lines), f"It has ended: {self.lines}"
            time.sleep(0.05)
        raise AssertionError(f"{text!r} is not printed after line {after}: {self.lines}")

    def ends(self, number, status):
        self.process.send_signal(number)
        assert self.process.wait(timeout=60) == status, f"The exit status is {self.process.returncode}."


def write(package, version, broken=False):
    text = SOURCE.replace("VERSION", version) + ("let a: Int = nothing\n" if broken else "")
    (package / "Sources/demo/main.swift").write_text(text)


def main(ensemble):
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder)
        (package / "Sources/demo").mkdir(parents=True)
        (package / "Package.swift").write_text(PACKAGE)
        write(package, "one")

        print("development: a program that is not there", flush=True)
        missing = subprocess.run(
            [ensemble, "dev", "--package-path", folder, "other"], capture_output=True, text=True
        )
        assert missing.returncode == 66, missing
        assert "no executable 'other'" in missing.stderr, missing

        print("development: start", flush=True)
        dev = Dev(ensemble, folder, "--", "--port", "0")
        atexit.register(dev.process.terminate)
        line = dev.prints("begun one --port 0")
        line = dev.prints(".build/ensemble-dev/journal", line)

        print("development: change", flush=True)
        write(package, "two")
        line = dev.prints("Restarting.", line)
        line = dev.prints("ended", line)
        line = dev.prints("begun two", line)

        print("development: failed build", flush=True)
        write(package, "three", broken=True)
        line = dev.prints("cannot find 'nothing' in scope", line)
        line = dev.prints("The build failed. The program goes on as it was.", line)
        write(package, "four")
        # Nothing was started between the two.
        assert "begun four" in dev.lines[dev.prints("begun", line) - 1], dev.lines

        print("development: no change of the program", flush=True)
        (package / "README.md").write_text("A demo.")
        write(package, "four")
        time.sleep(3)
        begun = sum("begun" in each for each in dev.lines)
        assert begun == 3, dev.lines

        print("development: interruption", flush=True)
        dev.ends(signal.SIGINT, 0)
        assert dev.lines[-1] == "ended", dev.lines
    print("development: 6 passed, 0 failed", flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        main(os.path.abspath(sys.argv[1]))
    except AssertionError as error:
        sys.exit(f"development: failed: {error}")
