# SPDX-License-Identifier: MIT
"""Checks that editors can work with the sources of the examples and of the library, by asking 'sourcekit-lsp' as they do.

usage: editors.py [ROOT [BUILD]]

Expects a debug build of Examples with tests, in Examples/.build or in BUILD. Files are opened, and edited in memory only; neither they nor the build may change.
Prints how long the server takes to answer; no time is too long but that of TIMEOUT.
"""

import re
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

from server import Document, Server, ServerError

# The time in seconds within which a request must be answered; the first ones wait for the manifest and the index.
TIMEOUT = 180

GALLERY = "Examples/Sources/GalleryExamples"


class Checks:
    """The failures, and the seconds that requests of each kind took."""

    def __init__(self, server, root):
        self.server = server
        self.root = root
        self.failures = []
        self.times = {}

    def open(self, path):
        return Document(self.server, self.root / path)

    def wait(self):
        """Waits until the server has read the manifest, and knows how to compile a file."""
        document = self.open(f"{GALLERY}/Counter/CounterView.swift")
        deadline = time.monotonic() + TIMEOUT
        while not self.server.request("textDocument/hover", document.at("StoreOf<‸Counter>")):
            if time.monotonic() > deadline:
                raise ServerError(f"After {TIMEOUT} seconds the server does not know 'Counter'.")
            time.sleep(0.1)
        document.close()

    def fail(self, document, message):
        self.failures.append(f"{document.path.relative_to(self.root)}: {message}")

    def ask(self, kind, method, params):
        begin = time.monotonic()
        result = self.server.request(method, params)
        self.times.setdefault(kind, []).append(time.monotonic() - begin)
        return result

    # Completion

    def completes(self, document, after, text, *expected):
        """Inserts a text with a '‸' after another one, and expects names among what is proposed at the mark.

        A name with an underscore, which no program writes, must not stand before any of them.
        """
        offset = document.find(after + "‸")
        before, _, rest = text.partition("‸")
        saved = document.saved
        document.change(saved[:offset] + before + rest + saved[offset:])
        place = {
            "textDocument": document.identifier,
            "position": document.position(offset + len(before)),
        }
        result = self.ask("completion", "textDocument/completion", place)
        document.restore()
        items = result["items"] if isinstance(result, dict) else result or []
        items.sort(key=lambda item: item.get("sortText") or item["label"])
        names = [re.match(r"[\w$]*", item["label"])[0] for item in items]
        missing = [name for name in expected if name not in names]
        if missing:
            self.fail(document, f"'{text.strip()}' is not completed by {missing}, but by {names[:30]}.")
            return
        last = max(names.index(name) for name in expected)
        internal = [name for name in names[:last] if name.startswith("_")]
        if internal:
            self.fail(document, f"'{text.strip()}' is completed by {internal} before '{names[last]}'.")

    def lists_test(self, document, name):
        """Expects a test with a name among those that an editor can run."""
        params = {"textDocument": document.identifier}
        items = self.ask("tests", "textDocument/tests", params)
        names = []
        while items:
            item = items.pop()
            names.append(item["id"])
            items += item["children"]
        if not any(name in other for other in names):
            self.fail(document, f"the test {name} is not listed, but {names[:5]}.")

    # Hover and definition

    def explains(self, document, place, sentence):
        """Expects a sentence in what is shown at the '‸'."""
        result = self.ask("hover", "textDocument/hover", document.at(place))
        shown = result["contents"]["value"] if result else ""
        if sentence not in " ".join(shown.split()):
            self.fail(document, f"hovering '{place}' does not show '{sentence}', but: {shown[:300]}")

    def leads(self, document, place, path, line):
        """Expects that the definition of what is at the '‸' is in a line of a file."""
        places = self.ask("definition", "textDocument/definition", document.at(place)) or []
        found = []
        for location in places:
            file = Path(location["uri"].removeprefix("file://"))
            number = location["range"]["start"]["line"]
            text = file.read_text().splitlines()[number] if file.is_file() else ""
            found.append(f"{location['uri']}:{number + 1}: {text.strip()}")
            if file == self.root / path and line in text:
                return
        self.fail(document, f"'{place}' does not lead to '{line}' of {path}, but to {found}.")

    # Macros

    def expands(self, document, place, *expected):
        """Expects texts in the expansion of the macro at the '‸', which must leave the file alone."""
        position = document.at(place)["position"]
        action = next(
            (
                action
                for action in self.actions(document, {"start": position, "end": position})
                if action["title"] == "Expand Macro"
            ),
            None,
        )
        if action is None:
            self.fail(document, f"'Expand Macro' is not offered at '{place}'.")
            return
        command = action["command"]
        self.ask(
            "expansion",
            "workspace/executeCommand",
            {"command": command["command"], "arguments": command["arguments"]},
        )
        expansion = "\n".join(
            self.server.request("workspace/getReferenceDocument", {"uri": address})["content"]
            for address in self.server.shown.get(timeout=TIMEOUT)
        )
        for text in expected:
            if text not in expansion:
                self.fail(document, f"the expansion at '{place}' lacks '{text}':\n{expansion}")
        if self.server.edits or document.path.read_text() != document.saved:
            self.fail(document, f"'Expand Macro' at '{place}' changes the file.")

    def actions(self, document, range, diagnostics=()):
        params = {
            "textDocument": document.identifier,
            "range": range,
            "context": {"diagnostics": list(diagnostics)},
        }
        return self.ask("code actions", "textDocument/codeAction", params) or []

    # Diagnostics

    def diagnostics(self, document):
        params = {"textDocument": document.identifier}
        return self.ask("diagnostics", "textDocument/diagnostic", params)["items"]

    def accepts(self, document):
        """Expects neither errors nor warnings."""
        for item in self.diagnostics(document):
            line = item["range"]["start"]["line"] + 1
            self.fail(document, f"line {line} of a correct file is reported: {item['message']}")

    def reports(self, document, text, mistake, message, fix=None):
        """Replaces a text by one with a mistake, and expects a diagnostic at its '‸', and a fix that gives a text."""
        start = document.find(text)
        before, _, after = mistake.partition("‸")
        saved = document.saved
        document.change(saved[:start] + before + after + saved[start + len(text) :])
        position = document.position(start + len(before))
        items = self.diagnostics(document)
        found = [item for item in items if message in item["message"]]
        if not any(item["range"]["start"] == position for item in found):
            seen = [(item["range"]["start"], item["message"]) for item in items]
            self.fail(document, f"'{mistake}' is not reported with '{message}' at {position}, but: {seen}")
        elif fix is not None:
            texts = [
                edited(document, action["edit"]["changes"][document.uri])
                for action in self.actions(document, found[0]["range"], found)
                if action.get("kind") == "quickfix" and "edit" in action
            ]
            if not any(fix in text for text in texts):
                self.fail(document, f"no fix of '{mistake}' gives '{fix}'; there are {len(texts)} fixes.")
        document.restore()

    def table(self):
        """Returns the times as a table."""
        lines = [f"{'in ms':14}{'requests':>9}{'first':>7}{'second':>8}{'median':>8}{'longest':>9}"]
        for kind, times in self.times.items():
            first, second, *_ = [f"{seconds * 1000:.0f}" for seconds in times + times]
            median, longest = statistics.median(times) * 1000, max(times) * 1000
            lines.append(f"{kind:14}{len(times):9}{first:>7}{second:>8}{median:8.0f}{longest:9.0f}")
        return "\n".join(lines)


