// SPDX-License-Identifier: MIT

extension ActionCase {
  /// The declaration of the case.
  var declaration: String { "case \(name)\(payload.clause)" }
}

extension Child {
  /// The declaration of the case in an enum of state.
  var stateCase: String { "case \(name)\(statePayload)" }

  private var statePayload: String {
    if case .tuple(let parameters) = role { return parameters.clause(with: initialValues) }
    let initial = initialState.map { " = \($0)" } ?? ""
    return caseState.map { "(\($0)\(initial))" } ?? ""
  }
}
