// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleTerminal

@Suite("Shares of a row")
struct RowShareTests {
  /// Returns the widths that views take of their offers.
  private func widths(_ width: Int, _ shares: RowShare...) -> [Int] {
    let taken = { (index: Int, offer: Int) in
      min(shares[index].most ?? shares[index].ideal, offer)
    }
    return shares.offers(of: width, taken: taken).enumerated().map(taken)
  }

  @Test func `views that fit take what they need`() {
    #expect(widths(20, RowShare(ideal: 12, least: 1), RowShare(ideal: 8, least: 8)) == [12, 8])
  }

  @Test func `equal views get equal shares`() {
    #expect(widths(20, RowShare(ideal: 30, least: 1), RowShare(ideal: 30, least: 1)) == [10, 10])
  }

  @Test func `the least flexible view comes first, and leaves the rest of its share`() {
    #expect(widths(20, RowShare(ideal: 30, least: 1), RowShare(ideal: 4, least: 1)) == [16, 4])
  }

  @Test func `a view that cannot shrink keeps its width`() {
    #expect(widths(20, RowShare(ideal: 30, least: 1), RowShare(ideal: 15, least: 15)) == [5, 15])
    // The second view is less flexible, so it would be offered its share first. But that would
    // leave the first view less than its minimum of 10.
    let views = [RowShare(ideal: 18, least: 10), RowShare(ideal: 6, least: 3)]
    #expect(views.offers(of: 13) { _, offer in offer } == [10, 3])
  }

  @Test func `a higher priority comes first, and a lower one keeps its minimum`() {
    #expect(
      widths(20, RowShare(ideal: 30, least: 3), RowShare(ideal: 30, least: 1, priority: 1))
        == [3, 17]
    )
    #expect(
      widths(20, RowShare(ideal: 30, least: 3, priority: -1), RowShare(ideal: 10, least: 1))
        == [10, 10]
    )
  }

  @Test func `views that fill a row share what the others leave`() {
    let field = RowShare(ideal: 6, least: 6, most: 1000)
    #expect(widths(20, field, RowShare(ideal: 4, least: 4), field) == [8, 4, 8])
    #expect(
      widths(20, RowShare(ideal: 4, least: 4), field, RowShare(ideal: 2, least: 2, most: 3))
        == [4, 13, 3]
    )
  }
}
