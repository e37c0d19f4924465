// SPDX-License-Identifier: MIT

import EnsembleInspection
import Foundation

package enum ReplayOutcome: Equatable, Sendable {
  /// A step at which the program differs from the session.
  package struct Difference: Equatable, Sendable {
    /// The action; nil if it is unknown.
    package var step: SessionReport.Step?
    package var message: String
  }

  /// The program behaves as in the session.
  case repeats
  case diverges([Difference])
  /// The test does not compile, or does not run.
  case fails(String)

  /// Reads the output of `swift test`.
  ///
  /// - Parameters:
  ///   - result: The result of the run, which runs no other tests.
  ///   - report: The report of the test.
  ///   - file: The name of the file with the test.
  ///   - text: The contents of that file.
  init(_ result: SwiftCommand.Result, _ report: SessionReport, file: String, text: String) {
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    let differences = Self.differences(lines, report, file, text)
    if !differences.isEmpty {
      self = .diverges(differences)
    } else if result.status == 0 {
      let hasRun = result.output.contains(/Test run with [1-9]\d* test/)
      self = hasRun ? .repeats : .fails("SwiftPM has built the test, but has not run it.")
    } else if lines.contains(where: { $0.contains("\(file):") && $0.contains("error:") }) {
      self = .fails("The test does not compile.")
    } else {
      self = .fails("'swift test' has failed.")
    }
  }

  private static func differences(
    _ lines: [Substring],
    _ report: SessionReport,
    _ file: String,
    _ text: String
  ) -> [Difference] {
    let steps = lineNumbers(ofStepsIn: text)
    return lines.indices.compactMap { index in
      guard let match = lines[index].firstMatch(of: /recorded an issue at ([^:]+):(\d+):\d+: (.*)/),
        match.1 == file, let line = Int(match.2)
      else { return nil }
      let details = lines[(index + 1)...].prefix { !$0.contains(/^(\[|✘|✔|◇|⚠|Test run)/) }
      let position = steps.lastIndex { $0 <= line }
      return Difference(
        step: position.flatMap { report.steps.indices.contains($0) ? report.steps[$0] : nil },
        message: message(String(match.3), details.map(String.init))
      )
    }
  }

  /// Returns the text of an issue, without a generic first line.
  private static func message(_ title: String, _ details: [String]) -> String {
    let text = details.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    if text.hasPrefix("↳ "), title == "Issue recorded" { return String(text.dropFirst(2)) }
    return text.isEmpty ? title : "\(title)\n\(text)"
  }

  /// Returns the lines that perform the actions, each of which is one statement of a generated
  /// test.
  private static func lineNumbers(ofStepsIn text: String) -> [Int] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $1.hasPrefix("  await store.send(") || $1.hasPrefix("  await store.receive(") }
      .map { $0.offset + 1 }
  }
}
