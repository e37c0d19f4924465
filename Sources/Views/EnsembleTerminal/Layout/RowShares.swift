// SPDX-License-Identifier: MIT

// The distribution is SwiftUI's: views with a higher priority come first, and those with a lower
// one keep their minimum. Among equals, the least flexible view is offered an equal share of the
// remaining width, and leaves the rest to the others. Where all views fit, each takes its ideal
// width.

/// The needs of a view in a row, in columns.
struct RowShare: Equatable {
  /// The width that the view takes if there is room.
  var ideal: Int
  /// The width that the view keeps, even if others need more.
  var least: Int
  /// The width that the view takes at most, if it fills the remaining space; nil if it does not.
  var most: Int?
  var priority = 0.0

  /// The difference between the greatest and the smallest width.
  var flexibility: Int { (most ?? ideal) - least }
}

extension [RowShare] {
  /// Returns the width that each view is offered.
  ///
  /// - Parameters:
  ///   - width: The width of all views, without gaps.
  ///   - taken: Returns the width that a view takes of an offer.
  func offers(of width: Int, taken: (_ index: Int, _ offer: Int) -> Int) -> [Int] {
    var offers = map(\.least)
    var left = width
    var reserved = offers.reduce(0, +)
    for priority in Set(map(\.priority)).sorted(by: >) {
      let group = indices.filter { self[$0].priority == priority }.sorted {
        (self[$0].flexibility, $0) < (self[$1].flexibility, $1)
      }
      reserved -= group.reduce(0) { $0 + self[$1].least }
      var room = left - reserved
      let fits = group.reduce(0) { $0 + self[$1].ideal } <= room
      var later = group.reduce(0) { $0 + self[$1].least }
      for (offset, index) in group.enumerated() {
        let share = self[index]
        later -= share.least
        if fits, share.most == nil {
          offers[index] = share.ideal
        } else {
          let equal = Swift.min(room / (group.count - offset), room - later)
          offers[index] = Swift.max(share.least, equal)
        }
        let columns = Swift.min(taken(index, offers[index]), offers[index])
        room -= columns
        left -= columns
      }
    }
    return offers
  }
}
