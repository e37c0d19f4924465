// SPDX-License-Identifier: MIT

import OrderedCollections

/// What validation knows about a form. A field of the form's state.
///
/// ```swift
/// struct State {
///   var name = ""
///   var status = FormStatus<State>()
/// }
/// state.status[\.name].problems   // ["must not be empty"]
/// state.status.isValid            // false
/// ```
///
/// ``Reducer/validation(_:form:action:rules:fileID:filePath:line:column:)`` keeps it up to date.
/// Two are equal if they tell the same; what is remembered for a reset does not count. Assigning a
/// new one makes what the fields hold now the values to compare with and to go back to: do so when
/// they are saved.
public struct FormStatus<State>: Sendable {
  /// Whether the form was submitted and the outcome is awaited.
  public var isSubmitting = false

  private var fields: [FormFieldKey<State>: FormFieldStatus] = [:]
  /// In the order of the first writes.
  var memories: OrderedDictionary<FormFieldKey<State>, FieldMemory<State>> = [:] {
    didSet { revision &+= 1 }
  }
  /// Counts the changes of what is remembered.
  private(set) var revision: UInt = 0

  /// The status of a form that nobody has written to.
  public init() {}

  /// What is known about a field.
  public subscript(_ field: any PartialKeyPath<State> & Sendable) -> FormFieldStatus {
    get { self[FormFieldKey(field)] }
    set { self[FormFieldKey(field)] = newValue }
  }

  subscript(_ key: FormFieldKey<State>) -> FormFieldStatus {
    get { fields[key] ?? FormFieldStatus() }
    // A field that there is nothing to say about is the same as one that was never mentioned.
    set { fields[key] = newValue == FormFieldStatus() ? nil : newValue }
  }

  /// Whether no field is known to have a problem, and no check is under way.
  ///
  /// A field that the user has not written to is not known to have one until the form is submitted.
  public var isValid: Bool {
    fields.values.allSatisfy { $0.problems.isEmpty && !$0.isValidating }
  }

  /// Whether submitting makes sense: the form is valid, and is not being submitted already.
  public var canSubmit: Bool { isValid && !isSubmitting }

  /// Whether the user has written to any field.
  public var isTouched: Bool { fields.values.contains(where: \.isTouched) }

  /// Whether any field holds another value than before the user first wrote to it.
  public var isDirty: Bool { fields.values.contains(where: \.isDirty) }

  /// Whether any check is under way.
  public var isValidating: Bool { fields.values.contains(where: \.isValidating) }

  /// Whether any field has a problem.
  var hasProblems: Bool { fields.values.contains { !$0.problems.isEmpty } }

  /// The fields that there is something to say about.
  var keys: [FormFieldKey<State>] { Array(fields.keys) }

  /// The fields whose checks are under way.
  var validating: [FormFieldKey<State>] { fields.filter(\.value.isValidating).map(\.key) }
}

extension FormStatus: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.isSubmitting == rhs.isSubmitting && lhs.fields == rhs.fields
  }
}

extension FormStatus: CustomReflectable {
  /// The fields by name.
  public var customMirror: Mirror {
    let fields = fields.map { (label: String($0.key.name), value: $0.value as Any) }
      .sorted { $0.label < $1.label }
    return Mirror(
      self,
      children: [("isSubmitting", isSubmitting as Any)] + fields,
      displayStyle: .struct
    )
  }
}
