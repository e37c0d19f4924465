// SPDX-License-Identifier: MIT

import EnsembleInspection
import Foundation

extension BlackBoxReading {
  /// The facts about the file in words, which a terminal may show.
  package var summary: String {
    let date = Date(timeIntervalSince1970: Double(start) / 1e9)
    var lines = [
      "Started \(date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))"
    ]
    if let first = entries.first, first.number > 1 {
      lines.append("\(first.number - 1) older entries were replaced.")
    }
    if lostCount > 0 { lines.append("\(lostCount) entries cannot be read.") }
    lines.append(ending)
    return lines.joined(separator: "\n") + "\n"
  }

  private var ending: String {
    if hasEnded { return "The program has ended as intended." }
    guard let last = entries.last(where: { $0.kind == .reduction }) else {
      return "The program is running, or was ended by a crash or a signal."
    }
    return """
      The program is running, or has crashed in the reducer of store \(last.store), in its action \(last.action) \
      '.\(visible(last.text))'.
      """
  }
}
