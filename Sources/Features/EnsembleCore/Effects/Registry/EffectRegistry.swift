// SPDX-License-Identifier: MIT

/// The state machine of one engine's running effects.
///
/// A value without locks, tasks or actors: each event is a mutating function that returns its
/// commands for the runtime to perform (``EffectCommands``). Nothing here calls foreign code, not
/// even a `Hashable` conformance or a `deinit`: names are compared by the runtime, and potentially
/// last references to a client's values are returned with the result.
///
/// It contains two trees:
///
/// - *Scopes*: features, by their path, and the identifiers in use in each.
/// - *Works*: the unfinished work. Work is finished when it is closed and all its parts are
///   finished. Work that cancellations can find is listed in its scope.
///
/// - Complexity: O(1) per event, except that a cancellation is linear in the work that it cancels,
///   and a search below a feature in the number of its descendants.
struct EffectRegistry {
  typealias WorkID = Slab<EffectWork>.ID
  typealias ScopeID = Slab<EffectScopeRecord>.ID
  typealias NameID = Slab<EffectNameRecord>.ID

  var works = Slab(blank: EffectWork(parent: nil, isCancelled: false))
  var scopes = Slab(blank: EffectScopeRecord(parent: nil, name: nil, isIdentifier: false))
  var names = Slab(blank: EffectNameRecord(value: .none, hash: 0, uses: 0))
  /// The first name of each hash value, linked to the others with the same hash value.
  var chains: [Int: NameID] = [:]
  var members: [Member: ScopeID] = [:]
  /// The scope of the root feature.
  let root: ScopeID
  /// The number of works that are listed in scopes.
  var listedCount = 0
  /// The throttled identifiers, and the number of them that triggers a check for expired windows.
  var throttled: Set<ScopeID> = []
  var throttledLimit = 16

  /// The key of a scope in its parent.
  struct Member: Hashable {
    let parent: ScopeID
    let name: NameID
  }

  init() {
    root = scopes.insert(EffectScopeRecord(parent: nil, name: nil, isIdentifier: false))
  }

  /// Whether no feature has running effects.
  var isIdle: Bool { listedCount == 0 }

  /// Whether no record of earlier effects remains.
  var isEmpty: Bool { works.count == 0 && scopes.count == 1 && names.count == 0 }
}

/// The commands that follow from an event, for the runtime to perform outside the lock.
///
/// Dropped values of clients are released with them.
struct EffectCommands {
  enum Command {
    /// The cancellation of an operation, with its number for tools or zero.
    case cancel(EffectHandle?, number: UInt64, CancellationReason)
    /// The call of the next step, in the isolation of the engine.
    case proceed(@Sendable () -> Void)
    /// The call of a callback, after all other commands.
    case call(@Sendable () -> Void)
    /// The end of a feature's lifetime.
    case end(EffectLifetime)
    /// The release of a name.
    case forget(EffectName)
    /// The release of a window.
    case close(ThrottleWindow)
  }

  // A single array, since most events have none.
  private(set) var list: [Command] = []

  mutating func append(_ command: Command) { list.append(command) }

  mutating func release(_ name: EffectName?) {
    if let name { list.append(.forget(name)) }
  }
}

enum CancellationReason {
  /// The identifier was cancelled.
  case identifier(EffectName)
  /// Another effect with the identifier has started.
  case replacement(EffectName)
  /// The feature has ended.
  case feature
  /// The task of the effect was cancelled.
  case task
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
