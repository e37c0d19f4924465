// SPDX-License-Identifier: MIT

/// The steps that turn a list of unique ids into another list, in the order of the properties.
struct OrderChange<ID: Hashable> {
  /// The ids to remove.
  var removed: [ID]
  /// The id to move once `removed` is gone: the index before and the index after the move.
  var move: (from: Int, to: Int)?
  /// The insertions that follow the move: the final index of each id, and whether it is appended.
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
