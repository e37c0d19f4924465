// SPDX-License-Identifier: MIT

/// The lines by which two texts differ.
struct LineDifference {
  let oldLines: [String]
  let newLines: [String]

  /// The indices of the lines that only the old text has.
  private(set) var removed: Set<Int> = []

  /// The indices of the lines that only the new text has.
  private(set) var inserted: Set<Int> = []

  init(from old: String, to new: String) {
    oldLines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    newLines = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for change in newLines.difference(from: oldLines) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
  }
}

extension LineDifference: CustomStringConvertible {
  /// The differing lines, and the two lines around each.
  var description: String {
    var lines: [(isChange: Bool, text: String)] = []
    var next = 0
    for index in 0...oldLines.count {
      while inserted.contains(next) {
        lines.append((true, "+ \(newLines[next])"))
        next += 1
      }
      guard index < oldLines.count else { break }
      let isRemoved = removed.contains(index)
      lines.append((isRemoved, "\(isRemoved ? "-" : " ") \(oldLines[index])"))
      if !isRemoved { next += 1 }
    }
    return lines.indices
      .filter { index in
        lines[max(0, index - 2)..<min(lines.count, index + 3)].contains(where: \.isChange)
      }
      .map { lines[$0].text }
      .joined(separator: "\n")
  }
}
