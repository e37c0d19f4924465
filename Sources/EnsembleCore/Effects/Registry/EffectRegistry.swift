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

  var works = Slab(blank: EffectWork(parent: nil, isCancelled: false))
  var places = Slab(blank: EffectPlaceRecord(parent: nil, name: nil, isIdentifier: false))
  var names = Slab(blank: EffectNameRecord(value: .none, hash: 0, uses: 0))
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

  /// True if no feature has anything under way.
  var isIdle: Bool { listedCount == 0 }

  /// True if nothing is kept of anything that was ever under way.
  var isEmpty: Bool { works.count == 0 && places.count == 1 && names.count == 0 }
}

/// The consequences of an event, for the runner to carry out when it has left the lock.
///
/// Values of users that are not needed any more are released with it.
struct EffectTodo {
  enum Item {
    /// Cancel an operation, which tools know by a number, or by zero.
    case cancel(EffectHandle?, number: UInt64)
    /// Call the next step, in the isolation of the engine.
    case proceed(@Sendable () -> Void)
    /// Call a function, after everything else.
    case call(@Sendable () -> Void)
    /// End a presentation.
    case end(Presenter.Presence)
    /// Release a name.
    case forget(EffectName)
    /// Release a window.
    case close(ThrottleWindow)
  }

  // One array, as most events have no consequences, and this is all that they pay.
  private(set) var items: [Item] = []

  mutating func append(_ item: Item) { items.append(item) }

  mutating func release(_ name: EffectName?) {
    if let name { items.append(.forget(name)) }
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
