// SPDX-License-Identifier: MIT

/// The validation status of one field.
public struct FormFieldStatus: Equatable, Sendable {
  /// The problems with the value, one text per broken rule.
  ///
  /// A feature may add problems from other sources, such as the response of a server: they remain
  /// until the next validation of the field.
  public var problems: [String]
  /// A Boolean value that indicates whether the user has written to the field, or has tried to
  /// submit the form.
  public var isTouched: Bool
  /// A Boolean value that indicates whether the value differs from the one before the user's first
  /// write to the field.
  public var isDirty: Bool
  /// A Boolean value that indicates whether an asynchronous check is running.
  public var isValidating: Bool

  /// Creates a status; by default that of a field without writes.
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
