// SPDX-License-Identifier: MIT

import EnsembleInternals
import IssueReporting

extension Store {
  /// Sends a write to a field, and reports it in debug builds if no reducer has applied it.
  ///
  /// If the write is processed later, its application is not tracked.
  ///
  /// - Parameters:
  ///   - location: The location at which to report; nil if the source of the write is unknown.
  ///   - embed: A closure that wraps the write in an action.
  ///
  /// While a control searches for the field behind its binding, the write is not sent.
  package func write<Value: Equatable>(
    _ value: Value,
    to keyPath: WritableKeyPath<State, Value>,
    at location: SourceLocation? = nil,
    embed: @escaping (BindingAction<State>) -> Action
  ) {
    if ReportableField.isSearching({ ReportableField(of: self, keyPath, embed: embed) }) { return }
    #if DEBUG
    let probe = BindingProbe()
    let action = embed(BindingAction(TypedFieldWrite(keyPath, value, probe: probe)))
    let mustWait = projection.isDeferring
    guard sendFromView(action), !mustWait, !probe.wasApplied else { return }
    // If a reducer has removed the feature, the write need not be applied.
    if projection.isValid { reportUnhandledWrite(action, location) }
    #else
    sendFromView(embed(.set(keyPath, value)))
    #endif
  }

  /// Sends an action of a view's control, unless the feature was removed.
  ///
  /// A control may write once more while it disappears with its feature. That is not a programming
  /// error, so it is not reported.
  ///
  /// - Returns: True if the action was sent.
  @discardableResult
  package func sendFromView(_ action: Action) -> Bool {
    // The state cannot be read while a reducer runs.
    guard ChangeBatch.current != nil || projection.isValid else { return false }
    send(action)
    return true
  }

  private func reportUnhandledWrite(_ action: Action, _ location: SourceLocation?) {
    let message = """
      No reducer applied a write by a control or a binding.

        Action:
          \(debugCase(of: action, showingWrites: true))

      So the written value is lost. Add 'BindingReducer()' to the body of the \
      reducer, or 'form(action:)' to a reducer whose case for writes has another name.
      """
    if let location { location.report(message) } else { reportIssue(message) }
  }
}
