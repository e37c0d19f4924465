# SPDX-License-Identifier: MIT
"""Follows the page "One server in production" on an empty machine, as written.

usage: check.py PROGRAM

PROGRAM is a release build of the package Notes beside this file. The machine is a new Debian in a container of systemd,
with a network of its own. The configurations and the commands are those of the page, but for three things that a test does
not have: certbot and its certificates, for which a certification authority of the test stands in, and a second machine to
copy from. A visitor with Chromium uses the program behind nginx, while it is updated, rolled back and restored, and then
behind HAProxy, by one process and by two. Needs root, systemd-nspawn, debootstrap, chromedriver, and Selenium for Python.
"""

import ctypes
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from selenium import webdriver
from selenium.common.exceptions import NoSuchElementException, StaleElementReferenceException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "Sources/Servers/EnsembleWeb/EnsembleWeb.docc/OneServer.md"
NAME = "notes.example.com"
# The time in seconds within which something must happen.
PATIENCE = 60
# A text of the program, and the same text of a later version.
VERSIONS = [b"This is version 1 of the program.", b"This is version 2 of the program."]


class Page:
    """The page, as the blocks of code of its sections."""

    def __init__(self, text):
        self.sections = {}
        for section in re.split(r"^##+ ", text, flags=re.M)[1:]:
            title, _, body = section.partition("\n")
            blocks = re.findall(r"^```\n(.*?)^```$", body, re.M | re.S)
            self.sections[re.sub(r"^\d+\. ", "", title)] = (body, blocks)

    def block(self, title, number=0):
        return self.sections[title][1][number]

    def find(self, title, pattern):
        """What the group of a pattern matches in a section."""
        found = re.search(pattern, self.sections[title][0])
        assert found, f"The section '{title}' has nothing like {pattern}."
        return found[1]


