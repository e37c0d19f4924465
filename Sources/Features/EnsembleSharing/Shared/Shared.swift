// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleDependencies
import EnsembleInternals

/// A property whose value features, screens or launches of a program share.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Shared(.inMemory("count")) var count = 0
///   @Shared(.fileStorage(.documentsDirectory.appending(path: "todos.json")))
///   var todos: [Todo] = []
/// }
///
/// state.$count.withLock { $0 += 1 }
/// ```
///
/// All properties with the same key hold one value. Read it as any other property; change it with
/// ``withLock(_:fileID:filePath:line:column:)`` of the projected value, from any thread. Observers
/// are notified on the main actor: at the end of the action that a reducer processes, once, and
/// only if what they have read has changed.
///
/// The value lives as long as a property holds it; the key determines what outlives that. Of two
/// properties with different defaults, the one that is created first gives its default.
@propertyWrapper
@dynamicMemberLookup
public struct Shared<Value>: Sendable {
  /// A box whose references are always writable.
  let box: ReferenceBox<Value>

  init(_ reference: any MutableSharedReference<Value>) {
    box = ReferenceBox(reference)
  }

  init(_ cell: SharedCell<Value>) {
    box = ReferenceBox(cell)
  }

  /// Creates a property whose value is shared only with its copies, and is not stored.
  public init(value: sending Value) {
    self.init(SharedCell(value, description: valueDescription(Value.self)))
  }

  /// Creates a property from a projected value, such as a closure's parameter `$value`.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The value.
  ///
  /// Setting it replaces the whole value, as a binding or a form does. Use
  /// ``withLock(_:fileID:filePath:line:column:)`` for a change that depends on the old value:
  /// `count += 1` reads and writes in two steps, between which another thread may write.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { replace(with: newValue) }
  }

  /// The property itself, to change its value, to derive others from it, or to give it another key.
  ///
  /// Setting it makes this property, and its copies, refer to another shared value.
  public var projectedValue: Self {
    get {
      _ = box.reference
      return self
    }
    nonmutating set { box.reference = newValue.box.latest }
  }

  /// Changes the value while no other thread does.
  ///
  /// If the function throws, its changes stay in memory, and are not saved.
  ///
  /// - Parameter operation: The function that changes the value. It must not change the same
  ///   property: use the value that it is given.
  /// - Returns: The result of the function.
  @discardableResult
  public func withLock<R>(
    _ operation: (inout Value) throws -> R,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows -> R {
    try box.withLock(
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      operation
    )
  }

  /// Replaces the value.
  ///
  /// The old value is released after the lock is, as that may run code of the user.
  package func replace(
    with newValue: Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    var value = newValue
    withLock(
      { swap(&$0, &value) },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// A member of the value, shared like the whole.
  ///
  /// Reading it observes only the member.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    Shared<Member>(MutableMemberReference(box.reference.writer!, keyPath))
  }

  /// A member of the value, shared like the whole, that can only be read.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(MemberReference(box.reference, keyPath))
  }

  /// Returns a read-only property whose value a closure computes from this one.
  public func read<Member>(_ body: @escaping @Sendable (Value) -> Member) -> SharedReader<Member> {
    SharedReader<Member>(MappedReference(box.reference, body))
  }

  /// Unwraps a shared optional, or returns nil if it is nil.
  ///
  /// When the optional becomes nil, the property keeps the last value, and changes affect only that
  /// copy.
  public init?(_ base: Shared<Value?>) {
    let reference = base.box.reference
    guard let value = reference.value else { return nil }
    self.init(UnwrappedReference(reference, value))
  }
}

func valueDescription(_ type: Any.Type) -> String { "value of type \(type)" }
