// SPDX-License-Identifier: MIT

/// A replacement in a text, by UTF-8 offsets.
struct Edit {
  /// The replaced range. An empty range inserts.
  let range: Range<Int>

  /// The new text.
  let replacement: String

  /// The offset in the source that caused the edit.
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

// A round calls each macro on a tree that is parsed from the whole text, and the next one expands
// the inserted code. `expand(macros:)` of swift-syntax visits generated declarations without the
// code around them, so it gets lexical contexts and the names of extended types wrong. Attributes
// stay to the end, because macros look for them in the lexical context.

/// A text after edits, with a mapping of its parts to their origin.
struct Revision {
  /// The new text.
  let text: String

  /// The ranges of the new text that edits have written, in order.
  let written: [Range<Int>]

  private let edits: [Edit]

  /// Applies edits. Edits at the same offset keep their order; overlapping ranges are removed once.
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

  /// Returns the offset in the old text that an offset in the new text comes from, or that caused
  /// it.
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
