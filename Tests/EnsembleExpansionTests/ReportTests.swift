// SPDX-License-Identifier: MIT

import EnsembleExpansion
import Testing

@Suite("Expanding files")
struct ReportTests {
  private let plain = SourceText(name: "Plain.swift", text: "let a = 1\n")
  private let unended = SourceText(name: "Unended.swift", text: "let b = 2")
  private let broken = SourceText(name: "Broken.swift", text: "let c =\n")
  private let misused = SourceText(name: "Misused.swift", text: "@CasePathable var d = 4\n")

  @Test("one file is printed as it is")
  func oneFile() {
    let report = ExpansionReport(expanding: [plain])
    #expect(report.output == "let a = 1\n")
    #expect(report.outcome == .success)
  }

  @Test("each of several files is named")
  func severalFiles() {
    let report = ExpansionReport(expanding: [plain, unended])
    #expect(report.output == "// Plain.swift\n\nlet a = 1\n\n// Unended.swift\n\nlet b = 2\n")
  }

  @Test("a syntax error in one file withholds the others")
  func syntaxError() {
    let report = ExpansionReport(expanding: [plain, broken, misused])
    #expect(report.output.isEmpty)
    #expect(report.outcome == .syntaxError)
    #expect(report.messages.map(\.file) == ["Broken.swift", "Misused.swift"])
  }

  @Test("a macro's error does not withhold the output")
  func macroError() {
    let report = ExpansionReport(expanding: [misused])
    #expect(report.output == "var d = 4\n")
    #expect(report.outcome == .macroError)
  }

  @Test("a warning is no failure")
  func warning() {
    let source = "@ObservableState struct State { var x = make() }\n"
    let report = ExpansionReport(expanding: [SourceText(name: "State.swift", text: source)])
    #expect(report.messages.map(\.severity) == [.warning])
    #expect(report.outcome == .success)
  }

  @Test("exit codes are those of the commands that compilers and systems use")
  func exitCodes() {
    let outcomes: [ExpansionReport.Outcome] = [.success, .macroError, .syntaxError]
    #expect(outcomes.map(\.rawValue) == [0, 1, 65])
  }
}
