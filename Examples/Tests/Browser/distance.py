# SPDX-License-Identifier: MIT
"""A proxy that simulates a distant server by delaying traffic in both directions."""

import socket
import threading
import time


def drop(connection):
    """Ends a connection in both directions."""
    try:
        connection.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass


class Distance:
    """A port that forwards to another one, with a round-trip time in seconds."""

    def __init__(self, port, round_trip):
        self.target, self.delay = port, round_trip / 2
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def close(self):
        self.listener.close()

    def accept(self):
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self.target))
            except OSError:
                # The server is away.
                near.close()
                continue
            for ends in [(near, far), (far, near)]:
                threading.Thread(target=self.forward, args=ends, daemon=True).start()

    def forward(self, source, target):
        """Forwards each piece after the delay, and keeps the intervals between them."""
        pieces, news = [], threading.Condition()

        def deliver():
            while True:
                with news:
                    while not pieces:
                        news.wait()
                    due, piece = pieces.pop(0)
                time.sleep(max(0, due - time.monotonic()))
                try:
                    if not piece:
                        return target.shutdown(socket.SHUT_WR)
                    target.sendall(piece)
                except OSError:
                    # As a router does, so that the sender does not wait for a response that never comes.
                    return drop(source)

        threading.Thread(target=deliver, daemon=True).start()
        piece = b"."
        while piece:
            try:
                piece = source.recv(65536)
            except OSError:
                piece = b""
            with news:
                pieces.append((time.monotonic() + self.delay, piece))
                news.notify()
