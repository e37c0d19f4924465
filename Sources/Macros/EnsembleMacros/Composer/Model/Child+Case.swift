// SPDX-License-Identifier: MIT

// The parts of a child that is a case: of a feature with enum state, a destination or a stack.
extension Child {
  /// The type of the single value of its case in the state; nil for none or several values.
  var caseState: String? {
    switch role {
    case .feature, .optional, .rows, .state: state
    case .presented(let type): "\(type).State"
    case .dialog(let dialog, let action):
      "EnsembleDialogs.\(dialog.rawValue)<\(action ?? "Swift.Never")>"
    case .destination(let reducer), .stack(let reducer): "\(reducer.name).State"
    case .tuple, .stateless: nil
    }
  }

  /// The type of the value of its case in the actions.
  var caseAction: String? {
    switch role {
    case .feature, .optional, .rows: action
    case .presented(let type): "\(type).Action"
    case .dialog(_, let action): action ?? "Swift.Never"
    case .destination(let reducer), .stack(let reducer): "\(reducer.name).Action"
    case .state, .tuple, .stateless: nil
    }
  }

  /// Returns the expression that creates the reducer of its case.
  ///
  /// - Parameter reducer: The expression that creates the reducer of the feature.
  func caseReducer(_ reducer: String) -> String? {
    switch role {
    case .feature, .presented: reducer
    case .optional: wrapped(reducer, in: "OptionalReducer")
    case .rows: wrapped(reducer, in: "IdentifiedArrayReducer")
    case .destination(let reducer), .stack(let reducer):
      "EnsembleCore._body(of: \(reducer.name).self)"
    case .dialog, .state, .tuple, .stateless: nil
    }
  }

  private func wrapped(_ reducer: String, in type: String) -> String {
    ([reducer] + (location?.arguments ?? [])).call("EnsembleCore.\(type)").joined(separator: "\n")
  }

  /// The declaration of the case in an enum with `@Reducer`.
  var reducerCase: [String] {
    switch role {
    case .feature(let type), .presented(let type):
      return ["case \(name)(\(type)\(reducer.map { " = \($0)" } ?? ""))"]
    case .optional(let type), .rows(let type):
      let reducer = caseReducer(reducer ?? "\(type)()") ?? ""
      return ["case \(name)(\(type) = \(reducer))"]
    case .destination(let reducer), .stack(let reducer):
      return ["case \(name)(\(reducer.name) = EnsembleCore._body(of: \(reducer.name).self))"]
    case .dialog:
      return ["case \(name)(\(caseState ?? ""))"]
    case .state(let type):
      return ["@ReducerCaseIgnored case \(name)(\(type))"]
    case .tuple(let parameters):
      return ["case \(name)\(parameters.clause)"]
    case .stateless:
      return ["case \(name)"]
    }
  }

  /// The properties of the case that its declaration does not contain.
  var composedCase: ReducerCase.Composed {
    let isTuple = if case .tuple = role { true } else { false }
    let values = isTuple ? initialValues : [initialState].compactMap { $0 }
    var composed = ReducerCase.Composed(initialValues: values, location: location)
    switch role {
    case .optional, .rows, .destination, .stack:
      if let caseState, let caseAction { composed.types = (caseState, caseAction) }
    default: break
    }
    return composed
  }
}
