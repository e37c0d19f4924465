// SPDX-License-Identifier: MIT

import EnsembleDependencies
import Foundation

/// The dependencies of a test that repeats a range of recorded actions.
struct TestDependencies {
  /// The dates and numbers that the reducers have read.
  let given: GivenValues.Lists
  /// The dependencies that the reducers have read, as in `\.calendar`.
  let read: [String]
  /// The dependencies of the store.
  let values: DependencyValues
  /// Whether the test controls effects.
  let hasEffects: Bool

  /// The statements that set them.
  var lines: [String] {
    var lines = hasEffects ? ["effects.control(&$0)"] : []
    var writer = SourceWriter()
    if !given.dates.isEmpty {
      lines.append("$0.date = .recorded(\(writer.expression(given.dates, isTyped: true)))")
    }
    if !given.identifiers.isEmpty {
      lines.append("$0.uuid = .recorded(\(writer.expression(given.identifiers, isTyped: true)))")
    }
    if !given.numbers.isEmpty {
      let numbers = writer.expression(given.numbers, isTyped: true)
      lines.append("$0.withRandomNumberGenerator = .recorded(\(numbers))")
    }
    for path in read { lines += self.lines(for: path, &writer) }
    return lines
  }

  private func lines(for path: String, _ writer: inout SourceWriter) -> [String] {
    switch path {
    case #"\.calendar"#:
      let calendar = values.calendar
      return [
        "$0.calendar = \(writer.expression(calendar, isTyped: true))",
        "$0.calendar.timeZone = \(writer.expression(calendar.timeZone, isTyped: true))",
        "$0.calendar.firstWeekday = \(calendar.firstWeekday)",
      ]
    case #"\.locale"#: return ["$0.locale = \(writer.expression(values.locale, isTyped: true))"]
    case #"\.timeZone"#:
      return ["$0.timeZone = \(writer.expression(values.timeZone, isTyped: true))"]
    case _ where Self.given.contains(path) || path.hasPrefix(#"\.default"#): return []
    default:
      return ["// The reducers read '\(path)'. If they ask it for values, it has to be set here."]
    }
  }

  /// The dependencies that a generated test need not set, because the test store provides them.
  private static let given: Set = [
    #"\.date"#, #"\.uuid"#, #"\.withRandomNumberGenerator"#, #"\.stackElementID"#, #"\.dismiss"#,
    #"\.isPresented"#, #"\.continuousClock"#, #"\.suspendingClock"#,
    // Those of the library, which a test cannot name.
    #"\.sharedRegistry"#, #"\.sharedScopes"#,
  ]
}
