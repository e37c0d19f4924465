// SPDX-License-Identifier: MIT

/// Tells one child from the next in the same place: by its `Identifiable` id, or by its enum case and
/// the id of what that carries.
///
/// What can be worked out from the child's type is, once per operator.
@usableFromInline
struct ChildIdentity<Child> {
  @usableFromInline let identify: (borrowing Child) -> EffectKey?

  @usableFromInline
  init() {
    identify = Self.byID() ?? Self.byCase() ?? Self.byReflection()
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
    observableCase(of: Child.self).map { caseID in { caseID($0).map(EffectKey.init(confined:)) } }
  }

  private static func byReflection() -> (borrowing Child) -> EffectKey? {
    let reflect = EnumReflection<Child>()
    return { child in reflect(child).map(EffectKey.init(confined:)) }
  }
}

/// How to get the case of a value of an observable type; nil for another type.
func observableCase<Value>(
  of type: Value.Type
) -> ((borrowing Value) -> ObservableCaseID?)? {
  func open<C: ObservableState>(_: C.Type) -> (borrowing Value) -> ObservableCaseID? {
    { value in
      withUnsafePointer(to: value) {
        // `Value` is `C`: its metatype was just cast to `C.Type`.
        UnsafeRawPointer($0).assumingMemoryBound(to: C.self).pointee._$caseID
      }
    }
  }
  return (type as? any ObservableState.Type).map { open($0) }
}
