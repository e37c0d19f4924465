// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals
import OrderedCollections

/// The logic that keeps the status of a form up to date.
///
/// Every function updates the status for a state, and returns the effects to start.
struct FormValidator<State> {
  typealias Status = FormStatus<State>
  typealias Work = Effect<FormValidationAction<State>>

  /// The identity of this form among the forms of the same feature.
  let form: FormFieldKey<State>
  let rules: FormRules<State>
  let location: SourceLocation

  /// Records a write of the user to a field, or a report of an unparsed text. The state is the one
  /// before the write.
  func note(_ write: any FieldWrite<State>, in state: State, _ status: inout Status) {
    let key = FormFieldKey(write.keyPath)
    if case .parsed(let part) = write.report,
      !status[key].unparsedTexts.contains(where: { $0.part == part })
    {
      return
    }
    let before = write.current(in: state)
    status[key].isTouched = true
    if status.records[key] == nil { status.records[key] = FieldRecord(lastValue: before) }
    if status.records[key]?.original == nil { status.records[key]?.original = before }
    status[key].take(write.report ?? .parsed(part: ""))
  }

  /// Examines the fields that the user has written to, and validates those that have changed.
  ///
  /// - Parameter written: A field that always counts as changed.
  func refresh(
    after written: FormFieldKey<State>?,
    in state: State,
    _ status: inout Status
  ) -> Work {
    var changed: Set<FormFieldKey<State>> = []
    for (key, record) in status.records {
      let isChanged = !record.lastValue.isApplied(in: state)
      // The control shows the new value.
      if isChanged { status[key].take(.parsed(part: "")) }
      let differs = record.original.map { !$0.isApplied(in: state) } ?? false
      let isDirty = differs || !status[key].unparsedTexts.isEmpty
      if status[key].isDirty != isDirty { status[key].isDirty = isDirty }
      if key == written || isChanged {
        changed.insert(key)
        status.records[key]?.lastValue = record.lastValue.current(in: state)
        // Fields with rules are validated below.
        status[key].setFoundProblems([])
      }
    }
    if changed.isEmpty { return .none }
    let stale = rules.fields.filter { field in
      changed.contains(field.field.key)
        || status[field.field.key].isTouched && field.depend(on: changed)
    }
    return .merge(stale.map { validate($0, in: state, &status) })
  }

  /// Validates all fields, and runs the checks if no rule is broken.
  func submit(in state: State, _ status: inout Status) -> Work {
    if status.isSubmitting { return .none }
    status.isSubmitting = true
    for key in status.keys where !rules.fields.contains(where: { $0.field.key == key }) {
      status[key].setFoundProblems([])
    }
    for field in rules.fields { status[field.field.key].isTouched = true }
    let isBroken =
      status.hasUnparsedTexts || rules.fields.contains { !$0.problems(in: state).isEmpty }
    return .merge(
      rules.fields.map { field in
        isBroken
          ? applyRules(of: field, in: state, &status)
          : validate(field, isUrgent: true, in: state, &status)
      }
    )
  }

  /// Ends a submission with a known outcome.
  func finishSubmission(_ status: inout Status) -> Work {
    guard status.isSubmitting, status.hasProblems || !status.isValidating else { return .none }
    status.isSubmitting = false
    return .send(status.hasProblems ? .rejected : .submitted)
  }

  /// Applies the result of a field's checks, unless it is no longer awaited.
  func take(
    _ result: FormCheckResult<State>,
    in state: State,
    _ status: inout Status
  ) -> Work {
    let key = FormFieldKey(result.keyPath)
    guard
      status[key].isValidating,
      let field = rules.fields.first(where: { $0.field.key == key })
    else { return .none }
    guard result.write.isApplied(in: state) else {
      return validate(field, isUrgent: status.isSubmitting, in: state, &status)
    }
    status[key].isValidating = false
    status[key].setFoundProblems(result.problems)
    status.records[key]?.checkProblems = result.problems
    return .none
  }

  /// Restores the first values of all fields.
  func reset(_ state: inout State, _ status: inout Status) -> Work {
    let work = Work.merge(status.validating.map { .cancel(id: FormCheckID(form: form, field: $0)) })
    // A field may be part of another one that was written later.
    for record in status.records.values.reversed() { record.original?.apply(to: &state) }
    status = Status()
    return work
  }
}
