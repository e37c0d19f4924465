// SPDX-License-Identifier: MIT

import EnsembleInternals

// A view may read the store of a child that was dismissed. The storage passes its state on when it
// is deallocated, so nothing is copied while the child exists; a copy would make the next change
// renew the box of the state, and notify the observers of the live child. Rows, elements of stacks
// and plain optionals have no such storage: the field that holds them passes removed values on. See
// `ElementStores` and `RemovedChildState`.

/// The last presented state, for the stores of a dismissed child.
///
/// The storage of a presented state refers to this object once a store shows that state, and moves
/// the state into it on deallocation. So nothing is copied while the child is presented.
///
/// `@unchecked Sendable`: `value` and `address` are guarded by `lock`. The state there is read only
/// if the live state was removed while a copy of the parent's state retains the storage: the stores
/// are read where the copy was made, and that state is not changed at the same time.
@usableFromInline
final class LastState<State>: @unchecked Sendable {
  private var lock: Lock { PresentationStorageLock.lock }
  private var value: State?
  /// The address of the state. A copy of the parent's state may keep the storage alive.
  ///
  /// The storage resets it with `detach` before it removes the state. A weak reference to the
  /// storage would slow down each retain of it.
  private var address: UnsafeMutablePointer<State>?
  /// Whether `address` holds a state, which is temporarily moved out while it is mutated as an
  /// optional.
  private var isFilled = true
  private var parts: [WeakPart] = []

  private struct WeakPart {
    weak var part: (any PresentedPartObserver)?
  }

  /// The current state, or else the last removed one; nil if there is none.
  var current: State? {
    // Copied under the lock, which keeps the state in place. A copy runs no foreign code.
    lock.withLock { isFilled ? address?.pointee : nil } ?? previous
  }

  /// Registers a part that receives the state when it is removed.
  func add(_ part: any PresentedPartObserver) {
    lock.withLock {
      parts.removeAll { $0.part == nil || $0.part === part }
      parts.append(WeakPart(part: part))
    }
  }

  /// The last removed state; nil if there is none.
  var previous: State? { lock.withLock { value } }

  /// Starts to follow a newly presented state.
  func attach(to address: UnsafeMutablePointer<State>) {
    replaceValue(nil, address: address)
  }

  private func replaceValue(_ new: State?, address: UnsafeMutablePointer<State>?) {
    let old = lock.withLock {
      let old = value
      value = new
      (self.address, isFilled) = (address, true)
      return old
    }
    // Not released under the lock: releasing a state may run arbitrary code.
    withExtendedLifetime(old) {}
  }

  /// Follows the state to another address.
  func reattach(to address: UnsafeMutablePointer<State>) {
    lock.withLock { (self.address, isFilled) = (address, true) }
  }

  /// Records that the state is temporarily moved out of its storage, or was moved back.
  func setFilled(_ isFilled: Bool, at address: UnsafeMutablePointer<State>) {
    lock.withLock {
      if self.address == address { self.isFilled = isFilled }
    }
  }

  /// Records that the state is about to be removed from an address.
  ///
  /// - Returns: Whether no other state is followed. The followed one is elsewhere if this address
  ///   belongs to a copy, or to a child that was replaced.
  func detach(from address: UnsafeMutablePointer<State>) -> Bool {
    lock.withLock {
      if self.address == address { self.address = nil }
      return self.address == nil
    }
  }

  /// Passes a removed state to its parts, and keeps it if no other one is followed. Notifies its
  /// observers as for any removal.
  func pass(_ state: State, keeping isLast: Bool) {
    var state = state
    if ChangeBatch.current != nil { _$willModify(&state) }
    for part in lock.withLock({ parts }) { part.part?.copyPart(from: state) }
    if isLast { replaceValue(state, address: nil) }
  }

  /// Keeps a copy of the state, unless there already is one. Needed when the state may be removed
  /// without notice.
  func keepCopyIfNeeded(_ storage: PresentationStorage<State>) {
    guard lock.withLock({ value == nil }) else { return }
    let copy = detached(storage.pointer.pointee)
    lock.withLock { value = copy }
  }
}

/// The lock of the references from storages to stores, since several values may share a storage.
enum PresentationStorageLock {
  static let lock = Lock()
}

/// The header of a presented state's storage.
@usableFromInline
struct PresentationHeader<State> {
  /// Whether the storage holds a state, which is temporarily moved out while it is mutated as an
  /// optional.
  @usableFromInline var isFilled: Bool
  /// The receiver of the state on removal; nil if no store shows it.
  @usableFromInline var last: LastState<State>?

  @inlinable
  init(isFilled: Bool = true) {
    self.isFilled = isFilled
  }
}