def edited(document, edits):
    """Returns the text of a document after edits that do not overlap."""

    def offset(position):
        lines = document.text.splitlines(keepends=True)
        line = lines[position["line"]].encode("utf-16-le")[: position["character"] * 2]
        return len("".join(lines[: position["line"]])) + len(line.decode("utf-16-le"))

    text = document.text
    for edit in sorted(edits, key=lambda edit: offset(edit["range"]["start"]), reverse=True):
        start, end = offset(edit["range"]["start"]), offset(edit["range"]["end"])
        text = text[:start] + edit["newText"] + text[end:]
    return text


def check(checks):
    documents = [
        counter := checks.open(f"{GALLERY}/Counter/Counter.swift"),
        counter_view := checks.open(f"{GALLERY}/Counter/CounterView.swift"),
        facts := checks.open(f"{GALLERY}/Facts/Facts.swift"),
        facts_view := checks.open(f"{GALLERY}/Facts/FactsView.swift"),
        client := checks.open(f"{GALLERY}/Facts/FactClient.swift"),
        facts_tests := checks.open("Examples/Tests/GalleryTests/FactsTests.swift"),
        settings := checks.open(f"{GALLERY}/Settings/Settings.swift"),
        settings_view := checks.open(f"{GALLERY}/Settings/SettingsView.swift"),
        form_view := checks.open(f"{GALLERY}/Kanban/CardFormView.swift"),
        todos := checks.open(f"{GALLERY}/Todos/Todos.swift"),
        todos_view := checks.open(f"{GALLERY}/Todos/TodosView.swift"),
    ]
    for document in documents:
        checks.accepts(document)

    # Completion in a reducer: fields of the state, also those with wrappers; clients; actions.
    place = "case .askTapped:\n"
    checks.completes(facts, place, "state.‸\n", "errorMessage", "fact", "isLoading", "number")
    checks.completes(facts, place, "return .‸\n", "cancel", "merge", "none", "run", "send")
    place = "case .alert, .form:\n"
    checks.completes(settings, place, "state.‸\n", "$alert", "$preferences", "alert", "isNameCut", "digest")
    place = "case request }\n"
    checks.completes(facts, place, "@Dependency(\\.‸) private var other\n", "factClient", "uuid")
    place = "{ error, send in\n"
    checks.completes(facts, place, "try await factClient.‸\n", "fetch")
    checks.completes(facts, place, "await send(.‸)\n", "askTapped", "response")
    # Members that '@Composer' generates.
    place = "case .clearCompletedTapped:\n"
    checks.completes(todos, place, "state.‸\n", "draft", "todos", "visibleTodos")
    place = "func orderChanged() -> EffectOf<Self> {\n"
    checks.completes(todos, place, "return .send(.‸)\n", "binding", "sort", "todos", "view")
    # In a view: fields of the state through the store, actions, case key paths and bindings.
    place = "    HStack {\n"
    checks.completes(counter_view, place, "let other = store.‸\n", "count", "scope", "send")
    checks.completes(counter_view, place, "Button(\"\") { store.send(.‸) }\n", "incrementTapped", "resetTapped")
    place = "    Form {\n"
    checks.completes(counter_view, place, "let x = store.scope(state: \\.‸, action: \\.first)\n", "first", "second")
    checks.completes(
        counter_view, place, "let x = store.scope(state: \\.first, action: \\.‸)\n", "first", "second", "swapTapped"
    )
    checks.completes(form_view, place, "TextField(\"\", text: $store.‸)\n", "card", "column")
    checks.completes(form_view, place, "TextField(\"\", text: $store.card.‸)\n", "notes", "title")
    text = "Toggle(\"\", isOn: store.binding(\\.‸, action: \\.form))\n"
    checks.completes(settings_view, place, text, "protectMyPosts", "sendNotifications")
    place = "    List {\n"
    checks.completes(todos_view, place, "Button(\"\") { send(.‸) }\n", "addTapped", "undoTapped")
    checks.completes(todos_view, place, "let other = store.scopes.‸\n", "todos", "visibleTodos")
    # In a test: actions, their case key paths, and fields of the expected state.
    place = "$0.errorMessage = nil }\n"
    checks.completes(facts_tests, place, "await store.receive(\\.‸)\n", "askTapped", "response")
    checks.completes(facts_tests, place, "await store.receive(\\.response.‸)\n", "failure", "success")
    checks.completes(facts_tests, place, "await store.send(.‸)\n", "askTapped", "cancelTapped")
    checks.completes(facts_tests, place, "await store.send(.askTapped) { $0.‸ }\n", "fact", "isLoading")

    checks.lists_test(facts_tests, "FactsTests/`a request shows progress, then the answer`()")

    # The documentation of features, fields and clients, and of the library.
    checks.explains(counter_view, "StoreOf<‸Counter>", "A number that can be incremented and decremented.")
    checks.explains(facts_view, "if store.‸isLoading", "indicates whether a request is in progress.")
    checks.explains(facts, "factClient.‸fetch(number", "Fetches a fact about a number.")
    checks.explains(facts, "    ‸Reduce { state", "A reducer implemented by a closure.")
    checks.explains(settings, ".‸ifLet(", "Clears the state of an alert or a dialog on dismissal")
    checks.explains(settings, "@‸Shared(", "A property whose value features, screens or launches of a program share.")
    checks.explains(counter_view, "Button(\"−\") { store.‸send", "Sends an action, and processes it")
    checks.explains(counter, "@‸Reducer", "Makes a struct or an enum a reducer")
    text = "let store = ‸TestStore(initialState: Facts.State(number: 7))"
    checks.explains(facts_tests, text, "The runtime of a feature in a test")

    # The definitions of features, fields, actions and clients in other files, and of the library.
    checks.leads(counter_view, "StoreOf<‸Counter>", f"{GALLERY}/Counter/Counter.swift", "struct Counter")
    checks.leads(counter_view, "\\(store.‸count)", f"{GALLERY}/Counter/Counter.swift", "var count")
    checks.leads(counter_view, "store.send(.‸resetTapped", f"{GALLERY}/Counter/Counter.swift", "case resetTapped")
    checks.leads(counter_view, "state: \\.‸first", f"{GALLERY}/Counter/TwoCounters.swift", "var first")
    checks.leads(todos_view, "text: $store.‸draft", f"{GALLERY}/Todos/Todos.swift", "var draft")
    checks.leads(facts, "Dependency(\\.‸factClient", f"{GALLERY}/Facts/FactClient.swift", "var factClient")
    checks.leads(facts, "    ‸Reduce { state", "Sources/Features/EnsembleCore/Reducers/Reduce.swift", "struct Reduce<")
    path = "Sources/Features/EnsembleCore/Navigation/Presentation/IfLet+Presentation.swift"
    checks.leads(settings, ".‸ifLet(", path, "func ifLet<")
    checks.leads(counter, "@‸Reducer", "Sources/Features/Ensemble/Macros.swift", "macro Reducer(")
    # A generated member leads to the macro that makes it.
    checks.leads(facts, "factClient.‸fetch(number", f"{GALLERY}/Facts/FactClient.swift", "@DependencyClient")
    checks.leads(counter_view, "action: \\.‸first", f"{GALLERY}/Counter/TwoCounters.swift", "@Reducer")
    checks.leads(todos_view, "if store.‸todos.isEmpty", f"{GALLERY}/Todos/Todos.swift", "@Composer")

    checks.expands(counter, "‸@Reducer", "@Ensemble.CasePathable", "extension Counter: nonisolated EnsembleCore.Reducer {}")
    checks.expands(counter, "‸@ObservableState", "_$observationRegistrar", "let field0 = \\Self.count")
    checks.expands(todos, "‸@Composer", "enum Action", "case todos(EnsembleCore.IdentifiedActionOf<Todo>)")

    # Mistakes that macros report, and their fixes.
    text = "@ComposeDelegate(\"todos\")"
    checks.reports(todos, text, "@ComposeDelegate(‸\"todo\")", "There is no child 'todo' that can delegate")
    text = ".action(.codable, .sendable)"
    checks.reports(todos, text, ".action(‸.codabel, .sendable)", "Options must be written inline")
    checks.reports(
        todos,
        "func sort(state: inout State)",
        "func sort(states: ‸inout State)",
        "A value of an action cannot change its argument",
        fix="func sort(states: State)",
    )
    checks.reports(
        client,
        "async throws -> String\n}",
        "async throws -> String\n  public var ‸count: @Sendable () -> Int\n}",
        "Default value required for non-throwing closure 'count'",
        fix="count: @Sendable () -> Int = {",
    )


