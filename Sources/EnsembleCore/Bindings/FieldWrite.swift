// SPDX-License-Identifier: MIT

/// A value to write to a field, whatever the type of both.
///
/// A class, so that an action which carries one is as small as a pointer.
@usableFromInline
class FieldWrite<Root>: @unchecked Sendable {
  // `@unchecked Sendable`: only because a class that is not final cannot be `Sendable`. All members of it
  // and of its one subclass are constants of sendable types.

  /// Where to.
  final let keyPath: any PartialKeyPath<Root> & Sendable

  @usableFromInline
  init(_ keyPath: any PartialKeyPath<Root> & Sendable) {
    self.keyPath = keyPath
  }

  /// What to write.
  var value: any Equatable & Sendable { fatalError("The subclass overrides this.") }

  /// What was there when a form applied the write.
  var oldValue: (any Equatable & Sendable)? { nil }

  /// Writes the value.
  func apply(to root: inout Root) { fatalError("The subclass overrides this.") }

  /// Writes the value to where the field is.
  func apply(at address: UnsafeMutableRawPointer) { fatalError("The subclass overrides this.") }

  /// Whether the value is where the field is.
  func isApplied(at address: UnsafeRawPointer) -> Bool {
    fatalError("The subclass overrides this.")
  }

  /// The way to the field by memory, if writing there is all that writing to the field does.
  func makeRoute() -> StateRoute { .keyPath }

  /// The same write, knowing what is there now.
  func knowingOldValue(in root: Root) -> FieldWrite<Root> {
    fatalError("The subclass overrides this.")
  }

  /// A write of what is there now.
  func current(in root: Root) -> FieldWrite<Root> { fatalError("The subclass overrides this.") }

  /// Whether the value is there already.
  func isApplied(in root: Root) -> Bool { fatalError("The subclass overrides this.") }

  /// Whether it replaces the root as a whole.
  var isWhole: Bool { false }

  /// Says that a reducer has taken the write, to apply it when it sees fit.
  func noteHeld() {}

  /// Whether it writes an equal value to the same field.
  func isEqual(to other: FieldWrite<Root>) -> Bool { fatalError("The subclass overrides this.") }
}

/// A value to write to a field.
@usableFromInline
final class TypedFieldWrite<Root, Value: Equatable & Sendable>: FieldWrite<Root>,
  @unchecked Sendable
{
  let typedKeyPath: any WritableKeyPath<Root, Value> & Sendable
  let typedValue: Value
  private let typedOldValue: Value?
  /// Learns that the write was applied.
  private let probe: BindingProbe?

  @usableFromInline
  init(_ keyPath: any WritableKeyPath<Root, Value> & Sendable, _ value: Value) {
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

  override var value: any Equatable & Sendable { typedValue }
  override var oldValue: (any Equatable & Sendable)? { typedOldValue }

  override func apply(to root: inout Root) {
    root[keyPath: typedKeyPath] = typedValue
    probe?.noteApplied()
  }

  override func apply(at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Value.self).pointee = typedValue
    probe?.noteApplied()
  }

  override func isApplied(at address: UnsafeRawPointer) -> Bool {
    address.assumingMemoryBound(to: Value.self).pointee == typedValue
  }

  override func makeRoute() -> StateRoute {
    // What is compared by identity has its own rules for whom to tell.
    if ChangeProof.isAvailable(for: Value.self) { return .keyPath }
    return StateAccess(typedKeyPath).route
  }

  override var isWhole: Bool { Value.self == Root.self && typedKeyPath == \Root.self }

  override func noteHeld() { probe?.noteApplied() }

  override func knowingOldValue(in root: Root) -> FieldWrite<Root> {
    TypedFieldWrite(
      typedKeyPath,
      typedValue,
      oldValue: root[keyPath: typedKeyPath],
      probe: probe
    )
  }

  override func current(in root: Root) -> FieldWrite<Root> {
    TypedFieldWrite(typedKeyPath, root[keyPath: typedKeyPath])
  }

  override func isApplied(in root: Root) -> Bool { root[keyPath: typedKeyPath] == typedValue }

  override func isEqual(to other: FieldWrite<Root>) -> Bool {
    guard let other = other as? TypedFieldWrite<Root, Value> else { return false }
    return typedKeyPath == other.typedKeyPath && typedValue == other.typedValue
  }
}
