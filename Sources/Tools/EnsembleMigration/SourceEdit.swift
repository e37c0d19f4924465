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
    // An insertion is before the replacement of the text after it.
    let sorted = accepted.enumerated().map { (edit: $1, order: ($1.range.isEmpty ? 0 : 1, $0)) }
      .sorted { a, b in
        let (first, second) = (a.edit.range.lowerBound, b.edit.range.lowerBound)
        return first == second ? a.order < b.order : first < second
      }
    for (edit, _) in sorted {
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
