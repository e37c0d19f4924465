// SPDX-License-Identifier: MIT

import EnsembleCore

/// The identities of the rows of a collection.
@MainActor
struct RowSource<ID: Hashable> {
  let count: Int
  let id: (Int) -> ID
  /// A fast lookup of the offset of an id, if the collection has one.
  let find: ((ID) -> Int?)?

  init(_ data: Any, count: Int, id: @escaping (Int) -> ID) {
    self.count = count
    self.id = id
    if ID.self == StoreID.self, let stores = data as? any PlacedElements {
      find = { ($0 as? StoreID).flatMap(stores.offset) }
    } else {
      find = nil
    }
  }

  /// Returns the current offsets of rows from their earlier ones; nil for removed rows.
  ///
  /// - Complexity: O(*r*) in the number of rows if all have kept their distance from the start or
  ///   the end; otherwise O(*n*).
  func offsets(of rows: [(id: ID, offset: Int)], growth: Int) -> [Int?] {
    if let find { return rows.map { find($0.id) } }
    var offsets = rows.map { row in
      [row.offset, row.offset + growth].first { 0..<count ~= $0 && id($0) == row.id }
    }
    let missing = offsets.indices.filter { offsets[$0] == nil }
    var sought = Dictionary(missing.map { (rows[$0].id, $0) }) { first, _ in first }
    for offset in 0..<count {
      if sought.isEmpty { break }
      if let index = sought.removeValue(forKey: id(offset)) { offsets[index] = offset }
    }
    return offsets
  }
}
