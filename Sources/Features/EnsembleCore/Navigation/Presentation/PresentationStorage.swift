// SPDX-License-Identifier: MIT

import EnsembleInternals

// Presented state is on the heap, since a feature may present itself, and a parent's state should
// stay small: 60 levels of a kilobyte each fit into a stack of 512 KB in a debug build. Weak
// references to the storage are avoided, as they slow down each retain: 3.4 instead of 2.7 µs for
// ten levels.
//
// Operators keep their bookkeeping in the state (`childWithEffects` here, `cancelledStructure` of a
// stack), because one operator serves every row of a collection. Bookkeeping is not part of the
// value, so equality ignores it. If a reducer outside of the operator removes a child, the next
// action detects that, and cancels the child's effects.

/// The heap storage of a presented child's state, which keeps the parent's state small and allows
/// recursive features.
@usableFromInline
final class PresentationStorage<State>: ManagedBuffer<PresentationHeader<State>, State> {
  @inlinable
  static func make(_ state: consuming State) -> PresentationStorage {
    let storage = unsafeDowncast(
      // `create` returns an instance of the class that it is called on.
      create(minimumCapacity: 1) { _ in PresentationHeader() },
      to: PresentationStorage.self
    )
    storage.pointer.initialize(to: state)
    return storage
  }

  /// Returns a new storage to use instead of this one, which other values may share.
  @usableFromInline
  func successor(_ state: consuming State) -> PresentationStorage {
    let successor = PresentationStorage.make(state)
    if let last = PresentationStorageLock.lock.withLock({ header.last }) {
      successor.header.last = last
      last.reattach(to: successor.pointer)
    }
    return successor
  }

  /// Moves the state to the stores that still show it, instead of copying it while it is presented.
  @usableFromInline
  deinit {
    guard header.isFilled else { return }
    if let last = header.last {
      let isLast = last.detach(from: pointer)
      last.pass(pointer.move(), keeping: isLast)
    } else {
      pointer.deinitialize(count: 1)
    }
  }

  /// The address of the state, valid for the lifetime of the storage.
  @inlinable
  final var pointer: UnsafeMutablePointer<State> {
    withUnsafeMutablePointerToElements { $0 }
  }

  /// Moves the state out for a mutation as an optional; `fill` moves it back. Requires a unique
  /// reference.
  func empty() -> State {
    if let last = header.last {
      last.keepCopyIfNeeded(self)
      last.setFilled(false, at: pointer)
    }
    header.isFilled = false
    return pointer.move()
  }

  func fill(_ state: consuming State) {
    pointer.initialize(to: state)
    header.isFilled = true
    header.last?.setFilled(true, at: pointer)
  }

  /// Returns the last state for a store that shows this one.
  ///
  /// - Parameter known: The last state that the store already refers to.
  func lastState(_ known: LastState<State>? = nil) -> LastState<State> {
    let (last, isNew) = PresentationStorageLock.lock.withLock {
      if let last = header.last { return (last, false) }
      let last = known ?? LastState()
      header.last = last
      return (last, true)
    }
    if isNew { last.attach(to: pointer) }
    return last
  }

  /// The offset of the state from the start of the object.
  static var distance: Int {
    let storage = unsafeDowncast(
      create(minimumCapacity: 1) { _ in PresentationHeader(isFilled: false) },
      to: PresentationStorage.self
    )
    return withExtendedLifetime(storage) {
      UnsafeRawPointer(storage.pointer)
        - UnsafeRawPointer(Unmanaged.passUnretained(storage).toOpaque())
    }
  }
}
