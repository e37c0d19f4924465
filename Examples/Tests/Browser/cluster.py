# SPDX-License-Identifier: MIT
"""Uses an application that three servers behind a proxy serve, while they are killed, stopped, woken and replaced.

usage: cluster.py PROGRAM SCREENSHOTS [ROUNDS]

Starts three times PROGRAM, which ENSEMBLE_POSTGRESQL gives a database, and HAProxy before them: first without stickiness,
so that the requests of a page reach each server in turn, then with it. Two browsers write notes. In each of the ROUNDS, 4
by default, something happens to a server while they write; a note that was shown must not be lost, and no note may be there
twice. Prints what has happened. Exits with an error at the first step that fails.
"""

import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from selenium.common.exceptions import WebDriverException

from engines import ENGINES
from gallery import Page

# The time in seconds after which a session of a killed server continues at another one.
LEASE = 3
# The time in seconds within which a note must be shown while servers end: a lease, and the patience of a page.
PATIENCE = 60


def free_port():
    """A port that is free, and that the system gives to nobody who wants any port, while its server is away."""
    while True:
        port = random.randrange(12000, 32000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
                return port
            except OSError:
                pass


class Node:
    """A server in its own process."""

    def __init__(self, program, name):
        self.program = program
        self.name = name
        self.port = free_port()
        self.process = None
        self.starts = 0

    def start(self):
        self.starts += 1
        # By this name, the database knows which process writes.
        database = f"{os.environ['ENSEMBLE_POSTGRESQL']} application_name={self.name}-{self.starts}"
        options = ["--port", str(self.port), "--database", database, "--lease", str(LEASE)]
        self.process = subprocess.Popen([self.program, *options], stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        assert line.strip() == str(self.port), f"{self.name} does not listen: {line!r}"

    def kill(self):
        """Ends the server without a word, and starts it again after some time."""
        self.process.kill()
        self.process.wait()
        time.sleep(random.uniform(0, 2 * LEASE))
        self.start()

    def deploy(self):
        """Replaces the server by another process, as an update does."""
        self.process.terminate()
        status = self.process.wait(timeout=20)
        assert status == 0, f"The exit status of {self.name} is {status}."
        self.start()

    def sleep(self):
        """Stops the server for longer than its leases last, and wakes it."""
        self.process.send_signal(signal.SIGSTOP)
        time.sleep(3 * LEASE)
        self.process.send_signal(signal.SIGCONT)

    def end(self):
        if self.process:
            self.process.kill()
            self.process.wait()


class Cluster:
    """Three servers and a proxy."""

    def __init__(self, program, is_sticky):
        self.nodes = [Node(program, f"node{number}") for number in range(1, 4)]
        self.port = free_port()
        self.folder = tempfile.TemporaryDirectory()
        self.is_sticky = is_sticky

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self):
        for node in self.nodes:
            node.start()
        cookie = "cookie NODE insert indirect nocache" if self.is_sticky else ""
        lines = [
            f"server {node.name} 127.0.0.1:{node.port} check inter 500ms fall 2 rise 1 "
            f"on-marked-down shutdown-sessions cookie {node.name}"
            for node in self.nodes
        ]
        servers = "\n  ".join(lines)
        path = Path(self.folder.name) / "haproxy.cfg"
        path.write_text(
            f"""
defaults
  mode http
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 1s
  option redispatch 1
  retries 2
  retry-on conn-failure empty-response 503
  http-error status 502 content-type text/plain string "The servers are being restarted." hdr Refresh 1
  http-error status 503 content-type text/plain string "The servers are being restarted." hdr Refresh 1
frontend browsers
  bind 127.0.0.1:{self.port}
  default_backend servers
backend servers
  balance roundrobin
  http-request disable-l7-retry unless METH_GET
  {cookie}
  option httpchk GET /-/icon.svg
  http-check send hdr Host 127.0.0.1
  {servers}
"""
        )
        self.proxy = subprocess.Popen(["haproxy", "-q", "-f", str(path)])
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self
            time.sleep(0.05)
        raise AssertionError("The proxy does not listen.")

    def __exit__(self, *_):
        self.proxy.kill()
        self.proxy.wait()
        for node in self.nodes:
            node.end()


class Writer:
    """A person who writes notes in a tab, and knows those that were shown."""

    def __init__(self, page, name):
        self.page = page
        self.name = name
        self.shown = []
        self.unanswered = 0
        self.count = 0

    def notes(self):
        return re.findall(rf"{self.name}-\d+-", self.page.text())

    def add(self, patience=PATIENCE / 6):
        """Adds a note, and tries another one if it is not shown: a page that is loaded again may have lost the click."""
        for _ in range(20):
            self.count += 1
            note = f"{self.name}-{self.count}-"
            try:
                self.page.write("Note", note)
                self.page.press("Add")
                self.wait(lambda: note in self.notes(), patience)
                self.shown.append(note)
                return
            except (AssertionError, WebDriverException):
                self.unanswered += 1
        raise AssertionError(f"{self.name} cannot add a note: the page shows {self.page.text()!r}.")

    def wait(self, condition, seconds):
        deadline = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < deadline
            time.sleep(0.05)

    def check(self):
        """Checks that all notes that were shown are there, and none twice."""
        try:
            self.wait(lambda: set(self.shown) <= set(self.notes()), PATIENCE)
        except AssertionError:
            missing = sorted(set(self.shown) - set(self.notes()))
            raise AssertionError(f"{self.name} has lost {missing}: the page shows {self.page.text()!r}.") from None
        notes = self.notes()
        twice = sorted({note for note in notes if notes.count(note) > 1})
        assert not twice, f"{self.name} has twice: {twice}."


def query(sql):
    """The first column of the rows of a statement."""
    database = os.environ["ENSEMBLE_POSTGRESQL"]
    command = ["psql", "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", database]
    result = subprocess.run([*command, "--set=ON_ERROR_STOP=1"], input=sql, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    return result.stdout.split()


def watch_writers():
    """Lets the database note which process writes each entry of a store with one owner, and in which opening."""
    query(
        """
        DROP TABLE IF EXISTS walk_writer;
        CREATE TABLE walk_writer (store text, number bigint, fence bigint, writer text);
        CREATE OR REPLACE FUNCTION walk_note() RETURNS trigger LANGUAGE plpgsql AS $$
          BEGIN
            INSERT INTO walk_writer SELECT id, NEW.number, fence, current_setting('application_name')
            FROM ensemble_journal_store WHERE id = NEW.store AND owner <> '';
            RETURN NEW;
          END
        $$;
        CREATE OR REPLACE TRIGGER walk_note AFTER INSERT ON ensemble_journal_entry
        FOR EACH ROW EXECUTE FUNCTION walk_note();
        """
    )


def check_writers(events):
    """Fails if two processes have written in one opening, or one after another opening has followed.

    A session moves at most with each of the events.
    """
    shared = query(
        "SELECT store FROM walk_writer GROUP BY store, fence HAVING count(DISTINCT writer) > 1"
    )
    assert not shared, f"Two processes have written in one opening of {shared}."
    late = query(
        """
        SELECT later.store FROM walk_writer AS earlier JOIN walk_writer AS later
        ON earlier.store = later.store AND earlier.number < later.number AND earlier.fence > later.fence
        """
    )
    assert not late, f"A process has written to {late} after another one has opened it."
    entries, openings = query(
        "SELECT count(*) FROM walk_writer UNION ALL SELECT count(DISTINCT (store, fence)) FROM walk_writer"
    )
    assert int(openings) > 2, f"The sessions have stayed where they were: {openings} openings."
    assert int(openings) <= 2 * (events + 1), f"The sessions bounce: {openings} openings, {events} events."
    return int(entries), int(openings)


def walk(program, screenshots, is_sticky, rounds):
    kind = "sticky" if is_sticky else "not sticky"
    engines = [ENGINES["chromium"](), ENGINES["firefox"]()]
    try:
        with Cluster(program, is_sticky) as cluster:
            pages = [Page(engine.driver, screenshots, engine) for engine in engines]
            first = Writer(pages[0], "ada")
            second = Writer(pages[1], "bela")
            pages[0].open(cluster, "notes")
            pages[1].open(cluster, "notes")
            watch_writers()
            # While nothing happens to the servers, a page stays what it is, whichever server it reaches.
            for writer in [first, second]:
                writer.page.driver.execute_script("window.isOld = true")
                for _ in range(5):
                    writer.add(PATIENCE)
                assert writer.unanswered == 0, f"A note of {writer.name} was not answered."
                assert writer.page.driver.execute_script("return window.isOld"), "The page was loaded again."
            print(f"cluster, {kind}: writing", flush=True)
            for number in range(rounds):
                node = cluster.nodes[number % 3]
                event = [node.kill, node.deploy, node.sleep][(number + number // 3) % 3]
                # The browsers write while it happens, and after it.
                with ThreadPoolExecutor() as threads:
                    happening = threads.submit(event)
                    while not happening.done():
                        for writer in [first, second]:
                            writer.add()
                    happening.result()
                for writer in [first, second]:
                    writer.add()
                    writer.check()
                print(f"cluster, {kind}: {event.__name__} {node.name}", flush=True)
            for node in cluster.nodes:
                node.deploy()
            for writer in [first, second]:
                writer.add()
                writer.check()
            print(f"cluster, {kind}: all deployed", flush=True)
            pages[0].picture("cluster")
            entries, openings = check_writers(rounds + len(cluster.nodes))
            print(f"cluster, {kind}: {entries} entries in {openings} openings, each of one process", flush=True)
            shared(cluster, pages)
            print(f"cluster, {kind}: shared", flush=True)
            total = len(first.shown) + len(second.shown)
            lost = first.unanswered + second.unanswered
            print(f"cluster, {kind}: {total} notes shown, none lost, none twice; {lost} not answered", flush=True)
    finally:
        for engine in engines:
            engine.quit()


def shared(cluster, pages):
    """Two browsers see the same board, of which each server has a copy, whatever happens to the servers."""
    for page in pages:
        page.open(cluster, "board")
    name = f"{time.time_ns()}"
    for index, page in enumerate(pages):
        page.write("Note", f"{name}-{index}")
        page.press("Add")
        for other in pages:
            other.reads(f"{name}-{index}")
    # The board has the notes of earlier walks.
    writers = [Writer(pages[0], f"carl{name}"), Writer(pages[1], f"dora{name}")]
    for node, event in zip(cluster.nodes, ["kill", "sleep", "deploy"]):
        with ThreadPoolExecutor() as threads:
            happening = threads.submit(getattr(node, event))
            while not happening.done():
                for writer in writers:
                    writer.add()
            happening.result()
        for writer in writers:
            writer.add()
            writer.check()
    for node in cluster.nodes:
        node.deploy()
    for page in pages:
        page.until(
            lambda: f"{name}-0" in page.text() and f"{name}-1" in page.text(),
            lambda: f"The board has lost notes: {page.driver.current_url} shows {page.driver.page_source[:3000]!r}.",
        )
    # Both browsers show all notes of both, in one order.
    shown = set(writers[0].shown + writers[1].shown)
    for page in pages:
        page.until(lambda: shown <= set(page.text().split("\n")), "A copy of the board has lost notes.")
    def order(page):
        return [line for line in page.text().split("\n") if line in shown]
    pages[1].until(lambda: order(pages[0]) == order(pages[1]), "The copies of the board have other orders.")
    assert len(order(pages[0])) == len(shown), f"A note is there twice: {order(pages[0])}"


def main(program, screenshots, rounds):
    screenshots.mkdir(parents=True, exist_ok=True)
    for is_sticky in [False, True]:
        walk(program, screenshots, is_sticky, rounds)


if __name__ == "__main__":
    if len(sys.argv) not in [3, 4]:
        sys.exit(__doc__)
    try:
        main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 4)
    except (AssertionError, WebDriverException) as error:
        sys.exit(f"cluster: failed: {error}")
