// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleCore
import EnsembleInternals

/// The histories of the stores of this process.
///
/// The total size is limited, and divided among the histories.
@MainActor
package final class StoreInspection {
  /// The inspection of this process.
  package static let shared = StoreInspection()

  /// The maximum total size of all histories in bytes.
  package var bytes = 256 << 20 {
    didSet { divideBytes() }
  }
  /// The maximum number of released stores whose histories are kept.
  package var releasedLimit = 16
  /// The address of the server on which forks are opened, without a path.
  package var address = ""
  /// The histories, in the order in which they were begun.
  package private(set) var stores: [any InspectedStore] = []
  /// The number of changes of any history.
  package var changeCount: Int { changes.count }

  private let changes = HistoryChanges()
  /// The positions in the histories of living stores, by the numbers of the stores.
  private nonisolated let positions = LockIsolated<[Int: HistoryPosition]>([:])
  private var nextID = 1

  /// The observer of the stores that show their past; nil for none.
  package static var travelObserver: (any TravelObserver)?

  /// Whether created stores belong to a tool, so that they are not recorded.
  @TaskLocal package static var isSuspended = false

  package init() {}

  /// Begins to record the root stores that are created from now on, in the whole process.
  package func recordNewStores() {
    if ProcessRecorder.inspection == nil { ProcessRecorder.inspection = self }
    ProcessRecorder.install()
  }

  /// Begins to record a store, if it is not recorded.
  ///
  /// - Returns: The history; nil while the store processes an action.
  @discardableResult
  package func record<State, Action>(
    _ engine: Engine<State, Action>
  ) -> StoreHistory<State, Action>? {
    if let history = engine.attachedRecorder(of: StoreHistory<State, Action>.self) {
      return history
    }
    let limits = HistoryLimits()
    guard let history = StoreHistory(of: engine, id: nextID, limits: limits, changes: changes)
    else { return nil }
    history.owner = StoreOrigin.name
    history.onEnd = { [weak self] in self?.didEnd() }
    positions.withValue { [id = nextID, position = history.position] in $0[id] = position }
    nextID += 1
    stores.append(history)
    divideBytes()
    changes.note()
    return history
  }

  /// Returns the history with a number, if it is kept.
  package func store(_ id: Int) -> (any InspectedStore)? { stores.first { $0.id == id } }

  /// Forgets the histories of stores that were released.
  package func forgetReleasedStores() {
    stores.removeAll { !$0.isAlive }
    divideBytes()
    changes.note()
  }

  /// Calls a function after each change of any history.
  ///
  /// - Returns: A number for ``removeListener(_:)``.
  package func addListener(_ listener: @escaping () -> Void) -> Int { changes.add(listener) }

  package func removeListener(_ id: Int) { changes.remove(id) }

  /// The action that is being processed, on any thread; nil for none.
  ///
  /// If stores send to each other, it is the action of the store that was created last.
  package nonisolated var runningAction: (store: Int, action: UInt64)? {
    positions.withValue { positions in
      positions.compactMap { id, position in position.draining.map { (id, $0) } }
        .max { $0.0 < $1.0 }
    }
  }

  /// Records an evaluation of a view that followed from an action.
  package func recordUpdate(
    of view: any Any.Type,
    because reason: String,
    store id: Int,
    action: UInt64
  ) {
    let name = String(typeName(view).prefix { $0 != "<" })
    let record = ViewUpdateRecord(view: name, reason: reason)
    store(id)?.viewUpdates.append(record, from: action)
  }

  private func didEnd() {
    let ended = stores.filter { !$0.isAlive }.map(\.id)
    positions.withValue { for id in ended { $0[id] = nil } }
    let released = stores.count { !$0.isAlive } - releasedLimit
    if released > 0 {
      let old = stores.filter { !$0.isAlive }.prefix(released).map(\.id)
      stores.removeAll { old.contains($0.id) }
      divideBytes()
    }
  }

  private func divideBytes() {
    for store in stores { store.limitSize(max(bytes / max(stores.count, 4), 1 << 16)) }
  }

  // MARK: Forks

  /// The recorded states with which new stores may begin, by name. Each is used once.
  private var forks: [String: Any] = [:]

  /// Keeps a state for the next store that begins with it.
  ///
  /// - Returns: The name for `StoreOrigin.fork`.
  func addFork(_ state: Any) -> String {
    let name = "\(UInt64.random(in: 0 ... .max))"
    // Removes forks that were never opened.
    if forks.count >= 16 { forks = [:] }
    forks[name] = state
    return name
  }

  /// Makes a new store begin with the requested fork, if any, and records the store unless it
  /// belongs to a tool.
  package func attach<State, Action>(to engine: Engine<State, Action>) {
    if Self.isSuspended { return }
    begin(engine)
    record(engine)
  }

  /// Makes a store begin with the requested fork, if the fork has the right type.
  private func begin<State, Action>(_ engine: Engine<State, Action>) {
    guard let name = StoreOrigin.fork, let state = forks[name] as? State else { return }
    forks[name] = nil
    engine.replaceState(with: detached(state))
  }
}

extension Store {
  /// Begins to record the store, if it is a root store.
  @discardableResult
  package func record(in inspection: StoreInspection) -> StoreHistory<State, Action>? {
    rootEngine.flatMap { inspection.record($0) }
  }
}
