// SPDX-License-Identifier: MIT

import EnsembleCore
import OrderedCollections

// States are compared, rather than actions inspected, because a reducer or a granted held write may
// also change a field. The result of a check contains the checked value, so an outdated result
// starts a new check. The status is written back only when it has changed, so that other actions do
// not notify its observers.

/// The validation status of a form, stored in the form's state.
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
/// Two values are equal if their visible status is equal; the values for a reset are ignored.
/// Assigning a new status makes the current values of the fields the baseline for comparisons and
/// resets: do so when they are saved.
public struct FormStatus<State>: Sendable {
  /// A Boolean value that indicates whether the form was submitted and the outcome is pending.
  public var isSubmitting = false

  private var fields: [FormFieldKey<State>: FormFieldStatus] = [:]
  /// The bookkeeping of the fields, in the order of their first writes.
  var records: OrderedDictionary<FormFieldKey<State>, FieldRecord<State>> = [:] {
    didSet { revision &+= 1 }
  }
  /// The number of changes of the bookkeeping.
  private(set) var revision: UInt = 0

  /// Creates the status of a form without writes.
  public init() {}

  /// The status of a field.
  public subscript(_ field: PartialKeyPath<State>) -> FormFieldStatus {
    get { self[FormFieldKey(field)] }
    set { self[FormFieldKey(field)] = newValue }
  }

  subscript(_ key: FormFieldKey<State>) -> FormFieldStatus {
    get { fields[key] ?? FormFieldStatus() }
    // A field with the default status is equivalent to a field without one.
    set { fields[key] = newValue == FormFieldStatus() ? nil : newValue }
  }

  /// A Boolean value that indicates whether no field has a known problem or a running check.
  ///
  /// The problems of a field that the user has not written to are unknown until the form is
  /// submitted.
  public var isValid: Bool {
    fields.values.allSatisfy { !$0.hasProblems && !$0.isValidating }
  }

  /// A Boolean value that indicates whether the form can be submitted: it is valid, and not already
  /// being submitted.
  public var canSubmit: Bool { isValid && !isSubmitting }

  /// A Boolean value that indicates whether the user has written to any field.
  public var isTouched: Bool { fields.values.contains(where: \.isTouched) }

  /// A Boolean value that indicates whether any field differs from its value before the user's
  /// first write.
  public var isDirty: Bool { fields.values.contains(where: \.isDirty) }

  /// A Boolean value that indicates whether any check is running.
  public var isValidating: Bool { fields.values.contains(where: \.isValidating) }

  /// Whether any field has a problem.
  var hasProblems: Bool { fields.values.contains(where: \.hasProblems) }

  /// Whether any control has an unparsed text.
  var hasUnparsedTexts: Bool { fields.values.contains { !$0.unparsedTexts.isEmpty } }

  /// The fields with a status other than the default.
  var keys: [FormFieldKey<State>] { Array(fields.keys) }

  /// The fields with running checks.
  var validating: [FormFieldKey<State>] { fields.filter(\.value.isValidating).map(\.key) }
}

extension FormStatus: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.isSubmitting == rhs.isSubmitting && lhs.fields == rhs.fields
  }
}

extension FormStatus: CustomReflectable {
  /// A mirror of the fields by name.
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
