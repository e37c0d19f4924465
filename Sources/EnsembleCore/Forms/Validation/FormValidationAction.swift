// SPDX-License-Identifier: MIT

import EnsembleCasePaths

/// What happens to a form beside writes to its fields.
///
/// A view sends ``submit`` and ``reset``; the feature acts on ``submitted``. The others are sent by
/// ``Reducer/validation(_:form:action:rules:fileID:filePath:line:column:)`` to itself.
public enum FormValidationAction<State>: Equatable, Sendable {
  /// Validates all fields, and then sends ``submitted`` or ``rejected``.
  case submit
  /// All fields are valid: the feature may go on.
  case submitted
  /// Some field has a problem.
  case rejected
  /// Gives the fields that the user has written to their first values back, and forgets all
  /// problems.
  case reset
  /// The checks of a field have come to an end.
  case checked(FormCheckResult<State>)
}

extension FormValidationAction: CasePathable {
  /// The case paths of a validation action.
  public struct AllCasePaths: Sendable {
    init() {}

    /// The path to the wish to submit.
    public var submit: AnyCasePath<FormValidationAction, Void> { path(to: .submit) }
    /// The path to the outcome that all is valid.
    public var submitted: AnyCasePath<FormValidationAction, Void> { path(to: .submitted) }
    /// The path to the outcome that something is not.
    public var rejected: AnyCasePath<FormValidationAction, Void> { path(to: .rejected) }
    /// The path to the reset.
    public var reset: AnyCasePath<FormValidationAction, Void> { path(to: .reset) }

    /// The path to what checks have found out.
    public var checked: AnyCasePath<FormValidationAction, FormCheckResult<State>> {
      AnyCasePath(
        embed: { .checked($0) },
        extract: { action in
          guard case .checked(let result) = action else { return nil }
          return result
        }
      )
    }

    private func path(
      to action: FormValidationAction
    ) -> AnyCasePath<FormValidationAction, Void> {
      AnyCasePath(embed: { action }, extract: { $0 == action ? () : nil })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
