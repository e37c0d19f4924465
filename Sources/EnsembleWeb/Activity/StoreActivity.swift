// SPDX-License-Identifier: MIT

import CustomDump
@_spi(Tools) import EnsembleCore

/// A record of the states and the last actions of a session's stores.
///
/// Values are described when a page reads them: while no page does, an action costs a place in an array.
@MainActor
final class StoreActivity {
  /// The number of actions that are kept.
  nonisolated static let actionLimit = 50
  /// The maximum number of bytes of a state's and of an action's description, about.
  nonisolated static let stateLimit = 16_384
  nonisolated static let textLimit = 2_048

  /// A closure that is called after each action.
  var onChange: () -> Void = {}
  private var stores: [ObservedStore] = []
  /// The last actions, the oldest first.
  private var actions: [Entry] = []
  /// The number of all actions.
  private(set) var count = 0
  /// The measured work; nil if it is not measured.
  private(set) var meter: SessionMeter?
  /// The size of the states after a number of actions; nil before it is measured.
  private var measuredSize: (actionCount: Int, size: Int)?
  private let clock: ServerClock
  /// A Boolean value that indicates whether browsers may show the states and the actions.
  let isShown: Bool

  private enum Entry {
    case value(Any)
    case text(String)

    var text: String {
      switch self {
      case .value(let value): describe(value, StoreActivity.textLimit)
      case .text(let text): text
      }
    }
  }

  init(isShown: Bool, isMeasured: Bool, clock: ServerClock) {
    self.isShown = isShown
    self.clock = clock
    meter = isMeasured ? SessionMeter() : nil
  }

  /// Calls a closure, and records the root stores that it creates.
  func recording<R>(_ body: () throws -> R) rethrows -> R {
    try ObservedStore.observingNewStores(connect, during: body)
  }

  /// Calls an asynchronous closure, and records the root stores that it creates.
  func recording<R>(_ body: () async throws -> R) async rethrows -> R {
    try await ObservedStore.observingNewStores(connect, during: body)
  }

  private var connect: @Sendable (ObservedStore) -> (any EngineObserver)? {
    { [weak self] store in
      // A server creates views, and thus their stores, on the main actor.
      MainActor.assumeIsolated {
        self?.add(store)
        return self
      }
    }
  }

  private func add(_ store: ObservedStore) {
    // Views may create any number of stores, one after the other.
    stores.removeAll { $0.state() == nil }
    stores.append(store)
    onChange()
  }

  /// The states of the stores.
  var state: String {
    states.map { describe($0, Self.stateLimit) }.joined(separator: "\n\n")
  }

  /// Returns the size of the states, which is measured again only after further actions; 0 if the work is not measured.
  func size(measuring measure: (Any) -> Int) -> Int {
    guard let count = meter?.actionCount else { return 0 }
    if let known = measuredSize, known.actionCount == count { return known.size }
    let size = states.reduce(0) { $0 + measure($1) }
    measuredSize = (count, size)
    return size
  }

  /// The states of the stores that exist.
  var states: [Any] { stores.compactMap { $0.state() } }

  /// The cases of the last actions, without the values in them; the oldest first.
  var labels: [String] {
    actions.map { entry in
      switch entry {
      case .value(let value): caseLabel(of: toolValue(of: value))
      case .text(let text): text.split { $0 == "(" || $0 == "\n" }.first.map(String.init) ?? ""
      }
    }
  }

  /// Returns the actions after a number of actions, as far as they are kept.
  func actions(after number: Int) -> [String] {
    let new = actions.indices.suffix(max(0, count - number))
    return new.map { index in
      let text = actions[index].text
      actions[index] = .text(text)
      return text
    }
  }

  private func record(_ action: Any, _ duration: Duration) {
    count += 1
    meter?.count(duration, at: clock.now) { caseLabel(of: toolValue(of: action)) }
    actions.append(.value(action))
    let oldest = actions.count > Self.actionLimit ? actions.removeFirst() : nil
    onChange()
    // Releasing an action may run code of the application.
    withExtendedLifetime(oldest) {}
  }
}

extension StoreActivity: EngineObserver {
  nonisolated var wantsStates: Bool { false }

  nonisolated func actionReceived(_ action: EngineAction) {}

  nonisolated func actionReduced(_ action: EngineAction, _ reduction: EngineReduction) {
    let duration = reduction.duration
    MainActor.assumeIsolated { record(action.value, duration) }
  }

  nonisolated func effectStarted(_ effect: EngineEffect) {}
  nonisolated func effectEnded(id: UInt64, wasCancelled: Bool) {}
  nonisolated func effectCancelled(id: UInt64, _ reason: EffectCancellation) {}
}

/// Returns the description of a value, with the names of fields as they are declared, and without the name of its type
/// if it is an action.
private func describe(_ value: Any, _ limit: Int) -> String {
  var text = ""
  SecretWrites.$areHidden.withValue(true) { _ = customDump(value, to: &text) }
  // The macro stores a field under its name with an underscore.
  text = text.replacing(#/(?m)^(\s+)_(?=[a-z]\w*: )/#) { $0.1 }
  if let name = text.prefixMatch(of: #/[\w.]*Action(?=\.)/#) { text.removeSubrange(name.range) }
  guard text.utf8.count > limit else { return text }
  let end = text.utf8.index(text.startIndex, offsetBy: limit)
  return text[..<text.index(before: text.index(after: end))] + " …"
}
