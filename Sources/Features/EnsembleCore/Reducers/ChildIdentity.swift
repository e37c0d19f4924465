// SPDX-License-Identifier: MIT

/// The rule that distinguishes successive children of one property: by `Identifiable` id, or by
/// enum case and the payload's id.
///
/// Type-dependent decisions are made once per operator.
@usableFromInline
struct ChildIdentity<Child> {
  /// Returns the key of a child; nil if children cannot be distinguished.
  @usableFromInline let identify: ((borrowing Child) -> ChildKey?)?

  @usableFromInline
  init() {
    if let identify = Self.byID() {
      self.identify = identify
    } else if Child.self is any ObservableState.Type {
      identify = Self.byCase()
    } else {
      identify = Self.byReflection()
    }
  }

  private static func byID() -> ((borrowing Child) -> ChildKey?)? {
    func open<C: Identifiable>(_: C.Type) -> (borrowing Child) -> ChildKey? {
      { child in
        withUnsafePointer(to: child) {
          // `Child` is `C`: its metatype was just cast to `C.Type`.
          let child = UnsafeRawPointer($0).assumingMemoryBound(to: C.self)
          return ChildKey(EffectKey(child.pointee.id))
        }
      }
    }
    return (Child.self as? any Identifiable.Type).map { open($0) }
  }

  private static func byCase() -> ((borrowing Child) -> ChildKey?)? {
    observableCase(of: Child.self).map { caseID in
      { caseID($0).map { ChildKey(EffectKey($0)) } }
    }
  }

  private static func byReflection() -> (borrowing Child) -> ChildKey? {
    let reflect = EnumReflection<Child>()
    return { child in reflect(child).map { ChildKey(EffectKey($0)) } }
  }
}

/// Returns an accessor for the case of an observable enum; nil for structs and types that are not
/// observable.
func observableCase<Value>(
  of type: Value.Type
) -> ((borrowing Value) -> ObservableCaseID?)? {
  func open<C: ObservableState>(_: C.Type) -> (borrowing Value) -> ObservableCaseID? {
    { value in
      withUnsafePointer(to: value) {
        // `Value` is `C`: its metatype was just cast to `C.Type`.
        C.caseID(at: UnsafeRawPointer($0).assumingMemoryBound(to: C.self))
      }
    }
  }
  // A struct has a registrar.
  if observableFields(of: type)?.registrarOffset != nil { return nil }
  return (type as? any ObservableState.Type).map { open($0) }
}
