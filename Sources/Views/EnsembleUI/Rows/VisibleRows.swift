// SPDX-License-Identifier: MIT

/// The rows of a long list that one viewer shows.
///
/// Rows are added in blocks and removed one block late, so that scrolling back and forth changes
/// nothing.
struct VisibleRows: Equatable {
  /// The number of rows before a viewer has reported its position.
  static let start = 100
  /// The number of rows that are added and removed together.
  static let block = 50
  /// The maximum number of rows near a screen.
  static let limit = 250

  /// The rows to show.
  private(set) var rows: Range<Int>
  /// The rows that are near the screen.
  private var near: Range<Int>

  /// Creates the range of the first rows.
  init(first count: Int = start) {
    rows = 0..<count
    near = rows
  }

  /// Records the rows that the viewer looks at, clamped to the list.
  mutating func look(at asked: Range<Int>, of count: Int) {
    let inside = asked.clamped(to: 0..<count)
    guard !inside.isEmpty else { return }
    let excess = max(0, inside.count - Self.limit)
    near = (inside.lowerBound + excess / 2)..<(inside.upperBound - (excess - excess / 2))
    let wanted = blocks(of: count)
    let reach = wanted.widened(by: Self.block, of: count)
    // A range further away than a block is not joined, because the rows in between would be added
    // too.
    let isJoined =
      rows.lowerBound <= wanted.upperBound && wanted.lowerBound <= rows.upperBound
    rows = isJoined ? rows.joined(with: wanted).clamped(to: reach) : wanted
  }

  /// Adjusts the offsets when rows are inserted and removed, so that the same rows stay visible.
  ///
  /// - Parameters:
  ///   - shift: The distance that the rows have moved.
  ///   - oldCount: The previous number of rows in the list.
  ///   - count: The current number of rows.
  mutating func follow(by shift: Int, from oldCount: Int, to count: Int) {
    // A viewer at the first or last row is shown the rows inserted before or after it, unless they
    // are too many.
    let isAtStart = rows.lowerBound == 0 && abs(shift) <= Self.block
    let growth = count - (rows.upperBound + shift)
    let isAtEnd = rows.upperBound >= oldCount && (0...Self.block).contains(growth)
    let lower = isAtStart ? 0 : rows.lowerBound + shift
    let upper = isAtEnd ? count : rows.upperBound + shift
    if !isAtStart { near = (near.lowerBound + shift)..<(near.upperBound + shift) }
    near = near.clamped(to: 0..<count)
    if near.isEmpty { near = max(0, count - Self.start)..<count }
    rows = (min(lower, upper)..<max(lower, upper)).clamped(to: 0..<count).joined(with: near)
      .clamped(to: blocks(of: count).widened(by: Self.block, of: count))
  }

  /// Returns the blocks that contain the rows near the screen.
  private func blocks(of count: Int) -> Range<Int> {
    let block = Self.block
    let end = (near.upperBound + block - 1) / block * block
    return (near.lowerBound / block * block)..<min(count, end)
  }
}

extension Range<Int> {
  /// Returns the smallest range that contains both ranges.
  fileprivate func joined(with other: Range<Int>) -> Range<Int> {
    isEmpty
      ? other : Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }

  /// Returns the range extended at both ends.
  fileprivate func widened(by length: Int, of count: Int) -> Range<Int> {
    Swift.max(0, lowerBound - length)..<Swift.min(count, upperBound + length)
  }
}
