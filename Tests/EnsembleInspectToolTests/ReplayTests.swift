// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleInspection
import Foundation
import Testing

@testable import EnsembleInspectTool

/// The report of two actions, with a test like those that the inspector writes.
private let report = SessionReport(
  program: "shop",
  platform: "Linux",
  date: Date(timeIntervalSinceReferenceDate: 11),
  module: "Shop",
  feature: "Ledger",
  steps: [
    SessionReport.Step(
      number: 9,
      label: ".add(_)",
      sender: "view",
      date: Date(timeIntervalSinceReferenceDate: 10.25),
      changes: [PartChange(path: "sum", old: "1", new: "2")],
      isIncomplete: false
    ),
    SessionReport.Step(
      number: 10,
      label: ".note(_)",
      sender: "reducer",
      date: Date(timeIntervalSinceReferenceDate: 10.5),
      changes: [
        PartChange(path: "", old: "1", new: nil), PartChange(path: "note", old: nil, new: "\"a\""),
      ],
      isIncomplete: true
    ),
  ],
  test: GeneratedTest(
    code: """
      @Test func `Ledger: actions 9 to 10`() async {
        let store = TestStore(initialState: Ledger.State()) {
          Ledger()
        }

        await store.send(.add(1)) {
          $0.sum = 2
        }
        await store.receive(.note("a")) { $0.note = "a" }
        await store.finish()
      }

      """,
    problems: []
  )
)

/// A description of a package as SwiftPM prints it.
private func description(_ tests: [String: [String]] = ["ShopTests": ["Shop"]]) -> Data {
  var targets: [[String: Any]] = [
    ["name": "Shop", "c99name": "Shop", "path": "Sources/Shop", "type": "library"],
    ["name": "my-app", "c99name": "my_app", "path": "Sources/App", "type": "executable"],
  ]
  targets += tests.sorted { $0.key < $1.key }.map { name, dependencies in
    [
      "name": name, "c99name": name, "path": "Tests/\(name)", "type": "test",
      "target_dependencies": dependencies,
    ]
  }
  let package: [String: Any] = ["name": "shop", "targets": targets]
  return (try? JSONSerialization.data(withJSONObject: package)) ?? Data()
}

@Suite("Test targets for replays")
struct TestTargetTests {
  private func find(_ module: String, into name: String? = nil, _ description: Data) -> String {
    do {
      return try TestTarget.find(testing: module, named: name, in: description).path
    } catch {
      return "\(error)"
    }
  }

  @Test func `the only test target of a module is found`() {
    #expect(find("Shop", description()) == "Tests/ShopTests")
    #expect(find("my_app", description(["A": ["my-app"], "B": ["Shop"]])) == "Tests/A")
  }

  @Test func `several test targets are listed, and one may be chosen`() {
    let package = description(["B": ["Shop"], "A": ["Shop", "my-app"], "C": []])
    #expect(
      find("Shop", package)
        == "Several test targets depend on 'Shop'. Choose one with --into:\n  A\n  B"
    )
    #expect(find("Shop", into: "B", package) == "Tests/B")
    #expect(find("Shop", into: "C", package) == "Tests/C")
  }

  @Test func `a test target that does not exist is named`() {
    #expect(
      find("Shop", into: "Other", description())
        == "The package 'shop' has no test target 'Other'. It has:\n  ShopTests"
    )
    #expect(
      find("Shop", into: "Shop", description()).hasPrefix("The package 'shop' has no test target")
    )
  }

  @Test func `a module without tests, and a module of another package, are named`() {
    #expect(find("my_app", description()).hasPrefix("No test target of the package 'shop' depends"))
    #expect(
      find("Bank", description())
        == "The package 'shop' has no module 'Bank'. Run this in the package of the program."
    )
    #expect(find("Shop", Data("no".utf8)).hasPrefix("The description of the package is not"))
  }
}

@Suite("Outcomes of replays")
struct ReplayOutcomeTests {
  private let text = "// A comment.\n\n" + report.test.code

  private func outcome(_ status: Int32, _ output: String) -> ReplayOutcome {
    let result = SwiftCommand.Result(status: status, output: output)
    return ReplayOutcome(result, report, file: "R.swift", text: text)
  }

  @Test func `a test that passes repeats the session`() {
    #expect(outcome(0, "✔ Test run with 1 test in 0 suites passed after 0.1 seconds.") == .repeats)
  }

