// SPDX-License-Identifier: MIT

import EnsembleCore

/// A synchronous validation rule of a form field.
///
/// ```swift
/// FormRule(\.name, "must not be empty") { !$0.isEmpty }
/// FormRule(\.age) { $0 < 0 ? "must not be negative" : nil }
/// FormRule(\.confirmation, "differs", dependsOn: \.password) { $0 == $1.password }
/// ```
///
/// A field may have several rules; each broken one adds its problem, in the given order.
public struct FormRule<State> {
  let field: ValidatedField<State>
  let dependencies: [FormFieldKey<State>]
  let problem: (State) -> String?

  /// Creates a rule that returns the problem with a value, or nil.
  public init<Value: Equatable>(
    _ field: WritableKeyPath<State, Value>,
    _ problem: @escaping (_ value: Value) -> String?
  ) {
    self.field = ValidatedField(field)
    dependencies = []
    self.problem = { problem($0[keyPath: field]) }
  }

  /// Creates a rule that returns a Boolean value for the validity of a value.
  ///
  /// - Parameters:
  ///   - field: The key path of the field.
  ///   - message: The problem with an invalid value.
  ///   - isRight: A closure that returns true for a valid value.
  public init<Value: Equatable>(
    _ field: WritableKeyPath<State, Value>,
    _ message: String,
    _ isRight: @escaping (_ value: Value) -> Bool
  ) {
    self.init(field) { isRight($0) ? nil : message }
  }

  /// Creates a rule that depends on other fields.
  ///
  /// Once the field is touched, it is also validated after writes to these fields.
  ///
  /// - Parameters:
  ///   - field: The key path of the field.
  ///   - message: The problem with an invalid value.
  ///   - others: The key paths of the other fields.
  ///   - isRight: A closure that returns true for a value that is valid in a state.
  public init<Value: Equatable>(
    _ field: WritableKeyPath<State, Value>,
    _ message: String,
    dependsOn others: PartialKeyPath<State>...,
    isRight: @escaping (_ value: Value, _ state: State) -> Bool
  ) {
    self.field = ValidatedField(field)
    dependencies = others.map(FormFieldKey.init)
    problem = { isRight($0[keyPath: field], $0) ? nil : message }
  }
}

/// A field with rules, and a snapshot of its current value.
struct ValidatedField<State> {
  let key: FormFieldKey<State>
  let current: (State) -> any FieldWrite<State>

  init<Value: Equatable>(
    _ keyPath: WritableKeyPath<State, Value>
  ) {
    key = FormFieldKey(keyPath)
    current = { TypedFieldWrite(keyPath, $0[keyPath: keyPath]) }
  }
}
