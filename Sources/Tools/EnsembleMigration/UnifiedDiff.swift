// SPDX-License-Identifier: MIT

/// The differences between two texts, line by line, in the unified format.
package struct UnifiedDiff: CustomStringConvertible {
  package let description: String

  /// Compares two texts. Equal texts have an empty description.
  package init(from old: String, to new: String, path: String, context: Int = 3) {
    let before = Self.lines(of: old)
    let after = Self.lines(of: new)
    let rows = Self.rows(before, after)
    let changed = rows.indices.filter { rows[$0].kind != .kept }
    guard let first = changed.first else {
      description = ""
      return
    }
    var hunks: [Range<Int>] = []
    var start = max(0, first - context)
    var end = first
    for index in changed {
      if index - end > 2 * context {
        hunks.append(start..<min(rows.count, end + context + 1))
        start = index - context
      }
      end = index
    }
    hunks.append(start..<min(rows.count, end + context + 1))
    let name = path.drop { $0 == "/" }
    let header = "--- a/\(name)\n+++ b/\(name)\n"
    description = header + hunks.map { Self.text(of: $0, in: rows) }.joined()
  }

  private enum Kind: String {
    case kept = " "
    case removed = "-"
    case added = "+"
  }

  private struct Row {
    let kind: Kind
    let text: Substring

    /// The numbers of the lines before this row in the old and the new text.
    let old: Int
    let new: Int
  }

  /// Splits a text into lines that keep their line feed.
  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text[...]
    while let end = rest.utf8.firstIndex(of: 0x0A) {
      let next = rest.utf8.index(after: end)
      lines.append(rest[..<next])
      rest = rest[next...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  private static func rows(_ before: [Substring], _ after: [Substring]) -> [Row] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var rows: [Row] = []
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      if removed.contains(old) {
        rows.append(Row(kind: .removed, text: before[old], old: old, new: new))
        old += 1
      } else if added.contains(new) {
        rows.append(Row(kind: .added, text: after[new], old: old, new: new))
        new += 1
      } else {
        rows.append(Row(kind: .kept, text: before[old], old: old, new: new))
        (old, new) = (old + 1, new + 1)
      }
    }
    return rows
  }

  private static func text(of range: Range<Int>, in rows: [Row]) -> String {
    let rows = rows[range]
    let old = rows.count { $0.kind != .added }
    let new = rows.count { $0.kind != .removed }
    // In the unified format, an empty range is given by the line before it.
    let oldStart = rows[range.lowerBound].old + (old == 0 ? 0 : 1)
    let newStart = rows[range.lowerBound].new + (new == 0 ? 0 : 1)
    var text = "@@ -\(oldStart),\(old) +\(newStart),\(new) @@\n"
    for row in rows {
      text += row.kind.rawValue + row.text
      if !row.text.utf8.elementsEqual(row.text.utf8.filter { $0 != 0x0A } + [0x0A]) {
        text += "\n\\ No newline at end of file\n"
      }
    }
    return text
  }
}
