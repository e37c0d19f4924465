// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleApp

@Suite("Choosing where windows are shown")
struct LaunchPlanTests {
  private func plan(_ arguments: [String], isInteractive: Bool = true) -> LaunchPlan {
    LaunchPlan(arguments, windows: ["notes", "clock"], isInteractive: isInteractive)
  }

  @Test func `a person at a terminal gets a server for browsers`() {
    #expect(plan([]) == .web(ServerPlan()))
  }

  @Test func `piped input or output is a script for the first window`() {
    #expect(plan([], isInteractive: false) == .terminal(window: 0, script: nil))
  }

  @Test(arguments: [
    (["--terminal"], LaunchPlan.terminal(window: 0, script: nil)),
    (["--window", "clock"], .terminal(window: 1, script: nil)),
    (["--script", "a.txt"], .terminal(window: 0, script: "a.txt")),
    (["--terminal", "--window", "notes", "--script", "b"], .terminal(window: 0, script: "b")),
    (["--web"], .web(ServerPlan())),
    (["--port", "0"], .web(ServerPlan(port: 0))),
    (["--host", "notes.local"], .web(ServerPlan(host: "notes.local"))),
    (["--open"], .web(ServerPlan(opensBrowser: true))),
  ])
  func `options decide, whatever the streams are`(arguments: [String], expected: LaunchPlan) {
    #expect(plan(arguments) == expected)
    #expect(plan(arguments, isInteractive: false) == expected)
  }

  @Test func `help lists the options, and is no error`() throws {
    guard case .message(let text, 0) = plan(["--help"]) else {
      Issue.record("No help is shown.")
      return
    }
    for option in ["--terminal", "--web", "--port", "--host", "--open", "--script"] {
      #expect(text.contains(option))
    }
  }

  @Test(arguments: [
    (["--port", "70000"], "70000"),
    (["--colour"], "--colour"),
    (["--terminal", "--port", "1"], "are for the terminal"),
    (["--window", "editor"], "There is no window 'editor'. The windows are: 'notes', 'clock'."),
    (["--host", "0.0.0.0"], "not '0.0.0.0'"),
    (["--host", "http://a"], "not 'http://a'"),
  ])
  func `invalid arguments are explained`(arguments: [String], reason: String) {
    guard case .message(let text, 64) = plan(arguments) else {
      Issue.record("The arguments \(arguments) are accepted.")
      return
    }
    #expect(text.contains(reason))
  }

  @Test func `a program without windows says so`() {
    guard case .message(let text, 64) = LaunchPlan([], windows: [], isInteractive: true) else {
      Issue.record("The program starts.")
      return
    }
    #expect(text.contains("The application has no windows."))
  }
}
