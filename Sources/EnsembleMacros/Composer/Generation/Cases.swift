// SPDX-License-Identifier: MIT

extension ActionCase {
  /// The case as it is declared.
  var declaration: String { "case \(name)\(payload.clause)" }
}

extension Child {
  /// The case as it is declared in an enum of state.
  var stateCase: String { "case \(name)\(statePayload)" }

  private var statePayload: String {
    let initial = initialState.map { " = \($0)" } ?? ""
    switch role {
    case .feature(let type), .optional(let type), .rows(let type), .presented(let type):
      return "(\(type).State\(initial))"
    case .dialog(let dialog, let action):
      return "(EnsembleCore.\(dialog.rawValue)<\(action ?? "Swift.Never")>)"
    case .state(let type): return "(\(type)\(initial))"
    case .tuple(let parameters): return parameters.clause
    case .destination, .stack, .stateless: return ""
    }
  }
}
