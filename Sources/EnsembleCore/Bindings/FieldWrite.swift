// SPDX-License-Identifier: MIT

/// A write of a value to a field, without their types.
///
/// A class, which keeps an action that carries one as small as a pointer.
@usableFromInline
package class FieldWrite<Root>: @unchecked Sendable {
  // `@unchecked Sendable`: only because a class that is not final cannot be `Sendable`. All members
  // of it and of its only subclass are constants of sendable types.

  /// The key path of the field.
  package final let keyPath: any PartialKeyPath<Root> & Sendable

  @usableFromInline
  init(_ keyPath: any PartialKeyPath<Root> & Sendable) {
    self.keyPath = keyPath
  }

  /// The value to write.
  package var value: any Equatable & Sendable { fatalError("The subclass overrides this.") }

  /// The value that the write replaced, if a reducer has recorded it.
  package var oldValue: (any Equatable & Sendable)? { nil }

  /// Writes the value.
  package func apply(to root: inout Root) { fatalError("The subclass overrides this.") }

  /// Writes the value to the address of the field.
  func apply(at address: UnsafeMutableRawPointer) { fatalError("The subclass overrides this.") }

  /// Returns a Boolean value that indicates whether the field at an address already has the value.
  func isApplied(at address: UnsafeRawPointer) -> Bool {
    fatalError("The subclass overrides this.")
  }

  /// Returns the memory path to the field if a write to memory is equivalent to a write through the
  /// key path.
  func makeRoute() -> StateRoute { .keyPath }

  /// Returns the write with the current value as its old value.
  package func recordingOldValue(in root: Root) -> FieldWrite<Root> {
    fatalError("The subclass overrides this.")
  }

  /// Returns a write of the current value.
  package func current(in root: Root) -> FieldWrite<Root> {
    fatalError("The subclass overrides this.")
  }

  /// Returns a Boolean value that indicates whether the field already has the value.
  package func isApplied(in root: Root) -> Bool { fatalError("The subclass overrides this.") }

  /// A Boolean value that indicates whether the write replaces the whole root.
  package var isWhole: Bool { false }

  /// Records that a reducer has taken over the write, to apply it later.
  package func recordTakenOver() {}

  /// Returns a Boolean value that indicates whether another write has the same field and an equal
  /// value.
  package func isEqual(to other: FieldWrite<Root>) -> Bool {
    fatalError("The subclass overrides this.")
  }
}

/// A write of a value to a field.
@usableFromInline
package final class TypedFieldWrite<Root, Value: Equatable & Sendable>: FieldWrite<Root>,
  @unchecked Sendable
{
  let typedKeyPath: any WritableKeyPath<Root, Value> & Sendable
  let typedValue: Value
  private let typedOldValue: Value?
  /// The record of the write's application, if it is tracked.
  private let probe: BindingProbe?

  @usableFromInline
  package init(_ keyPath: any WritableKeyPath<Root, Value> & Sendable, _ value: Value) {
    typedKeyPath = keyPath
    typedValue = value
    typedOldValue = nil
    probe = nil
    super.init(keyPath)
  }

  init(
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable,
    _ value: Value,
    oldValue: Value? = nil,
    probe: BindingProbe?
  ) {
    typedKeyPath = keyPath
    typedValue = value
    typedOldValue = oldValue
    self.probe = probe
    super.init(keyPath)
  }

  package override var value: any Equatable & Sendable { typedValue }
  package override var oldValue: (any Equatable & Sendable)? { typedOldValue }

  package override func apply(to root: inout Root) {
    root[keyPath: typedKeyPath] = typedValue
    probe?.recordApplied()
  }

  override func apply(at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Value.self).pointee = typedValue
    probe?.recordApplied()
  }

  override func isApplied(at address: UnsafeRawPointer) -> Bool {
    address.assumingMemoryBound(to: Value.self).pointee == typedValue
  }

  override func makeRoute() -> StateRoute {
    // Values with an identity notify their observers by rules of their own.
    if ChangeProof.isAvailable(for: Value.self) { return .keyPath }
    return StateAccess(typedKeyPath).route
  }

  package override var isWhole: Bool { Value.self == Root.self && typedKeyPath == \Root.self }

  package override func recordTakenOver() { probe?.recordApplied() }

  package override func recordingOldValue(in root: Root) -> FieldWrite<Root> {
    TypedFieldWrite(
      typedKeyPath,
      typedValue,
      oldValue: root[keyPath: typedKeyPath],
      probe: probe
    )
  }

  package override func current(in root: Root) -> FieldWrite<Root> {
    TypedFieldWrite(typedKeyPath, root[keyPath: typedKeyPath])
  }

  package override func isApplied(in root: Root) -> Bool {
    root[keyPath: typedKeyPath] == typedValue
  }

  package override func isEqual(to other: FieldWrite<Root>) -> Bool {
    guard let other = other as? TypedFieldWrite<Root, Value> else { return false }
    return typedKeyPath == other.typedKeyPath && typedValue == other.typedValue
  }
}
