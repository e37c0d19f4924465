// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// Where a presented child's state is: on the heap, so that a parent's state stays small, and a feature
/// may present itself.
@usableFromInline
final class PresentationStorage<State>: ManagedBuffer<PresentationHeader<State>, State> {
  @inlinable
  static func make(_ state: consuming State) -> PresentationStorage {
    let storage = unsafeDowncast(
      // `create` makes an instance of the class that it is called on.
      create(minimumCapacity: 1) { _ in PresentationHeader() },
      to: PresentationStorage.self
    )
    storage.pointer.initialize(to: state)
    return storage
  }

  /// A storage that takes the place of this one, which other values may share.
  @usableFromInline
  func successor(_ state: consuming State) -> PresentationStorage {
    let successor = PresentationStorage.make(state)
    if let last = PresentationStorageLock.lock.withLock({ header.last }) {
      successor.header.last = last
      last.follow(successor.pointer)
    }
    return successor
  }

  /// What goes is handed to the stores that still show it, instead of being copied while it is there.
  @usableFromInline
  deinit {
    guard header.isFilled else { return }
    if let last = header.last {
      last.leave(pointer)
      last.keep(pointer.move())
    } else {
      pointer.deinitialize(count: 1)
    }
  }

  /// Where the state is, as long as the storage is there.
  @inlinable
  final var pointer: UnsafeMutablePointer<State> {
    withUnsafeMutablePointerToElements { $0 }
  }

  /// Moves the state out, to be mutated as an optional; `fill` puts it back. Only for the one owner.
  func empty() -> State {
    if let last = header.last {
      last.keepSpare(self)
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

  /// The last state, for a store that shows this one.
  ///
  /// - Parameter known: What the store has been given before.
  func lastState(_ known: LastState<State>? = nil) -> LastState<State> {
    let (last, isNew) = PresentationStorageLock.lock.withLock {
      if let last = header.last { return (last, false) }
      let last = known ?? LastState()
      header.last = last
      return (last, true)
    }
    if isNew { last.begin(pointer) }
    return last
  }

  /// How far the state is from the start of the object.
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
