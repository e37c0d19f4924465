// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleApp

@Suite("Choosing where windows are shown")
struct LaunchPlanTests {
  private func plan(_ arguments: [String], isInteractive: Bool = true) -> LaunchPlan {
    LaunchPlan(arguments, windows: ["notes", "clock"], isInteractive: isInteractive)
  }

  #if Web
  @Test func `a person at a terminal gets a server for browsers`() {
    #expect(plan([]) == .web(ServerPlan()))
  }

  @Test(arguments: [
    (["--web"], LaunchPlan.web(ServerPlan())),
    (["--port", "0"], .web(ServerPlan(port: 0))),
    (["--host", "notes.local"], .web(ServerPlan(host: "notes.local"))),
    (["--open"], .web(ServerPlan(opensBrowser: true))),
  ])
  func `options of a server start one, whatever the streams are`(
    arguments: [String],
    expected: LaunchPlan
  ) {
    #expect(plan(arguments) == expected)
    #expect(plan(arguments, isInteractive: false) == expected)
  }

  @Test(arguments: [
    (["--terminal", "--port", "1"], "are for the terminal"),
    (["--host", "0.0.0.0"], "not '0.0.0.0'"),
    (["--host", "http://a"], "not 'http://a'"),
  ])
  func `invalid options of a server are explained`(arguments: [String], reason: String) {
    guard case .message(let text, 64) = plan(arguments) else {
      Issue.record("The arguments \(arguments) are accepted.")
      return
    }
    #expect(text.contains(reason))
  }
  #else
  @Test func `a person at a terminal sees the first window`() {
    #expect(plan([]) == .terminal(window: 0, script: nil))
  }

  @Test(arguments: [["--web"], ["--port", "0"], ["--host", "notes.local"], ["--open"]])
  func `options of a server name the missing trait`(arguments: [String]) {
    guard case .message(let text, 64) = plan(arguments) else {
      Issue.record("The arguments \(arguments) are accepted.")
      return
    }
    #expect(text.contains("without the trait 'Web'"))
  }
  #endif

  @Test func `piped input or output is a script for the first window`() {
    #expect(plan([], isInteractive: false) == .terminal(window: 0, script: nil))
  }

  @Test(arguments: [
    (["--terminal"], LaunchPlan.terminal(window: 0, script: nil)),
    (["--window", "clock"], .terminal(window: 1, script: nil)),
    (["--script", "a.txt"], .terminal(window: 0, script: "a.txt")),
    (["--no-mouse"], .terminal(window: 0, script: nil, takesMouse: false)),
    (["--terminal", "--window", "notes", "--script", "b"], .terminal(window: 0, script: "b")),
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
    for option in ["--terminal", "--script"] { #expect(text.contains(option)) }
    for option in ["--web", "--port", "--host", "--open"] {
      #if Web
      #expect(text.contains(option))
      #else
      #expect(!text.contains(option))
      #endif
    }
  }

  @Test(arguments: [
    (["--port", "70000"], "70000"),
    (["--colour"], "--colour"),
    (["--window", "editor"], "There is no window 'editor'. The windows are: 'notes', 'clock'."),
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
