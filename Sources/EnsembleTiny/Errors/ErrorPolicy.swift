// SPDX-License-Identifier: MIT

import EnsembleCore
import IssueReporting

/// What becomes of the errors of an action that somebody sends, and of all actions that follow from it.
struct ErrorPolicy<Action>: Sendable {
  /// Makes an action of an error, before the feature is asked.
  var handler: (@Sendable (any Error) -> Action)?
  /// Where the action was sent; nil if that is not known.
  var location: SourceLocation?
  /// Whether a test has said that there is an error.
  var isExpected = false
}

/// Which function of a feature has thrown.
enum FeaturePart: String {
  case reducer, effect
}

extension InstanceFeature {
  /// Finds out who handles an error; reports it if nobody does.
  ///
  /// - Returns: The action to send.
  func answer(
    to error: any Error,
    of part: FeaturePart,
    during action: Action,
    under policy: ErrorPolicy<Action>
  ) -> Action? {
    if error is CancellationError { return nil }
    if let handler = policy.handler { return handler(error) }
    if let next = self.action(for: error, during: action) { return next }
    if !policy.isExpected {
      let message = describe(error, of: part, during: action)
      // A child of a composed feature does not know where the action was sent.
      if let location = policy.location { location.report(message) } else { reportIssue(message) }
    }
    return nil
  }

  private func describe(
    _ error: any Error,
    of part: FeaturePart,
    during action: Action
  ) -> String {
    """
    The \(part) of '\(Self.self)' threw an error that nobody handles.

      Action:
        \(debugCase(of: action))
      Error:
        \(String(reflecting: error).replacing("\n", with: "\n    "))

    Make an action of it with the 'catch' of 'send', or for every 'send' in the feature's \
    'action(for:during:)'.
    """
  }
}
