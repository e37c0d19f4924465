// SPDX-License-Identifier: MIT

extension ActionCase {
  /// The case as it is declared.
  var declaration: String { "case \(name)\(payload.clause)" }
}

extension Child {
  /// The case as it is declared in an enum of state.
  var stateCase: String { "case \(name)\(statePayload)" }

  private var statePayload: String {
    if case .tuple(let parameters) = role { return parameters.clause(with: initialValues) }
    let initial = initialState.map { " = \($0)" } ?? ""
    return caseState.map { "(\($0)\(initial))" } ?? ""
  }
}
