// SPDX-License-Identifier: MIT

import Foundation

/// A search for the parts of a value whose names or descriptions contain a text.
struct ValueSearch {
  private(set) var found: [PartSummary] = []
  private let text: String
  private var visited = 0
  /// The numbers of parts that are found, and that are looked at, before the search ends.
  private static let limits = (found: 100, visited: 50_000)

  init(_ text: String) { self.text = text }

  mutating func visit(_ node: ValueNode, at path: [String]) {
    let count = node.partCount
    for start in stride(from: 0, to: count, by: 256) {
      for part in node.parts(start..<min(start + 256, count)) {
        if found.count >= Self.limits.found || visited >= Self.limits.visited { return }
        visited += 1
        let summary = PartSummary(part, at: path + [part.name])
        if summary.name.localizedCaseInsensitiveContains(text)
          || summary.partCount == 0 && summary.summary.localizedCaseInsensitiveContains(text)
        {
          found.append(summary)
        }
        if path.count < 12 { visit(part, at: summary.path) }
      }
    }
  }
}
