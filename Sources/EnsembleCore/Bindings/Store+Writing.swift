// SPDX-License-Identifier: MIT

import IssueReporting

extension Store {
  /// Sends a write to a field, and reports it, in debug builds, if no reducer has applied it.
  ///
  /// During the processing of another action the write has to wait, and nothing is known of it.
  ///
  /// - Parameters:
  ///   - location: Where to report; nil if it is not known who writes.
  ///   - embed: Wraps the write in an action.
  package func write<Value: Equatable & Sendable>(
    _ value: Value,
    to keyPath: any WritableKeyPath<State, Value> & Sendable,
    at location: SourceLocation? = nil,
    embed: (BindingAction<State>) -> Action
  ) {
    #if DEBUG
      let probe = BindingProbe()
      let action = embed(BindingAction(TypedFieldWrite(keyPath, value, probe: probe)))
      let mustWait = projection.isProcessing
      guard sendFromView(action), !mustWait, !probe.wasApplied else { return }
      // What has removed the feature meanwhile had no need to apply the write.
      if projection.isValid { reportUnhandledWrite(action, location) }
    #else
      sendFromView(embed(.set(keyPath, value)))
    #endif
  }

  /// Sends an action that a view's control asks for, unless the feature is gone.
  ///
  /// Controls write once more when they go away with their feature. That is no mistake in a program, so it
  /// is not reported.
  ///
  /// - Returns: Whether the action was sent.
  @discardableResult
  package func sendFromView(_ action: Action) -> Bool {
    // While a reducer runs, its state cannot be read.
    guard ObservationScope.current != nil || projection.isValid else { return false }
    send(action)
    return true
  }

  private func reportUnhandledWrite(_ action: Action, _ location: SourceLocation?) {
    let message = """
      A binding action sent from a store was not handled.

        Action:
          \(debugCase(of: action, showingWrites: true))

      No reducer has applied the write, so it is lost. Add 'BindingReducer()' to the body of the \
      reducer, or 'form(action:)' to a reducer whose case for writes has another name.
      """
    if let location { location.report(message) } else { reportIssue(message) }
  }
}