def build(scratch):
    """Returns the times of changes of what a build of the server would write."""
    names = ["index-build", "build.db", "workspace-state.json"]
    files = [*(scratch / name for name in names), *scratch.glob("debug/Modules/*")]
    return {file: file.stat().st_mtime_ns for file in files if file.exists()}


def flags(scratch):
    """Returns the options with which modules of a build with the trait 'SQLite' are found.

    The server knows the default traits only, and so no module map of a dependency that another trait adds.
    """
    maps = scratch.glob("checkouts/GRDB.swift/Sources/*/module.modulemap")
    return [flag for file in maps for flag in ["-Xcc", f"-fmodule-map-file={file}"]]


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parents[2]).resolve()
    package = root / "Examples"
    scratch = Path(sys.argv[2]).resolve() if len(sys.argv) > 2 else package / ".build"
    if not (scratch / "debug/Modules/GalleryExamples.swiftmodule").exists():
        sys.exit("There is no debug build, which a language server needs: run 'swift build --build-tests' in Examples first.")
    swift = shutil.which("swift")
    command = Path(swift).parent / "sourcekit-lsp" if swift else None
    if command is None or not command.exists():
        sys.exit("There is no 'sourcekit-lsp' beside 'swift'; it is part of the toolchains of swift.org.")
    before = build(scratch)
    with tempfile.TemporaryDirectory() as index:
        begin = time.monotonic()
        options = {
            # It would build the package again, in a folder of its own.
            "backgroundIndexing": False,
            "index": {"indexDatabasePath": index},
            "swiftPM": {"swiftCompilerFlags": flags(scratch), "scratchPath": str(scratch)},
        }
        checks = None
        try:
            server = Server([command], package, options, TIMEOUT)
            checks = Checks(server, root)
            checks.wait()
            print(f"The server is ready after {time.monotonic() - begin:.1f} seconds.")
            check(checks)
            status = server.close()
        except (LookupError, ServerError) as error:
            sys.exit("\n".join([*(checks.failures if checks else []), f"editors: {error}"]))
    print(checks.table())
    for file, date in build(scratch).items():
        if before.get(file) != date:
            checks.failures.append(f"{file} was changed by the language server.")
    if status != 0:
        checks.failures.append(f"The language server ended with {status}.")
    if checks.failures:
        sys.exit("\n".join(checks.failures))


if __name__ == "__main__":
    main()
