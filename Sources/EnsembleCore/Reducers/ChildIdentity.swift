// SPDX-License-Identifier: MIT

/// Tells one child from the next in the same place: by its `Identifiable` id, or its enum case.
///
/// Worked out from the child's type once per operator.
@usableFromInline
struct ChildIdentity<Child> {
  @usableFromInline let identify: (borrowing Child) -> EffectKey?

  @usableFromInline
  init() {
    identify = Self.byID() ?? Self.byCase() ?? { _ in nil }
  }

  @inlinable
  func callAsFunction(_ child: borrowing Child) -> EffectKey? {
    identify(child)
  }

  private static func byID() -> ((borrowing Child) -> EffectKey?)? {
    func open<C: Identifiable>(_: C.Type) -> (borrowing Child) -> EffectKey? {
      { child in
        withUnsafePointer(to: child) {
          // `Child` is `C`: its metatype was just cast to `C.Type`.
          EffectKey(confined: UnsafeRawPointer($0).assumingMemoryBound(to: C.self).pointee.id)
        }
      }
    }
    return (Child.self as? any Identifiable.Type).map { open($0) }
  }

  private static func byCase() -> ((borrowing Child) -> EffectKey?)? {
    func open<C: ObservableState>(_: C.Type) -> (borrowing Child) -> EffectKey? {
      { child in
        withUnsafePointer(to: child) {
          EffectKey(UnsafeRawPointer($0).assumingMemoryBound(to: C.self).pointee._$id.tags)
        }
      }
    }
    return (Child.self as? any ObservableState.Type).map { open($0) }
  }
}
