// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder

/// A child of a feature, a destination or a stack.
struct Child {
  let name: String
  var role: Role

  /// The initial state, as written.
  var initialState: String?

  /// The initial values of a case with several associated values.
  var initialValues: [String] {
    guard let initialState, case .tuple(let parameters) = role else { return [] }
    let tuple = ExprSyntax("\(raw: initialState)").as(TupleExprSyntax.self)
    if let elements = tuple?.elements, elements.count == parameters.count {
      return elements.map(\.expression.trimmedDescription)
    }
    let type = parameters.clause
    return parameters.indices.map { "(\(initialState) as \(type)).\($0)" }
  }

  /// The expression that creates its reducer.
  var reducer: String?

  /// The location of its declaration.
  var location: CallSite?

  /// The initial state in the syntax tree.
  var initialExpression: ExprSyntax?

  enum Role {
    case feature(String)
    case optional(String)
    case rows(String)
    case presented(String)
    case dialog(Dialog, action: String?)
    case destination(EnumReducer)
    case stack(EnumReducer)
    case state(String)
    /// Several associated values of a case.
    case tuple([EnumCase.Parameter])
    case stateless
  }

  enum Dialog: String {
    case alert = "AlertState"
    case confirmationDialog = "ConfirmationDialogState"
  }

  /// A generated enum reducer.
  struct EnumReducer {
    let name: String
    var children: [Child]
    let conformances: Conformances
  }
}

extension Child {
  /// The type of its property in a struct of state.
  var state: String? {
    switch role {
    case .feature(let type): "\(type).State"
    case .optional(let type): "\(type).State?"
    case .rows(let type): "EnsembleCollections.IdentifiedArrayOf<\(type).State>"
    case .presented(let type): "\(type).State?"
    case .dialog(let dialog, let action):
      "EnsembleDialogs.\(dialog.rawValue)<\(action ?? "Swift.Never")>?"
    case .destination(let reducer): "\(reducer.name).State?"
    case .stack(let reducer): "EnsembleCore.StackState<\(reducer.name).State>"
    case .state(let type): type
    case .tuple, .stateless: nil
    }
  }

  /// The type of the value of its case in the actions of a feature.
  var action: String? {
    switch role {
    case .feature(let type), .optional(let type): "\(type).Action"
    case .rows(let type): "EnsembleCore.IdentifiedActionOf<\(type)>"
    case .presented(let type): "EnsembleCore.PresentationAction<\(type).Action>"
    case .dialog(_, let action): "EnsembleCore.PresentationAction<\(action ?? "Swift.Never")>"
    case .destination(let reducer): "EnsembleCore.PresentationAction<\(reducer.name).Action>"
    case .stack(let reducer):
      "EnsembleCore.StackAction<\(reducer.name).State, \(reducer.name).Action>"
    case .state, .tuple, .stateless: nil
    }
  }

  /// The default value of its property.
  var initialValue: String? {
    if let initialState { return initialState }
    switch role {
    case .rows: return "[]"
    case .stack: return "EnsembleCore.StackState()"
    default: return nil
    }
  }

  /// The type of its feature.
  var feature: String? {
    switch role {
    case .feature(let type), .optional(let type), .rows(let type), .presented(let type): type
    default: nil
    }
  }

  /// Whether its property has `@Presents`.
  var isPresented: Bool {
    switch role {
    case .presented, .dialog, .destination: true
    default: false
    }
  }

  /// The children of a destination or a stack.
  var members: [Child] {
    switch role {
    case .destination(let reducer), .stack(let reducer): reducer.children
    default: []
    }
  }
}
