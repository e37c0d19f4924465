// SPDX-License-Identifier: MIT

/// A change at one place of a text, by offsets of its UTF-8.
struct Edit {
  /// What is replaced. An empty range inserts.
  let range: Range<Int>

  /// What stands there instead.
  let replacement: String

  /// The place that the replacement is due to.
  let cause: Int

  init(_ range: Range<Int>, to replacement: String, cause: Int) {
    self.range = range
    self.replacement = replacement
    self.cause = cause
  }

  init(at offset: Int, insert text: String, cause: Int) {
    self.init(offset..<offset, to: text, cause: cause)
  }
}

/// A text after edits, which knows where each of its parts comes from.
struct Revision {
  /// The new text.
  let text: String

  /// The parts of the new text that an edit has written, in order.
  let written: [Range<Int>]

  private let edits: [Edit]

  /// Applies edits. Those at the same place keep their order; what several replace is gone once.
  init(of text: String, edits: [Edit]) {
    self.edits = edits.enumerated()
      .sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }
      .map(\.element)
    let old = Array(text.utf8)
    var new: [UInt8] = []
    var written: [Range<Int>] = []
    var end = 0
    for edit in self.edits {
      new += old[end..<max(end, edit.range.lowerBound)]
      let start = new.count
      new += edit.replacement.utf8
      written.append(start..<new.count)
      end = max(end, edit.range.upperBound)
    }
    new += old[end...]
    self.text = String(decoding: new, as: UTF8.self)
    self.written = written
  }

  /// The place in the old text that a place in the new one comes from, or is due to.
  func origin(of offset: Int) -> Int {
    var shift = 0
    for (edit, range) in zip(edits, written) {
      if offset < range.lowerBound { break }
      if range.contains(offset) { return edit.cause }
      shift = edit.range.upperBound - range.upperBound
    }
    return offset + shift
  }
}
