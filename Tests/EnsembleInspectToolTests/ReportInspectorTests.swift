// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspectTool
import EnsembleInspection
import EnsembleInspector
import EnsembleUI
import Foundation
import Testing

@MainActor
@Suite("The inspector of a bug report")
struct ReportInspectorTests {
  private let report = SessionReport(
    program: "shop",
    platform: "Linux",
    date: Date(timeIntervalSinceReferenceDate: 11),
    module: "Shop",
    feature: "Ledger",
    steps: [
      step(9, ".add(_)", "view", [PartChange(path: "sum", old: "1", new: "2")]),
      step(10, ".note(_)", "reducer", [PartChange(path: "note", old: nil, new: "\"a\"")]),
      step(
        11,
        ".loaded(_)",
        "effect of Shop/Ledger.swift:12",
        [
          PartChange(path: "sum", old: "2", new: "5"),
          PartChange(path: "note", old: "\"a\"", new: nil),
        ]
      ),
    ],
    test: GeneratedTest(code: "@Test func ledger() {}", problems: [])
  )

  private static func step(
    _ number: UInt64,
    _ label: String,
    _ sender: String,
    _ changes: [PartChange]
  ) -> SessionReport.Step {
    SessionReport.Step(
      number: number,
      label: label,
      sender: sender,
      date: Date(timeIntervalSinceReferenceDate: Double(number)),
      changes: changes,
      isIncomplete: false
    )
  }

  private func numbers(_ filter: String, before end: UInt64? = nil, limit: Int = 10) -> [UInt64] {
    let answer = report.answer(.actions(store: 1, before: end, matching: filter, limit: limit))
    guard case .actions(let actions) = answer else { return [] }
    return actions.map(\.number)
  }

  private func values(after number: UInt64) -> [String] {
    let request = InspectionRequest.parts(store: 1, number: number, path: [], range: 0..<10)
    guard case .parts(let parts) = report.answer(request) else { return [] }
    return parts.map { "\($0.name) \($0.summary)" }
  }

  @Test func `the report is one store, with the numbers of its actions`() {
    guard case .stores(let stores) = report.answer(.stores) else {
      Issue.record("There is no store.")
      return
    }
    #expect(stores.map(\.title) == ["Ledger"])
    #expect(stores.map(\.firstNumber) == [9])
    #expect(stores.map(\.lastNumber) == [11])
  }

  @Test func `its actions are listed and filtered, the newest first`() {
    #expect(numbers("") == [11, 10, 9])
    #expect(numbers("", before: 11, limit: 1) == [10])
    #expect(numbers("from:view") == [9])
    #expect(numbers("from:Ledger.swift") == [11])
    #expect(numbers("-note") == [11, 9])
    #expect(numbers("", limit: -1) == [])
  }

  @Test func `a state is the last values of what the actions have changed`() {
    #expect(values(after: 8) == [])
    #expect(values(after: 9) == ["sum 2"])
    #expect(values(after: 10) == ["note \"a\"", "sum 2"])
    #expect(values(after: 11) == ["sum 5"])
  }

  @Test func `a change of a whole replaces what was known of its parts`() {
    var report = report
    report.steps = [
      Self.step(
        1,
        ".add",
        "view",
        [
          PartChange(path: "form.name", old: "\"\"", new: "\"a\""),
          PartChange(path: "rows[3].title", old: "\"b\"", new: "\"c\""),
          PartChange(path: "rowsShown", old: "1", new: "2"),
        ]
      ),
      Self.step(
        2,
        ".remove",
        "view",
        [
          PartChange(path: "form", old: "Form(…)", new: "nil"),
          PartChange(path: "rows[3]", old: "Row(…)", new: nil),
          PartChange(path: "rows", old: "in another order", new: "moved"),
        ]
      ),
    ]
    let request = InspectionRequest.parts(store: 1, number: 2, path: [], range: 0..<10)
    guard case .parts(let parts) = report.answer(request) else {
      Issue.record("There are no parts.")
      return
    }
    #expect(parts.map { "\($0.name) \($0.summary)" } == ["form nil", "rowsShown 2"])
  }

  @Test func `two states are compared`() {
    #expect(
      report.answer(.compare(store: 1, from: 9, to: 11))
        == .changes([PartChange(path: "sum", old: "2", new: "5")])
    )
    #expect(report.answer(.compare(store: 1, from: 11, to: 11)) == .changes([]))
  }

  @Test func `the test and the report are those of all actions`() {
    #expect(report.answer(.test(store: 1, range: 9...11)) == .test(report.test))
    #expect(report.answer(.report(store: 1, range: 1...20)) == .report(report))
    guard case .failure = report.answer(.test(store: 1, range: 10...11)) else {
      Issue.record("A part of the actions has a test.")
      return
    }
  }

  @Test func `what needs the program is refused with the reason`() {
    for request: InspectionRequest in [
      .travel(store: 1, number: 9), .fork(store: 1, number: 9), .send(store: 1, action: ".add(1)"),
      .find(store: 1, from: 9, condition: "sum > 1"), .continueFromPast(store: 1),
      .skip(store: 1, number: 11, skipped: [9]),
    ] {
      guard case .failure(let reason) = report.answer(request) else {
        Issue.record("\(request) is not refused.")
        continue
      }
      #expect(reason.contains("no program"))
    }
    guard case .failure = report.answer(.action(store: 1, number: 12)) else {
      Issue.record("There is an action 12.")
      return
    }
  }

  @Test func `the inspector shows its actions and changes`() async {
    let host = withDependencies {
      $0.continuousClock = .immediate
    } operation: {
      ViewHost(Inspector.view(asking: .reading(report), isInTerminal: true))
    }
    await host.wait(timeout: .seconds(300)) { $0.text(containing: ".loaded(_)") != nil }
    #expect(host.text(containing: ".add(_)") != nil)
    await host.wait(timeout: .seconds(300)) { $0.text(containing: "sum = 5") != nil }
  }
}
