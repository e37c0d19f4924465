// SPDX-License-Identifier: MIT

import EnsembleInspection
import Foundation

extension SessionReport {
  /// The contents in words, which a terminal may show.
  package var summary: String {
    var lines = [
      "\(visible(feature)) of the module \(visible(module))",
      "Written by \(visible(program)) on \(date.formatted(.iso8601)), \(visible(platform))",
      "",
    ]
    let width = steps.last.map { "\($0.number)".count } ?? 1
    for step in steps { lines += Self.lines(step, width) }
    if !test.problems.isEmpty {
      lines += ["", "These values have no source code, so the test may not compile as it is:"]
      lines += test.problems.map { "  " + visible($0) }
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(_ step: Step, _ width: Int) -> [String] {
    let number = String(repeating: " ", count: max(0, width - "\(step.number)".count))
    let time = step.date.formatted(
      Date.ISO8601FormatStyle(includingFractionalSeconds: true).time(
        includingFractionalSeconds: true
      )
    )
    let head = "\(number)\(step.number)  \(visible(step.label))  (\(visible(step.sender)), \(time))"
    let indent = String(repeating: " ", count: width + 4)
    var lines = step.changes.map { change in
      let path = change.path.isEmpty ? "state" : visible(change.path)
      switch (change.old, change.new) {
      case (let old?, let new?): return "\(path): \(visible(old)) → \(visible(new))"
      case (nil, let new?): return "\(path): added \(visible(new))"
      case (let old?, nil): return "\(path): removed \(visible(old))"
      case (nil, nil): return path
      }
    }
    if step.isIncomplete { lines.append("and more") }
    return [head] + lines.map { indent + $0 }
  }
}
