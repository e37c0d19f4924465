// SPDX-License-Identifier: MIT

/// What has to hold for a field of a form, decided at once.
///
/// ```swift
/// FormRule(\.name, "must not be empty") { !$0.isEmpty }
/// FormRule(\.age) { $0 < 0 ? "must not be negative" : nil }
/// FormRule(\.confirmation, "differs", dependsOn: \.password) { $0 == $1.password }
/// ```
///
/// Several rules may be about one field; each that is broken adds its problem, in the given order.
public struct FormRule<State> {
  let field: ValidatedField<State>
  let dependencies: [FormFieldKey<State>]
  let problem: (State) -> String?

  /// A rule that finds the problem with a value; nil if there is none.
  public init<Value: Equatable & Sendable>(
    _ field: any WritableKeyPath<State, Value> & Sendable,
    _ problem: @escaping (_ value: Value) -> String?
  ) {
    self.field = ValidatedField(field)
    dependencies = []
    self.problem = { problem($0[keyPath: field]) }
  }

  /// A rule that tells whether a value is right.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - message: The problem with a value that is not.
  ///   - isRight: Whether a value is.
  public init<Value: Equatable & Sendable>(
    _ field: any WritableKeyPath<State, Value> & Sendable,
    _ message: String,
    _ isRight: @escaping (_ value: Value) -> Bool
  ) {
    self.init(field) { isRight($0) ? nil : message }
  }

  /// A rule that looks at other fields too.
  ///
  /// The field is validated also when one of those is written to, once it was touched itself.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - message: The problem with a value that is not right.
  ///   - others: The other fields.
  ///   - isRight: Whether a value is right in a state.
  public init<Value: Equatable & Sendable>(
    _ field: any WritableKeyPath<State, Value> & Sendable,
    _ message: String,
    dependsOn others: any PartialKeyPath<State> & Sendable...,
    isRight: @escaping (_ value: Value, _ state: State) -> Bool
  ) {
    self.field = ValidatedField(field)
    dependencies = others.map(FormFieldKey.init)
    problem = { isRight($0[keyPath: field], $0) ? nil : message }
  }
}

/// A field that rules are about, and how to remember what it holds.
struct ValidatedField<State> {
  let key: FormFieldKey<State>
  let current: (State) -> FieldWrite<State>

  init<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<State, Value> & Sendable
  ) {
    key = FormFieldKey(keyPath)
    current = { TypedFieldWrite(keyPath, $0[keyPath: keyPath]) }
  }
}
