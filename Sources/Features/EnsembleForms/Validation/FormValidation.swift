// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore
import EnsembleInternals
import OrderedCollections

extension Reducer {
  /// Validates a form: each field after a write to it, and all fields on submission.
  ///
  /// ```swift
  /// struct State {
  ///   var name = ""
  ///   var status = FormStatus<State>()
  /// }
  /// enum Action {
  ///   case form(FormAction<State>)
  ///   case validation(FormValidationAction<State>)
  /// }
  /// var body: some ReducerOf<Self> {
  ///   Reduce { state, action in
  ///     switch action {
  ///     case .form: return .none
  ///     case .validation(.submitted): return save(state)
  ///     case .validation: return .none
  ///     }
  ///   }
  ///   .form(action: \.form)
  ///   .validation(\.status, form: \.form, action: \.validation) {
  ///     FormRule(\.name, "must not be empty") { !$0.isEmpty }
  ///     FormCheck(\.name, "is taken", debounce: .milliseconds(300)) { try await isFree($0) }
  ///   }
  /// }
  /// ```
  ///
  /// Apply it outside of `form(action:)`. It validates the state after the feature has run, with
  /// its own corrections; a field that the user has written to is validated again after a change
  /// from any source, at the next action of the feature. The other fields are only validated on
  /// submission.
  ///
  /// On `submit` the feature runs first, and then every field is validated. If a rule is broken,
  /// `rejected` follows immediately; otherwise the checks run, and `submitted` or `rejected`
  /// follows with their outcome. Writes in the meantime are validated too, and affect the outcome;
  /// a second `submit` is only passed to the feature. On `reset` the feature receives the state
  /// after the reset.
  ///
  /// A text in a control that cannot be parsed is also a problem of the field, see
  /// ``FormFieldStatus/unparsedTexts``. The form is then rejected. The text is discarded when the
  /// field is written or changes, on `reset`, and when its control disappears.
  ///
  /// An action of the feature costs a comparison for each field that the user has written to. So
  /// each of these fields must stay readable: after a write to an element by its index, the index
  /// must remain valid.
  ///
  /// - Parameters:
  ///   - status: The key path of the form's status in the state.
  ///   - form: The case path of the form's actions.
  ///   - action: The case path of the validation's actions.
  ///   - rules: The rules and checks. Evaluated once, like the body.
  ///   - fileID: The file in which to report an issue with a check.
  ///   - filePath: The path of that file.
  ///   - line: The line at which to report an issue.
  ///   - column: The column at which to report an issue.
  public func validation(
    _ status: WritableKeyPath<State, FormStatus<State>>,
    form: CaseKeyPath<Action, FormAction<State>>,
    action: CaseKeyPath<Action, FormValidationAction<State>>,
    @FormRulesBuilder<State> rules: () -> FormRules<State>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Action: CasePathable {
    _FormValidationReducer(
      base: self,
      status: status,
      form: AnyCasePath(form),
      action: AnyCasePath(action),
      validator: FormValidator(
        form: FormFieldKey(status),
        rules: rules(),
        location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    )
  }
}

/// A reducer with a validated form.
struct _FormValidationReducer<Base: Reducer>: Reducer {
  typealias State = Base.State
  typealias Validator = FormValidator<State>

  let base: Base
  let status: WritableKeyPath<State, FormStatus<State>>
  let form: AnyCasePath<Base.Action, FormAction<State>>
  let action: AnyCasePath<Base.Action, FormValidationAction<State>>
  let validator: Validator

  func reduce(into state: inout State, action: Base.Action) -> Effect<Base.Action> {
    _resolved().run(&state, action)
  }

  func _resolved() -> ResolvedReducer<State, Base.Action> {
    let base = base._resolved().run
    return ResolvedReducer { state, baseAction in
      // A write to the whole state is not a write to any field; `form` reports it.
      let write = form.extract(from: baseAction).flatMap { $0.write.isWhole ? nil : $0.write }
      let event = action.extract(from: baseAction)
      let first = prepare(for: write, event, &state)
      let effect = base(&state, baseAction)
      if event == nil, state[keyPath: status].records.isEmpty { return effect }
      let work = first.merge(with: respond(to: write, event, &state))
      return effect.merge(with: work.map { [action] in action.embed($0) })
    }
  }

  /// Performs the part of validation that precedes the feature's reducer.
  private func prepare(
    for write: (any FieldWrite<State>)?,
    _ event: FormValidationAction<State>?,
    _ state: inout State
  ) -> Validator.Work {
    guard write != nil || event != nil else { return .none }
    return update(&state) { state, status in
      if let write {
        validator.note(write, in: state, &status)
        let (path, key) = (self.status, FormFieldKey(write.keyPath))
        write.acknowledge { $0[keyPath: path][key].unparsedTexts }
      }
      switch event {
      case .reset: return validator.reset(&state, &status)
      case .checked(let result): return validator.take(result, in: state, &status)
      case .submit, .submitted, .rejected, nil: return .none
      }
    }
  }

  /// Performs the part of validation that follows the feature's reducer.
  private func respond(
    to write: (any FieldWrite<State>)?,
    _ event: FormValidationAction<State>?,
    _ state: inout State
  ) -> Validator.Work {
    update(&state) { state, status in
      let submission = event == .submit ? validator.submit(in: state, &status) : .none
      let written = write.map { FormFieldKey($0.keyPath) }
      let refreshing = validator.refresh(after: written, in: state, &status)
      return .merge(submission, refreshing, validator.finishSubmission(&status))
    }
  }

  /// Changes the status, and writes it back if it has changed.
  private func update(
    _ state: inout State,
    _ change: (inout State, inout FormStatus<State>) -> Validator.Work
  ) -> Validator.Work {
    let before = state[keyPath: status]
    var after = before
    let work = change(&state, &after)
    if after != before || after.revision != before.revision { state[keyPath: status] = after }
    return work
  }
}

extension _FormValidationReducer: ReducerWrapper {
  var wrapped: Base { base }
}
