// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// The state that was presented last, for the stores of a child that is gone.
///
/// The storage of a presented state knows it once a store shows that state, and hands the state over when it
/// goes. So nothing is copied while the child is there.
///
/// `@unchecked Sendable`: `value` and `place` are guarded by `lock`. The state at `place` is read only where the
/// live state was removed while a copy of the parent's state keeps the storage: the stores are read where the copy was
/// taken, and what is read there is not changed at the same time.
@usableFromInline
final class LastState<State>: @unchecked Sendable {
  private var lock: Lock { PresentationStorageLock.lock }
  private var value: State?
  /// Where the state is, or was: a copy of the parent's state may keep it there. The storage takes it back, by `leave`,
  /// before the state goes from there. A weak reference to the storage would slow down each retain of it.
  private var place: UnsafeMutablePointer<State>?
  /// Whether the place holds a state. It does not while the state is moved out, to be mutated as an optional.
  private var isFilled = true
  private var parts: [WeakPart] = []

  private struct WeakPart {
    weak var part: (any PresentedPart)?
  }

  /// The state that went last; nil if none has.
  var current: State? {
    // Copied under the lock, which keeps the state there. A copy runs no code of others.
    lock.withLock { isFilled ? place?.pointee : nil } ?? previous
  }

  /// Hands a part of the state over too, when the state goes.
  func add(_ part: any PresentedPart) {
    lock.withLock {
      parts.removeAll { $0.part == nil || $0.part === part }
      parts.append(WeakPart(part: part))
    }
  }

  /// The state that was removed last; nil if none was.
  var previous: State? { lock.withLock { value } }

  /// Follows a state that is presented anew.
  func begin(_ place: UnsafeMutablePointer<State>) {
    replaceValue(nil, place: place)
  }

  private func replaceValue(_ new: State?, place: UnsafeMutablePointer<State>?) {
    let old = lock.withLock {
      let old = value
      value = new
      (self.place, isFilled) = (place, true)
      return old
    }
    // Not released under the lock: the end of a state may run code of others.
    withExtendedLifetime(old) {}
  }

  /// Follows a state to another place.
  func follow(_ place: UnsafeMutablePointer<State>) {
    lock.withLock { (self.place, isFilled) = (place, true) }
  }

  /// The state is moved out of its place for a moment, or was put back.
  func setFilled(_ isFilled: Bool, at place: UnsafeMutablePointer<State>) {
    lock.withLock {
      if self.place == place { self.isFilled = isFilled }
    }
  }

  /// The state is about to go from a place.
  func leave(_ place: UnsafeMutablePointer<State>) {
    lock.withLock {
      if self.place == place { self.place = nil }
    }
  }

  /// Keeps a state that is removed, and tells its observers, as when it goes away.
  func keep(_ state: State) {
    var state = state
    if ObservationScope.current != nil { _$willModify(&state) }
    for part in lock.withLock({ parts }) { part.part?.take(from: state) }
    replaceValue(state, place: nil)
  }

  /// Keeps a copy of a state that may be removed in a way that leaves nothing of it, unless there is one.
  func keepSpare(_ storage: PresentationStorage<State>) {
    guard lock.withLock({ value == nil }) else { return }
    let spare = detached(storage.pointer.pointee)
    lock.withLock { value = spare }
  }
}

/// Guards what the storages of presented states know of stores, where several values share a storage.
enum PresentationStorageLock {
  static let lock = Lock()
}

/// What a storage knows of its state.
@usableFromInline
struct PresentationHeader<State> {
  /// Whether there is a state at the moment: not while it is moved out, to be mutated as an optional.
  @usableFromInline var isFilled: Bool
  /// Gets the state when it goes; nil if no store shows it.
  @usableFromInline var last: LastState<State>?

  @inlinable
  init(isFilled: Bool = true) {
    self.isFilled = isFilled
  }
}
