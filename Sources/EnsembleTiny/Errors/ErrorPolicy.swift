// SPDX-License-Identifier: MIT

import EnsembleConcurrency
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
  /// Finds out who handles an error; reports it if nobody does, or if the action that has failed is an answer
  /// itself.
  ///
  /// - Returns: The action to send.
  func answer(
    to error: any Error,
    of part: FeaturePart,
    during action: Action,
    isAnswer: Bool = false,
    under policy: ErrorPolicy<Action>
  ) -> Action? {
    if error is CancellationError { return nil }
    if !isAnswer {
      if let handler = policy.handler { return handler(error) }
      if let next = self.action(for: error, during: action) { return next }
    }
    if !policy.isExpected {
      let message = describe(error, of: part, during: action, isAnswer: isAnswer)
      // A child of a composed feature does not know where the action was sent.
      if let location = policy.location { location.report(message) } else { reportIssue(message) }
    }
    return nil
  }

  private func describe(
    _ error: any Error,
    of part: FeaturePart,
    during action: Action,
    isAnswer: Bool
  ) -> String {
    let advice =
      isAnswer
      ? """
      The action is the answer to an error itself, so nobody was asked for another one, which might go on \
      for ever.
      """
      : """
      Make an action of it with the 'catch' of 'send', or for every 'send' in the feature's \
      'action(for:during:)'.
      """
    return """
      The \(part) of '\(Self.self)' threw an error that nobody handles.

        Action:
          \(debugCase(of: action))
        Error:
          \(debugText(of: error).replacing("\n", with: "\n    "))

      \(advice)
      """
  }
}
