// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleDependencies
import EnsembleInternals
import OrderedCollections

extension FormValidator {
  /// Validates one field: by its rules, and if none is broken, by its checks.
  ///
  /// - Parameter isUrgent: Whether the checks start without a debounce.
  func validate(
    _ field: FieldRules<State>,
    isUrgent: Bool = false,
    in state: State,
    _ status: inout Status
  ) -> Work {
    let key = field.field.key
    let current = field.field.current(state)
    let problems = field.problems(in: state)
    let wasValidating = status[key].isValidating
    status.records[key, default: FieldRecord(lastValue: current)].lastValue = current
    status.records[key]?.checkProblems = []
    status[key].setFoundProblems(problems)
    status[key].isValidating = !status[key].hasProblems && !field.checks.isEmpty
    if status[key].isValidating { return check(field, current, isUrgent: isUrgent, in: state) }
    return wasValidating ? .cancel(id: FormCheckID(form: form, field: key)) : .none
  }

  /// Validates one field by its rules only. Results of its checks for the same value remain valid.
  func applyRules(
    of field: FieldRules<State>,
    in state: State,
    _ status: inout Status
  ) -> Work {
    let key = field.field.key
    let problems = field.problems(in: state)
    let record = status.records[key]
    let isUnchanged = record?.lastValue.isApplied(in: state) ?? false
    guard problems.isEmpty, isUnchanged else {
      // The checks are irrelevant now, so validate without any.
      let withoutChecks = FieldRules(field: field.field, rules: field.rules)
      return validate(withoutChecks, in: state, &status)
    }
    status[key].setFoundProblems(record?.checkProblems ?? [])
    return .none
  }

  private func check(
    _ field: FieldRules<State>,
    _ value: any FieldWrite<State>,
    isUrgent: Bool,
    in state: State
  ) -> Work {
    let debounce = isUrgent ? .zero : field.checks.map(\.debounce).max() ?? .zero
    let checks = field.checks.map { $0.prepare(state) }
    return .run(
      operation: { send in
        if debounce > .zero {
          @Dependency(\.continuousClock) var clock
          try await clock.sleep(for: debounce)
        }
        var problems: [String] = []
        for check in checks {
          if let problem = await check() { problems.append(problem) }
          try Task.checkCancellation()
        }
        await send(.checked(FormCheckResult(value, problems: problems)))
      },
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
    .cancellable(id: FormCheckID(form: form, field: field.field.key), cancelInFlight: true)
  }
}

/// The cancellation identifier of one field's checks.
struct FormCheckID<State>: Hashable, Sendable {
  let form: FormFieldKey<State>
  let field: FormFieldKey<State>
}
