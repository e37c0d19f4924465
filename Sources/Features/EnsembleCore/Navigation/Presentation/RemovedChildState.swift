// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleInternals

/// The state that a store shows after its child was removed.
///
/// For a presented child, its last state; otherwise, a copy of the state from the creation of the
/// store.
///
/// `@unchecked Sendable`: `copy` and `isGone` are guarded by `lock`; the other members are confined
/// to the store.
final class RemovedChildState<State>: PresentedPartObserver, @unchecked Sendable {
  private var lock: Lock { PresentationStorageLock.lock }
  /// The last state of the child; nil if the child is the payload of a presented enum.
  private var last: LastState<State>?
  private var copy: State?
  private var isGone = true

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
  func follow(_ state: State, by read: () -> Void) {
    last = nil
    ReadCapture(for: nil, passing: self).capture(read)
    replaceCopy(last == nil ? detached(state) : nil, isGone: false)
  }

  private func replaceCopy(_ new: State?, isGone: Bool) {
    let old = lock.withLock {
      let old = copy
      copy = new
      self.isGone = isGone
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
    guard let state = payload(of: presented) else { return }
    replaceCopy(state, isGone: true)
  }

  private func payload<Presented>(of presented: Presented) -> State? {
    func open<Cases: CasePathIterable>(_ presented: Cases) -> State? {
      for keyPath in Cases.allCaseKeyPaths {
        let path = Cases.allCasePaths[keyPath: keyPath] as? AnyCasePath<Cases, State>
        if let state = path?.extract(from: presented) { return state }
      }
      return nil
    }
    return (presented as? any CasePathIterable).flatMap { open($0) }
  }
}

/// An observer of a part of a presented state: the child in one of its cases.
protocol PresentedPartObserver: AnyObject, Sendable {
  /// Receives the storage of a presented state on the path to the part.
  func didPass<Presented>(_ storage: PresentationStorage<Presented>)
  /// Copies the part from a presented state that is being removed.
  func copyPart<Presented>(from presented: Presented)
}
