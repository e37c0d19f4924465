// SPDX-License-Identifier: MIT

/// The state machine of the effects that one engine has under way.
///
/// A value that knows no lock, no task and no actor: each event is a mutating function, which returns
/// what the runner has to do in consequence (``EffectTodo``). Nothing here calls code of users, not even
/// a `Hashable` conformance or a `deinit`: names are compared by the runner, and what may be the last
/// reference to a value of users is handed out with the result.
///
/// Two trees meet in it:
///
/// - *Places*: features, by the path that leads to them, and the identifiers that are in use in each.
/// - *Works*: what is under way. A work is finished when it is closed and all its parts are finished. A
///   work that can be found is listed in the place it belongs to.
///
/// - Complexity: O(1) per event, except that a cancellation visits what it cancels, and a search below a
///   feature the features below it.
struct EffectRegistry {
  typealias WorkID = Slab<EffectWork>.ID
  typealias PlaceID = Slab<EffectPlaceRecord>.ID
  typealias NameID = Slab<EffectNameRecord>.ID

  var works = Slab<EffectWork>()
  var places = Slab<EffectPlaceRecord>()
  var names = Slab<EffectNameRecord>()
  /// The first name with a hash value; others with the same value follow it.
  var chains: [Int: NameID] = [:]
  var members: [Member: PlaceID] = [:]
  /// The root feature.
  let root: PlaceID
  /// How many works are listed in places.
  var listedCount = 0
  /// The identifiers that are throttled, and from which number on to look for windows that are over.
  var throttled: Set<PlaceID> = []
  var throttledLimit = 16

  /// A place by the one that it is in.
  struct Member: Hashable {
    let parent: PlaceID
    let name: NameID
  }

  init() {
    root = places.insert(EffectPlaceRecord(parent: nil, name: nil, isIdentifier: false))
  }

  /// Whether nothing of any feature is under way.
  var isIdle: Bool { listedCount == 0 }

  /// Whether nothing is left of anything that was ever under way.
  var isEmpty: Bool { works.count == 0 && places.count == 1 && names.count == 0 }
}

/// The consequences of an event, for the runner to carry out when it has left the lock.
struct EffectTodo {
  /// Operations to cancel.
  var cancellations: [EffectHandle] = []
  /// The numbers of those operations, for tools.
  var cancelledNumbers: [UInt64] = []
  /// Next steps, to be called in the isolation of the engine.
  var continuations: [@Sendable () -> Void] = []
  /// Functions to call.
  var callbacks: [@Sendable () -> Void] = []
  /// Presentations that are over.
  var presences: [Presenter.Presence] = []
  /// Values that are not used any more: released by whoever has this value, outside of the lock.
  var names: [EffectName] = []
  var windows: [ThrottleWindow] = []

  mutating func append(_ name: EffectName?) {
    if let name { names.append(name) }
  }
}

/// The means to cancel a running operation.
enum EffectHandle: Sendable {
  case task(Task<Void, Never>)
  case function(@Sendable () -> Void)

  func cancel() {
    switch self {
    case .task(let task): task.cancel()
    case .function(let cancel): cancel()
    }
  }
}
