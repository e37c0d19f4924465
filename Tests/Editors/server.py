# SPDX-License-Identifier: MIT
"""A client of a language server: requests, notifications, and documents that are edited in memory only."""

import json
import queue
import re
import subprocess
import tempfile
import threading
from pathlib import Path


class ServerError(Exception):
    """The server answers with an error, not in time, or not at all."""


class Server:
    """A language server in a process of its own."""

    def __init__(self, command, root, options, timeout):
        self.timeout = timeout
        self.answers = {}
        self.number = 0
        # The addresses of documents that the server asked to show, a list for each time.
        self.shown = queue.Queue()
        # The changes that the server asked to make.
        self.edits = []
        self.lock = threading.Lock()
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            cwd=root,
        )
        threading.Thread(target=self._read, daemon=True).start()
        address = Path(root).as_uri()
        self.capabilities = self.request(
            "initialize",
            {
                "processId": None,
                "rootUri": address,
                "workspaceFolders": [{"uri": address, "name": "root"}],
                "initializationOptions": options,
                "capabilities": CAPABILITIES,
            },
        )["capabilities"]
        self.notify("initialized", {})

    def request(self, method, params):
        """Sends a request, and returns the result of the answer."""
        with self.lock:
            self.number += 1
            number = self.number
            answer = self.answers[number] = queue.Queue()
        self._write({"id": number, "method": method, "params": params})
        try:
            message = answer.get(timeout=self.timeout)
        except queue.Empty:
            raise ServerError(f"{method} is not answered within {self.timeout} seconds.") from None
        if message is None:
            raise ServerError(f"{method} of {params} ends the server: {self.last_words()}")
        if "error" in message:
            raise ServerError(f"{method}: {message['error']['message']}")
        return message.get("result")

    def notify(self, method, params):
        self._write({"method": method, "params": params})

    def close(self):
        """Asks the server to end, and returns its status."""
        self.request("shutdown", None)
        self.notify("exit", None)
        return self.process.wait(timeout=self.timeout)

    def last_words(self):
        """Returns the status of the server, and why it says that it has ended."""
        status = self.process.wait(timeout=self.timeout)
        self.errors.seek(0)
        lines = self.errors.read().decode(errors="replace").splitlines()
        reasons = [line[:400] for line in lines if re.match(r"Assertion|Fatal|\d+\.\t", line)]
        return "\n".join([f"status {status}", *reasons])

    def _write(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        try:
            with self.lock:
                self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
                self.process.stdin.flush()
        except BrokenPipeError:
            raise ServerError(f"The server has ended: {self.last_words()}") from None

    def _read(self):
        while True:
            length = 0
            while (line := self.process.stdout.readline().strip()) != b"":
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if length == 0:
                break
            message = json.loads(self.process.stdout.read(length))
            if "method" not in message:
                self.answers.pop(message["id"]).put(message)
            elif "id" in message:
                self._write({"id": message["id"], "result": self._answer(message)})
        with self.lock:
            for answer in self.answers.values():
                answer.put(None)

    def _answer(self, message):
        """Returns the answer to a request of the server."""
        params = message.get("params")
        match message["method"]:
            case "workspace/configuration":
                return [None for _ in params["items"]]
            case "workspace/peekDocuments":
                places = params["locations"]
                self.shown.put([place if isinstance(place, str) else place["uri"] for place in places])
                return {"success": True}
            case "workspace/applyEdit":
                self.edits.append(params["edit"])
                return {"applied": True}
            case _:
                return None


# The capabilities of VS Code with the extension Swift, as far as they matter here.
CAPABILITIES = {
    "workspace": {
        "applyEdit": True,
        "configuration": True,
        "workspaceFolders": True,
        "executeCommand": {},
        "workspaceEdit": {"documentChanges": True},
    },
    "textDocument": {
        "synchronization": {"didSave": True},
        "completion": {"completionItem": {"snippetSupport": True, "documentationFormat": ["markdown"]}},
        "hover": {"contentFormat": ["markdown"]},
        "definition": {"linkSupport": False},
        "diagnostic": {},
        "codeAction": {
            "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["", "quickfix", "refactor"]}}
        },
        "publishDiagnostics": {"codeDescriptionSupport": True},
    },
    "window": {"workDoneProgress": False},
    "experimental": {
        "workspace/peekDocuments": {"supported": True, "peekLocation": False},
        "workspace/getReferenceDocument": {"supported": True},
    },
}


class Document:
    """A file that is open in the editor. Its text is changed in memory, not on disk."""

    def __init__(self, server, path):
        self.server = server
        self.path = Path(path)
        self.uri = self.path.as_uri()
        self.saved = self.text = self.path.read_text()
        self.version = 1
        server.notify(
            "textDocument/didOpen",
            {
                "textDocument": {
                    "uri": self.uri,
                    "languageId": "swift",
                    "version": 1,
                    "text": self.text,
                }
            },
        )

    @property
    def identifier(self):
        return {"uri": self.uri}

    def change(self, text):
        self.text = text
        self.version += 1
        self.server.notify(
            "textDocument/didChange",
            {
                "textDocument": {"uri": self.uri, "version": self.version},
                "contentChanges": [{"text": text}],
            },
        )

    def restore(self):
        self.change(self.saved)

    def close(self):
        self.server.notify("textDocument/didClose", {"textDocument": self.identifier})

    def position(self, offset):
        """Returns the line and the column of a character, in units of UTF-16, from 0."""
        before = self.text[:offset]
        line = before.rpartition("\n")[2]
        return {"line": before.count("\n"), "character": len(line.encode("utf-16-le")) // 2}

    def find(self, text):
        """Returns the offset of the '‸' in a text of the document that contains it once."""
        before, mark, after = text.partition("‸")
        place = self.text.find(before + after)
        if place < 0 or self.text.find(before + after, place + 1) >= 0:
            raise LookupError(f"{self.path.name} does not contain '{before + after}' once.")
        return place + len(before) if mark else place

    def at(self, text):
        """Returns the parameters of a request about the place '‸' in a text of the document."""
        return {"textDocument": self.identifier, "position": self.position(self.find(text))}
