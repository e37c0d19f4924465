// SPDX-License-Identifier: MIT

/// The rows of a long list that one viewer is shown.
///
/// Rows come in blocks, and go a block later than they would have to, so that scrolling to and fro changes nothing.
struct RowWish: Equatable {
  /// How many rows there are before a viewer has said where it looks.
  static let start = 100
  /// Rows that are added and left out together.
  static let block = 50
  /// The most rows that may be near a screen.
  static let limit = 250

  /// The rows to be shown.
  private(set) var rows: Range<Int>
  /// The rows that are near the screen.
  private var near: Range<Int>

  /// The first rows.
  init(first count: Int = start) {
    rows = 0..<count
    near = rows
  }

  /// Notes where the viewer looks, as far as that is in the list.
  mutating func look(at asked: Range<Int>, of count: Int) {
    let inside = asked.clamped(to: 0..<count)
    guard !inside.isEmpty else { return }
    let excess = max(0, inside.count - Self.limit)
    near = (inside.lowerBound + excess / 2)..<(inside.upperBound - (excess - excess / 2))
    let wanted = blocks(of: count)
    let reach = wanted.widened(by: Self.block, of: count)
    // What is further away than a block is not joined: the rows between would come too.
    let isJoined =
      rows.lowerBound <= wanted.upperBound && wanted.lowerBound <= rows.upperBound
    rows = isJoined ? rows.joined(with: wanted).clamped(to: reach) : wanted
  }

  /// Stays with the same rows when others come and go.
  ///
  /// - Parameters:
  ///   - shift: How far the rows have moved.
  ///   - oldCount: How many rows the list had.
  ///   - count: How many it has.
  mutating func follow(by shift: Int, from oldCount: Int, to count: Int) {
    // Who sees the first or the last row sees what comes before or after it, unless that is too much.
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

  /// The blocks that have the rows near the screen.
  private func blocks(of count: Int) -> Range<Int> {
    let block = Self.block
    let end = (near.upperBound + block - 1) / block * block
    return (near.lowerBound / block * block)..<min(count, end)
  }
}

extension Range<Int> {
  /// Both ranges, and what is between.
  fileprivate func joined(with other: Range<Int>) -> Range<Int> {
    isEmpty
      ? other : Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }

  /// The range with some more at both ends.
  fileprivate func widened(by length: Int, of count: Int) -> Range<Int> {
    Swift.max(0, lowerBound - length)..<Swift.min(count, upperBound + length)
  }
}
