// SPDX-License-Identifier: MIT

/// A replacement in a text, by UTF-8 offsets.
struct SourceEdit {
  /// The replaced range. An empty range inserts.
  let range: Range<Int>
  let replacement: String
}

/// Edits that are applied together or not at all.
typealias SourceChange = [SourceEdit]

extension String {
  /// Applies the changes that do not overlap an earlier one; the others belong to the next round.
  func applying(_ changes: [SourceChange]) -> String {
    var accepted: [SourceEdit] = []
    for change in changes
    where !change.contains(where: { edit in accepted.contains { edit.overlaps($0) } }) {
      accepted += change
    }
    let old = Array(utf8)
    var new: [UInt8] = []
    var end = 0
    let sorted = accepted.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in sorted {
      new += old[end..<max(end, edit.range.lowerBound)]
      new += edit.replacement.utf8
      end = max(end, edit.range.upperBound)
    }
    new += old[end...]
    return String(decoding: new, as: UTF8.self)
  }
}

extension SourceEdit {
  fileprivate func overlaps(_ other: SourceEdit) -> Bool {
    range == other.range
      || range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
  }
}
