// SPDX-License-Identifier: MIT

/// What validation knows about one field.
public struct FormFieldStatus: Equatable, Sendable {
  /// What is wrong with the value, one text per broken rule.
  ///
  /// A feature may add what it has learned elsewhere, such as the answer of a server: it stays
  /// until the field is validated again.
  public var problems: [String]
  /// Whether the user has written to the field, or has tried to submit the form.
  public var isTouched: Bool
  /// Whether the value differs from the one that was there before the user first wrote to the
  /// field.
  public var isDirty: Bool
  /// Whether the answer of an asynchronous check is awaited.
  public var isValidating: Bool

  /// Creates a status; by default that of a field that nobody has written to.
  public init(
    problems: [String] = [],
    isTouched: Bool = false,
    isDirty: Bool = false,
    isValidating: Bool = false
  ) {
    self.problems = problems
    self.isTouched = isTouched
    self.isDirty = isDirty
    self.isValidating = isValidating
  }
}
