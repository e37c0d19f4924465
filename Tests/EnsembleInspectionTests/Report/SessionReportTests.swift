// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import EnsembleInspection

@MainActor
@Suite("Reports of sessions")
struct SessionReportTests {
  private let inspection = StoreInspection()
  private let store: StoreOf<Ledger>
  private let history: StoreHistory<Ledger.State, Ledger.Action>

  init() throws {
    store = Store(initialState: Ledger.State()) {
      Ledger()
    } withDependencies: {
      useLiveValues(&$0)
    }
    history = try #require(store.record(in: inspection))
  }

  private func report(_ range: ClosedRange<UInt64>) throws -> SessionReport {
    let answer = inspection.answer(.report(store: history.id, range: range))
    guard case .report(let report) = answer else { throw MissingReport(answer: answer) }
    return report
  }

  private struct MissingReport: Error { let answer: InspectionAnswer }

  @Test func `a report has the actions, their changes and the test`() throws {
    store.send(.note("a"))
    store.send(.relay(2))
    let report = try report(1...3)
    #expect(report.module == "EnsembleInspectionTests" && report.feature == "Ledger")
    #expect(report.name == "Ledger 1-3")
    #expect(!report.program.isEmpty && !report.platform.isEmpty)
    #expect(report.steps.map(\.number) == [1, 2, 3])
    #expect(report.steps.map(\.sender) == ["view", "view", "reducer"])
    #expect(report.steps[0].label == history.summary(of: 1)?.label)
    #expect(report.steps[0].date == history.summary(of: 1)?.date)
    #expect(report.steps[0].changes == [PartChange(path: "note", old: #""""#, new: #""a""#)])
    #expect(report.test == history.test(of: 1...3))
  }

  @Test func `the sender of an action may be an effect`() async throws {
    await store.send(.load).finish()
    #expect(try report(2...2).steps[0].sender.hasPrefix("effect of "))
  }

  @Test func `only the actions that are kept are reported`() throws {
    for number in 1...3 { store.send(.add(number)) }
    #expect(try report(2...9).steps.map(\.number) == [2, 3])
    #expect(try report(0...1).steps.map(\.number) == [1])
  }

  @Test func `too many actions are refused`() {
    for number in 1...1_001 { store.send(.note("\(number)")) }
    #expect(
      inspection.answer(.report(store: history.id, range: 1...1_001))
        == .failure("A report has at most 1000 actions, but 1...1001 are more of them.")
    )
    #expect(
      inspection.answer(.report(store: history.id, range: 0 ... .max))
        == .failure("A report has at most 1000 actions, but 1...1001 are more of them.")
    )
    #expect(throws: Never.self) { try report(2...1_001) }
  }

  @Test func `a file of the report contains no secret`() throws {
    let store = Store(initialState: Safe.State()) { Safe() }
    let history = try #require(store.record(in: inspection))
    store.send(.set("73519"))
    let answer = inspection.answer(.report(store: history.id, range: 1...1))
    guard case .report(let report) = answer else { throw MissingReport(answer: answer) }
    #expect(store.pin.value == "73519")
    #expect(!report.test.problems.isEmpty)
    #expect(!String(decoding: try report.encoded(), as: UTF8.self).contains("73519"))
  }
}

/// The files of reports.
@Suite("Files of reports")
struct ReportFileTests {
  private static let step = SessionReport.Step(
    number: 3,
    label: ".add(_)",
    sender: "view",
    date: Date(timeIntervalSinceReferenceDate: 10.25),
    changes: [PartChange(path: "count", old: "1", new: nil)],
    isIncomplete: true
  )

  private func report(_ numbers: [UInt64] = [3], module: String = "Shop") -> SessionReport {
    SessionReport(
      program: "shop",
      platform: "Linux",
      date: Date(timeIntervalSinceReferenceDate: 11),
      module: module,
      feature: "Ledger",
      steps: numbers.map {
        var step = Self.step
        step.number = $0
        return step
      },
      test: GeneratedTest(code: "let x = \"/\"\n", problems: ["none"])
    )
  }