class Machine:
    """An empty Debian that is booted, for the duration of a `with` statement."""

    def __init__(self, packages):
        self.folder = tempfile.TemporaryDirectory(prefix="deployment")
        self.root = Path(self.folder.name) / "root"
        # What every image of Debian for servers has.
        base = "--include=systemd,systemd-sysv,dbus,procps,ca-certificates"
        run("debootstrap", "--variant=minbase", base, "bookworm", self.root)
        # The machine has no network once it runs. Services begin when it is booted.
        self.install(packages)

    def install(self, commands):
        shutil.copy("/etc/resolv.conf", self.root / "etc/resolv.conf")
        run("chroot", self.root, "env", "DEBIAN_FRONTEND=noninteractive", "sh", "-ec", commands)

    def write(self, path, text, mode=0o644):
        file = self.root / path.lstrip("/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
        file.chmod(mode)

    def __enter__(self):
        command = ["systemd-nspawn", "--quiet", "--boot", "--register=no", "--keep-unit", "--private-network"]
        self.process = subprocess.Popen(
            [*command, "--resolv-conf=off", "-D", self.root],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        try:
            self.leader = int(wait("The machine does not start.", lambda: children.read_text().split())[0])
            state = lambda: self.run("systemctl is-system-running || true", quiet=True).strip()
            wait("The machine does not boot.", lambda: state() in ["running", "degraded"])
        except AssertionError:
            self.__exit__()
            raise
        # What follows, the visitor too, is in the network of the machine.
        with open(f"/proc/{self.leader}/ns/net") as network:
            assert ctypes.CDLL(None, use_errno=True).setns(network.fileno(), 0) == 0, os.strerror(ctypes.get_errno())
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()

    def run(self, commands, quiet=False):
        """Runs commands as root in its home folder, and returns what they print."""
        if not quiet:
            print("".join(f"# {line}\n" for line in commands.strip().splitlines()), end="", flush=True)
        inside = ["nsenter", "--target", str(self.leader), "--mount", "--uts", "--ipc", "--net", "--pid", "--root"]
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin:/usr/local/bin", "HOME": "/root"}
        return run(*inside, "sh", "-ec", "cd /root\n" + commands, env=environment)


def run(*command, **options):
    result = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options
    )
    assert result.returncode == 0, f"{command} ended with {result.returncode}:\n{result.stdout}"
    return result.stdout


def wait(problem, condition, patience=PATIENCE):
    end = time.monotonic() + patience
    while True:
        try:
            value = condition()
        except (AssertionError, FileNotFoundError, NoSuchElementException, StaleElementReferenceException):
            value = None
        if value:
            return value
        assert time.monotonic() < end, problem
        time.sleep(0.1)


class Visitor:
    """A person with a browser, for the duration of a `with` statement."""

    def __init__(self):
        options = webdriver.ChromeOptions()
        rules = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
        # The certification authority is known to curl, which checks the certificates.
        for argument in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--ignore-certificate-errors", rules]:
            options.add_argument(argument)
        self.browser = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.browser.quit()

    def open(self, address):
        self.browser.get(address)

    @property
    def text(self):
        # A page that is being loaded has no body yet.
        return self.browser.execute_script("return document.body?.innerText ?? ''")

    def sees(self, *texts):
        wait(f"The page has not {texts}, but:\n{self.text}", lambda: all(text in self.text for text in texts))

    def press(self, title):
        wait(f"There is no button '{title}'.", lambda: self.browser.find_element(By.XPATH, f"//button[.='{title}']")).click()


def certificates(folder):
    """An authority's certificate, and the chain and the key of a server."""
    authority, authority_key, key, request, chain = (Path(folder) / name for name in ["ca", "ca.key", "key", "request", "chain"])
    new = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    run("openssl", "req", "-x509", *new, "-days", "2", "-subj", "/CN=Test", "-keyout", authority_key, "-out", authority)
    run("openssl", "req", *new, "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", key, "-out", request)
    sign = ["-CA", authority, "-CAkey", authority_key, "-CAcreateserial", "-copy_extensions", "copy", "-days", "2"]
    run("openssl", "x509", "-req", "-in", request, *sign, "-out", chain)
    return authority.read_bytes(), chain.read_bytes(), key.read_bytes()


def prepare(page, program):
    """An empty machine with what the page installs, the program, and certificates."""
    # Not certbot, which needs Let's Encrypt. HAProxy is installed here, since the machine has no network later.
    packages = page.find("Copy it", r"ssh root@\S+ '(.*?)'").replace(" certbot", "") + " haproxy"
    machine = Machine(packages + "\nsystemctl disable haproxy")
    machine.write("/usr/local/bin/Notes", program.read_bytes(), 0o755)
    missing = run("chroot", machine.root, "ldd", "/usr/local/bin/Notes")
    assert "not found" not in missing, f"The program needs more than the page installs:\n{missing}"
    with tempfile.TemporaryDirectory() as folder:
        authority, chain, key = certificates(folder)
    machine.write("/usr/local/share/ca-certificates/test.crt", authority)
    machine.install("update-ca-certificates")
    machine.write(f"/etc/letsencrypt/live/{NAME}/fullchain.pem", chain)
    machine.write(f"/etc/letsencrypt/live/{NAME}/privkey.pem", key, 0o600)
    machine.write("/etc/haproxy/notes.pem", chain + key, 0o600)
    machine.write("/etc/hosts", f"127.0.0.1 localhost {NAME}\n")
    return machine


def start(page, machine):
    """Steps 3 to 6."""
    journal = page.find("Start a service", r"`(Environment=ENSEMBLE_JOURNAL=\S+)`")
    unit = page.block("Start a service").replace("ExecStart=", f"{journal}\nExecStart=")
    machine.write("/etc/systemd/system/notes.service", unit)
    machine.run(page.find("Start a service", r"`(systemctl enable --now notes)`"))
    rating = re.search(r"Overall exposure level .*: ([\d.]+)", machine.run("systemd-analyze security notes", quiet=True))[1]
    limit = page.find("Start a service", r"rates the unit at ([\d.]+);")
    assert float(rating) <= float(limit), f"The unit is rated at {rating}, not at {limit}."
    machine.write("/etc/nginx/conf.d/notes.conf", page.block("Set up nginx"))
    machine.run("nginx -t\nsystemctl reload nginx")
    check(page, machine)


def check(page, machine):
    ready, live = page.block("Check it").splitlines()
    wait("The program is not ready.", lambda: machine.run(ready.replace("curl", "curl -sS"), quiet=True) == "ready\n")
    assert machine.run(live.replace("curl", "curl -sS")) == "live\n"


def behind_proxy(machine, visitor):
    """What a proxy must not break."""
    redirect = machine.run(f"curl -sS -o /dev/null -w '%{{http_code}} %{{redirect_url}}' http://{NAME}/a?b=c", quiet=True)
    assert redirect == f"301 https://{NAME}/a?b=c", redirect
    protocol = machine.run(f"curl -sS -o /dev/null -w '%{{http_version}}' https://{NAME}/", quiet=True)
    assert protocol == "2", f"Browsers speak HTTP/{protocol}."
    headers = machine.run(f"curl -sSI https://{NAME}/", quiet=True).lower()
    assert "strict-transport" in headers or "content-security-policy" in headers, headers
    visitor.open(f"https://{NAME}/")
    visitor.sees("Count")
    cookies = visitor.browser.get_cookies()
    assert cookies and all(cookie["secure"] and cookie["httpOnly"] for cookie in cookies), cookies
    # A file above the limit of a proxy that was not told: the program refuses it, before it has all of it.
    status = machine.run(
        "head -c 3000000 /dev/zero >large\n"
        f"curl -sS -o /dev/null -w '%{{http_code}}' --data-binary @large https://{NAME}/-/upload || true",
        quiet=True,
    )
    assert "413" not in status, "The proxy refuses files of 3 MB."


def count(visitor):
    return int(re.search(r"Count (\d+)", visitor.text)[1])


def away(machine, visitor, other):
    """A page that is open, and one that is being loaded, while the program is away."""
    number = count(visitor)
    machine.run("systemctl stop notes")
    status = machine.run(f"curl -sS -D - https://{NAME}/", quiet=True).lower()
    assert re.match(r"http/2 50[23]", status) and "\nrefresh: 1" in status, status
    other.open(f"https://{NAME}/")
    assert "The server is being restarted." in other.text, other.text
    machine.run("systemctl start notes")
    other.sees("Count 0")
    visitor.press("More")
    visitor.sees(f"Count {number + 1}")


def update(page, machine, program, visitor):
    """Step 8: the session goes on in a later program, and in the earlier one again."""
    number = count(visitor)
    machine.write("/root/Notes", program.read_bytes().replace(*VERSIONS), 0o755)
    machine.run(page.block("Update, and roll back").replace("curl", "curl -sS"))
    visitor.sees(VERSIONS[1].decode(), f"Count {number}")
    visitor.press("More")
    visitor.sees(f"Count {number + 1}")
    machine.run(page.block("Update, and roll back", 1))
    visitor.sees(VERSIONS[0].decode(), f"Count {number + 1}")


def restore(page, machine, visitor):
    """Step 9: what was there at the backup is there again, and nothing else."""
    machine.run(page.block("Back up, and restore"))
    check(page, machine)
    number = count(visitor)
    visitor.press("Note")
    visitor.press("More")
    visitor.sees("Note 2", f"Count {number + 1}")
    machine.run(page.block("Back up, and restore", 1))
    check(page, machine)
    visitor.open(f"https://{NAME}/")
    visitor.sees("Note 1", f"Count {number}")
    assert "Note 2" not in visitor.text, visitor.text


def all_cores(page, machine, visitor, other):
    """Step 11: two processes, of which each continues the sessions of the other."""
    lines, services, backend, update = (page.block("Use all cores", number) for number in range(4))
    unit = (machine.root / "etc/systemd/system/notes.service").read_text()
    unit = re.sub(r"^Environment=ENSEMBLE_JOURNAL=.*\n", "", unit, flags=re.M)
    machine.write("/etc/systemd/system/notes@.service", re.sub(r"^ExecStart=.*\n", lines, unit, flags=re.M))
    proxy = page.block("With HAProxy instead", 1)
    first, rest = proxy.split("\nbackend notes\n")
    machine.write("/etc/haproxy/haproxy.cfg", first + "\n" + backend + rest[rest.index("backend certbot") :])
    machine.run(services)
    machine.run("haproxy -c -f /etc/haproxy/haproxy.cfg\nsystemctl reload haproxy")
    ports = dict(re.findall(r"127.0.0.1:(\d+) cookie (\w)", backend))
    ready = lambda port: machine.run(f"curl -sS http://127.0.0.1:{port}/-/ready", quiet=True) == "ready\n"
    for port in ports:
        wait(f"The process at port {port} is not ready.", lambda: ready(port))
    open_anew(visitor)
    open_anew(other)
    for _ in range(10):
        if node(other) != node(visitor):
            break
        open_anew(other)
    assert node(other) != node(visitor), "All browsers are led to one process."
    number = visitor.text.count("Note ") + 1
    other.press("Note")
    for each in [visitor, other]:
        each.sees(f"Note {number}")
    for clicks, end in enumerate(["systemctl stop notes@{0}", "systemctl kill -s KILL notes@{0}\nsystemctl stop notes@{0}"], 1):
        port = next(port for port in ports if ports[port] == node(visitor))
        machine.run(end.format(port))
        visitor.press("More")
        visitor.sees(f"Count {clicks}")
        wait("The browser is still led to the process that ended.", lambda: node(visitor) != ports[port])
        machine.run(f"systemctl start notes@{port}")
        wait(f"The process at port {port} is not ready.", lambda: ready(port))
    machine.run(update)
    visitor.sees(VERSIONS[1].decode(), "Count 2")


def open_anew(visitor):
    """Opens a page as a person who was never there."""
    visitor.browser.delete_all_cookies()
    visitor.open(f"https://{NAME}/")
    visitor.sees("Count 0")


def node(visitor):
    """The process to which the proxy leads a browser."""
    return visitor.browser.get_cookie("NODE")["value"]


def visits(page, machine, program, visitor, other):
    behind_proxy(machine, visitor)
    visitor.press("Note")
    visitor.press("More")
    visitor.sees("Note 1", "Count 1")
    away(machine, visitor, other)
    update(page, machine, program, visitor)
    restore(page, machine, visitor)
    print("deployment: behind nginx", flush=True)
    machine.run("systemctl disable --now nginx", quiet=True)
    machine.write("/etc/haproxy/haproxy.cfg", page.block("With HAProxy instead", 1))
    machine.run("haproxy -c -f /etc/haproxy/haproxy.cfg\nsystemctl restart haproxy")
    check(page, machine)
    behind_proxy(machine, visitor)
    away(machine, visitor, other)
    print("deployment: behind HAProxy", flush=True)
    all_cores(page, machine, visitor, other)
    print("deployment: two processes", flush=True)


def main(program):
    assert VERSIONS[0] in program.read_bytes(), "The program has no text with its version."
    page = Page(PAGE.read_text())
    with prepare(page, program) as machine:
        start(page, machine)
        with Visitor() as visitor, Visitor() as other:
            visits(page, machine, program, visitor, other)
    print("deployment: passed", flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]).resolve())
