// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore
import EnsembleInternals

extension Reducer {
  /// Applies the writes of a form's actions to the state, and then runs this reducer.
  ///
  /// The reducer receives the new value, and may correct it, restore `oldValue(for:)`, or start an
  /// effect:
  ///
  /// ```swift
  /// Reduce { state, action in
  ///   switch action {
  ///   case .form(\.displayName):
  ///     state.displayName = String(state.displayName.prefix(16))
  ///     return .none
  ///   case .form:
  ///     return .none
  ///   }
  /// }
  /// .form(action: \.form)
  /// ```
  ///
  /// A held field is not written: the reducer receives the requested write, and applies it with
  /// `apply(to:)` when appropriate. A toggle that needs permission then stays off meanwhile,
  /// instead of turning on, off, and on again.
  ///
  /// A report about a text that cannot be parsed, ``BindingAction/unparsed(_:_:)``, is passed to
  /// the reducer, and writes nothing.
  ///
  /// A write to the whole state (`\.self`) is reported as an issue and not applied, since it would
  /// bypass all rules for single fields.
  ///
  /// - Parameters:
  ///   - action: The case path of the form's actions.
  ///   - held: The fields that the reducer writes itself.
  public func form(
    action: CaseKeyPath<Action, FormAction<State>>,
    holding held: PartialKeyPath<State>...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Action: CasePathable {
    _FormReducer(
      base: self,
      action: AnyCasePath(action),
      held: held,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer that runs after the writes of a form's actions are applied.
struct _FormReducer<Base: Reducer>: Reducer {
  let base: Base
  let action: AnyCasePath<Base.Action, FormAction<Base.State>>
  let held: [PartialKeyPath<Base.State>]
  let location: SourceLocation

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _resolved().run(&state, action)
  }

  func _resolved() -> ResolvedReducer<Base.State, Base.Action> {
    let base = base._resolved().run
    return ResolvedReducer { [action, held, location] state, baseAction in
      guard let form = action.extract(from: baseAction) else { return base(&state, baseAction) }
      if form.write.isWhole {
        reportWholeWrite(baseAction, location)
        // The issue is already reported, so the sender must not report it again.
        form.write.recordTakenOver()
        return base(&state, baseAction)
      }
      if form.write.report != nil { return base(&state, baseAction) }
      let write = form.write.recordingOldValue(in: state)
      if held.contains(where: { $0 == form.keyPath }) {
        write.recordTakenOver()
      } else {
        write.apply(to: &state)
      }
      return base(&state, action.embed(FormAction(write)))
    }
  }
}

extension _FormReducer: ReducerWrapper {
  var wrapped: Base { base }
}

private func reportWholeWrite<Action>(_ action: Action, _ location: SourceLocation) {
  location.report(
    """
    A "form" at "\(location.fileID):\(location.line)" received a write to the whole state (\\.self).

      Action:
        \(debugCase(of: action))

    The write was not applied: it would have passed by the rules for the single fields. Write to \
    fields, or use an action of its own to replace the state, such as one that resets it.
    """
  )
}
