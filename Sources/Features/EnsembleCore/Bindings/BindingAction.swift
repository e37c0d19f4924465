// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// An action that writes a value to a field of the state.
///
/// A single case of a feature's action covers all its fields:
///
/// ```swift
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
/// }
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { state, action in
///     switch action {
///     case .binding(\.stepper):
///       state.slider = min(state.slider, Double(state.stepper))
///       return .none
///     case .binding:
///       return .none
///     }
///   }
/// }
/// ```
///
/// Two actions are equal if they write equal values of the same type to the same field.
@frozen
public struct BindingAction<Root>: Sendable {
  @usableFromInline package let write: any FieldWrite<Root>

  @inlinable
  package init(_ write: any FieldWrite<Root>) {
    self.write = write
  }

  /// Returns an action that writes a value to a field.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the field, which may be nested.
  ///   - value: The value to write.
  @inlinable
  public static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<Root, Value>,
    _ value: Value
  ) -> Self {
    Self(TypedFieldWrite(keyPath, value))
  }

  /// The key path of the field.
  public var keyPath: PartialKeyPath<Root> { write.keyPath }

  /// The value to write; for a report about a field, its ``UnparsedText`` or nil.
  public var value: any Equatable { write.value }

  /// Returns the value to write if the action writes to the given field, otherwise nil.
  public func value<Value>(
    for keyPath: WritableKeyPath<Root, Value>
  ) -> Value? {
    write.report == nil && write.keyPath == keyPath ? write.value as? Value : nil
  }

  /// Writes the value to the field. A report about a field writes nothing.
  public func apply(to root: inout Root) {
    write.apply(to: &root)
  }

  /// Returns a Boolean value that indicates whether the action writes to exactly this field, for
  /// `case .binding(\.name):`.
  ///
  /// A write to a whole struct does not match a field of it, nor vice versa. A report about the
  /// field does not match either.
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, Value>,
    action: Self
  ) -> Bool {
    action.write.keyPath == keyPath && action.write.report == nil
  }

  /// Tells that there is no such field.
  @available(*, unavailable, message: "The state has no such property, or it cannot be changed.")
  @_disfavoredOverload
  public static func ~= (keyPath: KeyPath<_MissingMember, _MissingMember>, action: Self) -> Bool {
    fatalError()
  }
}

extension BindingAction: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.write === rhs.write || lhs.write.isEqual(to: rhs.write)
  }
}