  private func text(_ report: SessionReport) throws -> String {
    String(decoding: try report.encoded(), as: UTF8.self)
  }

  private func error(_ text: String) -> SessionReport.FileError? {
    do {
      _ = try SessionReport(decoding: Data(text.utf8))
      return nil
    } catch {
      return error as? SessionReport.FileError
    }
  }

  @Test func `a file is read as it was written`() throws {
    #expect(try SessionReport(decoding: report([3, 4]).encoded()) == report([3, 4]))
  }

  @Test func `a file can be read by a person`() throws {
    let text = try text(report())
    #expect(text.contains(#""format" : "ensemble-report""#))
    #expect(text.contains(#""version" : 1"#))
    #expect(text.contains(#""date" : "2001-01-01T00:00:10.250Z""#))
  }

  @Test(arguments: ["", "no", "[]", "{}", #"{"format": "other", "version": 1}"#, "null"])
  func `another file is told apart`(text: String) {
    #expect(error(text) == .notReport)
  }

  @Test func `a newer version is told apart, whatever it contains`() {
    #expect(error(#"{"format": "ensemble-report", "version": 2, "session": []}"#) == .newer(2))
  }

  @Test func `a version that never was is damaged`() throws {
    let text = try text(report()).replacing(#""version" : 1"#, with: #""version" : 0"#)
    #expect(error(text) == .damaged("There is no version 0."))
  }

  @Test func `a missing and a wrong value are named`() throws {
    let text = try text(report())
    #expect(
      error(text.replacing(#""module""#, with: #""modul""#))
        == .damaged("'report.module' is missing.")
    )
    #expect(
      error(text.replacing(#""number" : 3"#, with: #""number" : "3""#))
        == .damaged("'report.steps.[0].number' is not what it has to be.")
    )
    #expect(
      error(text.replacing("2001-01-01T00:00:10.250Z", with: "yesterday"))
        == .damaged("'report.steps.[0].date' cannot be read.")
    )
  }

  @Test func `a file that ends early is no report`() throws {
    let data = try report().encoded()
    for count in stride(from: 0, to: data.count, by: 17) {
      #expect(throws: SessionReport.FileError.self) {
        try SessionReport(decoding: data.prefix(count))
      }
    }
  }

  @Test func `a file that is too large is not read`() {
    let data = Data(count: SessionReport.fileLimit + 1)
    #expect(throws: SessionReport.FileError.tooLarge) { try SessionReport(decoding: data) }
  }

  @Test(arguments: ["", "a b", "../x", "1a", "a;b", "A.B"])
  func `a name that is no module is refused`(name: String) throws {
    guard case .damaged(let problem) = error(try text(report(module: name))) else {
      Issue.record("'\(name)' is accepted.")
      return
    }
    #expect(problem == "'\(name)' is not the name of a module.")
  }

  @Test func `actions without order are refused`() throws {
    let gap = SessionReport.FileError.damaged("The action 3 is not followed by the next one.")
    #expect(error(try text(report([3, 5]))) == gap)
    #expect(error(try text(report([3, 3]))) == gap)
    #expect(
      error(try text(report([.max, 0])))
        == .damaged("The action \(UInt64.max) is not followed by the next one.")
    )
    #expect(error(try text(report([]))) == .damaged("It has no actions."))
    #expect(error(try text(report(Array(1...1_001)))) == .damaged("It has more than 1000 actions."))
  }
}

@Reducer
private struct Safe {
  @ObservableState
  struct State: Equatable {
    var pin = Sensitive("")
  }

  enum Action {
    case set(Sensitive<String>)

    static func set(_ text: String) -> Self { .set(Sensitive(text)) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .set(let pin):
        state.pin = pin
        return .none
      }
    }
  }
}