  @Test func `a test that was not found does not repeat it`() {
    #expect(
      outcome(0, "✔ Test run with 0 tests in 0 suites passed after 0.1 seconds.")
        == .fails("SwiftPM has built the test, but has not run it.")
    )
    #expect(outcome(0, "") == .fails("SwiftPM has built the test, but has not run it."))
  }

  @Test func `an issue is told with its action`() {
    let output = """
      ◇ Test `Ledger: actions 9 to 10`() started.
      ✘ Test `Ledger: actions 9 to 10`() recorded an issue at R.swift:8:3: Issue recorded
      ↳ A state change does not match expectation
          − sum: 2
          + sum: 3
      ✘ Test `Ledger: actions 9 to 10`() recorded an issue at R.swift:11:3: Other
      ✘ Test `Ledger: actions 9 to 10`() failed after 0.1 seconds with 2 issues.
      ✘ Test run with 1 test in 0 suites failed after 0.1 seconds with 2 issues.
      """
    let message = """
      A state change does not match expectation
          − sum: 2
          + sum: 3
      """
    #expect(
      outcome(1, output)
        == .diverges([
          .init(step: report.steps[0], message: message),
          .init(step: report.steps[1], message: "Other"),
        ])
    )
  }

  @Test func `an issue before the first action has no action`() {
    let output = "✘ Test a() recorded an issue at R.swift:4:3: No"
    #expect(outcome(1, output) == .diverges([.init(step: nil, message: "No")]))
  }

  @Test func `an issue of another file is not one of the replay`() {
    let output = "✘ Test a() recorded an issue at Other.swift:4:3: No"
    #expect(outcome(1, output) == .fails("'swift test' has failed."))
  }

  @Test func `a test that does not compile is told apart`() {
    let output = "/x/Tests/ShopTests/R.swift:5:3: error: cannot find 'Ledger' in scope"
    #expect(outcome(1, output) == .fails("The test does not compile."))
    #expect(outcome(1, "error: fatalError") == .fails("'swift test' has failed."))
    #expect(outcome(-1, "") == .fails("'swift test' has failed."))
  }
}

@Suite("Replays")
struct SessionReplayTests {
  /// The calls of `swift`, and the text that each has found in the folder of the tests.
  private let calls = LockIsolated<[[String]]>([])
  private let texts = LockIsolated<[String]>([])
  private let package = FileManager.default.temporaryDirectory
    .appendingPathComponent("replay-\(UUID())")

  private var tests: URL { package.appendingPathComponent("Tests/ShopTests") }

  private func swift(_ status: Int32, _ output: String) -> SwiftCommand {
    SwiftCommand { [calls, texts, tests] arguments, _, _ in
      calls.withValue { $0.append(arguments) }
      if arguments.first == "package" {
        return .init(status: 0, output: String(decoding: description(), as: UTF8.self))
      }
      for file in (try? FileManager.default.contentsOfDirectory(atPath: tests.path)) ?? [] {
        let text = try String(contentsOf: tests.appendingPathComponent(file), encoding: .utf8)
        texts.withValue { $0.append(text) }
      }
      return .init(status: status, output: output)
    }
  }

  @Test func `the test is written, run alone, and removed`() throws {
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: package) }
    let replay = try SessionReplay(
      of: report,
      in: package,
      into: nil,
      options: ["--traits", "A"],
      swift: swift(0, "✔ Test run with 1 test in 0 suites passed after 0.1 seconds.")
    )
    #expect(!FileManager.default.fileExists(atPath: replay.file.path))
    #expect(try replay.run() == .repeats)
    let name = replay.file.lastPathComponent
    #expect(
      calls.value == [
        ["package", "describe", "--type", "json"],
        ["test", "--disable-xctest", "--filter", name, "--traits", "A"],
      ]
    )
    #expect(texts.value.count == 1 && texts.value[0].hasSuffix(report.test.code))
    replay.removeFile()
    #expect(try FileManager.default.contentsOfDirectory(atPath: tests.path).isEmpty)
  }

  @Test func `a report without a test is refused before anything runs`() {
    var empty = report
    empty.test.code = ""
    #expect(throws: ReplayError.self) {
      try SessionReplay(of: empty, in: package, into: nil, swift: swift(0, ""))
    }
    #expect(calls.value.isEmpty)
  }

  @Test func `a folder that is no package is refused`() {
    let swift = SwiftCommand { _, _, _ in .init(status: 1, output: "") }
    #expect(throws: ReplayError("'\(package.path)' cannot be read as a package.")) {
      try SessionReplay(of: report, in: package, into: nil, swift: swift)
    }
  }
}

@Suite("Summaries of reports")
struct ReportSummaryTests {
  @Test func `a summary lists the actions and their changes`() {
    #expect(
      report.summary == """
        Ledger of the module Shop
        Written by shop on 2001-01-01T00:00:11Z, Linux

         9  .add(_)  (view, 00:00:10.250)
              sum: 1 → 2
        10  .note(_)  (reducer, 00:00:10.500)
              state: removed 1
              note: added "a"
              and more
        """
    )
  }

  @Test func `a summary lists the problems of the test`() {
    var report = report
    report.test.problems = ["a closure"]
    #expect(report.summary.hasSuffix("may not compile as it is:\n  a closure"))
  }

  @Test func `no text of a report controls the terminal`() {
    var hostile = report
    hostile.program = "\u{1B}]0;x\u{7}"
    hostile.feature = "a\nb\u{202E}"
    hostile.steps[0].label = "\u{9B}2J\r"
    hostile.steps[0].changes = [PartChange(path: "\u{1B}", old: "\u{8}", new: "\u{200B}\u{2028}")]
    hostile.test.problems = ["\u{1B}c"]
    let controls = hostile.summary.unicodeScalars.filter {
      $0 != "\n" && [.control, .format, .lineSeparator].contains($0.properties.generalCategory)
    }
    #expect(controls.isEmpty)
    #expect(hostile.summary.contains(#"a\u{A}b\u{202E} of the module"#))
  }

  @Test func `code keeps its lines, and shows what is hidden in it`() {
    #expect(visible("let a = 1\nlet b = 2\n", keepsLines: true) == "let a = 1\nlet b = 2\n")
    #expect(visible("a\u{2066}b\t", keepsLines: true) == #"a\u{2066}b\u{9}"#)
    #expect(visible("日本 é 🙂") == "日本 é 🙂")
  }
}
