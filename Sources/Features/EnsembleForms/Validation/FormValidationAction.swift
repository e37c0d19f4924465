// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore

/// An action of a form's validation.
///
/// A view sends ``submit`` and ``reset``; the feature handles ``submitted``. The other actions are
/// sent by ``Reducer/validation(_:form:action:rules:fileID:filePath:line:column:)`` itself.
public enum FormValidationAction<State>: Codable, Equatable, Sendable {
  /// The request to validate all fields, followed by ``submitted`` or ``rejected``.
  case submit
  /// The outcome of a submission without problems.
  case submitted
  /// The outcome of a submission with problems.
  case rejected
  /// The request to restore the first values of all fields that the user has written to, and to
  /// clear all problems.
  case reset
  /// The result of a field's checks.
  case checked(FormCheckResult<State>)
}

extension FormValidationAction: CasePathable {
  /// The case paths of a validation action.
  public struct AllCasePaths: Sendable {
    init() {}

    /// The case path of the request to submit.
    public var submit: AnyCasePath<FormValidationAction, Void> { path(to: .submit) }
    /// The case path of a submission without problems.
    public var submitted: AnyCasePath<FormValidationAction, Void> { path(to: .submitted) }
    /// The case path of a submission with problems.
    public var rejected: AnyCasePath<FormValidationAction, Void> { path(to: .rejected) }
    /// The case path of the reset.
    public var reset: AnyCasePath<FormValidationAction, Void> { path(to: .reset) }

    /// The case path of the result of checks.
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
