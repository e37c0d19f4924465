// SPDX-License-Identifier: MIT

/// Where a presented child's state is: on the heap, so that a parent's state stays small, and a feature
/// may present itself.
///
/// The header tells whether there is a state at the moment: not while it is moved out, to be mutated as
/// an optional.
@usableFromInline
final class PresentationStorage<State>: ManagedBuffer<Bool, State> {
  @inlinable
  static func make(_ state: consuming State) -> PresentationStorage {
    let storage = unsafeDowncast(
      // `create` makes an instance of the class that it is called on.
      create(minimumCapacity: 1) { _ in true },
      to: PresentationStorage.self
    )
    storage.pointer.initialize(to: state)
    return storage
  }

  @usableFromInline
  deinit {
    if header { _ = pointer.deinitialize(count: 1) }
  }

  /// Where the state is, as long as the storage is there.
  @inlinable
  final var pointer: UnsafeMutablePointer<State> {
    withUnsafeMutablePointerToElements { $0 }
  }

  /// How far the state is from the start of the object.
  static var distance: Int {
    let storage = unsafeDowncast(
      create(minimumCapacity: 1) { _ in false },
      to: PresentationStorage.self
    )
    return withExtendedLifetime(storage) {
      UnsafeRawPointer(storage.pointer)
        - UnsafeRawPointer(Unmanaged.passUnretained(storage).toOpaque())
    }
  }
}
