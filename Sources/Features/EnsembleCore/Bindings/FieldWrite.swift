// SPDX-License-Identifier: MIT

/// A write of a value to a field, without the type of the value.
@usableFromInline
package protocol FieldWrite<Root>: AnyObject, Sendable {
  associatedtype Root

  /// The key path of the field.
  var keyPath: PartialKeyPath<Root> { get }

  /// The value to write.
  var value: any Equatable { get }

  /// The value that the write replaced, if a reducer has recorded it.
  var oldValue: (any Equatable)? { get }

  /// Whether the write replaces the whole root.
  var isWhole: Bool { get }

  /// The report that is sent instead of a value, if any.
  var report: FieldReport? { get }

  /// Notifies the sender of a report that a form holds the texts of the field, and passes a closure
  /// that reads them.
  func acknowledge(_ texts: @escaping (Root) -> [UnparsedText])

  /// Writes the value.
  func apply(to root: inout Root)

  /// Writes the value to the address of the field.
  func apply(at address: UnsafeMutableRawPointer)

  /// Returns whether the field already has the value.
  func isApplied(in root: Root) -> Bool

  /// Returns whether the field at an address already has the value.
  func isApplied(at address: UnsafeRawPointer) -> Bool

  /// Returns the memory path to the field if a write to memory is equivalent to a write through the
  /// key path.
  func makeRoute() -> StateRoute

  /// Returns the write with the current value as its old value.
  func recordingOldValue(in root: Root) -> any FieldWrite<Root>

  /// Returns a write of the current value.
  func current(in root: Root) -> any FieldWrite<Root>

  /// Records that a reducer has taken over the write, to apply it later.
  func recordTakenOver()

  /// Returns whether another write has the same field and an equal value.
  func isEqual(to other: any FieldWrite<Root>) -> Bool
}

extension FieldWrite {
  @usableFromInline package var report: FieldReport? { nil }
  @usableFromInline package func acknowledge(_ texts: @escaping (Root) -> [UnparsedText]) {}
}

/// A write of a value to a field.
///
/// `@unchecked Sendable`: immutable. The value may be of a type that conforms to `Equatable` on the
/// main actor only, which cannot be required to be `Sendable`. It is compared and written where the
/// state is: on the main actor.
@usableFromInline
package final class TypedFieldWrite<Root, Value: Equatable>: FieldWrite, @unchecked Sendable {
  let typedKeyPath: WritableKeyPath<Root, Value>
  let typedValue: Value
  private let typedOldValue: Value?
  /// The record of the write's application, if it is tracked.
  private let probe: BindingProbe?

  @usableFromInline
  package init(_ keyPath: WritableKeyPath<Root, Value>, _ value: Value) {
    typedKeyPath = keyPath
    typedValue = value
    typedOldValue = nil
    probe = nil
  }

  init(
    _ keyPath: WritableKeyPath<Root, Value>,
    _ value: Value,
    oldValue: Value? = nil,
    probe: BindingProbe?
  ) {
    typedKeyPath = keyPath
    typedValue = value
    typedOldValue = oldValue
    self.probe = probe
  }

  @usableFromInline package var keyPath: PartialKeyPath<Root> { typedKeyPath }
  @usableFromInline package var value: any Equatable { typedValue }
  @usableFromInline package var oldValue: (any Equatable)? { typedOldValue }

  @usableFromInline package func apply(to root: inout Root) {
    root[keyPath: typedKeyPath] = typedValue
    probe?.recordApplied()
  }

  @usableFromInline package func apply(at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Value.self).pointee = typedValue
    probe?.recordApplied()
  }

  @usableFromInline package func isApplied(at address: UnsafeRawPointer) -> Bool {
    address.assumingMemoryBound(to: Value.self).pointee == typedValue
  }

  @usableFromInline package func makeRoute() -> StateRoute {
    // Values with an identity decide themselves which observers to notify.
    if ChangeProof.isAvailable(for: Value.self) { return .keyPath }
    return StateAccess(typedKeyPath).route
  }

  @usableFromInline package var isWhole: Bool {
    Value.self == Root.self && typedKeyPath == \Root.self
  }

  @usableFromInline package func recordTakenOver() { probe?.recordApplied() }

  @usableFromInline package func recordingOldValue(in root: Root) -> any FieldWrite<Root> {
    TypedFieldWrite(
      typedKeyPath,
      typedValue,
      oldValue: root[keyPath: typedKeyPath],
      probe: probe
    )
  }

  @usableFromInline package func current(in root: Root) -> any FieldWrite<Root> {
    TypedFieldWrite(typedKeyPath, root[keyPath: typedKeyPath])
  }

  @usableFromInline package func isApplied(in root: Root) -> Bool {
    root[keyPath: typedKeyPath] == typedValue
  }

  @usableFromInline package func isEqual(to other: any FieldWrite<Root>) -> Bool {
    guard let other = other as? TypedFieldWrite<Root, Value> else { return false }
    return typedKeyPath == other.typedKeyPath && typedValue == other.typedValue
  }
}

/// A write without an effect, by which the action's case for writes is found.
final class EmptyFieldWrite<Root>: FieldWrite {
  private struct Nothing: Equatable {}

  var keyPath: PartialKeyPath<Root> { \Root.self }
  var value: any Equatable { Nothing() }
  var oldValue: (any Equatable)? { nil }
  var isWhole: Bool { false }

  func apply(to root: inout Root) {}
  func apply(at address: UnsafeMutableRawPointer) {}
  func isApplied(in root: Root) -> Bool { true }
  func isApplied(at address: UnsafeRawPointer) -> Bool { true }
  func makeRoute() -> StateRoute { .keyPath }
  func recordingOldValue(in root: Root) -> any FieldWrite<Root> { self }
  func current(in root: Root) -> any FieldWrite<Root> { self }
  func recordTakenOver() {}
  func isEqual(to other: any FieldWrite<Root>) -> Bool { other is EmptyFieldWrite<Root> }
}
