// SPDX-License-Identifier: MIT

/// The state of a presented child, or nil.
///
/// `@Presents` adds one behind an optional property of observable state: `destination` is the
/// optional, `$destination` is this value. The child's state is stored on the heap, and copied only
/// when a copy of it is mutated.
@propertyWrapper
@dynamicMemberLookup
public struct PresentationState<State> {
  @usableFromInline var storage: PresentationStorage<State>?
  /// The child that last had effects, from which an operator detects that another reducer has
  /// replaced the child. Not part of the value.
  @usableFromInline var childWithEffects: ChildWithEffects?

  /// Creates a presentation of a state, or of nil.
  public init(wrappedValue: State?) {
    storage = wrappedValue.map { .make($0) }
  }

  /// The presented state, or nil.
  public var wrappedValue: State? {
    get {
      guard let storage else { return nil }
      ReadCapture.pass(storage)
      return storage.pointer.pointee
    }
    set {
      guard let newValue else {
        storage = nil
        return
      }
      if storage != nil, isKnownUniquelyReferenced(&storage) {
        storage?.pointer.pointee = newValue
      } else {
        storage = storage?.successor(newValue) ?? .make(newValue)
      }
    }
    _modify {
      var value = take()
      defer { put(value) }
      yield &value
    }
  }

  /// The presentation state itself: `$destination`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
    _modify { yield &self }
  }

  /// Mutates the state in place, or returns nil without calling the closure if there is none.
  @inlinable
  mutating func modify<R>(_ body: (inout State) -> R) -> R? {
    guard let pointer = uniquePointer() else { return nil }
    return body(&pointer.pointee)
  }

  /// Returns the address of the state for a mutation, after a copy if other values share it.
  @inlinable
  mutating func uniquePointer() -> UnsafeMutablePointer<State>? {
    guard let shared = storage?.pointer else { return nil }
    if !isKnownUniquelyReferenced(&storage) { storage = storage?.successor(shared.pointee) }
    return storage?.pointer
  }

  /// Moves the state out; a call of `put` must follow.
  private mutating func take() -> State? {
    guard storage != nil else { return nil }
    guard isKnownUniquelyReferenced(&storage) else { return storage?.pointer.pointee }
    return storage?.empty()
  }

  private mutating func put(_ value: State?) {
    guard let value else {
      storage = nil
      return
    }
    if let storage, !storage.header.isFilled {
      storage.fill(value)
    } else {
      storage = storage?.successor(value) ?? .make(value)
    }
  }
}

/// The identity of a child that had effects.
@usableFromInline
final class ChildWithEffects: Sendable {
  @usableFromInline let component: EffectPathComponent

  @usableFromInline
  init(_ component: EffectPathComponent) {
    self.component = component
  }
}
