// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleLint

@Suite("Suppressions")
struct SuppressionTests {
  private func findings(_ lines: String...) -> [String] {
    let text = "@Reducer struct F {\n\(lines.joined(separator: "\n"))\n}"
    let report = LintReport(checking: [LintSource(path: "A.swift", text: text)])
    return report.findings.map { "\($0.line) \($0.rule): \($0.message)" }
  }

  private let call = "func a() { _ = UUID() }"

  @Test func `a comment suppresses the next line, its own, or some`() {
    let rule = "uncontrolled-dependency - Tests do not care."
    #expect(findings("// ensemble-lint:disable:next \(rule)", call) == [])
    #expect(findings("\(call)  // ensemble-lint:disable:this \(rule)") == [])
    #expect(
      findings(
        "// ensemble-lint:disable \(rule)",
        call,
        call,
        "// ensemble-lint:enable uncontrolled-dependency"
      ) == []
    )
    #expect(findings("// ensemble-lint:disable \(rule)", call) == [])
  }

  @Test func `other lines and other rules are not suppressed`() {
    let rule = "uncontrolled-dependency - Tests do not care."
    let later = findings("// ensemble-lint:disable:next \(rule)", call, call)
    #expect(later.map { $0.prefix(1) } == ["4"])
    let ended = findings(
      "// ensemble-lint:disable \(rule)",
      call,
      "// ensemble-lint:enable uncontrolled-dependency",
      call
    )
    #expect(ended.map { $0.prefix(1) } == ["5"])
    let other = findings("// ensemble-lint:disable:next store-in-view - No view.", call)
    #expect(
      other.first == "2 suppression: 'store-in-view' does not object here. Remove the suppression."
    )
    #expect(other.count == 2)
  }

  @Test(
    arguments: [
      ("disable:next uncontrolled-dependency", "Give the reason after the rule"),
      ("disable:next uncontrolled-dependency - ", "Give the reason after the rule"),
      ("disable:next - Tests", "Name the rule"),
      ("disable:next uuid - Tests", "There is no rule 'uuid'"),
      ("disable:next uncontrolled-dependency — Tests", "Write ' - '"),
      ("ignore uncontrolled-dependency - Tests", "Write 'disable:next'"),
    ]
  )
  func `a suppression that is a mistake is a finding`(command: String, message: String) {
    let found = findings("// ensemble-lint:\(command)", call)
    #expect(found.contains { $0.hasPrefix("2 suppression: ") && $0.contains(message) })
  }

  @Test func `rules that are suppressed together end one by one`() {
    let found = findings(
      "// ensemble-lint:disable store-in-view uncontrolled-dependency - Tests.",
      "// ensemble-lint:enable store-in-view",
      call,
      "// ensemble-lint:enable uncontrolled-dependency",
      "// ensemble-lint:enable uncontrolled-dependency"
    )
    #expect(
      found == [
        "2 suppression: 'store-in-view' does not object here. Remove the suppression.",
        "6 suppression: 'uncontrolled-dependency' is not disabled here. Remove the comment.",
      ]
    )
  }

  @Test(
    arguments: [
      "/* COMMAND */", "/// COMMAND", "//\tCOMMAND", "/** COMMAND */", "/* Note:\n * COMMAND\n */",
    ]
  )
  func `each kind of comment suppresses`(comment: String) {
    let command = "ensemble-lint:disable uncontrolled-dependency - Tests."
    #expect(findings(comment.replacing("COMMAND", with: command), call) == [])
  }

  @Test func `an example in documentation is no suppression`() {
    #expect(findings("/// // ensemble-lint:disable:next store-in-view - No view.", call).count == 1)
  }

  @Test func `a text in a string and a comment on lint are no suppressions`() {
    #expect(findings("let a = \"// ensemble-lint:disable:next\"", "// About ensemble-lint.") == [])
  }
}
