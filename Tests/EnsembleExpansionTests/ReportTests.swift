// SPDX-License-Identifier: MIT

import EnsembleExpansion
import Testing

@Suite("Expansion of files")
struct ReportTests {
  private let plain = SourceText(name: "Plain.swift", text: "let a = 1\n")
  private let unended = SourceText(name: "Unended.swift", text: "let b = 2")
  private let broken = SourceText(name: "Broken.swift", text: "let c =\n")
  private let misused = SourceText(name: "Misused.swift", text: "@CasePathable var d = 4\n")

  @Test("a single file is printed without a comment")
  func oneFile() {
    let report = ExpansionReport(expanding: [plain])
    #expect(report.output == "let a = 1\n")
    #expect(report.outcome == .success)
  }

  @Test("a comment names each of several files")
  func severalFiles() {
    let report = ExpansionReport(expanding: [plain, unended])
    #expect(report.output == "// Plain.swift\n\nlet a = 1\n\n// Unended.swift\n\nlet b = 2\n")
  }

  @Test("a syntax error in one file suppresses the output of all files")
  func syntaxError() {
    let report = ExpansionReport(expanding: [plain, broken, misused])
    #expect(report.output.isEmpty)
    #expect(report.outcome == .syntaxError)
    #expect(report.messages.map(\.file) == ["Broken.swift", "Misused.swift"])
  }

  @Test("an error of a macro does not suppress the output")
  func macroError() {
    let report = ExpansionReport(expanding: [misused])
    #expect(report.output == "var d = 4\n")
    #expect(report.outcome == .macroError)
  }

  @Test("a warning does not fail the command")
  func warning() {
    let source = "@ObservableState struct State { var x = make() }\n"
    let report = ExpansionReport(expanding: [SourceText(name: "State.swift", text: source)])
    #expect(report.messages.map(\.severity) == [.warning])
    #expect(report.outcome == .success)
  }

  @Test("exit codes follow the conventions of compilers and systems")
  func exitCodes() {
    let outcomes: [ExpansionReport.Outcome] = [.success, .macroError, .syntaxError]
    #expect(outcomes.map(\.rawValue) == [0, 1, 65])
  }
}
