// SPDX-License-Identifier: MIT

/// The state of a child that is presented, or nothing.
///
/// `@Presents` puts one behind an optional property of observable state: `destination` is the optional,
/// `$destination` this. The child's state is on the heap, copied only when a copy of it is changed.
@propertyWrapper
@dynamicMemberLookup
public struct PresentationState<State> {
  @usableFromInline var storage: PresentationStorage<State>?
  /// The child that last had effects. An operator finds from it that the child was replaced elsewhere.
  /// No part of the value.
  @usableFromInline var seen: SeenChild?

  /// Presents a state, or nothing.
  public init(wrappedValue: State?) {
    storage = wrappedValue.map { .make($0) }
  }

  /// The state, if there is one.
  public var wrappedValue: State? {
    get { storage?.pointer.pointee }
    set {
      guard let newValue else {
        storage = nil
        return
      }
      if storage != nil, isKnownUniquelyReferenced(&storage) {
        storage?.pointer.pointee = newValue
      } else {
        storage = .make(newValue)
      }
    }
    _modify {
      var value = take()
      defer { put(value) }
      yield &value
    }
  }

  /// This value.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
    _modify { yield &self }
  }

  /// Mutates the state in place; nil, without running the function, if there is none.
  @inlinable
  mutating func modify<R>(_ body: (inout State) -> R) -> R? {
    guard let pointer = uniquePointer() else { return nil }
    return body(&pointer.pointee)
  }

  /// Where the state is, for changing it: copied first if another value shares it.
  @inlinable
  mutating func uniquePointer() -> UnsafeMutablePointer<State>? {
    guard let shared = storage?.pointer else { return nil }
    if !isKnownUniquelyReferenced(&storage) { storage = .make(shared.pointee) }
    return storage?.pointer
  }

  /// Moves the state out; `put` must follow.
  private mutating func take() -> State? {
    guard storage != nil else { return nil }
    guard isKnownUniquelyReferenced(&storage) else { return storage?.pointer.pointee }
    storage?.header = false
    return storage?.pointer.move()
  }

  private mutating func put(_ value: State?) {
    guard let value else {
      storage = nil
      return
    }
    if let storage, !storage.header {
      storage.pointer.initialize(to: value)
      storage.header = true
    } else {
      storage = .make(value)
    }
  }
}

/// Which child had effects.
@usableFromInline
final class SeenChild: Sendable {
  @usableFromInline let component: EffectPathComponent

  @usableFromInline
  init(_ component: EffectPathComponent) {
    self.component = component
  }
}
