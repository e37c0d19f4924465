// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections
import EnsembleInternals

/// The last state of a removed child, which the child's store still shows.
///
/// A presented child's storage passes its state on when it is deallocated. Any other child's field
/// passes its old value on when it is assigned. Until then, `copy` is the child's state at the
/// creation of the store, which is shown if the child disappears in another way.
///
/// `@unchecked Sendable`: `copy`, `isGone` and `isPathStale` are guarded by `lock`; the other
/// members are confined to the store.
final class RemovedChildState<State>: PresentedPartObserver, @unchecked Sendable {
  private var lock: Lock { PresentationStorageLock.lock }
  /// The last state of the child; nil if the child is the payload of a presented enum.
  private var last: LastState<State>?
  private var copy: State?
  private var isGone = true
  /// Whether the values on the path to the child may have been replaced since they were followed.
  private var isPathStale = false
  /// The observers of the innermost observed value on the path to the child, and its field.
  private var holder: (observers: BoxObservers, field: UInt64)?
  /// The sink of the field that holds the child.
  private weak var sink: RemovalSink?
  /// Returns the child in a value that holds it. Without it, the type of the child decides.
  private let extract: ((Any) -> State?)?
  /// The identity of the followed child, which tells apart the cases of an enum that have the same
  /// type.
  private var followedID: ObservableStateID?

  init(extract: ((Any) -> State?)? = nil) { self.extract = extract }

  /// The state to show.
  var state: State? { last?.current ?? lock.withLock { copy } }

  /// Whether the followed child was removed, or no child was followed yet.
  var isRemoved: Bool { last.map { $0.previous != nil } ?? lock.withLock { isGone } }

  /// Follows the child in the storage of a presented state.
  func follow(_ storage: PresentationStorage<State>) {
    if storage.header.last == nil || storage.header.last !== last {
      last = storage.lastState(last)
    }
  }

  /// Follows a child that a closure reads, possibly through the storages of presented states.
  ///
  /// Does nothing while the child is followed.
  func follow(_ read: () -> State?) {
    let isRemoved = isRemoved
    guard isRemoved || lock.withLock({ isPathStale }) else { return }
    last = nil
    holder = nil
    let state = ReadCapture(for: self, passing: self).capture(read)
    let sink = last == nil ? holder.map { $0.observers.add(self, removedFrom: $0.field) } : nil
    if let old = self.sink, old !== sink { old.remove(self) }
    self.sink = sink
    holder = nil
    followedID = state.flatMap { identity(of: $0) }
    if isRemoved || last != nil {
      replaceCopy(last == nil ? state.map(detached) : nil, isGone: false)
    } else {
      lock.withLock { isPathStale = false }
    }
  }

  private func replaceCopy(_ new: State?, isGone: Bool) {
    let old = lock.withLock {
      let old = copy
      copy = new
      self.isGone = isGone
      isPathStale = false
      return old
    }
    // Not released under the lock: releasing a state may run arbitrary code.
    withExtendedLifetime(old) {}
  }

  func didPass<Presented>(_ storage: PresentationStorage<Presented>) {
    if let storage = storage as? PresentationStorage<State> {
      last = storage.lastState(last)
    } else {
      storage.lastState().add(self)
    }
  }

  func copyPart<Presented>(from presented: Presented) {
    guard let state = child(in: presented) else { return }
    replaceCopy(state, isGone: true)
  }

  /// Returns the child in the value of a field that holds it, in an optional or in a case.
  private func child<Value>(in value: Value) -> State? {
    func open<Container: _PresentationContainer>(_ container: Container) -> State? {
      container._presented.flatMap { find(in: $0) }
    }
    if let container = value as? any _PresentationContainer { return open(container) }
    return find(in: value)
  }

  private func find<Value>(in value: Value) -> State? {
    if let extract { return extract(value) }
    return value as? State ?? payload(of: value)
  }

  /// Returns the payload of an enum that is the child: by its type, or, if several cases have it,
  /// by its identity.
  private func payload<Presented>(of presented: Presented) -> State? {
    func open<Cases: CasePathIterable>(_ presented: Cases) -> State? {
      let paths = Cases.allCaseKeyPaths.compactMap {
        Cases.allCasePaths[keyPath: $0] as? AnyCasePath<Cases, State>
      }
      let state = paths.lazy.compactMap { $0.extract(from: presented) }.first
      guard paths.count > 1, let followedID, let state else { return state }
      return identity(of: state) == followedID ? state : nil
    }
    return (presented as? any CasePathIterable).flatMap { open($0) }
  }

  private func identity(of state: State) -> ObservableStateID? {
    (state as? any ObservableState)?._$id
  }
}

extension RemovedChildState: ReadWatcher {
  func didWatch(_ observers: BoxObservers, _ fields: UInt64) {
    // Called by `follow` for each value on the path. The last one holds the child.
    holder = (observers, fields)
  }

  func mayHaveChanged() {
    lock.withLock { isPathStale = true }
  }
}

extension RemovedChildState: RemovalReceiver {
  func willRemove<ID: Hashable, Element>(_ element: Element, id: ID) {}

  func didReplace<Value>(_ old: Value, by new: Value) {
    guard last == nil, !isRemoved, let state = child(in: old), child(in: new) == nil else { return }
    replaceCopy(detached(state), isGone: true)
  }
}

/// An observer of a part of a presented state: the child in one of its cases.
protocol PresentedPartObserver: AnyObject, Sendable {
  /// Receives the storage of a presented state on the path to the part.
  func didPass<Presented>(_ storage: PresentationStorage<Presented>)
  /// Copies the part from a presented state that is being removed.
  func copyPart<Presented>(from presented: Presented)
}
