// SPDX-License-Identifier: MIT

/// The steps that turn a list of unique ids into another one, in this order.
struct OrderChange<ID: Hashable> {
  /// The ids to remove.
  var removed: [ID]
  /// The position of the id to move after that, and its position in the end.
  var move: (from: Int, to: Int)?
  /// The final positions of the ids to insert after that, and whether each is at the end when its
  /// turn comes.
  var inserted: [(index: Int, isLast: Bool)]

  /// Creates the change; nil if more than one id would have to be moved.
  init?(from old: [ID], to new: [ID]) {
    let (oldIDs, newIDs) = (Set(old), Set(new))
    removed = old.filter { !newIDs.contains($0) }
    let kept = old.filter(newIDs.contains)
    let ordered = new.filter(oldIDs.contains)
    if kept != ordered {
      guard let move = Self.move(from: kept, to: ordered) else { return nil }
      self.move = move
    }
    var count = kept.count
    inserted = []
    for (index, id) in new.enumerated() where !oldIDs.contains(id) {
      inserted.append((index, isLast: index == count))
      count += 1
    }
  }

  private static func move(from old: [ID], to new: [ID]) -> (from: Int, to: Int)? {
    let differing = old.indices.filter { old[$0] != new[$0] }
    guard let first = differing.first, let last = differing.last else { return nil }
    for (from, to) in [(first, last), (last, first)] {
      var moved = old
      moved.insert(moved.remove(at: from), at: to)
      if moved == new { return (from, to) }
    }
    return nil
  }
}
