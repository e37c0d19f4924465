// SPDX-License-Identifier: MIT

/// A search for the parts of a value whose names or descriptions contain a text.
struct ValueSearch {
  private(set) var found: [PartSummary] = []
  /// Whether the search has ended before it visited all parts.
  private(set) var isIncomplete = false
  private let text: String
  private var visited = 0
  /// The maximum numbers of parts that are found, and visited.
  private static let limits = (found: 100, visited: 50_000)

  init(_ text: String) { self.text = text.lowercased() }

  mutating func visit(_ node: ValueNode, at path: [String]) {
    let count = node.partCount
    for start in stride(from: 0, to: count, by: 256) {
      for part in node.parts(start..<min(start + 256, count)) {
        if found.count >= Self.limits.found || visited >= Self.limits.visited {
          isIncomplete = true
          return
        }
        visited += 1
        let hasParts = part.partCount > 0
        let inner = path + [part.name]
        if matches(part.name) || !hasParts && matches(ValueDescription.summary(part.value)) {
          found.append(PartSummary(part, at: inner))
        }
        if hasParts, path.count < 12 { visit(part, at: inner) }
      }
    }
  }

  private func matches(_ other: String) -> Bool { other.lowercased().contains(text) }
}
