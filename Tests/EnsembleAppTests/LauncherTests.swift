// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleJournal
import EnsembleUI
#if Web
import EnsembleWeb
#endif
import TestTools
import Testing

@testable import EnsembleApp

@MainActor
@Suite("Launching", .timeLimit(.minutes(10)))
struct LauncherTests {
  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  private var launcher: Launcher {
    #if Web
    var launcher = Launcher(
      windows: TwoWindows().windows,
      journal: nil,
      configuration: TwoWindows.webConfiguration
    )
    #else
    var launcher = Launcher(windows: TwoWindows().windows, journal: nil)
    #endif
    let log = log
    launcher.system.isInteractive = { true }
    launcher.system.print = { log.lines.append($0) }
    launcher.system.printError = { log.lines.append("error: \($0)") }
    launcher.system.open = { log.lines.append("open: \($0)") }
    launcher.system.readInput = { _ in false }
    launcher.system.environment = [:]
    return launcher
  }

  @Test func `help is printed, and nothing is started`() async {
    #expect(await launcher.run(["--help"]) == 0)
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.contains("USAGE") == true)
  }

  @Test func `invalid arguments are printed as errors`() async {
    #expect(await launcher.run(["--nonsense"]) == 64)
    #expect(log.lines.first?.hasPrefix("error: ") == true)
  }

  @Test func `a script that cannot be read ends the program`() async {
    #expect(await launcher.run(["--script", "missing"]) == 66)
    #expect(log.lines == ["error: The script 'missing' cannot be read."])
  }

  #if Web
  @Test func `a server prints and opens its address, and runs until it is cancelled`() async throws
  {
    let launcher = launcher
    let running = Task { await launcher.run(["--port", "0", "--open"]) }
    try #require(await eventually { log.lines.count >= 2 })
    let address = try #require(log.lines.first)
    #expect(address.hasPrefix("http://127.0.0.1:"))
    #expect(log.lines == [address, "open: \(address)"])
    running.cancel()
    #expect(await running.value == 0)
  }

  @Test func `a port that is taken is named`() async throws {
    let server = WebServer("Other", configuration: free) { Text("Other") }
    let port = try await server.start()
    #expect(await launcher.run(["--port", "\(port)"]) == 1)
    let reason = "Port \(port) is used by another program; choose another one with --port, or 0"
    #expect(log.lines == ["error: \(reason) for any."])
    await server.stop()
  }

  private var free: WebConfiguration {
    var configuration = WebConfiguration()
    configuration.port = 0
    return configuration
  }

  @Test func `a host name admits other machines under that name only`() throws {
    let open = try launcher.configuration(for: ServerPlan(port: 9000, host: "notes.local"))
    #expect(open.interface == .all)
    #expect(open.allowedHosts == ["notes.local"])
    #expect(open.port == 9000)
    let local = try launcher.configuration(for: ServerPlan(host: "localhost"))
    #expect(local.interface == .loopback)
    #expect(local.allowedHosts.isEmpty)
  }

  /// A launcher whose program sets some properties.
  private func launcher(_ environment: [String: String]) -> Launcher {
    var configuration = WebConfiguration()
    configuration.port = 9000
    configuration.drainTime = .seconds(3)
    var launcher = Launcher(
      windows: TwoWindows().windows,
      journal: nil,
      configuration: configuration
    )
    launcher.system = self.launcher.system
    launcher.system.environment = environment
    return launcher
  }

  @Test func `the environment takes precedence over the program, and options over both`() throws {
    let program = try launcher([:]).configuration(for: ServerPlan())
    #expect(program.port == 9000)
    let launcher = launcher(["ENSEMBLE_PORT": "9001", "ENSEMBLE_INTERFACE": "192.0.2.1"])
    let environment = try launcher.configuration(for: ServerPlan())
    #expect(environment.port == 9001)
    #expect(environment.interface == .addresses(["192.0.2.1"]))
    #expect(environment.drainTime == .seconds(3))
    let options = try launcher.configuration(for: ServerPlan(port: 9002, host: "notes.local"))
    #expect(options.port == 9002)
    #expect(options.interface == .all)
    #expect(options.allowedHosts == ["notes.local"])
  }

  @Test func `the journal of a program is not replaced by that of the environment`() throws {
    var launcher = Launcher(
      windows: RecordedWindows().windows,
      journal: MemoryJournal(),
      configuration: WebConfiguration()
    )
    launcher.system.environment = ["ENSEMBLE_JOURNAL": "/tmp/journal"]
    #expect(try launcher.configuration(for: ServerPlan()).journal is MemoryJournal)
  }

  @Test func `a variable that cannot be read ends the program that serves browsers`() async {
    let launcher = launcher(["ENSEMBLE_PORT": "http"])
    #expect(await launcher.run(["--web"]) == 64)
    #expect(
      log.lines == [
        "error: The variable ENSEMBLE_PORT is 'http'; it has to be a port from 0 to 65535."
      ]
    )
  }

  @Test func `a port that the environment names does not give way`() async throws {
    let server = WebServer("Other", configuration: free) { Text("Other") }
    let port = try await server.start()
    #expect(await launcher(["ENSEMBLE_PORT": "\(port)"]).run(["--web"]) == 1)
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.contains("Port \(port) is used by another program") == true)
    await server.stop()
  }

  @Test func `help about other machines is true for a program with a login`() async {
    #expect(await launcher.run(["--help"]) == 0)
    let text = log.lines.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("can then use the application, unless it has a login."))
  }
  #endif

  @Test func `recorded windows continue in browsers and in the terminal`() async throws {
    let journal = MemoryJournal()
    let windows = RecordedWindows().windows
    #if Web
    let launcher = Launcher(windows: windows, journal: journal, configuration: WebConfiguration())
    #expect(launcher.apps.map(\.path) == ["tally", "board"])
    #expect(launcher.apps.map(\.isShared) == [false, true])
    #expect(try launcher.configuration(for: ServerPlan()).journal is MemoryJournal)
    #endif
    for window in windows {
      for expected in ["Count 0", "Count 1", "Count 2"] {
        let session = SessionJournal(journal, name: "terminal-\(window.path).")
        let tree = try await window.content.prepare(session)()
        #expect(tree.text(of: tree.rootID) == expected)
        #expect(tree.visibleElements.contains { tree.perform(.press, on: $0.id) })
        try await session.close()
      }
    }
  }

  @Test func `a recorded window without a journal begins anew`() async throws {
    let window = try #require(RecordedWindows().windows.first)
    for _ in 1...2 {
      let tree = try await window.content.prepare(SessionJournal())()
      #expect(tree.text(of: tree.rootID) == "Count 0")
      #expect(tree.visibleElements.contains { tree.perform(.press, on: $0.id) })
    }
  }

  #if Web
  @Test func `each window is an application of the server`() {
    #expect(launcher.apps.map(\.path) == ["notes", "wall-clock", "settings"])
    #expect(launcher.apps.map(\.isShared) == [false, true, false])
  }
  #endif
}

@Reducer
private struct Tally {
  @ObservableState
  struct State: Codable, Equatable, Sendable {
    var count = 0
  }

  enum Action: Codable, Sendable {
    case more
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

private struct TallyView: View {
  let store: StoreOf<Tally>

  var body: some View {
    Button("Count \(store.count)") { store.send(.more) }
  }
}

private struct RecordedWindows: App {
  var body: some Scene {
    WindowGroup("Tally", id: "tally") { session in
      TallyView(store: try await session.store(initialState: Tally.State()) { Tally() })
    }
    Window("Board", id: "board") { session in
      TallyView(store: try await session.store(initialState: Tally.State()) { Tally() })
    }
  }
}
