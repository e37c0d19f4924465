// SPDX-License-Identifier: MIT

import EnsembleCollections

struct Item: Identifiable, Hashable, Codable, Comparable {
  let id: Int
  var name = ""

  static func < (lhs: Item, rhs: Item) -> Bool { lhs.id < rhs.id }
}

/// An element identified by a property that isn't called `id`.
struct Country: Equatable {
  let code: String
  var name = ""
}

/// An element with a mutable id, whose change is a precondition failure.
struct Renumbered: Identifiable {
  var id: Int
}

/// An element with a tracked identity, like observable state.
struct Tracked: Identifiable, _IdentityTracked {
  let id: Int
  var identity: UInt64?
  var count = 0

  var _trackedIdentity: UInt64? { identity }
}

/// A payload that checks for unique references, as a collection does before a mutation.
struct CopyOnWrite: Identifiable {
  final class Storage {}

  let id: Int
  var storage = Storage()

  mutating func isUnique() -> Bool { isKnownUniquelyReferenced(&storage) }
}

struct Refusal: Error {}

/// A generator with the same numbers on each run.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 33)) &* 0xff51_afd7_ed55_8ccd
  }
}

func items(_ ids: some Sequence<Int>) -> IdentifiedArrayOf<Item> {
  IdentifiedArray(uniqueElements: ids.map { Item(id: $0) })
}
