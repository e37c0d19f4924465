// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals
import IssueReporting

/// The policy for errors of an action and of all actions that follow from it.
struct ErrorPolicy<Action>: Sendable {
  /// The handler that was passed to `send`, which converts an error to an action, and takes
  /// precedence over the feature's.
  var handler: (@Sendable (any Error) -> Action)?
  /// The source location of the `send`; nil if it is unknown.
  var location: SourceLocation?
  /// Whether a test expects the reducer to throw.
  var isExpected = false
}

/// The function of a feature that threw an error.
enum FeaturePart: String {
  case reducer, effect
}

extension InstanceFeature {
  /// Returns the action that handles an error.
  ///
  /// The handler of the policy is called first, then the feature's `action(for:during:)`. An
  /// unhandled error is reported; so is an error of an action that handles an error, whose handlers
  /// are not called again. A `CancellationError` is ignored.
  ///
  /// - Returns: The action to send; nil if the error was reported or ignored.
  func errorResponse(
    to error: any Error,
    of part: FeaturePart,
    during action: Action,
    isErrorResponse: Bool = false,
    under policy: ErrorPolicy<Action>
  ) -> Action? {
    if error is CancellationError { return nil }
    if !isErrorResponse {
      if let handler = policy.handler { return handler(error) }
      if let next = self.action(for: error, during: action) { return next }
    }
    if !policy.isExpected {
      let message = describe(error, of: part, during: action, isErrorResponse: isErrorResponse)
      // A child of a composed feature does not know where the action was sent.
      if let location = policy.location { location.report(message) } else { reportIssue(message) }
    }
    return nil
  }

  private func describe(
    _ error: any Error,
    of part: FeaturePart,
    during action: Action,
    isErrorResponse: Bool
  ) -> String {
    let advice =
      isErrorResponse
      ? """
      The action handles an error itself, so no handler was called: it might lead to the same error, \
      and never end.
      """
      : """
      Handle it with the 'catch' of 'send', or for every 'send' with the feature's \
      'action(for:during:)'.
      """
    return """
      The \(part) of '\(Self.self)' threw an error that is not handled.

        Action:
          \(debugCase(of: action))
        Error:
          \(debugText(of: error).replacing("\n", with: "\n    "))

      \(advice)
      """
  }
}
